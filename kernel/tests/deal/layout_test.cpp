#include "kamertje/deal/layout.hpp"

#include <map>
#include <set>
#include <string>

#include "doctest.h"
#include "slow.hpp"

namespace kamertje::tests {
namespace {

using Blocks = std::string;  // a number a cell

deal::Key key_of(uint8_t number) {
  deal::Key key{};
  key[0] = number;
  return key;
}

Blocks blocks_of(const deal::Layout& layout) { return {layout.block.begin(), layout.block.begin() + layout.cells()}; }

bool beside(int32_t one, int32_t other) {
  const int32_t down = other / 4 - one / 4;
  const int32_t right = other % 4 - one % 4;
  return down * down <= 1 && right * right <= 1 && down != right && one != other;
}

// All connected shapes of four cells on the 4×4 field, as sets of bits.
std::set<uint32_t> shapes() {
  std::set<uint32_t> found;
  for (int32_t cell = 0; cell < 16; ++cell) found.insert(1U << cell);
  for (int32_t grown = 1; grown < 4; ++grown) {
    std::set<uint32_t> larger;
    for (const uint32_t shape : found)
      for (int32_t cell = 0; cell < 16; ++cell)
        for (int32_t next = 0; next < 16; ++next)
          if ((shape >> cell & 1) != 0 && (shape >> next & 1) == 0 && beside(cell, next))
            larger.insert(shape | 1U << next);
    found = larger;
  }
  return found;
}

// Every way to lay such shapes side by side, the blocks in the order of their first cells.
void divide(const std::set<uint32_t>& all, uint32_t covered, uint8_t block, Blocks& blocks, std::set<Blocks>& found) {
  if (covered == 0xffff) {
    found.insert(blocks);
    return;
  }
  const uint32_t first = ~covered & (covered + 1);
  for (const uint32_t shape : all) {
    if ((shape & first) == 0 || (shape & covered) != 0) continue;
    for (uint32_t cell = 0; cell < 16; ++cell)
      if ((shape >> cell & 1) != 0) blocks[cell] = static_cast<char>(block);
    divide(all, covered | shape, block + 1, blocks, found);
  }
}

}  // namespace

TEST_CASE("regular layouts") {
  CHECK(blocks_of(deal::regular_layout(4)) == Blocks{0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3});
  const deal::Layout six = deal::regular_layout(6);
  CHECK(six.block[2] == 0);
  CHECK(six.block[3] == 1);
  CHECK(six.block[6] == 0);
  CHECK(six.block[12] == 2);
  for (const int32_t size : {4, 6, 9}) CHECK(all_connected(deal::regular_layout(size)));
}

TEST_CASE("a walk keeps every block whole and connected at each step") {
  deal::Chance chance(key_of(1));
  for (const int32_t size : {4, 6, 9}) {
    deal::Layout layout = deal::regular_layout(size);
    for (int32_t step = 0; step < 3000; ++step) {
      const deal::Layout before = layout;
      deal::walk(layout, 1, chance);
      int32_t changed = 0;
      for (int32_t cell = 0; cell < layout.cells(); ++cell) changed += layout.block[cell] != before.block[cell] ? 1 : 0;
      CHECK((changed == 0 || changed == 2));
      if (changed != 0) REQUIRE(all_connected(layout));
    }
    CHECK(layout != deal::regular_layout(size));
  }
}

TEST_CASE("the walk comes to every layout of the 4×4 field, and to all alike") {
  std::set<Blocks> all;
  Blocks blocks(16, 0);
  divide(shapes(), 0, 0, blocks, all);
  CHECK(all.size() == 183);

  constexpr int32_t each = 50;
  std::map<Blocks, int32_t> seen;
  deal::Chance chance(key_of(2));
  for (std::size_t count = 0; count < each * all.size(); ++count) {
    deal::Layout layout = deal::regular_layout(4);
    deal::walk(layout, 1000, chance);
    deal::renumber(layout);
    ++seen[blocks_of(layout)];
  }
  CHECK(seen.size() == all.size());
  double chi_square = 0;
  for (const auto& [layout, count] : seen) {
    CHECK(all.count(layout) == 1);
    chi_square += static_cast<double>((count - each) * (count - each)) / each;
  }
  const auto freedom = static_cast<double>(all.size() - 1);
  CAPTURE(chi_square);
  CAPTURE(freedom);
  CHECK((chi_square - freedom) * (chi_square - freedom) < 16 * 2 * freedom);  // within four standard deviations
}

TEST_CASE("blocks are numbered in the order of their first cells") {
  deal::Layout layout{4, {3, 3, 1, 1, 3, 3, 1, 1, 0, 0, 2, 2, 0, 0, 2, 2}};
  deal::renumber(layout);
  CHECK(layout == deal::regular_layout(4));
}

}  // namespace kamertje::tests
