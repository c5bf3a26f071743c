// Games with dice: what each player can expect to get, weighed by the chances of all rolls. Deepens line by line;
// beyond the horizon nothing is expected.
//
// A position is weighed as it stands before a roll. The player to throw takes, for each outcome, the line that promises
// most; where no line shows the outcome the next player throws, in the same position. So with q the chance of that and
// A what the others add up to, the throwing player of two is worth A - q * (the same), which is A / (1 + q).
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "candidates.hpp"
#include "kamertje/memory.hpp"
#include "kamertje/random.hpp"

namespace kamertje {

class Chances {
 public:
  // The position must have a line that may be drawn. nodes: how many the whole search may take; the table takes
  // table_bytes at most, here and never after.
  Chances(const Position& position, uint64_t nodes, uint64_t table_bytes);

  // Weighs about `nodes` positions more. True when there is nothing more to see. What comes out does not depend on how
  // the nodes are sliced.
  bool search(uint64_t nodes);
  uint64_t nodes() const { return nodes_; }
  // The lines that promise most at the deepest full look.
  const Candidates& best() const { return best_; }
  // They were weighed to the end of the game.
  bool complete() const { return complete_; }

 private:
  // Boxes that each player will still get, in parts of a box; the one who throws next is first.
  using Shares = std::array<int32_t, max_players>;

  // A position being weighed: the lines not looked at yet, and the best so far for each outcome.
  struct Frame {
    LineSet rest;
    int32_t plies = 0;
    int32_t line = 0;  // the one at work
    int32_t closed = 0;
    uint64_t met = 0;  // outcomes that some line shows, as bits
    std::array<int32_t, max_outcome + 1> merit;
    std::array<Shares, max_outcome + 1> shares;
  };
  struct Entry {
    uint64_t key;
    Shares shares;
    int32_t plies;  // 0: empty
  };
  static constexpr int32_t bucket_size = 2;
  struct alignas(64) Bucket {
    Entry entry[bucket_size];
  };

  void begin(const LineSet& rest, int32_t plies);
  void step();
  void open(int32_t line);
  void close(const Shares& rest);
  void finish_root();
  void weigh(Frame& frame, int32_t line, const Shares& rest, int32_t closed);
  Shares combine(const Frame& frame) const;
  Shares glance();
  int32_t merit(const Shares& shares) const;
  int32_t closed_by(int32_t line) const;
  const Entry* find(int32_t plies) const;
  void store(const Shares& shares, int32_t plies);
  Bucket& bucket() const { return buckets_[table_.line_of(key_)]; }

  Position position_;  // without dice: any line may follow any other
  const Numbers kind_;
  const int32_t players_;
  const uint64_t budget_;
  const LineSet choices_;
  const std::array<uint8_t, max_outcome + 1> ways_;
  std::array<int32_t, max_lines> root_merit_{};
  Candidates best_;
  int32_t plies_ = 1;
  bool complete_ = false;
  uint64_t nodes_ = 0;
  uint64_t key_ = 0;
  Table table_;
  Bucket* buckets_;
  std::unique_ptr<Frame[]> frames_;
  int32_t depth_ = 0;  // frames in use
};

}  // namespace kamertje
