#include "kamertje/position.hpp"

namespace kamertje {

Position::Position(const Grid& grid, const SetUp& setup) : grid_(&grid), setup_(setup) {
  playing_ = setup.players;
  lines_left_ = grid.lines;
  boxes_left_ = grid.boxes;
  for (int32_t line = 0; line < grid.lines; ++line) undrawn_.add(line);
  for (int32_t box = 0; box < grid.boxes; ++box) undrawn_sides_[box] = grid.box[box].sides;
  if (!setup.border) return;
  for (int32_t line = 0; line < grid.lines; ++line)
    if (grid.line[line].outer()) draw(line, ink);
}

int32_t Position::draw(int32_t line, uint8_t hand) {
  undrawn_.remove(line);
  --lines_left_;
  drawer_[line] = hand;
  int32_t closed = 0;
  for (const uint8_t box : grid_->line[line].box) {
    if (box == no_box || --undrawn_sides_[box] > 0) continue;
    owner_[box] = hand;
    ++closed;
  }
  boxes_left_ -= closed;
  return closed;
}

void Position::draw_ink(int32_t line) {
  draw(line, ink);
  ++moves_played_;
}

bool Position::can_swap() const { return setup_.pie && moves_played_ == 1 && mover_ == 2 && !over(); }

bool Position::can_play(Move move) const {
  if (over()) return false;
  if (is_leave(move)) return leaver(move) <= setup_.players && !has_left(leaver(move));
  if (move == swap_move) return can_swap();
  if (move == pass_move) return can_pass();
  if (is_roll(move)) return awaits_roll();
  return move < grid_->lines && undrawn_.has(move) && (!has_dice() || shows_roll(move));
}

// An undrawn line borders open boxes only.
bool Position::shows_roll(int32_t line) const {
  if (roll_ == no_roll) return false;
  const int32_t outcome = outcome_of(setup_.numbers, roll_of(roll_));
  const Line& sides = grid_->line[line];
  return number_[sides.box[0]] == outcome || (!sides.outer() && number_[sides.box[1]] == outcome);
}

LineSet Position::allowed() const {
  LineSet lines;
  if (over()) return lines;
  if (!has_dice()) return undrawn_;
  undrawn_.each([&](int32_t line) {
    if (shows_roll(line)) lines.add(line);
  });
  return lines;
}

RefusalCode Position::why_not(Move move) const {
  if (over()) return RefusalCode::game_over;
  if (move == swap_move) return RefusalCode::swap_refused;
  if (is_leave(move)) return RefusalCode::leave_refused;
  const bool for_dice = is_roll(move) || move == pass_move;
  if (!for_dice && move >= grid_->lines) return RefusalCode::line_unknown;
  if (!for_dice && !undrawn_.has(move)) return RefusalCode::line_drawn;
  if (has_dice() && !dealt()) return RefusalCode::numbers_missing;
  if (is_roll(move)) return RefusalCode::roll_refused;
  if (has_dice() && roll_ == no_roll) return RefusalCode::roll_missing;
  return move == pass_move ? RefusalCode::pass_refused : RefusalCode::line_not_rolled;
}

uint8_t Position::next_player(int32_t step) const {
  int32_t player = mover_;
  do player = (player - 1 + step + setup_.players) % setup_.players + 1;
  while (has_left(player));
  return static_cast<uint8_t>(player);
}

void Position::leave(int32_t player) {
  left_ = static_cast<uint8_t>(left_ | 1u << player);
  --playing_;
  if (player != mover_) return;
  roll_ = no_roll;
  mover_ = next_player();
}

int32_t Position::play(Move move) {
  if (is_leave(move)) {
    leave(leaver(move));
    return 0;
  }
  if (is_roll(move)) {
    roll_ = move;
    return 0;
  }
  roll_ = no_roll;
  if (move == pass_move) {
    mover_ = next_player();
    return 0;
  }
  ++moves_played_;
  if (move == swap_move) {
    give_first_line(1, 2);
    mover_ = 1;
    return 0;
  }
  const int32_t closed = draw(move, mover_);
  score_[mover_] = static_cast<uint8_t>(score_[mover_] + closed);
  if (closed == 0 || setup_.noextra) mover_ = next_player();
  return closed;
}

void Position::undo(Move move, Move rolled) {
  roll_ = rolled;
  if (is_roll(move)) return;
  if (move == pass_move) {
    mover_ = next_player(-1);
    return;
  }
  --moves_played_;
  if (move == swap_move) {
    give_first_line(2, 1);
    mover_ = 2;
    return;
  }
  mover_ = drawer_[move];
  drawer_[move] = nobody;
  undrawn_.add(move);
  ++lines_left_;
  for (const uint8_t box : grid_->line[move].box) {
    if (box == no_box || undrawn_sides_[box]++ > 0) continue;
    owner_[box] = nobody;
    ++boxes_left_;
    --score_[mover_];
  }
}

// Only one line has been drawn by hand when the swap is played: all that the giver has is that line and its boxes.
void Position::give_first_line(uint8_t giver, uint8_t taker) {
  for (uint8_t& drawer : drawer_)
    if (drawer == giver) drawer = taker;
  for (uint8_t& owner : owner_)
    if (owner == giver) owner = taker;
  score_[taker] = score_[giver];
  score_[giver] = 0;
}

uint32_t Position::decided() const {
  // In misere the fewest boxes win, so that there the score counts against its player.
  const int32_t sign = setup_.misere ? -1 : 1;
  int32_t best = -max_boxes;
  for (int32_t player = 1; player <= setup_.players; ++player)
    if (!has_left(player) && sign * score_[player] > best) best = sign * score_[player];
  uint32_t winners = 0;
  bool settled = true;
  for (int32_t player = 1; player <= setup_.players; ++player) {
    if (has_left(player)) continue;
    const int32_t behind = best - sign * score_[player];
    if (behind == 0) winners |= uint32_t{1} << player;
    else if (behind <= boxes_left_) settled = false;
  }
  // While a box is open, one of several winners could get it.
  const bool alone = (winners & (winners - 1)) == 0;
  return over() || (alone && settled) ? winners : 0;
}

}  // namespace kamertje
