// What one lane of the search met lately, found by the very strings and coins left: a first look at replies that costs
// little, since it stays near the processor and needs no form.
#pragma once

#include <cstdint>
#include <memory>

#include "kamertje/cache.hpp"
#include "kamertje/mask.hpp"

namespace kamertje {

template <class Mask>
class Recent {
 public:
  explicit Recent(int32_t bits) : bits_(bits), entries_(new Entry[uint64_t{1} << bits]) {}

  void prefetch(const Mask& left) const { __builtin_prefetch(&entries_[place(left)]); }
  bool find(const Mask& left, int8_t coins, Known& known) const {
    const Entry& entry = entries_[place(left)];
    if (!(entry.left == left) || entry.coins != coins) return false;
    known = entry.known;
    return true;
  }
  void clear() {
    for (uint64_t place = 0; place < uint64_t{1} << bits_; ++place) entries_[place] = {};
  }
  void store(const Mask& left, int8_t coins, Known known) { entries_[place(left)] = {left, coins, known}; }

 private:
  // An empty place says, truly, that nothing left is worth nothing.
  struct Entry {
    Mask left{};
    int8_t coins = 0;
    Known known{};
  };
  uint64_t place(const Mask& left) const { return fold(left) * 0x9e3779b97f4a7c15 >> (64 - bits_); }
  static uint64_t fold(Mask64 left) { return left; }
  static uint64_t fold(const Mask128& left) { return left.low ^ (left.high * 0xd1342543de82ef95); }

  int32_t bits_;
  std::unique_ptr<Entry[]> entries_;
};

}  // namespace kamertje
