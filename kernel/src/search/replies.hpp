// What the player to move may cut, and what each cut must lead to. The rules of play as the search sees them.
#pragma once

#include "paths.hpp"

namespace kamertje {

// quiet: normal play with the extra turn, where no coin hangs on one string (docs/explain/solver.md: captures need no
// branching). extra: misère with the extra turn. pass: the turn passes after every line; normal or misère.
enum class Play : uint8_t { quiet, extra, pass };

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

  const Ties<Mask>& ties() const { return ties_; }
  const Tally& tally() const { return tally_; }
  int32_t sign() const { return sign_; }

  template <Play play>
  State<Mask> state_of(const Mask& left) const {
    if constexpr (play == Play::quiet) return Paths<Mask>(ties_, left).tallied(tally_);
    else return {left, left, 0};
  }

  // All replies that may reach `wanted`; -1 when one of them certainly does.
  template <Play play>
  int32_t find(const State<Mask>& state, int32_t coins, int32_t wanted, Reply<Mask>* replies) const {
    if constexpr (play == Play::quiet) return find_quiet(state, coins, wanted, replies);
    else return find_plain<play>(state.left, coins, wanted, replies);
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
  template <Play play>
  int32_t find_plain(const Mask& left, int32_t coins, int32_t wanted, Reply<Mask>* replies) const {
    int32_t count = 0;
    for (Mask rest = left; any(rest); drop_first(rest)) {
      const int32_t string = first_of(rest);
      if (ties_.waits_for_twin(left, string)) continue;
      Reply<Mask>& reply = replies[count];
      reply = after_cut<play>(left, coins, wanted, string);
      if (reply.certain()) return -1;
      count += reply.possible();
    }
    return count;
  }

  template <Play play>
  Reply<Mask> after_cut(const Mask& left, int32_t coins, int32_t wanted, int32_t string) const {
    const Mask after = left & ~mask_of<Mask>(string);
    const int32_t taken = ties_.taken_by(after, string);
    const int32_t left_coins = coins - taken;
    const int32_t wanted_then = wanted - sign_ * taken;
    const bool again = play == Play::extra && taken > 0;
    return {{after, after, 0},
            static_cast<int8_t>(left_coins),
            clamp(again ? wanted_then : -left_coins),
            clamp(again ? left_coins : -wanted_then)};
  }

  static int8_t clamp(int32_t value) { return static_cast<int8_t>(value < -127 ? -127 : value > 127 ? 127 : value); }

  const Ties<Mask> ties_;
  const Tally tally_;
  const int32_t sign_;
};

}  // namespace kamertje
