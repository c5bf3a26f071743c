// Words for the tests: a game from a set-up and a turn list, a line from its name, and what was refused.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "doctest.h"
#include "kamertje/notation.hpp"

namespace kamertje::tests {

inline SetUp setup_of(std::string_view text) {
  const Outcome<SetUp> setup = read_setup(text);
  REQUIRE_MESSAGE(std::holds_alternative<SetUp>(setup), std::string(text));
  return std::get<SetUp>(setup);
}

inline Game game_of(std::string_view setup, std::string_view turns = "") {
  Game game(setup_of(setup));
  const Outcome<int32_t> played = read_turns(game, turns);
  REQUIRE_MESSAGE(std::holds_alternative<int32_t>(played), std::string(turns));
  return game;
}

inline Move line_of(const Game& game, std::string_view name) {
  const Outcome<int32_t> line = read_line(game.grid(), name);
  REQUIRE_MESSAGE(std::holds_alternative<int32_t>(line), std::string(name));
  return static_cast<Move>(std::get<int32_t>(line));
}

// Draws all but these lines in ink.
inline Game only_undrawn(std::string_view setup, std::string_view names) {
  Game game = game_of(setup);
  const Outcome<LineSet> kept = read_lines(game.grid(), names);
  REQUIRE_MESSAGE(std::holds_alternative<LineSet>(kept), std::string(names));
  for (int32_t line = 0; line < game.grid().lines; ++line)
    if (!std::get<LineSet>(kept).has(line) && game.can_play(static_cast<Move>(line))) game.draw_ink(line);
  return game;
}

inline std::string name_of(const Grid& grid, int32_t line) {
  Text text;
  print_line(grid, line, text);
  return std::string(text.view());
}

inline std::string turns_of(const Game& game) {
  Text text;
  print_turns(game, text);
  return std::string(text.view());
}

// "code text" of a refusal, "" of a value.
template <class Value>
std::string refusal_in(const Outcome<Value>& outcome) {
  const auto* refusal = std::get_if<Refusal>(&outcome);
  return refusal == nullptr ? "" : std::string(code_name(refusal->code)) + " " + std::string(refusal->text);
}

// Every set-up of a square that is wide or high at most 8 or the longest strip, each triangle and each hexagon.
inline std::vector<std::string> all_grids() {
  std::vector<std::string> grids;
  for (int32_t width = 1; width <= 8; ++width)
    for (int32_t height = 1; height <= 8; ++height)
      grids.push_back(std::to_string(width) + "x" + std::to_string(height));
  for (const char* large : {"1x25", "25x1", "25x3", "3x25", "7x13", "9x10", "4x22"}) grids.emplace_back(large);
  for (int32_t side = 2; side <= 8; ++side) grids.push_back("triangle:" + std::to_string(side));
  for (int32_t side = 2; side <= 5; ++side) grids.push_back("hexagon:" + std::to_string(side));
  return grids;
}

}  // namespace kamertje::tests
