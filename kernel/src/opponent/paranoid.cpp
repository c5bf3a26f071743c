#include "paranoid.hpp"

#include <utility>

#include "kamertje/structure.hpp"

namespace kamertje {
namespace {

constexpr int32_t beyond = 1000;            // more than any merit
constexpr uint64_t most_for_a_line = 8000;  // nodes; a depth at which a root line takes more is out of reach

}  // namespace

Paranoid::Paranoid(const Position& position)
    : position_(position),
      player_(position.mover()),
      best_(medium_candidates(position)) {
  position.undrawn().each([&](int32_t line) { lines_.add(line); });
}

// How far the player is ahead of the best other, in boxes; in misère, how far below the one with fewest.
int32_t Paranoid::merit() const {
  int32_t rival = -beyond;
  const int32_t sign = position_.setup().misere ? -1 : 1;
  for (int32_t other = 1; other <= position_.setup().players; ++other)
    if (other != player_ && sign * position_.score(other) > rival) rival = sign * position_.score(other);
  return sign * position_.score(player_) - rival;
}

int32_t Paranoid::play_out() {
  std::array<Move, max_lines> played;
  int32_t count = 0;
  for (; !position_.over(); ++count) {
    played[count] = medium_candidates(position_).line[0];
    position_.play(played[count]);
    ++nodes_;
  }
  const int32_t result = merit();
  while (count > 0) position_.undo(played[--count]);
  return result;
}

int32_t Paranoid::look(int32_t plies, int32_t alpha, int32_t beta) {
  if (position_.over()) return merit();
  if (nodes_ >= limit_) return 0;
  ++nodes_;
  if (plies == 0) {
    cut_off_ = true;
    return play_out();
  }
  const bool own = position_.mover() == player_;
  int32_t best = own ? -beyond : beyond;
  std::array<uint8_t, max_lines> order;
  int32_t count = 0;
  for (const LineKind kind : {LineKind::closes, LineKind::safe, LineKind::giveaway})
    position_.undrawn().each([&](int32_t line) {
      if (line_kind(position_, line) == kind) order[count++] = static_cast<uint8_t>(line);
    });
  for (int32_t which = 0; which < count && alpha < beta && nodes_ < limit_; ++which) {
    position_.play(order[which]);
    const int32_t value = look(plies - 1, alpha, beta);
    position_.undo(order[which]);
    if (own ? value > best : value < best) best = value;
    if (own && best > alpha) alpha = best;
    if (!own && best < beta) beta = best;
  }
  return best;
}

bool Paranoid::search(uint64_t nodes) {
  const uint64_t end = nodes_ + nodes;
  while (plies_ <= position_.lines_left()) {
    for (; next_ < lines_.count; ++next_) {
      if (nodes_ >= end) return false;
      if (!look_at_next()) return true;
    }
    rank_lines();
    if (!cut_off_) return true;
    cut_off_ = false;
    next_ = 0;
    ++plies_;
  }
  return true;
}

// False when it takes too many nodes.
bool Paranoid::look_at_next() {
  int32_t most = -beyond;
  for (int32_t earlier = 0; earlier < next_; ++earlier)
    if (merit_of_[earlier] > most) most = merit_of_[earlier];
  limit_ = nodes_ + most_for_a_line;
  position_.play(lines_.line[next_]);
  // A window that lets equals be told from worse.
  merit_of_[next_] = look(plies_ - 1, most - 1, beyond);
  position_.undo(lines_.line[next_]);
  return nodes_ < limit_;
}

// The best first, equals in the order they had.
void Paranoid::rank_lines() {
  for (int32_t which = 1; which < lines_.count; ++which)
    for (int32_t place = which; place > 0 && merit_of_[place] > merit_of_[place - 1]; --place) {
      std::swap(merit_of_[place], merit_of_[place - 1]);
      std::swap(lines_.line[place], lines_.line[place - 1]);
    }
  best_.count = 0;
  for (int32_t which = 0; which < lines_.count && merit_of_[which] == merit_of_[0]; ++which)
    best_.add(lines_.line[which]);
}

}  // namespace kamertje
