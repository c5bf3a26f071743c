// In misère with extra turns pieces of which every cut takes a coin are left to the end: every state.

#include <map>
#include <utility>

#include "../src/coins/idle.hpp"
#include "all_values.hpp"

namespace kamertje::tests {
namespace {

// Compares every state with the best cut outside idle pieces; returns how many have such pieces.
int32_t count_idle(const Values& values, int64_t& wrong) {
  const Ties<Mask64> ties(values.graph());
  int32_t idle = 0;
  for (Mask64 left = 0; left < values.states(); ++left) {
    const Mask64 busy = without_idle(ties, left);
    idle += busy != left;
    if (!any(busy)) {
      wrong += values.of(left) != -values.coins(left);
      continue;
    }
    int32_t best = -max_boxes;
    for (Mask64 cuts = busy; any(cuts); drop_first(cuts)) {
      const Mask64 after = left & ~mask_of<Mask64>(first_of(cuts));
      const int32_t taken = ties.taken_by(after, first_of(cuts));
      const int32_t worth = taken > 0 ? values.of(after) - taken : -values.of(after);
      if (worth > best) best = worth;
    }
    wrong += values.of(left) != best;
  }
  return idle;
}

// States that differ in idle pieces of equally many coins alone have one value.
void compare_shapes(const Values& values, int64_t& wrong) {
  const Ties<Mask64> ties(values.graph());
  std::map<std::pair<Mask64, int32_t>, int32_t> seen;  // by what is not idle and all coins
  for (Mask64 left = 0; left < values.states(); ++left) {
    const auto [known, is_new] = seen.try_emplace({without_idle(ties, left), values.coins(left)}, values.of(left));
    wrong += known->second != values.of(left);
  }
}

}  // namespace

TEST_CASE("in misère what is idle is left to the end") {
  on_every_board(" misere", [](const Values& values) {
    int64_t wrong = 0;
    const int32_t idle = count_idle(values, wrong);
    CHECK(wrong == 0);
    CHECK(idle > 10);
  });
}

TEST_CASE("in misère idle pieces count by their coins") {
  for (const char* board : {"1x4 misere", "3x3 border misere", "triangle:3 border misere"}) {
    CAPTURE(board);
    int64_t wrong = 0;
    compare_shapes(Values(Game(setup_of(board))), wrong);
    CHECK(wrong == 0);
  }
}

TEST_CASE("the same checks fail in the normal game") {
  int64_t wrong = 0;
  count_idle(Values(Game(setup_of("1x4"))), wrong);
  CHECK(wrong > 100);
}

}  // namespace kamertje::tests
