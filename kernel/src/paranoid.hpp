// Three and four players: one player against all others, who are taken to join forces. Deepens turn by turn; beyond the
// horizon everyone plays as the medium level does.
#pragma once

#include "candidates.hpp"

namespace kamertje {

class Paranoid {
 public:
  explicit Paranoid(const Position& position);

  // Searches about `nodes` nodes more. True when the rest of the game has been searched.
  bool search(uint64_t nodes);
  uint64_t nodes() const { return nodes_; }
  // The lines that did best at the deepest full look.
  const Candidates& best() const { return best_; }

 private:
  int32_t look(int32_t plies, int32_t alpha, int32_t beta);
  int32_t play_out();
  int32_t merit() const;

  Position position_;
  const int32_t player_;
  Candidates lines_;  // of the root, best first after each look
  std::array<int32_t, max_lines> merit_of_{};
  Candidates best_;
  int32_t plies_ = 1;
  int32_t next_ = 0;  // the root line to look at next
  bool cut_off_ = false;
  uint64_t nodes_ = 0;
  uint64_t limit_ = 0;
};

}  // namespace kamertje
