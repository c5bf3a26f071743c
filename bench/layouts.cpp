// How well the dealer's walk mixes blocks: on the 4×4 field by how often each of its 183 layouts comes up, on 9×9 by
// how much of the start is left. The walk of a deal has 20,000 proposals.
//
//   cmake --build build/dev --target layouts && build/dev/layouts
#include <cstdio>
#include <map>
#include <string>

#include "kamertje/deal/layout.hpp"

namespace {

using namespace kamertje::deal;

constexpr int32_t layouts = 183;
constexpr int32_t expected = 500;

void count_all_of_four(int32_t proposals, Chance& chance) {
  std::map<std::string, int32_t> seen;
  for (int32_t walked = 0; walked < layouts * expected; ++walked) {
    Layout layout = regular_layout(4);
    walk(layout, proposals, chance);
    renumber(layout);
    ++seen[std::string(layout.block.begin(), layout.block.begin() + layout.cells())];
  }
  double chi_square = (layouts - static_cast<double>(seen.size())) * expected;
  for (const auto& [layout, count] : seen)
    chi_square += static_cast<double>(count - expected) * (count - expected) / expected;
  std::printf("%9d%12zu%14.1f\n", proposals, seen.size(), chi_square);
}

// Pairs of cells that are in one block now; of all, of those that were at the start, and of those side by side in a
// row.
void look_at_nine(int32_t proposals, int32_t walks, Chance& chance) {
  const Layout start = regular_layout(9);
  double stayed = 0;
  double beside = 0;
  for (int32_t walked = 0; walked < walks; ++walked) {
    Layout layout = start;
    walk(layout, proposals, chance);
    for (int32_t one = 0; one < layout.cells(); ++one)
      for (int32_t other = 0; other < one; ++other) {
        if (layout.block[one] != layout.block[other]) continue;
        if (start.block[one] == start.block[other]) ++stayed;
        if (other == one - 1 && one % 9 != 0) ++beside;
      }
  }
  std::printf("%9d%12.3f%14.3f\n", proposals, stayed / walks / 324, beside / walks / 72);
}

}  // namespace

int main() {
  Chance chance(Key{1, 2, 3});
  std::printf("4x4, %d walks each: layouts seen of %d; chi-square, expected 182.0 with standard deviation 19.1\n",
              layouts * expected, layouts);
  std::printf("%9s%12s%14s\n", "proposals", "seen", "chi-square");
  for (const int32_t proposals : {50, 100, 200, 500, 1000, 20000}) count_all_of_four(proposals, chance);
  std::printf(
      "\n9x9: share of the pairs of cells in one block at the start that still are; of neighbours in a row in one "
      "block\n");
  std::printf("%9s%12s%14s\n", "proposals", "stayed", "beside");
  for (const int32_t proposals : {1000, 2500, 5000, 10000, 20000, 40000, 80000})
    look_at_nine(proposals, proposals > 20000 ? 1000 : 4000, chance);
}
