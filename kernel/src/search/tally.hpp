// Chains and rings that stand apart from everything else, counted by length in one number. Which of two chains of five
// is left makes no difference to a value, so a state's key holds these counts in place of their strings.
#pragma once

#include <array>
#include <cstdint>

#include "kamertje/coins.hpp"

namespace kamertje {

class Tally {
 public:
  static constexpr int32_t most_bits = 32;

  // Gives each length room while there are bits; what finds no room stays with the strings, which is sound too.
  explicit Tally(int32_t bits) {
    struct Room {
      bool ring;
      uint8_t coins, bits;
    };
    constexpr Room rooms[] = {{false, 1, 4}, {false, 2, 4}, {false, 3, 4}, {true, 4, 3},  {false, 4, 3},
                              {false, 5, 3}, {false, 6, 2}, {true, 6, 2},  {false, 7, 2}, {true, 3, 2},
                              {false, 8, 1}, {true, 8, 1},  {false, 9, 1}};
    for (const Room& room : rooms) {
      if (bits_ + room.bits > bits) break;
      place_[room.ring][room.coins] = {static_cast<uint8_t>(bits_), room.bits};
      bits_ += room.bits;
    }
  }

  int32_t bits() const { return bits_; }

  // What one piece more adds to a tally, or 0 when there is no room for it.
  uint32_t one_more(uint32_t tally, bool ring, int32_t coins) const {
    const Place place = unit(ring, coins);
    if (place.bits == 0) return 0;
    const uint32_t full = (uint32_t{1} << place.bits) - 1;
    return ((tally >> place.shift) & full) == full ? 0 : uint32_t{1} << place.shift;
  }
  // What a piece that is counted adds.
  uint32_t one(bool ring, int32_t coins) const { return uint32_t{1} << unit(ring, coins).shift; }

 private:
  struct Place {
    uint8_t shift = 0;
    uint8_t bits = 0;
  };
  static constexpr int32_t longest = 9;
  Place unit(bool ring, int32_t coins) const { return coins > longest ? Place{} : place_[ring][coins]; }

  int32_t bits_ = 0;
  std::array<std::array<Place, longest + 1>, 2> place_{};
};

}  // namespace kamertje
