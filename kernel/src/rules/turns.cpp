#include "kamertje/notation.hpp"
#include "words.hpp"

namespace kamertje {
namespace {

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
      const std::string_view word = reader_.take_word();
      if (word.empty()) return stop(RefusalCode::turn_syntax, comma.empty() ? offending_word() : comma);
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
