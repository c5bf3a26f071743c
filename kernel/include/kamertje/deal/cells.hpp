// A set of cells of a Numbridge field, at most 81, in two words.
#pragma once

#include <bit>
#include <cstdint>

namespace kamertje::deal {

inline constexpr int32_t max_size = 9;
inline constexpr int32_t max_cells = max_size * max_size;

struct Cells {
  uint64_t low = 0;
  uint64_t high = 0;

  static constexpr Cells of(int32_t cell) {
    return cell < 64 ? Cells{uint64_t{1} << cell, 0} : Cells{0, uint64_t{1} << (cell - 64)};
  }

  constexpr bool empty() const { return (low | high) == 0; }
  constexpr bool has(int32_t cell) const { return ((cell < 64 ? low >> cell : high >> (cell - 64)) & 1) != 0; }
  // At most one cell.
  constexpr bool single() const { return but_first().empty(); }
  // All but the lowest.
  constexpr Cells but_first() const { return {low & (low - 1), high & (high - (low == 0 ? 1 : 0))}; }
  // The lowest; needs one.
  constexpr int32_t first() const { return low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high); }

  constexpr void drop_first() { *this = but_first(); }

  template <class Do>
  constexpr void each(Do act) const {
    for (uint64_t rest = low; rest != 0; rest &= rest - 1) act(std::countr_zero(rest));
    for (uint64_t rest = high; rest != 0; rest &= rest - 1) act(64 + std::countr_zero(rest));
  }

  constexpr Cells& operator|=(Cells other) { return *this = *this | other; }
  constexpr Cells& operator&=(Cells other) { return *this = *this & other; }
  constexpr Cells& operator-=(Cells other) { return *this = *this - other; }
  friend constexpr Cells operator|(Cells one, Cells other) { return {one.low | other.low, one.high | other.high}; }
  friend constexpr Cells operator&(Cells one, Cells other) { return {one.low & other.low, one.high & other.high}; }
  friend constexpr Cells operator-(Cells one, Cells other) { return {one.low & ~other.low, one.high & ~other.high}; }
  friend constexpr bool operator==(Cells, Cells) = default;
};

}  // namespace kamertje::deal
