// Games and what they are made of, in Python.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <utility>
#include <vector>

#include "kamertje/dice.hpp"
#include "kamertje/notation.hpp"
#include "kamertje/structure.hpp"
#include "python_door.hpp"

namespace kamertje::door {
namespace {

constexpr const char* kind_names[] = {"drawn", "safe", "giveaway", "closes"};

using Numbers32 = std::vector<int32_t>;

RefusalObject refuse_move(const Game& game, Move move) {
  Text text;
  print_move(game.grid(), game.setup().numbers, move, text);
  return keep({game.position().why_not(move), text.view()});
}

nb::object play(Game& game, const nb::int_& number) {
  const Move move = read_move(game.grid(), number);
  if (!game.can_play(move)) return nb::cast(refuse_move(game, move));
  return nb::cast(game.play(move));
}

std::optional<RefusalObject> draw_ink(Game& game, const nb::int_& number) {
  const int32_t line = read_line_number(game.grid(), number);
  if (!game.moves().empty()) throw nb::value_error("ink is drawn before the first move");
  // Ink needs no roll.
  if (!game.position().undrawn().has(line)) return refuse_move(game, static_cast<Move>(line));
  game.draw_ink(line);
  return std::nullopt;
}

std::optional<RefusalObject> deal(Game& game, std::string_view text) {
  if (!game.moves().empty()) throw nb::value_error("numbers are dealt before the first move");
  const Outcome<BoxNumbers> numbers = read_numbers(game.setup(), game.grid(), text);
  if (const auto* refusal = std::get_if<Refusal>(&numbers)) return keep(*refusal);
  game.deal(*std::get_if<BoxNumbers>(&numbers));
  return std::nullopt;
}

Numbers32 box_numbers(const Game& game) {
  Numbers32 numbers;
  for (int32_t box = 0; game.position().dealt() && box < game.grid().boxes; ++box)
    numbers.push_back(game.position().number(box));
  return numbers;
}

std::optional<std::pair<int32_t, int32_t>> thrown(const Game& game) {
  if (game.position().roll() == no_roll) return std::nullopt;
  const Roll roll = roll_of(game.position().roll());
  return std::pair<int32_t, int32_t>(roll.first, roll.second);
}

Numbers32 allowed(const Game& game) {
  Numbers32 lines;
  game.position().allowed().each([&](int32_t line) { lines.push_back(line); });
  return lines;
}

void bind_dice(nb::module_& module) {
  nb::class_<Dice>(module, "Dice", nb::is_final())
      .def(
          "__init__", [](Dice* place, const nb::int_& seed) { new (place) Dice(read_unsigned(seed, "seed")); },
          nb::arg("seed"))
      .def(
          "deal",
          [](const Dice& dice, Game& game) {
            if (!game.moves().empty()) throw nb::value_error("numbers are dealt before the first move");
            if (game.setup().numbers == Numbers::none) throw nb::value_error("a game without dice has no numbers");
            game.deal(dice.deal(game.setup().numbers, game.grid().boxes));
          },
          nb::arg("game"))
      .def(
          "roll", [](const Dice& dice, const Game& game) { return int{move_of(dice.roll(game.rolls()))}; },
          nb::arg("game"));
}

Numbers32 scores(const Game& game) {
  Numbers32 scores;
  for (int32_t player = 1; player <= game.setup().players; ++player) scores.push_back(game.position().score(player));
  return scores;
}

Numbers32 drawers(const Game& game) {
  Numbers32 drawers;
  drawers.reserve(static_cast<size_t>(game.grid().lines));
  for (int32_t line = 0; line < game.grid().lines; ++line) drawers.push_back(game.position().drawer(line));
  return drawers;
}

Numbers32 owners(const Game& game) {
  Numbers32 owners;
  owners.reserve(static_cast<size_t>(game.grid().boxes));
  for (int32_t box = 0; box < game.grid().boxes; ++box) owners.push_back(game.position().owner(box));
  return owners;
}

Numbers32 winners(const Game& game) {
  const uint32_t decided = game.position().decided();
  Numbers32 winners;
  for (int32_t player = 1; player <= max_players; ++player)
    if ((decided >> player) & 1) winners.push_back(player);
  return winners;
}

Numbers32 gone(const Game& game) {
  Numbers32 gone;
  for (int32_t player = 1; player <= game.setup().players; ++player)
    if (game.position().has_left(player)) gone.push_back(player);
  return gone;
}

nb::str turns(const Game& game) {
  Text text;
  print_turns(game, text);
  return show_text(text);
}

std::vector<Chain> chains(const Game& game) {
  const Chains found = find_chains(game.position());
  return {found.chain.begin(), found.chain.begin() + found.count};
}

std::optional<Control> shown_control(const Game& game) {
  const Control found = control(game.position());
  return found.shown ? std::optional<Control>(found) : std::nullopt;
}

void bind_structure(nb::module_& module) {
  nb::class_<Chain>(module, "Chain", nb::is_final())
      .def_ro("ring", &Chain::ring)
      .def_prop_ro("boxes",
                   [](const Chain& chain) { return Numbers32(chain.box.begin(), chain.box.begin() + chain.boxes); })
      .def_prop_ro("lines",
                   [](const Chain& chain) { return Numbers32(chain.line.begin(), chain.line.begin() + chain.lines); });
  nb::class_<Control>(module, "Control", nb::is_final())
      .def_ro("player", &Control::player)
      .def_ro("wants_even", &Control::wants_even)
      .def_ro("long_chains", &Control::long_chains);
}

}  // namespace

void bind_game(nb::module_& module) {
  bind_structure(module);
  bind_dice(module);
  nb::class_<Game>(module, "Game", nb::is_final())
      .def(nb::init<const SetUp&>(), nb::arg("setup"))
      .def_prop_ro("setup", [](const Game& game) { return game.setup(); })
      .def_prop_ro("grid", &Game::grid, nb::rv_policy::reference_internal)
      .def_prop_ro("moves", [](const Game& game) { return Numbers32(game.moves().begin(), game.moves().end()); })
      .def_prop_ro("mover", [](const Game& game) { return game.position().mover(); })
      .def_prop_ro("over", [](const Game& game) { return game.position().over(); })
      .def_prop_ro("lines_left", [](const Game& game) { return game.position().lines_left(); })
      .def_prop_ro("boxes_left", [](const Game& game) { return game.position().boxes_left(); })
      .def_prop_ro("can_swap", [](const Game& game) { return game.position().can_swap(); })
      .def_prop_ro("scores", &scores)
      .def_prop_ro("drawers", &drawers)
      .def_prop_ro("owners", &owners)
      .def_prop_ro("winners", &winners)
      .def_prop_ro("gone", &gone)
      .def_prop_ro("numbers", &box_numbers)
      .def_prop_ro("roll", &thrown)
      .def_prop_ro("awaits_roll", [](const Game& game) { return game.position().awaits_roll(); })
      .def_prop_ro("can_pass", [](const Game& game) { return game.position().can_pass(); })
      .def_prop_ro("allowed", &allowed)
      .def("draw_ink", &draw_ink, nb::arg("line"))
      .def("deal", &deal, nb::arg("numbers"))
      .def("play", &play, nb::arg("move"))
      .def("undo", &Game::undo)
      .def(
          "copy", [](const Game& game) { return new Game(game); }, nb::rv_policy::take_ownership)
      .def("turns", &turns)
      .def(
          "read_turns", [](Game& game, std::string_view text) { return show(read_turns(game, text)); }, nb::arg("text"))
      .def(
          "kind",
          [](const Game& game, const nb::int_& line) {
            return kind_names[static_cast<int32_t>(line_kind(game.position(), read_line_number(game.grid(), line)))];
          },
          nb::arg("line"))
      .def("safe_lines", [](const Game& game) { return count_safe(game.position()); })
      .def("chains", &chains)
      .def("control", &shown_control);
}

}  // namespace kamertje::door
