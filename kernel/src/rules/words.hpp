// Words, numbers and commas at the front of a text.
#pragma once

#include <cstddef>
#include <string_view>

namespace kamertje {

// A text being read from the front, word by word; spaces between words are skipped.
class WordReader {
 public:
  explicit WordReader(std::string_view text) : rest_(text) { skip_space(); }

  bool done() const { return rest_.empty(); }

  // "12." at the front, or nothing.
  std::string_view take_number() {
    std::size_t length = 0;
    while (length < rest_.size() && is_digit(rest_[length])) ++length;
    if (length == 0 || length == rest_.size() || rest_[length] != '.') return {};
    return take(length + 1);
  }

  std::string_view take_comma() { return !rest_.empty() && rest_.front() == ',' ? take(1) : std::string_view{}; }

  // Up to the next space or comma.
  std::string_view take_word() {
    std::size_t length = 0;
    while (length < rest_.size() && rest_[length] != ',' && !is_space(rest_[length])) ++length;
    return take(length);
  }

 private:
  static bool is_space(char letter) { return letter == ' ' || letter == '\n' || letter == '\r' || letter == '\t'; }
  static bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

  std::string_view take(std::size_t length) {
    const std::string_view taken = rest_.substr(0, length);
    rest_.remove_prefix(length);
    skip_space();
    return taken;
  }
  void skip_space() {
    while (!rest_.empty() && is_space(rest_.front())) rest_.remove_prefix(1);
  }

  std::string_view rest_;
};

}  // namespace kamertje
