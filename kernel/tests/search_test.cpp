#include "kamertje/opponent.hpp"
#include "kamertje/signature.hpp"
#include "kamertje/solver.hpp"
#include "reading.hpp"

namespace kamertje::tests {
namespace {

constexpr uint64_t small_table = 1 << 16;

int32_t value_of(const Game& game) {
  Solver solver(game.position(), Goal::value, small_table);
  while (!solver.search(10000)) {
  }
  REQUIRE(solver.value().exact());
  return solver.value().low;
}

}  // namespace

TEST_CASE("the endgames of the rules") {
  CHECK(value_of(only_undrawn("3x2", "a1-a2 b1-b2 c1-c2 d1-d2 a2-a3 b2-b3 c2-c3 d2-d3")) == -2);
  CHECK(value_of(only_undrawn("4x1 border", "b1-b2 c1-c2 d1-d2")) == 4);
  CHECK(value_of(only_undrawn("3x2", "a1-a2 b1-b2 c1-c2 d1-d2 a2-a3 a3-b3")) == 2);
  CHECK(value_of(only_undrawn("3x3", "b1-b2 a2-b2 b2-c2 b2-b3 d1-d2 c2-d2 c3-d3 d3-d4")) == -1);
}

TEST_CASE("small boards") {
  CHECK(value_of(game_of("2x2 misere")) == 2);
  CHECK(value_of(game_of("triangle:3")) == -3);
  CHECK(value_of(game_of("hexagon:2 border")) == 3);
}

TEST_CASE("a search in slices counts the nodes of a search at once") {
  const Game game = game_of("triangle:3 misere");
  Solver whole(game.position(), Goal::all_lines, small_table);
  while (!whole.search(uint64_t{1} << 40)) {
  }
  Solver again(game.position(), Goal::all_lines, small_table);
  while (!again.search(uint64_t{1} << 40)) {
  }
  CHECK(whole.nodes() == again.nodes());
  CHECK(whole.value().low == 1);
}

TEST_CASE("each level plays legal games on every grid and option") {
  for (const char* text :
       {"3x3", "2x5 misere", "3x3 noextra", "3x3 border pie", "4x4 players:3", "3x3 misere players:4", "triangle:4",
        "hexagon:2", "8x8", "hexagon:5", "25x3 noextra misere"})
    for (const Level level : {Level::easy, Level::medium, Level::hard, Level::master}) {
      CAPTURE(text);
      Game game = game_of(text);
      for (uint64_t seed = 0; !game.position().over(); ++seed) {
        Thought thought(game.position(), level, Random(seed), 300, small_table);
        while (!thought.think(100)) {
        }
        REQUIRE(game.can_play(thought.move()));
        game.play(thought.move());
      }
      CHECK(game.position().decided() != 0);
    }
}

TEST_CASE("the signature is one number") { CHECK(signature() == signature()); }

}  // namespace kamertje::tests
