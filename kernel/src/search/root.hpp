// The position that a solver was asked about: its coin graph, its lines, and what is known of each.
#pragma once

#include <array>
#include <memory>

#include "kamertje/solver.hpp"
#include "replies.hpp"

namespace kamertje {

// A line of the root: what drawing it takes at once, who then moves, and the state in which the search goes on. In
// normal play that is the quiet state after the mover there has taken all that lies open.
struct RootLine {
  Mask128 left;
  int16_t coins = 0;
  int16_t gain = 0;        // boxes closed by the line itself, negative in misère
  bool again = false;      // the same player moves on
  bool may_swap = false;   // the other may take the line over instead of moving
  int16_t taken = 0;       // boxes that lie open for whoever then moves
  Handout handout = Handout::none;
  Bounds utility;          // for the player at the root, who wants it high in every objective
};

struct Root {
  CoinGraph graph;
  Play play = Play::quiet;
  bool misere = false;
  int16_t boxes = 0;
  int32_t count = 0;
  std::array<RootLine, max_strings> line;
  std::array<uint8_t, max_strings> line_of_string;  // twins share one
  std::array<int16_t, max_lines> string_of;
};

std::unique_ptr<Root> compile_root(const Position& position);

}  // namespace kamertje
