#include "search.hpp"

namespace kamertje::deal {
namespace {

// Open cells by how many digits they can hold.
struct Tally {
  Cells once, twice, thrice, more;

  Tally(const Units& units, const Open& state) {
    for (int32_t digit = 0; digit < units.size; ++digit) {
      more |= thrice & state.can[digit];
      thrice |= twice & state.can[digit];
      twice |= once & state.can[digit];
      once |= state.can[digit];
    }
  }
};

enum class Step : uint8_t { dead, still, moved };

// Cells with one digit left.
Step fill_single_digits(const Units& units, Open& state) {
  const Tally tally(units, state);
  if (!(state.open - tally.once).empty()) return Step::dead;
  const Cells forced = state.open - tally.twice;
  if (forced.empty()) return Step::still;
  for (int32_t digit = 0; digit < units.size; ++digit)
    for (Cells rest = forced & state.can[digit]; !rest.empty(); rest.drop_first()) {
      const int32_t cell = rest.first();
      if (!state.can[digit].has(cell)) return Step::dead;  // another one took the digit just now
      state.can[digit] -= units.seen[cell];
    }
  state.open -= forced;
  return Step::moved;
}

// Digits with one place left in a row, column or block; only where places were lost since the last look.
Step fill_single_places(const Units& units, Open& state) {
  Step step = Step::still;
  for (int32_t digit = 0; digit < units.size; ++digit) {
    uint32_t changed = 0;
    (state.looked[digit] - state.can[digit]).each([&](int32_t cell) { changed |= units.holding[cell]; });
    state.looked[digit] = state.can[digit];
    for (; changed != 0; changed &= changed - 1) {
      const Cells places = state.can[digit] & units.unit[std::countr_zero(changed)];
      if (places.empty()) return Step::dead;
      if (!places.single() || (places & state.open).empty()) continue;
      state.place(units, places.first(), digit);
      step = Step::moved;
    }
  }
  return step;
}

struct Try {
  int32_t cell;
  int32_t digit;
};

// One of them is right, if anything is.
struct Tries {
  int32_t count = 0;
  Try of[max_size];

  void add(int32_t cell, int32_t digit) { of[count++] = {cell, digit}; }
};

// A digit with two places left somewhere.
Tries two_places(const Units& units, const Open& state) {
  Tries tries;
  for (int32_t digit = 0; digit < units.size; ++digit)
    for (int32_t unit = 0; unit < units.count; ++unit) {
      const Cells places = state.can[digit] & units.unit[unit];
      const Cells but_one = places.but_first();
      if (but_one.empty() || !but_one.single()) continue;
      places.each([&](int32_t cell) { tries.add(cell, digit); });
      return tries;
    }
  return tries;
}

// A cell with two digits left, else a digit with two places, else a cell with as few digits as there are. Needs an open
// cell.
Tries narrowest(const Units& units, const Open& state) {
  const Tally tally(units, state);
  Cells cells = state.open - tally.thrice;
  if (cells.empty()) {
    const Tries tries = two_places(units, state);
    if (tries.count > 0) return tries;
    cells = state.open - tally.more;
    if (cells.empty()) cells = state.open;
  }
  Tries tries;
  for (int32_t digit = 0; digit < units.size; ++digit)
    if (state.can[digit].has(cells.first())) tries.add(cells.first(), digit);
  return tries;
}

}  // namespace

Units::Units(const Layout& layout) : size(layout.size), count(3 * layout.size) {
  for (int32_t cell = 0; cell < layout.cells(); ++cell) {
    all |= Cells::of(cell);
    unit[cell / size] |= Cells::of(cell);
    unit[size + cell % size] |= Cells::of(cell);
    unit[2 * size + layout.block[cell]] |= Cells::of(cell);
  }
  for (int32_t cell = 0; cell < layout.cells(); ++cell)
    for (const int32_t its : {cell / size, size + cell % size, 2 * size + layout.block[cell]}) {
      seen[cell] |= unit[its] - Cells::of(cell);
      holding[cell] |= 1U << its;
    }
}

Open nothing_placed(const Units& units) {
  Open state;
  for (int32_t digit = 0; digit < units.size; ++digit) state.can[digit] = state.looked[digit] = units.all;
  state.open = units.all;
  return state;
}

bool follow(const Units& units, Open& state) {
  for (;;) {
    Step step = fill_single_digits(units, state);
    if (step == Step::still) step = fill_single_places(units, state);
    if (step != Step::moved) return step == Step::still;
  }
}

Found find(const Units& units, Open& state, int32_t& nodes, Chance* chance) {
  if (!follow(units, state)) return Found::none;
  if (state.open.empty()) return Found::one;
  Tries tries = narrowest(units, state);
  if (chance != nullptr) chance->shuffle(tries.of, tries.count);
  for (int32_t tried = 0; tried < tries.count; ++tried) {
    if (nodes-- <= 0) return Found::unknown;
    Open next = state;
    next.place(units, tries.of[tried].cell, tries.of[tried].digit);
    const Found found = find(units, next, nodes, chance);
    if (found == Found::one) state = next;
    if (found != Found::none) return found;
  }
  return Found::none;
}

}  // namespace kamertje::deal
