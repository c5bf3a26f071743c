#include "kamertje/deal/deal.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>

#include "doctest.h"
#include "slow.hpp"

namespace kamertje::tests {
namespace {

using deal::Field;
using deal::Refused;

deal::Key key_of(uint32_t number) {
  deal::Key key{};
  for (uint32_t byte = 0; byte < 4; ++byte) key[byte] = static_cast<uint8_t>(number >> (8 * byte));
  return key;
}

Field dealt(deal::Order order, uint32_t number) {
  const auto result = deal::deal(order, key_of(number), key_of(number + 1000));
  REQUIRE(std::holds_alternative<Field>(result));
  return std::get<Field>(result);
}

void check_field(const Field& field, int32_t givens) {
  const deal::Layout& layout = field.layout;
  SlowSolver solver{layout, std::vector<int32_t>(static_cast<std::size_t>(layout.cells()), 0)};
  for (int32_t cell = 0; cell < layout.cells(); ++cell) {
    CHECK(solver.allowed(cell, field.solution[cell]));
    solver.digits[cell] = field.solution[cell];
  }
  int32_t count = 0;
  for (int32_t cell = 0; cell < layout.cells(); ++cell) {
    CHECK((field.givens[cell] == 0 || field.givens[cell] == field.solution[cell]));
    solver.digits[cell] = field.givens[cell];
    count += field.givens[cell] != 0 ? 1 : 0;
  }
  CHECK(count == givens);
  solver.count();
  CHECK(solver.found == 1);
  CHECK(all_connected(layout));
}

// The text between the quotation marks that follow a name, from some place on. Enough for the vectors, which are flat.
std::string after(const std::string& text, const std::string& name, std::size_t& place) {
  place = text.find("\"" + name + "\": ", place);
  REQUIRE(place != std::string::npos);
  place += name.size() + 4;
  const bool quoted = text[place] == '"';
  const std::size_t from = quoted ? place + 1 : place;
  place = text.find_first_of(quoted ? "\"" : ",}", from);
  return text.substr(from, place - from);
}

deal::Key key_in(const std::string& hex) {
  deal::Key key{};
  REQUIRE(hex.size() == 2 * key.size());
  for (std::size_t byte = 0; byte < key.size(); ++byte)
    key[byte] = static_cast<uint8_t>(std::stoi(hex.substr(2 * byte, 2), nullptr, 16));
  return key;
}

}  // namespace

TEST_CASE("every field has so many givens, connected blocks and one solution") {
  for (uint32_t number = 0; number < 3; ++number)
    for (const deal::Order& order : {deal::Order{9, false, 30},
                                     {9, true, 30},
                                     {9, false, 25},
                                     {9, true, 20},
                                     {9, false, 36},
                                     {9, true, 36},
                                     {6, false, 10},
                                     {6, true, 8},
                                     {6, true, 16}}) {
      CAPTURE(order.size);
      CAPTURE(order.irregular);
      CAPTURE(order.givens);
      check_field(dealt(order, number), order.givens);
    }
}

TEST_CASE("regular fields have regular blocks whatever the layout's key") {
  const Field one = dealt({9, false, 30}, 1);
  CHECK(one.layout == deal::regular_layout(9));
  const auto other = deal::deal({9, false, 30}, key_of(77), key_of(1001));
  CHECK(std::get<Field>(other).givens == one.givens);
}

TEST_CASE("a key of zeros deals as well") {
  const auto result = deal::deal({9, true, 30}, {}, {});
  REQUIRE(std::holds_alternative<Field>(result));
  check_field(std::get<Field>(result), 30);
}

TEST_CASE("sizes and numbers of givens that are not dealt") {
  for (const int32_t size : {0, 4, 7, 8, 10, -9})
    CHECK(std::get<Refused>(deal::deal({size, false, 16}, {}, {})) == Refused::size);
  for (const int32_t size : {6, 9})
    for (const bool irregular : {false, true}) {
      const deal::Range range = deal::feasible(size, irregular);
      for (const int32_t givens : {range.least - 1, range.most + 1, 0, -1})
        CHECK(std::get<Refused>(deal::deal({size, irregular, givens}, {}, {})) == Refused::givens);
    }
}

TEST_CASE("the fields on record") {
  std::ifstream file(VECTORS "/numbridge/deals.json");
  REQUIRE(file.good());
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const std::size_t end = text.find("\"numbers\"");
  int32_t fields = 0;
  for (std::size_t place = 0; text.find("\"size\"", place) < end; ++fields) {
    const int32_t size = std::stoi(after(text, "size", place));
    const bool irregular = after(text, "irregular", place) == "true";
    const deal::Key layout = key_in(after(text, "layout_key", place));
    const deal::Key grid = key_in(after(text, "grid_key", place));
    const std::string blocks = after(text, "blocks", place);
    const std::string givens = after(text, "givens", place);
    const std::string solution = after(text, "solution", place);
    const auto count =
        static_cast<int32_t>(givens.size() - static_cast<std::size_t>(std::count(givens.begin(), givens.end(), '.')));
    const auto result = deal::deal({size, irregular, count}, layout, grid);
    REQUIRE(std::holds_alternative<Field>(result));
    const auto& field = std::get<Field>(result);
    REQUIRE(static_cast<int32_t>(blocks.size()) == field.layout.cells());
    for (std::size_t cell = 0; cell < blocks.size(); ++cell) {
      CHECK(blocks[cell] == 'a' + field.layout.block[cell]);
      CHECK(givens[cell] == (field.givens[cell] == 0 ? '.' : '0' + field.givens[cell]));
      CHECK(solution[cell] == '0' + field.solution[cell]);
    }
  }
  CHECK(fields >= 8);
}

}  // namespace kamertje::tests
