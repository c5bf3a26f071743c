// The dealer of Numbridge in Python.
#include "kamertje/deal/bag.hpp"
#include "kamertje/deal/deal.hpp"
#include "python_door.hpp"

namespace kamertje::door {
namespace {

deal::Key read_key(const nb::bytes& bytes, const char* what) {
  deal::Key key{};
  if (bytes.size() != key.size()) throw nb::value_error((std::string(what) + " must have 32 bytes").c_str());
  const auto* from = static_cast<const uint8_t*>(bytes.data());
  for (uint32_t place = 0; place < key.size(); ++place) key[place] = from[place];
  return key;
}

int32_t read_small(const nb::int_& number, const char* what) {
  return read_between(number, INT32_MIN, INT32_MAX, what);
}

nb::object deal_field(const nb::int_& size, bool irregular, const nb::int_& givens, const nb::bytes& layout,
                      const nb::bytes& grid) {
  const deal::Order order{read_small(size, "size"), irregular, read_small(givens, "givens")};
  const auto dealt = deal::deal(order, read_key(layout, "layout"), read_key(grid, "grid"));
  if (const auto* refused = std::get_if<deal::Refused>(&dealt)) {
    if (*refused == deal::Refused::size) return nb::cast(RefusalObject{"field_size", std::to_string(order.size)});
    return nb::cast(RefusalObject{"field_givens", std::to_string(order.givens)});
  }
  const auto& field = *std::get_if<deal::Field>(&dealt);
  const auto cells = static_cast<uint32_t>(field.layout.cells());
  return nb::make_tuple(nb::bytes(field.layout.block.data(), cells), nb::bytes(field.givens.data(), cells),
                        nb::bytes(field.solution.data(), cells));
}

uint32_t bag_number(const nb::bytes& key, const nb::int_& index, const nb::int_& below) {
  const int32_t bound = read_between(below, 1, INT32_MAX, "below");
  return deal::bag_number(read_key(key, "key"), static_cast<uint32_t>(read_between(index, 0, INT32_MAX, "index")),
                          static_cast<uint32_t>(bound));
}

}  // namespace

void bind_deal(nb::module_& module) {
  module.def("deal", &deal_field, nb::arg("size"), nb::arg("irregular"), nb::arg("givens"), nb::arg("layout"),
             nb::arg("grid"));
  module.def("bag_number", &bag_number, nb::arg("key"), nb::arg("index"), nb::arg("below"));
}

}  // namespace kamertje::door
