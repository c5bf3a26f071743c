// What the player to move may cut, and what each cut must lead to. The rules of play as the search sees them.
#pragma once

#include "../coins/idle.hpp"
#include "../coins/passing.hpp"
#include "../coins/ways.hpp"
#include "kamertje/cache.hpp"

namespace kamertje {

// quiet: normal play with the extra turn, where no coin hangs on one string (docs/explain/solver.md: captures need no
// branching). extra: misère with the extra turn, where pieces of which every cut takes a coin count as coins and are
// not among the strings left: nobody touches those before the end. pass: the turn passes after every line, and the
// state is settled.
// last: the misère of that, in which a value is 1 for who makes the last cut that takes no coin, and -1 for the other.
enum class Play : uint8_t { quiet, extra, pass, last };

// A cut reaches the wanted value when the value of what it leaves, for whoever then moves, lies within these bounds.
template <class Mask>
struct Reply {
  Mask left;
  int8_t coins;
  int8_t at_least;
  int8_t at_most;
  int8_t value_coins = 0;  // those that are left when what cancels is gone
  CacheKey key{};

  bool possible() const { return at_least <= at_most && at_least <= coins && at_most >= -coins; }
  bool certain() const { return at_least <= -coins && at_most >= coins; }
};

template <class Mask>
class Replies {
 public:
  Replies(const CoinGraph& graph, bool misere) : ties_(graph), sign_(misere ? -1 : 1) {}

  const Ties<Mask>& ties() const { return ties_; }
  int32_t sign() const { return sign_; }

  // Whether the value of a state is at least `wanted`, as bounds on the value of one that the search visits.
  template <Play play>
  Reply<Mask> question(const Mask& left, int32_t coins, int32_t wanted) const {
    if constexpr (play == Play::pass) return after_settling(left, coins, wanted, coins);
    else if constexpr (play == Play::last) return last_cut_question(left, coins, wanted);
    else if constexpr (play == Play::extra)
      return {without_idle(ties_, left), clamp(coins), clamp(wanted), clamp(coins)};
    else return {left, clamp(coins), clamp(wanted), clamp(coins)};
  }

  // All replies that may reach `wanted`; -1 when one of them certainly does.
  template <Play play>
  int32_t find(const Ways<Mask>& ways, int32_t coins, int32_t wanted, Reply<Mask>* replies) const {
    if constexpr (play == Play::quiet) return find_quiet(ways, coins, wanted, replies);
    else if constexpr (play == Play::extra) return find_extra(ways.left(), coins, wanted, replies);
    else return find_passing<play>(ways.left(), coins, wanted, replies);
  }

 private:
  int32_t find_quiet(const Ways<Mask>& ways, int32_t coins, int32_t wanted, Reply<Mask>* replies) const {
    const Mask& left = ways.left();
    int32_t count = 0;
    for (Mask safe = ways.safe(); any(safe); drop_first(safe)) {
      const int32_t string = first_of(safe);
      if (ties_.waits_for_twin(left, string)) continue;
      Reply<Mask>& reply = replies[count];
      reply = {left & ~mask_of<Mask>(string), static_cast<int8_t>(coins), static_cast<int8_t>(-coins),
               static_cast<int8_t>(-wanted)};
      if (reply.certain()) return -1;
      count += reply.possible();
    }
    // Of the pieces that stand apart and leave the other the same choice, the shortest is as good as any.
    int32_t shortest[3] = {-1, -1, -1};
    for (int32_t which = 0; which < ways.count(); ++which) {
      const Way<Mask>& way = ways[which];
      if (way.single()) continue;
      if (way.apart()) {
        int32_t& best = shortest[way.long_enough() ? 1 + way.ring() : 0];
        if (best < 0 || way.coins < ways[best].coins) best = which;
      } else if (!open(ways, way, coins, wanted, replies, count)) {
        return -1;
      }
    }
    for (const int32_t which : shortest)
      if (which >= 0 && !open(ways, ways[which], coins, wanted, replies, count)) return -1;
    return count;
  }

  // Adds the reply that opens a run, if it is of use. False when it certainly reaches what is wanted.
  bool open(const Ways<Mask>& ways, const Way<Mask>& way, int32_t coins, int32_t wanted, Reply<Mask>* replies,
            int32_t& count) const {
    const Taken<Mask> taken = ways.open(ties_, way);
    const int32_t left_coins = coins - taken.coins;
    const int32_t wanted_then = taken.coins + wanted;
    int32_t at_least = -left_coins;
    if (taken.handout != Handout::none && wanted_then - handout_cost(taken.handout) > at_least)
      at_least = wanted_then - handout_cost(taken.handout);
    Reply<Mask>& reply = replies[count];
    reply = {taken.left, static_cast<int8_t>(left_coins), clamp(at_least), clamp(-wanted_then)};
    if (reply.certain()) return false;
    count += reply.possible();
    return true;
  }

  // Where captures are branched on: those first, since they decide sooner.
  int32_t find_extra(const Mask& left, int32_t coins, int32_t wanted, Reply<Mask>* replies) const {
    if (!any(left)) return -coins >= wanted ? -1 : 0;  // all that is left falls to whoever moves
    const Mask taking = left & taking_strings(ties_, left);
    int32_t count = 0;
    return add_cuts(taking, left, coins, wanted, replies, count) &&
                   add_cuts(left & ~taking, left, coins, wanted, replies, count)
               ? count
               : -1;
  }

  // False when one of the cuts certainly reaches what is wanted.
  bool add_cuts(const Mask& cuts, const Mask& left, int32_t coins, int32_t wanted, Reply<Mask>* replies,
                int32_t& count) const {
    for (Mask rest = cuts; any(rest); drop_first(rest)) {
      const int32_t string = first_of(rest);
      if (ties_.waits_for_twin(left, string)) continue;
      const Mask after = left & ~mask_of<Mask>(string);
      const int32_t taken = ties_.taken_by(after, string);
      const int32_t left_coins = coins - taken;
      const int32_t wanted_then = wanted - sign_ * taken;
      Reply<Mask>& reply = replies[count];
      reply = {after, static_cast<int8_t>(left_coins), clamp(taken > 0 ? wanted_then : -left_coins),
               clamp(taken > 0 ? left_coins : -wanted_then)};
      if (reply.certain()) return false;
      if (!reply.possible()) continue;
      reply.left = without_idle(ties_, after);
      ++count;
    }
    return true;
  }

  // Where the turn passes: the cuts that take no coin, of which there are none but in three in a row in a settled
  // state. Cuts that lead to the same are one.
  template <Play play>
  int32_t find_passing(const Mask& left, int32_t coins, int32_t wanted, Reply<Mask>* replies) const {
    const Mask free = LastCut<Mask>::free_of(ties_, left);
    if (play == Play::pass && !any(free)) return -coins >= 3 * wanted ? -1 : 0;  // each three in a row costs one
    int32_t count = 0;
    for (Mask rest = free; any(rest); drop_first(rest)) {
      const int32_t string = first_of(rest);
      if (ties_.waits_for_twin(left, string)) continue;
      const Mask after = left & ~mask_of<Mask>(string);
      Reply<Mask>& reply = replies[count];
      if constexpr (play == Play::pass) {
        reply = after_settling(after, coins, -coins, -wanted);
      } else {
        const Mask needed = LastCut<Mask>::needed(ties_, after);
        if (!any(needed)) return -1;
        reply = {needed, 1, -1, -1};
      }
      if (reply.certain()) return -1;
      bool is_new = reply.possible();
      for (int32_t which = 0; is_new && which < count; ++which)
        is_new = !(replies[which].left == reply.left) || replies[which].at_least != reply.at_least ||
                 replies[which].at_most != reply.at_most;
      count += is_new;
    }
    return count;
  }

  // A value between low and high for whoever moves in a state, as bounds on the value of what is left of it when all
  // that should be taken at once is taken.
  Reply<Mask> after_settling(const Mask& left, int32_t coins, int32_t low, int32_t high) const {
    const Settled<Mask> settled = Settling<Mask>::of(ties_, left, coins);
    const int32_t least = settled.other ? settled.gain - high : low - settled.gain;
    const int32_t most = settled.other ? settled.gain - low : high - settled.gain;
    return {settled.left, static_cast<int8_t>(settled.coins), clamp(least < -settled.coins ? -settled.coins : least),
            clamp(most > settled.coins ? settled.coins : most)};
  }

  // In the misère without extra turns a value is at most 2 away from 0, on the side of whoever has an even number of
  // strings before him; and of an odd number of coins it is 1.
  Reply<Mask> last_cut_question(const Mask& left, int32_t coins, int32_t wanted) const {
    const bool even = count_of(left) % 2 == 0;
    const int32_t won = coins % 2 != 0 ? (even ? 1 : -1) : even ? 2 : 0;
    const int32_t lost = coins % 2 != 0 ? won : won - 2;
    const Mask needed = LastCut<Mask>::needed(ties_, left);
    if (wanted > won) return {needed, 1, 1, -1};
    if (wanted <= lost) return {needed, 1, -1, 1};
    return {needed, 1, 1, 1};
  }

  static int8_t clamp(int32_t value) { return static_cast<int8_t>(value < -127 ? -127 : value > 127 ? 127 : value); }

  const Ties<Mask> ties_;
  const int32_t sign_;
};

}  // namespace kamertje
