#include "kamertje/signature.hpp"

#include <string_view>

#include "kamertje/game.hpp"
#include "kamertje/solver.hpp"

namespace kamertje {
namespace {

// Some moves at the start, spread over the board by a fixed step, so that what is left is small enough to search.
struct Task {
  std::string_view setup;
  int32_t lines_left;
  uint64_t table_bytes;
};

constexpr Task tasks[] = {
    {"3x3", 20, 1 << 18},
    {"3x3 misere", 14, 1 << 16},
    {"2x4 noextra", 13, 1 << 14},
    {"5x5 misere noextra", 13, 1 << 16},
    {"5x4 border misere", 14, 1 << 16},
    {"2x3 noextra pie", 14, 1 << 14},
    {"triangle:4", 26, 1 << 16},
    {"hexagon:2", 18, 1 << 16},
    {"8x8", 48, 1 << 12},
    {"hexagon:5", 60, 1 << 12},
    {"triangle:8", 72, 1 << 12},
};

uint64_t count_nodes(const Task& task) {
  const Outcome<SetUp> setup = read_setup(task.setup);
  Game game(*std::get_if<SetUp>(&setup));
  // 13 divides no number of lines here, so that the step meets every line.
  for (int32_t line = 0; game.position().lines_left() > task.lines_left; line = (line + 13) % game.grid().lines)
    if (game.can_play(static_cast<Move>(line))) game.play(static_cast<Move>(line));
  Solver solver(game.position(), Goal::all_lines, task.table_bytes);
  while (!solver.search(uint64_t{1} << 40)) {
  }
  return solver.nodes();
}

}  // namespace

uint64_t signature() {
  uint64_t nodes = 0;
  for (const Task& task : tasks) nodes += count_nodes(task);
  return nodes;
}

}  // namespace kamertje
