#include "kamertje/opponent.hpp"

#include <optional>

#include "candidates.hpp"
#include "chances.hpp"
#include "kamertje/solver.hpp"
#include "kamertje/structure.hpp"
#include "paranoid.hpp"

namespace kamertje {
namespace {

constexpr int32_t hard_computes_from = 12;  // safe lines, given by the rules
constexpr uint64_t bytes_a_node = 64;       // of the table: room enough that little is lost
constexpr uint64_t enough_with_dice = 50'000;  // nodes for hard; more of them change no move that matters
constexpr uint64_t forecast_bytes = uint64_t{1} << 20;

// How the nodes of a decision are shared out: first a try at the exact value, then ever deeper forecasts, then the
// exact search again with all that is left.
constexpr uint64_t first_try_percent = 60;
constexpr uint64_t forecast_percent = 15;

// What a search says of the lines, as the player to move likes it: high is good in every objective. It stays when the
// search goes on to something else.
class Opinion {
 public:
  Opinion(const Position& position, const Solver& solver) : position_(position), swap_(turned(solver.swap())) {
    position.undrawn().each([&](int32_t line) {
      const Bounds bounds = line_[line] = turned(solver.line(line));
      if (bounds.low > best_.low) best_.low = bounds.low;
      if (bounds.high > best_.high) best_.high = bounds.high;
    });
  }

  Bounds of(int32_t line) const { return line_[line]; }
  Bounds best() const { return best_; }
  Bounds swap() const { return swap_; }

  Candidates lines_at_least(int32_t low) const {
    Candidates lines;
    position_.undrawn().each([&](int32_t line) {
      if (of(line).low >= low) lines.add(line);
    });
    return lines;
  }

 private:
  Bounds turned(Bounds bounds) const {
    if (!position_.setup().misere) return bounds;
    return {static_cast<int16_t>(-bounds.high), static_cast<int16_t>(-bounds.low)};
  }

  const Position& position_;
  Bounds swap_;
  std::array<Bounds, max_lines> line_{};
  Bounds best_{-max_boxes, -max_boxes};
};

}  // namespace

struct Thought::State {
  State(const Position& from, Level at, Random source, uint64_t nodes, uint64_t bytes)
      : position(from),
        level(at),
        random(source),
        budget(nodes),
        table_bytes(bytes) {
    decide_at_once();
    if (decided) return;
    if (position.setup().numbers != Numbers::none) {
      const bool enough = level == Level::hard && budget > enough_with_dice;
      chances = std::make_unique<Chances>(position, enough ? enough_with_dice : budget, table_bytes);
    } else if (position.setup().players > 2) {
      paranoid = std::make_unique<Paranoid>(position);
    } else if (Solver::can_solve(position)) {
      const uint64_t wanted = budget < table_bytes / bytes_a_node ? budget * bytes_a_node : table_bytes;
      exact = std::make_unique<Solver>(position, Goal::best_lines, wanted);
      forecaster = std::make_unique<Solver>(position, Goal::best_lines, forecast_bytes, 1, horizon);
    } else {
      decided = true;
    }
  }

  // The same draw each time that a better list comes up.
  Move one_of(const Candidates& candidates) const {
    Random same_draw = random;
    return candidates.line[same_draw.below(candidates.count)];
  }

  // Easy and medium always; hard while there are many safe lines. For the others this is what they fall back on.
  void decide_at_once() {
    if (position.can_pass()) {
      choice = pass_move;
      decided = true;
      return;
    }
    const bool by_rule = level == Level::easy || level == Level::medium;
    if (by_rule && position.can_swap() && random.below(2) == 0) {
      choice = swap_move;
      decided = true;
      return;
    }
    choice = one_of(level == Level::easy ? easy_candidates(position, random) : medium_candidates(position));
    decided = by_rule || (level == Level::hard && !position.can_swap() && safe_choices() > hard_computes_from);
  }

  int32_t safe_choices() const {
    int32_t safe = 0;
    position.allowed().each([&](int32_t line) { safe += line_kind(position, line) == LineKind::safe ? 1 : 0; });
    return safe;
  }

  void think(uint64_t nodes) {
    while (!decided && nodes > 0) {
      const uint64_t before = searched();
      if (paranoid) {
        const uint64_t left = budget - searched();
        decided = paranoid->search(nodes < left ? nodes : left);
        choice = one_of(paranoid->best());
      } else if (chances) {
        decided = chances->search(nodes);
        choice = one_of(chances->best());
        proven = chances->complete() && position.setup().players == 2;
      } else {
        step(nodes);
        choose();
      }
      const uint64_t spent = searched() - before;
      nodes = spent < nodes ? nodes - spent : 0;
      if (searched() >= budget) decided = true;
    }
  }

  uint64_t searched() const {
    return (exact ? exact->nodes() : 0) + forecast_nodes + (paranoid ? paranoid->nodes() : 0) +
           (chances ? chances->nodes() : 0);
  }

  void step(uint64_t nodes) {
    const uint64_t first_try = budget / 100 * first_try_percent, forecasts = budget / 100 * forecast_percent;
    if (exact->nodes() < first_try || forecast_nodes >= forecasts) {
      const uint64_t left = exact->nodes() < first_try ? first_try - exact->nodes() : budget - searched();
      decided = exact->search(nodes < left ? nodes : left);
      return;
    }
    const uint64_t before = forecaster->nodes(), left = forecasts - forecast_nodes;
    const bool seen = forecaster->search(nodes < left ? nodes : left);
    forecast_nodes += forecaster->nodes() - before;
    if (!seen) return;
    forecast.emplace(position, *forecaster);
    // Beyond the last line there is nothing to see.
    if (horizon >= position.lines_left()) forecast_nodes = forecasts;
    forecaster->restart(++horizon);
  }

  void choose() {
    const Opinion known(position, *exact);
    proven = known.best().exact();
    Candidates lines = known.lines_at_least(known.best().low);
    if (!proven && forecast) {
      if (forecast->best().low > known.best().low) lines = promising(known, *forecast);
    } else if (!proven && known.best().low == -position.boxes_left()) {
      return;
    }
    choice = one_of(lines);
    if (position.can_swap()) weigh_swap(known);
  }

  // The lines that the forecast likes best among those that are not proven worse than another.
  Candidates promising(const Opinion& known, const Opinion& expected) const {
    Candidates lines;
    int32_t most = -max_boxes;
    position.undrawn().each([&](int32_t line) {
      const int32_t worth = expected.of(line).low;
      if (worth < most || known.of(line).high < known.best().low) return;
      if (worth > most) lines.count = 0;
      most = worth;
      lines.add(line);
    });
    return lines;
  }

  void weigh_swap(const Opinion& known) {
    if (known.best().exact() || !forecast) {
      if (known.swap().low > known.best().high) choice = swap_move;
    } else if (forecast->swap().low > forecast->best().high) {
      choice = swap_move;
    }
  }

  const Position& position;
  const Level level;
  Random random;
  const uint64_t budget;
  const uint64_t table_bytes;
  Move choice = 0;
  bool decided = false;
  bool proven = false;
  std::unique_ptr<Solver> exact;
  std::unique_ptr<Solver> forecaster;
  std::optional<Opinion> forecast;  // the deepest that was finished
  int32_t horizon = 1;              // of the one at work
  uint64_t forecast_nodes = 0;
  std::unique_ptr<Paranoid> paranoid;
  std::unique_ptr<Chances> chances;
};

Thought::Thought(const Position& position, Level level, Random random, uint64_t nodes, uint64_t table_bytes)
    : state_(std::make_unique<State>(position, level, random, nodes, table_bytes)) {}

Thought::~Thought() = default;

bool Thought::think(uint64_t nodes) {
  state_->think(nodes);
  return state_->decided;
}

Move Thought::move() const { return state_->choice; }
bool Thought::exact() const { return state_->proven; }
uint64_t Thought::nodes() const { return state_->searched(); }

}  // namespace kamertje
