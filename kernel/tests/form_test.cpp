// States of one form have one value, and what is said of pieces that stand apart (docs/explain/solver.md), against the
// value of every state.

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "../src/coins/control.hpp"
#include "../src/coins/form.hpp"
#include "../src/search/replies.hpp"
#include "all_values.hpp"
#include "kamertje/grid.hpp"

namespace kamertje::tests {
namespace {

Ways<Mask64> ways_of(const Ties<Mask64>& ties, Mask64 left) {
  Ways<Mask64> ways;
  ways.read(ties, left);
  return ways;
}

Frame frame_of(const Ways<Mask64>& ways, bool quiet) {
  Frame frame;
  frame.read(ways, quiet);
  return frame;
}

std::pair<uint64_t, uint64_t> form_of(const Frame& frame) {
  const CacheKey key = Form(frame).key();
  return {key.one, key.other};
}
std::pair<uint64_t, uint64_t> form_of(const Ways<Mask64>& ways) { return form_of(frame_of(ways, false)); }

bool quiet(const Ties<Mask64>& ties, Mask64 left) {
  for (int32_t coin = 0; coin < ties.coins(); ++coin)
    if (exactly_one(left & ties.of(coin))) return false;
  return true;
}

using FormValues = std::map<std::pair<uint64_t, uint64_t>, int32_t>;

// How many states have another value than one of their form; the forms are added up over calls.
int64_t strangers(const Values& values, FormValues& forms) {
  const Ties<Mask64> ties(values.graph());
  int64_t strangers = 0;
  for (Mask64 left = 0; left < values.states(); ++left) {
    const auto [form, is_new] = forms.try_emplace(form_of(ways_of(ties, left)), values.of(left));
    strangers += form->second != values.of(left);
  }
  return strangers;
}

int32_t value_after_opening(const Values& values, const Taken<Mask64>& taken) {
  const int32_t then = values.of(taken.left), leaving = -handout_cost(taken.handout) - then;
  return taken.coins + (taken.handout != Handout::none && leaving > then ? leaving : then);
}

template <class Check>
void on_every_quiet_state(Check check) {
  on_every_board("", [&](const Values& values) {
    const Ties<Mask64> ties(values.graph());
    for (Mask64 left = 1; left < values.states(); ++left)
      if (quiet(ties, left)) check(values, ties, left);
  });
}

}  // namespace

TEST_CASE("states of one form have one value, whatever the board and the options") {
  for (const char* options : {"", " misere", " noextra", " misere noextra"}) {
    CAPTURE(options);
    FormValues forms;  // of all boards together: a state of one may have the form of a state of another
    int64_t states = 0;
    on_every_board(options, [&](const Values& values) {
      states += static_cast<int64_t>(values.states());
      CHECK(strangers(values, forms) == 0);
    });
    CHECK(static_cast<int64_t>(forms.size()) < states / 4);
  }
}

TEST_CASE("ways to the ground of other lengths have another sum") {
  struct Joint {
    int32_t legs, coins;  // as many as a box has sides, and as there are boxes on the largest board of such
  };
  for (const Joint most : {Joint{4, max_boxes}, Joint{6, 64}}) {
    CAPTURE(most.legs);
    std::vector<uint64_t> sums{0};
    const auto add_legs = [&](const auto& add_more, uint64_t sum, int32_t shortest, Joint left) -> void {
      for (int32_t coins = shortest; coins <= left.coins && left.legs > 0; ++coins) {
        const uint64_t with = sum + leg_word[static_cast<uint32_t>(coins)];
        sums.push_back(with);
        add_more(add_more, with, coins, {left.legs - 1, left.coins - coins});
      }
    };
    add_legs(add_legs, 0, 0, most);
    std::sort(sums.begin(), sums.end());
    CHECK(std::adjacent_find(sums.begin(), sums.end()) == sums.end());
  }
}

TEST_CASE("a state and its mirror images have one form") {
  for (const char* text : {"2x3", "3x3 border", "triangle:3 border", "hexagon:2 border"}) {
    CAPTURE(text);
    const Game game(setup_of(text));
    CoinGraph graph;
    REQUIRE(compile_coins(game.position(), graph));
    const Ties<Mask64> ties(graph);
    const Symmetries symmetries = grid_symmetries(game.grid());
    std::array<int32_t, max_lines> string_of{};
    for (int32_t string = 0; string < graph.strings; ++string) string_of[graph.line_of[string]] = string;
    int64_t different = 0;
    for (Mask64 left = 0; left < Mask64{1} << graph.strings; left += 3)
      for (int32_t which = 1; which < symmetries.count; ++which) {
        Mask64 image = 0;
        for (Mask64 rest = left; any(rest); drop_first(rest))
          image |= mask_of<Mask64>(string_of[symmetries.image[which][graph.line_of[first_of(rest)]]]);
        different += form_of(ways_of(ties, left)) != form_of(ways_of(ties, image));
      }
    CHECK(different == 0);
  }
}

TEST_CASE("the ways after a cut are the ways read anew") {
  int64_t wrong = 0, cuts = 0;
  on_every_quiet_state([&](const Values& values, const Ties<Mask64>& ties, Mask64 left) {
    Reply<Mask64> replies[max_strings];
    const Ways<Mask64> before = ways_of(ties, left);
    Choice<Mask64> choice{replies};
    Replies<Mask64>(values.graph(), false).find<Play::quiet>(before, values.coins(left), 0, choice);
    for (int32_t which = 0; which < choice.count; ++which, ++cuts) {
      Ways<Mask64> after;
      after.read_after(ties, before, replies[which].left);
      wrong += form_of(after) != form_of(ways_of(ties, replies[which].left));
    }
  });
  CHECK(wrong == 0);
  CHECK(cuts > 10000);
}

TEST_CASE("the frame after a cut is the frame read anew") {
  int64_t wrong = 0, cuts = 0, cancelled = 0;
  on_every_quiet_state([&](const Values& values, const Ties<Mask64>& ties, Mask64 left) {
    const Replies<Mask64> rules(values.graph(), false);
    Reply<Mask64> replies[max_strings];
    Ways<Mask64> ways = ways_of(ties, left);
    ways.cancel_pairs();
    const Frame before = frame_of(ways, true);
    Choice<Mask64> choice{replies};
    rules.find<Play::quiet>(ways, values.coins(ways.left()), 0, choice);
    for (int32_t which = 0; which < choice.count; ++which, ++cuts) {
      Frame after;
      rules.read_after(ways, before, replies[which], after);
      Ways<Mask64> anew = ways_of(ties, replies[which].left);
      wrong += form_of(after) != form_of(frame_of(anew, true));
      wrong += after.cancelled() != anew.cancel_pairs();
      cancelled += after.cancelled() > 0;
      wrong += form_of(after) != form_of(frame_of(anew, true));
    }
  });
  CHECK(wrong == 0);
  CHECK(cuts > 10000);
  CHECK(cancelled > 100);
}

TEST_CASE("two short pieces of one size cancel") {
  int64_t wrong = 0, pairs = 0;
  on_every_quiet_state([&](const Values& values, const Ties<Mask64>& ties, Mask64 left) {
    Ways<Mask64> ways = ways_of(ties, left);
    const int32_t gone = ways.cancel_pairs();
    pairs += gone > 0;
    wrong += values.of(ways.left()) != values.of(left) || values.coins(ways.left()) + gone != values.coins(left);
  });
  CHECK(wrong == 0);
  CHECK(pairs > 1000);
}

TEST_CASE("the controlled value, wherever the rule gives it") {
  int64_t wrong = 0, given = 0;
  on_every_quiet_state([&](const Values& values, const Ties<Mask64>& ties, Mask64 left) {
    const int32_t value = controlled_value(ways_of(ties, left));
    given += value != 0;
    wrong += value != 0 && values.of(left) != -value;
  });
  CHECK(wrong == 0);
  CHECK(given > 50);
}

TEST_CASE("the controlled values of the literature") {
  struct Ending {
    const char* setup;
    const char* undrawn;
    int32_t value;  // 0 where the rule is silent
  };
  for (const Ending& ending : {Ending{"3x1", "a1-a2 b1-b2 c1-c2 d1-d2", 3}, Ending{"2x1", "a1-a2 b1-b2 c1-c2", 0},
                               Ending{"3x2", "a1-a2 b1-b2 c1-c2 d1-d2 a2-a3 b2-b3 c2-c3 d2-d3", 2}}) {
    CAPTURE(ending.setup);
    const Game game = only_undrawn(ending.setup, ending.undrawn);
    CoinGraph graph;
    REQUIRE(compile_coins(game.position(), graph));
    CHECK(controlled_value(ways_of(Ties<Mask64>(graph), mask_below<Mask64>(graph.strings))) == ending.value);
  }
}

TEST_CASE("of pieces that leave the other the same choice the shortest is as good as any") {
  int64_t wrong = 0, compared = 0;
  on_every_quiet_state([&](const Values& values, const Ties<Mask64>& ties, Mask64 left) {
    const Ways<Mask64> ways = ways_of(ties, left);
    for (int32_t one = 0; one < ways.count(); ++one)
      for (int32_t other = 0; other < ways.count(); ++other) {
        const Way<Mask64>& shorter = ways[one];
        const Way<Mask64>& longer = ways[other];
        if (!shorter.apart() || !longer.apart() || shorter.coins >= longer.coins) continue;
        if (shorter.long_enough() != longer.long_enough()) continue;
        if (shorter.long_enough() && shorter.ring() != longer.ring()) continue;
        ++compared;
        wrong += value_after_opening(values, ways.open(ties, shorter)) >
                 value_after_opening(values, ways.open(ties, longer));
      }
  });
  CHECK(wrong == 0);
  CHECK(compared > 1000);
}

}  // namespace kamertje::tests
