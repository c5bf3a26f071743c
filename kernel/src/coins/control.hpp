// Endings in which nothing is left but long chains and rings that stand apart. By Buzzard and Ciere, "Playing simple
// loony dots and boxes endgames optimally" (Integers 14, 2014): whoever does not have to open them gets, net, the
// controlled value, if that is 2 or more.
#pragma once

#include "ways.hpp"

namespace kamertje {

// The controlled value: all boxes, less four for each chain and eight for each ring that are left to the other, who
// gets nothing of the last piece. 0 where there is something else, or it is not the value.
template <class Mask>
int32_t controlled_value(const Ways<Mask>& ways) {
  int32_t value = 0;
  bool rings = false, chains = false, longer = false;  // longer: chains of more than three
  for (int32_t which = 0; which < ways.count(); ++which) {
    const Way<Mask>& way = ways[which];
    if (!way.apart() || !way.long_enough()) return 0;
    value += way.coins - handout_cost(way.ring() ? Handout::four : Handout::two);
    rings |= way.ring();
    chains |= !way.ring();
    longer |= !way.ring() && way.coins > 3;
  }
  // What the last pieces give back to whoever is in control.
  const int32_t end = ways.count() == 0 ? 0 : !chains ? 8 : rings && !longer ? 6 : 4;
  return value + end >= 2 ? value + end : 0;
}

}  // namespace kamertje
