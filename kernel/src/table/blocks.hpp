// Blocks of states, filled one after another: a state is the set of strings left as a number, so every cut leads to a
// smaller one. The lowest nine strings count states within a block; a cut of any other string leads from all states of
// a block to the states of one other block, place by place, which a processor does for many bytes at once.
#pragma once

#include <array>
#include <cstdint>

namespace kamertje {

inline constexpr int32_t block_bits = 9;
inline constexpr int32_t block_states = 1 << block_bits;
inline constexpr int32_t most_bits = 31;

// A value is kept with this added, since the larger of two unsigned bytes is what every processor can find.
inline constexpr uint8_t even_value = 128;

// What a cut is worth to the player who makes it, by the value of what it leaves and the coins that it takes.
// sign: 1 where coins are wanted, -1 in misère.
template <bool extra, int32_t sign>
struct CutRule {
  static constexpr uint8_t worth(uint8_t left, uint8_t taken) {
    if constexpr (extra) return static_cast<uint8_t>(taken != 0 ? left + sign * taken : -left);
    else return static_cast<uint8_t>(sign * taken - left);
  }
};

// The coins at the ends of the string that each bit stands for, as the strings that hold them.
struct Cuts {
  static constexpr uint32_t nobody = uint32_t{1} << most_bits;  // in every state: the ground is never taken
  struct Cut {
    uint32_t coin[2] = {nobody, nobody};
  };
  int32_t bits = block_bits;
  std::array<Cut, most_bits> of;
};

template <class Rule>
class Blocks {
 public:
  Blocks(const Cuts& cuts, uint8_t* values) : cuts_(cuts), values_(values) {
    for (int32_t bit = 0; bit < cuts.bits; ++bit)
      for (int32_t side = 0; side < 2; ++side) {
        const uint32_t within = cuts.of[bit].coin[side] & (block_states - 1);
        for (uint32_t low = 0; low < block_states; ++low) bare_[bit][side][low] = (low & within) == 0;
        for (uint32_t group = 0; bit < group_bits && group < groups; ++group)
          if ((group << group_bits & within) == 0) bare_group_[group] |= uint8_t(1 << (2 * bit + side));
      }
  }

  // All blocks with fewer strings must be filled.
  void fill(uint32_t block) const {
    uint8_t* const to = values_ + (uint64_t{block} << block_bits);
    for (int32_t low = 0; low < block_states; ++low) to[low] = 0;
    if (block == 0) to[0] = even_value;
    const uint32_t state = block << block_bits | Cuts::nobody;
    for (uint32_t rest = block; rest != 0; rest &= rest - 1) {
      const int32_t bit = block_bits + __builtin_ctz(rest);
      const uint32_t left = state & ~(uint32_t{1} << bit);
      cut<block_states>(to, values_ + (left & ~Cuts::nobody), takes(bit, left), 0);
    }
    Within within;
    for (int32_t bit = 0; bit < block_bits; ++bit) {
      within.cut[bit] = takes(bit, state);
      if (bit >= group_bits) continue;
      for (int32_t side = 0; side < 2; ++side)
        if (within.cut[bit].bare[side] != none_.data()) within.bare |= uint8_t(1 << (2 * bit + side));
    }
    finish<block_bits>(to, within, 0);
  }

 private:
  static constexpr int32_t group_bits = 3;  // too few for many at once
  static constexpr uint32_t groups = block_states >> group_bits;
  using Row = std::array<uint8_t, block_states>;

  // Where a cut takes coins: for each coin and each state that is left within the block, 1 or 0.
  struct Takes {
    const uint8_t* bare[2];
    bool any;
  };
  struct Within {
    std::array<Takes, block_bits> cut;
    uint8_t bare = 0;  // coins at the ends of the first bits that may be taken in this block
  };

  // left: a state after the cut, of which only the strings beyond the block count.
  Takes takes(int32_t bit, uint32_t left) const {
    Takes takes{{none_.data(), none_.data()}, false};
    for (int32_t side = 0; side < 2; ++side) {
      if ((left & cuts_.of[bit].coin[side] & ~uint32_t{block_states - 1}) != 0) continue;
      takes.bare[side] = bare_[bit][side].data();
      takes.any = true;
    }
    return takes;
  }

  template <int32_t count>
  static void cut(uint8_t* __restrict to, const uint8_t* __restrict left, const Takes& takes, int32_t low) {
    if (takes.any) {
      const uint8_t* const one = takes.bare[0] + low;
      const uint8_t* const two = takes.bare[1] + low;
      for (int32_t place = 0; place < count; ++place) {
        const uint8_t worth = Rule::worth(left[place], static_cast<uint8_t>(one[place] + two[place]));
        to[place] = to[place] > worth ? to[place] : worth;
      }
    } else {
      for (int32_t place = 0; place < count; ++place) {
        const uint8_t worth = Rule::worth(left[place], 0);
        to[place] = to[place] > worth ? to[place] : worth;
      }
    }
  }

  // The cuts within a block, for 2^bits states from `low` on: first the half without a string, then the half with it.
  template <int32_t bits>
  void finish(uint8_t* to, const Within& within, int32_t low) const {
    if constexpr (bits == group_bits) {
      if ((bare_group_[low >> group_bits] & within.bare) != 0) finish_group(to + low, within, low);
      else finish_plain_group(to + low);
    } else {
      constexpr int32_t half = 1 << (bits - 1);
      finish<bits - 1>(to, within, low);
      cut<half>(to + low + half, to + low, within.cut[bits - 1], low);
      finish<bits - 1>(to, within, low + half);
    }
  }

  static void finish_group(uint8_t* to, const Within& within, int32_t low) {
    for (int32_t place = 1; place < 1 << group_bits; ++place)
      for (int32_t bit = 0; bit < group_bits; ++bit) {
        if ((place >> bit & 1) == 0) continue;
        const int32_t left = place & ~(1 << bit);
        const Takes& takes = within.cut[bit];
        const auto taken = static_cast<uint8_t>(takes.bare[0][low + left] + takes.bare[1][low + left]);
        const uint8_t worth = Rule::worth(to[left], taken);
        if (worth > to[place]) to[place] = worth;
      }
  }

  static void finish_plain_group(uint8_t* to) {
    std::array<uint8_t, 1 << group_bits> value;
    for (int32_t place = 0; place < 1 << group_bits; ++place) value[place] = to[place];
    for (int32_t place = 1; place < 1 << group_bits; ++place)
      for (int32_t bit = 0; bit < group_bits; ++bit) {
        if ((place >> bit & 1) == 0) continue;
        const uint8_t worth = Rule::worth(value[place & ~(1 << bit)], 0);
        value[place] = value[place] > worth ? value[place] : worth;
      }
    for (int32_t place = 0; place < 1 << group_bits; ++place) to[place] = value[place];
  }

  const Cuts& cuts_;
  uint8_t* const values_;
  Row none_{};
  std::array<std::array<Row, 2>, most_bits> bare_{};  // by bit and side, for the states within a block
  std::array<uint8_t, groups> bare_group_{};
};

}  // namespace kamertje
