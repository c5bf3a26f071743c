// A game: a set-up, the moves played, and the position they lead to.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "kamertje/position.hpp"

namespace kamertje {

class Game {
 public:
  explicit Game(const SetUp& setup);
  Game(const Game& other);  // played anew, since the position points into the grid
  Game& operator=(const Game&) = delete;

  const SetUp& setup() const { return position_.setup(); }
  const Grid& grid() const { return grid_; }
  const Position& position() const { return position_; }
  std::span<const Move> moves() const { return {moves_.data(), static_cast<uint32_t>(count_)}; }

  // Only before the first move.
  void draw_ink(int32_t line);

  bool can_play(Move move) const { return position_.can_play(move); }
  int32_t play(Move move);  // returns the boxes closed; needs can_play
  bool undo();              // false when there is nothing to take back

 private:
  Grid grid_;
  Position position_;
  int32_t count_ = 0;
  std::array<Move, max_lines + 1> moves_{};
};

}  // namespace kamertje
