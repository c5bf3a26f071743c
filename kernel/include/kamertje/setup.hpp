// A set-up: the grid and the options, as one string such as "5x5 misere border".
#pragma once

#include <cstdint>
#include <string_view>

#include "kamertje/grid.hpp"
#include "kamertje/refusal.hpp"
#include "kamertje/text.hpp"

namespace kamertje {

// With dice each box has a number, and a line may be drawn where a roll comes to it, added up or multiplied.
enum class Numbers : uint8_t { none, sum, product };

struct SetUp {
  GridSpec grid;
  bool misere = false;
  bool border = false;
  bool noextra = false;
  Numbers numbers = Numbers::none;
  uint8_t players = 2;
  bool pie = false;

  friend constexpr bool operator==(const SetUp&, const SetUp&) = default;
};

// Words in any order, separated by spaces. Refuses what dots-and-boxes cannot be played with (rules, section 3).
Outcome<SetUp> read_setup(std::string_view text);

// Canonical: the order misere, border, noextra, sum or product, players, pie; two players are not written.
void print_setup(const SetUp& setup, Text& out);

}  // namespace kamertje
