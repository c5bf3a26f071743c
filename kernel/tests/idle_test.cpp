// In misère with extra turns pieces of which every cut takes a coin are left to the end: every state.

#include "../src/search/replies.hpp"
#include "all_values.hpp"

namespace kamertje::tests {
namespace {

// Compares every state with the best cut outside idle pieces; returns how many have such pieces.
int32_t count_idle(const Values& values, int64_t& wrong) {
  const Replies<Mask64> replies(values.graph(), true, Replies<Mask64>::idle_bits);
  int32_t idle = 0;
  for (Mask64 left = 0; left < values.states(); ++left) {
    const State<Mask64> state = replies.state_of<Play::extra>(left);
    idle += state.tally > 0;
    wrong += values.coins(state.rest) + static_cast<int32_t>(state.tally) != values.coins(left);
    if (!any(state.rest)) {
      wrong += values.of(left) != -values.coins(left);
      continue;
    }
    int32_t best = -max_boxes;
    for (Mask64 cuts = state.rest; any(cuts); drop_first(cuts)) {
      const Mask64 after = left & ~mask_of<Mask64>(first_of(cuts));
      const int32_t taken = replies.ties().taken_by(after, first_of(cuts));
      const int32_t worth = taken > 0 ? values.of(after) - taken : -values.of(after);
      if (worth > best) best = worth;
    }
    wrong += values.of(left) != best;
  }
  return idle;
}

// States that differ in idle pieces of equally many coins alone have one value.
void compare_shapes(const Values& values, int64_t& wrong) {
  const Replies<Mask64> replies(values.graph(), true, Replies<Mask64>::idle_bits);
  std::vector<std::array<int8_t, 2 * max_boxes>> seen(values.states());  // by what is not idle and coins
  for (Mask64 left = 0; left < values.states(); ++left) {
    const State<Mask64> state = replies.state_of<Play::extra>(left);
    int8_t& known = seen[state.rest][state.tally];
    const auto value = static_cast<int8_t>(values.of(left) + max_boxes + 1);
    if (known == 0) known = value;
    wrong += known != value;
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
