#include <set>
#include <utility>

#include "reading.hpp"

namespace kamertje::tests {
namespace {

struct Counts {
  int32_t lines, boxes, sides, outer;
};

Counts counts_by_formula(const GridSpec& spec) {
  const int32_t width = spec.width;
  const int32_t height = spec.height;
  if (spec.shape == Shape::square)
    return {width * (height + 1) + height * (width + 1), width * height, 4, 2 * (width + height)};
  if (spec.shape == Shape::triangle) return {3 * width * (width + 1) / 2, width * width, 3, 3 * width};
  return {9 * width * width - 3 * width, 3 * width * (width - 1) + 1, 6, 12 * width - 6};
}

std::vector<int32_t> dots_per_row(const Grid& grid) {
  std::vector<int32_t> rows;
  for (int32_t dot = 0; dot < grid.dots; ++dot) {
    if (grid.dot[dot].column == 1) rows.push_back(0);
    ++rows.back();
  }
  return rows;
}

using Sides = std::set<int32_t>;

Sides sides_of(const Grid& grid, int32_t box) { return {grid.box[box].side, grid.box[box].side + grid.box[box].sides}; }

}  // namespace

TEST_CASE("every grid has as many lines, boxes and sides as the formulas say, and Euler's number") {
  for (const std::string& name : all_grids()) {
    CAPTURE(name);
    const SetUp setup = setup_of(name);
    const Grid grid = build_grid(setup.grid);
    const Counts counts = counts_by_formula(setup.grid);
    CHECK(grid.lines == counts.lines);
    CHECK(count_lines(setup.grid) == counts.lines);
    CHECK(grid.boxes == counts.boxes);
    CHECK(grid.dots - grid.lines + grid.boxes == 1);
    int32_t outer = 0;
    for (int32_t line = 0; line < grid.lines; ++line) outer += grid.line[line].outer() ? 1 : 0;
    CHECK(outer == counts.outer);
    for (int32_t box = 0; box < grid.boxes; ++box) CHECK(grid.box[box].sides == counts.sides);
  }
}

TEST_CASE("a line knows its boxes and a box its sides, in a circle") {
  for (const std::string& name : all_grids()) {
    CAPTURE(name);
    const Grid grid = build_grid(setup_of(name).grid);
    for (int32_t box = 0; box < grid.boxes; ++box) {
      const Box& sides = grid.box[box];
      for (int32_t place = 0; place < sides.sides; ++place) {
        const Line& line = grid.line[sides.side[place]];
        CHECK((line.box[0] == box || line.box[1] == box));
        const Line& next = grid.line[sides.side[(place + 1) % sides.sides]];
        CHECK((line.from == next.from || line.from == next.to || line.to == next.from || line.to == next.to));
      }
    }
    for (int32_t line = 0; line < grid.lines; ++line) {
      CHECK(grid.line[line].box[0] < grid.boxes);
      if (!grid.line[line].outer()) CHECK(grid.line[line].box[0] < grid.line[line].box[1]);
    }
  }
}

TEST_CASE("lines are numbered as they print, and read in either order") {
  for (const std::string& name : all_grids()) {
    CAPTURE(name);
    const Grid grid = build_grid(setup_of(name).grid);
    const auto rank = [&grid](int32_t dot) { return grid.dot[dot].column * 100 + grid.dot[dot].row; };
    for (int32_t line = 0; line < grid.lines; ++line) {
      const std::string printed = name_of(grid, line);
      const auto dash = printed.find('-');
      const std::string turned = printed.substr(dash + 1) + "-" + printed.substr(0, dash);
      CHECK(std::get<int32_t>(read_line(grid, printed)) == line);
      CHECK(std::get<int32_t>(read_line(grid, turned)) == line);
      CHECK(rank(grid.line[line].from) < rank(grid.line[line].to));
      if (line == 0) continue;
      const Line& before = grid.line[line - 1];
      CHECK(std::pair(rank(before.from), rank(before.to)) <
            std::pair(rank(grid.line[line].from), rank(grid.line[line].to)));
    }
  }
}

TEST_CASE("rows of dots from the bottom") {
  CHECK(dots_per_row(build_grid(setup_of("3x2").grid)) == std::vector<int32_t>{4, 4, 4});
  CHECK(dots_per_row(build_grid(setup_of("triangle:3").grid)) == std::vector<int32_t>{4, 3, 2, 1});
  CHECK(dots_per_row(build_grid(setup_of("hexagon:2").grid)) == std::vector<int32_t>{2, 3, 3, 4, 4, 3, 3, 2});
  CHECK(dots_per_row(build_grid(setup_of("hexagon:3").grid)) ==
        std::vector<int32_t>{3, 4, 4, 5, 5, 6, 6, 5, 5, 4, 4, 3});
}

TEST_CASE("boxes are numbered by row from the bottom, then from the left") {
  const auto names = [](std::string_view setup, int32_t box) {
    const Grid grid = build_grid(setup_of(setup).grid);
    std::set<std::string> sides;
    for (const int32_t side : sides_of(grid, box)) sides.insert(name_of(grid, side));
    return sides;
  };
  using Names = std::set<std::string>;
  CHECK(names("3x2", 1) == Names{"b1-c1", "b2-c2", "b1-b2", "c1-c2"});
  CHECK(names("3x2", 3) == Names{"a2-b2", "a3-b3", "a2-a3", "b2-b3"});
  CHECK(names("triangle:2", 1) == Names{"a2-b1", "b1-b2", "a2-b2"});
  CHECK(names("triangle:2", 3) == Names{"a2-b2", "a2-a3", "a3-b2"});
  CHECK(names("hexagon:2", 0) == Names{"a1-a2", "a1-b2", "a2-a3", "b2-b3", "a3-b4", "b3-b4"});
  CHECK(names("hexagon:2", 3) == Names{"b3-b4", "b3-c4", "b4-b5", "c4-c5", "b5-b6", "b6-c5"});
}

TEST_CASE("symmetries carry boxes to boxes; all differ; the first is the identity") {
  for (const std::string& name : all_grids()) {
    CAPTURE(name);
    const SetUp setup = setup_of(name);
    const Grid grid = build_grid(setup.grid);
    const Symmetries symmetries = grid_symmetries(grid);
    const bool square = setup.grid.shape == Shape::square;
    const int32_t square_count = setup.grid.width == setup.grid.height ? 8 : 4;
    CHECK(symmetries.count == (square ? square_count : setup.grid.shape == Shape::triangle ? 6 : 12));
    std::set<Sides> boxes;
    for (int32_t box = 0; box < grid.boxes; ++box) boxes.insert(sides_of(grid, box));
    std::set<std::vector<int32_t>> images;
    for (int32_t index = 0; index < symmetries.count; ++index) {
      const auto& image = symmetries.image[index];
      images.emplace(image.begin(), image.begin() + grid.lines);
      for (const Sides& sides : boxes) {
        Sides carried;
        for (const int32_t side : sides) carried.insert(image[side]);
        CHECK(boxes.contains(carried));
      }
    }
    CHECK(images.size() == static_cast<size_t>(symmetries.count));
    for (int32_t line = 0; line < grid.lines; ++line) CHECK(symmetries.image[0][line] == line);
  }
}

}  // namespace kamertje::tests
