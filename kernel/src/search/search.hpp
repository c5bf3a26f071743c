// Null-window search with a table: is the value of this state, for the player to move, at least so much?
// With a horizon, states so many plies away are estimated, and the answer is a guess.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

#include "../cache/recent.hpp"
#include "../cache/underway.hpp"
#include "../coins/control.hpp"
#include "../coins/form.hpp"
#include "estimate.hpp"
#include "pieces.hpp"
#include "replies.hpp"

namespace kamertje {

template <class Mask, Play play>
class Search {
 public:
  Search(const CoinGraph& graph, bool misere, Cache& cache, int32_t recent_bits, int32_t horizon, int32_t lane,
         const std::atomic<bool>& halt, Underway* underway)
      : replies_(graph, misere),
        cache_(cache),
        recent_(recent_bits),
        horizon_(horizon),
        lane_(lane),
        halt_(halt),
        underway_(underway),
        told_from_(graph.strings * 7 / 8),
        ways_(new Ways<Mask>[2 * (static_cast<uint32_t>(graph.strings) + 1)]),
        pool_(new Reply<Mask>[static_cast<uint32_t>(pool_size(graph.strings))]) {
    if constexpr (by_pieces) pieces_.emplace(replies_.ties());
  }

  // Starts a run of about so many nodes; a search that runs out says so in stopped() and its answer means nothing.
  void allow(uint64_t nodes) {
    limit_ = nodes_ + nodes;
    stopped_ = false;
  }
  void begin_anew(int32_t horizon) {
    horizon_ = horizon;
    recent_.clear();
  }
  bool stopped() const { return stopped_; }
  uint64_t nodes() const { return nodes_; }

  // Values have the parity of the coins left, and so must `wanted`.
  bool at_least(const Mask& left, int32_t coins, int32_t wanted) {
    Reply<Mask> root = replies_.template question<play>(left, coins, wanted);
    if (root.certain()) return true;
    if (!root.possible()) return false;
    prepare(root, nullptr, room(0, 0));
    Known known;
    return reaches(root, room(0, 0), 0, known);
  }

 private:
  enum class Answer : uint8_t { no, yes, unknown };

  static constexpr bool by_pieces = play == Play::extra || play == Play::last;

  static constexpr uint64_t estimate_cost = 8;  // in nodes, roughly, by time
  static constexpr int32_t pool_size(int32_t strings) { return (strings + 1) * (strings + 2) / 2; }

  static Answer judge(const Known& known, int32_t wanted) {
    return known.low >= wanted ? Answer::yes : known.high < wanted ? Answer::no : Answer::unknown;
  }

  // What was met lately says of a reply, without searching.
  Answer look_up(const Reply<Mask>& reply, Known& known) const {
    if (!recent_.find(reply.left, reply.coins, known)) return Answer::unknown;
    const bool enough = reply.at_least <= -reply.coins || known.low >= reply.at_least;
    const bool little = reply.at_most >= reply.coins || known.high <= reply.at_most;
    if (enough && little) return Answer::yes;
    return known.high < reply.at_least || known.low > reply.at_most ? Answer::no : Answer::unknown;
  }

  // Finds the reply's form and sends for its place in the table.
  void prepare(Reply<Mask>& reply, const Ways<Mask>* before, Ways<Mask>& ways) {
    if (reply.coins == 0) return;
    if constexpr (by_pieces) {
      reply.value_coins = reply.coins;
      const auto parts = pieces_->of(reply.left);
      ways.read(replies_.ties(), parts.large);
      Form form(ways);
      form.add(parts.small);
      form.add_number(reply.coins);  // those that no string is left of count too
      reply.key = form.key();
      if (play == Play::last && !any(parts.large)) store_last_cut(reply.key, parts.small);
    } else {
      read(reply, before, ways);
      reply.key = Form(ways).key();
    }
    cache_.prefetch(reply.key);
  }

  // Who makes the last cut is known when all pieces are small: whoever moves, unless their nimbers cancel.
  void store_last_cut(const CacheKey& key, const CacheKey& nimber) {
    const auto value = static_cast<int8_t>(nimber.one != 0 ? 1 : -1);
    cache_.store(key, {value, value}, 1);
  }

  // Two for the replies of one state: while one is searched the next may be prepared.
  Ways<Mask>& room(int32_t depth, int32_t which) { return ways_[2 * depth + which % 2]; }

  // Reads the ways of what a reply leaves, without the pairs that cancel.
  void read(Reply<Mask>& reply, const Ways<Mask>* before, Ways<Mask>& ways) {
    reply.value_coins = reply.coins;
    if constexpr (play == Play::quiet) {
      if (before == nullptr) ways.read(replies_.ties(), reply.left);
      else ways.read_after(replies_.ties(), *before, reply.left);
      reply.value_coins = static_cast<int8_t>(reply.coins - ways.cancel_pairs());
    } else {
      ways.read(replies_.ties(), reply.left);
    }
  }

  // Of a prepared reply and its ways. Known is what is known of it then.
  bool reaches(Reply<Mask>& reply, Ways<Mask>& ways, int32_t depth, Known& known) {
    known = {static_cast<int8_t>(-reply.value_coins), reply.value_coins};
    if (reply.at_most < reply.coins && ask(reply, ways, reply.at_most + 2, depth, known)) return false;
    return !stopped_ && (reply.at_least <= -reply.coins || ask(reply, ways, reply.at_least, depth, known));
  }

  bool ask(Reply<Mask>& reply, Ways<Mask>& ways, int32_t wanted, int32_t depth, Known& known) {
    if (const Answer answer = judge(known, wanted); answer != Answer::unknown) return answer == Answer::yes;
    const int8_t coins = reply.value_coins;
    if (cache_.find(reply.key, known)) {
      const Answer answer = judge(known, wanted);
      if (answer != Answer::unknown) {
        recent_.store(reply.left, reply.coins, known);
        return answer == Answer::yes;
      }
    }
    const int32_t weight = count_of(reply.left);
    if constexpr (by_pieces) ways.read(replies_.ties(), reply.left);
    if (depth == horizon_) {
      Ways<Mask> rest = ways;
      const auto guess = static_cast<int8_t>(estimate<play>(replies_, rest, coins));
      nodes_ += estimate_cost;
      known = {guess, guess};
      cache_.store(reply.key, known, weight);
      return guess >= wanted;
    }
    if constexpr (play == Play::quiet) {
      if (const auto value = static_cast<int8_t>(controlled_value(ways)); value != 0) {
        known = {static_cast<int8_t>(-value), static_cast<int8_t>(-value)};
        recent_.store(reply.left, reply.coins, known);
        return known.low >= wanted;
      }
    }
    const bool told = underway_ != nullptr && weight >= told_from_;
    if (told) underway_->enter(reply.key);
    int32_t surplus = 0;
    const bool reached = expand(ways, coins, wanted, depth, surplus);
    if (told) underway_->leave(reply.key);
    if (stopped_) return false;
    // Another thread may have learnt more meanwhile; losing that costs time, never truth.
    if (reached) known.low = static_cast<int8_t>(std::clamp<int32_t>(wanted + surplus, wanted, known.high));
    else known.high = static_cast<int8_t>(std::clamp<int32_t>(wanted + surplus, known.low, wanted - 2));
    cache_.store(reply.key, known, weight);
    recent_.store(reply.left, reply.coins, known);
    return reached;
  }

  // The surplus is how many boxes more than were wanted there are: at least where that is reached, else, below 0, at
  // most.
  bool expand(const Ways<Mask>& ways, int32_t coins, int32_t wanted, int32_t depth, int32_t& surplus) {
    if (nodes_ >= limit_ || (lane_ != 0 && halt_.load(std::memory_order_relaxed))) {
      stopped_ = true;
      return false;
    }
    ++nodes_;
    Reply<Mask>* const replies = &pool_[used_];
    Choice<Mask> choice{replies};
    if (!replies_.template find<play>(ways, coins, wanted, choice)) return true;
    for (int32_t which = 0; which < choice.count; ++which) recent_.prefetch(replies[which].left);
    Known known;
    int32_t open = 0;
    for (int32_t which = 0; which < choice.count; ++which) {
      const Answer answer = look_up(replies[which], known);
      if (answer == Answer::unknown) replies[open++] = replies[which];
      else if (settles(answer == Answer::yes, replies[which], known, choice, surplus)) return true;
    }
    used_ += open;
    bool reached = false;
    const bool shared = underway_ != nullptr && count_of(ways.left()) > told_from_;
    int32_t prepared = 0, put_off = 0;
    for (int32_t turn = 0; turn < open && !reached && !stopped_; ++turn) {
      // Where the first has failed the next is likely to be asked as well, and memory takes its time.
      for (const int32_t last = turn > 0 && turn + 1 < open ? turn + 1 : turn; prepared <= last; ++prepared)
        prepare(replies[prepared], &ways, room(depth + 1, prepared));
      // What another lane is at may be answered when it is asked last. Not the first, which often ends it all.
      if (turn > 0 && shared && underway_->has(replies[turn].key)) {
        replies[put_off++] = replies[turn];
        continue;
      }
      const bool answer = reaches(replies[turn], room(depth + 1, turn), depth + 1, known);
      reached = settles(answer, replies[turn], known, choice, surplus);
    }
    for (int32_t turn = 0; turn < put_off && !reached && !stopped_; ++turn) {
      read(replies[turn], &ways, room(depth + 1, 0));
      const bool answer = reaches(replies[turn], room(depth + 1, 0), depth + 1, known);
      reached = settles(answer, replies[turn], known, choice, surplus);
    }
    used_ -= open;
    if (!reached) surplus = choice.surplus & ~1;  // values differ by even numbers
    return reached;
  }

  // Takes down what a reply's answer says of the state before it. True when it reaches what is wanted there.
  static bool settles(bool reached, const Reply<Mask>& reply, Known known, Choice<Mask>& choice, int32_t& surplus) {
    if (reached) surplus = reply.least_surplus(known);
    else choice.leave_out(reply, known);
    return reached;
  }

  const Replies<Mask> replies_;
  Cache& cache_;
  Recent<Mask> recent_;
  std::optional<Pieces<Mask, play>> pieces_;  // where they are looked up by
  int32_t horizon_;
  const int32_t lane_;
  const std::atomic<bool>& halt_;
  Underway* const underway_;  // where there are several lanes
  const int32_t told_from_;   // strings left: less is not worth telling
  uint64_t nodes_ = 0;
  uint64_t limit_ = 0;
  bool stopped_ = false;
  int32_t used_ = 0;
  std::unique_ptr<Ways<Mask>[]> ways_;  // two a depth
  std::unique_ptr<Reply<Mask>[]> pool_;
};

}  // namespace kamertje
