// How a field is divided into blocks: regular ones, or connected shapes that a random walk draws.
#pragma once

#include <array>
#include <cstdint>

#include "kamertje/deal/cells.hpp"
#include "kamertje/deal/chance.hpp"

namespace kamertje::deal {

// The block of each cell, by number from 0; cells count row by row. Blocks hold `size` cells each.
struct Layout {
  int32_t size = 0;
  std::array<uint8_t, max_cells> block{};

  constexpr int32_t cells() const { return size * size; }
  friend bool operator==(const Layout&, const Layout&) = default;
};

// 3×3 on 9×9, 2 rows × 3 columns on 6×6, 2×2 on 4×4.
Layout regular_layout(int32_t size);

// Proposes so many times to let two random cells trade their blocks, which happens where both blocks stay connected. A
// proposal and its reverse are equally likely, so that in the limit every layout is.
void walk(Layout& layout, int32_t proposals, Chance& chance);

// Blocks numbered in the order of their first cells.
void renumber(Layout& layout);

}  // namespace kamertje::deal
