#include "engine.hpp"

#include "search.hpp"

namespace kamertje {
namespace {

constexpr int32_t least_tally = 12;  // bits of tally that are worth more than entries of half the size

template <class Cache, Play play>
class EngineOf final : public Engine {
 public:
  EngineOf(const Root& root, const Table& table, int32_t tally_bits, int32_t horizon, int32_t lane,
           const std::atomic<bool>& halt)
      : replies_(root.graph, root.misere, tally_bits),
        cache_(root.graph.strings + replies_.tally().bits(), table),
        search_(replies_, cache_, horizon, lane, halt) {}

  void allow(uint64_t nodes) override { search_.allow(nodes); }
  void look_ahead(int32_t horizon) override { search_.look_ahead(horizon); }
  bool stopped() const override { return search_.stopped(); }
  uint64_t nodes() const override { return search_.nodes(); }
  uint32_t table_load() const override { return cache_.load(); }
  bool at_least(const Mask128& left, int32_t coins, int32_t wanted) override {
    if constexpr (sizeof(typename Cache::Mask) == sizeof(uint64_t)) return search_.at_least(left.low, coins, wanted);
    else return search_.at_least(left, coins, wanted);
  }

 private:
  Replies<typename Cache::Mask> replies_;
  Cache cache_;
  Search<Cache, play> search_;
};

template <class Cache>
std::unique_ptr<Engine> make_with(const Root& root, const Table& table, int32_t tally_bits, int32_t horizon,
                                  int32_t lane, const std::atomic<bool>& halt) {
  switch (root.play) {
    case Play::quiet:
      return std::make_unique<EngineOf<Cache, Play::quiet>>(root, table, tally_bits, horizon, lane, halt);
    case Play::extra:
      return std::make_unique<EngineOf<Cache, Play::extra>>(root, table, tally_bits, horizon, lane, halt);
    case Play::pass: return std::make_unique<EngineOf<Cache, Play::pass>>(root, table, tally_bits, horizon, lane, halt);
    default: return std::make_unique<EngineOf<Cache, Play::last>>(root, table, tally_bits, horizon, lane, halt);
  }
}

}  // namespace

std::unique_ptr<Engine> make_engine(const Root& root, const Table& table, int32_t horizon, int32_t lane,
                                    const std::atomic<bool>& halt) {
  const int32_t strings = root.graph.strings;
  const bool quiet = root.play == Play::quiet;
  const int32_t wanted = quiet ? Tally::most_bits : root.play == Play::extra ? Replies<Mask64>::idle_bits : 0;
  const int32_t narrow_room = NarrowCache::key_bits(table.bits()) - strings;
  const int32_t broad_room = BroadCache::key_bits(table.bits()) - strings;
  if (narrow_room >= (quiet ? least_tally : wanted))
    return make_with<NarrowCache>(root, table, narrow_room < wanted ? narrow_room : wanted, horizon, lane, halt);
  return make_with<BroadCache>(root, table, broad_room < wanted ? broad_room : wanted, horizon, lane, halt);
}

}  // namespace kamertje
