// The dealer as the page sees it, a module of its own: keys go in and a field comes out by one buffer.
#include <cstdint>

#include "kamertje/deal/bag.hpp"
#include "kamertje/deal/deal.hpp"

#define EXPORT(name) extern "C" __attribute__((export_name(#name))) auto name

namespace {

using namespace kamertje::deal;

constexpr int32_t key_bytes = sizeof(Key);

uint8_t buffer[3 * max_cells];

Key key_at(int32_t place) {
  Key key{};
  for (int32_t byte = 0; byte < key_bytes; ++byte) key[static_cast<uint32_t>(byte)] = buffer[place + byte];
  return key;
}

}  // namespace

EXPORT(kd_bytes)()->uint8_t* { return buffer; }

// From the layout's key and the grid's, one after the other: blocks, givens and solution, cell by cell. How many cells
// there are, -1 for a size that is not dealt, -2 for so many givens.
EXPORT(kd_deal)(int32_t size, int32_t irregular, int32_t givens)->int32_t {
  const auto dealt = deal({size, irregular != 0, givens}, key_at(0), key_at(key_bytes));
  if (const auto* refused = std::get_if<Refused>(&dealt)) return *refused == Refused::size ? -1 : -2;
  const auto& field = *std::get_if<Field>(&dealt);
  const int32_t cells = field.layout.cells();
  for (int32_t cell = 0; cell < cells; ++cell) {
    buffer[cell] = field.layout.block[cell];
    buffer[cells + cell] = field.givens[cell];
    buffer[2 * cells + cell] = field.solution[cell];
  }
  return cells;
}

// Of the key at the beginning of the buffer; needs a bound above 0.
EXPORT(kd_bag_number)(uint32_t index, uint32_t bound)->uint32_t {
  if (bound == 0) __builtin_trap();
  return bag_number(key_at(0), index, bound);
}
