// The value of every state against the search, which goes forward and knows more than the rules of play.

#include "kamertje/value_table.hpp"

#include "kamertje/random.hpp"
#include "kamertje/solver.hpp"
#include "reading.hpp"

namespace kamertje::tests {
namespace {

constexpr uint64_t small_table = 1 << 18;
constexpr uint64_t without_end = uint64_t{1} << 40;

void fill(ValueTable& table) {
  REQUIRE(table.has_memory());
  while (!table.done()) {
    const ValueTable::Pages ready = table.ready();
    for (int32_t page = 0; page < ready.count; ++page) table.fill(ready.first + page);
    table.turn(ready.count);
  }
}

Game with_left(std::string_view setup, uint64_t left) {
  Game game(setup_of(setup));
  for (int32_t line = 0; line < game.grid().lines; ++line)
    if (game.can_play(static_cast<Move>(line)) && (left >> line & 1) == 0) game.draw_ink(line);
  return game;
}

int16_t searched(const Position& position) {
  Solver solver(position, Goal::value, small_table);
  while (!solver.search(without_end)) {
  }
  return solver.value().low;
}

// Compares every `step`th state; returns how many differ. `off` is added to what the table says of the state in which
// only the last line is left.
int64_t differences(std::string_view setup, uint64_t step = 1, int16_t off = 0) {
  const Game game(setup_of(setup));
  ValueTable table(game.position());
  fill(table);
  int64_t different = table.value() != searched(game.position());
  const uint64_t undrawn = game.position().undrawn().word[0];
  uint64_t place = 0;
  for (uint64_t left = undrawn; left != 0; left = (left - 1) & undrawn) {  // every subset
    if (place++ % step != 0) continue;
    const LineSet lines{{left}};
    const int16_t said = table.value_of(lines) + (lines.count() == 1 && lines.has(game.grid().lines - 1) ? off : 0);
    different += said != searched(with_left(setup, left).position());
  }
  return different;
}

constexpr const char* every_option[] = {"", " misere", " noextra", " misere noextra"};

}  // namespace

TEST_CASE("a table says of every state what the search says") {
  for (const std::string grid : {"1x1", "1x2 border", "3x1", "2x2 border", "triangle:3 border"})
    for (const char* options : every_option) {
      CAPTURE(grid);
      CAPTURE(options);
      CHECK(differences(grid + options) == 0);
    }
}

TEST_CASE("a table says of states of larger boards what the search says") {
  for (const std::string grid : {"2x2", "1x6", "3x3 border", "triangle:3", "hexagon:2 border", "triangle:4 border"})
    for (const char* options : every_option) {
      CAPTURE(grid);
      CAPTURE(options);
      CHECK(differences(grid + options, (uint64_t{1} << game_of(grid).position().lines_left()) / 40 | 1) == 0);
    }
}

TEST_CASE("one wrong value does not go unseen") { CHECK(differences("3x1", 1, 2) == 1); }

TEST_CASE("a table of what is left of a large board, in the middle of a game") {
  for (const char* text : {"5x5", "8x8 misere", "hexagon:5 noextra", "triangle:8", "25x3 misere noextra"})
    for (uint64_t seed = 0; seed < 4; ++seed) {
      CAPTURE(text);
      CAPTURE(seed);
      Game game(setup_of(text));
      Random random(seed);
      while (game.position().lines_left() > 13) {
        const int32_t line = random.below(game.grid().lines);
        if (game.can_play(static_cast<Move>(line))) game.play(static_cast<Move>(line));
      }
      ValueTable table(game.position());
      fill(table);
      Solver solver(game.position(), Goal::all_lines, small_table);
      while (!solver.search(without_end)) {
      }
      CHECK(table.value() == solver.value().low);
      CHECK(table.value_of(game.position().undrawn()) == table.value());
      CHECK(table.value_of({}) == 0);
      game.position().undrawn().each([&](int32_t line) { CHECK(table.line(line) == solver.line(line).low); });
    }
}

TEST_CASE("a table knows the pie rule") {
  for (const char* text : {"2x2 pie", "1x4 misere pie", "2x2 border noextra pie", "1x1 pie"}) {
    CAPTURE(text);
    Game game(setup_of(text));
    for (int32_t moves = 0; moves < 2; ++moves) {
      ValueTable table(game.position());
      fill(table);
      Solver solver(game.position(), Goal::all_lines, small_table);
      while (!solver.search(without_end)) {
      }
      CHECK(table.value() == solver.value().low);
      if (game.position().can_swap()) CHECK(table.swap() == solver.swap().low);
      game.position().undrawn().each([&](int32_t line) { CHECK(table.line(line) == solver.line(line).low); });
      game.play(static_cast<Move>(game.grid().lines - 1));
    }
  }
}

TEST_CASE("pages in any order that the table allows give the same values") {
  const Game game = game_of("3x3 misere", "1. b2-c2");
  ValueTable table(game.position());
  REQUIRE(table.has_memory());
  REQUIRE(table.states() > table.states_of_page());
  uint64_t filled = 0;
  while (!table.done()) {
    const ValueTable::Pages ready = table.ready();
    for (int32_t page = ready.count - 1; page >= 0; --page) table.fill(ready.first + page);
    table.turn(ready.count);
    CHECK(table.states_filled() > filled);
    filled = table.states_filled();
  }
  CHECK(filled == table.states());
  CHECK(table.value() == searched(game.position()));
}

TEST_CASE("what a table can hold") {
  CHECK(ValueTable::can_hold(game_of("3x4").position()));
  CHECK(ValueTable::bytes_for(game_of("3x4").position()) == uint64_t{1} << 31);
  CHECK_FALSE(ValueTable::can_hold(game_of("2x6").position()));
  CHECK_FALSE(ValueTable::can_hold(game_of("2x2 players:3").position()));
  CHECK_FALSE(ValueTable::can_hold(game_of("2x2 sum").position()));
  CHECK(ValueTable::can_hold(game_of("1x1", "1. a1-a2 2. a1-b1 3. b1-b2 4. a2-b2").position()));
}

}  // namespace kamertje::tests
