// What the parts of the Python door share: numbers checked on their way in, outcomes and refusals on their way out.
#pragma once

#include <nanobind/nanobind.h>

#include <string>
#include <string_view>

#include "kamertje/game.hpp"
#include "kamertje/refusal.hpp"

namespace kamertje::door {

namespace nb = nanobind;

// A refusal that owns its texts.
struct RefusalObject {
  std::string code;
  std::string text;
};

inline RefusalObject keep(const Refusal& refusal) {
  return {std::string(code_name(refusal.code)), std::string(refusal.text)};
}

// Puts the value in Python's hands, or the refusal.
template <class Value>
nb::object show(const Outcome<Value>& outcome) {
  if (const auto* refusal = std::get_if<Refusal>(&outcome)) return nb::cast(keep(*refusal));
  return nb::cast(*std::get_if<Value>(&outcome));
}

inline nb::str show_text(const Text& text) { return nb::str(text.view().data(), text.view().size()); }

// The one of some names in a fixed order, as the number of its place.
template <class Enum, size_t Count>
Enum read_name(const char* const (&names)[Count], std::string_view name, const char* what) {
  for (size_t place = 0; place < Count; ++place)
    if (name == names[place]) return static_cast<Enum>(place);
  throw nb::value_error((std::string("no such ") + what + ": " + std::string(name)).c_str());
}

// A whole number from 0 to 2^64-1, or ValueError.
uint64_t read_unsigned(const nb::int_& number, const char* what);
// The memory for a table: any size, since what does not fit is made smaller.
uint64_t read_table_bytes(const nb::int_& number);
// A whole number from low to high, or ValueError.
int32_t read_between(const nb::int_& number, int32_t low, int32_t high, const char* what);
// The number of a line of the grid, or IndexError.
int32_t read_line_number(const Grid& grid, const nb::int_& number);
// A line's number, a roll, PASS or SWAP, or IndexError.
Move read_move(const Grid& grid, const nb::int_& number);

void bind_board(nb::module_& module);
void bind_deal(nb::module_& module);
void bind_game(nb::module_& module);
void bind_solver(nb::module_& module);
void bind_table(nb::module_& module);
void bind_thought(nb::module_& module);

}  // namespace kamertje::door
