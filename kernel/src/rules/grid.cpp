#include "kamertje/grid.hpp"

namespace kamertje {
namespace {

// The corners of a box, counterclockwise, as steps from the dot that places it.
struct Outline {
  int32_t corners;
  int16_t x[max_sides];
  int16_t y[max_sides];
};

constexpr Outline square_outline = {4, {0, 1, 1, 0}, {0, 0, 1, 1}};
constexpr Outline hexagon_outline = {6, {0, 1, 1, 0, -1, -1}, {0, 1, 3, 4, 3, 1}};
// From one dot the triangle that stands on its tip lies to the left of the one that stands on its side.
constexpr Outline triangle_on_tip = {3, {0, 1, -1}, {0, 1, 1}};
constexpr Outline triangle_on_side = {3, {0, 2, 1}, {0, 0, 1}};

int32_t count_rows(const GridSpec& spec) {
  switch (spec.shape) {
    case Shape::square: return spec.height + 1;
    case Shape::triangle: return spec.height + 1;
    case Shape::hexagon: return 4 * spec.height;
  }
  return 0;
}

int32_t count_dots_in_row(const GridSpec& spec, int32_t row) {
  const int32_t side = spec.width;
  switch (spec.shape) {
    case Shape::square: return side + 1;
    case Shape::triangle: return side + 2 - row;
    case Shape::hexagon: return row <= 2 * side ? side + row / 2 : side + (4 * side + 1 - row) / 2;
  }
  return 0;
}

Dot place_dot(const GridSpec& spec, int32_t row, int32_t column) {
  int32_t x = column - 1;
  int32_t y = row - 1;
  if (spec.shape == Shape::triangle) x = 2 * x + y;
  if (spec.shape == Shape::hexagon) {
    x = 2 * x + 2 * spec.width - count_dots_in_row(spec, row);
    y += y / 2;
  }
  return {static_cast<uint8_t>(row), static_cast<uint8_t>(column), static_cast<int16_t>(x), static_cast<int16_t>(y)};
}

// Orders dots as they print: by letter, then by number.
int32_t dot_rank(const Grid& grid, int32_t dot) { return grid.dot[dot].column * 256 + grid.dot[dot].row; }

int32_t line_rank(const Grid& grid, const Line& line) {
  return dot_rank(grid, line.from) * 65536 + dot_rank(grid, line.to);
}

// Puts the line at its place in the printed order, unless it is there.
void insert_line(Grid& grid, int32_t one, int32_t other) {
  if (grid.line_between(one, other) >= 0) return;
  const bool in_order = dot_rank(grid, one) < dot_rank(grid, other);
  Line line;
  line.from = static_cast<uint8_t>(in_order ? one : other);
  line.to = static_cast<uint8_t>(in_order ? other : one);
  int32_t place = grid.lines++;
  for (; place > 0 && line_rank(grid, grid.line[place - 1]) > line_rank(grid, line); --place)
    grid.line[place] = grid.line[place - 1];
  grid.line[place] = line;
}

// Calls visit(corner dots, how many) for each box in the order of their numbers.
template <class Visit>
void each_box(const Grid& grid, const Outline& outline, int32_t place, Visit visit) {
  int32_t corner[max_sides];
  for (int32_t step = 0; step < outline.corners; ++step) {
    corner[step] = grid.dot_at(grid.dot[place].x + outline.x[step], grid.dot[place].y + outline.y[step]);
    if (corner[step] < 0) return;
  }
  visit(corner, outline.corners);
}

template <class Visit>
void each_box(const Grid& grid, Visit visit) {
  for (int32_t place = 0; place < grid.dots; ++place) {
    switch (grid.spec.shape) {
      case Shape::square: each_box(grid, square_outline, place, visit); break;
      case Shape::triangle:
        each_box(grid, triangle_on_tip, place, visit);
        each_box(grid, triangle_on_side, place, visit);
        break;
      case Shape::hexagon:
        // Upper corners of a hexagon look like lower ones of the next; only odd rows hold lowest corners.
        if (grid.dot[place].row % 2 == 1) each_box(grid, hexagon_outline, place, visit);
        break;
    }
  }
}

}  // namespace

int32_t Grid::dot_at(int32_t at_x, int32_t at_y) const {
  for (int32_t candidate = 0; candidate < dots; ++candidate)
    if (dot[candidate].x == at_x && dot[candidate].y == at_y) return candidate;
  return -1;
}

int32_t Grid::line_between(int32_t one, int32_t other) const {
  for (int32_t candidate = 0; candidate < lines; ++candidate) {
    const Line& ends = line[candidate];
    if ((ends.from == one && ends.to == other) || (ends.from == other && ends.to == one)) return candidate;
  }
  return -1;
}

int32_t count_lines(const GridSpec& spec) {
  const int32_t width = spec.width;
  const int32_t height = spec.height;
  switch (spec.shape) {
    case Shape::square: return width * (height + 1) + height * (width + 1);
    case Shape::triangle: return 3 * width * (width + 1) / 2;
    case Shape::hexagon: return 9 * width * width - 3 * width;
  }
  return 0;
}

Grid build_grid(const GridSpec& spec) {
  Grid grid;
  grid.spec = spec;
  for (int32_t row = 1; row <= count_rows(spec); ++row)
    for (int32_t column = 1; column <= count_dots_in_row(spec, row); ++column)
      grid.dot[grid.dots++] = place_dot(spec, row, column);

  // Every line is a side of some box, so the boxes give the lines.
  each_box(grid, [&grid](const int32_t* corner, int32_t corners) {
    for (int32_t side = 0; side < corners; ++side) insert_line(grid, corner[side], corner[(side + 1) % corners]);
  });
  each_box(grid, [&grid](const int32_t* corner, int32_t corners) {
    const auto number = static_cast<uint8_t>(grid.boxes);
    Box& box = grid.box[grid.boxes++];
    box.sides = static_cast<uint8_t>(corners);
    for (int32_t side = 0; side < corners; ++side) {
      const int32_t line = grid.line_between(corner[side], corner[(side + 1) % corners]);
      box.side[side] = static_cast<uint8_t>(line);
      grid.line[line].box[grid.line[line].box[0] == no_box ? 0 : 1] = number;
    }
  });
  return grid;
}

}  // namespace kamertje
