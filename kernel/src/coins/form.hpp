// The form of a state: what it is when coins are not told apart by their places. States of one form have one value.
//
// What is written down is how the joints are tied to each other and to the ground by ways of so many coins. The joints
// are named by what surrounds them, nearer and further, so that equal graphs mostly come out equal. Where the
// naming has to choose between joints that look alike, equal graphs may come out different, which costs time;
// different graphs never come out equal.
#pragma once

#include "kamertje/cache.hpp"
#include "ways.hpp"

namespace kamertje {

// The ways to the ground at one joint are written as one sum: a word for each length. The mixing must be thorough
// enough that no two sets of lengths have one sum: where it is nearly linear, twice the word of four coins is the word
// of nine.
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

class Form {
 public:
  template <class Mask>
  explicit Form(const Ways<Mask>& ways) {
    joint_of_.fill(none);
    for (int32_t which = 0; which < ways.count(); ++which) {
      const Way<Mask>& way = ways[which];
      if (way.apart()) write(itself << 16 | way.from << 8 | way.coins);
      else if (way.from == ground) legs_[joint(way.to)] += leg_word[way.coins];
      else if (way.to == ground) legs_[joint(way.from)] += leg_word[way.coins];
      else ties_[tied_++] = {joint(way.from), joint(way.to), way.coins};
    }
    name_joints();
    for (int32_t joint = 0; joint < joints_; ++joint) write(legs_[joint] ^ colour_[joint]);
    for (int32_t which = 0; which < tied_; ++which) {
      const Tie& tie = ties_[which];
      const uint64_t from = colour_[tie.from], to = colour_[tie.to];
      write((from < to ? from << 32 | to : to << 32 | from) + tie.coins * uint64_t{0xda942042e4dd58b5});
    }
  }

  // For what else makes a difference.
  void add(const CacheKey& part) {
    key_.one += part.one;
    key_.other += part.other;
  }
  void add_number(int32_t number) { write(uint64_t{0xff} << 16 | static_cast<uint32_t>(number)); }

  const CacheKey& key() const { return key_; }

 private:
  static constexpr uint8_t none = 255;

  // A way between two joints, or from one to itself.
  struct Tie {
    uint8_t from, to, coins;
  };

  uint8_t joint(uint8_t coin) {
    uint8_t& joint = joint_of_[coin];
    if (joint == none) {
      joint = static_cast<uint8_t>(joints_);
      legs_[joints_++] = leg_word[itself];  // so that joints without legs count too
    }
    return joint;
  }

  // The key sums one well-mixed number for each part, so that the order of the parts does not matter.
  void write(uint64_t part) {
    part = part * 0x9e3779b97f4a7c15 + 0x632be59bd9b4e019;
    part = (part ^ part >> 32) * 0xbf58476d1ce4e5b9;
    part ^= part >> 29;
    key_.one += part * 0x94d049bb133111eb;
    part = (part ^ part >> 31) * 0xd1342543de82ef95;
    key_.other += part ^ part >> 32;
  }

  // Each joint gets a colour from the ways at it, then from the colours at their other ends, and so on until all
  // differ: those are their names. Joints that go on looking alike are told apart one by one.
  void name_joints() {
    for (int32_t joint = 0; joint < joints_; ++joint) colour_[joint] = static_cast<uint32_t>(legs_[joint] >> 32);
    int32_t alike = -1;
    while (alike != 0) {
      spread();
      const int32_t before = alike;
      alike = count_alike();
      if (alike == before) mark_one();
    }
  }

  void spread() {
    std::array<uint32_t, max_boxes> next;
    for (int32_t joint = 0; joint < joints_; ++joint) next[joint] = colour_[joint] * 0x2c1b3c6d;
    for (int32_t which = 0; which < tied_; ++which) {
      const Tie& tie = ties_[which];
      const uint32_t length = (tie.coins + 1) * 0x85ebca6b;
      next[tie.from] += shade(colour_[tie.to] ^ length);
      next[tie.to] += shade(colour_[tie.from] ^ length);
    }
    for (int32_t joint = 0; joint < joints_; ++joint) {
      const uint32_t mixed = (next[joint] ^ next[joint] >> 16) * 0xc2b2ae35;
      colour_[joint] = mixed ^ mixed >> 15;
    }
  }
  static uint32_t shade(uint32_t colour) {
    colour *= 0x9e3779b1;
    return colour ^ colour >> 15;
  }

  // The number of pairs that share a colour.
  int32_t count_alike() const {
    int32_t alike = 0;
    for (int32_t joint = 1; joint < joints_; ++joint)
      for (int32_t other = 0; other < joint; ++other) alike += colour_[other] == colour_[joint];
    return alike;
  }

  // Of the joints that share the lowest shared colour, the first.
  void mark_one() {
    int32_t chosen = -1;
    for (int32_t joint = 0; joint < joints_; ++joint)
      for (int32_t other = joint + 1; other < joints_; ++other)
        if (colour_[other] == colour_[joint] && (chosen < 0 || colour_[joint] < colour_[chosen])) chosen = joint;
    colour_[chosen] += 0x7f4a7c15;
  }

  int32_t joints_ = 0;
  int32_t tied_ = 0;
  CacheKey key_;
  std::array<uint8_t, max_boxes> joint_of_;  // of a coin
  std::array<uint64_t, max_boxes> legs_;
  std::array<Tie, max_strings> ties_;
  std::array<uint32_t, max_boxes> colour_;
};

}  // namespace kamertje
