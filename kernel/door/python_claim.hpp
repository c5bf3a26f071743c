// What runs without the interpreter lock is claimed by one thread at a time.
#pragma once

#include <mutex>
#include <stdexcept>

namespace kamertje::door {

// Holds a search for one caller at a time. Searches run without the interpreter lock, so two could meet here.
class Claim {
 public:
  explicit Claim(std::mutex& mutex) : lock_(mutex, std::try_to_lock) {
    if (!lock_) throw std::runtime_error("another thread is searching");
  }

 private:
  std::unique_lock<std::mutex> lock_;
};

}  // namespace kamertje::door
