#include "kamertje/setup.hpp"

namespace kamertje {
namespace {

constexpr int32_t largest_square = 25;
constexpr int32_t largest_triangle = 8;
constexpr int32_t largest_hexagon = 5;
constexpr int32_t not_a_number = -1;

// Digits only and no leading zero; what is far above every limit stays just that.
int32_t read_number(std::string_view text) {
  if (text.empty() || (text.size() > 1 && text[0] == '0')) return not_a_number;
  int32_t number = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return not_a_number;
    if (number < 1000) number = number * 10 + (digit - '0');
  }
  return number;
}

// Takes the first word off the text; empty when there is none.
std::string_view take_word(std::string_view& text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(word.size());
  return word;
}

bool in_range(int32_t number, int32_t low, int32_t high) { return number >= low && number <= high; }

Outcome<GridSpec> read_grid(std::string_view word) {
  GridSpec spec;
  int32_t width = not_a_number;
  int32_t height = not_a_number;
  int32_t least = 2;
  int32_t most = 0;
  if (word.starts_with("triangle:")) {
    spec.shape = Shape::triangle;
    width = height = read_number(word.substr(9));
    most = largest_triangle;
  } else if (word.starts_with("hexagon:")) {
    spec.shape = Shape::hexagon;
    width = height = read_number(word.substr(8));
    most = largest_hexagon;
  } else if (const auto cross = word.find('x'); cross != std::string_view::npos) {
    width = read_number(word.substr(0, cross));
    height = read_number(word.substr(cross + 1));
    least = 1;
    most = largest_square;
  }
  if (width == not_a_number || height == not_a_number) return Refusal{RefusalCode::grid_unknown, word};
  if (!in_range(width, least, most) || !in_range(height, least, most)) return Refusal{RefusalCode::grid_size, word};
  spec.width = static_cast<uint8_t>(width);
  spec.height = static_cast<uint8_t>(height);
  if (count_lines(spec) > max_lines) return Refusal{RefusalCode::grid_size, word};
  return spec;
}

// What the words so far have said, beyond what the set-up itself shows.
struct Said {
  bool players = false;
};

Outcome<bool> refuse(RefusalCode code, std::string_view word) { return Refusal{code, word}; }

Outcome<bool> say_flag(bool& flag, std::string_view word) {
  if (flag) return refuse(RefusalCode::option_twice, word);
  return flag = true;
}

Outcome<bool> say_option(SetUp& setup, Said& said, std::string_view word) {
  if (word == "misere") return say_flag(setup.misere, word);
  if (word == "border") return say_flag(setup.border, word);
  if (word == "noextra") return say_flag(setup.noextra, word);
  if (word == "pie") return say_flag(setup.pie, word);
  if (word == "sum" || word == "product") {
    const Numbers numbers = word == "sum" ? Numbers::sum : Numbers::product;
    if (setup.numbers == numbers) return refuse(RefusalCode::option_twice, word);
    if (setup.numbers != Numbers::none) return refuse(RefusalCode::option_clash, word);
    setup.numbers = numbers;
    return true;
  }
  if (word == "players:2" || word == "players:3" || word == "players:4") {
    setup.players = static_cast<uint8_t>(word.back() - '0');
    return say_flag(said.players, word);
  }
  return refuse(RefusalCode::option_unknown, word);
}

bool pie_clashes(const SetUp& setup) { return setup.pie && (setup.players > 2 || setup.numbers != Numbers::none); }

// A pre-drawn border is all there is that can close a box before the first line.
bool closes_at_start(const SetUp& setup) {
  if (!setup.border) return false;
  const Grid grid = build_grid(setup.grid);
  for (int32_t box = 0; box < grid.boxes; ++box) {
    int32_t open_sides = 0;
    for (int32_t side = 0; side < grid.box[box].sides; ++side)
      open_sides += grid.line[grid.box[box].side[side]].outer() ? 0 : 1;
    if (open_sides == 0) return true;
  }
  return false;
}

}  // namespace

Outcome<SetUp> read_setup(std::string_view text) {
  std::string_view rest = text;
  const Outcome<GridSpec> grid = read_grid(take_word(rest));
  if (const auto* refusal = std::get_if<Refusal>(&grid)) return *refusal;
  SetUp setup;
  setup.grid = *std::get_if<GridSpec>(&grid);
  Said said;
  for (std::string_view word = take_word(rest); !word.empty(); word = take_word(rest)) {
    const Outcome<bool> answer = say_option(setup, said, word);
    if (const auto* refusal = std::get_if<Refusal>(&answer)) return *refusal;
    if (pie_clashes(setup)) return Refusal{RefusalCode::option_clash, word};
  }
  if (closes_at_start(setup)) return Refusal{RefusalCode::nothing_to_play, text};
  return setup;
}

void print_setup(const SetUp& setup, Text& out) {
  const GridSpec& grid = setup.grid;
  switch (grid.shape) {
    case Shape::square: out.add(int32_t{grid.width}).add('x').add(int32_t{grid.height}); break;
    case Shape::triangle: out.add("triangle:").add(int32_t{grid.width}); break;
    case Shape::hexagon: out.add("hexagon:").add(int32_t{grid.width}); break;
  }
  if (setup.misere) out.add(" misere");
  if (setup.border) out.add(" border");
  if (setup.noextra) out.add(" noextra");
  if (setup.numbers == Numbers::sum) out.add(" sum");
  if (setup.numbers == Numbers::product) out.add(" product");
  if (setup.players > 2) out.add(" players:").add(int32_t{setup.players});
  if (setup.pie) out.add(" pie");
}

}  // namespace kamertje
