// A move is one byte: a line, a roll of the dice, a pass, the pie rule's swap, or that a player leaves for good.
#pragma once

#include <cstdint>

#include "kamertje/grid.hpp"

namespace kamertje {

using Move = uint8_t;

// Two dice in the order in which they fell, 1..6 each.
struct Roll {
  uint8_t first = 1;
  uint8_t second = 1;

  friend constexpr bool operator==(const Roll&, const Roll&) = default;
};

inline constexpr int32_t rolls_in_all = 36;
inline constexpr Move first_roll = max_lines;  // 1 and 1; the others follow, the second die running faster
inline constexpr Move first_leave = 247;       // player 1 leaves; the others follow
inline constexpr Move no_roll = 253;           // not a move: nothing has been thrown
inline constexpr Move pass_move = 254;
inline constexpr Move swap_move = 255;

constexpr bool is_roll(Move move) { return move >= first_roll && move < first_roll + rolls_in_all; }
constexpr Move move_of(Roll roll) { return static_cast<Move>(first_roll + 6 * (roll.first - 1) + roll.second - 1); }
// Needs is_roll(move).
constexpr Roll roll_of(Move move) {
  const int32_t place = move - first_roll;
  return {static_cast<uint8_t>(place / 6 + 1), static_cast<uint8_t>(place % 6 + 1)};
}

inline constexpr int32_t max_players = 4;

constexpr bool is_leave(Move move) { return move >= first_leave && move < first_leave + max_players; }
constexpr Move leave_of(int32_t player) { return static_cast<Move>(first_leave + player - 1); }
// Needs is_leave(move).
constexpr int32_t leaver(Move move) { return move - first_leave + 1; }

static_assert(first_roll + rolls_in_all <= first_leave && first_leave + max_players <= no_roll);

}  // namespace kamertje
