// A text under construction.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace kamertje {

class Text {
 public:
  Text& add(char letter) {
    letters_.push_back(letter);
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
  void clear() { letters_.clear(); }
  std::string_view view() const { return {letters_.data(), letters_.size()}; }

 private:
  Text& add_digits(uint32_t number) {
    if (number >= 10) add_digits(number / 10);
    return add(static_cast<char>('0' + number % 10));
  }

  std::vector<char> letters_;
};

}  // namespace kamertje
