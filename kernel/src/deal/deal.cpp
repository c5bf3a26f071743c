#include "kamertje/deal/deal.hpp"

#include <optional>

#include "clues.hpp"
#include "search.hpp"

namespace kamertje::deal {
namespace {

constexpr int32_t walk_proposals = 20000;
// A search for a solution that does not end soon goes wrong somewhere near its root: a fresh one is quicker.
constexpr int32_t fill_nodes = 60;
// Some irregular layouts have no solution at all; this many failures are taken for a sign of it.
constexpr int32_t fills_per_layout = 20;
constexpr int32_t thinnings_per_grid = 4;

// The digits' names do not matter: the first row is 1, 2, 3, … and all are named anew at random afterwards.
std::optional<Digits> fill(const Units& units, Chance& chance) {
  Open state = nothing_placed(units);
  for (int32_t cell = 0; cell < units.size; ++cell) state.place(units, cell, cell);
  int32_t nodes = fill_nodes;
  if (find(units, state, nodes, &chance) != Found::one) return std::nullopt;
  uint8_t name[max_size];
  for (int32_t digit = 0; digit < units.size; ++digit) name[digit] = static_cast<uint8_t>(digit + 1);
  chance.shuffle(name, units.size);
  Digits solution{};
  for (int32_t digit = 0; digit < units.size; ++digit)
    state.can[digit].each([&](int32_t cell) { solution[cell] = name[digit]; });
  return solution;
}

std::optional<Field> deal_on(const Layout& layout, int32_t givens, Chance& chance) {
  const Units units(layout);
  for (int32_t tried = 0; tried < fills_per_layout; ++tried) {
    const std::optional<Digits> solution = fill(units, chance);
    if (!solution) continue;
    Field field{layout, {}, *solution};
    for (int32_t thinning = 0; thinning < thinnings_per_grid; ++thinning)
      if (thin_out(units, *solution, givens, chance, field.givens)) return field;
  }
  return std::nullopt;
}

}  // namespace

Range feasible(int32_t size, bool irregular) {
  if (size == 9) return {irregular ? 20 : 25, 36};
  return {irregular ? 8 : 10, 16};
}

std::variant<Field, Refused> deal(Order order, const Key& layout_key, const Key& grid_key) {
  if (order.size != 6 && order.size != 9) return Refused::size;
  const Range range = feasible(order.size, order.irregular);
  if (order.givens < range.least || order.givens > range.most) return Refused::givens;
  Chance shapes(layout_key);
  Chance digits(grid_key);
  for (;;) {  // within the feasible range every round is more likely to succeed than not
    Layout layout = regular_layout(order.size);
    if (order.irregular) {
      walk(layout, walk_proposals, shapes);
      renumber(layout);
    }
    if (const std::optional<Field> field = deal_on(layout, order.givens, digits)) return *field;
  }
}

}  // namespace kamertje::deal
