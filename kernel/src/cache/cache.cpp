#include "kamertje/cache.hpp"

#include <array>

namespace kamertje {
namespace {

constexpr uint64_t sampled_buckets = 1000;

}  // namespace

void Cache::store(const CacheKey& key, Known known, int32_t weight) {
  put(key, (key.other & key_mask) | static_cast<uint64_t>(weight) << 16 |
               static_cast<uint64_t>(static_cast<uint8_t>(known.high)) << 8 | static_cast<uint8_t>(known.low));
}

void Cache::put(const CacheKey& key, uint64_t data) {
  Bucket& home = bucket(key);
  int32_t lightest = bucket_size - 1;
  int32_t least = weight_in(data) + 1;
  for (int32_t place = 0; place < bucket_size; ++place) {
    const uint64_t there = home.data[place].load(std::memory_order_relaxed);
    if (home.holds(place, key, there)) {
      lightest = place;
      break;
    }
    if (weight_in(there) < least) {
      least = weight_in(there);
      lightest = place;
    }
  }
  home.covered[lightest].store(key.one ^ cover(data), std::memory_order_relaxed);
  home.data[lightest].store(data, std::memory_order_relaxed);
}

int32_t Cache::heaviest(std::span<Proven> room) const {
  std::array<uint64_t, 257> count{};
  const uint64_t buckets = table_.lines();
  for (uint64_t which = 0; which < buckets; ++which)
    for (const auto& data : buckets_[which].data) ++count[weight_in(data.load(std::memory_order_relaxed))];
  int32_t least = 256;
  for (uint64_t sum = 0; least > 1 && sum + count[least - 1] <= room.size();) sum += count[--least];
  int32_t copied = 0;
  for (uint64_t which = 0; which < buckets; ++which)
    for (int32_t place = 0; place < bucket_size; ++place) {
      const uint64_t data = buckets_[which].data[place].load(std::memory_order_relaxed);
      if (weight_in(data) < least) continue;
      const uint64_t covered = buckets_[which].covered[place].load(std::memory_order_relaxed);
      room[copied++] = {covered ^ cover(data), data};
    }
  return copied;
}

uint32_t Cache::load() const {
  uint32_t filled = 0;
  const uint64_t buckets = table_.lines();
  const uint64_t sampled = buckets < sampled_buckets ? buckets : sampled_buckets;
  for (uint64_t which = 0; which < sampled; ++which)
    for (const auto& data : buckets_[which].data) filled += data.load(std::memory_order_relaxed) != 0;
  return static_cast<uint32_t>(filled * 1000 / (sampled * bucket_size));
}

}  // namespace kamertje
