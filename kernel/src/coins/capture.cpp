#include "capture.hpp"

namespace kamertje {
namespace {

// The pieces that are taken together: coins joined by the strings that take them.
class Pieces {
 public:
  explicit Pieces(int32_t coins) {
    for (int32_t coin = 0; coin < coins; ++coin) {
      parent_[coin] = static_cast<uint8_t>(coin);
      size_[coin] = 1;
    }
  }
  int32_t of(int32_t coin) const {
    while (parent_[coin] != coin) coin = parent_[coin];
    return coin;
  }
  void join(int32_t one, int32_t other) {
    const int32_t to = of(one), from = of(other);
    if (to == from) return;
    parent_[from] = static_cast<uint8_t>(to);
    size_[to] = static_cast<uint8_t>(size_[to] + size_[from]);
  }
  int32_t size(int32_t piece) const { return size_[piece]; }

 private:
  std::array<uint8_t, max_boxes> parent_;
  std::array<uint8_t, max_boxes> size_;
};

}  // namespace

Taken<Mask128> take_all(const CoinGraph& graph, Mask128 left) {
  Taken<Mask128> taken;
  std::array<uint8_t, max_boxes> order;   // coins in the order of taking
  std::array<int16_t, max_boxes>
      toward;  // the coin or ground at the other end of the string that takes each, -1 for none
  std::array<bool, max_boxes> is_taken{};
  for (bool more = true; more;) {
    more = false;
    for (int32_t coin = 0; coin < graph.coins; ++coin) {
      const Mask128 strings = left & graph.strings_of[coin];
      if (count_of(strings) != 1) continue;
      const int32_t string = first_of(strings);
      left &= ~strings;
      const int32_t other = graph.end[string][0] == coin ? graph.end[string][1] : graph.end[string][0];
      order[taken.coins++] = static_cast<uint8_t>(coin);
      toward[coin] = static_cast<int16_t>(other);
      is_taken[coin] = true;
      more = true;
      if (other != ground && !any(left & graph.strings_of[other])) {
        order[taken.coins++] = static_cast<uint8_t>(other);
        toward[other] = -1;
        is_taken[other] = true;
      }
    }
  }
  Pieces pieces(graph.coins);
  std::array<uint8_t, max_boxes> neighbours{};
  for (int32_t place = 0; place < taken.coins; ++place) {
    const int32_t coin = order[place], other = toward[coin];
    if (other < 0 || other == ground || !is_taken[other]) continue;
    pieces.join(coin, other);
    ++neighbours[coin];
    ++neighbours[other];
  }
  std::array<bool, max_boxes> hangs{};
  std::array<uint8_t, max_boxes> widest{};  // the most neighbours of a coin of the piece
  for (int32_t place = 0; place < taken.coins; ++place) {
    const int32_t coin = order[place], other = toward[coin], piece = pieces.of(coin);
    if (other == ground || (other >= 0 && !is_taken[other])) hangs[piece] = true;
    if (neighbours[coin] > widest[piece]) widest[piece] = neighbours[coin];
  }
  for (int32_t place = 0; place < taken.coins; ++place) {
    const int32_t piece = pieces.of(order[place]), size = pieces.size(piece);
    if (hangs[piece] && size >= 2) taken.handout = Handout::two;
    // A closed piece can be cut into two pairs unless it is a star, where every string takes a coin.
    if (!hangs[piece] && size >= 4 && widest[piece] < size - 1 && taken.handout == Handout::none)
      taken.handout = Handout::four;
  }
  taken.left = left;
  return taken;
}

}  // namespace kamertje
