// The stream that tiles are drawn by: ChaCha20 (RFC 8439), of which every number can be had by its place.
#pragma once

#include <array>
#include <cstdint>

#include "kamertje/deal/chance.hpp"

namespace kamertje::deal {

using Block = std::array<uint32_t, 16>;

// One block of the key stream, as 16 words, each of four bytes with the lowest first.
Block chacha20(const Key& key, uint32_t counter, const std::array<uint32_t, 3>& nonce);

// The number of that place in the key's stream, uniform over 0..bound-1; needs a bound above 0.
uint32_t bag_number(const Key& key, uint32_t index, uint32_t bound);

}  // namespace kamertje::deal
