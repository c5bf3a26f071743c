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

// The memory of a cache: lines of 64 bytes, all zero. Taken once; where there is not enough, less.
class Table {
 public:
  explicit Table(uint64_t bytes);

  uint64_t lines() const { return lines_; }
  uint64_t bytes() const { return line_bytes * lines_; }
  // Where a key belongs. Its upper half must be well mixed.
  uint64_t line_of(uint64_t key) const { return (key >> 32) * lines_ >> 32; }
  void clear();
  template <class Bucket>
  Bucket* as() const {
    static_assert(sizeof(Bucket) == line_bytes);
    return reinterpret_cast<Bucket*>(memory_.start());
  }

 private:
  static constexpr uint64_t line_bytes = 64;
  static constexpr uint64_t fewest_lines = 16;
  static constexpr uint64_t most_lines = uint64_t{1} << 32;
  uint64_t lines_;
  Memory memory_;
};

}  // namespace kamertje
