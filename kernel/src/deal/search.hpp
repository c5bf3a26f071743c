// What can still stand where, followed to its ends: by what is forced, then by trying.
#pragma once

#include <cstdint>

#include "kamertje/deal/layout.hpp"

namespace kamertje::deal {

// Rows, columns and blocks: each holds every digit once.
struct Units {
  explicit Units(const Layout& layout);

  int32_t size;
  int32_t count;
  Cells all;
  Cells unit[3 * max_size];
  Cells seen[max_cells];       // the other cells of a cell's row, column and block
  uint32_t holding[max_cells]{};  // its three units, a bit each
};

// Digits count from 0 here.
struct Open {
  Cells can[max_size];     // where each digit stands or can still stand
  Cells looked[max_size];  // where it could when its places were last counted
  Cells open;              // cells not filled yet

  void place(const Units& units, int32_t cell, int32_t digit) {
    for (int32_t other = 0; other < units.size; ++other) can[other] -= Cells::of(cell);
    can[digit] = (can[digit] - units.seen[cell]) | Cells::of(cell);
    open -= Cells::of(cell);
  }
};

Open nothing_placed(const Units& units);

// Fills what has one place or one digit left. False where something has none.
bool follow(const Units& units, Open& state);

enum class Found : uint8_t { none, one, unknown };

// Looks for a filling within so many nodes, and leaves it in the state; tries digits in random order where chance is
// given.
Found find(const Units& units, Open& state, int32_t& nodes, Chance* chance);

}  // namespace kamertje::deal
