// A text under construction, of bounded length: the longest game of 210 lines prints in less than 4 KiB.
#pragma once

#include <cstdint>
#include <string_view>

namespace kamertje {

class Text {
 public:
  static constexpr int32_t capacity = 8192;

  Text& add(char letter) {
    if (length_ < capacity) letters_[length_++] = letter;
    return *this;
  }
  Text& add(std::string_view part) {
    for (const char letter : part) add(letter);
    return *this;
  }
  Text& add(int32_t number) {
    if (number < 0) add('-');
    const auto size = static_cast<uint32_t>(number);
    return add_digits(number < 0 ? 0 - size : size);
  }
  void clear() { length_ = 0; }
  std::string_view view() const { return {letters_, static_cast<uint32_t>(length_)}; }

 private:
  Text& add_digits(uint32_t number) {
    if (number >= 10) add_digits(number / 10);
    return add(static_cast<char>('0' + number % 10));
  }

  int32_t length_ = 0;
  char letters_[capacity];
};

}  // namespace kamertje
