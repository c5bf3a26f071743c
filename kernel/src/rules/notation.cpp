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

}  // namespace

void print_line(const Grid& grid, int32_t line, Text& out) {
  print_dot(grid.dot[grid.line[line].from], out);
  out.add('-');
  print_dot(grid.dot[grid.line[line].to], out);
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
