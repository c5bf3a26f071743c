// Misère with extra turns: pieces of which every cut takes a coin. Nobody touches those before the end, when all of
// them fall to whoever must move (docs/explain/solver.md).
#pragma once

#include "passing.hpp"

namespace kamertje {

template <class Mask>
Mask without_idle(const Ties<Mask>& ties, const Mask& left) {
  const Mask free = left & ~taking_strings(ties, left);
  Mask rest{};
  for (int32_t coin = 0; coin < ties.coins(); ++coin)
    if (const Mask strings = left & ties.of(coin); any(strings & free)) rest |= strings;
  return rest;
}

}  // namespace kamertje
