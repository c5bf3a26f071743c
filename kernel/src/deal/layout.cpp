#include "kamertje/deal/layout.hpp"

namespace kamertje::deal {
namespace {

struct Ground {
  explicit Ground(int32_t size) {
    for (int32_t cell = 0; cell < size * size; ++cell) around[cell] = neighbours_of(size, cell);
  }

  bool connected(Cells block) const {
    Cells reached = Cells::of(block.first());
    for (Cells edge = reached; !edge.empty();) {
      Cells next;
      edge.each([&](int32_t cell) { next |= around[cell]; });
      edge = (next & block) - reached;
      reached |= edge;
    }
    return reached == block;
  }

  Cells around[max_cells];
};

// A number below the bound from half a word. Its bias does no harm here: it is the same for a proposal and its reverse.
int32_t scaled(uint64_t half, int32_t bound) {
  return static_cast<int32_t>((half * static_cast<uint32_t>(bound)) >> 32);
}

}  // namespace

Cells neighbours_of(int32_t size, int32_t cell) {
  constexpr int32_t steps[6][2] = {{0, 1}, {0, -1}, {-1, 0}, {-1, 1}, {1, -1}, {1, 0}};
  Cells around;
  for (const auto& step : steps) {
    const int32_t row = cell / size + step[0];
    const int32_t column = cell % size + step[1];
    if (row >= 0 && row < size && column >= 0 && column < size) around |= Cells::of(row * size + column);
  }
  return around;
}

Layout regular_layout(int32_t size) {
  const int32_t rows = size == 9 ? 3 : 2;
  const int32_t columns = size / rows;
  Layout layout{size, {}};
  for (int32_t cell = 0; cell < layout.cells(); ++cell)
    layout.block[cell] = static_cast<uint8_t>(cell / size / rows * rows + cell % size / columns);
  return layout;
}

void walk(Layout& layout, int32_t proposals, Chance& chance) {
  const Ground ground(layout.size);
  Cells held[max_size];
  for (int32_t cell = 0; cell < layout.cells(); ++cell) held[layout.block[cell]] |= Cells::of(cell);
  for (int32_t proposal = 0; proposal < proposals; ++proposal) {
    const uint64_t word = chance.word();
    const int32_t one = scaled(word >> 32, layout.cells());
    const int32_t other = scaled(word & 0xffffffff, layout.cells());
    const uint8_t from = layout.block[one];
    const uint8_t to = layout.block[other];
    if (from == to) continue;
    const Cells left = held[from] - Cells::of(one);
    const Cells right = held[to] - Cells::of(other);
    if ((ground.around[one] & right).empty() || (ground.around[other] & left).empty()) continue;
    if (!ground.connected(left | Cells::of(other)) || !ground.connected(right | Cells::of(one))) continue;
    held[from] = left | Cells::of(other);
    held[to] = right | Cells::of(one);
    layout.block[one] = to;
    layout.block[other] = from;
  }
}

void renumber(Layout& layout) {
  uint8_t number[max_size];
  for (uint8_t& unseen : number) unseen = max_size;
  uint8_t next = 0;
  for (int32_t cell = 0; cell < layout.cells(); ++cell) {
    uint8_t& block = number[layout.block[cell]];
    if (block == max_size) block = next++;
    layout.block[cell] = block;
  }
}

}  // namespace kamertje::deal
