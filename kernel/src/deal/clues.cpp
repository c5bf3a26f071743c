#include "clues.hpp"

namespace kamertje::deal {
namespace {

// A search for another solution that takes longer leaves the given where it is.
constexpr int32_t search_nodes = 1000;

struct Givens {
  Givens(const Units& board, const Digits& solution) : units(board) {
    for (int32_t cell = 0; cell < units.size * units.size; ++cell) of[solution[cell] - 1] |= Cells::of(cell);
    for (int32_t digit = 0; digit < units.size; ++digit) seen[digit] = seen_by(of[digit]);
  }

  Cells seen_by(Cells cells) const {
    Cells seen_cells;
    cells.each([&](int32_t cell) { seen_cells |= units.seen[cell]; });
    return seen_cells;
  }

  // Takes the given away where no solution has another digit there; the solution itself is the only one that has the
  // digit. True where it went.
  bool take_away(int32_t cell, int32_t digit) {
    const Cells before = seen[digit];
    of[digit] -= Cells::of(cell);
    open |= Cells::of(cell);
    seen[digit] = seen_by(of[digit]);
    if (!another(cell, digit)) return true;
    of[digit] |= Cells::of(cell);
    open -= Cells::of(cell);
    seen[digit] = before;
    return false;
  }

  const Units& units;
  Cells of[max_size];    // the givens, by digit
  Cells seen[max_size];  // where no digit can stand for a given's sake
  Cells open;

 private:
  bool another(int32_t cell, int32_t digit) const {
    Open start = nothing_placed(units);
    start.open = open;
    for (int32_t each = 0; each < units.size; ++each) start.can[each] = (open - seen[each]) | of[each];
    int32_t nodes = search_nodes;
    for (int32_t other = 0; other < units.size; ++other) {
      if (other == digit || !start.can[other].has(cell)) continue;
      Open next = start;
      next.place(units, cell, other);
      if (find(units, next, nodes, nullptr) != Found::none) return true;
    }
    return false;
  }
};

}  // namespace

bool thin_out(const Units& units, const Digits& solution, int32_t givens, Chance& chance, Digits& left) {
  const int32_t cells = units.size * units.size;
  uint8_t order[max_cells];
  for (int32_t cell = 0; cell < cells; ++cell) order[cell] = static_cast<uint8_t>(cell);
  chance.shuffle(order, cells);
  Givens kept(units, solution);
  left = solution;
  int32_t count = cells;
  for (int32_t tried = 0; tried < cells && count > givens; ++tried) {
    const int32_t cell = order[tried];
    if (!kept.take_away(cell, solution[cell] - 1)) continue;
    left[cell] = 0;
    --count;
  }
  return count == givens;
}

}  // namespace kamertje::deal
