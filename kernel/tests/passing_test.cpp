// What is said about the game without extra turns (docs/explain/passing.md), against the value of every state of whole
// boards and below random positions of larger ones.

#include "../src/coins/passing.hpp"
#include "all_values.hpp"

namespace kamertje::tests {
namespace {

int32_t count_settling(const Values& values, int64_t& wrong) {
  const Ties<Mask64> ties(values.graph());
  int32_t settling = 0;
  for (Mask64 left = 0; left < values.states(); ++left) {
    const Settled<Mask64> settled = Settling<Mask64>::of(ties, left, values.coins(left));
    settling += settled.left != left;
    const int32_t rest = values.of(settled.left);
    wrong += settled.coins != values.coins(settled.left);
    wrong += values.of(left) != settled.gain + (settled.other ? -rest : rest);
    // What is left has no coin on one string but in threes, and those are not touched while there is something else.
    const Mask64 free = LastCut<Mask64>::free_of(ties, settled.left);
    if (!any(free)) {
      wrong += rest * 3 != -settled.coins;
      continue;
    }
    int32_t best = -max_boxes;
    for (Mask64 cuts = free; any(cuts); drop_first(cuts)) {
      const int32_t worth = -values.of(settled.left & ~mask_of<Mask64>(first_of(cuts)));
      if (worth > best) best = worth;
    }
    wrong += best != rest;
  }
  return settling;
}

int32_t count_last_cuts(const Values& values, int64_t& wrong) {
  const Ties<Mask64> ties(values.graph());
  const std::vector<bool> wins = all_last_cuts(ties, values.states());
  int32_t decided_by_it = 0;
  for (Mask64 left = 0; left < values.states(); ++left) {
    const bool even = count_of(left) % 2 == 0;
    const int32_t value = values.of(left);
    wrong += wins[LastCut<Mask64>::needed(ties, left)] != wins[left];
    if (values.coins(left) % 2 != 0) {
      wrong += value != (even ? 1 : -1);
    } else {
      ++decided_by_it;
      wrong += value != (even ? 2 * wins[left] : 2 * wins[left] - 2);
    }
  }
  return decided_by_it;
}

}  // namespace

TEST_CASE("without extra turns what can be taken is settled at once: every state") {
  on_every_board(" noextra", [](const Values& values) {
    int64_t wrong = 0;
    const int32_t settling = count_settling(values, wrong);
    CHECK(wrong == 0);
    CHECK(settling > 10);
  });
}

TEST_CASE("in the misère without extra turns the last cut that takes nothing decides: every state") {
  on_every_board(" misere noextra", [](const Values& values) {
    int64_t wrong = 0;
    const int32_t decided_by_it = count_last_cuts(values, wrong);
    CHECK(wrong == 0);
    CHECK(decided_by_it > 10);
  });
}

TEST_CASE("the same checks fail for other rules") {
  int64_t wrong = 0;
  count_settling(Values(Game(setup_of("1x4"))), wrong);
  CHECK(wrong > 100);
  wrong = 0;
  count_last_cuts(Values(Game(setup_of("1x4 misere"))), wrong);
  CHECK(wrong > 100);
}

}  // namespace kamertje::tests
