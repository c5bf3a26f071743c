// What several lanes of one search are at work on, so that each takes up first what no other is at. Only a hint: places
// are shared and overwritten.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>

#include "kamertje/cache.hpp"

namespace kamertje {

class Underway {
 public:
  bool has(const CacheKey& key) const { return at(key).load(std::memory_order_relaxed) == key.other; }
  void enter(const CacheKey& key) { at(key).store(key.other, std::memory_order_relaxed); }
  void leave(const CacheKey& key) {
    if (has(key)) at(key).store(0, std::memory_order_relaxed);
  }

 private:
  static constexpr uint64_t places = 1024;
  const std::atomic<uint64_t>& at(const CacheKey& key) const { return at_[key.one % places]; }
  std::atomic<uint64_t>& at(const CacheKey& key) { return at_[key.one % places]; }

  std::array<std::atomic<uint64_t>, places> at_{};
};

}  // namespace kamertje
