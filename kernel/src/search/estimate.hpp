// A guess at the value of a state where the search must stop: both players go on by simple rules to the end.
#pragma once

#include "replies.hpp"

namespace kamertje {

// Quiet states: safe cuts in order, then always the cheapest piece; but whoever takes a piece may leave two or four of
// it when that gains, which is decided backwards from the end.
template <class Mask>
int32_t estimate_quiet(const Ties<Mask>& ties, Ways<Mask>& ways) {
  std::array<Taken<Mask>, max_strings> stage;
  int32_t stages = 0;
  for (; any(ways.left()); ways.read(ties, stage[stages++].left)) {
    Taken<Mask>& next = stage[stages];
    if (const Mask safe = ways.safe(); any(safe)) {
      next = {ways.left() & ~mask_of<Mask>(first_of(safe))};
      continue;
    }
    for (int32_t which = 0; which < ways.count(); ++which) {
      const Taken<Mask> taken = ways.open(ties, ways[which]);
      if (which == 0 || taken.coins < next.coins) next = taken;
      if (next.coins == 1) break;
    }
  }
  int32_t value = 0;
  while (stages-- > 0) {
    const Taken<Mask>& taken = stage[stages];
    const int32_t leaving = taken.handout == Handout::none ? value : -handout_cost(taken.handout) - value;
    value = -taken.coins - (leaving > value ? leaving : value);
  }
  return value;
}

// Who makes the last cut that takes no coin, when all cuts are made in order.
template <class Mask>
int32_t estimate_last(const Ties<Mask>& ties, Mask left) {
  int32_t value = -1;
  for (Mask free = LastCut<Mask>::free_of(ties, left); any(free); free = LastCut<Mask>::free_of(ties, left)) {
    left &= ~mask_of<Mask>(first_of(free));
    value = -value;
  }
  return value;
}

// Misère and the game without extra turns: as the medium level plays, the first of equal lines. In the end somebody
// takes all that is idle.
template <Play play, class Mask>
int32_t estimate_plain(const Replies<Mask>& replies, Mask left, int32_t coins) {
  int32_t value = 0, side = 1;
  while (any(left)) {
    int32_t chosen = -1, best = 0;
    for (Mask rest = left; any(rest); drop_first(rest)) {
      const int32_t string = first_of(rest);
      const Mask after = left & ~mask_of<Mask>(string);
      const int32_t merit =
          4 * replies.sign() * replies.ties().taken_by(after, string) - replies.ties().opened_by(after, string);
      if (chosen >= 0 && merit <= best) continue;
      chosen = string;
      best = merit;
    }
    left &= ~mask_of<Mask>(chosen);
    const int32_t taken = replies.ties().taken_by(left, chosen);
    coins -= taken;
    value += side * replies.sign() * taken;
    if (play == Play::pass || taken == 0) side = -side;
  }
  return value + side * replies.sign() * coins;
}

template <Play play, class Mask>
int32_t estimate(const Replies<Mask>& replies, Ways<Mask>& ways, int32_t coins) {
  if constexpr (play == Play::quiet) return estimate_quiet(replies.ties(), ways);
  else if constexpr (play == Play::last) return estimate_last(replies.ties(), ways.left());
  else return estimate_plain<play>(replies, ways.left(), coins);
}

}  // namespace kamertje
