// A game: a set-up, the numbers of its boxes where it has dice, the moves played, and the position they lead to.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "kamertje/position.hpp"

namespace kamertje {

class Game {
 public:
  explicit Game(const SetUp& setup);
  Game(const Game& other);  // by hand, since the position points into the grid
  Game& operator=(const Game&) = delete;

  const SetUp& setup() const { return position_.setup(); }
  const Grid& grid() const { return grid_; }
  const Position& position() const { return position_; }
  // Rolls and passes are moves too.
  std::span<const Move> moves() const { return moves_; }
  int32_t rolls() const;

  // Only before the first move.
  void draw_ink(int32_t line);
  void deal(const BoxNumbers& numbers);  // with dice only

  bool can_play(Move move) const { return position_.can_play(move); }
  int32_t play(Move move);  // returns the boxes closed; needs can_play
  bool undo();              // false when there is nothing to take back

 private:
  // From the start, with the same ink and numbers.
  void play_again(std::span<const Move> moves);

  Grid grid_;
  Position position_;
  std::vector<Move> moves_;
};

}  // namespace kamertje
