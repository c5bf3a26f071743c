#include "kamertje/solver.hpp"

#include <array>
#include <atomic>

#include "engine.hpp"

namespace kamertje {
namespace {

constexpr int32_t max_lanes = 64;
constexpr uint64_t least_slice = 256;  // enough to get from the root past any leaf, or no slice would get anywhere

}  // namespace

struct Solver::State {
  State(const Position& position, Goal sought, uint64_t table_bytes, int32_t lanes, int32_t horizon)
      : goal(sought),
        root(compile_root(position)),
        cache(useful_bytes(table_bytes, *root)) {
    lane_count = lanes < 1 ? 1 : lanes > max_lanes ? max_lanes : lanes;
    for (int32_t lane = 0; lane < lane_count; ++lane)
      engines[lane] = make_engine(*root, cache, horizon, lane, halt, lane_count > 1 ? &underway : nullptr);
    guess = root->boxes & 1;
    swap_open = position.can_swap();
    if (swap_open) swap_gain = static_cast<int16_t>(2 * (position.score(1) - position.score(2)));
    if (root->misere) swap_gain = static_cast<int16_t>(-swap_gain);
  }

  // Of s strings about 2 to the power 3s/5 forms are met at most where captures need no branching, and 4s/5 elsewhere;
  // more memory would only be farther away.
  static uint64_t useful_bytes(uint64_t bytes, const Root& root) {
    const int32_t bits = (root.play == Play::quiet ? 3 : 4) * root.graph.strings / 5 + 6;
    return bits < 63 && uint64_t{1} << bits < bytes ? uint64_t{1} << bits : bytes;
  }

  void restart(int32_t horizon) {
    cache.clear();
    for (int32_t which = 0; which < root->count; ++which)
      root->line[which].utility = {static_cast<int16_t>(-root->boxes), root->boxes};
    for (int32_t lane = 0; lane < lane_count; ++lane) engines[lane]->begin_anew(horizon);
  }

  // Is what the player to move after the line gets, taking included, at least so much?
  bool rest_at_least(Engine& engine, const RootLine& line, int32_t wanted) {
    const int32_t then = wanted - line.taken;
    if (engine.at_least(line.left, line.coins, then)) return true;
    if (line.handout == Handout::none || engine.stopped()) return false;
    return !engine.at_least(line.left, line.coins, 2 - handout_cost(line.handout) - then);
  }

  bool reaches(Engine& engine, const RootLine& line, int32_t wanted) {
    if (line.again) return rest_at_least(engine, line, wanted - line.gain);
    if (line.may_swap && !rest_at_least(engine, line, line.gain + wanted)) return false;
    return !engine.stopped() && !rest_at_least(engine, line, line.gain - wanted + 2);
  }

  Bounds best_line() const {
    Bounds best{static_cast<int16_t>(-root->boxes), static_cast<int16_t>(-root->boxes)};
    for (int32_t which = 0; which < root->count; ++which) {
      const Bounds& utility = root->line[which].utility;
      if (utility.low > best.low) best.low = utility.low;
      if (utility.high > best.high) best.high = utility.high;
    }
    return best;
  }
  Bounds swapped() const {
    const Bounds best = best_line();
    return {static_cast<int16_t>(swap_gain - best.high), static_cast<int16_t>(swap_gain - best.low)};
  }

  // What to ask next: a line and what it should reach. False when the goal is reached.
  struct Question {
    int32_t line;
    int32_t wanted;
  };
  bool next_question(Question& question) const {
    if (root->count == 0) return false;
    const Bounds best = best_line();
    if (!best.exact()) {
      const int32_t wanted = guess <= best.low ? best.low + 2 : guess > best.high ? best.high : guess;
      question = {leading_line(wanted), wanted};
      return true;
    }
    if (goal == Goal::value) return false;
    for (int32_t which = 0; which < root->count; ++which) {
      const Bounds& utility = root->line[which].utility;
      if (utility.exact() || (goal == Goal::best_lines && utility.high < best.high)) continue;
      question = {which, utility.high};
      return true;
    }
    return false;
  }
  // The line that did best so far, if it may reach what is wanted; else the first that may.
  int32_t leading_line(int32_t wanted) const {
    int32_t leading = -1;
    for (int32_t which = 0; which < root->count; ++which) {
      const Bounds& utility = root->line[which].utility;
      if (utility.high < wanted || utility.low >= wanted) continue;
      if (leading < 0 || utility.low > root->line[leading].utility.low) leading = which;
    }
    return leading;
  }

  // Lane 0 asks one question after another and keeps the answers.
  bool search(uint64_t nodes) {
    Engine& engine = *engines[0];
    engine.allow(nodes);
    Question question;
    while (next_question(question)) {
      asked.store(question.line << 16 | (question.wanted + max_boxes), std::memory_order_relaxed);
      RootLine& line = root->line[question.line];
      const bool reached = reaches(engine, line, question.wanted);
      if (engine.stopped()) return false;
      if (reached) line.utility.low = static_cast<int16_t>(question.wanted);
      else line.utility.high = static_cast<int16_t>(question.wanted - 2);
    }
    return true;
  }

  // The other lanes answer the question that lane 0 is at, for the sake of the table.
  void help(Engine& engine, uint64_t nodes) {
    engine.allow(nodes);
    while (!engine.stopped() && !halt.load(std::memory_order_relaxed)) {
      const int32_t question = asked.load(std::memory_order_relaxed);
      reaches(engine, root->line[question >> 16], (question & 0xffff) - max_boxes);
    }
  }

  Bounds in_boxes(Bounds utility) const {
    if (!root->misere) return utility;
    return {static_cast<int16_t>(-utility.high), static_cast<int16_t>(-utility.low)};
  }

  Goal goal;
  std::unique_ptr<Root> root;
  Cache cache;
  std::atomic<int32_t> asked = 0;
  std::atomic<bool> halt = false;
  Underway underway;
  int32_t lane_count = 1;
  std::array<std::unique_ptr<Engine>, max_lanes> engines;
  int32_t guess = 0;
  bool swap_open = false;
  int16_t swap_gain = 0;
};

bool Solver::can_solve(const Position& position) {
  return position.lines_left() <= max_strings && position.setup().players == 2 &&
         position.setup().numbers == Numbers::none;
}

Solver::Solver(const Position& position, Goal goal, uint64_t table_bytes, int32_t lanes, int32_t horizon)
    : state_(std::make_unique<State>(position, goal, table_bytes, lanes, horizon)) {}

Solver::~Solver() = default;

void Solver::restart(int32_t horizon) { state_->restart(horizon); }

bool Solver::search(uint64_t nodes, int32_t lane) {
  if (nodes < least_slice) nodes = least_slice;
  if (lane == 0) return state_->search(nodes);
  state_->help(*state_->engines[lane], nodes);
  return false;
}

void Solver::halt_lanes(bool halt) { state_->halt.store(halt, std::memory_order_relaxed); }

int32_t Solver::proven(std::span<Proven> room) const { return state_->cache.heaviest(room); }

void Solver::learn(std::span<const Proven> proven) {
  for (const Proven& entry : proven) state_->cache.learn(entry);
}

Bounds Solver::value() const {
  Bounds best = state_->best_line();
  if (state_->swap_open) {
    const Bounds swapped = state_->swapped();
    if (swapped.low > best.low) best.low = swapped.low;
    if (swapped.high > best.high) best.high = swapped.high;
  }
  return state_->in_boxes(best);
}

Bounds Solver::line(int32_t line) const {
  const Root& root = *state_->root;
  return state_->in_boxes(root.line[root.line_of_string[root.string_of[line]]].utility);
}

Bounds Solver::swap() const { return state_->in_boxes(state_->swapped()); }

uint64_t Solver::nodes() const {
  uint64_t nodes = 0;
  for (int32_t lane = 0; lane < state_->lane_count; ++lane) nodes += state_->engines[lane]->nodes();
  return nodes;
}

uint64_t Solver::table_bytes() const { return state_->cache.bytes(); }

uint32_t Solver::table_load() const { return state_->cache.load(); }

}  // namespace kamertje
