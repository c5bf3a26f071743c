// Which lines the easy and the medium level choose from (rules, section 4), of those that may be drawn.
#pragma once

#include "kamertje/position.hpp"
#include "kamertje/random.hpp"

namespace kamertje {

struct Candidates {
  int32_t count = 0;
  std::array<uint8_t, max_lines> line;

  void add(int32_t which) { line[count++] = static_cast<uint8_t>(which); }
};

// Draws at random how far the easy level restricts itself.
Candidates easy_candidates(const Position& position, Random& random);
Candidates medium_candidates(const Position& position);

}  // namespace kamertje
