// Takes givens away while the solution stays the only one.
#pragma once

#include "kamertje/deal/deal.hpp"
#include "search.hpp"

namespace kamertje::deal {

// Tries every cell once, in random order, until so many givens are left. False where it gets stuck before.
bool thin_out(const Units& units, const Digits& solution, int32_t givens, Chance& chance, Digits& left);

}  // namespace kamertje::deal
