// Taking all that can be taken, from any state.
#pragma once

#include "ways.hpp"

namespace kamertje {

// Takes coins on one string until there are none. The order does not matter to what is taken and what is left.
Taken<Mask128> take_all(const CoinGraph& graph, Mask128 left);

}  // namespace kamertje
