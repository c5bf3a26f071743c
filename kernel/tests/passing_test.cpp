// What is said about the game without extra turns (docs/explain/passing.md), against the value of every state of whole
// boards and below random positions of larger ones.

#include <vector>

#include "../src/search/passing.hpp"
#include "kamertje/random.hpp"
#include "kamertje/value_table.hpp"
#include "reading.hpp"

namespace kamertje::tests {
namespace {

constexpr const char* whole_boards[] = {"2x3", "3x3 border",      "1x4", "2x1", "triangle:3 border", "triangle:2",
                                        "4x1", "hexagon:2 border"};
constexpr const char* larger_boards[] = {"4x4",        "6x6 border", "5x2",      "triangle:5",
                                         "triangle:8", "hexagon:2",  "hexagon:5"};

// All values below a position, by the strings left; positive where the player who moves is better off.
class Values {
 public:
  explicit Values(const Game& game) : table_(game.position()) {
    REQUIRE(compile_coins(game.position(), graph_));
    REQUIRE(graph_.strings <= 17);
    sign_ = game.setup().misere ? -1 : 1;
    while (!table_.done()) {
      const ValueTable::Pages ready = table_.ready();
      for (int32_t page = 0; page < ready.count; ++page) table_.fill(ready.first + page);
      table_.turn(ready.count);
    }
  }
  const CoinGraph& graph() const { return graph_; }
  uint64_t states() const { return uint64_t{1} << graph_.strings; }
  int32_t of(Mask64 left) const {
    LineSet lines;
    for (; any(left); drop_first(left)) lines.add(graph_.line_of[first_of(left)]);
    return sign_ * table_.value_of(lines);
  }
  int32_t coins(Mask64 left) const {
    int32_t coins = 0;
    for (int32_t coin = 0; coin < graph_.coins; ++coin) coins += any(left & graph_.strings_of[coin].low);
    return coins;
  }

 private:
  CoinGraph graph_;
  ValueTable table_;
  int32_t sign_ = 1;
};

Game random_ending(std::string_view setup, uint64_t seed, int32_t lines) {
  Game game(setup_of(setup));
  Random random(seed);
  while (game.position().lines_left() > lines) {
    const int32_t line = random.below(game.grid().lines);
    if (game.can_play(static_cast<Move>(line))) game.play(static_cast<Move>(line));
  }
  return game;
}

template <class Check>
void on_every_board(const std::string& options, Check check) {
  for (const char* board : whole_boards) {
    CAPTURE(board);
    check(Values(Game(setup_of(board + options))));
  }
  for (const char* board : larger_boards)
    for (uint64_t seed = 0; seed < 4; ++seed) {
      CAPTURE(board);
      CAPTURE(seed);
      check(Values(random_ending(board + options, seed, 13)));
    }
}

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

// Who makes the last cut that takes no coin, by trying everything: whether the player to move does.
std::vector<bool> all_last_cuts(const Ties<Mask64>& ties, uint64_t states) {
  std::vector<bool> wins(states);
  for (Mask64 left = 1; left < states; ++left)
    for (Mask64 cuts = LastCut<Mask64>::free_of(ties, left); any(cuts) && !wins[left]; drop_first(cuts))
      wins[left] = !wins[left & ~mask_of<Mask64>(first_of(cuts))];
  return wins;
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
