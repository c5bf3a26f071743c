// The game in which the turn passes after every line: what need not be searched there, with `noextra` alone and in its
// misère. The rules are proven in docs/explain/passing.md.
#pragma once

#include "ties.hpp"

namespace kamertje {

// The strings whose cut takes a coin.
template <class Mask>
Mask taking_strings(const Ties<Mask>& ties, const Mask& left) {
  Mask taking{};
  for (int32_t coin = 0; coin < ties.coins(); ++coin)
    if (const Mask strings = left & ties.of(coin); exactly_one(strings)) taking |= strings;
  return taking;
}

// A state in which whoever moves has taken all that should be taken at once, in turns: worth `gain` and the value of
// what is left, which is for the other player when `other`.
template <class Mask>
struct Settled {
  Mask left;
  int32_t coins;
  int32_t gain = 0;
  bool other = false;
};

template <class Mask>
class Settling {
 public:
  // First the pairs that hang together by one string, then the coins on one string, in any order. Of three in a row
  // that stand apart nothing is taken: that would leave a pair to the other.
  static Settled<Mask> of(const Ties<Mask>& ties, const Mask& left, int32_t coins) {
    Settling settling(ties, left, coins);
    settling.take_pairs();
    for (int32_t coin = 0; coin < ties.coins(); ++coin) settling.take_from(coin);
    return settling.settled_;
  }

 private:
  Settling(const Ties<Mask>& ties, const Mask& left, int32_t coins) : ties_(ties), settled_{left, coins} {}

  Mask strings_at(int32_t coin) const { return settled_.left & ties_.of(coin); }
  bool hangs(int32_t coin) const { return coin != ground && exactly_one(strings_at(coin)); }

  void take_pairs() {
    for (int32_t coin = 0; coin < ties_.coins(); ++coin) {
      if (!hangs(coin)) continue;
      const int32_t string = first_of(strings_at(coin));
      if (hangs(ties_.other_end(string, coin))) take(string, 2);
    }
  }

  // A coin that loses its neighbour may hang on one string next.
  void take_from(int32_t coin) {
    while (hangs(coin)) {
      const int32_t string = first_of(strings_at(coin));
      const int32_t beside = ties_.other_end(string, coin);
      if (beside != ground && middle_of_three(beside, string)) return;
      take(string, 1);
      coin = beside;
    }
  }

  bool middle_of_three(int32_t coin, int32_t string) const {
    if (!exactly_two(strings_at(coin))) return false;
    const int32_t onward = first_of(strings_at(coin) & ~mask_of<Mask>(string));
    return hangs(ties_.other_end(onward, coin));
  }

  void take(int32_t string, int32_t coins) {
    settled_.left &= ~mask_of<Mask>(string);
    settled_.coins -= coins;
    settled_.gain += settled_.other ? -coins : coins;
    settled_.other = !settled_.other;
  }

  const Ties<Mask>& ties_;
  Settled<Mask> settled_;
};

// In the misère nobody takes a coin before there is nothing else to cut, and what counts is who makes the last cut that
// takes none.
template <class Mask>
class LastCut {
 public:
  // The strings that can still be cut without taking, of a state as `needed` leaves it or any other.
  static Mask free_of(const Ties<Mask>& ties, const Mask& left) { return left & ~taking_strings(ties, left); }

  // A state in which the same player makes the last such cut, with less in it: strings that nobody will cut are left
  // out where they keep no coin, and of cuts that are possible whatever else happens two cancel each other.
  static Mask needed(const Ties<Mask>& ties, const Mask& left) {
    const Mask taking = taking_strings(ties, left);
    Mask free = left & ~taking;
    const auto kept = [&](int32_t coin) { return coin == ground || any(taking & ties.of(coin)); };
    Mask lone{};
    for (Mask rest = free; any(rest); drop_first(rest)) {
      const int32_t string = first_of(rest);
      if (!kept(ties.end(string, 0)) || !kept(ties.end(string, 1))) continue;
      free &= ~mask_of<Mask>(string);
      lone = any(lone) ? Mask{} : mask_of<Mask>(string);
    }
    Mask needed = free |= lone;
    for (int32_t coin = 0; coin < ties.coins(); ++coin) {
      if (!any(free & ties.of(coin))) continue;
      if (const Mask keepers = taking & ties.of(coin); any(keepers)) needed |= mask_of<Mask>(first_of(keepers));
    }
    return needed;
  }
};

}  // namespace kamertje
