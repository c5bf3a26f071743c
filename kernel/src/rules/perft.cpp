#include "kamertje/perft.hpp"

#include "kamertje/position.hpp"

namespace kamertje {
namespace {

uint64_t count_leaves(Position& position, int32_t depth) {
  if (depth == 0 || position.over()) return 1;
  uint64_t leaves = 0;
  const auto follow = [&](Move move) {
    const Move rolled = position.roll();
    position.play(move);
    leaves += count_leaves(position, depth - 1);
    position.undo(move, rolled);
  };
  if (position.can_swap()) follow(swap_move);
  if (position.can_pass()) follow(pass_move);
  if (position.awaits_roll())
    for (int32_t place = 0; place < rolls_in_all; ++place) follow(static_cast<Move>(first_roll + place));
  position.allowed().each([&](int32_t line) { follow(static_cast<Move>(line)); });
  return leaves;
}

}  // namespace

uint64_t perft(const SetUp& setup, int32_t depth, const BoxNumbers& numbers) {
  const Grid grid = build_grid(setup.grid);
  Position position(grid, setup);
  position.deal(numbers);
  return count_leaves(position, depth);
}

}  // namespace kamertje
