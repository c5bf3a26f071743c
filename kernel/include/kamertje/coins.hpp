// Strings and coins: the dual of a position. A coin is an open box, a string is an undrawn line; it ties a coin to
// another or to the ground. Drawing a line cuts its string; a coin without strings is taken. The solver sees only this.
#pragma once

#include <array>
#include <cstdint>

#include "kamertje/mask.hpp"
#include "kamertje/position.hpp"

namespace kamertje {

inline constexpr int32_t max_strings = 128;
inline constexpr uint8_t ground = 255;

// Strings are numbered in the order in which the search tries them: from the centre of the board outwards.
struct CoinGraph {
  int32_t strings = 0;
  int32_t coins = 0;
  std::array<std::array<uint8_t, 2>, max_strings> end;  // coins; the second may be the ground
  std::array<Mask128, max_boxes> strings_of;  // of a coin
  // Two strings with the same ends are interchangeable, so they are cut in order of number: the next lower twin, or -1.
  std::array<int8_t, max_strings> lower_twin;
  std::array<uint8_t, max_strings> line_of;  // the line of the grid that a string stands for
};

// False when more than max_strings lines are undrawn.
bool compile_coins(const Position& position, CoinGraph& graph);

}  // namespace kamertje
