// The table of positions met: for each, bounds on its value. Sound: an entry is found only under its own key.
//
// A key is mixed by a bijection; its low bits choose the bucket and the rest is stored, so nothing of it is lost.
// A bucket is one line of memory; of its entries those with most strings are kept, and the last place always changes
// hands. Entries may be read and written by several threads at once, without locks.
#pragma once

#include <atomic>
#include <cstdint>

#include "kamertje/mask.hpp"
#include "kamertje/memory.hpp"

namespace kamertje {

// Bounds on the value for the player to move, in boxes.
struct Known {
  int8_t low;
  int8_t high;
};

namespace cache_detail {

inline constexpr int32_t weight_bits = 8;  // number of strings, for replacement
inline constexpr int32_t bounds_bits = 16;
inline constexpr int32_t data_bits = weight_bits + bounds_bits;

constexpr uint64_t pack(Known known, int32_t weight) {
  return static_cast<uint64_t>(static_cast<uint8_t>(known.low)) |
         static_cast<uint64_t>(static_cast<uint8_t>(known.high)) << 8 | static_cast<uint64_t>(weight) << bounds_bits;
}
constexpr Known known_in(uint64_t data) {
  return {static_cast<int8_t>(data & 0xff), static_cast<int8_t>((data >> 8) & 0xff)};
}
constexpr int32_t weight_in(uint64_t data) { return static_cast<int32_t>((data >> bounds_bits) & 0xff); }

// A bijection of the integers below 2^bits.
constexpr uint64_t mix(uint64_t key, int32_t bits) {
  const uint64_t all = mask_below<Mask64>(bits);
  const int32_t half = (bits + 1) / 2;
  key = (key * 0x9e3779b97f4a7c15) & all;
  key ^= key >> half;
  key = (key * 0xbf58476d1ce4e5b9) & all;
  key ^= key >> half;
  key = (key * 0x94d049bb133111eb) & all;
  return key ^ (key >> half);
}

}  // namespace cache_detail

// The memory of a cache: lines of 64 bytes, a power of two of them, all zero. Taken once; where there is not enough,
// less.
class Table {
 public:
  explicit Table(uint64_t bytes);

  int32_t bits() const { return bits_; }
  uint64_t bytes() const { return line_bytes << bits_; }
  void clear();
  template <class Bucket>
  Bucket* as() const {
    static_assert(sizeof(Bucket) == line_bytes);
    return reinterpret_cast<Bucket*>(memory_.start());
  }

 private:
  static constexpr uint64_t line_bytes = 64;
  static constexpr int32_t fewest_bits = 4;
  int32_t bits_;
  Memory memory_;
};

// One word an entry, for keys of up to 64 strings: what does not choose the bucket must fit beside the data.
class NarrowCache {
 public:
  using Mask = Mask64;
  static constexpr int32_t bucket_size = 8;
  // How many bits a key can have in a table of that size.
  static constexpr int32_t key_bits(int32_t bucket_bits) {
    const int32_t bits = bucket_bits + 64 - cache_detail::data_bits;
    return bits < 64 ? bits : 64;
  }
  // A key of strings with a tally above them.
  static constexpr Mask64 with_tally(Mask64 key, uint32_t tally, int32_t strings) {
    return tally == 0 ? key : key | uint64_t{tally} << strings;
  }

  NarrowCache(int32_t bits, const Table& table)
      : bits_(bits),
        bucket_bits_(table.bits()),
        buckets_(table.as<Bucket>()) {}

  void prefetch(Mask64 key) const { __builtin_prefetch(&bucket(cache_detail::mix(key, bits_))); }
  bool find(Mask64 key, Known& known) const {
    const uint64_t mixed = cache_detail::mix(key, bits_);
    const uint64_t tag = mixed >> bucket_bits_ << cache_detail::data_bits;
    for (const auto& entry : bucket(mixed).entry) {
      const uint64_t word = entry.load(std::memory_order_relaxed);
      if ((word & tag_mask) != tag || (word & ~tag_mask) == 0) continue;
      known = cache_detail::known_in(word);
      return true;
    }
    return false;
  }
  void store(Mask64 key, Known known, int32_t weight);
  uint32_t load() const;

 private:
  static constexpr uint64_t tag_mask = ~mask_below<Mask64>(cache_detail::data_bits);
  struct alignas(64) Bucket {
    std::atomic<uint64_t> entry[bucket_size];
  };
  Bucket& bucket(uint64_t mixed) const { return buckets_[mixed & mask_below<Mask64>(bucket_bits_)]; }

  int32_t bits_;
  int32_t bucket_bits_;
  Bucket* buckets_;
};

// The whole key in two words and the data in half a word. Both words are stored exclusive-or the scrambled data, so
// that an entry torn between two threads matches no key.
class BroadCache {
 public:
  using Mask = Mask128;
  static constexpr int32_t bucket_size = 3;
  static constexpr int32_t key_bits(int32_t) { return 128; }
  static constexpr Mask128 with_tally(Mask128 key, uint32_t tally, int32_t strings) {
    key.high |= uint64_t{tally} << (strings > 64 && strings < 128 ? strings - 64 : 0);
    return key;
  }

  BroadCache(int32_t, const Table& table) : bucket_bits_(table.bits()), buckets_(table.as<Bucket>()) {}

  void prefetch(const Mask128& key) const { __builtin_prefetch(&bucket(key)); }
  bool find(const Mask128& key, Known& known) const {
    const Bucket& home = bucket(key);
    for (int32_t place = 0; place < bucket_size; ++place) {
      const uint32_t data = home.data[place].load(std::memory_order_relaxed);
      if (data == 0 || !home.holds(place, key, data)) continue;
      known = cache_detail::known_in(data);
      return true;
    }
    return false;
  }
  void store(const Mask128& key, Known known, int32_t weight);
  uint32_t load() const;

 private:
  static constexpr uint64_t scramble(uint32_t data) { return data * uint64_t{0x9e3779b97f4a7c15}; }
  struct alignas(64) Bucket {
    std::atomic<uint64_t> low[bucket_size];
    std::atomic<uint64_t> high[bucket_size];
    std::atomic<uint32_t> data[bucket_size];

    bool holds(int32_t place, const Mask128& key, uint32_t with) const {
      const uint64_t cover = scramble(with);
      return (low[place].load(std::memory_order_relaxed) ^ cover) == key.low &&
             (high[place].load(std::memory_order_relaxed) ^ cover) == key.high;
    }
  };
  Bucket& bucket(const Mask128& key) const {
    const uint64_t mixed = cache_detail::mix(cache_detail::mix(key.low, 64) + key.high, 64);
    return buckets_[mixed & mask_below<Mask64>(bucket_bits_)];
  }

  int32_t bucket_bits_;
  Bucket* buckets_;
};

}  // namespace kamertje
