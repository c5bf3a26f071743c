#include "chances.hpp"

namespace kamertje {
namespace {

constexpr int32_t box_worth = 1 << 16;  // parts of a box
constexpr uint64_t bytes_a_node = 64;   // of the table
constexpr int32_t first_looks = 3;  // so many plies are seen before the search to the end, which may not get there

uint64_t key_of(int32_t line) { return mixed(static_cast<uint64_t>(line) + 1); }

uint64_t outcome_bit(int32_t outcome) { return uint64_t{1} << outcome; }

uint64_t useful_bytes(uint64_t nodes, uint64_t table_bytes) {
  return nodes < table_bytes / bytes_a_node ? nodes * bytes_a_node : table_bytes;
}

}  // namespace

Chances::Chances(const Position& position, uint64_t nodes, uint64_t table_bytes)
    : position_(position),
      kind_(position.setup().numbers),
      players_(position.setup().players),
      budget_(nodes),
      choices_(position.allowed()),
      ways_(ways_of(kind_)),
      best_(medium_candidates(position)),
      table_(useful_bytes(nodes, table_bytes)),
      buckets_(table_.as<Bucket>()),
      frames_(new Frame[static_cast<uint32_t>(position.lines_left()) + 1]) {
  position_.forget_dice();
  begin(choices_, plies_);
}

bool Chances::search(uint64_t nodes) {
  const uint64_t end = nodes_ + nodes;
  while (!complete_) {
    if (nodes_ >= budget_) return true;
    if (nodes_ >= end) return false;
    step();
  }
  return true;
}

void Chances::begin(const LineSet& rest, int32_t plies) {
  Frame& frame = frames_[depth_++];
  frame.rest = rest;
  frame.plies = plies;
  frame.met = 0;
}

// One line of the position on top, or its end.
void Chances::step() {
  Frame& frame = frames_[depth_ - 1];
  const int32_t line = frame.rest.take_first();
  if (line >= 0) {
    open(line);
  } else if (depth_ == 1) {
    finish_root();
  } else {
    const Shares shares = combine(frame);
    store(shares, frame.plies);
    --depth_;
    close(shares);
  }
}

void Chances::open(int32_t line) {
  Frame& frame = frames_[depth_ - 1];
  const int32_t plies = frame.plies - 1;
  frame.line = line;
  frame.closed = position_.play(static_cast<Move>(line));
  key_ ^= key_of(line);
  if (plies == 0 || position_.over()) {
    close({});
  } else if (const Entry* known = find(plies)) {
    close(known->shares);
  } else {
    ++nodes_;
    if (plies == 1) {
      const Shares shares = glance();
      store(shares, plies);
      close(shares);
    } else {
      begin(position_.undrawn(), plies);
    }
  }
}

// The line at work in the position on top leads to a position of which so much can be expected.
void Chances::close(const Shares& rest) {
  Frame& frame = frames_[depth_ - 1];
  position_.undo(static_cast<Move>(frame.line));
  key_ ^= key_of(frame.line);
  weigh(frame, frame.line, rest, frame.closed);
}

void Chances::weigh(Frame& frame, int32_t line, const Shares& rest, int32_t closed) {
  const bool again = closed > 0 && !position_.setup().noextra;
  Shares shares{};
  for (int32_t place = 0; place < players_; ++place) shares[again ? place : (place + 1) % players_] = rest[place];
  shares[0] += closed * box_worth;
  const int32_t worth = merit(shares);
  if (&frame == &frames_[0]) root_merit_[line] = worth;
  for (const uint8_t box : position_.grid().line[line].box) {
    if (box == no_box) continue;
    const int32_t outcome = position_.number(box);
    const bool first = (frame.met & outcome_bit(outcome)) == 0;
    if (!first && worth <= frame.merit[outcome]) continue;
    frame.met |= outcome_bit(outcome);
    frame.merit[outcome] = worth;
    frame.shares[outcome] = shares;
  }
}

// With Q of 36 rolls leaving no line, and a the sums over the others: seat i is worth a of i, plus Q/36 of what seat i
// - 1 is worth, since the seats move up by one at a pass. That circle of equations is solved over the common
// denominator.
Chances::Shares Chances::combine(const Frame& frame) const {
  std::array<int64_t, max_players> sum{};
  int64_t passing = rolls_in_all;
  for (uint64_t rest = frame.met; rest != 0; rest &= rest - 1) {
    const int32_t outcome = std::countr_zero(rest);
    passing -= ways_[outcome];
    for (int32_t seat = 0; seat < players_; ++seat) sum[seat] += int64_t{ways_[outcome]} * frame.shares[outcome][seat];
  }
  std::array<int64_t, max_players> weight{};  // of the seat so many places before
  int64_t all = 1, none = 1;
  for (int32_t back = 0; back < players_; ++back) all *= rolls_in_all;
  for (int32_t back = 0; back < players_; ++back) {
    int64_t rolled = 1;
    for (int32_t other = back + 1; other < players_; ++other) rolled *= rolls_in_all;
    weight[back] = none * rolled;
    none *= passing;
  }
  Shares shares{};
  for (int32_t seat = 0; seat < players_; ++seat) {
    int64_t total = 0;
    for (int32_t back = 0; back < players_; ++back) total += weight[back] * sum[(seat - back + players_) % players_];
    shares[seat] = static_cast<int32_t>(total / (all - none));
  }
  return shares;
}

// What the next roll alone brings.
Chances::Shares Chances::glance() {
  Frame& frame = frames_[depth_];
  frame.met = 0;
  position_.undrawn().each([&](int32_t line) { weigh(frame, line, {}, closed_by(line)); });
  return combine(frame);
}

void Chances::finish_root() {
  best_ = {};
  int32_t most = 0;
  LineSet(choices_).each([&](int32_t line) {
    if (best_.count > 0 && root_merit_[line] < most) return;
    if (root_merit_[line] > most) best_.count = 0;
    most = root_merit_[line];
    best_.add(line);
  });
  complete_ = plies_ >= position_.lines_left();
  // Once all positions that can follow are few enough, straight to the end; some are weighed twice.
  const int32_t left = position_.lines_left();
  const bool few = plies_ >= first_looks && left < 62 && (uint64_t{2} << left) <= budget_ - nodes_;
  plies_ = few ? left : plies_ + 1;
  depth_ = 0;
  begin(choices_, plies_);
}

// How far the first of the players is ahead of the others, in the objective of the game, times their number.
int32_t Chances::merit(const Shares& shares) const {
  int32_t all = 0;
  for (int32_t seat = 0; seat < players_; ++seat) all += shares[seat];
  const int32_t ahead = players_ * shares[0] - all;
  return position_.setup().misere ? -ahead : ahead;
}

int32_t Chances::closed_by(int32_t line) const {
  const Line& sides = position_.grid().line[line];
  int32_t closed = position_.undrawn_sides(sides.box[0]) == 1;
  if (!sides.outer()) closed += position_.undrawn_sides(sides.box[1]) == 1;
  return closed;
}

const Chances::Entry* Chances::find(int32_t plies) const {
  for (const Entry& entry : bucket().entry)
    if (entry.key == key_ && entry.plies >= plies) return &entry;
  return nullptr;
}

void Chances::store(const Shares& shares, int32_t plies) {
  Bucket& home = bucket();
  Entry* place = &home.entry[0];
  for (Entry& entry : home.entry) {
    if (entry.plies != 0 && entry.key == key_) {
      place = &entry;
      break;
    }
    if (entry.plies < place->plies) place = &entry;
  }
  // What was cheap to weigh gives way to what was dear.
  if (place->plies <= plies) *place = {key_, shares, plies};
}

}  // namespace kamertje
