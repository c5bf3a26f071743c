#include "kamertje/memory.hpp"

#include <algorithm>
#include <cstring>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace kamertje {

#if defined(__linux__)

namespace {

constexpr uint64_t large_page = uint64_t{1} << 21;
constexpr uint64_t large_table = uint64_t{1} << 24;  // below this, clearing whole large pages costs more than it saves

}  // namespace

Memory::Memory(uint64_t bytes) : bytes_(bytes + large_page) {
  void* const mapped = mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (mapped == MAP_FAILED) return;
  block_ = static_cast<unsigned char*>(mapped);
  start_ = block_ + (large_page - reinterpret_cast<uintptr_t>(block_) % large_page) % large_page;
  if (bytes >= large_table) madvise(start_, bytes, MADV_HUGEPAGE);
}

Memory::~Memory() {
  if (block_ != nullptr) munmap(block_, bytes_);
}

#else

namespace {

constexpr uint64_t line_bytes = 64;

}  // namespace

Memory::Memory(uint64_t bytes) : bytes_(bytes + line_bytes) {
  block_ = new (std::nothrow) unsigned char[bytes_];
  if (block_ == nullptr) return;
  start_ = block_ + (line_bytes - reinterpret_cast<uintptr_t>(block_) % line_bytes) % line_bytes;
  std::memset(start_, 0, bytes);
}

Memory::~Memory() { delete[] block_; }

#endif

Table::Table(uint64_t bytes) : lines_(std::clamp(bytes / line_bytes, fewest_lines, most_lines)) {
  for (memory_ = Memory(this->bytes()); memory_.start() == nullptr && lines_ > fewest_lines;) {
    lines_ = std::max(lines_ / 2, fewest_lines);
    memory_ = Memory(this->bytes());
  }
  if (memory_.start() == nullptr) __builtin_trap();  // not even a kilobyte
}

void Table::clear() { std::memset(memory_.start(), 0, bytes()); }

}  // namespace kamertje
