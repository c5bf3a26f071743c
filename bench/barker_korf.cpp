// Barker and Korf's method (Solving Dots-And-Boxes, AAAI 2012), written anew from its description to compare nodes
// with: alpha-beta, chains taken whole or but for a handout, a table of sets of lines with two bounds, lines from the
// centre outwards, mirrors and turns, corner lines interchangeable. Rectangles, normal play. Shares no code with the
// kernel.
//
// barker_korf 3x4 [DRAWN LINES, as a1-b1] [--most NODES]: the value, the nodes and the seconds.
#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <numeric>
#include <vector>

namespace {

using Lines = std::uint64_t;
constexpr int table_bits = 25;

struct Board {
  int width = 0, height = 0;
  std::vector<std::array<int, 4>> line;        // x and y of both dots
  std::vector<Lines> box;                      // the lines around it
  std::vector<std::array<int, 2>> beside;      // the boxes of a line, -1 outside
  std::vector<std::vector<int>> symmetry;      // line to line
  std::vector<std::array<Lines, 2>> corner;    // its two lines

  Board(int w, int h) : width(w), height(h) {
    for (int y = 0; y <= h; ++y)
      for (int x = 0; x <= w; ++x) {
        if (x < w) line.push_back({x, y, x + 1, y});
        if (y < h) line.push_back({x, y, x, y + 1});
      }
    const auto from_centre = [&](const auto& l) { return std::abs(l[0] + l[2] - w) + std::abs(l[1] + l[3] - h); };
    std::ranges::stable_sort(line, {}, from_centre);
    beside.assign(line.size(), {-1, -1});
    for (int y = 0; y < h; ++y)
      for (int x = 0; x < w; ++x) {
        Lines sides = 0;
        for (const auto& l :
             {at(x, y, x + 1, y), at(x, y + 1, x + 1, y + 1), at(x, y, x, y + 1), at(x + 1, y, x + 1, y + 1)}) {
          sides |= Lines{1} << l;
          beside[l][beside[l][0] >= 0] = static_cast<int>(box.size());
        }
        box.push_back(sides);
      }
    for (int which = 0; which < (w == h ? 8 : 4); ++which) {
      std::vector<int> image;
      for (auto [x, y, u, v] : line) {
        if (which & 1) x = w - x, u = w - u;
        if (which & 2) y = h - y, v = h - v;
        if (which & 4) std::swap(x, y), std::swap(u, v);
        image.push_back(at(x, y, u, v));
      }
      symmetry.push_back(image);
    }
    for (const int x : {0, w})
      for (const int y : {0, h}) {
        const int across = x == 0 ? at(0, y, 1, y) : at(w - 1, y, w, y);
        const int upward = y == 0 ? at(x, 0, x, 1) : at(x, h - 1, x, h);
        corner.push_back({Lines{1} << std::min(across, upward), Lines{1} << std::max(across, upward)});
      }
  }
  int at(int x, int y, int u, int v) const {
    if (std::pair(x, y) > std::pair(u, v)) std::swap(x, u), std::swap(y, v);
    return static_cast<int>(std::ranges::find(line, std::array{x, y, u, v}) - line.begin());
  }
};

class Solver {
 public:
  Solver(const Board& board, std::uint64_t most) : board_(board), most_(most), table_(std::size_t{1} << table_bits) {}

  std::uint64_t nodes() const { return nodes_; }

  // Lines left; the value for the player to move, exact within the bounds.
  int value(Lines left, int low, int high) {
    if (left == 0 || nodes_ >= most_) return 0;
    ++nodes_;
    const Lines key = canonical(left);
    Entry& entry = table_[(key * 0x9e3779b97f4a7c15) >> (64 - table_bits)];
    int known_low = -127, known_high = 127;
    if (entry.key == key) {
      known_low = entry.low, known_high = entry.high;
      if (known_low >= high || known_low == known_high) return known_low;
      if (known_high <= low) return known_high;
      low = std::max(low, known_low), high = std::min(high, known_high);
    }
    const int found = search(left, low, high);
    if (nodes_ >= most_) return 0;
    if (found > low) known_low = found;
    if (found < high) known_high = found;
    // The entry of a larger state stays, unless this one is as large.
    if (entry.key == key || std::popcount(entry.key) <= std::popcount(key) || (nodes_ & 7) == 0)
      entry = {key, static_cast<std::int8_t>(known_low), static_cast<std::int8_t>(known_high)};
    return found;
  }

 private:
  struct Entry {
    Lines key = 0;
    std::int8_t low = 0, high = 0;
  };
  // Boxes that can be taken one after another. closed: the last line takes two.
  struct Chain {
    std::vector<Lines> line;  // in the order of taking
    int boxes = 0;
    bool closed = false;
    bool handout() const { return closed ? boxes >= 4 && line.size() + 1 == std::size_t(boxes) : boxes >= 2; }
  };

  Lines canonical(Lines left) const {
    Lines least = ~Lines{0};
    for (const auto& image : board_.symmetry) {
      Lines turned = 0;
      for (Lines rest = left; rest != 0; rest &= rest - 1) turned |= Lines{1} << image[std::countr_zero(rest)];
      for (const auto& [lower, upper] : board_.corner)
        if ((turned & (lower | upper)) == upper) turned ^= lower | upper;
      least = std::min(least, turned);
    }
    return least;
  }

  Chain chain_from(Lines left, int box) const {
    Chain chain;
    while (box >= 0 && std::popcount(left & board_.box[box]) == 1) {
      const Lines line = left & board_.box[box];
      left &= ~line;
      chain.line.push_back(line);
      ++chain.boxes;
      const auto& [one, other] = board_.beside[std::countr_zero(line)];
      box = one == box ? other : one;
      if (box >= 0 && (left & board_.box[box]) == 0) return ++chain.boxes, chain.closed = true, chain;
    }
    return chain;
  }

  int search(Lines left, int low, int high) {
    // Every chain but one is taken whole; that one is best a half-open one, for a handout of two.
    std::vector<Chain> chains;
    Lines rest = left;
    for (bool more = true; more;) {
      more = false;
      for (int box = 0; box < int(board_.box.size()); ++box) {
        if (std::popcount(rest & board_.box[box]) != 1) continue;
        chains.push_back(chain_from(rest, box));
        for (const Lines line : chains.back().line) rest &= ~line;
        more = true;
      }
    }
    if (chains.empty()) return quiet(left, low, high);
    const int taken =
        std::accumulate(chains.begin(), chains.end(), 0, [](int sum, const Chain& c) { return sum + c.boxes; });
    int best = taken + value(rest, low - taken, high - taken);
    const auto rank = [](const Chain& c) { return !c.handout() ? 2 : c.closed ? 1 : 0; };
    const Chain& last = *std::ranges::min_element(chains, {}, rank);
    if (best >= high || !last.handout()) return best;
    // What is left to the other: the last two boxes with the line between them, or four in two pairs.
    const int given = last.closed ? 4 : 2;
    Lines leave = rest;
    if (last.closed) leave |= last.line[last.line.size() - 3] | last.line.back();
    else leave |= last.line[last.line.size() - 2];
    const int kept = taken - given;
    return std::max(best, kept - value(leave, kept - high, kept - std::max(low, best)));
  }

  int quiet(Lines left, int low, int high) {
    int best = -127;
    for (Lines moves = left; moves != 0; moves &= moves - 1) {
      const Lines line = moves & -moves;
      best = std::max(best, -value(left & ~line, -high, -std::max(low, best)));
      if (best >= high) break;
    }
    return best;
  }

  const Board& board_;
  const std::uint64_t most_;
  std::uint64_t nodes_ = 0;
  std::vector<Entry> table_;
};

}  // namespace

int main(int count, char** words) {
  int width = 0, height = 0;
  if (count < 2 || std::sscanf(words[1], "%dx%d", &width, &height) != 2 || width < 1 || height < 1 ||
      2 * width * height + width + height > 63)
    return std::fprintf(stderr, "usage: barker_korf WIDTHxHEIGHT [LINE ...] [--most NODES]\n"), 2;
  const Board board(width, height);
  Lines left = (Lines{1} << board.line.size()) - 1;
  std::uint64_t most = ~std::uint64_t{0};
  for (int place = 2; place < count; ++place) {
    char from = 0, to = 0;
    int row = 0, to_row = 0;
    if (std::strcmp(words[place], "--most") == 0 && place + 1 < count)
      most = std::strtoull(words[++place], nullptr, 10);
    else if (std::sscanf(words[place], "%c%d-%c%d", &from, &row, &to, &to_row) == 4)
      left &= ~(Lines{1} << board.at(from - 'a', row - 1, to - 'a', to_row - 1));
  }
  Solver solver(board, most);
  const auto begun = std::chrono::steady_clock::now();
  const int boxes = width * height;
  const int value = solver.value(left, -boxes - 1, boxes + 1);
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begun;
  const bool done = solver.nodes() < most;
  std::printf(done ? "{\"value\": %d, " : "{\"value\": null, ", value);
  std::printf("\"nodes\": %llu, \"seconds\": %.3f}\n", static_cast<unsigned long long>(solver.nodes()), spent.count());
}
