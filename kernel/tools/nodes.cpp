// nodes "5x5 border" [a1-b1 ...]: searches the set-up with these lines drawn, on one thread, in a table of 1 GiB at
// most, and prints the value and the nodes. For measuring what a node costs, with a profiler around it.
#include <cinttypes>
#include <cstdio>

#include "kamertje/game.hpp"
#include "kamertje/notation.hpp"
#include "kamertje/solver.hpp"

int main(int count, char** words) {
  using namespace kamertje;
  if (count < 2) {
    std::fprintf(stderr, "usage: nodes SETUP [LINE ...]\n");
    return 2;
  }
  const Outcome<SetUp> setup = read_setup(words[1]);
  if (!std::holds_alternative<SetUp>(setup)) {
    std::fprintf(stderr, "no set-up: %s\n", words[1]);
    return 2;
  }
  Game game(*std::get_if<SetUp>(&setup));
  for (int32_t place = 2; place < count; ++place) {
    const Outcome<int32_t> line = read_line(game.grid(), words[place]);
    if (!std::holds_alternative<int32_t>(line) || !game.can_play(static_cast<Move>(*std::get_if<int32_t>(&line)))) {
      std::fprintf(stderr, "no undrawn line: %s\n", words[place]);
      return 2;
    }
    game.draw_ink(*std::get_if<int32_t>(&line));
  }
  if (!Solver::can_solve(game.position())) {
    std::fprintf(stderr, "not for the solver: %s\n", words[1]);
    return 2;
  }
  const int32_t lines = game.position().lines_left();
  const uint64_t wanted = lines < 28 ? uint64_t{1} << lines : uint64_t{1} << 28;
  Solver solver(game.position(), Goal::value, wanted);
  while (!solver.search(uint64_t{1} << 40)) {
  }
  std::printf("{\"value\": %d, \"nodes\": %" PRIu64 "}\n", solver.value().low, solver.nodes());
}
