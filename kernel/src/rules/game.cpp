#include "kamertje/game.hpp"

namespace kamertje {

Game::Game(const SetUp& setup) : grid_(build_grid(setup.grid)), position_(grid_, setup) {}

Game::Game(const Game& other) : Game(other.setup()) {
  for (int32_t line = 0; line < grid_.lines; ++line)
    if (other.position_.drawer(line) == ink && position_.drawer(line) == nobody) draw_ink(line);
  for (const Move move : other.moves()) play(move);
}

void Game::draw_ink(int32_t line) { position_.draw_ink(line); }

int32_t Game::play(Move move) {
  moves_[count_++] = move;
  return position_.play(move);
}

bool Game::undo() {
  if (count_ == 0) return false;
  position_.undo(moves_[--count_]);
  return true;
}

}  // namespace kamertje
