// A set of strings of one coin graph, as bits: 64 or 128 of them. The search is written once for both widths.
#pragma once

#include <bit>
#include <cstdint>

namespace kamertje {

using Mask64 = uint64_t;

struct Mask128 {
  uint64_t low = 0;
  uint64_t high = 0;

  friend constexpr bool operator==(const Mask128&, const Mask128&) = default;
  friend constexpr bool operator<(const Mask128& a, const Mask128& b) {
    return a.high != b.high ? a.high < b.high : a.low < b.low;
  }
  friend constexpr Mask128 operator&(const Mask128& a, const Mask128& b) { return {a.low & b.low, a.high & b.high}; }
  friend constexpr Mask128 operator|(const Mask128& a, const Mask128& b) { return {a.low | b.low, a.high | b.high}; }
  constexpr Mask128& operator&=(const Mask128& other) { return *this = *this & other; }
  constexpr Mask128& operator|=(const Mask128& other) { return *this = *this | other; }
  friend constexpr Mask128 operator~(const Mask128& a) { return {~a.low, ~a.high}; }
};

template <class Mask>
constexpr Mask mask_of(int32_t bit);
template <>
constexpr Mask64 mask_of<Mask64>(int32_t bit) {
  return uint64_t{1} << bit;
}
template <>
constexpr Mask128 mask_of<Mask128>(int32_t bit) {
  return bit < 64 ? Mask128{uint64_t{1} << bit, 0} : Mask128{0, uint64_t{1} << (bit - 64)};
}

// The first `count` bits.
template <class Mask>
constexpr Mask mask_below(int32_t count);
template <>
constexpr Mask64 mask_below<Mask64>(int32_t count) {
  return count >= 64 ? ~uint64_t{0} : (uint64_t{1} << count) - 1;
}
template <>
constexpr Mask128 mask_below<Mask128>(int32_t count) {
  return {mask_below<Mask64>(count), count <= 64 ? 0 : mask_below<Mask64>(count - 64)};
}

constexpr bool any(Mask64 mask) { return mask != 0; }
constexpr bool any(const Mask128& mask) { return (mask.low | mask.high) != 0; }
constexpr int32_t count_of(Mask64 mask) { return std::popcount(mask); }
constexpr int32_t count_of(const Mask128& mask) { return std::popcount(mask.low) + std::popcount(mask.high); }
// Needs any(mask).
constexpr int32_t first_of(Mask64 mask) { return std::countr_zero(mask); }
constexpr int32_t first_of(const Mask128& mask) {
  return mask.low != 0 ? std::countr_zero(mask.low) : 64 + std::countr_zero(mask.high);
}
constexpr void drop_first(Mask64& mask) { mask &= mask - 1; }
constexpr void drop_first(Mask128& mask) {
  if (mask.low != 0) mask.low &= mask.low - 1;
  else mask.high &= mask.high - 1;
}
// Whether there are exactly so many, without counting bits one instruction at a time where a processor cannot count.
template <class Mask>
constexpr bool exactly_one(Mask mask) {
  if (!any(mask)) return false;
  drop_first(mask);
  return !any(mask);
}
template <class Mask>
constexpr bool exactly_two(Mask mask) {
  if (!any(mask)) return false;
  drop_first(mask);
  return exactly_one(mask);
}
template <class Mask>
constexpr bool has(const Mask& mask, int32_t bit) {
  return any(mask & mask_of<Mask>(bit));
}

}  // namespace kamertje
