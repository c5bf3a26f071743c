#include "kamertje/perft.hpp"

#include "kamertje/position.hpp"

namespace kamertje {
namespace {

uint64_t count_leaves(Position& position, int32_t depth) {
  if (depth == 0 || position.over()) return 1;
  uint64_t leaves = 0;
  const auto follow = [&](Move move) {
    position.play(move);
    leaves += count_leaves(position, depth - 1);
    position.undo(move);
  };
  if (position.can_swap()) follow(swap_move);
  const LineSet undrawn = position.undrawn();
  undrawn.each([&](int32_t line) { follow(static_cast<Move>(line)); });
  return leaves;
}

}  // namespace

uint64_t perft(const SetUp& setup, int32_t depth) {
  const Grid grid = build_grid(setup.grid);
  Position position(grid, setup);
  return count_leaves(position, depth);
}

}  // namespace kamertje
