// Null-window search with a table: is the value of this state, for the player to move, at least so much?
// With a horizon, states so many plies away are estimated, and the answer is a guess.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>

#include "estimate.hpp"
#include "kamertje/cache.hpp"
#include "replies.hpp"

namespace kamertje {

template <class Cache, Play play>
class Search {
 public:
  using Mask = typename Cache::Mask;

  Search(const Replies<Mask>& replies, Cache& cache, int32_t horizon, int32_t lane, const std::atomic<bool>& halt)
      : replies_(replies),
        cache_(cache),
        symmetries_(replies.ties().graph().symmetries),
        horizon_(horizon),
        lane_(lane),
        halt_(halt),
        pool_(new Reply<Mask>[pool_size(replies.ties().graph().strings)]) {
    const CoinGraph& graph = replies.ties().graph();
    for (int32_t string = 0; string < graph.strings; ++string)
      for (int32_t which = 0; which < symmetries_; ++which)
        moved_[string][which] = mask_of<Mask>(graph.image[which][string]);
  }

  // Starts a run of about so many nodes; a search that runs out says so in stopped() and its answer means nothing.
  void allow(uint64_t nodes) {
    limit_ = nodes_ + nodes;
    stopped_ = false;
  }
  void look_ahead(int32_t horizon) { horizon_ = horizon; }
  bool stopped() const { return stopped_; }
  uint64_t nodes() const { return nodes_; }

  // Values have the parity of the coins left, and so must `wanted`.
  bool at_least(const Mask& left, int32_t coins, int32_t wanted) {
    const Reply<Mask> question = replies_.template question<play>(left, coins, wanted);
    if (question.certain()) return true;
    if (!question.possible()) return false;
    Images images{};
    for (Mask rest = question.state.rest; any(rest); drop_first(rest))
      for (int32_t which = 0; which < symmetries_; ++which) images.image[which] |= moved_[first_of(rest)][which];
    return reaches(images, question, horizon_);
  }

 private:
  // The strings outside the tally under each symmetry; the smallest, with the tally, is the key.
  struct Images {
    std::array<Mask, max_symmetries> image;
  };
  enum class Answer : uint8_t { no, yes, unknown };

  static constexpr uint64_t estimate_cost = 8;  // in nodes, roughly, by time
  static constexpr int32_t pool_size(int32_t strings) { return (strings + 1) * (strings + 2) / 2; }

  Images after(const Images& before, const Mask& rest) const {
    Images images{};
    images.image = before.image;
    for (Mask gone = before.image[0] & ~rest; any(gone); drop_first(gone)) {
      const auto& moved = moved_[first_of(gone)];
      for (int32_t which = 0; which < symmetries_; ++which) images.image[which] &= ~moved[which];
    }
    return images;
  }

  Mask key_of(const Images& images, uint32_t tally) const {
    Mask key = images.image[0];
    for (int32_t which = 1; which < symmetries_; ++which)
      if (images.image[which] < key) key = images.image[which];
    return Cache::with_tally(key, tally, replies_.ties().graph().strings);
  }

  static Answer judge(const Known& known, int32_t wanted) {
    return known.low >= wanted ? Answer::yes : known.high < wanted ? Answer::no : Answer::unknown;
  }

  // What the table says of a reply, without searching.
  Answer look_up(const Mask& key, const Reply<Mask>& reply) const {
    Known known;
    if (!cache_.find(key, known)) return Answer::unknown;
    const bool enough = reply.at_least <= -reply.coins || known.low >= reply.at_least;
    const bool little = reply.at_most >= reply.coins || known.high <= reply.at_most;
    if (enough && little) return Answer::yes;
    return known.high < reply.at_least || known.low > reply.at_most ? Answer::no : Answer::unknown;
  }

  bool reaches(const Images& images, const Reply<Mask>& reply, int32_t plies) {
    const Images then = after(images, reply.state.rest);
    if (reply.at_most < reply.coins && ask(reply.state, then, reply.coins, reply.at_most + 2, plies)) return false;
    return !stopped_ && (reply.at_least <= -reply.coins || ask(reply.state, then, reply.coins, reply.at_least, plies));
  }

  bool ask(const State<Mask>& state, const Images& images, int32_t coins, int32_t wanted, int32_t plies) {
    if (wanted <= -coins) return true;
    if (wanted > coins) return false;
    const Mask key = key_of(images, state.tally);
    Known known{static_cast<int8_t>(-coins), static_cast<int8_t>(coins)};
    if (cache_.find(key, known)) {
      const Answer answer = judge(known, wanted);
      if (answer != Answer::unknown) return answer == Answer::yes;
    }
    if (plies == 0) {
      const auto guess = static_cast<int8_t>(estimate<play>(replies_, state));
      nodes_ += estimate_cost;
      cache_.store(key, {guess, guess}, count_of(state.left));
      return guess >= wanted;
    }
    const bool reached = expand(state, images, coins, wanted, plies);
    if (stopped_) return false;
    // Another thread may have learnt more meanwhile; losing that costs time, never truth.
    if (reached) known.low = static_cast<int8_t>(wanted);
    else known.high = static_cast<int8_t>(wanted - 2);
    cache_.store(key, known, count_of(state.left));
    return reached;
  }

  bool expand(const State<Mask>& state, const Images& images, int32_t coins, int32_t wanted, int32_t plies) {
    if (nodes_ >= limit_ || (lane_ != 0 && halt_.load(std::memory_order_relaxed))) {
      stopped_ = true;
      return false;
    }
    ++nodes_;
    Reply<Mask>* const replies = &pool_[used_];
    const int32_t count = replies_.template find<play>(state, coins, wanted, replies);
    if (count < 0) return true;
    // All keys first, so that the memory is on its way when the table is asked.
    std::array<Mask, max_strings> keys;
    for (int32_t which = 0; which < count; ++which) {
      keys[which] = key_of(after(images, replies[which].state.rest), replies[which].state.tally);
      cache_.prefetch(keys[which]);
    }
    int32_t open = 0;
    for (int32_t which = 0; which < count; ++which) {
      const Answer answer = look_up(keys[which], replies[which]);
      if (answer == Answer::yes) return true;
      if (answer == Answer::unknown) replies[open++] = replies[which];
    }
    used_ += open;
    bool reached = false;
    // Each thread begins elsewhere, so that they fill the table for each other.
    const int32_t first = lane_ == 0 || open == 0 ? 0 : static_cast<int32_t>((nodes_ * lane_) % open);
    for (int32_t which = 0; which < open && !reached && !stopped_; ++which) {
      const int32_t turn = first + which < open ? first + which : first + which - open;
      reached = reaches(images, replies[turn], plies - 1);
    }
    used_ -= open;
    return reached;
  }

  const Replies<Mask>& replies_;
  Cache& cache_;
  const int32_t symmetries_;
  int32_t horizon_;
  const int32_t lane_;
  const std::atomic<bool>& halt_;
  uint64_t nodes_ = 0;
  uint64_t limit_ = 0;
  bool stopped_ = false;
  int32_t used_ = 0;
  std::unique_ptr<Reply<Mask>[]> pool_;
  std::array<std::array<Mask, max_symmetries>, max_strings> moved_;
};

}  // namespace kamertje
