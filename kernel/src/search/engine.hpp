// The search behind one face, whatever the width of its masks and the rules of play.
#pragma once

#include <atomic>
#include <memory>

#include "../cache/underway.hpp"
#include "kamertje/cache.hpp"
#include "root.hpp"

namespace kamertje {

// One lane of the search on one coin graph, whatever its width and rules.
class Engine {
 public:
  virtual ~Engine() = default;
  virtual void allow(uint64_t nodes) = 0;
  // Forgets what the lane met itself; the cache is its owner's to clear.
  virtual void begin_anew(int32_t horizon) = 0;
  virtual bool stopped() const = 0;
  virtual uint64_t nodes() const = 0;
  virtual bool at_least(const Mask128& left, int32_t coins, int32_t wanted) = 0;
};

// The kind of engine that fits the root. All that it refers to must outlive it; underway is for several lanes only.
std::unique_ptr<Engine> make_engine(const Root& root, Cache& cache, int32_t horizon, int32_t lane,
                                    const std::atomic<bool>& halt, Underway* underway);

}  // namespace kamertje
