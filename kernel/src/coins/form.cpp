#include "form.hpp"

namespace kamertje {
namespace {

uint32_t shade(uint32_t colour) {
  colour *= 0x9e3779b1;
  return colour ^ colour >> 15;
}

uint64_t bit_of(uint32_t colour) { return uint64_t{1} << (colour & 63); }

}  // namespace

Form::Form(const Frame& frame) : frame_(frame), key_(frame.apart()) {
  name_joints();
  for (const uint8_t joint : frame.joints()) write(frame.legs(joint) ^ colour_[joint]);
  for (const Link& tie : frame.ties()) {
    const uint64_t from = colour_[tie.from], to = colour_[tie.to];
    write((from < to ? from << 32 | to : to << 32 | from) + tie.coins * uint64_t{0xda942042e4dd58b5});
  }
}

// Each joint gets a colour from the legs at it, then from the colours at the other ends of its ties, and so on until
// all differ: those are their names. Joints that go on looking alike are told apart one by one.
void Form::name_joints() {
  begin_colours();
  for (const uint8_t joint : frame_.joints()) colour(joint, static_cast<uint32_t>(frame_.legs(joint) >> 32));
  for (int32_t alike = count_alike(); alike != 0;) {
    spread();
    const int32_t before = alike;
    alike = count_alike();
    if (alike == before) mark_one();
  }
}

void Form::spread() {
  std::array<uint32_t, max_boxes> next;
  for (const uint8_t joint : frame_.joints()) next[joint] = colour_[joint] * 0x2c1b3c6d;
  for (const Link& tie : frame_.ties()) {
    const uint32_t length = (tie.coins + 1u) * 0x85ebca6b;
    next[tie.from] += shade(colour_[tie.to] ^ length);
    next[tie.to] += shade(colour_[tie.from] ^ length);
  }
  begin_colours();
  for (const uint8_t joint : frame_.joints()) {
    const uint32_t mixed = (next[joint] ^ next[joint] >> 16) * 0xc2b2ae35;
    colour(joint, mixed ^ mixed >> 15);
  }
}

void Form::colour(uint8_t joint, uint32_t colour) {
  colour_[joint] = colour;
  const uint64_t bit = bit_of(colour);
  again_ |= seen_ & bit;
  seen_ |= bit;
}

// The number of pairs that share a colour. Few share even their last bits, so only those are compared.
int32_t Form::count_alike() const {
  if (again_ == 0) return 0;
  std::array<uint32_t, max_boxes> close;
  int32_t count = 0, alike = 0;
  for (const uint8_t joint : frame_.joints()) {
    close[count] = colour_[joint];
    count += (again_ & bit_of(colour_[joint])) != 0;
  }
  for (int32_t one = 1; one < count; ++one)
    for (int32_t other = 0; other < one; ++other) alike += close[other] == close[one];
  return alike;
}

// Of the joints that share the lowest shared colour, the first.
void Form::mark_one() {
  const std::span<const uint8_t> joints = frame_.joints();
  uint8_t chosen = ground;
  for (size_t joint = 0; joint < joints.size(); ++joint)
    for (size_t other = joint + 1; other < joints.size(); ++other)
      if (colour_[joints[other]] == colour_[joints[joint]] &&
          (chosen == ground || colour_[joints[joint]] < colour_[chosen]))
        chosen = joints[joint];
  colour_[chosen] += 0x7f4a7c15;
}

}  // namespace kamertje
