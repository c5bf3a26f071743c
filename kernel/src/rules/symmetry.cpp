#include "kamertje/grid.hpp"

namespace kamertje {
namespace {

using DotMap = std::array<uint8_t, max_dots>;

// Twice the matrix of a turn about the centre, in the steps of x and y, and how many such turns make a full one.
struct Turn {
  int32_t order;
  int32_t xx, xy, yx, yy;
};

Turn smallest_turn(const GridSpec& spec) {
  switch (spec.shape) {
    case Shape::square: return spec.width == spec.height ? Turn{4, 0, -2, 2, 0} : Turn{2, -2, 0, 0, -2};
    case Shape::triangle: return {3, -1, -3, 1, -1};
    case Shape::hexagon: return {6, 1, -1, 3, 1};
  }
  return {1, 2, 0, 0, 2};
}

constexpr Turn mirror = {2, -2, 0, 0, 2};

// The dots' images. Coordinates are taken from the centre, times the number of dots, so that all stay whole.
DotMap map_dots(const Grid& grid, const Turn& turn) {
  int32_t sum_x = 0;
  int32_t sum_y = 0;
  for (int32_t dot = 0; dot < grid.dots; ++dot) {
    sum_x += grid.dot[dot].x;
    sum_y += grid.dot[dot].y;
  }
  DotMap image{};
  for (int32_t dot = 0; dot < grid.dots; ++dot) {
    const int32_t x = grid.dot[dot].x * grid.dots - sum_x;
    const int32_t y = grid.dot[dot].y * grid.dots - sum_y;
    const int32_t twice_x = turn.xx * x + turn.xy * y;
    const int32_t twice_y = turn.yx * x + turn.yy * y;
    const int32_t found = grid.dot_at((twice_x / 2 + sum_x) / grid.dots, (twice_y / 2 + sum_y) / grid.dots);
    image[dot] = static_cast<uint8_t>(found);
  }
  return image;
}

}  // namespace

Symmetries grid_symmetries(const Grid& grid) {
  const Turn turn = smallest_turn(grid.spec);
  const DotMap turned = map_dots(grid, turn);
  const DotMap mirrored = map_dots(grid, mirror);
  Symmetries found{};
  DotMap map{};
  for (int32_t dot = 0; dot < grid.dots; ++dot) map[dot] = static_cast<uint8_t>(dot);
  for (int32_t steps = 0; steps < turn.order; ++steps) {
    std::array<uint8_t, max_lines>& plain = found.image[found.count++];
    std::array<uint8_t, max_lines>& reflected = found.image[found.count++];
    for (int32_t line = 0; line < grid.lines; ++line) {
      const int32_t from = map[grid.line[line].from];
      const int32_t to = map[grid.line[line].to];
      plain[line] = static_cast<uint8_t>(grid.line_between(from, to));
      reflected[line] = static_cast<uint8_t>(grid.line_between(mirrored[from], mirrored[to]));
    }
    for (int32_t dot = 0; dot < grid.dots; ++dot) map[dot] = turned[map[dot]];
  }
  return found;
}

}  // namespace kamertje
