#include "kamertje/notation.hpp"

#include "words.hpp"

namespace kamertje {
namespace {

Refusal refuse(RefusalCode code, std::string_view text) { return {code, text}; }

void print_dot(const Dot& dot, Text& out) { out.add(static_cast<char>('a' + dot.column - 1)).add(int32_t{dot.row}); }

// A letter and a number without leading zero; -1 for anything else.
int32_t read_dot(const Grid& grid, std::string_view text) {
  if (text.size() < 2 || text.size() > 3 || text[1] == '0') return -1;
  int32_t row = 0;
  for (const char digit : text.substr(1)) {
    if (digit < '0' || digit > '9') return -1;
    row = row * 10 + (digit - '0');
  }
  for (int32_t dot = 0; dot < grid.dots; ++dot)
    if (grid.dot[dot].row == row && grid.dot[dot].column == text[0] - 'a' + 1) return dot;
  return -1;
}

// Digits only, and no leading zero; 0 for anything else.
int32_t read_number(std::string_view text) {
  if (text.empty() || text.size() > 2 || text[0] == '0') return 0;
  int32_t number = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return 0;
    number = number * 10 + (digit - '0');
  }
  return number;
}

}  // namespace

void print_line(const Grid& grid, int32_t line, Text& out) {
  print_dot(grid.dot[grid.line[line].from], out);
  out.add('-');
  print_dot(grid.dot[grid.line[line].to], out);
}

void print_move(const Grid& grid, Numbers numbers, Move move, Text& out) {
  if (move == swap_move) {
    out.add("swap");
  } else if (move == pass_move) {
    out.add('-');
  } else if (is_leave(move)) {
    out.add("left").add(leaver(move));
  } else if (is_roll(move)) {
    const Roll roll = roll_of(move);
    const char sign = numbers == Numbers::product ? '*' : '+';
    out.add('[').add(int32_t{roll.first}).add(sign).add(int32_t{roll.second}).add(']');
  } else {
    print_line(grid, move, out);
  }
}

void print_numbers(const Position& position, Text& out) {
  for (int32_t box = 0; position.dealt() && box < position.grid().boxes; ++box) {
    if (box > 0) out.add(' ');
    out.add(int32_t{position.number(box)});
  }
}

Outcome<BoxNumbers> read_numbers(const SetUp& setup, const Grid& grid, std::string_view text) {
  if (setup.numbers == Numbers::none) return refuse(RefusalCode::numbers_refused, text);
  const auto ways = ways_of(setup.numbers);
  BoxNumbers numbers{};
  int32_t count = 0;
  WordReader reader(text);
  while (!reader.done()) {
    if (!reader.take_comma().empty()) continue;
    const std::string_view word = reader.take_word();
    const int32_t number = read_number(word);
    if (number > max_outcome || ways[number] == 0) return refuse(RefusalCode::number_impossible, word);
    if (count == grid.boxes) return refuse(RefusalCode::numbers_count, text);
    numbers[count++] = static_cast<uint8_t>(number);
  }
  if (count < grid.boxes) return refuse(RefusalCode::numbers_count, text);
  return numbers;
}

Outcome<int32_t> read_line(const Grid& grid, std::string_view text) {
  const auto dash = text.find('-');
  if (dash == std::string_view::npos) return refuse(RefusalCode::line_unknown, text);
  const int32_t one = read_dot(grid, text.substr(0, dash));
  const int32_t other = read_dot(grid, text.substr(dash + 1));
  const int32_t line = one < 0 || other < 0 ? -1 : grid.line_between(one, other);
  if (line < 0) return refuse(RefusalCode::line_unknown, text);
  return line;
}

Outcome<LineSet> read_lines(const Grid& grid, std::string_view text) {
  LineSet lines;
  WordReader reader(text);
  while (!reader.done()) {
    if (!reader.take_comma().empty()) continue;
    const std::string_view word = reader.take_word();
    const Outcome<int32_t> line = read_line(grid, word);
    if (const auto* refusal = std::get_if<Refusal>(&line)) return *refusal;
    if (lines.has(*std::get_if<int32_t>(&line))) return refuse(RefusalCode::line_drawn, word);
    lines.add(*std::get_if<int32_t>(&line));
  }
  return lines;
}

}  // namespace kamertje
