#include "search.hpp"

namespace kamertje::deal {
namespace {

// Open cells by how many digits they can hold.
struct Tally {
  Cells once, twice, thrice;

  Tally(const Units& units, const Open& state) {
    for (int32_t digit = 0; digit < units.size; ++digit) {
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

// Digits with one place left in a row, column or block.
Step fill_single_places(const Units& units, Open& state) {
  Step step = Step::still;
  for (int32_t digit = 0; digit < units.size; ++digit)
    for (int32_t unit = 0; unit < units.count; ++unit) {
      const Cells places = state.can[digit] & units.unit[unit];
      if (places.empty()) return Step::dead;
      if (!places.single() || (places & state.open).empty()) continue;
      state.place(units, places.first(), digit);
      step = Step::moved;
    }
  return step;
}

// An open cell with as few digits as there are. Needs one.
int32_t narrowest(const Units& units, const Open& state) {
  const Tally tally(units, state);
  const Cells two = state.open - tally.thrice;
  return two.empty() ? state.open.first() : two.first();
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
    seen[cell] = (unit[cell / size] | unit[size + cell % size] | unit[2 * size + layout.block[cell]]) - Cells::of(cell);
}

Open nothing_placed(const Units& units) {
  Open state;
  for (int32_t digit = 0; digit < units.size; ++digit) state.can[digit] = units.all;
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
  const int32_t cell = narrowest(units, state);
  int32_t digits[max_size];
  int32_t count = 0;
  for (int32_t digit = 0; digit < units.size; ++digit)
    if (state.can[digit].has(cell)) digits[count++] = digit;
  if (chance != nullptr) chance->shuffle(digits, count);
  for (int32_t tried = 0; tried < count; ++tried) {
    if (nodes-- <= 0) return Found::unknown;
    Open next = state;
    next.place(units, cell, digits[tried]);
    const Found found = find(units, next, nodes, chance);
    if (found == Found::one) state = next;
    if (found != Found::none) return found;
  }
  return Found::none;
}

}  // namespace kamertje::deal
