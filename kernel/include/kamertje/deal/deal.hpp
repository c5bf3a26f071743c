// Deals a field of Numbridge (rules, section 1): blocks, a solution, and givens that leave no other.
#pragma once

#include <array>
#include <cstdint>
#include <variant>

#include "kamertje/deal/chance.hpp"
#include "kamertje/deal/layout.hpp"

namespace kamertje::deal {

using Digits = std::array<uint8_t, max_cells>;  // by cell, from 1; 0 for an empty one

struct Field {
  Layout layout;
  Digits givens;
  Digits solution;
};

struct Order {
  int32_t size;
  bool irregular;
  int32_t givens;
};

// How many givens a field can be dealt with in reasonable time.
struct Range {
  int32_t least;
  int32_t most;
};

enum class Refused : uint8_t {
  size,    // neither 6 nor 9
  givens,  // too few to find a field in reasonable time, or more than are played with
};

// Needs size 6 or 9.
Range feasible(int32_t size, bool irregular);

// Equal orders and keys give equal fields, on every compiler and in WASM.
std::variant<Field, Refused> deal(Order order, const Key& layout_key, const Key& grid_key);

}  // namespace kamertje::deal
