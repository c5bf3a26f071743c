// What the player to move may cut, and what each cut must lead to. The rules of play as the search sees them.
#pragma once

#include <array>
#include <cstdint>

#include "kamertje/coins.hpp"

namespace kamertje {

// quiet: normal play with the extra turn, where no coin hangs on one string (see docs/explain/solver.md: captures need
// no branching). extra: misère with the extra turn. pass: the turn passes after every line; normal or misère.
enum class Play : uint8_t { quiet, extra, pass };

// A cut reaches the wanted value when the value of what it leaves, for whoever then moves, lies within these bounds.
template <class Mask>
struct Reply {
  Mask left;
  int8_t coins;
  int8_t at_least;
  int8_t at_most;
  uint8_t string;

  bool possible() const { return at_least <= at_most && at_least <= coins && at_most >= -coins; }
  bool certain() const { return at_least <= -coins && at_most >= coins; }
};

// What the player who takes an opened piece may leave to the other: nothing, four boxes of a closed piece, or two.
enum class Handout : uint8_t { none, four, two };
constexpr int32_t handout_cost(Handout handout) { return handout == Handout::two ? 4 : 8; }

template <class Mask>
struct Taken {
  Mask left;
  int32_t coins = 0;
  Handout handout = Handout::none;
};

// The coin graph in masks of one width.
template <class Mask>
class Replies {
 public:
  Replies(const CoinGraph& graph, bool misere) : graph_(graph), sign_(misere ? -1 : 1) {
    for (int32_t coin = 0; coin < graph.coins; ++coin) strings_of_[coin] = narrow(graph.strings_of[coin]);
  }

  int32_t degree(const Mask& left, int32_t coin) const { return count_of(left & strings_of_[coin]); }
  int32_t other_end(int32_t string, int32_t coin) const {
    return graph_.end[string][0] == coin ? graph_.end[string][1] : graph_.end[string][0];
  }
  const CoinGraph& graph() const { return graph_; }
  int32_t sign() const { return sign_; }

  // Coins that a cut takes: those whose last string it is.
  int32_t taken_by(const Mask& left_after, int32_t string) const {
    int32_t taken = !any(left_after & strings_of_[graph_.end[string][0]]);
    if (graph_.end[string][1] != ground) taken += !any(left_after & strings_of_[graph_.end[string][1]]);
    return taken;
  }

  // Coins that a cut leaves on one string.
  int32_t opened_by(const Mask& left_after, int32_t string) const {
    int32_t opened = degree(left_after, graph_.end[string][0]) == 1;
    if (graph_.end[string][1] != ground) opened += degree(left_after, graph_.end[string][1]) == 1;
    return opened;
  }

  // Takes greedily what a cut in a quiet state has opened. Only the two ends can hang on one string, so what is taken
  // is one path, or two that may meet at a coin and go on from there.
  Taken<Mask> take_opened(Mask left, int32_t string) const {
    Taken<Mask> taken;
    int32_t first_size = 0, first_stop = ground;
    bool hangs = false, closed = false;
    for (int32_t side = 0; side < 2; ++side) {
      const int32_t coin = graph_.end[string][side];
      if (coin == ground || degree(left, coin) != 1) continue;
      int32_t stop;
      int32_t size = walk(left, coin, stop);
      taken.coins += size;
      if (side == 0) {
        first_size = size;
        first_stop = stop;
      } else if (first_size != 0 && first_stop < ground && !any(left & strings_of_[first_stop])) {
        size += first_size;
      }
      hangs |= stop != closed_piece && size >= 2;
      closed |= stop == closed_piece && size >= 4;
    }
    taken.left = left;
    taken.handout = hangs ? Handout::two : closed ? Handout::four : Handout::none;
    return taken;
  }

  // All replies that may reach `wanted`, best first; -1 when one of them certainly does.
  template <Play play>
  int32_t find(const Mask& left, int32_t coins, int32_t wanted, Reply<Mask>* replies) const {
    if constexpr (play == Play::quiet)
      return find_quiet(left, coins, wanted, replies);
    else
      return find_plain<play>(left, coins, wanted, replies);
  }

 private:
  static constexpr int32_t closed_piece = 256;

  static Mask narrow(const Mask128& mask) {
    if constexpr (sizeof(Mask) == sizeof(uint64_t))
      return mask.low;
    else
      return mask;
  }

  // From a coin on one string along the path; leaves where it stops: a coin with more strings, the ground, or nowhere.
  int32_t walk(Mask& left, int32_t coin, int32_t& stop) const {
    for (int32_t size = 1;; ++size) {
      const int32_t string = first_of(left & strings_of_[coin]);
      left &= ~mask_of<Mask>(string);
      stop = other_end(string, coin);
      if (stop == ground) return size;
      const int32_t strings = degree(left, stop);
      if (strings > 1) return size;
      if (strings == 0) {
        stop = closed_piece;
        return size + 1;
      }
      coin = stop;
    }
  }

  int32_t find_quiet(const Mask& left, int32_t coins, int32_t wanted, Reply<Mask>* replies) const {
    int32_t safe = 0;
    std::array<Reply<Mask>, max_strings> giveaways;
    std::array<Handout, max_strings> handouts;
    int32_t given = 0;
    for (Mask rest = left; any(rest); drop_first(rest)) {
      const int32_t string = first_of(rest);
      if (graph_.lower_twin[string] >= 0 && has(left, graph_.lower_twin[string])) continue;
      const Mask after = left & ~mask_of<Mask>(string);
      if (opened_by(after, string) == 0) {
        Reply<Mask>& reply = replies[safe];
        reply = {after, static_cast<int8_t>(coins), static_cast<int8_t>(-coins), static_cast<int8_t>(-wanted),
                 static_cast<uint8_t>(string)};
        if (reply.certain()) return -1;
        safe += reply.possible();
        continue;
      }
      const Taken<Mask> taken = take_opened(after, string);
      // The lines of a chain all lead to the same rest; the one that leaves the other least choice is best.
      int32_t same = 0;
      while (same < given && !(giveaways[same].left == taken.left)) ++same;
      if (same < given && handouts[same] <= taken.handout) continue;
      const int32_t left_coins = coins - taken.coins;
      const int32_t wanted_then = taken.coins + wanted;
      int32_t at_least = -left_coins;
      if (taken.handout != Handout::none && wanted_then - handout_cost(taken.handout) > at_least)
        at_least = wanted_then - handout_cost(taken.handout);
      giveaways[same] = {taken.left, static_cast<int8_t>(left_coins), clamp(at_least), clamp(-wanted_then),
                         static_cast<uint8_t>(string)};
      handouts[same] = taken.handout;
      given += same == given;
    }
    for (int32_t which = 0; which < given; ++which) {
      if (giveaways[which].certain()) return -1;
      if (giveaways[which].possible()) replies[safe++] = giveaways[which];
    }
    return safe;
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
    return {after, static_cast<int8_t>(left_coins), clamp(again ? wanted_then : -left_coins),
            clamp(again ? left_coins : -wanted_then), static_cast<uint8_t>(string)};
  }

 private:
  static int8_t clamp(int32_t value) { return static_cast<int8_t>(value < -127 ? -127 : value > 127 ? 127 : value); }

  const CoinGraph& graph_;
  const int32_t sign_;
  std::array<Mask, max_boxes> strings_of_;
};

}  // namespace kamertje
