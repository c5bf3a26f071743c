// The value of every state below a position with two players, found backwards from the end: one byte a state, 2^n of
// them for n undrawn lines. No search, no rule but those of play, so it is what every search can be held against.
//
// Values are those of solver.hpp: boxes for the player to move minus boxes for the other.
#pragma once

#include <cstdint>
#include <memory>

#include "kamertje/position.hpp"

namespace kamertje {

class ValueTable {
 public:
  static constexpr int32_t most_lines = 31;

  // False when more lines are undrawn than a table can have, or there are not two players.
  static bool can_hold(const Position& position);
  static uint64_t bytes_for(const Position& position);

  // Needs can_hold(position). Its memory is taken here; where there is not so much, has_memory() is false and the
  // table cannot be filled.
  explicit ValueTable(const Position& position);
  ~ValueTable();

  bool has_memory() const;

  // A table is filled page by page. These pages may be filled now, in any order and by several threads at once; none
  // are left when it is done.
  struct Pages {
    int32_t first = 0;
    int32_t count = 0;
  };
  Pages ready() const;
  void fill(int32_t page);
  // The first `count` pages of ready() are filled.
  void turn(int32_t count);

  bool done() const { return ready().count == 0; }
  uint64_t states() const;
  uint64_t states_of_page() const;
  uint64_t states_filled() const;

  // What follows needs done().
  int16_t value() const;
  // Of one undrawn line, in the value of the position before it.
  int16_t line(int32_t line) const;
  // The value of the pie rule's swap, where it may be played.
  int16_t swap() const;
  // Of the state in which only these lines are left, for the player to move; all of them undrawn in the position.
  int16_t value_of(const LineSet& undrawn) const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace kamertje
