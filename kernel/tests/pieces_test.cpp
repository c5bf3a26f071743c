// Small pieces by what can be done with them, against the value of every state.

#include <map>
#include <tuple>

#include "../src/search/pieces.hpp"
#include "all_values.hpp"

namespace kamertje::tests {
TEST_CASE("in misère states whose pieces have the same names and coins have one value") {
  int64_t states = 0, names = 0;
  on_every_board(" misere", [&](const Values& values) {
    const Ties<Mask64> ties(values.graph());
    Pieces<Mask64, Play::extra> pieces(ties);
    std::map<std::tuple<uint64_t, uint64_t, int32_t>, int32_t> value_of;
    int64_t wrong = 0;
    for (Mask64 left = 0; left < values.states(); ++left) {
      const auto parts = pieces.of(left);
      if (any(parts.large)) continue;
      ++states;
      const int32_t value = values.of(left);
      wrong +=
          value_of.try_emplace({parts.small.one, parts.small.other, values.coins(left)}, value).first->second != value;
    }
    names += static_cast<int64_t>(value_of.size());
    CHECK(wrong == 0);
  });
  CHECK(states > 10 * names);
}

TEST_CASE("nimbers tell who makes the last cut") {
  int64_t states = 0;
  on_every_board(" misere noextra", [&](const Values& values) {
    const Ties<Mask64> ties(values.graph());
    Pieces<Mask64, Play::last> pieces(ties);
    const std::vector<bool> wins = all_last_cuts(ties, values.states());
    int64_t wrong = 0;
    for (Mask64 left = 0; left < values.states(); ++left) {
      const auto parts = pieces.of(left);
      if (any(parts.large)) continue;
      ++states;
      wrong += wins[left] != (parts.small.one != 0);
    }
    CHECK(wrong == 0);
  });
  CHECK(states > 10000);
}

}  // namespace kamertje::tests
