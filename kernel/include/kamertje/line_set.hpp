// A set of lines of one grid, as bits. A grid has at most 210 lines, so four words hold any set.
#pragma once

#include <bit>
#include <cstdint>

namespace kamertje {

struct LineSet {
  uint64_t word[4] = {0, 0, 0, 0};

  constexpr bool has(int32_t line) const { return (word[line >> 6] >> (line & 63)) & 1; }
  constexpr void add(int32_t line) { word[line >> 6] |= uint64_t{1} << (line & 63); }
  constexpr void remove(int32_t line) { word[line >> 6] &= ~(uint64_t{1} << (line & 63)); }

  constexpr int32_t count() const {
    return std::popcount(word[0]) + std::popcount(word[1]) + std::popcount(word[2]) + std::popcount(word[3]);
  }

  // Calls visit(line) for each member, lowest number first.
  template <class Visit>
  constexpr void each(Visit visit) const {
    for (int32_t part = 0; part < 4; ++part)
      for (uint64_t rest = word[part]; rest != 0; rest &= rest - 1) visit(part * 64 + std::countr_zero(rest));
  }

  // Removes the lowest member and returns it; -1 when there is none.
  constexpr int32_t take_first() {
    for (int32_t part = 0; part < 4; ++part) {
      if (word[part] == 0) continue;
      const int32_t line = part * 64 + std::countr_zero(word[part]);
      word[part] &= word[part] - 1;
      return line;
    }
    return -1;
  }

  friend constexpr bool operator==(const LineSet&, const LineSet&) = default;
};

}  // namespace kamertje
