#include "reading.hpp"

namespace kamertje::tests {
namespace {

std::string printed(std::string_view text) {
  Text out;
  print_setup(setup_of(text), out);
  return std::string(out.view());
}

std::string refused(std::string_view text) { return refusal_in(read_setup(text)); }

}  // namespace

TEST_CASE("options come in any order and print in one") {
  CHECK(printed("5x5") == "5x5");
  CHECK(printed("3x4 pie noextra border misere") == "3x4 misere border noextra pie");
  CHECK(printed("  3x4   players:4 sum ") == "3x4 sum players:4");
  CHECK(printed("triangle:8 product players:2") == "triangle:8 product");
  CHECK(printed("hexagon:5 pie players:2") == "hexagon:5 pie");
}

TEST_CASE("every grid prints as it was read, with every option") {
  for (const std::string& grid : all_grids())
    for (const char* options : {"", " misere", " noextra pie", " misere noextra product players:3"})
      CHECK(printed(grid + options) == grid + options);
}

TEST_CASE("grids that do not exist") {
  for (const char* word : {"round:4", "5", "x", "5x", "x5", "05x5", "5x5x5", "5X5", "triangle:", "triangle:03",
                           "hexagon:-2", "misere", "5×5"}) {
    CAPTURE(word);
    CHECK(refused(word) == "grid_unknown " + std::string(word));
  }
  CHECK(refused("") == "grid_unknown ");
  CHECK(refused("   ") == "grid_unknown ");
}

TEST_CASE("grids outside the range") {
  for (const char* word : {"40x2", "0x4", "4x0", "26x1", "10x10", "99999999999999999999x1", "triangle:1", "triangle:9",
                           "hexagon:1", "hexagon:6"}) {
    CAPTURE(word);
    CHECK(refused(word) == "grid_size " + std::string(word));
  }
}

TEST_CASE("options that are unknown, doubled or exclude each other") {
  CHECK(refused("5x5 mizere") == "option_unknown mizere");
  CHECK(refused("5x5 Misere") == "option_unknown Misere");
  CHECK(refused("5x5 players:5") == "option_unknown players:5");
  CHECK(refused("5x5 4x4") == "option_unknown 4x4");
  CHECK(refused("5x5 misere border misere") == "option_twice misere");
  CHECK(refused("5x5 sum sum") == "option_twice sum");
  CHECK(refused("5x5 players:3 players:4") == "option_twice players:4");
  CHECK(refused("5x5 players:2 players:3") == "option_twice players:3");
  CHECK(refused("5x5 sum product") == "option_clash product");
  CHECK(refused("5x5 pie players:3") == "option_clash players:3");
  CHECK(refused("5x5 players:4 pie") == "option_clash pie");
  CHECK(refused("5x5 product pie") == "option_clash pie");
}

TEST_CASE("a box may not be closed before the first line") {
  CHECK(refused("1x1 border") == "nothing_to_play 1x1 border");
  CHECK(refused("1x1") == "");
  CHECK(refused("1x2 border") == "");
  CHECK(refused("triangle:2 border") == "");
  CHECK(refused("hexagon:2 border") == "");
}

}  // namespace kamertje::tests
