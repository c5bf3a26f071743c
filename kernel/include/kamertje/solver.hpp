// The exact value of a position with two players, under every option, and of each of its lines.
//
// Values are boxes that the player to move will still get minus boxes that the other will still get, when both play
// best under the set-up's objective (in misère both want fewest; the sign keeps its meaning).
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>

#include "kamertje/cache.hpp"
#include "kamertje/position.hpp"

namespace kamertje {

// How much is asked: the value; also which lines keep it; also the exact value of every line.
enum class Goal : uint8_t { value, best_lines, all_lines };

struct Bounds {
  int16_t low = 0;
  int16_t high = 0;
  constexpr bool exact() const { return low == high; }
};

class Solver {
 public:
  // False when more lines are open than the solver can hold (128), or there are not two players.
  static bool can_solve(const Position& position);

  static constexpr int32_t no_horizon = max_lines;

  // Needs can_solve(position). The table takes table_bytes at most (rounded down to a power of two), taken here and
  // never after. With a horizon, play further than so many turns ahead is estimated, and so is every answer.
  Solver(const Position& position, Goal goal, uint64_t table_bytes, int32_t lanes = 1, int32_t horizon = no_horizon);
  ~Solver();

  // Forgets every answer and begins again with another horizon, in the same memory. Nodes go on counting.
  void restart(int32_t horizon);

  // Searches about `nodes` nodes more; results so far are kept between calls. True when the goal is reached.
  // Each lane may be searched by its own thread at the same time; all share the table. Lane 0 keeps the results;
  // the others fill the table, each beginning with what no other is at, until they are halted, and always return false.
  bool search(uint64_t nodes, int32_t lane = 0);
  void halt_lanes(bool halt);

  // What the table has proven of the states with most lines left, as much as there is room for, to go on from another
  // day: a solver of the same set-up that learns it need not prove it again. Needs no_horizon. While this runs, no lane
  // may search. Returns how many places were filled.
  int32_t proven(std::span<Proven> room) const;
  void learn(std::span<const Proven> proven);
  // Changes when what was proven before can no longer be learnt, because states are written down in another way.
  static constexpr int32_t writing = 4;

  Bounds value() const;
  // Of one undrawn line, in the value of the position before it.
  Bounds line(int32_t line) const;
  // The value of the pie rule's swap, where it may be played.
  Bounds swap() const;
  uint64_t nodes() const;
  uint64_t table_bytes() const;
  uint32_t table_load() const;  // filled entries in thousandths, by a sample

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace kamertje
