// The table of forms met: for each, bounds on its value.
//
// A key is 128 well-mixed bits, of which 104 are stored and tell it from every other. A bucket is one line of memory;
// of its entries those with most strings are kept, and the last place always changes hands. Entries may be read and
// written by several threads at once, without locks.
#pragma once

#include <atomic>
#include <cstdint>
#include <span>

#include "kamertje/memory.hpp"

namespace kamertje {

// Bounds on the value for the player to move, in boxes.
struct Known {
  int8_t low = 0;
  int8_t high = 0;
};

// What is known of one form, to be kept elsewhere: 64 bits of its key; 40 more, the weight and the bounds.
struct Proven {
  uint64_t key;
  uint64_t data;
};

struct CacheKey {
  uint64_t one = 0;
  uint64_t other = 0;
};

class Cache {
 public:
  // Takes so many bytes at most.
  explicit Cache(uint64_t bytes) : table_(bytes), buckets_(table_.as<Bucket>()) {}

  uint64_t bytes() const { return table_.bytes(); }
  void clear() { table_.clear(); }
  void prefetch(const CacheKey& key) const { __builtin_prefetch(&bucket(key)); }
  bool find(const CacheKey& key, Known& known) const {
    const Bucket& home = bucket(key);
    for (int32_t place = 0; place < bucket_size; ++place) {
      const uint64_t data = home.data[place].load(std::memory_order_relaxed);
      if (!home.holds(place, key, data)) continue;
      known = known_in(data);
      return true;
    }
    return false;
  }
  // The weight, 1 to 255, decides what stays.
  void store(const CacheKey& key, Known known, int32_t weight);
  // Copies the entries of most weight, of as many weights as there is room for; returns how many.
  int32_t heaviest(std::span<Proven> room) const;
  void learn(const Proven& proven) { put({proven.key, proven.data}, proven.data); }
  uint32_t load() const;  // filled entries in thousandths, by a sample

 private:
  static constexpr int32_t bucket_size = 4;
  static constexpr int32_t data_bits = 24;  // low, high, weight
  static constexpr uint64_t key_mask = ~uint64_t{0} << data_bits;

  static Known known_in(uint64_t data) {
    return {static_cast<int8_t>(data & 0xff), static_cast<int8_t>((data >> 8) & 0xff)};
  }
  void put(const CacheKey& key, uint64_t data);
  static int32_t weight_in(uint64_t data) { return static_cast<int32_t>((data >> 16) & 0xff); }

  static uint64_t cover(uint64_t data) { return data * 0x9e3779b97f4a7c15; }

  // The first word is covered with the second, so that an entry torn between two threads matches no key.
  struct alignas(64) Bucket {
    std::atomic<uint64_t> covered[bucket_size];
    std::atomic<uint64_t> data[bucket_size];

    bool holds(int32_t place, const CacheKey& key, uint64_t with) const {
      return (with & key_mask) == (key.other & key_mask) && weight_in(with) != 0 &&
             (covered[place].load(std::memory_order_relaxed) ^ cover(with)) == key.one;
    }
  };
  Bucket& bucket(const CacheKey& key) const { return buckets_[table_.line_of(key.one)]; }

  Table table_;
  Bucket* buckets_;
};

}  // namespace kamertje
