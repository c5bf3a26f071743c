#include "kamertje/coins.hpp"

namespace kamertje {
namespace {

// Twice the midpoint's squared distance from the board's centre, in a scale of whole numbers that fits the shape.
struct Centre {
  int32_t x = 0;
  int32_t y = 0;
};

Centre centre_of(const Grid& grid) {
  int32_t left = grid.dot[0].x, right = left, bottom = grid.dot[0].y, top = bottom;
  for (int32_t dot = 1; dot < grid.dots; ++dot) {
    const Dot& at = grid.dot[dot];
    if (at.x < left) left = at.x;
    if (at.x > right) right = at.x;
    if (at.y < bottom) bottom = at.y;
    if (at.y > top) top = at.y;
  }
  // A triangle's centre lies at a third of its height; in sixths all three shapes have whole numbers.
  if (grid.spec.shape == Shape::triangle) return {3 * (left + right), 6 * bottom + 2 * (top - bottom)};
  return {3 * (left + right), 3 * (bottom + top)};
}

int32_t distance_from(const Centre& centre, const Grid& grid, int32_t line) {
  const Dot& from = grid.dot[grid.line[line].from];
  const Dot& to = grid.dot[grid.line[line].to];
  const int32_t x = 3 * (from.x + to.x) - centre.x;
  const int32_t y = 3 * (from.y + to.y) - centre.y;
  const int32_t x_scale = grid.spec.shape == Shape::hexagon ? 3 : 1;
  const int32_t y_scale = grid.spec.shape == Shape::triangle ? 3 : 1;
  return x * x * x_scale + y * y * y_scale;
}

void number_strings(const Position& position, CoinGraph& graph) {
  const Grid& grid = position.grid();
  const Centre centre = centre_of(grid);
  std::array<int32_t, max_strings> distance{};
  int32_t count = 0;
  position.undrawn().each([&](int32_t line) {
    const int32_t from_centre = distance_from(centre, grid, line);
    int32_t place = count++;
    for (; place > 0 && distance[place - 1] > from_centre; --place) {
      distance[place] = distance[place - 1];
      graph.line_of[place] = graph.line_of[place - 1];
    }
    distance[place] = from_centre;
    graph.line_of[place] = static_cast<uint8_t>(line);
  });
  graph.strings = count;
}

void tie_coins(const Position& position, CoinGraph& graph) {
  const Grid& grid = position.grid();
  std::array<uint8_t, max_boxes> coin_of{};
  graph.coins = 0;
  for (int32_t box = 0; box < grid.boxes; ++box) {
    if (position.undrawn_sides(box) == 0) continue;
    graph.strings_of[graph.coins] = {};
    coin_of[box] = static_cast<uint8_t>(graph.coins++);
  }
  for (int32_t string = 0; string < graph.strings; ++string) {
    const Line& line = grid.line[graph.line_of[string]];
    for (int32_t side = 0; side < 2; ++side) {
      graph.end[string][side] = line.box[side] == no_box ? ground : coin_of[line.box[side]];
      if (line.box[side] != no_box) graph.strings_of[coin_of[line.box[side]]] |= mask_of<Mask128>(string);
    }
  }
}

bool same_ends(const CoinGraph& graph, int32_t one, int32_t other) {
  const auto& a = graph.end[one];
  const auto& b = graph.end[other];
  return (a[0] == b[0] && a[1] == b[1]) || (a[0] == b[1] && a[1] == b[0]);
}

void pair_twins(CoinGraph& graph) {
  for (int32_t string = 0; string < graph.strings; ++string) {
    graph.lower_twin[string] = -1;
    for (int32_t lower = string - 1; lower >= 0 && graph.lower_twin[string] < 0; --lower)
      if (same_ends(graph, string, lower)) graph.lower_twin[string] = static_cast<int8_t>(lower);
  }
}

}  // namespace

bool compile_coins(const Position& position, CoinGraph& graph) {
  if (position.lines_left() > max_strings) return false;
  number_strings(position, graph);
  tie_coins(position, graph);
  pair_twins(graph);
  return true;
}

}  // namespace kamertje
