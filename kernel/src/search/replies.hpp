// What the player to move may cut, and what each cut must lead to. The rules of play as the search sees them.
#pragma once

#include <algorithm>

#include "../coins/frame.hpp"
#include "../coins/idle.hpp"
#include "../coins/passing.hpp"
#include "../coins/ways.hpp"
#include "kamertje/cache.hpp"

namespace kamertje {

// quiet: normal play with the extra turn, where no coin hangs on one string (docs/explain/solver.md: captures need no
// branching). extra: misère with the extra turn, where pieces of which every cut takes a coin count as coins and are
// not among the strings left: nobody touches those before the end. pass: the turn passes after every line, and the
// state is settled.
// last: the misère of that, in which a value is 1 for who makes the last cut that takes no coin, and -1 for the other.
enum class Play : uint8_t { quiet, extra, pass, last };

// A cut reaches the wanted value when the value of what it leaves, for whoever then moves, lies within these bounds.
// Each step further inside them is one box more than was wanted.
template <class Mask>
struct Reply {
  static constexpr int16_t unbound = 1024;  // more than any value
  static constexpr int16_t one_string = -1;

  Mask left;
  int16_t at_least;
  int16_t at_most;
  int16_t coins;
  int16_t opened = one_string;  // in quiet states, which way

  // What is known of what it leaves before anything is looked up.
  Known unknown() const { return {static_cast<int8_t>(-coins), static_cast<int8_t>(coins)}; }
  bool possible() const { return at_least <= at_most && at_least <= coins && at_most >= -coins; }
  bool certain() const { return at_least <= -coins && at_most >= coins; }
  // How many boxes more than were wanted the cut brings, at least and at most, by what is known of what it leaves.
  int32_t least_surplus(Known known) const { return std::min(at_most - known.high, known.low - at_least); }
  int32_t most_surplus(Known known) const {
    return std::min({at_most - known.low, known.high - at_least, (at_most - at_least) >> 1});
  }
};

// The replies that may reach what is wanted.
template <class Mask>
struct Choice {
  Reply<Mask>* replies;
  int32_t count = 0;
  int32_t surplus = -Reply<Mask>::unbound;  // of those left out, the most

  // False when the reply certainly reaches what is wanted.
  bool add(const Reply<Mask>& reply) {
    if (reply.certain()) return false;
    if (reply.possible()) replies[count++] = reply;
    else leave_out(reply, reply.unknown());
    return true;
  }
  void leave_out(const Reply<Mask>& reply, Known known) { surplus = std::max(surplus, reply.most_surplus(known)); }
};

template <class Mask>
class Replies {
 public:
  Replies(const CoinGraph& graph, bool misere) : ties_(graph), sign_(misere ? -1 : 1) {}

  const Ties<Mask>& ties() const { return ties_; }
  int32_t sign() const { return sign_; }

  // Whether the value of a state is at least `wanted`, as bounds on the value of one that the search visits.
  template <Play play>
  Reply<Mask> question(const Mask& left, int32_t coins, int32_t wanted) const {
    if constexpr (play == Play::pass) return after_settling(left, coins, wanted, unbound);
    else if constexpr (play == Play::last) return last_cut_question(left, coins, wanted);
    else if constexpr (play == Play::extra) return reply_of(without_idle(ties_, left), coins, wanted, unbound);
    else return reply_of(left, coins, wanted, unbound);
  }

  // The frame of what a reply to a quiet state leaves.
  void read_after(const Ways<Mask>& ways, const Frame& frame, const Reply<Mask>& reply, Frame& after) const {
    Mask cut = ways.left() & ~reply.left;
    if (reply.opened == Reply<Mask>::one_string) {
      after.read_after(ties_, frame, reply.left, string_way(ties_, first_of(cut)));
      return;
    }
    const Way<Mask>& opened = ways[reply.opened];
    cut &= ~opened.strings;
    after.read_after(ties_, frame, reply.left, opened, any(cut) ? &ways.way_of(cut) : nullptr);
  }

  // Adds all replies that may reach `wanted`. False when one of them certainly does.
  template <Play play>
  bool find(const Ways<Mask>& ways, int32_t coins, int32_t wanted, Choice<Mask>& choice) const {
    if constexpr (play == Play::quiet) return find_quiet(ways, coins, wanted, choice);
    else if constexpr (play == Play::extra) return find_extra(ways.left(), coins, wanted, choice);
    else return find_passing<play>(ways.left(), coins, wanted, choice);
  }

 private:
  static constexpr int32_t unbound = Reply<Mask>::unbound;

  static Reply<Mask> reply_of(const Mask& left, int32_t coins, int32_t at_least, int32_t at_most) {
    return {left, static_cast<int16_t>(at_least), static_cast<int16_t>(at_most), static_cast<int16_t>(coins)};
  }

  bool find_quiet(const Ways<Mask>& ways, int32_t coins, int32_t wanted, Choice<Mask>& choice) const {
    const Mask& left = ways.left();
    Mask safe{};
    std::array<uint8_t, max_strings> runs;
    int32_t count = 0;
    for (int32_t which = 0; which < ways.count(); ++which) {
      const bool single = ways[which].single();
      safe |= single ? ways[which].strings : Mask{};
      runs[count] = static_cast<uint8_t>(which);
      count += !single;
    }
    if (any(safe) && !add_safe_cuts(safe, reply_of(left, coins, -unbound, -wanted), choice)) return false;
    // Of the pieces that stand apart and leave the other the same choice, the shortest is as good as any.
    int32_t shortest[3] = {-1, -1, -1};
    for (int32_t place = 0; place < count; ++place) {
      const int32_t which = runs[place];
      const Way<Mask>& way = ways[which];
      if (way.apart()) {
        int32_t& best = shortest[way.long_enough() ? 1 + way.ring() : 0];
        if (best < 0 || way.coins < ways[best].coins) best = which;
      } else if (!choice.add(opening(ways, which, coins, wanted))) {
        return false;
      }
    }
    for (const int32_t which : shortest)
      if (which >= 0 && !choice.add(opening(ways, which, coins, wanted))) return false;
    return true;
  }

  // What safe cuts must lead to is the same for all of them, so it is asked once whether they may.
  bool add_safe_cuts(Mask safe, Reply<Mask> reply, Choice<Mask>& choice) const {
    if (reply.certain()) return false;
    if (!reply.possible()) {
      choice.leave_out(reply, reply.unknown());
      return true;
    }
    const Mask left = reply.left;
    for (; any(safe); drop_first(safe)) {
      const int32_t string = first_of(safe);
      if (ties_.waits_for_twin(left, string)) continue;
      reply.left = left & ~mask_of<Mask>(string);
      choice.replies[choice.count++] = reply;
    }
    return true;
  }

  // The reply that opens a run.
  Reply<Mask> opening(const Ways<Mask>& ways, int32_t which, int32_t coins, int32_t wanted) const {
    const Taken<Mask> taken = ways.open(ties_, ways[which]);
    const int32_t wanted_then = taken.coins + wanted;
    const int32_t at_least = taken.handout == Handout::none ? -unbound : wanted_then - handout_cost(taken.handout);
    Reply<Mask> reply = reply_of(taken.left, coins - taken.coins, at_least, -wanted_then);
    reply.opened = static_cast<int16_t>(which);
    return reply;
  }

  // Where captures are branched on: those first, since they decide sooner.
  bool find_extra(const Mask& left, int32_t coins, int32_t wanted, Choice<Mask>& choice) const {
    if (!any(left)) {  // all that is left falls to whoever moves
      choice.surplus = -coins - wanted;
      return -coins < wanted;
    }
    const Mask taking = left & taking_strings(ties_, left);
    return add_cuts(taking, left, coins, wanted, choice) && add_cuts(left & ~taking, left, coins, wanted, choice);
  }

  // False when one of the cuts certainly reaches what is wanted.
  bool add_cuts(const Mask& cuts, const Mask& left, int32_t coins, int32_t wanted, Choice<Mask>& choice) const {
    for (Mask rest = cuts; any(rest); drop_first(rest)) {
      const int32_t string = first_of(rest);
      if (ties_.waits_for_twin(left, string)) continue;
      const Mask after = left & ~mask_of<Mask>(string);
      const int32_t taken = ties_.taken_by(after, string);
      const int32_t wanted_then = wanted - sign_ * taken;
      const int32_t listed = choice.count;
      if (!choice.add(
              reply_of(after, coins - taken, taken > 0 ? wanted_then : -unbound, taken > 0 ? unbound : -wanted)))
        return false;
      if (choice.count > listed) choice.replies[listed].left = without_idle(ties_, after);
    }
    return true;
  }

  // Where the turn passes: the cuts that take no coin, of which there are none but in three in a row in a settled
  // state. Cuts that lead to the same are one.
  template <Play play>
  bool find_passing(const Mask& left, int32_t coins, int32_t wanted, Choice<Mask>& choice) const {
    const Mask free = LastCut<Mask>::free_of(ties_, left);
    if (play == Play::pass && !any(free)) {  // each three in a row costs one
      choice.surplus = -coins / 3 - wanted;
      return -coins < 3 * wanted;
    }
    for (Mask rest = free; any(rest); drop_first(rest)) {
      const int32_t string = first_of(rest);
      if (ties_.waits_for_twin(left, string)) continue;
      const Mask after = left & ~mask_of<Mask>(string);
      const int32_t listed = choice.count;
      if constexpr (play == Play::pass) {
        if (!choice.add(after_settling(after, coins, -unbound, -wanted))) return false;
      } else {
        const Mask needed = LastCut<Mask>::needed(ties_, after);
        if (!any(needed) || !choice.add(reply_of(needed, 1, -1, -1))) return false;
      }
      if (choice.count > listed && is_double(choice)) --choice.count;
    }
    return true;
  }

  // Whether the last reply says the same as one before it.
  static bool is_double(const Choice<Mask>& choice) {
    const Reply<Mask>& last = choice.replies[choice.count - 1];
    return std::any_of(choice.replies, &choice.replies[choice.count - 1], [&](const Reply<Mask>& reply) {
      return reply.left == last.left && reply.at_least == last.at_least && reply.at_most == last.at_most;
    });
  }

  // A value between low and high for whoever moves in a state, as bounds on the value of what is left of it when all
  // that should be taken at once is taken.
  Reply<Mask> after_settling(const Mask& left, int32_t coins, int32_t low, int32_t high) const {
    const Settled<Mask> settled = Settling<Mask>::of(ties_, left, coins);
    if (settled.other) return reply_of(settled.left, settled.coins, settled.gain - high, settled.gain - low);
    return reply_of(settled.left, settled.coins, low - settled.gain, high - settled.gain);
  }

  // In the misère without extra turns a value is at most 2 away from 0, on the side of whoever has an even number of
  // strings before him; and of an odd number of coins it is 1.
  Reply<Mask> last_cut_question(const Mask& left, int32_t coins, int32_t wanted) const {
    const bool even = count_of(left) % 2 == 0;
    const int32_t won = coins % 2 != 0 ? (even ? 1 : -1) : even ? 2 : 0;
    const int32_t lost = coins % 2 != 0 ? won : won - 2;
    const Mask needed = LastCut<Mask>::needed(ties_, left);
    if (wanted > won) return reply_of(needed, 1, 1, -1);
    if (wanted <= lost) return reply_of(needed, 1, -1, 1);
    return reply_of(needed, 1, 1, 1);
  }

  const Ties<Mask> ties_;
  const int32_t sign_;
};

}  // namespace kamertje
