#include "kamertje/deal/layout.hpp"

namespace kamertje::deal {
namespace {

constexpr uint8_t nowhere = max_cells;  // beyond the edge
constexpr uint8_t no_block = max_size;

// Whether cells in these places of a ring of six follow each other without a gap.
constexpr bool one_arc(uint32_t places) {
  int32_t begins = 0;
  for (uint32_t place = 0; place < 6; ++place)
    if (((places >> place) & 1) != 0 && ((places >> ((place + 5) % 6)) & 1) == 0) ++begins;
  return begins == 1;
}

constexpr uint64_t arcs = [] {
  uint64_t all = 0;
  for (uint32_t places = 0; places < 64; ++places) all |= static_cast<uint64_t>(one_arc(places)) << places;
  return all;
}();

// The cells around one, each beside the next; row r is shifted half a cell to the right of the row above it.
std::array<uint8_t, 6> ring_of(int32_t size, int32_t cell) {
  constexpr int32_t steps[6][2] = {{0, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}};
  std::array<uint8_t, 6> ring{};
  for (uint32_t place = 0; place < 6; ++place) {
    const int32_t row = cell / size + steps[place][0];
    const int32_t column = cell % size + steps[place][1];
    const bool inside = row >= 0 && row < size && column >= 0 && column < size;
    ring[place] = inside ? static_cast<uint8_t>(row * size + column) : nowhere;
  }
  return ring;
}

// A layout under way, with what makes most proposals quick to refuse.
class Walk {
 public:
  explicit Walk(const Layout& layout) {
    block_[nowhere] = no_block;
    for (int32_t cell = 0; cell < layout.cells(); ++cell) {
      block_[cell] = layout.block[cell];
      at_[cell] = Cells::of(cell);
      held_[block_[cell]] |= at_[cell];
      ring_[cell] = ring_of(layout.size, cell);
      for (const uint8_t next : ring_[cell])
        if (next != nowhere) around_[cell] |= Cells::of(next);
    }
    for (int32_t cell = 0; cell < layout.cells(); ++cell) look_around(cell);
  }

  uint8_t block(int32_t cell) const { return block_[cell]; }

  void propose(int32_t one, int32_t other) {
    const uint8_t from = block_[one];
    const uint8_t to = block_[other];
    if (((touched_[one] >> to) & (touched_[other] >> from) & 1) == 0) return;
    if (!can_change(from, one, other) || !can_change(to, other, one)) return;
    held_[from] = (held_[from] - at_[one]) | at_[other];
    held_[to] = (held_[to] - at_[other]) | at_[one];
    block_[one] = to;
    block_[other] = from;
    (around_[one] | around_[other] | at_[one] | at_[other]).each([this](int32_t cell) { look_around(cell); });
  }

 private:
  void look_around(int32_t cell) {
    uint32_t blocks = 0;
    for (const uint8_t next : ring_[cell]) blocks |= 1U << block_[next];
    touched_[cell] = static_cast<uint16_t>(blocks & ~(1U << block_[cell]));
  }

  // Whether the block stays connected with the one cell for the other. Where its cells around the one that goes follow
  // each other, they hold together without it, and nothing needs to be searched.
  bool can_change(uint8_t block, int32_t goes, int32_t comes) const {
    uint32_t places = 0;
    for (uint32_t place = 0; place < 6; ++place)
      places |= static_cast<uint32_t>(block_[ring_[goes][place]] == block) << place;
    const Cells rest = held_[block] - at_[goes];
    if (((arcs >> places) & 1) != 0) return !(around_[comes] & rest).empty();
    return reaches_all(comes, rest);
  }

  // Most that are refused are so at once: the cell that comes touches one of the parts, and that part is small.
  bool reaches_all(int32_t from, Cells unreached) const {
    Cells edge = around_[from] & unreached;
    unreached -= edge;
    while (!edge.empty() && !unreached.empty()) {
      const Cells next = around_[edge.first()] & unreached;
      edge.drop_first();
      edge |= next;
      unreached -= next;
    }
    return unreached.empty();
  }

  uint8_t block_[max_cells + 1];
  std::array<uint8_t, 6> ring_[max_cells];
  uint16_t touched_[max_cells];  // the other blocks beside each cell
  Cells at_[max_cells];
  Cells around_[max_cells];
  Cells held_[max_size];  // the cells of each block
};

}  // namespace

Layout regular_layout(int32_t size) {
  const int32_t rows = size == 9 ? 3 : 2;
  const int32_t columns = size / rows;
  Layout layout{size, {}};
  for (int32_t cell = 0; cell < layout.cells(); ++cell)
    layout.block[cell] = static_cast<uint8_t>(cell / size / rows * rows + cell % size / columns);
  return layout;
}

// A word is enough for two proposals. What sixteen bits favour does no harm: a cell that comes up more often does so in
// a proposal and in its reverse alike.
void walk(Layout& layout, int32_t proposals, Chance& chance) {
  Walk under_way(layout);
  const auto cells = static_cast<uint64_t>(layout.cells());
  uint64_t word = 0;
  const auto next = [&] {
    const uint64_t cell = (word & 0xffff) * cells >> 16;
    word >>= 16;
    return static_cast<int32_t>(cell);
  };
  for (int32_t proposal = 0; proposal < proposals; ++proposal) {
    if (proposal % 2 == 0) word = chance.word();
    const int32_t one = next();
    const int32_t other = next();
    under_way.propose(one, other);
  }
  for (int32_t cell = 0; cell < layout.cells(); ++cell) layout.block[cell] = under_way.block(cell);
}

void renumber(Layout& layout) {
  uint8_t number[max_size];
  for (uint8_t& unseen : number) unseen = no_block;
  uint8_t next = 0;
  for (int32_t cell = 0; cell < layout.cells(); ++cell) {
    uint8_t& block = number[layout.block[cell]];
    if (block == no_block) block = next++;
    layout.block[cell] = block;
  }
}

}  // namespace kamertje::deal
