// Zeroed memory for a table, taken once. Large pages where the system has them: a table is read at random, and most of
// the time of a read would otherwise go into finding the page.
#pragma once

#include <cstdint>

namespace kamertje {

class Memory {
 public:
  Memory() = default;
  // Empty when there is not so much. Starts at a line of 64 bytes.
  explicit Memory(uint64_t bytes);
  ~Memory();
  Memory(Memory&& other) noexcept { swap(other); }
  Memory& operator=(Memory&& other) noexcept {
    swap(other);
    return *this;
  }

  unsigned char* start() const { return start_; }

 private:
  void swap(Memory& other) {
    unsigned char* const start = start_;
    unsigned char* const block = block_;
    const uint64_t bytes = bytes_;
    start_ = other.start_;
    block_ = other.block_;
    bytes_ = other.bytes_;
    other.start_ = start;
    other.block_ = block;
    other.bytes_ = bytes;
  }

  unsigned char* start_ = nullptr;
  unsigned char* block_ = nullptr;
  uint64_t bytes_ = 0;
};

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
  int32_t bits_ = fewest_bits;
  Memory memory_;
};

}  // namespace kamertje
