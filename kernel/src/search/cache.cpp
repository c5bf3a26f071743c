#include "kamertje/cache.hpp"

namespace kamertje {
namespace {

constexpr uint64_t sampled_buckets = 1000;

}  // namespace

void Cache::store(const CacheKey& key, Known known, int32_t weight) {
  Bucket& home = bucket(key);
  int32_t lightest = bucket_size - 1;
  int32_t least = weight + 1;
  for (int32_t place = 0; place < bucket_size; ++place) {
    const uint64_t data = home.data[place].load(std::memory_order_relaxed);
    if (home.holds(place, key, data)) {
      lightest = place;
      break;
    }
    if (weight_in(data) < least) {
      least = weight_in(data);
      lightest = place;
    }
  }
  const uint64_t data = (key.other & key_mask) | static_cast<uint64_t>(weight) << 16 |
                        static_cast<uint64_t>(static_cast<uint8_t>(known.high)) << 8 | static_cast<uint8_t>(known.low);
  home.covered[lightest].store(key.one ^ data * 0x9e3779b97f4a7c15, std::memory_order_relaxed);
  home.data[lightest].store(data, std::memory_order_relaxed);
}

uint32_t Cache::load() const {
  uint32_t filled = 0;
  const uint64_t buckets = uint64_t{1} << table_.bits();
  const uint64_t sampled = buckets < sampled_buckets ? buckets : sampled_buckets;
  for (uint64_t which = 0; which < sampled; ++which)
    for (const auto& data : buckets_[which].data) filled += data.load(std::memory_order_relaxed) != 0;
  return static_cast<uint32_t>(filled * 1000 / (sampled * bucket_size));
}

}  // namespace kamertje
