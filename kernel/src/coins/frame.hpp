// What a state is when coins are not told apart by their places: its joints, how they are tied, the legs to the ground
// at each, and the pieces that stand apart. It says how long ways are and not where they run, so that what a cut leaves
// is quickly found: most replies are looked up and never searched, and need no more than this.
#pragma once

#include <span>

#include "kamertje/cache.hpp"
#include "ways.hpp"

namespace kamertje {

// The legs at one joint are written as one sum: a word for each length. The mixing must be thorough enough that no two
// sets of lengths have one sum: where it is nearly linear, twice the word of four coins is the word of nine.
inline constexpr std::array<uint64_t, 256> leg_word = [] {
  std::array<uint64_t, 256> words{};
  for (uint64_t coins = 0; coins < words.size(); ++coins) {
    uint64_t word = (coins + 1) * 0x9e3779b97f4a7c15;
    word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9;
    word = (word ^ word >> 27) * 0x94d049bb133111eb;
    words[coins] = word ^ word >> 31;
  }
  return words;
}();

// A key sums one well-mixed number for each part, so that the order of the parts does not matter.
constexpr CacheKey part_of_key(uint64_t part) {
  CacheKey key;
  part = part * 0x9e3779b97f4a7c15 + 0x632be59bd9b4e019;
  part = (part ^ part >> 32) * 0xbf58476d1ce4e5b9;
  part ^= part >> 29;
  key.one = part * 0x94d049bb133111eb;
  part = (part ^ part >> 31) * 0xd1342543de82ef95;
  key.other = part ^ part >> 32;
  return key;
}

// A way between two joints, or from one to itself.
struct Tie {
  uint8_t from, to;
  uint16_t coins;

  bool ends_at(uint8_t joint) const { return from == joint || to == joint; }
  uint8_t end_beyond(uint8_t joint) const { return from == joint ? to : from; }
};

class Frame {
 public:
  // In quiet states short pieces of one size that stand apart cancel in pairs (docs/explain/solver.md): whoever is
  // given the one gives the other.
  template <class Mask>
  void read(const Ways<Mask>& ways, bool quiet) {
    cancels_ = quiet;
    joints_ = tied_ = 0;
    is_joint_.fill(false);
    apart_ = {};
    lone_ = 0;
    cancelled_ = 0;
    for (int32_t which = 0; which < ways.count(); ++which) {
      const Way<Mask>& way = ways[which];
      for (const uint8_t end : {way.from, way.to})
        if (end < itself && !is_joint_[end]) add_joint(end);
      add(way);
    }
  }

  // What is left of a state when a way was cut, and perhaps the one that goes on from where it came back to.
  template <class Mask>
  void read_after(const Ties<Mask>& ties, const Frame& before, const Mask& left, const Way<Mask>& cut,
                  const Way<Mask>* onward = nullptr) {
    copy(before);
    take_out(cut);
    if (onward != nullptr) take_out(*onward);
    settle(ties, left, cut.from);
    if (cut.to != cut.from) settle(ties, left, cut.to);
    if (onward != nullptr) settle(ties, left, onward->end_beyond(cut.from));
  }

  std::span<const uint8_t> joints() const { return {joint_.data(), static_cast<size_t>(joints_)}; }
  std::span<const Tie> ties() const { return {tie_.data(), static_cast<size_t>(tied_)}; }
  uint64_t legs(uint8_t joint) const { return legs_[joint].word; }
  // Of what stands apart.
  const CacheKey& apart() const { return apart_; }
  // The coins of those short pieces that cancel in pairs. They are not in the frame.
  int32_t cancelled() const { return cancelled_; }

 private:
  struct Legs {
    uint64_t word;
    uint16_t count, coins;
  };

  void copy(const Frame& before) {
    joints_ = before.joints_;
    tied_ = before.tied_;
    for (int32_t which = 0; which < joints_; ++which) {
      const uint8_t joint = joint_[which] = before.joint_[which];
      legs_[joint] = before.legs_[joint];
    }
    std::copy_n(before.tie_.begin(), tied_, tie_.begin());
    apart_ = before.apart_;
    cancels_ = before.cancels_;
    lone_ = before.lone_;
    cancelled_ = 0;
  }

  void add_joint(uint8_t coin) {
    joint_[joints_++] = coin;
    is_joint_[coin] = true;
    legs_[coin] = {leg_word[itself], 0, 0};  // so that joints without legs count too
  }

  template <class Mask>
  void add(const Way<Mask>& way) {
    if (way.apart()) add_apart(way.from, way.coins);
    else if (way.to >= itself) add_leg(way.from, way.coins);
    else if (way.from >= itself) add_leg(way.to, way.coins);
    else tie_[tied_++] = {way.from, way.to, way.coins};
  }
  template <class Mask>
  void take_out(const Way<Mask>& way) {
    if (way.apart()) {
      take_out_apart(way.from, way.coins);
    } else if (way.to >= itself) {
      take_out_leg(way.from, way.coins);
    } else if (way.from >= itself) {
      take_out_leg(way.to, way.coins);
    } else {
      int32_t which = 0;
      while (!is_same(tie_[which], way)) ++which;
      tie_[which] = tie_[--tied_];
    }
  }
  template <class Mask>
  static bool is_same(const Tie& tie, const Way<Mask>& way) {
    return tie.coins == way.coins &&
           ((tie.from == way.from && tie.to == way.to) || (tie.from == way.to && tie.to == way.from));
  }

  void add_leg(uint8_t joint, uint16_t coins) {
    Legs& legs = legs_[joint];
    legs.word += leg_word[coins];
    ++legs.count;
    legs.coins = static_cast<uint16_t>(legs.coins + coins);
  }
  void take_out_leg(uint8_t joint, uint16_t coins) {
    Legs& legs = legs_[joint];
    legs.word -= leg_word[coins];
    --legs.count;
    legs.coins = static_cast<uint16_t>(legs.coins - coins);
  }

  void add_apart(uint8_t from, uint16_t coins) {
    if (cancels_ && is_short(from, coins)) {
      if ((lone_ >> coins & 1) != 0) {
        cancelled_ += 2 * coins;
        take_out_apart(from, coins);
        return;
      }
      lone_ ^= 1u << coins;
    }
    const CacheKey part = apart_part(from, coins);
    apart_.one += part.one;
    apart_.other += part.other;
  }
  void take_out_apart(uint8_t from, uint16_t coins) {
    if (cancels_ && is_short(from, coins)) lone_ ^= 1u << coins;
    const CacheKey part = apart_part(from, coins);
    apart_.one -= part.one;
    apart_.other -= part.other;
  }
  static bool is_short(uint8_t from, uint16_t coins) { return coins < (from == itself ? 4 : 3); }
  static CacheKey apart_part(uint8_t from, uint16_t coins) { return part_of_key(itself << 16 | from << 8 | coins); }

  // A joint where something was cut may be one no more: taken, or a coin on two strings.
  template <class Mask>
  void settle(const Ties<Mask>& ties, const Mask& left, uint8_t joint) {
    if (joint >= itself) return;
    const Mask strings = left & ties.of(joint);
    if (exactly_two(strings)) join(joint);
    else if (any(strings)) return;
    int32_t which = 0;
    while (joint_[which] != joint) ++which;
    joint_[which] = joint_[--joints_];
  }

  // Makes one way of the two that meet at what was a joint.
  void join(uint8_t joint) {
    const Legs& legs = legs_[joint];
    const auto coins = static_cast<uint16_t>(legs.coins + 1);
    if (legs.count == 2) {
      add_apart(ground, coins);
      return;
    }
    int32_t one = 0;
    while (!tie_[one].ends_at(joint)) ++one;
    Tie& tie = tie_[one];
    const auto longer = static_cast<uint16_t>(tie.coins + coins);
    if (legs.count == 1) {
      add_leg(tie.end_beyond(joint), longer);
      tie = tie_[--tied_];
    } else if (tie.from == tie.to) {
      tie = tie_[--tied_];
      add_apart(itself, longer);
    } else {
      int32_t other = one + 1;
      while (!tie_[other].ends_at(joint)) ++other;
      tie = {tie.end_beyond(joint), tie_[other].end_beyond(joint), static_cast<uint16_t>(longer + tie_[other].coins)};
      tie_[other] = tie_[--tied_];
    }
  }

  int32_t joints_ = 0;
  int32_t tied_ = 0;
  int32_t cancelled_ = 0;
  bool cancels_ = false;
  uint32_t lone_ = 0;  // the sizes of the short pieces that stand apart, as bits
  CacheKey apart_;
  std::array<uint8_t, max_boxes> joint_;
  std::array<bool, max_boxes> is_joint_;  // only while a state is read
  std::array<Legs, max_boxes> legs_;
  std::array<Tie, max_strings> tie_;
};

}  // namespace kamertje
