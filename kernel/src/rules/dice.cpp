#include "kamertje/dice.hpp"

#include "kamertje/random.hpp"

namespace kamertje {

int32_t outcome_of(Numbers numbers, Roll roll) {
  switch (numbers) {
    case Numbers::none: return 0;
    case Numbers::sum: return roll.first + roll.second;
    case Numbers::product: return roll.first * roll.second;
  }
  return 0;
}

std::array<uint8_t, max_outcome + 1> ways_of(Numbers numbers) {
  std::array<uint8_t, max_outcome + 1> ways{};
  for (int32_t place = 0; place < rolls_in_all; ++place)
    ++ways[outcome_of(numbers, roll_of(static_cast<Move>(first_roll + place)))];
  return ways;
}

BoxNumbers Dice::deal(Numbers numbers, int32_t boxes) const {
  BoxNumbers dealt{};
  for (int32_t box = 0; box < boxes; ++box) dealt[box] = static_cast<uint8_t>(outcome_of(numbers, thrown(box)));
  return dealt;
}

Roll Dice::thrown(int32_t place) const {
  Random random(seed_);
  random.skip(static_cast<uint32_t>(place));
  return roll_of(static_cast<Move>(first_roll + random.below(rolls_in_all)));
}

}  // namespace kamertje
