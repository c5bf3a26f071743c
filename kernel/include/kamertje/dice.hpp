// The dice (rules, section 5): what a roll comes to, how often, and the source of all chance in one game.
#pragma once

#include <array>
#include <cstdint>

#include "kamertje/move.hpp"
#include "kamertje/setup.hpp"

namespace kamertje {

inline constexpr int32_t max_outcome = 36;

// The number of each box, in the order of the boxes.
using BoxNumbers = std::array<uint8_t, max_boxes>;

// The sum or the product; 0 without dice.
int32_t outcome_of(Numbers numbers, Roll roll);

// In how many of the 36 rolls each outcome comes up.
std::array<uint8_t, max_outcome + 1> ways_of(Numbers numbers);

// All rolls of one game, from one seed. Each is fixed by its number, so that taking moves back changes none.
class Dice {
 public:
  explicit Dice(uint64_t seed) : seed_(seed) {}

  // Each box is dealt the outcome of a roll of its own.
  BoxNumbers deal(Numbers numbers, int32_t boxes) const;
  // The roll with that number in the game, from 0.
  Roll roll(int32_t number) const { return thrown(max_boxes + number); }

 private:
  Roll thrown(int32_t place) const;

  uint64_t seed_;
};

}  // namespace kamertje
