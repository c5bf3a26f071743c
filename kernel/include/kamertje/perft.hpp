// Counts the tree of legal moves: the quickest check that two rule engines agree.
#pragma once

#include <cstdint>

#include "kamertje/setup.hpp"

namespace kamertje {

// Leaves of the tree of legal moves, swaps included, to that depth; a finished game is a leaf.
uint64_t perft(const SetUp& setup, int32_t depth);

}  // namespace kamertje
