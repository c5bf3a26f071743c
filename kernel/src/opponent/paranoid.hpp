// Three and four players: one player against all others, who are taken to join forces. Deepens turn by turn; beyond the
// horizon everyone plays as the medium level does.
#pragma once

#include "candidates.hpp"

namespace kamertje {

class Paranoid {
 public:
  explicit Paranoid(const Position& position);

  // Looks at root lines until about `nodes` nodes more are searched, one line at least. True when there is nothing more
  // to see: the rest of the game has been searched, or the next depth is out of reach. What comes out does not depend
  // on how the nodes are sliced.
  bool search(uint64_t nodes);
  uint64_t nodes() const { return nodes_; }
  // The lines that did best at the deepest full look.
  const Candidates& best() const { return best_; }

 private:
  bool look_at_next();
  void rank_lines();
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
