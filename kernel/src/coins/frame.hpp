// What a state is when coins are not told apart by their places: its joints, how they are tied, the legs to the ground
// at each, and the pieces that stand apart. It says how long ways are and not where they run, so that what a cut leaves
// is quickly found: most replies are looked up and never searched, and need no more than this.
#pragma once

#include <span>

#include "kamertje/cache.hpp"
#include "ways.hpp"

namespace kamertje {

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

// The legs at one joint are written as one sum: a word for each length. The mixing must be thorough enough that no two
// sets of lengths have one sum: where it is nearly linear, twice the word of four coins is the word of nine.
extern const std::array<uint64_t, 256> leg_word;

class Frame {
 public:
  // In quiet states short pieces of one size that stand apart cancel in pairs (docs/explain/solver.md): whoever is
  // given the one gives the other.
  template <class Mask>
  void read(const Ways<Mask>& ways, bool quiet) {
    clear(quiet);
    for (int32_t which = 0; which < ways.count(); ++which) {
      for (const uint8_t end : {ways[which].from, ways[which].to}) add_joint(end);
      add(ways[which]);
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
  // The ways between two joints, or from one to itself.
  std::span<const Link> ties() const { return {tie_.data(), static_cast<size_t>(tied_)}; }
  // Of all legs at a joint, a number that no others have.
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

  void clear(bool quiet);
  void copy(const Frame& before);
  void add_joint(uint8_t coin);  // once
  void add(const Link& way);
  void take_out(const Link& way);
  void add_leg(uint8_t joint, uint16_t coins);
  void add_apart(uint8_t from, uint16_t coins);
  void take_out_apart(uint8_t from, uint16_t coins);
  void join(uint8_t joint);
  void drop_joint(uint8_t joint);

  // A joint where something was cut may be one no more: taken, or a coin on two strings.
  template <class Mask>
  void settle(const Ties<Mask>& ties, const Mask& left, uint8_t joint) {
    if (joint >= itself) return;
    const Mask strings = left & ties.of(joint);
    if (exactly_two(strings)) join(joint);
    if (!any(strings)) drop_joint(joint);
  }

  int32_t joints_ = 0;
  int32_t tied_ = 0;
  int32_t cancelled_ = 0;
  bool cancels_ = false;
  // The sizes of the short pieces that stand apart, as bits. Two boxes share one line at most, so no ring has fewer
  // than three coins, and a short piece's size says whether it is a chain or a ring.
  uint32_t lone_ = 0;
  CacheKey apart_;
  std::array<uint8_t, max_boxes> joint_;
  std::array<bool, max_boxes> is_joint_;  // only while a state is read
  std::array<Legs, max_boxes> legs_;
  std::array<Link, max_strings> tie_;
};

}  // namespace kamertje
