// The coin graph in masks of one width: which strings tie which coins, and what a cut does to the coins at its ends.
#pragma once

#include <array>
#include <cstdint>

#include "kamertje/coins.hpp"

namespace kamertje {

template <class Mask>
class Ties {
 public:
  explicit Ties(const CoinGraph& graph) : graph_(graph) {
    for (int32_t coin = 0; coin < graph.coins; ++coin) strings_of_[coin] = narrow(graph.strings_of[coin]);
  }

  const CoinGraph& graph() const { return graph_; }
  int32_t coins() const { return graph_.coins; }
  Mask of(int32_t coin) const { return strings_of_[coin]; }
  int32_t end(int32_t string, int32_t side) const { return graph_.end[string][side]; }
  int32_t other_end(int32_t string, int32_t coin) const {
    return graph_.end[string][0] == coin ? graph_.end[string][1] : graph_.end[string][0];
  }
  // Twins are cut in order.
  bool waits_for_twin(const Mask& left, int32_t string) const {
    return graph_.lower_twin[string] >= 0 && has(left, graph_.lower_twin[string]);
  }

  // Coins that a cut takes: those whose last string it is.
  int32_t taken_by(const Mask& left_after, int32_t string) const {
    return count_ends(string, [&](int32_t coin) { return !any(left_after & strings_of_[coin]); });
  }
  // Coins that a cut leaves on one string.
  int32_t opened_by(const Mask& left_after, int32_t string) const {
    return count_ends(string, [&](int32_t coin) { return exactly_one(left_after & strings_of_[coin]); });
  }

 private:
  template <class Is>
  int32_t count_ends(int32_t string, Is is) const {
    const int32_t other = graph_.end[string][1];
    return is(graph_.end[string][0]) + (other != ground && is(other));
  }
  static Mask narrow(const Mask128& mask) {
    if constexpr (sizeof(Mask) == sizeof(uint64_t)) return mask.low;
    else return mask;
  }

  const CoinGraph& graph_;
  std::array<Mask, max_boxes> strings_of_;
};

}  // namespace kamertje
