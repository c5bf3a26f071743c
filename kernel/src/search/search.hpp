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
        ways_(new Ways<Mask>[static_cast<uint32_t>(graph.strings) + 2]),
        prepared_(new Prepared[2 * (static_cast<uint32_t>(graph.strings) + 2)]),
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
    const Reply<Mask> root = replies_.template question<play>(left, coins, wanted);
    if (root.certain()) return true;
    if (!root.possible()) return false;
    Prepared& prepared = room(0, 0);
    prepare(root, prepared);
    Known known;
    return reaches(root, prepared, 0, known);
  }

 private:
  enum class Answer : uint8_t { no, yes, unknown };

  static constexpr bool by_pieces = play == Play::extra || play == Play::last;

  // Numbers in a key: of kinds that no piece standing apart has, which is written as `itself`.
  static constexpr uint8_t nimber_part = 0xfd;
  static constexpr uint8_t coins_part = 0xff;

  static constexpr uint64_t estimate_cost = 8;  // in nodes, roughly, by time
  static constexpr int32_t pool_size(int32_t strings) { return (strings + 1) * (strings + 2) / 2; }

  static Answer judge(const Known& known, int32_t wanted) {
    return known.low >= wanted ? Answer::yes : known.high < wanted ? Answer::no : Answer::unknown;
  }

  // What was met lately says of a reply, without searching.
  Answer look_up(const Reply<Mask>& reply, Known& known) const {
    if (!recent_.find(reply.left, static_cast<int8_t>(reply.coins), known)) return Answer::unknown;
    const bool enough = reply.at_least <= -reply.coins || known.low >= reply.at_least;
    const bool little = reply.at_most >= reply.coins || known.high <= reply.at_most;
    if (enough && little) return Answer::yes;
    return known.high < reply.at_least || known.low > reply.at_most ? Answer::no : Answer::unknown;
  }

  // What must be known of a reply to look it up, and to prepare what comes after it.
  struct Prepared {
    Frame frame;
    CacheKey key;
    int8_t coins;  // that are left when what cancels is gone
  };

  // Finds the reply's form and sends for its place in the table.
  void prepare(const Reply<Mask>& reply, Prepared& prepared) {
    prepared.coins = static_cast<int8_t>(reply.coins);
    if (reply.coins == 0) return;
    if constexpr (by_pieces) {
      const auto parts = pieces_->of(reply.left);
      scratch_.read(replies_.ties(), parts.large);
      prepared.frame.read(scratch_, false);
      Form form(prepared.frame);
      if constexpr (play == Play::last) form.add_number(nimber_part, static_cast<int32_t>(parts.small.one));
      else form.add(parts.small);
      form.add_number(coins_part, reply.coins);  // those that no string is left of count too
      prepared.key = form.key();
      if (play == Play::last && !any(parts.large)) store_last_cut(prepared.key, parts.small);
      cache_.prefetch(prepared.key);
    } else {
      scratch_.read(replies_.ties(), reply.left);
      prepared.frame.read(scratch_, play == Play::quiet);
      find_key(prepared);
    }
  }
  // The same for a reply to a state whose ways and frame are known, which helps where it is quiet.
  void prepare_after(const Ways<Mask>& ways, const Frame& frame, const Reply<Mask>& reply, Prepared& prepared) {
    if constexpr (play != Play::quiet) {
      prepare(reply, prepared);
    } else {
      prepared.coins = static_cast<int8_t>(reply.coins);
      if (reply.coins == 0) return;
      replies_.read_after(ways, frame, reply, prepared.frame);
      find_key(prepared);
    }
  }
  void find_key(Prepared& prepared) {
    prepared.coins = static_cast<int8_t>(prepared.coins - prepared.frame.cancelled());
    prepared.key = Form(prepared.frame).key();
    cache_.prefetch(prepared.key);
  }

  // Who makes the last cut is known when all pieces are small: whoever moves, unless their nimbers cancel.
  void store_last_cut(const CacheKey& key, const CacheKey& nimber) {
    const auto value = static_cast<int8_t>(nimber.one != 0 ? 1 : -1);
    cache_.store(key, {value, value}, 1);
  }

  // Two for the replies of one state: while one is searched the next may be prepared.
  Prepared& room(int32_t depth, int32_t which) { return prepared_[2 * depth + which % 2]; }

  // Of a prepared reply. Known is what is known of it then.
  bool reaches(const Reply<Mask>& reply, const Prepared& prepared, int32_t depth, Known& known) {
    known = {static_cast<int8_t>(-prepared.coins), prepared.coins};
    if (reply.at_most < reply.coins && ask(reply, prepared, reply.at_most + 2, depth, known)) return false;
    return !stopped_ && (reply.at_least <= -reply.coins || ask(reply, prepared, reply.at_least, depth, known));
  }

  bool ask(const Reply<Mask>& reply, const Prepared& prepared, int32_t wanted, int32_t depth, Known& known) {
    if (const Answer answer = judge(known, wanted); answer != Answer::unknown) return answer == Answer::yes;
    const int8_t coins = prepared.coins;
    if (cache_.find(prepared.key, known)) {
      const Answer answer = judge(known, wanted);
      if (answer != Answer::unknown) {
        recent_.store(reply.left, static_cast<int8_t>(reply.coins), known);
        return answer == Answer::yes;
      }
    }
    const int32_t weight = count_of(reply.left);
    Ways<Mask>& ways = ways_[depth];
    if constexpr (play == Play::quiet) {
      if (depth == 0) ways.read(replies_.ties(), reply.left);
      else ways.read_after(replies_.ties(), ways_[depth - 1], reply.left);
      if (prepared.frame.cancelled() > 0) ways.cancel_pairs();
    } else {
      ways.hold(reply.left);
    }
    if (depth == horizon_) {
      Ways<Mask> rest = ways;
      const auto guess = static_cast<int8_t>(estimate<play>(replies_, rest, coins));
      nodes_ += estimate_cost;
      known = {guess, guess};
      cache_.store(prepared.key, known, weight);
      return guess >= wanted;
    }
    if constexpr (play == Play::quiet) {
      if (const auto value = static_cast<int8_t>(controlled_value(ways)); value != 0) {
        known = {static_cast<int8_t>(-value), static_cast<int8_t>(-value)};
        recent_.store(reply.left, static_cast<int8_t>(reply.coins), known);
        return known.low >= wanted;
      }
    }
    const bool told = underway_ != nullptr && weight >= told_from_;
    if (told) underway_->enter(prepared.key);
    int32_t surplus = 0;
    const bool reached = expand(ways, prepared.frame, coins, wanted, depth, surplus);
    if (told) underway_->leave(prepared.key);
    if (stopped_) return false;
    // Another thread may have learnt more meanwhile; losing that costs time, never truth.
    if (reached) known.low = static_cast<int8_t>(std::clamp<int32_t>(wanted + surplus, wanted, known.high));
    else known.high = static_cast<int8_t>(std::clamp<int32_t>(wanted + surplus, known.low, wanted - 2));
    cache_.store(prepared.key, known, weight);
    recent_.store(reply.left, static_cast<int8_t>(reply.coins), known);
    return reached;
  }

  // The surplus is how many boxes more than were wanted there are: at least where that is reached, else, below 0, at
  // most.
  bool expand(const Ways<Mask>& ways, const Frame& frame, int32_t coins, int32_t wanted, int32_t depth,
              int32_t& surplus) {
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
    std::array<uint8_t, 2 * max_strings> order;  // the last of them for the second time
    int32_t open = 0;
    for (int32_t which = 0; which < choice.count; ++which) {
      const Answer answer = look_up(replies[which], known);
      if (answer == Answer::unknown) order[open++] = static_cast<uint8_t>(which);
      else if (settles(answer == Answer::yes, replies[which], known, choice, surplus)) return true;
    }
    used_ += choice.count;
    bool reached = false;
    const bool shared = underway_ != nullptr && count_of(ways.left()) > told_from_;
    const int32_t once = open;
    int32_t prepared = 0;
    for (int32_t turn = 0; turn < open && !reached && !stopped_; ++turn) {
      // Where the first has failed the next is likely to be asked as well, and memory takes its time.
      for (const int32_t last = turn > 0 && turn + 1 < open ? turn + 1 : turn; prepared <= last; ++prepared)
        prepare_after(ways, frame, replies[order[prepared]], room(depth + 1, prepared));
      const Reply<Mask>& reply = replies[order[turn]];
      const Prepared& next = room(depth + 1, turn);
      // What another lane is at may be answered when it is asked last. Not the first, which often ends it all.
      if (shared && turn > 0 && turn < once && underway_->has(next.key)) {
        order[open++] = order[turn];
        continue;
      }
      reached = settles(reaches(reply, next, depth + 1, known), reply, known, choice, surplus);
    }
    used_ -= choice.count;
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
  Ways<Mask> scratch_;
  std::unique_ptr<Ways<Mask>[]> ways_;    // one a depth
  std::unique_ptr<Prepared[]> prepared_;  // two a depth
  std::unique_ptr<Reply<Mask>[]> pool_;
};

}  // namespace kamertje
