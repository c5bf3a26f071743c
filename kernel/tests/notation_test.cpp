#include "kamertje/random.hpp"
#include "reading.hpp"

namespace kamertje::tests {
namespace {

// What reading the turns on a 1x2 board with the pie rule refuses; the game must stay as it was.
std::string refused(std::string_view turns, std::string_view setup = "1x2 pie") {
  Game game = game_of(setup);
  const std::string refusal = refusal_in(read_turns(game, turns));
  CHECK(game.moves().empty());
  return refusal;
}

}  // namespace

TEST_CASE("turns print as they were read") {
  for (const char* turns : {"", "1. b5-c5", "1. b5-c5 2. c4-c5 3. b4-c4 4. b4-b5, d3-e3 5. e1-f1"}) {
    const Game game = game_of("5x5", turns);
    CHECK(turns_of(game) == turns);
  }
}

TEST_CASE("spaces, the order of dots and the order of words do not matter to the reader") {
  CHECK(turns_of(game_of("1x2", " 1.b1-a1\n2. a2-a1  3. b1-b2 4. a2-b2 ,a3-b3 ")) ==
        "1. a1-b1 2. a1-a2 3. b1-b2 4. a2-b2, a3-b3");
}

TEST_CASE("random games print and read back, in every option") {
  for (const char* text :
       {"5x5", "3x3 pie", "4x4 noextra border", "triangle:4 players:3", "hexagon:3 misere", "25x3"}) {
    CAPTURE(text);
    Random random(11);
    for (int32_t round = 0; round < 10; ++round) {
      Game game = game_of(text);
      while (!game.position().over()) {
        const Move move = game.position().can_swap() && random.below(2) == 0
                              ? swap_move
                              : static_cast<Move>(random.below(game.grid().lines));
        if (game.can_play(move)) game.play(move);
      }
      const std::string turns = turns_of(game);
      const Game again = game_of(text, turns);
      CHECK(std::vector<Move>(again.moves().begin(), again.moves().end()) ==
            std::vector<Move>(game.moves().begin(), game.moves().end()));
      CHECK(turns_of(again) == turns);
    }
  }
}

TEST_CASE("the longest game fits in the text") {
  Game game = game_of("hexagon:5 noextra");
  for (int32_t line = 0; line < game.grid().lines; ++line) game.play(static_cast<Move>(line));
  CHECK(turns_of(game_of("hexagon:5 noextra", turns_of(game))) == turns_of(game));
}

TEST_CASE("only the last turn may go on") {
  CHECK(game_of("1x2", "1. a1-b1 2. a1-a2 3. b1-b2 4. a2-b2").position().mover() == 2);
  CHECK(refused("1. a1-b1 2. a1-a2 3. b1-b2 4. a2-b2 5. a3-b3") == "turn_incomplete 5.");
}

TEST_CASE("turn lists that are refused") {
  CHECK(refused("1. a1-b1 3. a2-b2") == "turn_number 3.");
  CHECK(refused("2. a1-b1") == "turn_number 2.");
  CHECK(refused("01. a1-b1") == "turn_number 01.");
  CHECK(refused("1. a1-b1 2. b1-a1") == "line_drawn b1-a1");
  CHECK(refused("1. a1-b1, a2-b2") == "turn_too_long a2-b2");
  CHECK(refused("1. a1-b1 2. a1-a2, swap") == "turn_too_long swap");
  CHECK(refused("1. swap") == "swap_refused swap");
  CHECK(refused("1. a1-b1 2. a1-a2 3. swap") == "swap_refused swap");
  CHECK(refused("1. a1-b1 2. swap", "1x2") == "swap_refused swap");
  CHECK(refused("1. a1-b1 2. c1-c2") == "line_unknown c1-c2");
  CHECK(refused("1. a1-b1 2. a1-b2") == "line_unknown a1-b2");
  CHECK(refused("1. a1-b1 2. [2+5]") == "roll_refused [2+5]");
  CHECK(refused("1. a1-b1 2. a1-a2 3. b1-b2 4. a2-b2, a3-b3 5. a2-a3 6. b2-b3 7. a1-b1") == "game_over 7.");
  CHECK(refused("1. a1-b1 2. a1-a2 3. b1-b2 4. a2-b2, a3-b3 5. a2-a3 6. b2-b3, a1-b1") == "game_over a1-b1");
}

TEST_CASE("texts that are no turn lists") {
  CHECK(refused("a1-b1") == "turn_syntax a1-b1");
  CHECK(refused("1 a1-b1") == "turn_syntax 1");
  CHECK(refused("1.") == "turn_syntax 1.");
  CHECK(refused("1. a1-b1,") == "turn_syntax ,");
  CHECK(refused("1. , a1-b1") == "turn_syntax ,");
  CHECK(refused("1. a1-b1 a1-a2") == "turn_syntax a1-a2");
  CHECK(refused(", 1. a1-b1") == "turn_syntax ,");
  CHECK(refused("1. a1-b1 2. a1-a2 3. b1-b2 4. a2-b2 a3-b3") == "turn_syntax a3-b3");
}

TEST_CASE("texts that are no lines") {
  const Grid grid = build_grid(setup_of("5x5").grid);
  for (const char* text : {"", "-", "a1", "a1-", "-b1", "a1b1", "a1-b1 ", "A1-B1", "a01-b1", "a0-b1", "a1-b1-c1",
                           "1a-1b", "a1-a1", "a1-c1", "f6-g6", "a1-b1x", "a-b", "a1–b1", "a99999999999-b1"}) {
    CAPTURE(text);
    CHECK(refusal_in(read_line(grid, text)) == "line_unknown " + std::string(text));
  }
}

TEST_CASE("sets of lines in any order, none twice") {
  const Grid grid = build_grid(setup_of("5x5").grid);
  const auto lines = std::get<LineSet>(read_lines(grid, " b1-a1, a1-a2,c4-c5 "));
  CHECK(lines.count() == 3);
  CHECK(lines.has(std::get<int32_t>(read_line(grid, "c4-c5"))));
  CHECK(std::get<LineSet>(read_lines(grid, "")).count() == 0);
  CHECK(refusal_in(read_lines(grid, "a1-b1 b1-a1")) == "line_drawn b1-a1");
  CHECK(refusal_in(read_lines(grid, "a1-b1; a1-a2")) == "line_unknown a1-b1;");
}

}  // namespace kamertje::tests
