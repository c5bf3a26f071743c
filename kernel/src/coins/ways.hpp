// The ways of a state: single strings, and runs of coins on two strings. A coin on any other number is a joint, where
// ways end. In a quiet state, where no coin hangs on one string, any cut on a run opens all of it, and whoever takes it
// faces the same rest; the single strings are the safe cuts.
#pragma once

#include <algorithm>

#include "ties.hpp"

namespace kamertje {

// What the player who takes an opened piece may leave to the other: nothing, four boxes of a closed piece, or two.
enum class Handout : uint8_t { none, four, two };
constexpr int32_t handout_cost(Handout handout) { return handout == Handout::two ? 4 : 8; }

// What is taken after a cut, and what that leaves.
template <class Mask>
struct Taken {
  Mask left{};
  int32_t coins = 0;
  Handout handout = Handout::none;
};

inline constexpr uint8_t itself = 254;  // where both ends of a ring are

// How a way lies in the graph.
struct Link {
  uint8_t from, to;  // joints, the ground or itself
  uint16_t coins;  // on the way, none on a single string

  bool single() const { return coins == 0; }
  bool ring() const { return from == itself; }
  // A chain or ring that touches nothing else.
  bool apart() const { return from >= itself && to >= itself; }
  // Whether whoever takes it may leave some of it, when it stands apart.
  bool long_enough() const { return coins >= (ring() ? 4 : 3); }
  bool ends_at(int32_t joint) const { return from == joint || to == joint; }
  uint8_t end_beyond(int32_t joint) const { return from == joint ? to : from; }
};

template <class Mask>
struct Way : Link {
  Mask strings;
};

template <class Mask>
Way<Mask> string_way(const Ties<Mask>& ties, int32_t string) {
  return {{static_cast<uint8_t>(ties.end(string, 0)), static_cast<uint8_t>(ties.end(string, 1)), 0},
          mask_of<Mask>(string)};
}

template <class Mask>
class Ways {
 public:
  void read(const Ties<Mask>& ties, const Mask& left) {
    left_ = left;
    count_ = 0;
    Mask seen{};
    for (int32_t coin = 0; coin < ties.coins(); ++coin) {
      const Mask strings = left & ties.of(coin);
      if (!exactly_two(strings) || any(strings & seen)) continue;
      way_[count_] = trace(ties, coin);
      seen |= way_[count_++].strings;
    }
    for (Mask rest = left & ~seen; any(rest); drop_first(rest)) {
      const int32_t string = first_of(rest);
      way_[count_++] = string_way(ties, string);
    }
  }

  // The ways of a state after whole ways were cut: some joints may now be coins on two strings.
  void read_after(const Ties<Mask>& ties, const Ways& before, const Mask& left) {
    left_ = left;
    count_ = before.count_;
    std::copy_n(before.way_.begin(), count_, way_.begin());
    std::array<uint8_t, 4> touched;  // two ways at most are cut at once
    int32_t ends = 0;
    for (Mask cut = before.left_ & ~left; any(cut);) {
      const int32_t which = place_of(cut);
      cut &= ~way_[which].strings;
      touched[ends++] = way_[which].from;
      touched[ends++] = way_[which].to;
      way_[which] = way_[--count_];
    }
    for (int32_t end = 0; end < ends; ++end)
      if (touched[end] < itself && exactly_two(left & ties.of(touched[end]))) join(touched[end]);
  }

  // Only the strings, where ways do not matter.
  void hold(const Mask& left) {
    left_ = left;
    count_ = 0;
  }

  const Mask& left() const { return left_; }
  int32_t count() const { return count_; }
  const Way<Mask>& operator[](int32_t which) const { return way_[which]; }
  // The first that has one of those strings.
  const Way<Mask>& way_of(const Mask& strings) const { return way_[place_of(strings)]; }
  Mask safe() const {
    Mask safe{};
    for (int32_t which = 0; which < count_; ++which)
      if (way_[which].single()) safe |= way_[which].strings;
    return safe;
  }

  // Two short pieces of one size that stand apart cancel (docs/explain/solver.md): whoever is given the one gives the
  // other. Takes such pairs out of a quiet state and tells how many coins those were.
  int32_t cancel_pairs() {
    int32_t gone = 0;
    std::array<int8_t, longest_short + 1> lone;
    lone.fill(-1);
    for (int32_t which = 0; which < count_; ++which) {
      const Way<Mask>& way = way_[which];
      if (!way.apart() || way.long_enough()) continue;
      int8_t& other = lone[way.coins];
      if (other < 0) {
        other = static_cast<int8_t>(which);
        continue;
      }
      gone = 2 * way.coins;
      take_out(which);
      take_out(other);
      return gone + cancel_pairs();  // the last ways have moved into the places of the two
    }
    return gone;
  }

  // What is taken when a run is opened by the cut that leaves the other least choice: a pair is cut between its coins,
  // and of three or more always two can be left.
  Taken<Mask> open(const Ties<Mask>& ties, const Way<Mask>& way) const {
    Taken<Mask> taken{left_ & ~way.strings, way.coins, Handout::none};
    if (way.ring()) {
      if (way.coins >= 4) taken.handout = Handout::four;
      return taken;
    }
    if (way.coins >= 3) taken.handout = Handout::two;
    // A run that leaves a joint of three strings and comes back to it takes that joint too, and goes on from there.
    if (way.from == way.to && way.from != ground && exactly_one(taken.left & ties.of(way.from))) {
      const Way<Mask>& onward = way_of(taken.left & ties.of(way.from));
      taken.left &= ~onward.strings;
      taken.coins += 1 + onward.coins;
      taken.handout = Handout::two;
    }
    return taken;
  }

 private:
  static constexpr int32_t longest_short = 3;  // a ring; chains are shorter

  void take_out(int32_t which) {
    left_ &= ~way_[which].strings;
    way_[which] = way_[--count_];
  }

  // Of the first way that has one of those strings.
  int32_t place_of(const Mask& strings) const {
    int32_t which = 0;
    while (!any(way_[which].strings & strings)) ++which;
    return which;
  }

  // Makes one way of the two that meet at what was a joint.
  void join(int32_t joint) {
    int32_t one = 0;
    while (one < count_ && !way_[one].ends_at(joint)) ++one;
    if (one == count_) return;  // done before: both ends of a way that was cut were here
    Way<Mask>& joined = way_[one];
    ++joined.coins;
    if (joined.from == joined.to) {
      joined.from = joined.to = itself;
      return;
    }
    int32_t other = one + 1;
    while (!way_[other].ends_at(joint)) ++other;
    joined.strings |= way_[other].strings;
    joined.coins = static_cast<uint16_t>(joined.coins + way_[other].coins);
    joined.from = joined.end_beyond(joint);
    joined.to = way_[other].end_beyond(joint);
    way_[other] = way_[--count_];
  }

  Way<Mask> trace(const Ties<Mask>& ties, int32_t coin) const {
    Way<Mask> way{{ground, ground, 1}, left_ & ties.of(coin)};
    const int32_t one_way = first_of(way.strings);
    Mask other_way = way.strings;
    drop_first(other_way);
    way.from = follow(ties, coin, one_way, way);
    if (way.from == coin) way.from = way.to = itself;
    else way.to = follow(ties, coin, first_of(other_way), way);
    return way;
  }

  // From a coin along one of its two strings through coins on two strings; returns where that ends: at the ground, at a
  // joint, or, round a ring, at the coin itself.
  uint8_t follow(const Ties<Mask>& ties, int32_t coin, int32_t string, Way<Mask>& way) const {
    const int32_t start = coin;
    for (;;) {
      coin = ties.other_end(string, coin);
      if (coin == ground || coin == start) return static_cast<uint8_t>(coin);
      Mask onward = left_ & ties.of(coin);
      if (!exactly_two(onward)) return static_cast<uint8_t>(coin);
      ++way.coins;
      way.strings |= onward;
      onward &= ~mask_of<Mask>(string);
      string = first_of(onward);
    }
  }

  Mask left_{};
  int32_t count_ = 0;
  std::array<Way<Mask>, max_strings> way_;
};

}  // namespace kamertje
