#include "kamertje/solver.hpp"

#include <array>

#include "capture.hpp"
#include "kamertje/cache.hpp"
#include "search.hpp"

namespace kamertje {
namespace {

// A line of the root: what drawing it takes at once, who then moves, and the state in which the search goes on. In
// normal play that is the quiet state after the mover there has taken all that lies open.
struct RootLine {
  Mask128 left;
  int16_t coins = 0;
  int16_t gain = 0;        // boxes closed by the line itself, negative in misère
  bool again = false;      // the same player moves on
  bool may_swap = false;   // the other may take the line over instead of moving
  int16_t taken = 0;       // boxes that lie open for whoever then moves
  Handout handout = Handout::none;
  Bounds utility;          // for the player at the root, who wants it high in every objective
};

struct Root {
  CoinGraph graph;
  Play play = Play::quiet;
  bool misere = false;
  int16_t boxes = 0;
  int32_t count = 0;
  std::array<RootLine, max_strings> line;
  std::array<uint8_t, max_strings> line_of_string;  // twins share one
  std::array<int16_t, max_lines> string_of;
};

Play play_of(const SetUp& setup) { return setup.noextra ? Play::pass : setup.misere ? Play::extra : Play::quiet; }

void list_lines(const Position& position, Root& root) {
  const bool first_move = position.setup().pie && position.moves_played() == 0;
  const Mask128 all = mask_below<Mask128>(root.graph.strings);
  const Replies<Mask128> replies(root.graph, root.misere, 0);
  for (int32_t string = 0; string < root.graph.strings; ++string) {
    if (root.graph.lower_twin[string] >= 0) {
      root.line_of_string[string] = root.line_of_string[root.graph.lower_twin[string]];
      continue;
    }
    root.line_of_string[string] = static_cast<uint8_t>(root.count);
    RootLine& line = root.line[root.count++];
    line.left = all & ~mask_of<Mask128>(string);
    const int32_t closed = replies.taken_by(line.left, string);
    line.gain = static_cast<int16_t>(root.misere ? -closed : closed);
    line.again = closed > 0 && root.play != Play::pass;
    line.coins = static_cast<int16_t>(root.boxes - closed);
    line.may_swap = first_move && !line.again && line.coins > 0;
    if (root.play == Play::quiet) {
      const Taken<Mask128> taken = take_all(root.graph, line.left);
      line.left = taken.left;
      line.coins = static_cast<int16_t>(line.coins - taken.coins);
      line.taken = static_cast<int16_t>(taken.coins);
      line.handout = taken.handout;
    }
    line.utility = {static_cast<int16_t>(-root.boxes), root.boxes};
  }
}

// One lane of the search on one coin graph, whatever its width and rules.
class Engine {
 public:
  virtual ~Engine() = default;
  virtual void allow(uint64_t nodes) = 0;
  virtual bool stopped() const = 0;
  virtual uint64_t nodes() const = 0;
  virtual uint32_t table_load() const = 0;
  virtual bool at_least(const Mask128& left, int32_t coins, int32_t wanted) = 0;
};

template <class Cache, Play play>
class EngineOf final : public Engine {
 public:
  EngineOf(const Root& root, const Table& table, int32_t tally_bits, int32_t horizon, int32_t lane,
           const std::atomic<bool>& halt)
      : replies_(root.graph, root.misere, tally_bits),
        cache_(root.graph.strings + replies_.tally().bits(), table),
        search_(replies_, cache_, horizon, lane, halt) {}

  void allow(uint64_t nodes) override { search_.allow(nodes); }
  bool stopped() const override { return search_.stopped(); }
  uint64_t nodes() const override { return search_.nodes(); }
  uint32_t table_load() const override { return cache_.load(); }
  bool at_least(const Mask128& left, int32_t coins, int32_t wanted) override {
    if constexpr (sizeof(typename Cache::Mask) == sizeof(uint64_t)) return search_.at_least(left.low, coins, wanted);
    else return search_.at_least(left, coins, wanted);
  }

 private:
  Replies<typename Cache::Mask> replies_;
  Cache cache_;
  Search<Cache, play> search_;
};

template <class Cache>
std::unique_ptr<Engine> make_engine(const Root& root, const Table& table, int32_t tally_bits, int32_t horizon,
                                    int32_t lane, const std::atomic<bool>& halt) {
  switch (root.play) {
    case Play::quiet:
      return std::make_unique<EngineOf<Cache, Play::quiet>>(root, table, tally_bits, horizon, lane, halt);
    case Play::extra:
      return std::make_unique<EngineOf<Cache, Play::extra>>(root, table, tally_bits, horizon, lane, halt);
    default: return std::make_unique<EngineOf<Cache, Play::pass>>(root, table, tally_bits, horizon, lane, halt);
  }
}

constexpr int32_t max_lanes = 64;
constexpr int32_t least_tally = 12;  // bits of tally that are worth more than entries of half the size
constexpr uint64_t least_slice = 256;  // enough to get from the root past any leaf, or no slice would get anywhere

}  // namespace

struct Solver::State {
  State(const Position& position, Goal sought, uint64_t table_bytes, int32_t lanes, int32_t horizon)
      : goal(sought),
        root(compile(position)),
        table(useful_bytes(table_bytes, root->graph.strings)) {
    lane_count = lanes < 1 ? 1 : lanes > max_lanes ? max_lanes : lanes;
    const int32_t strings = root->graph.strings;
    const int32_t wanted_tally = root->play == Play::quiet ? Tally::most_bits : 0;
    const int32_t narrow_room = NarrowCache::key_bits(table.bits()) - strings;
    const bool narrow = narrow_room >= (wanted_tally == 0 ? 0 : least_tally);
    const int32_t room = narrow ? narrow_room : BroadCache::key_bits(table.bits()) - strings;
    const int32_t tally_bits = room < wanted_tally ? room : wanted_tally;
    for (int32_t lane = 0; lane < lane_count; ++lane)
      engines[lane] = narrow ? make_engine<NarrowCache>(*root, table, tally_bits, horizon, lane, halt)
                             : make_engine<BroadCache>(*root, table, tally_bits, horizon, lane, halt);
    guess = root->boxes & 1;
    swap_open = position.can_swap();
    if (swap_open) swap_gain = static_cast<int16_t>(2 * (position.score(1) - position.score(2)));
    if (root->misere) swap_gain = static_cast<int16_t>(-swap_gain);
  }

  static std::unique_ptr<Root> compile(const Position& position) {
    auto root = std::make_unique<Root>();
    compile_coins(position, root->graph);
    root->play = play_of(position.setup());
    root->misere = position.setup().misere;
    root->boxes = static_cast<int16_t>(position.boxes_left());
    root->string_of.fill(-1);
    for (int32_t string = 0; string < root->graph.strings; ++string)
      root->string_of[root->graph.line_of[string]] = static_cast<int16_t>(string);
    list_lines(position, *root);
    return root;
  }

  // No more than a place for every state.
  static uint64_t useful_bytes(uint64_t bytes, int32_t strings) {
    const uint64_t all = strings < 48 ? uint64_t{16} << strings : ~uint64_t{0};
    return bytes < all ? bytes : all;
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
  Table table;
  std::atomic<int32_t> asked = 0;
  std::atomic<bool> halt = false;
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

bool Solver::search(uint64_t nodes, int32_t lane) {
  if (nodes < least_slice) nodes = least_slice;
  if (lane == 0) return state_->search(nodes);
  state_->help(*state_->engines[lane], nodes);
  return false;
}

void Solver::halt_lanes(bool halt) { state_->halt.store(halt, std::memory_order_relaxed); }

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

uint64_t Solver::table_bytes() const { return state_->table.bytes(); }

uint32_t Solver::table_load() const { return state_->engines[0]->table_load(); }

}  // namespace kamertje
