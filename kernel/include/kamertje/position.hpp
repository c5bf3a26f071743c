// A position: which lines are drawn and by whom, who owns which box, who moves. Play and undo, nothing else.
#pragma once

#include <array>
#include <cstdint>

#include "kamertje/dice.hpp"
#include "kamertje/grid.hpp"
#include "kamertje/line_set.hpp"
#include "kamertje/move.hpp"
#include "kamertje/refusal.hpp"
#include "kamertje/setup.hpp"

namespace kamertje {

// Who drew a line or owns a box: nobody yet, a player 1..4, or ink (the border, or a position without history).
inline constexpr uint8_t nobody = 0;
inline constexpr uint8_t ink = 5;

class Position {
 public:
  // The start of a game; with `border` the outer lines are drawn in ink. The grid must outlive the position.
  Position(const Grid& grid, const SetUp& setup);

  // The same grid, in another place.
  void stand_on(const Grid& grid) { grid_ = &grid; }

  // Draws a line in ink: no turn passes, and a box that it closes is nobody's point. The opening is over then: no swap.
  void draw_ink(int32_t line);

  // Gives the boxes their numbers: needs a set-up with dice, before the first move.
  void deal(const BoxNumbers& numbers) { number_ = numbers; }
  bool dealt() const { return number_[0] != 0; }
  // From here on any undrawn line may be drawn, as in a game without dice. For looking ahead.
  void forget_dice() { setup_.numbers = Numbers::none; }

  bool can_play(Move move) const;
  // Why can_play(move) is false.
  RefusalCode why_not(Move move) const;
  // Needs can_play(move). Returns the number of boxes closed (0..2).
  int32_t play(Move move);
  // Takes back the move that was played last, which was no leaving. rolled: what had been thrown for it.
  void undo(Move move, Move rolled = no_roll);

  const Grid& grid() const { return *grid_; }
  const SetUp& setup() const { return setup_; }
  const LineSet& undrawn() const { return undrawn_; }
  int32_t lines_left() const { return lines_left_; }
  // The lines that may be drawn now: with dice the sides of open boxes that show what was thrown.
  LineSet allowed() const;
  // What was thrown for the move to come, or no_roll.
  Move roll() const { return roll_; }
  bool awaits_roll() const { return has_dice() && dealt() && roll_ == no_roll && !over(); }
  bool can_pass() const { return has_dice() && roll_ != no_roll && allowed() == LineSet{}; }
  // 0 until numbers are dealt.
  uint8_t number(int32_t box) const { return number_[box]; }
  const BoxNumbers& numbers() const { return number_; }
  // Lines drawn after the start, ink included, and swaps. The pie rule waits for an answer to the first one.
  int32_t moves_played() const { return moves_played_; }
  int32_t boxes_left() const { return boxes_left_; }
  bool over() const { return lines_left_ == 0 || playing_ < 2; }
  int32_t mover() const { return mover_; }  // 1..players
  // Whoever left is skipped, keeps the boxes, and does not win.
  bool has_left(int32_t player) const { return ((left_ >> player) & 1) != 0; }
  int32_t score(int32_t player) const { return score_[player]; }
  uint8_t drawer(int32_t line) const { return drawer_[line]; }
  uint8_t owner(int32_t box) const { return owner_[box]; }
  int32_t undrawn_sides(int32_t box) const { return undrawn_sides_[box]; }
  bool can_swap() const;

  // The winners as bits (bit p for player p) once no way of dealing out the open boxes changes them, else 0.
  uint32_t decided() const;

 private:
  bool has_dice() const { return setup_.numbers != Numbers::none; }
  bool shows_roll(int32_t line) const;
  // The next one who has not left, this way round the table or the other.
  uint8_t next_player(int32_t step = 1) const;
  void leave(int32_t player);
  int32_t draw(int32_t line, uint8_t hand);
  void give_first_line(uint8_t giver, uint8_t taker);

  const Grid* grid_;
  SetUp setup_;
  LineSet undrawn_;
  int32_t lines_left_ = 0;
  int32_t boxes_left_ = 0;
  int32_t moves_played_ = 0;
  uint8_t mover_ = 1;
  uint8_t left_ = 0;  // bit p for player p
  uint8_t playing_ = 0;
  Move roll_ = no_roll;
  BoxNumbers number_{};
  std::array<uint8_t, max_players + 1> score_{};
  std::array<uint8_t, max_lines> drawer_{};
  std::array<uint8_t, max_boxes> owner_{};
  std::array<uint8_t, max_boxes> undrawn_sides_{};
};

}  // namespace kamertje
