// What a position is made of: closing, giving and safe lines, chains and rings, and who the long chain rule favours.
#pragma once

#include <array>
#include <cstdint>

#include "kamertje/position.hpp"

namespace kamertje {

// closes: completes a box. giveaway: else leaves an open box with exactly one undrawn side. safe: neither.
enum class LineKind : uint8_t { drawn, safe, giveaway, closes };
LineKind line_kind(const Position& position, int32_t line);
int32_t count_safe(const Position& position);

// A maximal path of open boxes with exactly two undrawn sides, joined through undrawn sides; a ring when it closes on
// itself.
struct Chain {
  bool ring = false;
  uint8_t boxes = 0;  // how many
  uint8_t lines = 0;
  std::array<uint8_t, max_boxes> box;       // in order along the path
  std::array<uint8_t, max_boxes + 1> line;  // the undrawn sides in the same order

  bool is_long() const { return !ring && boxes >= 3; }
};

// All chains and rings, by the lowest box number in each.
struct Chains {
  int32_t count = 0;
  std::array<Chain, max_boxes> chain;
};
Chains find_chains(const Position& position);

// The long chain rule for this very position (Berlekamp), shown for two players, normal objective and extra turn.
// With L lines and B boxes left and C long chains in the end, the mover draws last when L - B + C is odd.
struct Control {
  bool shown = false;
  uint8_t player = 0;        // whom the present number of long chains favours
  bool wants_even = false;   // the parity of the number of long chains that this player wants
  uint8_t long_chains = 0;   // as many there are now
};
Control control(const Position& position);

}  // namespace kamertje
