#include "frame.hpp"

namespace kamertje {

constinit const std::array<uint64_t, 256> leg_word = [] {
  std::array<uint64_t, 256> words{};
  for (uint64_t coins = 0; coins < words.size(); ++coins) {
    uint64_t word = (coins + 1) * 0x9e3779b97f4a7c15;
    word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9;
    word = (word ^ word >> 27) * 0x94d049bb133111eb;
    words[coins] = word ^ word >> 31;
  }
  return words;
}();

namespace {

bool is_short(uint8_t from, uint16_t coins) { return coins < (from == itself ? 4 : 3); }

CacheKey apart_part(uint8_t from, uint16_t coins) { return part_of_key(itself << 16 | from << 8 | coins); }

bool is_same(const Link& one, const Link& other) {
  return one.coins == other.coins &&
         ((one.from == other.from && one.to == other.to) || (one.from == other.to && one.to == other.from));
}

}  // namespace

void Frame::clear(bool quiet) {
  joints_ = tied_ = cancelled_ = 0;
  cancels_ = quiet;
  lone_ = 0;
  apart_ = {};
  is_joint_.fill(false);
}

void Frame::copy(const Frame& before) {
  joints_ = before.joints_;
  tied_ = before.tied_;
  for (int32_t which = 0; which < joints_; ++which) {
    const uint8_t joint = joint_[which] = before.joint_[which];
    legs_[joint] = before.legs_[joint];
  }
  std::copy_n(before.tie_.begin(), tied_, tie_.begin());
  cancelled_ = 0;
  cancels_ = before.cancels_;
  lone_ = before.lone_;
  apart_ = before.apart_;
}

void Frame::add_joint(uint8_t coin) {
  if (coin >= itself || is_joint_[coin]) return;
  joint_[joints_++] = coin;
  is_joint_[coin] = true;
  legs_[coin] = {leg_word[itself], 0, 0};  // so that joints without legs count too
}

void Frame::add(const Link& way) {
  if (way.apart()) add_apart(way.from, way.coins);
  else if (way.to >= itself) add_leg(way.from, way.coins);
  else if (way.from >= itself) add_leg(way.to, way.coins);
  else tie_[tied_++] = way;
}

void Frame::take_out(const Link& way) {
  if (way.apart()) {
    take_out_apart(way.from, way.coins);
  } else if (way.from < itself && way.to < itself) {
    int32_t which = 0;
    while (!is_same(tie_[which], way)) ++which;
    tie_[which] = tie_[--tied_];
  } else {
    Legs& legs = legs_[way.from < itself ? way.from : way.to];
    legs.word -= leg_word[way.coins];
    --legs.count;
    legs.coins = static_cast<uint16_t>(legs.coins - way.coins);
  }
}

void Frame::add_leg(uint8_t joint, uint16_t coins) {
  Legs& legs = legs_[joint];
  legs.word += leg_word[coins];
  ++legs.count;
  legs.coins = static_cast<uint16_t>(legs.coins + coins);
}

void Frame::add_apart(uint8_t from, uint16_t coins) {
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

void Frame::take_out_apart(uint8_t from, uint16_t coins) {
  if (cancels_ && is_short(from, coins)) lone_ ^= 1u << coins;
  const CacheKey part = apart_part(from, coins);
  apart_.one -= part.one;
  apart_.other -= part.other;
}

// Makes one way of the two that meet at what was a joint.
void Frame::join(uint8_t joint) {
  drop_joint(joint);
  const Legs& legs = legs_[joint];
  const auto coins = static_cast<uint16_t>(legs.coins + 1);
  if (legs.count == 2) {
    add_apart(ground, coins);
    return;
  }
  int32_t one = 0;
  while (!tie_[one].ends_at(joint)) ++one;
  Link& tie = tie_[one];
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

void Frame::drop_joint(uint8_t joint) {
  int32_t which = 0;
  while (joint_[which] != joint) ++which;
  joint_[which] = joint_[--joints_];
}

}  // namespace kamertje
