// One number that names the engine: the nodes of a fixed set of searches, equal on every compiler, CPU and in WASM.
#pragma once

#include <cstdint>

#include "kamertje/setup.hpp"

namespace kamertje {

uint64_t signature();

// Leaves of the tree of legal moves, swaps included, to that depth; a finished game is a leaf.
uint64_t perft(const SetUp& setup, int32_t depth);

}  // namespace kamertje
