#include "engine.hpp"

#include "search.hpp"

namespace kamertje {
namespace {

// A look at what was met lately should cost little: it grows with the table, and stays within a processor's own memory;
// in a long search, where more is met, within what processors share.
int32_t recent_bits(uint64_t cache_bytes) {
  constexpr uint64_t long_search = uint64_t{1} << 27;
  constexpr int32_t fewest = 8;
  const int32_t most = cache_bytes < long_search ? 15 : 18;
  int32_t bits = fewest;
  while (bits < most && uint64_t{1} << (bits + 7) <= cache_bytes) ++bits;
  return bits;
}

template <class Mask, Play play>
class EngineOf final : public Engine {
 public:
  EngineOf(const Root& root, Cache& cache, int32_t horizon, int32_t lane, const std::atomic<bool>& halt,
           Underway* underway)
      : search_(root.graph, root.misere, cache, recent_bits(cache.bytes()), horizon, lane, halt, underway) {}

  void allow(uint64_t nodes) override { search_.allow(nodes); }
  void begin_anew(int32_t horizon) override { search_.begin_anew(horizon); }
  bool stopped() const override { return search_.stopped(); }
  uint64_t nodes() const override { return search_.nodes(); }
  bool at_least(const Mask128& left, int32_t coins, int32_t wanted) override {
    if constexpr (sizeof(Mask) == sizeof(uint64_t)) return search_.at_least(left.low, coins, wanted);
    else return search_.at_least(left, coins, wanted);
  }

 private:
  Search<Mask, play> search_;
};

template <class Mask>
std::unique_ptr<Engine> make_with(const Root& root, Cache& cache, int32_t horizon, int32_t lane,
                                  const std::atomic<bool>& halt, Underway* underway) {
  switch (root.play) {
    case Play::quiet: return std::make_unique<EngineOf<Mask, Play::quiet>>(root, cache, horizon, lane, halt, underway);
    case Play::extra: return std::make_unique<EngineOf<Mask, Play::extra>>(root, cache, horizon, lane, halt, underway);
    case Play::pass: return std::make_unique<EngineOf<Mask, Play::pass>>(root, cache, horizon, lane, halt, underway);
    default: return std::make_unique<EngineOf<Mask, Play::last>>(root, cache, horizon, lane, halt, underway);
  }
}

}  // namespace

std::unique_ptr<Engine> make_engine(const Root& root, Cache& cache, int32_t horizon, int32_t lane,
                                    const std::atomic<bool>& halt, Underway* underway) {
  if (root.graph.strings <= 64) return make_with<Mask64>(root, cache, horizon, lane, halt, underway);
  return make_with<Mask128>(root, cache, horizon, lane, halt, underway);
}

}  // namespace kamertje
