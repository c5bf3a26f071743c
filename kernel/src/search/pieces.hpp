// Small pieces of a state by what can be done with them, not by their shape. What a piece is worth in company depends
// only on what each of its cuts takes and leaves; so pieces that agree in that are one, however they look. For misère
// (docs/explain/solver.md).
#pragma once

#include <memory>

#include "kamertje/random.hpp"
#include "replies.hpp"

namespace kamertje {

template <class Mask, Play play>
class Pieces {
 public:
  explicit Pieces(const Ties<Mask>& ties) : ties_(ties) {}

  // All small pieces of a state in one, and the strings of the large ones.
  struct Parts {
    CacheKey small{};
    Mask large{};
  };
  Parts of(const Mask& left) {
    Parts parts;
    for (Mask rest = left; any(rest);) {
      const Mask piece = piece_at(rest, first_of(rest));
      rest &= ~piece;
      if (count_of(piece) > most_strings) parts.large |= piece;
      else join(parts.small, name_of(piece));
    }
    return parts;
  }

 private:
  // In the game for the last cut a name is a nimber, and a sum of pieces the exclusive-or; else it is a hash of what
  // can be done, and a sum the sum.
  static constexpr bool nim = play == Play::last;
  static constexpr int32_t most_strings = nim ? 10 : 8;
  // So many pieces are remembered, several times as many as one has within it.
  static constexpr int32_t bits = 13;

  struct Entry {
    Mask piece{};
    CacheKey name{};
  };

  static void join(CacheKey& sum, const CacheKey& name) {
    if constexpr (nim) {
      sum.one ^= name.one;
    } else {
      sum.one += name.one;
      sum.other += name.other;
    }
  }

  Mask piece_at(const Mask& left, int32_t string) const {
    Mask piece = mask_of<Mask>(string);
    for (Mask open = piece; any(open);) {
      const int32_t next = first_of(open);
      drop_first(open);
      for (int32_t side = 0; side < 2; ++side) {
        const int32_t coin = ties_.end(next, side);
        if (coin == ground) continue;
        const Mask more = left & ties_.of(coin) & ~piece;
        piece |= more;
        open |= more;
      }
    }
    return piece;
  }

  CacheKey name_of(const Mask& piece) {
    Entry& entry = known_[place(piece)];
    if (!(entry.piece == piece)) {
      const CacheKey name = nim ? nimber_of(piece) : name_by_cuts(piece);
      known_[place(piece)] = {piece, name};
      return name;
    }
    return entry.name;
  }

  // The least number that no cut without taking leads to.
  CacheKey nimber_of(const Mask& piece) {
    uint64_t reached = 0;
    for (Mask free = LastCut<Mask>::free_of(ties_, piece); any(free); drop_first(free))
      reached |= uint64_t{1} << of(piece & ~mask_of<Mask>(first_of(free))).small.one;
    return {static_cast<uint64_t>(std::countr_one(reached)), 0};
  }

  CacheKey name_by_cuts(const Mask& piece) {
    std::array<CacheKey, most_strings> cuts;
    int32_t count = 0;
    bool idle = play == Play::extra;
    for (Mask rest = piece; any(rest); drop_first(rest)) {
      const Mask after = piece & ~mask_of<Mask>(first_of(rest));
      const int32_t taken = ties_.taken_by(after, first_of(rest));
      if (taken == 0) idle = false;
      CacheKey cut = of(after).small;
      cut = {mixed(cut.one + static_cast<uint64_t>(taken)), mixed(cut.other ^ static_cast<uint64_t>(taken))};
      bool is_new = true;
      for (int32_t which = 0; is_new && which < count; ++which)
        is_new = cuts[which].one != cut.one || cuts[which].other != cut.other;
      if (is_new) cuts[count++] = cut;
    }
    if (idle) return {};
    CacheKey sum{0x632be59bd9b4e019, 0x7f4a7c15d1342543};
    for (int32_t which = 0; which < count; ++which) {
      sum.one += mixed(cuts[which].one);
      sum.other += mixed(cuts[which].other ^ 0xd6e8feb86659fd93);
    }
    return {mixed(sum.one), mixed(sum.other)};
  }

  uint64_t place(const Mask& piece) const {
    if constexpr (sizeof(Mask) == sizeof(uint64_t)) return piece * 0x9e3779b97f4a7c15 >> (64 - bits);
    else return (piece.low ^ piece.high * 0xd1342543de82ef95) * 0x9e3779b97f4a7c15 >> (64 - bits);
  }

  const Ties<Mask>& ties_;
  const std::unique_ptr<Entry[]> known_{new Entry[1 << bits]};
};

}  // namespace kamertje
