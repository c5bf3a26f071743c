// Lines, sets of lines and turns as text: "a1-b1"; "1. b5-c5 2. c4-c5 3. b4-b5, d3-e3".
#pragma once

#include <cstdint>
#include <string_view>

#include "kamertje/game.hpp"
#include "kamertje/refusal.hpp"
#include "kamertje/text.hpp"

namespace kamertje {

void print_line(const Grid& grid, int32_t line, Text& out);
// The dots in either order.
Outcome<int32_t> read_line(const Grid& grid, std::string_view text);

// Lines in any order, separated by spaces or commas; a line named twice is refused.
Outcome<LineSet> read_lines(const Grid& grid, std::string_view text);

// The moves of the game, a numbered turn each.
void print_turns(const Game& game, Text& out);
// Plays a turn list, numbered from 1; only its last turn may be incomplete. The game is left as it was when refused.
Outcome<int32_t> read_turns(Game& game, std::string_view text);  // the number of moves played

}  // namespace kamertje
