#include "kamertje/structure.hpp"

namespace kamertje {
namespace {

bool is_link(const Position& position, int32_t box) { return box != no_box && position.undrawn_sides(box) == 2; }

// The box on the other side of a line, or no_box.
uint8_t across(const Grid& grid, uint8_t box, uint8_t line) {
  const Line& sides = grid.line[line];
  return sides.box[0] == box ? sides.box[1] : sides.box[0];
}

// The two undrawn sides of a link, lower number first.
struct Ways {
  uint8_t line[2];
  uint8_t other(uint8_t way) const { return line[0] == way ? line[1] : line[0]; }
};

Ways undrawn_ways(const Position& position, uint8_t box) {
  Ways ways{};
  int32_t found = 0;
  const Box& sides = position.grid().box[box];
  for (int32_t side = 0; side < sides.sides; ++side)
    if (position.undrawn().has(sides.side[side])) ways.line[found++] = sides.side[side];
  if (ways.line[0] > ways.line[1]) return {{ways.line[1], ways.line[0]}};
  return ways;
}

// Walks from a link through its undrawn sides, the first being `way`, as far as links go.
// Calls visit(box, the side by which the walk leaves it); true when the walk comes back to where it began.
template <class Visit>
bool walk(const Position& position, uint8_t start, uint8_t way, Visit visit) {
  uint8_t box = start;
  while (true) {
    visit(box, way);
    const uint8_t next = across(position.grid(), box, way);
    if (next == start) return true;
    if (!is_link(position, next)) return false;
    way = undrawn_ways(position, next).other(way);
    box = next;
  }
}

// The chain or ring through a link, from its end on the lower-numbered side of that link; a ring starts at the link.
Chain trace(const Position& position, uint8_t lowest) {
  uint8_t start = lowest;
  uint8_t outward = undrawn_ways(position, lowest).line[0];
  const bool ring = walk(position, lowest, outward, [&](uint8_t box, uint8_t way) {
    start = box;
    outward = way;
  });
  Chain chain{};
  chain.ring = ring;
  if (ring) {
    start = lowest;
    outward = undrawn_ways(position, lowest).line[1];
  } else {
    chain.line[chain.lines++] = outward;
  }
  walk(position, start, undrawn_ways(position, start).other(outward), [&chain](uint8_t box, uint8_t way) {
    chain.box[chain.boxes++] = box;
    chain.line[chain.lines++] = way;
  });
  return chain;
}

}  // namespace

LineKind line_kind(const Position& position, int32_t line) {
  if (!position.undrawn().has(line)) return LineKind::drawn;
  LineKind kind = LineKind::safe;
  for (const uint8_t box : position.grid().line[line].box) {
    if (box == no_box) continue;
    if (position.undrawn_sides(box) == 1) return LineKind::closes;
    if (position.undrawn_sides(box) == 2) kind = LineKind::giveaway;
  }
  return kind;
}

int32_t count_safe(const Position& position) {
  int32_t safe = 0;
  position.undrawn().each([&](int32_t line) { safe += line_kind(position, line) == LineKind::safe ? 1 : 0; });
  return safe;
}

Chains find_chains(const Position& position) {
  Chains found{};
  std::array<bool, max_boxes> seen{};
  for (int32_t box = 0; box < position.grid().boxes; ++box) {
    if (seen[box] || !is_link(position, box)) continue;
    const Chain& chain = found.chain[found.count++] = trace(position, static_cast<uint8_t>(box));
    for (int32_t place = 0; place < chain.boxes; ++place) seen[chain.box[place]] = true;
  }
  return found;
}

Control control(const Position& position) {
  const SetUp& setup = position.setup();
  const bool covered =
      setup.players == 2 && !setup.misere && !setup.noextra && setup.numbers == Numbers::none && !position.over();
  if (!covered) return {};
  const Chains chains = find_chains(position);
  int32_t long_chains = 0;
  for (int32_t index = 0; index < chains.count; ++index) long_chains += chains.chain[index].is_long() ? 1 : 0;
  // Every turn but the last holds one line that closes nothing; each long chain but the last costs one line less,
  // since its last two boxes fall to one double-cross. So the number of turns left is L - B + C.
  const int32_t turns = position.lines_left() - position.boxes_left() + long_chains;
  const int32_t mover = position.mover();
  Control shown;
  shown.shown = true;
  shown.player = static_cast<uint8_t>(turns % 2 != 0 ? mover : 3 - mover);
  shown.wants_even = long_chains % 2 == 0;
  shown.long_chains = static_cast<uint8_t>(long_chains);
  return shown;
}

}  // namespace kamertje
