// The kernel's own random generator (splitmix64), so that one seed gives one game on every compiler and in WASM.
// Words can be scripted in front of it, which is how a test injects each choice.
#pragma once

#include <cstdint>
#include <span>

namespace kamertje {

// A bijection that leaves no trace of order.
constexpr uint64_t mixed(uint64_t word) {
  word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9;
  word = (word ^ (word >> 27)) * 0x94d049bb133111eb;
  return word ^ (word >> 31);
}

class Random {
 public:
  explicit Random(uint64_t seed, std::span<const uint32_t> script = {}) : state_(seed), script_(script) {}

  // As if so many words had been drawn; needs that none was, and no script.
  void skip(uint64_t words) { state_ += words * step; }

  // Uniform over 0..bound-1, up to a bias of bound / 2^32.
  int32_t below(int32_t bound) { return static_cast<int32_t>((uint64_t{word()} * static_cast<uint32_t>(bound)) >> 32); }

 private:
  static constexpr uint64_t step = 0x9e3779b97f4a7c15;

  uint32_t word() {
    if (used_ < script_.size()) return script_[used_++];
    state_ += step;
    return static_cast<uint32_t>(mixed(state_) >> 32);
  }

  uint64_t state_;
  std::span<const uint32_t> script_;
  uint32_t used_ = 0;
};

}  // namespace kamertje
