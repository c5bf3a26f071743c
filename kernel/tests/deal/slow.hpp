// Counts solutions slowly and obviously: every digit that row, column and block leave, cell by cell. Shares nothing
// with the dealer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "kamertje/deal/layout.hpp"

namespace kamertje::tests {

struct SlowSolver {
  const deal::Layout& layout;
  std::vector<int32_t> digits;
  int32_t found = 0;

  bool allowed(int32_t cell, int32_t digit) const {
    for (int32_t other = 0; other < layout.cells(); ++other) {
      const bool same_row = other / layout.size == cell / layout.size;
      const bool same_column = other % layout.size == cell % layout.size;
      const bool same_block = layout.block[other] == layout.block[cell];
      if ((same_row || same_column || same_block) && digits[other] == digit) return false;
    }
    return true;
  }

  int32_t choices(int32_t cell) const {
    int32_t count = 0;
    for (int32_t digit = 1; digit <= layout.size; ++digit) count += allowed(cell, digit) ? 1 : 0;
    return count;
  }

  // Stops at two.
  void count() {
    int32_t next = -1;
    for (int32_t cell = 0; cell < layout.cells(); ++cell)
      if (digits[cell] == 0 && (next < 0 || choices(cell) < choices(next))) next = cell;
    if (next < 0) {
      ++found;
      return;
    }
    for (int32_t digit = 1; digit <= layout.size && found < 2; ++digit) {
      if (!allowed(next, digit)) continue;
      digits[next] = digit;
      count();
      digits[next] = 0;
    }
  }
};

// Whether all cells of each block can be reached from one another by hexagon neighbours.
inline bool all_connected(const deal::Layout& layout) {
  const int32_t size = layout.size;
  const auto beside = [size](int32_t one, int32_t other) {
    const int32_t down = other / size - one / size;
    const int32_t right = other % size - one % size;
    return down * down <= 1 && right * right <= 1 && down != right;
  };
  for (int32_t block = 0; block < size; ++block) {
    std::vector<int32_t> reached;
    for (int32_t cell = 0; cell < layout.cells() && reached.empty(); ++cell)
      if (layout.block[cell] == block) reached.push_back(cell);
    for (std::size_t place = 0; place < reached.size(); ++place)
      for (int32_t cell = 0; cell < layout.cells(); ++cell) {
        if (layout.block[cell] != block || !beside(reached[place], cell)) continue;
        bool known = false;
        for (const int32_t other : reached) known = known || other == cell;
        if (!known) reached.push_back(cell);
      }
    if (static_cast<int32_t>(reached.size()) != size) return false;
  }
  return true;
}

}  // namespace kamertje::tests
