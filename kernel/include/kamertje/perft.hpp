// Counts the tree of legal moves: the quickest check that two rule engines agree.
#pragma once

#include <cstdint>

#include "kamertje/dice.hpp"

namespace kamertje {

// Leaves of the tree of legal moves to that depth, with each of the 36 rolls where the dice are thrown; a finished game
// is a leaf. With dice the boxes need their numbers, else all are 0.
uint64_t perft(const SetUp& setup, int32_t depth, const BoxNumbers& numbers = {});

}  // namespace kamertje
