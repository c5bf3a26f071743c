// The kernel as the page sees it: functions on whole numbers, and one text buffer for input and output.
// An instance holds one game. Whoever calls keeps to the order: kj_new before all that follows it.
#include <cstdint>

#include "kamertje/dice.hpp"
#include "kamertje/game.hpp"
#include "kamertje/notation.hpp"
#include "kamertje/opponent.hpp"
#include "kamertje/signature.hpp"
#include "kamertje/structure.hpp"

#define EXPORT(name) extern "C" __attribute__((export_name(#name))) auto name

namespace {

using namespace kamertje;

constexpr int32_t buffer_size = 1 << 18;  // the longest game with dice that chance will ever bring about
constexpr int32_t refused = -1;
constexpr int32_t view_head = 16;

char buffer[buffer_size];
int32_t buffer_length = 0;
int32_t grid_numbers[6 + 4 * max_dots + 4 * max_lines + (1 + max_sides) * max_boxes];
int32_t view_numbers[view_head + 3 * max_lines + 2 * max_boxes];
int32_t control_numbers[4];

// A decision about the position as it was when it started, whatever is played meanwhile.
struct Decision {
  Decision(const Game& from, Level level, uint64_t seed, uint64_t nodes, uint64_t table_bytes)
      : game(from),
        thought(game.position(), level, Random(seed), nodes, table_bytes) {}

  Game game;
  Thought thought;
};

Game* current_game = nullptr;
Dice current_dice(0);
Decision* current_decision = nullptr;

Game& game() {
  if (current_game == nullptr) __builtin_trap();
  return *current_game;
}

Thought& thought() {
  if (current_decision == nullptr) __builtin_trap();
  return current_decision->thought;
}

std::string_view input(int32_t length) {
  if (length < 0 || length > buffer_size) __builtin_trap();
  return {buffer, static_cast<uint32_t>(length)};
}

int32_t answer(const Text& text) {
  if (text.view().size() > buffer_size) __builtin_trap();
  buffer_length = 0;
  for (const char letter : text.view()) buffer[buffer_length++] = letter;
  return buffer_length;
}

int32_t refuse(const Refusal& refusal) {
  Text text;  // apart from the buffer, which the refusal may point into
  text.add(code_name(refusal.code)).add('\n').add(refusal.text);
  answer(text);
  return refused;
}

int32_t refuse_number(RefusalCode code, int32_t number) {
  Text text;
  text.add(number);
  return refuse({code, text.view()});
}

int32_t or_none(uint8_t box) { return box == no_box ? -1 : box; }

}  // namespace

EXPORT(kj_text)()->char* { return buffer; }
EXPORT(kj_text_size)()->int32_t { return buffer_size; }
EXPORT(kj_text_length)()->int32_t { return buffer_length; }

EXPORT(kj_new)(int32_t length)->int32_t {
  const Outcome<SetUp> setup = read_setup(input(length));
  if (const auto* refusal = std::get_if<Refusal>(&setup)) return refuse(*refusal);
  delete current_decision;
  current_decision = nullptr;
  delete current_game;
  current_game = new Game(*std::get_if<SetUp>(&setup));
  return 0;
}

EXPORT(kj_grid)()->int32_t* {
  const Grid& grid = game().grid();
  int32_t* next = grid_numbers;
  const auto put = [&next](int32_t number) { *next++ = number; };
  for (const int32_t number : {static_cast<int32_t>(grid.spec.shape), int32_t{grid.spec.width},
                               int32_t{grid.spec.height}, grid.dots, grid.lines, grid.boxes})
    put(number);
  for (int32_t dot = 0; dot < grid.dots; ++dot)
    for (const int32_t number : {int32_t{grid.dot[dot].row}, int32_t{grid.dot[dot].column}, int32_t{grid.dot[dot].x},
                                 int32_t{grid.dot[dot].y}})
      put(number);
  for (int32_t line = 0; line < grid.lines; ++line)
    for (const int32_t number : {int32_t{grid.line[line].from}, int32_t{grid.line[line].to},
                                 or_none(grid.line[line].box[0]), or_none(grid.line[line].box[1])})
      put(number);
  for (int32_t box = 0; box < grid.boxes; ++box) {
    put(grid.box[box].sides);
    for (int32_t side = 0; side < max_sides; ++side) put(side < grid.box[box].sides ? grid.box[box].side[side] : -1);
  }
  return grid_numbers;
}

EXPORT(kj_view)()->int32_t* {
  const Position& position = game().position();
  const std::span<const Move> moves = game().moves();
  int32_t* next = view_numbers;
  const auto put = [&next](int32_t number) { *next++ = number; };
  put(position.mover());
  put(position.over() ? 1 : 0);
  put(static_cast<int32_t>(position.decided()));
  put(static_cast<int32_t>(moves.size()));
  put(moves.empty() ? -1 : moves.back());
  put(position.can_swap() ? 1 : 0);
  put(position.lines_left());
  put(position.boxes_left());
  put(count_safe(position));
  put(position.roll() == no_roll ? -1 : position.roll() - first_roll);
  put(position.awaits_roll() ? 1 : 0);
  put(position.can_pass() ? 1 : 0);
  for (int32_t player = 1; player <= max_players; ++player) put(position.score(player));
  for (int32_t line = 0; line < game().grid().lines; ++line) put(position.drawer(line));
  for (int32_t line = 0; line < game().grid().lines; ++line) put(static_cast<int32_t>(line_kind(position, line)));
  const LineSet allowed = position.allowed();
  for (int32_t line = 0; line < game().grid().lines; ++line) put(allowed.has(line) ? 1 : 0);
  for (int32_t box = 0; box < game().grid().boxes; ++box) put(position.owner(box));
  for (int32_t box = 0; box < game().grid().boxes; ++box) put(position.number(box));
  return view_numbers;
}

// Deals the boxes' numbers, before the first move; the rolls to come are of the same seed.
EXPORT(kj_deal)(uint32_t seed_low, uint32_t seed_high)->void {
  if (game().setup().numbers == Numbers::none || !game().moves().empty()) __builtin_trap();
  current_dice = Dice(uint64_t{seed_high} << 32 | seed_low);
  game().deal(current_dice.deal(game().setup().numbers, game().grid().boxes));
}

// The next roll of the game, as the move that it is.
EXPORT(kj_next_roll)()->int32_t { return move_of(current_dice.roll(game().rolls())); }

EXPORT(kj_read_numbers)(int32_t length)->int32_t {
  if (!game().moves().empty()) __builtin_trap();
  const Outcome<BoxNumbers> numbers = read_numbers(game().setup(), game().grid(), input(length));
  if (const auto* refusal = std::get_if<Refusal>(&numbers)) return refuse(*refusal);
  game().deal(*std::get_if<BoxNumbers>(&numbers));
  return 0;
}

// Whom the long chain rule favours, whether this player wants an even number of long chains, and how many there are;
// the first number is 0 where the rule says nothing.
EXPORT(kj_control)()->int32_t* {
  const Control found = control(game().position());
  int32_t* next = control_numbers;
  for (const int32_t number :
       {found.shown ? 1 : 0, int32_t{found.player}, found.wants_even ? 1 : 0, int32_t{found.long_chains}})
    *next++ = number;
  return control_numbers;
}

EXPORT(kj_play)(int32_t number)->int32_t {
  const bool is_byte = number >= 0 && number <= swap_move;
  const auto move = static_cast<Move>(is_byte ? number : 0);
  const bool is_line = move < game().grid().lines;
  if (!is_byte || !(is_line || is_roll(move) || is_leave(move) || move == pass_move || move == swap_move))
    return refuse_number(RefusalCode::line_unknown, number);
  if (game().can_play(move)) return game().play(move);
  Text text;
  print_move(game().grid(), game().setup().numbers, move, text);
  return refuse({game().position().why_not(move), text.view()});
}

EXPORT(kj_undo)()->int32_t { return game().undo() ? 1 : 0; }

EXPORT(kj_turns)()->int32_t {
  Text text;
  print_turns(game(), text);
  return answer(text);
}

EXPORT(kj_read_turns)(int32_t length)->int32_t {
  const Outcome<int32_t> played = read_turns(game(), input(length));
  if (const auto* refusal = std::get_if<Refusal>(&played)) return refuse(*refusal);
  return *std::get_if<int32_t>(&played);
}

EXPORT(kj_line_name)(int32_t line)->int32_t {
  if (line < 0 || line >= game().grid().lines) return refuse_number(RefusalCode::line_unknown, line);
  Text text;
  print_line(game().grid(), line, text);
  return answer(text);
}

EXPORT(kj_think)(int32_t level, uint32_t seed_low, uint32_t seed_high, uint32_t nodes, uint32_t table_bytes)->int32_t {
  if (level < 0 || level > static_cast<int32_t>(Level::master)) __builtin_trap();
  delete current_decision;  // first, so that the new table can lie where the old one was
  current_decision = nullptr;
  if (game().position().over()) return refuse({RefusalCode::game_over, ""});
  if (game().setup().numbers != Numbers::none && game().position().roll() == no_roll)
    return refuse({RefusalCode::roll_missing, ""});
  const uint64_t seed = uint64_t{seed_high} << 32 | seed_low;
  current_decision = new Decision(game(), static_cast<Level>(level), seed, nodes, table_bytes);
  return 0;
}

EXPORT(kj_search)(uint32_t nodes)->int32_t { return thought().think(nodes) ? 1 : 0; }
EXPORT(kj_move)()->int32_t { return thought().move(); }
EXPORT(kj_exact)()->int32_t { return thought().exact() ? 1 : 0; }
EXPORT(kj_nodes)()->uint32_t { return static_cast<uint32_t>(thought().nodes()); }
EXPORT(kj_signature)()->uint32_t { return static_cast<uint32_t>(signature()); }
