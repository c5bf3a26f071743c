#include "kamertje/game.hpp"

#include <algorithm>

namespace kamertje {
namespace {

// Room for every game without dice, and for nearly every one with them, so that play takes no memory.
constexpr uint32_t usual_moves_with_dice = 2048;

}  // namespace

Game::Game(const SetUp& setup) : grid_(build_grid(setup.grid)), position_(grid_, setup) {
  moves_.reserve(setup.numbers == Numbers::none ? max_lines + 1 : usual_moves_with_dice);
}

Game::Game(const Game& other) : grid_(other.grid_), position_(other.position_) {
  position_.stand_on(grid_);
  moves_.reserve(other.moves_.capacity());
  moves_ = other.moves_;
}

void Game::play_again(std::span<const Move> moves) {
  Position start(grid_, setup());
  for (int32_t line = 0; line < grid_.lines; ++line)
    if (position_.drawer(line) == ink && start.drawer(line) == nobody) start.draw_ink(line);
  start.deal(position_.numbers());
  position_ = start;
  moves_.clear();
  for (const Move move : moves) play(move);
}

void Game::draw_ink(int32_t line) { position_.draw_ink(line); }

void Game::deal(const BoxNumbers& numbers) { position_.deal(numbers); }

int32_t Game::rolls() const {
  int32_t rolls = 0;
  for (const Move move : moves_) rolls += is_roll(move) ? 1 : 0;
  return rolls;
}

int32_t Game::play(Move move) {
  moves_.push_back(move);
  return position_.play(move);
}

bool Game::undo() {
  if (moves_.empty()) return false;
  const Move move = moves_.back();
  moves_.pop_back();
  // Whose turn it was when somebody left is seen from the start alone.
  if (is_leave(move) || std::any_of(moves_.begin(), moves_.end(), is_leave)) {
    const std::vector<Move> earlier(moves_);
    play_again(earlier);
    return true;
  }
  const bool was_rolled_for = !moves_.empty() && is_roll(moves_.back());
  position_.undo(move, was_rolled_for ? moves_.back() : no_roll);
  return true;
}

}  // namespace kamertje
