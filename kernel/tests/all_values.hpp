// The value of every state of whole boards, and below random positions of larger ones, for the tests of what is said
// about them.
#pragma once

#include <string>

#include "../src/coins/passing.hpp"
#include "kamertje/coins.hpp"
#include "kamertje/random.hpp"
#include "kamertje/value_table.hpp"
#include "reading.hpp"

namespace kamertje::tests {

inline constexpr const char* whole_boards[] = {
    "2x3", "3x3 border", "1x4", "2x1", "triangle:3 border", "triangle:2", "4x1", "hexagon:2 border"};
inline constexpr const char* larger_boards[] = {"4x4",        "6x6 border", "5x2",      "triangle:5",
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

inline Game random_ending(std::string_view setup, uint64_t seed, int32_t lines) {
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

// Who makes the last cut that takes no coin, by trying everything: whether the player to move does.
inline std::vector<bool> all_last_cuts(const Ties<Mask64>& ties, uint64_t states) {
  std::vector<bool> wins(states);
  for (Mask64 left = 1; left < states; ++left)
    for (Mask64 cuts = LastCut<Mask64>::free_of(ties, left); any(cuts) && !wins[left]; drop_first(cuts))
      wins[left] = !wins[left & ~mask_of<Mask64>(first_of(cuts))];
  return wins;
}

}  // namespace kamertje::tests
