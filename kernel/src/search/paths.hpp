// The paths of a quiet state: maximal runs of coins on two strings. Any cut beside such a coin opens its whole path,
// and whoever takes it faces the same rest; all other cuts are safe.
#pragma once

#include "tally.hpp"
#include "ties.hpp"

namespace kamertje {

// What the player who takes an opened piece may leave to the other: nothing, four boxes of a closed piece, or two.
enum class Handout : uint8_t { none, four, two };
constexpr int32_t handout_cost(Handout handout) { return handout == Handout::two ? 4 : 8; }

// What is taken after a cut, and what that leaves.
template <class Mask>
struct Taken {
  Mask left{};
  int32_t coins = 0;
  Handout handout = Handout::none;
};

// What is left to cut: all strings, those that are not in the tally, and the tally of pieces that stand apart.
template <class Mask>
struct State {
  Mask left{};
  Mask rest{};
  uint32_t tally = 0;
};

template <class Mask>
struct Path {
  Mask strings{};
  int32_t coins = 0;
  bool ring = false;
  int32_t beside[2] = {ground, ground};  // where its ends are tied

  bool apart() const { return ring || (beside[0] == ground && beside[1] == ground); }
  int32_t beyond(int32_t coin) const { return beside[0] == coin ? beside[1] : beside[0]; }
};

template <class Mask>
class Paths {
 public:
  Paths(const Ties<Mask>& ties, const Mask& left) : ties_(ties), left_(left) {
    for (int32_t coin = 0; coin < ties.coins(); ++coin) {
      const Mask strings = left & ties.of(coin);
      if (!exactly_two(strings) || any(strings & strings_)) continue;
      trace(left, coin, path_[count_], [&](int32_t member) { path_of_[member] = static_cast<uint8_t>(count_); });
      strings_ |= path_[count_++].strings;
    }
  }

  int32_t count() const { return count_; }
  const Path<Mask>& operator[](int32_t which) const { return path_[which]; }
  Mask safe() const { return left_ & ~strings_; }

  // What is taken when a path is opened by the cut that leaves the other least choice: a pair is cut between its coins,
  // and of three or more always two can be left. `beside` are the coins that lose a string and stay.
  Taken<Mask> open(const Path<Mask>& path, int32_t (&beside)[2]) const {
    Taken<Mask> taken{left_ & ~path.strings, path.coins, Handout::none};
    beside[0] = path.beside[0];
    beside[1] = path.beside[1] == path.beside[0] ? static_cast<int32_t>(ground) : path.beside[1];
    if (path.ring) {
      if (path.coins >= 4) taken.handout = Handout::four;
      return taken;
    }
    if (path.coins >= 3) taken.handout = Handout::two;
    // A path that leaves a coin on three strings and comes back to it takes that coin too, and goes on from there.
    if (path.beside[0] == path.beside[1] && path.beside[0] != ground &&
        exactly_one(taken.left & ties_.of(path.beside[0]))) {
      taken.coins += take_onward(taken.left, path.beside[0], beside[0]);
      taken.handout = Handout::two;
    }
    return taken;
  }

  // A cut has left the state, and this coin with a string less. If the coin now lies in a piece that stands apart and
  // there is room, the piece goes into the tally.
  void set_apart(const Tally& tally, State<Mask>& state, int32_t coin) const {
    if (coin == ground) return;
    Mask ways = state.left & ties_.of(coin);
    if (!exactly_two(ways) || !any(ways & state.rest)) return;
    Path<Mask> piece{ways, 1, false, {ground, ground}};
    for (; any(ways); drop_first(ways)) {
      const int32_t next = ties_.other_end(first_of(ways), coin);
      if (next == ground) continue;
      if (!exactly_two(left_ & ties_.of(next))) return set_apart_anew(tally, state, coin, next);
      const Path<Mask>& path = path_[path_of_[next]];
      piece.strings |= path.strings;
      piece.coins += path.coins;
      const int32_t end = path.beyond(coin);
      if (end == coin) {
        piece.ring = true;
        break;
      }
      if (end != ground) return set_apart_anew(tally, state, coin, end);
    }
    add(tally, state, piece);
  }

  // The whole state with every piece that stands apart in the tally, as far as there is room.
  State<Mask> tallied(const Tally& tally) const {
    State<Mask> state{left_, left_, 0};
    for (int32_t which = 0; which < count_; ++which)
      if (path_[which].apart()) add(tally, state, path_[which]);
    return state;
  }

 private:
  static void add(const Tally& tally, State<Mask>& state, const Path<Mask>& piece) {
    const uint32_t one = tally.one_more(state.tally, piece.ring, piece.coins);
    if (one == 0) return;
    state.tally += one;
    state.rest &= ~piece.strings;
  }

  // The same where the piece meets a coin that this state does not count among its paths: one that lost a string too,
  // or else the piece does not stand apart.
  void set_apart_anew(const Tally& tally, State<Mask>& state, int32_t coin, int32_t met) const {
    if (!exactly_two(state.left & ties_.of(met))) return;
    Path<Mask> piece;
    trace(state.left, coin, piece, [](int32_t) {});
    if (piece.apart()) add(tally, state, piece);
  }

  template <class Visit>
  void trace(const Mask& left, int32_t coin, Path<Mask>& path, Visit visit) const {
    path.coins = 1;
    path.strings = left & ties_.of(coin);
    visit(coin);
    const int32_t one_way = first_of(path.strings);
    Mask other_way = path.strings;
    drop_first(other_way);
    path.beside[0] = follow(left, coin, one_way, path, visit);
    path.ring = path.beside[0] == coin;
    if (path.ring) path.beside[0] = ground;
    else path.beside[1] = follow(left, coin, first_of(other_way), path, visit);
  }

  // From a coin along one of its two strings through coins on two strings; returns where that ends: at the ground, at a
  // coin with more strings, or, round a ring, at the coin itself.
  template <class Visit>
  int32_t follow(const Mask& left, int32_t coin, int32_t string, Path<Mask>& path, Visit visit) const {
    const int32_t start = coin;
    for (;;) {
      coin = ties_.other_end(string, coin);
      if (coin == ground || coin == start) return coin;
      Mask onward = left & ties_.of(coin);
      if (!exactly_two(onward)) return coin;
      ++path.coins;
      visit(coin);
      path.strings |= onward;
      onward &= ~mask_of<Mask>(string);
      string = first_of(onward);
    }
  }

  // Takes the coin on one string that a path has left, and the path beyond it; `beside` is the coin where that stops.
  int32_t take_onward(Mask& left, int32_t coin, int32_t& beside) const {
    for (int32_t size = 1;; ++size) {
      const int32_t string = first_of(left & ties_.of(coin));
      left &= ~mask_of<Mask>(string);
      beside = ties_.other_end(string, coin);
      if (beside == ground || !exactly_one(left & ties_.of(beside))) return size;
      coin = beside;
    }
  }

  const Ties<Mask>& ties_;
  const Mask left_;
  Mask strings_{};
  int32_t count_ = 0;
  std::array<Path<Mask>, max_boxes> path_;
  std::array<uint8_t, max_boxes> path_of_;
};

}  // namespace kamertje
