#include "kamertje/dice.hpp"

#include <algorithm>

#include "kamertje/opponent.hpp"
#include "kamertje/perft.hpp"
#include "kamertje/random.hpp"
#include "reading.hpp"

namespace kamertje::tests {
namespace {

Game dealt(std::string_view setup, std::string_view numbers, std::string_view turns = "") {
  Game game(setup_of(setup));
  const Outcome<BoxNumbers> read = read_numbers(game.setup(), game.grid(), numbers);
  REQUIRE_MESSAGE(std::holds_alternative<BoxNumbers>(read), std::string(numbers));
  game.deal(std::get<BoxNumbers>(read));
  const Outcome<int32_t> played = read_turns(game, turns);
  REQUIRE_MESSAGE(std::holds_alternative<int32_t>(played), std::string(turns));
  return game;
}

std::string refused(std::string_view turns, std::string_view setup = "2x1 sum", std::string_view numbers = "7 2") {
  Game game = dealt(setup, numbers);
  const std::string refusal = refusal_in(read_turns(game, turns));
  CHECK(game.moves().empty());
  return refusal;
}

std::string numbers_refused(std::string_view setup, std::string_view numbers) {
  const Game game(setup_of(setup));
  return refusal_in(read_numbers(game.setup(), game.grid(), numbers));
}

}  // namespace

TEST_CASE("36 rolls, each a move of its own") {
  for (uint8_t first = 1; first <= 6; ++first)
    for (uint8_t second = 1; second <= 6; ++second) {
      const Move move = move_of({first, second});
      CHECK(is_roll(move));
      CHECK(roll_of(move) == Roll{first, second});
    }
  for (const Move move :
       {Move{0}, static_cast<Move>(first_roll - 1), static_cast<Move>(first_roll + 36), no_roll, pass_move, swap_move})
    CHECK(!is_roll(move));
}

TEST_CASE("11 sums and 18 products, as often as 36 rolls give them") {
  for (const auto& [numbers, outcomes] : {std::pair{Numbers::sum, 11}, std::pair{Numbers::product, 18}}) {
    const auto ways = ways_of(numbers);
    CHECK(std::count_if(ways.begin(), ways.end(), [](uint8_t count) { return count > 0; }) == outcomes);
    int32_t all = 0;
    for (const uint8_t count : ways) all += count;
    CHECK(all == 36);
  }
  CHECK(ways_of(Numbers::sum)[7] == 6);
  CHECK(ways_of(Numbers::product)[25] == 1);
  CHECK(ways_of(Numbers::product)[7] == 0);
}

TEST_CASE("a line needs a roll that one of its open boxes shows") {
  Game game = dealt("2x1 sum", "7 2");
  CHECK(game.position().awaits_roll());
  CHECK(game.position().why_not(line_of(game, "a1-b1")) == RefusalCode::roll_missing);
  game.play(move_of({3, 4}));
  CHECK(!game.position().awaits_roll());
  CHECK(game.position().allowed().count() == 4);
  CHECK(game.can_play(line_of(game, "b1-b2")));
  CHECK(game.position().why_not(line_of(game, "c1-c2")) == RefusalCode::line_not_rolled);
  CHECK(game.position().why_not(pass_move) == RefusalCode::pass_refused);
  CHECK(game.position().why_not(move_of({3, 4})) == RefusalCode::roll_refused);
}

TEST_CASE("turns with rolls and passes print as they were read") {
  for (const char* turns : {"", "1. [3+4]", "1. [3+4] a1-b1 2. [6+6] - 3. [1+1] b1-c1",
                            "1. [1+6] a1-a2 2. [1+6] a1-b1 3. [1+6] a2-b2 4. [1+6] b1-b2, [6+6] - 5. [1+1] c1-c2"}) {
    CAPTURE(turns);
    CHECK(turns_of(dealt("2x1 sum", "7 2", turns)) == turns);
  }
  CHECK(turns_of(dealt("2x1 product", "12, 1", "1. [3*4] a1-b1")) == "1. [3*4] a1-b1");
}

TEST_CASE("what is wrong with turns") {
  CHECK(refused("1. a1-b1") == "roll_missing a1-b1");
  CHECK(refused("1. -") == "roll_missing -");
  CHECK(refused("1. [3+4] -") == "pass_refused -");
  CHECK(refused("1. [1+1] a1-b1") == "line_not_rolled a1-b1");
  CHECK(refused("1. [3*4] a1-b1") == "turn_syntax [3*4]");
  CHECK(refused("1. [3+7] a1-b1") == "turn_syntax [3+7]");
  CHECK(refused("1. [3+4], a1-b1") == "turn_syntax ,");
  CHECK(refused("1. [3+4] 2. [3+4] a1-b1") == "turn_incomplete 2.");
  CHECK(refused("1. [3+4] a1-b1, [1+1] c1-c2") == "turn_too_long [1+1]");
  Game plain = game_of("2x1");
  CHECK(refusal_in(read_turns(plain, "1. [3+4] a1-b1")) == "roll_refused [3+4]");
  CHECK(refusal_in(read_turns(plain, "1. -")) == "pass_refused -");
  Game bare = game_of("2x1 sum");
  CHECK(refusal_in(read_turns(bare, "1. [3+4] a1-b1")) == "numbers_missing [3+4]");
}

TEST_CASE("one number for each box, and one that dice can give") {
  CHECK(numbers_refused("2x1", "7 2") == "numbers_refused 7 2");
  CHECK(numbers_refused("2x1 sum", "7") == "numbers_count 7");
  CHECK(numbers_refused("2x1 sum", "7 2 3") == "numbers_count 7 2 3");
  CHECK(numbers_refused("2x1 sum", "7 13") == "number_impossible 13");
  CHECK(numbers_refused("2x1 sum", "7 02") == "number_impossible 02");
  CHECK(numbers_refused("2x1 product", "7 36") == "number_impossible 7");
  CHECK(numbers_refused("2x1 product", "25,36").empty());
}

TEST_CASE("everything can be taken back, with what had been thrown") {
  Game game = dealt("2x2 sum players:3", "7 2 7 12");
  Random random(3);
  std::vector<std::string> seen;
  while (!game.position().over()) {
    seen.push_back(turns_of(game));
    std::vector<Move> legal;
    for (int32_t move = 0; move < 256; ++move)
      if (!is_leave(static_cast<Move>(move)) && game.can_play(static_cast<Move>(move)))
        legal.push_back(static_cast<Move>(move));
    REQUIRE(!legal.empty());
    game.play(legal[static_cast<uint32_t>(random.below(static_cast<int32_t>(legal.size())))]);
  }
  for (; !seen.empty(); seen.pop_back()) {
    CHECK(game.undo());
    CHECK(turns_of(game) == seen.back());
    CHECK(turns_of(Game(game)) == seen.back());
    CHECK(game.position().roll() ==
          (game.moves().empty() || !is_roll(game.moves().back()) ? no_roll : game.moves().back()));
  }
  CHECK(!game.undo());
}

TEST_CASE("each roll is fixed by its number") {
  const Dice dice(42);
  CHECK(dice.roll(0) == Dice(42).roll(0));
  const BoxNumbers numbers = dice.deal(Numbers::sum, 25);
  CHECK(numbers == Dice(42).deal(Numbers::sum, 25));
  CHECK(numbers != Dice(43).deal(Numbers::sum, 25));
  int32_t different = 0;
  for (int32_t number = 0; number < 100; ++number) different += dice.roll(number) == Dice(43).roll(number) ? 0 : 1;
  CHECK(different > 80);
}

TEST_CASE("every level plays every kind of game with dice to its end") {
  for (const char* setup :
       {"2x2 sum", "3x2 product misere", "triangle:2 noextra sum", "hexagon:2 border product players:4"}) {
    CAPTURE(setup);
    const Dice dice(7);
    Game game(setup_of(setup));
    game.deal(dice.deal(game.setup().numbers, game.grid().boxes));
    while (!game.position().over()) {
      if (game.position().awaits_roll()) {
        game.play(move_of(dice.roll(game.rolls())));
        continue;
      }
      const auto level = static_cast<Level>(game.position().mover() - 1 + 2 * (game.position().lines_left() % 2));
      Thought thought(game.position(), static_cast<Level>(static_cast<int32_t>(level) % 4), Random(1), 2000, 1 << 16);
      while (!thought.think(300)) {
      }
      REQUIRE(game.can_play(thought.move()));
      game.play(thought.move());
    }
    CHECK(game.position().boxes_left() == 0);
  }
}

TEST_CASE("the tree of legal moves with dice") {
  const Game game = dealt("1x1 sum", "7");
  const BoxNumbers& numbers = game.position().numbers();
  CHECK(perft(game.setup(), 1, numbers) == 36);
  CHECK(perft(game.setup(), 2, numbers) == 6 * 4 + 30);
  CHECK(perft(game.setup(), 1) == 0);
}

}  // namespace kamertje::tests
