#include "kamertje/structure.hpp"

#include "reading.hpp"

namespace kamertje::tests {
namespace {

struct Found {
  bool ring;
  std::vector<int32_t> boxes;
  std::vector<std::string> lines;
};

std::vector<Found> found_in(const Game& game) {
  const Chains chains = find_chains(game.position());
  std::vector<Found> all;
  for (int32_t index = 0; index < chains.count; ++index) {
    const Chain& chain = chains.chain[index];
    Found found{chain.ring, {chain.box.begin(), chain.box.begin() + chain.boxes}, {}};
    for (int32_t place = 0; place < chain.lines; ++place)
      found.lines.push_back(name_of(game.grid(), chain.line[place]));
    all.push_back(found);
  }
  return all;
}

using Boxes = std::vector<int32_t>;
using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("what a line does") {
  const Game game = game_of("2x2", "1. a1-a2 2. a1-b1 3. a2-b2");
  const auto kind = [&game](std::string_view name) { return line_kind(game.position(), line_of(game, name)); };
  CHECK(kind("a1-a2") == LineKind::drawn);
  CHECK(kind("b1-b2") == LineKind::closes);
  CHECK(kind("c1-c2") == LineKind::safe);
  CHECK(kind("a2-a3") == LineKind::safe);
  const Game later = game_of("2x2", "1. a2-b2 2. b2-c2 3. a3-b3");
  CHECK(line_kind(later.position(), line_of(later, "b2-b3")) == LineKind::giveaway);
  CHECK(line_kind(later.position(), line_of(later, "c2-c3")) == LineKind::safe);
  CHECK(count_safe(later.position()) == 7);
}

TEST_CASE("closing comes before giving away") {
  // The line between closes the left box and leaves the right one with one side.
  const Game game = only_undrawn("2x1", "b1-b2 c1-c2");
  CHECK(line_kind(game.position(), line_of(game, "b1-b2")) == LineKind::closes);
}

TEST_CASE("a chain in order along its path, from its end on the lower line") {
  const std::vector<Found> found = found_in(only_undrawn("3x1", "a1-a2 b1-b2 c1-c2 d1-d2"));
  REQUIRE(found.size() == 1);
  CHECK_FALSE(found[0].ring);
  CHECK(found[0].boxes == Boxes{0, 1, 2});
  CHECK(found[0].lines == Lines{"a1-a2", "b1-b2", "c1-c2", "d1-d2"});
}

TEST_CASE("a chain that bends, met in its middle") {
  const std::vector<Found> found = found_in(only_undrawn("2x2", "a2-a3 a2-b2 b1-b2 c1-c2"));
  REQUIRE(found.size() == 1);
  CHECK(found[0].boxes == Boxes{2, 0, 1});
  CHECK(found[0].lines == Lines{"a2-a3", "a2-b2", "b1-b2", "c1-c2"});
}

TEST_CASE("a chain ends at a box with three or with one undrawn side") {
  const std::vector<Found> joint = found_in(only_undrawn("3x1", "a1-a2 b1-b2 b1-c1 c1-c2 d1-d2"));
  REQUIRE(joint.size() == 2);
  CHECK(joint[0].boxes == Boxes{0});
  CHECK(joint[1].boxes == Boxes{2});
  const std::vector<Found> opened = found_in(only_undrawn("3x1", "b1-b2 c1-c2 d1-d2"));
  REQUIRE(opened.size() == 1);
  CHECK(opened[0].boxes == Boxes{1, 2});
}

TEST_CASE("rings of four, of six triangles and of three hexagons") {
  const std::vector<Found> four = found_in(only_undrawn("2x2", "b1-b2 a2-b2 b2-c2 b2-b3"));
  REQUIRE(four.size() == 1);
  CHECK(four[0].ring);
  CHECK(four[0].boxes == Boxes{0, 2, 3, 1});
  CHECK(four[0].lines == Lines{"a2-b2", "b2-b3", "b2-c2", "b1-b2"});
  const std::vector<Found> six = found_in(only_undrawn("triangle:3", "a2-b2 a3-b2 b1-b2 b2-b3 b2-c1 b2-c2"));
  REQUIRE(six.size() == 1);
  CHECK(six[0].ring);
  CHECK(six[0].boxes.size() == 6);
  const std::vector<Found> three = found_in(only_undrawn("hexagon:2", "b2-b3 b3-b4 b3-c4"));
  REQUIRE(three.size() == 1);
  CHECK(three[0].ring);
  CHECK(three[0].boxes == Boxes{0, 1, 3});
}

TEST_CASE("the long chain rule on the boards of the literature") {
  // The first player wants dots plus long chains to be even.
  for (const char* text : {"2x2", "3x3", "4x4", "5x5", "4x5", "triangle:3", "triangle:4", "hexagon:2", "hexagon:3"}) {
    CAPTURE(text);
    const Game game = game_of(text);
    const Control shown = control(game.position());
    REQUIRE(shown.shown);
    CHECK(shown.long_chains == 0);
    CHECK(shown.wants_even);
    CHECK(shown.player == (game.grid().dots % 2 == 0 ? 1 : 2));
  }
}

TEST_CASE("with a border the inner dots count") {
  for (const char* text : {"2x2 border", "3x3 border", "4x3 border", "triangle:3 border", "triangle:4 border"}) {
    CAPTURE(text);
    const Game game = game_of(text);
    int32_t outer = 0;
    for (int32_t line = 0; line < game.grid().lines; ++line) outer += game.grid().line[line].outer() ? 1 : 0;
    const int32_t inner_dots = game.grid().dots - outer;
    const Control shown = control(game.position());
    CHECK(shown.player == ((inner_dots + shown.long_chains) % 2 == 0 ? 1 : 2));
  }
}

TEST_CASE("the favoured player stays favoured while the chains stay") {
  Game game = only_undrawn("3x2", "a1-a2 b1-b2 c1-c2 d1-d2 a2-a3 b2-b3 c2-c3 d2-d3");
  Control shown = control(game.position());
  CHECK(shown.long_chains == 2);
  CHECK(shown.wants_even);
  // Eight lines, six boxes, two long chains: four turns, so the mover does not draw last.
  CHECK(shown.player == 2);
  game.play(line_of(game, "a1-a2"));
  shown = control(game.position());
  CHECK(shown.long_chains == 1);
}

TEST_CASE("rings are no long chains") {
  CHECK(control(only_undrawn("2x2", "b1-b2 a2-b2 b2-c2 b2-b3").position()).long_chains == 0);
}

TEST_CASE("no parity is shown where the rule does not hold") {
  for (const char* text : {"3x3 misere", "3x3 noextra", "3x3 players:3", "3x3 sum"})
    CHECK_FALSE(control(game_of(text).position()).shown);
  CHECK_FALSE(control(game_of("1x1", "1. a1-b1 2. a1-a2 3. b1-b2 4. a2-b2").position()).shown);
  CHECK(control(game_of("3x3 pie").position()).shown);
}

}  // namespace kamertje::tests
