// The rule for captures (docs/explain/solver.md) against the value of every state of whole boards, found backwards from
// the end without it.

#include <vector>

#include "../src/coins/capture.hpp"
#include "kamertje/game.hpp"
#include "kamertje/random.hpp"
#include "reading.hpp"

namespace kamertje::tests {
namespace {

// values[s] for the player to move, s the strings left as bits; every cut is tried.
std::vector<int8_t> all_values(const Ties<Mask64>& ties, int32_t strings) {
  std::vector<int8_t> values(size_t{1} << strings);
  for (uint64_t left = 1; left < values.size(); ++left) {
    int32_t best = -max_boxes;
    for (Mask64 rest = left; any(rest); drop_first(rest)) {
      const Mask64 after = left & ~mask_of<Mask64>(first_of(rest));
      const int32_t taken = ties.taken_by(after, first_of(rest));
      const int32_t value = taken > 0 ? taken + values[after] : -values[after];
      if (value > best) best = value;
    }
    values[left] = static_cast<int8_t>(best);
  }
  return values;
}

// The states in which something can be taken and the rule gives another value than the table.
int64_t wrong_states(const Game& game, int64_t& capturable) {
  CoinGraph graph;
  REQUIRE(compile_coins(game.position(), graph));
  REQUIRE(graph.strings <= 20);
  const Ties<Mask64> ties(graph);
  const std::vector<int8_t> values = all_values(ties, graph.strings);
  int64_t wrong = 0;
  for (uint64_t left = 1; left < values.size(); ++left) {
    const Taken<Mask128> taken = take_all(graph, {left, 0});
    if (taken.coins == 0) continue;
    ++capturable;
    const int32_t then = values[taken.left.low];
    const int32_t leaving = -handout_cost(taken.handout) - then;
    const int32_t value = taken.coins + (taken.handout != Handout::none && leaving > then ? leaving : then);
    wrong += value != values[left];
  }
  return wrong;
}

}  // namespace

TEST_CASE("captures need no branching: every state of whole boards") {
  for (const char* text : {"2x3", "3x3 border", "1x5", "triangle:3", "triangle:4 border", "hexagon:2 border"}) {
    CAPTURE(text);
    const Game game(setup_of(text));
    int64_t capturable = 0;
    CHECK(wrong_states(game, capturable) == 0);
    CHECK(capturable > 100);
  }
}

TEST_CASE("captures need no branching: every state below random positions of larger boards") {
  for (const char* text :
       {"4x4", "6x6 border", "5x2", "triangle:5", "triangle:8", "hexagon:2", "hexagon:3", "hexagon:5"})
    for (uint64_t seed = 0; seed < 6; ++seed) {
      CAPTURE(text);
      CAPTURE(seed);
      Game game(setup_of(text));
      Random random(seed);
      while (game.position().lines_left() > 16) {
        const int32_t line = random.below(game.grid().lines);
        if (game.can_play(static_cast<Move>(line))) game.play(static_cast<Move>(line));
      }
      int64_t capturable = 0;
      CHECK(wrong_states(game, capturable) == 0);
      CHECK(capturable > 100);
    }
}

}  // namespace kamertje::tests
