#include "kamertje/notation.hpp"

namespace kamertje {
namespace {

bool is_space(char letter) { return letter == ' ' || letter == '\n' || letter == '\r' || letter == '\t'; }
bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

Refusal refuse(RefusalCode code, std::string_view text) { return {code, text}; }

void print_dot(const Dot& dot, Text& out) {
  out.add(static_cast<char>('a' + dot.column - 1)).add(int32_t{dot.row});
}

// A letter and a number without leading zero; -1 for anything else.
int32_t read_dot(const Grid& grid, std::string_view text) {
  if (text.size() < 2 || text.size() > 3 || text[1] == '0') return -1;
  int32_t row = 0;
  for (const char digit : text.substr(1)) {
    if (!is_digit(digit)) return -1;
    row = row * 10 + (digit - '0');
  }
  for (int32_t dot = 0; dot < grid.dots; ++dot)
    if (grid.dot[dot].row == row && grid.dot[dot].column == text[0] - 'a' + 1) return dot;
  return -1;
}

// A text being read from the front, word by word.
class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) { skip_space(); }

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

  // What has been read since a word that was taken from this text, up to another one.
  static std::string_view span(std::string_view first, std::string_view last) {
    return {first.data(), static_cast<std::size_t>(last.data() + last.size() - first.data())};
  }

 private:
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

// Plays the moves of one turn list on a game, and keeps what has to be known between its words.
class TurnReader {
 public:
  TurnReader(Game& game, std::string_view text) : game_(game), reader_(text) {}

  Outcome<int32_t> read() {
    for (int32_t number = 1; !reader_.done(); ++number) {
      if (const Refusal* refusal = read_turn(number)) return *refusal;
    }
    return played_;
  }
  int32_t played() const { return played_; }

 private:
  // The refusal, or null.
  const Refusal* stop(RefusalCode code, std::string_view text) {
    refusal_ = refuse(code, text);
    return &refusal_;
  }

  const Refusal* read_turn(int32_t number) {
    const std::string_view heading = reader_.take_number();
    if (heading.empty()) return stop(RefusalCode::turn_syntax, offending_word());
    Text expected;
    expected.add(number).add('.');
    if (heading != expected.view()) return stop(RefusalCode::turn_number, heading);
    if (reader_.done()) return stop(RefusalCode::turn_syntax, heading);
    if (game_.position().over()) return stop(RefusalCode::game_over, heading);
    passed_ = false;
    std::string_view word;
    std::string_view comma;
    do {
      word = reader_.take_word();
      if (word.empty()) return stop(RefusalCode::turn_syntax, comma.empty() ? offending_word() : comma);
      if (const Refusal* refusal = read_move(word)) return refusal;
      comma = reader_.take_comma();
    } while (!comma.empty());
    if (!passed_ && !reader_.done() && !game_.position().over())
      return after_open_turn(Reader::span(heading, word));
    return nullptr;
  }

  // A turn that goes on is followed by a number only when the list forgets its lines.
  const Refusal* after_open_turn(std::string_view turn) {
    if (reader_.take_number().empty()) return stop(RefusalCode::turn_syntax, offending_word());
    return stop(RefusalCode::turn_incomplete, turn);
  }

  std::string_view offending_word() {
    const std::string_view comma = reader_.take_comma();
    return comma.empty() ? reader_.take_word() : comma;
  }

  const Refusal* read_move(std::string_view word) {
    Move move = swap_move;
    if (word != "swap") {
      const Outcome<int32_t> line = read_line(game_.grid(), word);
      if (const auto* refusal = std::get_if<Refusal>(&line)) return stop(refusal->code, refusal->text);
      move = static_cast<Move>(*std::get_if<int32_t>(&line));
    }
    if (passed_) return stop(RefusalCode::turn_too_long, word);
    if (!game_.can_play(move)) return stop(game_.position().why_not(move), word);
    const int32_t mover = game_.position().mover();
    game_.play(move);
    ++played_;
    passed_ = game_.position().mover() != mover;
    return nullptr;
  }

  Game& game_;
  Reader reader_;
  int32_t played_ = 0;
  bool passed_ = false;
  Refusal refusal_{};
};

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
  Reader reader(text);
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

void print_turns(const Game& game, Text& out) {
  // Where turns pass shows only in play, so the game is played once more.
  Game replay(game);
  while (replay.undo()) {
  }
  int32_t turn = 0;
  bool passed = true;
  for (const Move move : game.moves()) {
    if (passed && turn > 0) out.add(' ');
    if (passed) out.add(++turn).add(". ");
    else out.add(", ");
    if (move == swap_move) out.add("swap");
    else print_line(game.grid(), move, out);
    const int32_t mover = replay.position().mover();
    replay.play(move);
    passed = replay.position().mover() != mover;
  }
}

Outcome<int32_t> read_turns(Game& game, std::string_view text) {
  TurnReader reader(game, text);
  const Outcome<int32_t> outcome = reader.read();
  if (std::holds_alternative<Refusal>(outcome))
    for (int32_t left = reader.played(); left > 0; --left) game.undo();
  return outcome;
}

}  // namespace kamertje
