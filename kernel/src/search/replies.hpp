// What the player to move may cut, and what each cut must lead to. The rules of play as the search sees them.
#pragma once

#include "passing.hpp"
#include "paths.hpp"

namespace kamertje {

// quiet: normal play with the extra turn, where no coin hangs on one string (docs/explain/solver.md: captures need no
// branching). extra: misère with the extra turn, where the tally counts the coins of pieces of which every cut takes
// some: nobody touches those before the end. pass: the turn passes after every line, and the state is settled.
// last: the misère of that, in which a value is 1 for who makes the last cut that takes no coin, and -1 for the other.
enum class Play : uint8_t { quiet, extra, pass, last };

// A cut reaches the wanted value when the value of what it leaves, for whoever then moves, lies within these bounds.
template <class Mask>
struct Reply {
  State<Mask> state;
  int8_t coins;
  int8_t at_least;
  int8_t at_most;

  bool possible() const { return at_least <= at_most && at_least <= coins && at_most >= -coins; }
  bool certain() const { return at_least <= -coins && at_most >= coins; }
};

template <class Mask>
class Replies {
 public:
  Replies(const CoinGraph& graph, bool misere, int32_t tally_bits)
      : ties_(graph),
        tally_(tally_bits),
        sign_(misere ? -1 : 1) {}

  static constexpr int32_t idle_bits = 8;  // more than enough for the coins of any board

  const Ties<Mask>& ties() const { return ties_; }
  const Tally& tally() const { return tally_; }
  int32_t sign() const { return sign_; }

  template <Play play>
  State<Mask> state_of(const Mask& left) const {
    if constexpr (play == Play::quiet) return Paths<Mask>(ties_, left).tallied(tally_);
    else if constexpr (play == Play::extra) return without_idle(left);
    else return {left, left, 0};
  }

  // Whether the value of a state is at least `wanted`, as bounds on the value of one that the search visits.
  template <Play play>
  Reply<Mask> question(const Mask& left, int32_t coins, int32_t wanted) const {
    if constexpr (play == Play::pass) return after_settling(left, coins, wanted, coins);
    else if constexpr (play == Play::last) return last_cut_question(left, coins, wanted);
    else return {state_of<play>(left), clamp(coins), clamp(wanted), clamp(coins)};
  }

  // All replies that may reach `wanted`; -1 when one of them certainly does.
  template <Play play>
  int32_t find(const State<Mask>& state, int32_t coins, int32_t wanted, Reply<Mask>* replies) const {
    if constexpr (play == Play::quiet) return find_quiet(state, coins, wanted, replies);
    else if constexpr (play == Play::extra) return find_extra(state, coins, wanted, replies);
    else return find_passing<play>(state.left, coins, wanted, replies);
  }

 private:
  int32_t find_quiet(const State<Mask>& state, int32_t coins, int32_t wanted, Reply<Mask>* replies) const {
    const Mask& left = state.left;
    int32_t count = 0;
    const Paths<Mask> paths(ties_, left);
    for (Mask safe = paths.safe(); any(safe); drop_first(safe)) {
      const int32_t string = first_of(safe);
      if (ties_.waits_for_twin(left, string)) continue;
      Reply<Mask>& reply = replies[count];
      reply = {{left & ~mask_of<Mask>(string), state.rest & ~mask_of<Mask>(string), state.tally},
               static_cast<int8_t>(coins),
               static_cast<int8_t>(-coins),
               static_cast<int8_t>(-wanted)};
      if (reply.certain()) return -1;
      if (!reply.possible()) continue;
      paths.set_apart(tally_, reply.state, ties_.end(string, 0));
      paths.set_apart(tally_, reply.state, ties_.end(string, 1));
      ++count;
    }
    uint32_t tallied = 0;  // a piece of each kind in the tally is enough
    for (int32_t which = 0; which < paths.count(); ++which) {
      const Path<Mask>& path = paths[which];
      const uint32_t one = any(path.strings & state.rest) ? 0 : tally_.one(path.ring, path.coins);
      if ((tallied & one) != 0) continue;
      tallied |= one;
      int32_t beside[2];
      const Taken<Mask> taken = paths.open(path, beside);
      const int32_t left_coins = coins - taken.coins;
      const int32_t wanted_then = taken.coins + wanted;
      int32_t at_least = -left_coins;
      if (taken.handout != Handout::none && wanted_then - handout_cost(taken.handout) > at_least)
        at_least = wanted_then - handout_cost(taken.handout);
      Reply<Mask>& reply = replies[count];
      reply = {{taken.left, state.rest & taken.left, state.tally - one},
               static_cast<int8_t>(left_coins),
               clamp(at_least),
               clamp(-wanted_then)};
      if (reply.certain()) return -1;
      if (!reply.possible()) continue;
      for (const int32_t coin : beside) paths.set_apart(tally_, reply.state, coin);
      ++count;
    }
    return count;
  }

  // Where captures are branched on.
  int32_t find_extra(const State<Mask>& state, int32_t coins, int32_t wanted, Reply<Mask>* replies) const {
    const Mask& left = state.rest;
    if (!any(left)) return -coins >= wanted ? -1 : 0;  // all that is left falls to whoever moves
    int32_t count = 0;
    for (Mask rest = left; any(rest); drop_first(rest)) {
      const int32_t string = first_of(rest);
      if (ties_.waits_for_twin(left, string)) continue;
      const Mask after = left & ~mask_of<Mask>(string);
      const int32_t taken = ties_.taken_by(after, string);
      const int32_t left_coins = coins - taken;
      const int32_t wanted_then = wanted - sign_ * taken;
      Reply<Mask>& reply = replies[count];
      reply = {{after, after, 0},
               static_cast<int8_t>(left_coins),
               clamp(taken > 0 ? wanted_then : -left_coins),
               clamp(taken > 0 ? left_coins : -wanted_then)};
      if (reply.certain()) return -1;
      if (!reply.possible()) continue;
      reply.state = without_idle(after, state.tally);
      ++count;
    }
    return count;
  }

  // Takes out the pieces of which every cut takes a coin, and counts their coins in the tally, where it has room.
  State<Mask> without_idle(const Mask& left, uint32_t idle_coins = 0) const {
    if (tally_.bits() < idle_bits) return {left, left, 0};
    const Mask free = left & ~taking_strings(ties_, left);
    Mask rest{};
    for (int32_t coin = 0; coin < ties_.coins(); ++coin)
      if (const Mask strings = left & ties_.of(coin); any(strings & free)) rest |= strings;
    for (int32_t coin = 0; coin < ties_.coins(); ++coin)
      if (const Mask strings = left & ties_.of(coin); any(strings) && !any(strings & rest)) ++idle_coins;
    return {rest, rest, idle_coins};
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
        reply = {{needed, needed, 0}, 1, -1, -1};
      }
      if (reply.certain()) return -1;
      bool is_new = reply.possible();
      for (int32_t which = 0; is_new && which < count; ++which)
        is_new = !(replies[which].state.left == reply.state.left) || replies[which].at_least != reply.at_least ||
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
    return {{settled.left, settled.left, 0},
            static_cast<int8_t>(settled.coins),
            clamp(least < -settled.coins ? -settled.coins : least),
            clamp(most > settled.coins ? settled.coins : most)};
  }

  // In the misère without extra turns a value is at most 2 away from 0, on the side of whoever has an even number of
  // strings before him; and of an odd number of coins it is 1.
  Reply<Mask> last_cut_question(const Mask& left, int32_t coins, int32_t wanted) const {
    const bool even = count_of(left) % 2 == 0;
    const int32_t won = coins % 2 != 0 ? (even ? 1 : -1) : even ? 2 : 0;
    const int32_t lost = coins % 2 != 0 ? won : won - 2;
    const Mask needed = LastCut<Mask>::needed(ties_, left);
    if (wanted > won) return {{needed, needed, 0}, 1, 1, -1};
    if (wanted <= lost) return {{needed, needed, 0}, 1, -1, 1};
    return {{needed, needed, 0}, 1, 1, 1};
  }

  static int8_t clamp(int32_t value) { return static_cast<int8_t>(value < -127 ? -127 : value > 127 ? 127 : value); }

  const Ties<Mask> ties_;
  const Tally tally_;
  const int32_t sign_;
};

}  // namespace kamertje
