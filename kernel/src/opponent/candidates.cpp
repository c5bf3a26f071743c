#include "candidates.hpp"

#include "kamertje/structure.hpp"

namespace kamertje {
namespace {

// The lines that may be drawn, by what drawing them does.
struct Sorted {
  Candidates all, safe, closing, open;  // open: closes nothing
};

Sorted sort_lines(const Position& position) {
  Sorted sorted;
  position.allowed().each([&](int32_t line) {
    const LineKind kind = line_kind(position, line);
    sorted.all.add(line);
    (kind == LineKind::closes ? sorted.closing : sorted.open).add(line);
    if (kind == LineKind::safe) sorted.safe.add(line);
  });
  return sorted;
}

int32_t closed_by(const Position& position, int32_t line) {
  const Line& sides = position.grid().line[line];
  int32_t closed = position.undrawn_sides(sides.box[0]) == 1;
  if (!sides.outer()) closed += position.undrawn_sides(sides.box[1]) == 1;
  return closed;
}

// The lines for which `measure` is largest.
template <class Measure>
Candidates largest(const Candidates& from, Measure measure) {
  Candidates best;
  int32_t most = 0;
  for (int32_t which = 0; which < from.count; ++which) {
    const int32_t size = measure(from.line[which]);
    if (best.count == 0 || size > most) {
      best.count = 0;
      most = size;
    }
    if (size == most) best.add(from.line[which]);
  }
  return best;
}

// What the next player closes after a line, taking all that opens; without extra turns, by one line. With dice, at
// most.
int32_t cost_of_giving(Position position, int32_t line) {
  position.forget_dice();
  position.play(static_cast<Move>(line));
  int32_t closed = 0;
  for (bool more = true; more;) {
    more = false;
    int32_t best = -1, most = 0;
    position.undrawn().each([&](int32_t reply) {
      const int32_t boxes = closed_by(position, reply);
      if (boxes > most) {
        most = boxes;
        best = reply;
      }
    });
    if (best < 0) break;
    closed += position.play(static_cast<Move>(best));
    more = !position.setup().noextra;
  }
  return closed;
}

// Misère, when every line closes: what the player must take from this line on, until some line closes nothing.
int32_t cost_of_closing(Position position, int32_t line) {
  position.forget_dice();
  int32_t closed = position.play(static_cast<Move>(line));
  while (!position.setup().noextra && !position.over()) {
    int32_t cheapest = -1, least = 3;
    position.undrawn().each([&](int32_t next) {
      const int32_t boxes = closed_by(position, next);
      if (boxes < least) {
        least = boxes;
        cheapest = next;
      }
    });
    if (least == 0) break;
    closed += position.play(static_cast<Move>(cheapest));
  }
  return closed;
}

}  // namespace

Candidates easy_candidates(const Position& position, Random& random) {
  const Sorted sorted = sort_lines(position);
  if (!position.setup().misere) {
    if (sorted.closing.count > 0 && random.below(4) < 3) return sorted.closing;
    const bool careful = random.below(2) == 0;
    return careful && sorted.safe.count > 0 ? sorted.safe : sorted.all;
  }
  const bool restrained = sorted.open.count > 0 && random.below(4) < 3;
  const bool careful = random.below(2) == 0;
  if (careful && sorted.safe.count > 0) return sorted.safe;
  return restrained ? sorted.open : sorted.all;
}

Candidates medium_candidates(const Position& position) {
  const Sorted sorted = sort_lines(position);
  if (position.setup().misere) {
    if (sorted.safe.count > 0) return sorted.safe;
    if (sorted.open.count > 0) return sorted.open;
    return largest(sorted.all, [&](int32_t line) { return -cost_of_closing(position, line); });
  }
  if (sorted.closing.count > 0) {
    if (!position.setup().noextra) return sorted.closing;
    return largest(sorted.closing, [&](int32_t line) { return closed_by(position, line); });
  }
  if (sorted.safe.count > 0) return sorted.safe;
  return largest(sorted.all, [&](int32_t line) { return -cost_of_giving(position, line); });
}

}  // namespace kamertje
