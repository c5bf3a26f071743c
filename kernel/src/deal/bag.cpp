#include "kamertje/deal/bag.hpp"

#include <bit>

namespace kamertje::deal {
namespace {

void quarter(uint32_t& a, uint32_t& b, uint32_t& c, uint32_t& d) {
  a += b;
  d = std::rotl(d ^ a, 16);
  c += d;
  b = std::rotl(b ^ c, 12);
  a += b;
  d = std::rotl(d ^ a, 8);
  c += d;
  b = std::rotl(b ^ c, 7);
}

}  // namespace

Block chacha20(const Key& key, uint32_t counter, const std::array<uint32_t, 3>& nonce) {
  Block start{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};  // "expand 32-byte k"
  for (int32_t word = 0; word < 4; ++word) {
    const uint64_t both = word_of(key, word);
    start[static_cast<uint32_t>(4 + 2 * word)] = static_cast<uint32_t>(both);
    start[static_cast<uint32_t>(5 + 2 * word)] = static_cast<uint32_t>(both >> 32);
  }
  start[12] = counter;
  for (uint32_t word = 0; word < 3; ++word) start[13 + word] = nonce[word];
  Block block = start;
  for (int32_t round = 0; round < 20; round += 2) {
    for (uint32_t column = 0; column < 4; ++column)
      quarter(block[column], block[4 + column], block[8 + column], block[12 + column]);
    for (uint32_t column = 0; column < 4; ++column)
      quarter(block[column], block[4 + (column + 1) % 4], block[8 + (column + 2) % 4], block[12 + (column + 3) % 4]);
  }
  for (uint32_t word = 0; word < block.size(); ++word) block[word] += start[word];
  return block;
}

// The block with the place as its counter: its first word that gives no number one chance more than another. That all
// sixteen do is less likely than a broken computer; the last one is taken then.
uint32_t bag_number(const Key& key, uint32_t index, uint32_t bound) {
  const Block block = chacha20(key, index, {});
  const uint32_t uneven = (0U - bound) % bound;  // 2^32 modulo the bound
  for (const uint32_t word : block)
    if (word >= uneven) return word % bound;
  return block.back() % bound;
}

}  // namespace kamertje::deal
