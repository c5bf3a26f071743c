// The computer's four levels (rules, section 4) for every grid and option.
#pragma once

#include <cstdint>
#include <memory>

#include "kamertje/position.hpp"
#include "kamertje/random.hpp"

namespace kamertje {

enum class Level : uint8_t { easy, medium, hard, master };

// One decision. Thinking goes on in slices, and stopping means not calling again: move() is always the best found so
// far.
class Thought {
 public:
  // nodes: how many search nodes the whole decision may take. table_bytes: memory of the exact search; forecasts have a
  // table of 1 MiB besides. Both are taken here.
  // The position must have a line to draw, with dice a roll must have been thrown for it; it must outlive the thought,
  // and so must the script.
  Thought(const Position& position, Level level, Random random, uint64_t nodes, uint64_t table_bytes);
  ~Thought();

  // Searches about `nodes` nodes more. True when the decision is made.
  bool think(uint64_t nodes);
  Move move() const;
  bool exact() const;      // the move is proven best
  uint64_t nodes() const;  // searched so far

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace kamertje
