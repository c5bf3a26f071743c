#include "kamertje/notation.hpp"
#include "words.hpp"

namespace kamertje {
namespace {

// "[2+5]", or with the sign of a product "[2*5]"; no_roll for anything else.
Move read_roll(Numbers numbers, std::string_view word) {
  const char sign = numbers == Numbers::product ? '*' : '+';
  const auto pips = [&word](uint32_t place) {
    return word[place] >= '1' && word[place] <= '6' ? word[place] - '0' : 0;
  };
  if (word.size() != 5 || word[0] != '[' || word[2] != sign || word[4] != ']') return no_roll;
  if (pips(1) == 0 || pips(3) == 0) return no_roll;
  return move_of({static_cast<uint8_t>(pips(1)), static_cast<uint8_t>(pips(3))});
}

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
    refusal_ = {code, text};
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
    std::string_view comma;
    do {
      std::string_view word = reader_.take_word();
      if (word.empty()) return stop(RefusalCode::turn_syntax, comma.empty() ? offending_word() : comma);
      if (word.front() == '[') {
        if (const Refusal* refusal = read_roll_before_line(word)) return refusal;
        if (reader_.done()) return nullptr;
        if (const std::string_view early = reader_.take_number(); !early.empty())
          return stop(RefusalCode::turn_incomplete, early);
        word = reader_.take_word();
        if (word.empty()) return stop(RefusalCode::turn_syntax, offending_word());
      }
      if (const Refusal* refusal = read_move(word)) return refusal;
      comma = reader_.take_comma();
    } while (!comma.empty());
    if (passed_ || reader_.done() || game_.position().over()) return nullptr;
    const std::string_view early = reader_.take_number();
    if (early.empty()) return stop(RefusalCode::turn_syntax, offending_word());
    return stop(RefusalCode::turn_incomplete, early);
  }

  std::string_view offending_word() {
    const std::string_view comma = reader_.take_comma();
    return comma.empty() ? reader_.take_word() : comma;
  }

  const Refusal* read_roll_before_line(std::string_view word) {
    // Without dice a roll of either kind is out of place, not misspelt.
    const Numbers numbers = game_.setup().numbers;
    Move roll = read_roll(numbers, word);
    if (roll == no_roll && numbers == Numbers::none) roll = read_roll(Numbers::product, word);
    if (roll == no_roll) return stop(RefusalCode::turn_syntax, word);
    return play(roll, word);
  }

  const Refusal* read_move(std::string_view word) {
    if (word == "swap") return play(swap_move, word);
    if (word == "-") return play(pass_move, word);
    if (word.size() == 5 && word.starts_with("left") && word[4] >= '1' && word[4] < '1' + max_players)
      return play(leave_of(word[4] - '0'), word);
    const Outcome<int32_t> line = read_line(game_.grid(), word);
    if (const auto* refusal = std::get_if<Refusal>(&line)) return stop(refusal->code, refusal->text);
    return play(static_cast<Move>(*std::get_if<int32_t>(&line)), word);
  }

  const Refusal* play(Move move, std::string_view word) {
    if (passed_) return stop(RefusalCode::turn_too_long, word);
    if (!game_.can_play(move)) return stop(game_.position().why_not(move), word);
    const int32_t mover = game_.position().mover();
    game_.play(move);
    ++played_;
    passed_ = game_.position().mover() != mover;
    return nullptr;
  }

  Game& game_;
  WordReader reader_;
  int32_t played_ = 0;
  bool passed_ = false;
  Refusal refusal_{};
};

}  // namespace

void print_turns(const Game& game, Text& out) {
  // Where turns pass shows only in play, so the game is played once more.
  Game replay(game);
  while (replay.undo()) {
  }
  int32_t turn = 0;
  bool passed = true;
  bool rolled = false;
  for (const Move move : game.moves()) {
    if (rolled || (passed && turn > 0)) out.add(' ');
    if (passed) out.add(++turn).add(". ");
    else if (!rolled) out.add(", ");
    print_move(game.grid(), game.setup().numbers, move, out);
    rolled = is_roll(move);
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
