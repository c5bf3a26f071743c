// What a parser or a rule answers instead of a value: a code for programs, and the offending text for people.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

namespace kamertje {

enum class RefusalCode : uint8_t {
  grid_unknown,      // no such grid: "round:4"
  grid_size,         // outside the range, or more than 210 lines
  option_unknown,    // no such word
  option_twice,      // the same word again
  option_clash,      // two words that exclude each other
  nothing_to_play,   // a box closed at the start, or nothing to draw
  line_unknown,      // no such line on this grid, or not a line at all
  line_drawn,        // drawn already
  turn_syntax,       // not a turn list
  turn_number,       // turns are numbered 1, 2, 3, …
  turn_incomplete,   // the next number comes too early: only the last turn may go on
  turn_too_long,     // lines after the turn had passed
  swap_refused,      // swap where the pie rule does not allow it
  numbers_refused,   // numbers for a game without dice
  numbers_count,     // not one number for each box
  number_impossible, // a number that two dice cannot give
  numbers_missing,   // a move before the boxes have their numbers
  roll_refused,      // a roll where none is due
  roll_missing,      // a line or a pass before the dice are thrown
  line_not_rolled,   // a line whose open boxes do not show what was thrown
  pass_refused,      // a pass though some line may be drawn, or in a game without dice
  leave_refused,     // somebody who left before, or is not in the game
  game_over,         // nothing left to draw
};

// The name that programs see, for example "line_drawn".
std::string_view code_name(RefusalCode code);

// The text is a part of what was read, so it lives as long as the reader's input.
struct Refusal {
  RefusalCode code;
  std::string_view text;
};

template <class Value>
using Outcome = std::variant<Value, Refusal>;

}  // namespace kamertje
