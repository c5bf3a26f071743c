#include "kamertje/perft.hpp"
#include "kamertje/random.hpp"
#include "reading.hpp"

namespace kamertje::tests {
namespace {

// All that a position shows.
std::vector<int32_t> shown(const Position& position) {
  std::vector<int32_t> all = {position.mover(),        position.lines_left(), position.boxes_left(),
                              position.moves_played(), position.can_swap(),   static_cast<int32_t>(position.decided())};
  for (int32_t player = 1; player <= position.setup().players; ++player) all.push_back(position.score(player));
  for (int32_t line = 0; line < position.grid().lines; ++line) {
    all.push_back(position.drawer(line));
    all.push_back(position.undrawn().has(line));
  }
  for (int32_t box = 0; box < position.grid().boxes; ++box) {
    all.push_back(position.owner(box));
    all.push_back(position.undrawn_sides(box));
  }
  return all;
}

uint32_t winner(int32_t player) { return uint32_t{1} << player; }

}  // namespace

TEST_CASE("play and undo leave no trace, in every option") {
  for (const char* text : {"4x4", "3x3 misere border", "1x3 border noextra pie", "3x3 pie", "triangle:4 players:3",
                           "hexagon:3 noextra players:4", "hexagon:2 border misere pie", "7x13 misere"}) {
    CAPTURE(text);
    Random random(7);
    for (int32_t round = 0; round < 20; ++round) {
      Game game = game_of(text);
      std::vector<std::vector<int32_t>> before;
      while (!game.position().over()) {
        Move move = static_cast<Move>(random.below(game.grid().lines));
        if (game.position().can_swap() && random.below(2) == 0) move = swap_move;
        if (!game.can_play(move)) continue;
        before.push_back(shown(game.position()));
        game.play(move);
      }
      CHECK(shown(Game(game).position()) == shown(game.position()));
      for (; !before.empty(); before.pop_back()) {
        REQUIRE(game.undo());
        REQUIRE(shown(game.position()) == before.back());
      }
      CHECK_FALSE(game.undo());
    }
  }
}

TEST_CASE("who closes a box draws again") {
  const Game game = game_of("2x1", "1. a1-a2 2. a1-b1 3. a2-b2 4. b1-b2");
  CHECK(game.position().mover() == 2);
  CHECK(game.position().score(2) == 1);
  CHECK(game.position().owner(0) == 2);
  CHECK(game.position().boxes_left() == 1);
}

TEST_CASE("one line may close two boxes") {
  Game game = game_of("2x1", "1. a1-a2 2. a1-b1 3. a2-b2 4. b1-c1 5. b2-c2 6. c1-c2");
  CHECK(game.play(line_of(game, "b1-b2")) == 2);
  CHECK(game.position().over());
  CHECK(game.position().decided() == winner(1));
}

TEST_CASE("without the extra turn the turn passes after a box") {
  const Game game = game_of("2x1 noextra", "1. a1-a2 2. a1-b1 3. a2-b2 4. b1-b2");
  CHECK(game.position().mover() == 1);
  CHECK(game.position().score(2) == 1);
}

TEST_CASE("three and four players draw in turn") {
  const Game three = game_of("3x3 players:3", "1. a1-a2 2. b1-b2 3. c1-c2 4. d1-d2");
  CHECK(three.position().mover() == 2);
  CHECK(three.position().drawer(line_of(three, "c1-c2")) == 3);
  CHECK(game_of("3x3 players:4", "1. a1-a2 2. b1-b2 3. c1-c2").position().mover() == 4);
}

TEST_CASE("the border is ink and belongs to nobody") {
  const Game game = game_of("2x2 border");
  CHECK(game.position().lines_left() == 4);
  CHECK(game.position().drawer(line_of(game, "a1-b1")) == ink);
  CHECK(game.position().mover() == 1);
  CHECK(game.position().moves_played() == 0);
}

TEST_CASE("a box that ink closes is nobody's") {
  const Game game = only_undrawn("2x1", "b1-c1 c1-c2");
  CHECK(game.position().owner(0) == ink);
  CHECK(game.position().score(1) + game.position().score(2) == 0);
  CHECK(game.position().boxes_left() == 1);
}

TEST_CASE("the swap turns the first line over, once") {
  Game game = game_of("2x2 pie");
  CHECK_FALSE(game.can_play(swap_move));
  game.play(0);
  REQUIRE(game.can_play(swap_move));
  game.play(swap_move);
  CHECK(game.position().drawer(0) == 2);
  CHECK(game.position().mover() == 1);
  CHECK_FALSE(game.can_play(swap_move));
  game.play(1);
  CHECK_FALSE(game.can_play(swap_move));
  CHECK_FALSE(game_of("2x2", "1. a1-b1").can_play(swap_move));
}

TEST_CASE("the swap takes over what the first line closed") {
  Game game = game_of("1x3 border noextra pie", "1. a2-b2");
  CHECK(game.position().score(1) == 1);
  game.play(swap_move);
  CHECK(game.position().score(1) == 0);
  CHECK(game.position().score(2) == 1);
  CHECK(game.position().owner(0) == 2);
  game.undo();
  CHECK(game.position().owner(0) == 1);
}

TEST_CASE("no swap after a first line that kept the turn, ended the game or has no history") {
  CHECK_FALSE(game_of("1x3 border pie", "1. a2-b2").can_play(swap_move));
  CHECK_FALSE(game_of("1x2 border noextra pie", "1. a2-b2").can_play(swap_move));
  Game game = game_of("2x2 pie");
  game.draw_ink(0);
  game.play(1);
  CHECK_FALSE(game.can_play(swap_move));
}

TEST_CASE("a result is decided when the open boxes cannot change it") {
  const char* one_box = "1. a1-b1 2. a1-a2 3. b1-b2 4. a2-b2, a2-a3 5. b2-b3";
  const std::string two_boxes = std::string(one_box) + " 6. a3-b3";
  CHECK(game_of("1x3", one_box).position().decided() == 0);
  CHECK(game_of("1x3", two_boxes).position().decided() == winner(2));
  CHECK(game_of("1x3 misere", two_boxes).position().decided() == winner(1));
  CHECK_FALSE(game_of("1x3", two_boxes).position().over());
  CHECK(game_of("1x4", two_boxes).position().decided() == 0);
  // Two players without a box: one of them may still get the last one.
  CHECK(game_of("1x3 misere players:3", "1. a1-b1 2. a1-a2 3. b1-b2 4. a2-b2, a2-a3").position().decided() == 0);
}

TEST_CASE("most boxes win, or fewest, or it is a draw") {
  const char* one_each = "1. a1-b1 2. a1-a2 3. b1-b2 4. a2-b2, a3-b3 5. b2-b3 6. a2-a3";
  CHECK(game_of("1x2", one_each).position().decided() == winner(2));
  CHECK(game_of("1x2 misere", one_each).position().decided() == winner(1));
  const char* shared = "1. a1-b1 2. a1-a2 3. b1-b2 4. a2-b2 5. a3-b3 6. b2-b3 7. a2-a3";
  CHECK(game_of("1x2 noextra", shared).position().decided() == (winner(1) | winner(2)));
  CHECK(game_of("1x2 noextra misere", shared).position().decided() == (winner(1) | winner(2)));
  CHECK(game_of("1x2 noextra players:3 misere", shared).position().decided() == (winner(2) | winner(3)));
}

TEST_CASE("why a move is refused") {
  const Game fresh = game_of("1x1");
  CHECK(fresh.position().why_not(swap_move) == RefusalCode::swap_refused);
  CHECK(fresh.position().why_not(4) == RefusalCode::line_unknown);
  CHECK(game_of("1x1", "1. a1-b1").position().why_not(1) == RefusalCode::line_drawn);
  CHECK(game_of("1x1", "1. a1-b1 2. a1-a2 3. b1-b2 4. a2-b2").position().why_not(0) == RefusalCode::game_over);
}

TEST_CASE("the tree of legal moves") {
  CHECK(perft(setup_of("1x1"), 0) == 1);
  CHECK(perft(setup_of("1x1"), 4) == 24);
  CHECK(perft(setup_of("1x1"), 9) == 24);
  CHECK(perft(setup_of("2x2"), 3) == 12 * 11 * 10);
  CHECK(perft(setup_of("3x3 pie"), 2) == 24 * 24);
  CHECK(perft(setup_of("1x1 pie"), 5) == 2 * 24);
  CHECK(perft(setup_of("hexagon:5"), 2) == 210 * 209);
}

TEST_CASE("whoever leaves is skipped, keeps the boxes, and does not win") {
  Game game = game_of("2x1 players:3", "1. a1-b1 2. a2-b2 3. a1-a2 4. b1-b2");
  REQUIRE(game.position().mover() == 1);
  const std::vector<int32_t> before = shown(game.position());
  game.play(leave_of(1));
  CHECK(game.position().mover() == 2);
  CHECK(game.position().score(1) == 1);
  CHECK_FALSE(game.can_play(leave_of(1)));
  CHECK_FALSE(game.can_play(leave_of(4)));
  CHECK(game.position().why_not(leave_of(1)) == RefusalCode::leave_refused);
  CHECK(game.undo());
  CHECK(shown(game.position()) == before);
  game.play(leave_of(1));
  game.play(line_of(game, "b1-c1"));
  game.play(line_of(game, "b2-c2"));
  CHECK(game.position().mover() == 2);
  CHECK(game.undo());
  CHECK(game.position().mover() == 3);
  game.play(leave_of(2));
  CHECK(game.position().over());
  CHECK(game.position().decided() == winner(3));
  CHECK(game.position().allowed() == LineSet{});
  CHECK(game.position().why_not(line_of(game, "c1-c2")) == RefusalCode::game_over);
  const char* turns = "1. a1-b1 2. a2-b2 3. a1-a2 4. b1-b2, left1 5. b1-c1 6. left2";
  CHECK(turns_of(game) == turns);
  CHECK(turns_of(game_of("2x1 players:3", turns)) == turns);
  CHECK(game_of("2x1 misere players:3", "1. left1 2. a1-b1 3. left2").position().decided() == winner(3));
}

TEST_CASE("whoever leaves takes the roll along") {
  Game game = game_of("2x2 sum players:3");
  BoxNumbers numbers{};
  numbers.fill(7);
  game.deal(numbers);
  game.play(move_of({3, 4}));
  game.play(leave_of(3));
  CHECK(game.position().roll() == move_of({3, 4}));
  game.play(leave_of(1));
  CHECK(game.position().over());
  CHECK(game.undo());
  CHECK(game.position().roll() == move_of({3, 4}));
  CHECK(game.position().mover() == 1);
  CHECK(game.can_play(0));
}

}  // namespace kamertje::tests
