// The dealer's fast generator, xoshiro256** (Blackman and Vigna), so that one key gives one field everywhere.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace kamertje::deal {

using Key = std::array<uint8_t, 32>;

// Eight bytes of a key as a number, the lowest first.
constexpr uint64_t word_of(const Key& key, int32_t word) {
  uint64_t value = 0;
  for (int32_t byte = 7; byte >= 0; --byte) value = value << 8 | key[static_cast<uint32_t>(8 * word + byte)];
  return value;
}

class Chance {
 public:
  explicit constexpr Chance(const Key& key) {
    for (int32_t word = 0; word < 4; ++word) state_[word] = word_of(key, word);
    if ((state_[0] | state_[1] | state_[2] | state_[3]) == 0) state_[0] = 1;  // from nothing only nothing would come
  }

  constexpr uint64_t word() {
    const uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  // Uniform over 0..bound-1, without bias: what would give some numbers one chance more is drawn again.
  constexpr int32_t below(int32_t bound) {
    const auto wide = static_cast<uint32_t>(bound);
    for (;;) {
      const uint64_t product = (word() >> 32) * wide;
      if (static_cast<uint32_t>(product) >= (0U - wide) % wide) return static_cast<int32_t>(product >> 32);
    }
  }

  // Every order of the items is equally likely.
  template <class Item>
  constexpr void shuffle(Item* items, int32_t count) {
    for (int32_t place = count - 1; place > 0; --place) {
      const int32_t other = below(place + 1);
      const Item kept = items[place];
      items[place] = items[other];
      items[other] = kept;
    }
  }

 private:
  uint64_t state_[4]{};
};

}  // namespace kamertje::deal
