// The form of a state: what it is when coins are not told apart by their places. States of one form have one value.
//
// What is written down is how the joints are tied to each other and to the ground by ways of so many coins. The joints
// are named by what surrounds them, nearer and further, so that equal graphs mostly come out equal. Where the
// naming has to choose between joints that look alike, equal graphs may come out different, which costs time;
// different graphs never come out equal.
#pragma once

#include "frame.hpp"

namespace kamertje {

class Form {
 public:
  explicit Form(const Frame& frame);

  // For what else makes a difference.
  void add(const CacheKey& part) {
    key_.one += part.one;
    key_.other += part.other;
  }
  void add_number(uint8_t kind, int32_t number) { write(uint64_t{kind} << 16 | static_cast<uint32_t>(number)); }

  const CacheKey& key() const { return key_; }

 private:
  void write(uint64_t part) { add(part_of_key(part)); }

  void name_joints();
  void spread();
  void begin_colours() { seen_ = again_ = 0; }
  void colour(uint8_t joint, uint32_t colour);
  int32_t count_alike() const;
  void mark_one();

  const Frame& frame_;
  CacheKey key_;
  std::array<uint32_t, max_boxes> colour_;  // of a coin
  uint64_t seen_, again_;                   // last bits of colours, and those that several have
};

}  // namespace kamertje
