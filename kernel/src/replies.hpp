// What the player to move may cut, and what each cut must lead to. The rules of play as the search sees them.
#pragma once

#include <array>
#include <cstdint>

#include "kamertje/coins.hpp"
#include "tally.hpp"

namespace kamertje {

// quiet: normal play with the extra turn, where no coin hangs on one string (see docs/explain/solver.md: captures need
// no branching). extra: misère with the extra turn. pass: the turn passes after every line; normal or misère.
enum class Play : uint8_t { quiet, extra, pass };

// What is left to cut: all strings, those that are not in the tally, and the tally of pieces that stand apart.
template <class Mask>
struct State {
  Mask left{};
  Mask rest{};
  uint32_t tally = 0;
};

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

// What the player who takes an opened piece may leave to the other: nothing, four boxes of a closed piece, or two.
enum class Handout : uint8_t { none, four, two };
constexpr int32_t handout_cost(Handout handout) { return handout == Handout::two ? 4 : 8; }

template <class Mask>
struct Taken {
  Mask left{};
  int32_t coins = 0;
  Handout handout = Handout::none;
  bool ring = false;
  // The coins beside the piece, which lose a string: their number is enough to tell whether it stands apart.
  int32_t beside[2] = {ground, ground};

  bool apart() const { return ring || (beside[0] == ground && beside[1] == ground); }
};

// The coin graph in masks of one width.
template <class Mask>
class Replies {
 public:
  Replies(const CoinGraph& graph, bool misere, int32_t tally_bits)
      : graph_(graph),
        tally_(tally_bits),
        sign_(misere ? -1 : 1) {
    for (int32_t coin = 0; coin < graph.coins; ++coin) strings_of_[coin] = narrow(graph.strings_of[coin]);
  }

  int32_t other_end(int32_t string, int32_t coin) const {
    return graph_.end[string][0] == coin ? graph_.end[string][1] : graph_.end[string][0];
  }
  const CoinGraph& graph() const { return graph_; }
  const Tally& tally() const { return tally_; }
  int32_t sign() const { return sign_; }

  // Coins that a cut takes: those whose last string it is.
  int32_t taken_by(const Mask& left_after, int32_t string) const {
    int32_t taken = !any(left_after & strings_of_[graph_.end[string][0]]);
    if (graph_.end[string][1] != ground) taken += !any(left_after & strings_of_[graph_.end[string][1]]);
    return taken;
  }

  // Coins that a cut leaves on one string.
  int32_t opened_by(const Mask& left_after, int32_t string) const {
    int32_t opened = exactly_one(left_after & strings_of_[graph_.end[string][0]]);
    if (graph_.end[string][1] != ground) opened += exactly_one(left_after & strings_of_[graph_.end[string][1]]);
    return opened;
  }

  // The coins of a quiet state on exactly two strings: what lies between others is opened by any cut beside them.
  struct Paths {
    std::array<uint8_t, max_boxes> coin;
    int32_t count = 0;
    Mask strings{};
  };
  Paths find_paths(const Mask& left) const {
    Paths paths;
    for (int32_t coin = 0; coin < graph_.coins; ++coin) {
      const Mask strings = left & strings_of_[coin];
      if (!exactly_two(strings)) continue;
      paths.coin[paths.count++] = static_cast<uint8_t>(coin);
      paths.strings |= strings;
    }
    return paths;
  }

  // What is taken when the path through a coin on two strings is opened by the cut that leaves the other least choice:
  // a pair is cut between its coins, and of three or more always two can be left. `strings` are those of the path: any
  // cut of one of them leaves the same rest.
  Taken<Mask> open_path(const Mask& left, int32_t coin, Mask& strings) const {
    Taken<Mask> taken;
    strings = left & strings_of_[coin];
    const int32_t one_way = first_of(strings);
    Mask other_way = strings;
    drop_first(other_way);
    taken.coins = 1;
    int32_t (&beside)[2] = taken.beside;
    beside[0] = follow(left, coin, one_way, strings, taken.coins);
    taken.ring = beside[0] == coin;
    taken.left = left & ~strings;
    if (taken.ring) {
      beside[0] = ground;
      taken.left = left & ~strings;
      taken.handout = taken.coins >= 4 ? Handout::four : Handout::none;
      return taken;
    }
    beside[1] = follow(left, coin, first_of(other_way), strings, taken.coins);
    taken.left = left & ~strings;
    taken.handout = taken.coins >= 3 ? Handout::two : Handout::none;
    // A path that leaves a coin on three strings and comes back to it takes that coin too, and goes on from there.
    if (beside[0] == beside[1] && beside[0] != ground && exactly_one(taken.left & strings_of_[beside[0]])) {
      taken.coins += take_onward(taken.left, beside[0], beside[1]);
      beside[0] = ground;
      taken.handout = Handout::two;
    }
    return taken;
  }

  // The same state with every piece that stands apart in the tally, as far as there is room.
  State<Mask> tallied(const Mask& left) const {
    State<Mask> state{left, left, 0};
    const Paths paths = find_paths(left);
    for (int32_t which = 0; which < paths.count; ++which) set_apart(state, paths.coin[which]);
    return state;
  }

  // All replies that may reach `wanted`, best first; -1 when one of them certainly does.
  template <Play play>
  int32_t find(const State<Mask>& state, int32_t coins, int32_t wanted, Reply<Mask>* replies) const {
    if constexpr (play == Play::quiet) return find_quiet(state, coins, wanted, replies);
    else return find_plain<play>(state.left, coins, wanted, replies);
  }

 private:
  static Mask narrow(const Mask128& mask) {
    if constexpr (sizeof(Mask) == sizeof(uint64_t)) return mask.low;
    else return mask;
  }

  // Takes the coin on one string that a path has left, and the path beyond it; `beside` is the coin where that stops.
  int32_t take_onward(Mask& left, int32_t coin, int32_t& beside) const {
    for (int32_t size = 1;; ++size) {
      const int32_t string = first_of(left & strings_of_[coin]);
      left &= ~mask_of<Mask>(string);
      beside = other_end(string, coin);
      if (beside == ground || !exactly_one(left & strings_of_[beside])) return size;
      coin = beside;
    }
  }

  // If the coin lies in a piece that stands apart and is not in the tally yet, puts it there.
  void set_apart(State<Mask>& state, int32_t coin) const {
    if (coin == ground) return;
    const Mask strings = state.left & strings_of_[coin];
    if (!exactly_two(strings) || !any(strings & state.rest)) return;
    Mask piece;
    const Taken<Mask> taken = open_path(state.left, coin, piece);
    if (!taken.apart()) return;
    const uint32_t one = tally_.one_more(state.tally, taken.ring, taken.coins);
    if (one == 0) return;
    state.tally += one;
    state.rest &= ~piece;
  }

  // From a coin along one of its two strings through coins on two strings; collects them and their strings, and returns
  // where that ends: at the ground, at a coin with more strings, or, round a ring, at the coin itself.
  int32_t follow(const Mask& left, int32_t coin, int32_t string, Mask& strings, int32_t& coins) const {
    const int32_t start = coin;
    for (;;) {
      coin = other_end(string, coin);
      if (coin == ground || coin == start) return coin;
      Mask onward = left & strings_of_[coin];
      if (!exactly_two(onward)) return coin;
      ++coins;
      strings |= onward;
      onward &= ~mask_of<Mask>(string);
      string = first_of(onward);
    }
  }

  int32_t find_quiet(const State<Mask>& state, int32_t coins, int32_t wanted, Reply<Mask>* replies) const {
    const Mask& left = state.left;
    int32_t count = 0;
    const Paths paths = find_paths(left);
    for (Mask safe = left & ~paths.strings; any(safe); drop_first(safe)) {
      const int32_t string = first_of(safe);
      if (graph_.lower_twin[string] >= 0 && has(left, graph_.lower_twin[string])) continue;
      Reply<Mask>& reply = replies[count];
      reply = {{left & ~mask_of<Mask>(string), state.rest & ~mask_of<Mask>(string), state.tally},
               static_cast<int8_t>(coins),
               static_cast<int8_t>(-coins),
               static_cast<int8_t>(-wanted)};
      if (reply.certain()) return -1;
      if (!reply.possible()) continue;
      set_apart(reply.state, graph_.end[string][0]);
      set_apart(reply.state, graph_.end[string][1]);
      ++count;
    }
    Mask opened{};
    uint32_t tallied = 0;  // a piece of each kind in the tally is enough
    for (int32_t which = 0; which < paths.count; ++which) {
      const Mask beside_coin = left & strings_of_[paths.coin[which]];
      if (any(beside_coin & opened)) continue;
      Mask strings;
      const Taken<Mask> taken = open_path(left, paths.coin[which], strings);
      opened |= strings;
      const bool in_tally = !any(strings & state.rest);
      const uint32_t one = in_tally ? tally_.one(taken.ring, taken.coins) : 0;
      if ((tallied & one) != 0) continue;
      tallied |= one;
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
      for (const int32_t beside : taken.beside) set_apart(reply.state, beside);
      ++count;
    }
    return count;
  }

  template <Play play>
  int32_t find_plain(const Mask& left, int32_t coins, int32_t wanted, Reply<Mask>* replies) const {
    int32_t count = 0;
    for (Mask rest = left; any(rest); drop_first(rest)) {
      const int32_t string = first_of(rest);
      if (graph_.lower_twin[string] >= 0 && has(left, graph_.lower_twin[string])) continue;
      Reply<Mask>& reply = replies[count];
      reply = after_cut<play>(left, coins, wanted, string);
      if (reply.certain()) return -1;
      count += reply.possible();
    }
    return count;
  }

 public:
  // One cut where captures are branched on.
  template <Play play>
  Reply<Mask> after_cut(const Mask& left, int32_t coins, int32_t wanted, int32_t string) const {
    const Mask after = left & ~mask_of<Mask>(string);
    const int32_t taken = taken_by(after, string);
    const int32_t left_coins = coins - taken;
    const int32_t wanted_then = wanted - sign_ * taken;
    const bool again = play == Play::extra && taken > 0;
    return {{after, after, 0},
            static_cast<int8_t>(left_coins),
            clamp(again ? wanted_then : -left_coins),
            clamp(again ? left_coins : -wanted_then)};
  }

 private:
  static int8_t clamp(int32_t value) { return static_cast<int8_t>(value < -127 ? -127 : value > 127 ? 127 : value); }

  const CoinGraph& graph_;
  const Tally tally_;
  const int32_t sign_;
  std::array<Mask, max_boxes> strings_of_;
};

}  // namespace kamertje
