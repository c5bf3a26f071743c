// Lines, sets of lines, numbers and turns as text: "a1-b1"; "7 6 5 12"; "1. b5-c5 2. c4-c5 3. b4-b5, d3-e3"; with dice
// "1. [2+5] a1-b1, [6+1] c2-c3 2. [1+1] -".
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

// Also of a roll "[2+5]" or "[2*5]", a pass "-" and a swap.
void print_move(const Grid& grid, Numbers numbers, Move move, Text& out);

// The boxes' numbers in their order, separated by spaces or commas.
void print_numbers(const Position& position, Text& out);
Outcome<BoxNumbers> read_numbers(const SetUp& setup, const Grid& grid, std::string_view text);

// The moves of the game, a numbered turn each. A roll stands before its line; the last one may stand alone.
void print_turns(const Game& game, Text& out);
// Plays a turn list, numbered from 1; only its last turn may be incomplete. The game is left as it was when refused.
Outcome<int32_t> read_turns(Game& game, std::string_view text);  // the number of moves played

}  // namespace kamertje
