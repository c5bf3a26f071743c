#include "kamertje/value_table.hpp"

#include <array>
#include <bit>

#include "../search/root.hpp"
#include "blocks.hpp"
#include "kamertje/memory.hpp"

namespace kamertje {
namespace {

constexpr int32_t most_page_bits = 22;  // some hundredths of a second
constexpr int32_t most_pages = 1 << (ValueTable::most_lines - most_page_bits);

int32_t bits_of(int32_t lines) { return lines < block_bits ? block_bits : lines; }

// Fills blocks, whatever the rules.
class Filler {
 public:
  virtual ~Filler() = default;
  virtual void fill(uint32_t first_block, uint32_t blocks) const = 0;
};

template <class Rule>
class FillerOf final : public Filler {
 public:
  FillerOf(const Cuts& cuts, uint8_t* values) : blocks_(cuts, values) {}
  void fill(uint32_t first_block, uint32_t blocks) const override {
    for (uint32_t block = first_block; block < first_block + blocks; ++block) blocks_.fill(block);
  }

 private:
  Blocks<Rule> blocks_;
};

std::unique_ptr<Filler> make_filler(const SetUp& setup, const Cuts& cuts, uint8_t* values) {
  if (setup.noextra) {
    if (setup.misere) return std::make_unique<FillerOf<CutRule<false, -1>>>(cuts, values);
    return std::make_unique<FillerOf<CutRule<false, 1>>>(cuts, values);
  }
  if (setup.misere) return std::make_unique<FillerOf<CutRule<true, -1>>>(cuts, values);
  return std::make_unique<FillerOf<CutRule<true, 1>>>(cuts, values);
}

}  // namespace

struct ValueTable::State {
  explicit State(const Position& position)
      : root(compile_root(position)),
        memory(bytes_for(position)),
        table_bits(bits_of(root->graph.strings)),
        page_bits(table_bits < most_page_bits ? table_bits : most_page_bits) {
    order_strings();
    order_pages();
    if (memory.start() != nullptr) filler = make_filler(position.setup(), cuts, memory.start());
    swap_open = position.can_swap();
    if (swap_open) swap_gain = 2 * (position.score(1) - position.score(2)) * sign();
  }

  int32_t sign() const { return root->misere ? -1 : 1; }

  // Coin by coin, so that the strings within a block hang together: the fewer coins they touch, the fewer can be taken.
  void order_strings() {
    const CoinGraph& graph = root->graph;
    cuts.bits = table_bits;
    bit_of.fill(-1);
    int32_t bits = 0;
    for (int32_t coin = 0; coin < graph.coins; ++coin)
      for (Mask128 strings = graph.strings_of[coin]; any(strings); drop_first(strings))
        if (bit_of[first_of(strings)] < 0) bit_of[first_of(strings)] = static_cast<int8_t>(bits++);
    for (int32_t coin = 0; coin < graph.coins; ++coin) {
      uint32_t held = 0;
      for (Mask128 strings = graph.strings_of[coin]; any(strings); drop_first(strings)) held |= bit(first_of(strings));
      for (Mask128 strings = graph.strings_of[coin]; any(strings); drop_first(strings))
        for (int32_t side = 0; side < 2; ++side)
          if (graph.end[first_of(strings)][side] == coin) cuts.of[bit_of[first_of(strings)]].coin[side] = held;
    }
  }

  // By the number of strings in a page's name: pages with equally many need nothing of each other.
  void order_pages() {
    pages = 1 << (table_bits - page_bits);
    int32_t place = 0;
    for (int32_t strings = 0; place < pages; ++strings) {
      for (int32_t page = 0; page < pages; ++page)
        if (std::popcount(static_cast<uint32_t>(page)) == strings) page_at[place++] = static_cast<uint16_t>(page);
    }
  }

  int32_t strings_in_page(int32_t place) const { return std::popcount(uint32_t{page_at[place]}); }
  uint32_t bit(int32_t string) const { return uint32_t{1} << bit_of[string]; }
  uint32_t all() const { return (uint32_t{1} << root->graph.strings) - 1; }
  int32_t utility(uint32_t left) const { return memory.start()[left] - even_value; }

  int32_t utility_of_line(int32_t string) const {
    const RootLine& line = root->line[root->line_of_string[string]];
    const int32_t rest = utility(all() & ~bit(string));
    if (line.again) return line.gain + rest;
    const int32_t kept = line.gain - rest;
    return line.may_swap && -kept < kept ? -kept : kept;
  }
  int32_t best_line() const {
    int32_t best = root->graph.strings == 0 ? 0 : -root->boxes;
    for (int32_t string = 0; string < root->graph.strings; ++string)
      if (const int32_t worth = utility_of_line(string); worth > best) best = worth;
    return best;
  }
  // The place of the other, with the first line.
  int32_t swapped() const { return swap_gain - best_line(); }

  std::unique_ptr<Root> root;
  Memory memory;
  int32_t table_bits;
  int32_t page_bits;
  Cuts cuts;
  std::array<int8_t, max_strings> bit_of;
  int32_t pages = 1;
  std::array<uint16_t, most_pages> page_at;
  int32_t turned = 0;  // pages filled
  std::unique_ptr<Filler> filler;
  bool swap_open = false;
  int32_t swap_gain = 0;
};

bool ValueTable::can_hold(const Position& position) {
  return position.lines_left() <= most_lines && Solver::can_solve(position);
}

uint64_t ValueTable::bytes_for(const Position& position) { return uint64_t{1} << bits_of(position.lines_left()); }

ValueTable::ValueTable(const Position& position) : state_(std::make_unique<State>(position)) {}

ValueTable::~ValueTable() = default;

bool ValueTable::has_memory() const { return state_->filler != nullptr; }

ValueTable::Pages ValueTable::ready() const {
  const int32_t first = state_->turned;
  int32_t end = first;
  while (end < state_->pages && state_->strings_in_page(end) == state_->strings_in_page(first)) ++end;
  return {first, end - first};
}

void ValueTable::fill(int32_t page) {
  const int32_t blocks_bits = state_->page_bits - block_bits;
  state_->filler->fill(uint32_t{state_->page_at[page]} << blocks_bits, uint32_t{1} << blocks_bits);
}

void ValueTable::turn(int32_t count) { state_->turned += count; }

uint64_t ValueTable::states() const { return uint64_t{1} << state_->root->graph.strings; }

uint64_t ValueTable::states_of_page() const { return state_->pages == 1 ? states() : uint64_t{1} << state_->page_bits; }

uint64_t ValueTable::states_filled() const { return static_cast<uint64_t>(state_->turned) * states_of_page(); }

int16_t ValueTable::value() const {
  int32_t best = state_->best_line();
  if (state_->swap_open && state_->swapped() > best) best = state_->swapped();
  return static_cast<int16_t>(best * state_->sign());
}

int16_t ValueTable::line(int32_t line) const {
  return static_cast<int16_t>(state_->utility_of_line(state_->root->string_of[line]) * state_->sign());
}

int16_t ValueTable::swap() const { return static_cast<int16_t>(state_->swapped() * state_->sign()); }

int16_t ValueTable::value_of(const LineSet& undrawn) const {
  uint32_t left = 0;
  undrawn.each([&](int32_t line) { left |= state_->bit(state_->root->string_of[line]); });
  return static_cast<int16_t>(state_->utility(left) * state_->sign());
}

}  // namespace kamertje
