#include "kamertje/cache.hpp"

#include <cstring>

namespace kamertje {

using namespace cache_detail;

namespace {

constexpr uint64_t sampled_buckets = 1000;

}  // namespace

Table::Table(uint64_t bytes) : bits_(fewest_bits) {
  while ((line_bytes << (bits_ + 1)) <= bytes) ++bits_;
  for (memory_ = Memory(this->bytes()); memory_.start() == nullptr && bits_ > fewest_bits;) {
    --bits_;
    memory_ = Memory(this->bytes());
  }
  if (memory_.start() == nullptr) __builtin_trap();  // not even a kilobyte
}

void Table::clear() { std::memset(memory_.start(), 0, bytes()); }

void NarrowCache::store(Mask64 key, Known known, int32_t weight) {
  const uint64_t mixed = mix(key, bits_);
  const uint64_t tag = mixed >> bucket_bits_ << data_bits;
  auto& entries = bucket(mixed).entry;
  std::atomic<uint64_t>* lightest = &entries[bucket_size - 1];
  int32_t least = weight + 1;
  for (auto& entry : entries) {
    const uint64_t word = entry.load(std::memory_order_relaxed);
    if ((word & tag_mask) == tag && (word & ~tag_mask) != 0) {
      lightest = &entry;
      break;
    }
    if (weight_in(word) < least) {
      least = weight_in(word);
      lightest = &entry;
    }
  }
  lightest->store(tag | pack(known, weight), std::memory_order_relaxed);
}

uint32_t NarrowCache::load() const {
  uint32_t filled = 0;
  const uint64_t buckets = uint64_t{1} << bucket_bits_;
  const uint64_t sampled = buckets < sampled_buckets ? buckets : sampled_buckets;
  for (uint64_t which = 0; which < sampled; ++which)
    for (const auto& entry : buckets_[which].entry) filled += entry.load(std::memory_order_relaxed) != 0;
  return static_cast<uint32_t>(filled * 1000 / (sampled * bucket_size));
}

void BroadCache::store(const Mask128& key, Known known, int32_t weight) {
  Bucket& home = bucket(key);
  int32_t lightest = bucket_size - 1;
  int32_t least = weight + 1;
  for (int32_t place = 0; place < bucket_size; ++place) {
    const uint32_t data = home.data[place].load(std::memory_order_relaxed);
    if (data != 0 && home.holds(place, key, data)) {
      lightest = place;
      break;
    }
    if (weight_in(data) < least) {
      least = weight_in(data);
      lightest = place;
    }
  }
  const auto data = static_cast<uint32_t>(pack(known, weight));
  home.low[lightest].store(key.low ^ scramble(data), std::memory_order_relaxed);
  home.high[lightest].store(key.high ^ scramble(data), std::memory_order_relaxed);
  home.data[lightest].store(data, std::memory_order_relaxed);
}

uint32_t BroadCache::load() const {
  uint32_t filled = 0;
  const uint64_t buckets = uint64_t{1} << bucket_bits_;
  const uint64_t sampled = buckets < sampled_buckets ? buckets : sampled_buckets;
  for (uint64_t which = 0; which < sampled; ++which)
    for (const auto& data : buckets_[which].data) filled += data.load(std::memory_order_relaxed) != 0;
  return static_cast<uint32_t>(filled * 1000 / (sampled * bucket_size));
}

}  // namespace kamertje
