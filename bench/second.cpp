// A second solver, for values that nobody has published: it shares no code and no idea with the kernel but the rules of
// play. Boards are built from their faces, symmetries are found in the graph, the order is that of faces around the
// middle by distance in steps, states are sets of lines under Zobrist keys, the search is alpha-beta with whole windows
// (principal variation search). In the normal game with extra turns chains are taken whole or but for a handout, as
// Barker and Korf do; in every other game only lines are left out that are proven to be no better than others
// (docs/explain/), one at a time, and with --plain none.
//
// second "3x5 border misere" [--most NODES] [--plain]: the value for the player to move, the nodes and the seconds.
#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace {

using Lines = std::uint64_t;
constexpr int outside = -1;

struct Rules {
  bool misere = false, border = false, noextra = false, plain = false;
};

struct Graph {
  int faces = 0;
  std::vector<std::array<int, 2>> line;  // the faces on its sides
  std::vector<Lines> around;  // the lines of a face
  std::vector<std::vector<int>> images;  // automorphisms, as lines to lines
};

using Place = std::array<int, 3>;

// Faces by place, each with the places beyond its sides.
std::map<Place, std::vector<Place>> faces_of(const std::string& shape, int width, int height) {
  std::map<Place, std::vector<Place>> faces;
  if (shape == "square") {
    for (int x = 0; x < width; ++x)
      for (int y = 0; y < height; ++y) faces[{x, y, 0}] = {{x + 1, y, 0}, {x - 1, y, 0}, {x, y + 1, 0}, {x, y - 1, 0}};
  } else if (shape == "triangle") {
    // Upward triangles {a, b, c} with a + b + c = width - 1, downward ones with one less; neighbours differ in one
    // number.
    for (int a = 0; a < width; ++a)
      for (int b = 0; a + b < width; ++b) {
        const int c = width - 1 - a - b;
        faces[{a, b, c}] = {{a - 1, b, c}, {a, b - 1, c}, {a, b, c - 1}};
        if (c > 0) faces[{a, b, c - 1}] = {{a + 1, b, c - 1}, {a, b + 1, c - 1}, {a, b, c}};
      }
  } else {
    for (int q = 1 - width; q < width; ++q)
      for (int r = 1 - width; r < width; ++r)
        if (std::abs(q + r) < width)
          for (const auto& [dq, dr] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, -1}, {-1, 1}})
            faces[{q, r, 0}].push_back({q + dq, r + dr, 0});
  }
  return faces;
}

// Extends a map of faces one by one; lines follow their faces, outer lines among themselves in any order.
void find_images(const Graph& graph, std::vector<int>& to, std::vector<std::vector<int>>& found) {
  const auto lines_between = [&](int one, int other) {
    std::vector<int> lines;
    for (int l = 0; l < int(graph.line.size()); ++l)
      if ((graph.line[l] == std::array{one, other}) || graph.line[l] == std::array{other, one}) lines.push_back(l);
    return lines;
  };
  const int face = static_cast<int>(to.size());
  if (face == graph.faces) {
    std::vector<int> image(graph.line.size());
    for (int one = 0; one < face; ++one)
      for (int other = outside; other < one; ++other) {
        const auto from = lines_between(one, other);
        const auto into = lines_between(to[one], other == outside ? outside : to[other]);
        for (std::size_t k = 0; k < from.size(); ++k) image[from[k]] = into[k];
      }
    found.push_back(image);
    return;
  }
  for (int candidate = 0; candidate < graph.faces; ++candidate) {
    if (std::ranges::find(to, candidate) != to.end()) continue;
    bool fits = lines_between(face, outside).size() == lines_between(candidate, outside).size();
    for (int other = 0; fits && other < face; ++other)
      fits = lines_between(face, other).size() == lines_between(candidate, to[other]).size();
    if (!fits) continue;
    to.push_back(candidate);
    find_images(graph, to, found);
    to.pop_back();
  }
}

Graph build(const std::string& shape, int width, int height, bool border) {
  const auto faces = faces_of(shape, width, height);
  std::map<Place, int> steps;  // from the rim
  for (bool more = true; more;) {
    more = false;
    for (const auto& [place, beyond] : faces) {
      int least = 1 << 20;
      for (const Place& other : beyond) {
        if (!faces.contains(other)) least = 0;
        else if (steps.contains(other)) least = std::min(least, steps[other] + 1);
      }
      if (!steps.contains(place) ? least < 1 << 20 : least < steps[place]) steps[place] = least, more = true;
    }
  }
  std::vector<Place> order;
  for (const auto& [place, beyond] : faces) order.push_back(place);
  std::ranges::stable_sort(order, [&](const Place& a, const Place& b) { return steps[a] > steps[b]; });
  std::map<Place, int> number;
  for (const Place& place : order) number.emplace(place, static_cast<int>(number.size()));
  Graph graph{static_cast<int>(order.size()), {}, {}, {}};
  for (const Place& place : order)
    for (const Place& other : faces.at(place)) {
      const bool rim = !faces.contains(other);
      if (rim ? !border : number[place] < number[other])
        graph.line.push_back({number[place], rim ? outside : number[other]});
    }
  if (graph.line.size() > 63) return {};
  graph.around.resize(order.size());
  for (std::size_t l = 0; l < graph.line.size(); ++l)
    for (const int face : graph.line[l])
      if (face != outside) graph.around[face] |= Lines{1} << l;
  std::vector<int> to;
  find_images(graph, to, graph.images);
  return graph;
}

class Solver {
 public:
  Solver(const Graph& graph, const Rules& rules, int table_bits, std::uint64_t most)
      : graph_(graph),
        rules_(rules),
        bits_(table_bits),
        most_(most),
        table_(std::size_t{1} << table_bits) {
    std::uint64_t seed = 20120722;
    for (auto& word : zobrist_) {
      seed = seed * 6364136223846793005 + 1442695040888963407;
      word = seed ^ seed >> 29;
    }
  }

  std::uint64_t nodes() const { return nodes_; }

  // Positive where the player to move is better off under the rules.
  int value(Lines left, int low, int high) {
    if (left == 0 || nodes_ >= most_) return 0;
    ++nodes_;
    const Lines key = least_image(left);
    std::uint64_t place = 0;
    for (Lines rest = key; rest != 0; rest &= rest - 1) place ^= zobrist_[std::countr_zero(rest)];
    Entry* entry = &table_[place >> (64 - bits_) & ~std::uint64_t{1}];
    if (entry->key != key && (entry[1].key == key || std::popcount(entry->key) > std::popcount(key))) ++entry;
    Entry known{key, -127, 127};
    if (entry->key == key) known = *entry;
    if (known.low >= high || known.low == known.high) return known.low;
    if (known.high <= low) return known.high;
    const int from = std::max<int>(low, known.low), to = std::min<int>(high, known.high);
    const int found =
        !rules_.misere && !rules_.noextra && !rules_.plain ? with_chains(left, from, to) : by_lines(left, from, to);
    if (nodes_ >= most_) return 0;
    if (found > from) known.low = static_cast<std::int8_t>(found);
    if (found < to) known.high = static_cast<std::int8_t>(found);
    *entry = known;
    return found;
  }

 private:
  struct Entry {
    Lines key = 0;
    std::int8_t low = 0, high = 0;
  };

  Lines least_image(Lines left) const {
    Lines least = ~Lines{0};
    for (const auto& image : graph_.images) {
      Lines turned = 0;
      for (Lines rest = left; rest != 0; rest &= rest - 1) turned |= Lines{1} << image[std::countr_zero(rest)];
      // Of several lines that lead out of one face only the number matters.
      for (const Lines twins : twins_) {
        const Lines there = turned & twins;
        turned &= ~twins;
        Lines rest = twins;
        for (int k = std::popcount(there); k > 0; --k, rest &= rest - 1) turned |= rest & -rest;
      }
      least = std::min(least, turned);
    }
    return least;
  }

  int taken_by(Lines after, int line) const {
    int taken = 0;
    for (const int face : graph_.line[line]) taken += face != outside && (after & graph_.around[face]) == 0;
    return taken;
  }

  // The lines of faces with no other line.
  Lines last_lines(Lines left) const {
    Lines last = 0;
    for (const Lines around : graph_.around)
      if (std::popcount(left & around) == 1) last |= left & around;
    return last;
  }
  bool leaves_pair(Lines after) const {
    const Lines last = last_lines(after);
    for (Lines rest = last; rest != 0; rest &= rest - 1)
      if (taken_by(after & ~(rest & -rest), std::countr_zero(rest)) == 2) return true;
    return false;
  }

  // Lines of which one is as good as any.
  Lines worth_a_look(Lines left) const {
    const Lines last = last_lines(left);
    if (rules_.plain || last == 0 || (!rules_.noextra && !rules_.misere)) return left;
    if (rules_.misere) {
      // Nothing is taken before it must be; with extra turns that is only sure of pieces where every line takes.
      Lines free = left & ~last;
      if (!rules_.noextra)
        for (const Lines around : graph_.around)
          if ((left & around & ~last) != 0) free |= left & around;
      return free != 0 ? free : rules_.noextra ? left : left & -left;
    }
    for (Lines rest = last; rest != 0; rest &= rest - 1)
      if (taken_by(left & ~(rest & -rest), std::countr_zero(rest)) == 2) return rest & -rest;
    for (Lines rest = last; rest != 0; rest &= rest - 1)
      if (!leaves_pair(left & ~(rest & -rest))) return rest & -rest;
    return last != left ? left & ~last : left & -left;
  }

  int by_lines(Lines left, int low, int high) {
    int best = -127;
    const Lines looked_at = worth_a_look(left);
    for (const bool taking : {true, false})
      for (Lines moves = looked_at; moves != 0; moves &= moves - 1) {
        const int line = std::countr_zero(moves);
        const Lines after = left & ~(Lines{1} << line);
        const int taken = taken_by(after, line);
        if ((taken > 0) != taking) continue;
        const int gain = rules_.misere ? -taken : taken;
        best = std::max(best, gain + answer(after, taken > 0 && !rules_.noextra, std::max(low, best) - gain,
                                            high - gain, best > -127));
        if (best >= high) return best;
      }
    return best;
  }

  // What a line leads to, for whoever drew it; a look with a narrow window first where something is to be beaten.
  int answer(Lines after, bool again, int low, int high, bool narrow) {
    const auto ask = [&](int from, int to) { return again ? value(after, from, to) : -value(after, -to, -from); };
    if (narrow && high - low > 1) {
      const int found = ask(low, low + 1);
      if (found <= low || found >= high) return found;
    }
    return ask(low, high);
  }

  int with_chains(Lines left, int low, int high) {
    // Takes what can be taken, chain by chain; of one chain a handout may be left: two boxes, or four in two pairs.
    Lines rest = left, half = 0, whole = 0;
    int taken = 0;
    for (bool more = true; more;) {
      more = false;
      for (int start = 0; start < graph_.faces; ++start) {
        std::vector<Lines> lines;
        int boxes = 0;
        bool closed = false;
        for (int face = start; face != outside && std::popcount(rest & graph_.around[face]) == 1;) {
          const Lines line = rest & graph_.around[face];
          const auto& sides = graph_.line[std::countr_zero(line)];
          rest &= ~line;
          lines.push_back(line);
          ++boxes;
          face = sides[0] == face ? sides[1] : sides[0];
          if (face != outside && (rest & graph_.around[face]) == 0) closed = true, ++boxes, face = outside;
        }
        more |= boxes > 0;
        taken += boxes;
        if (!closed && boxes >= 2) half = lines[lines.size() - 2];
        if (closed && boxes >= 4) whole = lines[lines.size() - 3] | lines.back();
      }
    }
    if (taken == 0) return by_lines(left, low, high);
    const int best = taken + answer(rest, true, low - taken, high - taken, false);
    const Lines given = half != 0 ? half : whole;
    if (best >= high || given == 0) return best;
    const int kept = taken - (half != 0 ? 2 : 4);
    return std::max(best, kept + answer(rest | given, false, std::max(low, best) - kept, high - kept, true));
  }

  std::vector<Lines> find_twins() const {
    std::vector<Lines> twins;
    for (const Lines around : graph_.around) {
      Lines out = 0;
      for (Lines rest = around; rest != 0; rest &= rest - 1)
        if (graph_.line[std::countr_zero(rest)][1] == outside) out |= rest & -rest;
      if (std::popcount(out) > 1) twins.push_back(out);
    }
    return twins;
  }

  const Graph& graph_;
  const Rules rules_;
  const int bits_;
  const std::uint64_t most_;
  const std::vector<Lines> twins_ = find_twins();
  std::array<std::uint64_t, 64> zobrist_{};
  std::uint64_t nodes_ = 0;
  std::vector<Entry> table_;
};

}  // namespace

int main(int count, char** words) {
  Rules rules;
  std::string shape;
  int width = 0, height = 0;
  std::uint64_t most = ~std::uint64_t{0};
  bool readable = count > 1;
  std::istringstream setup(count > 1 ? words[1] : "");
  for (std::string word; setup >> word;) {
    if (word == "misere") rules.misere = true;
    else if (word == "border") rules.border = true;
    else if (word == "noextra") rules.noextra = true;
    else if (std::sscanf(word.c_str(), "%dx%d", &width, &height) == 2) shape = "square";
    else if (std::sscanf(word.c_str(), "triangle:%d", &width) == 1) shape = "triangle";
    else if (std::sscanf(word.c_str(), "hexagon:%d", &width) == 1) shape = "hexagon";
    else readable = false;
  }
  for (int place = 2; place < count; ++place) {
    if (std::strcmp(words[place], "--plain") == 0) rules.plain = true;
    else if (std::strcmp(words[place], "--most") == 0 && place + 1 < count)
      most = std::strtoull(words[++place], nullptr, 10);
    else readable = false;
  }
  const Graph graph = readable && width > 0 ? build(shape, width, height, rules.border) : Graph{};
  if (graph.line.empty()) {
    std::fprintf(stderr, "usage: second \"SET-UP\" [--most NODES], of at most 63 lines\n");
    return 2;
  }
  const int table_bits = std::clamp(static_cast<int>(graph.line.size()), 10, 26);
  Solver solver(graph, rules, table_bits, most);
  const auto begun = std::chrono::steady_clock::now();
  const int value = solver.value((Lines{1} << graph.line.size()) - 1, -graph.faces - 1, graph.faces + 1);
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begun;
  if (solver.nodes() >= most) std::printf("{\"value\": null, ");
  else std::printf("{\"value\": %d, ", rules.misere ? -value : value);
  std::printf("\"lines\": %zu, \"symmetries\": %zu, ", graph.line.size(), graph.images.size());
  std::printf("\"nodes\": %llu, \"seconds\": %.3f}\n", static_cast<unsigned long long>(solver.nodes()), spent.count());
}
