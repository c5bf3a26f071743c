// The computer's decisions in Python. Each keeps its own copy of the game that it is about.
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <type_traits>
#include <utility>
#include <vector>

#include "kamertje/opponent.hpp"
#include "python_claim.hpp"
#include "python_door.hpp"

namespace kamertje::door {
namespace {

constexpr const char* level_names[] = {"easy", "medium", "hard", "master"};

class GameThought {
 public:
  GameThought(const Game& game, Level level, uint64_t seed, uint64_t nodes, uint64_t table_bytes,
              std::vector<uint32_t> script)
      : game_(game),
        script_(std::move(script)),
        thought_(game_.position(), level, Random(seed, script_), nodes, table_bytes) {}

  bool think(const nb::int_& number) {
    const uint64_t nodes = read_unsigned(number, "nodes");
    const nb::gil_scoped_release unlocked;
    const Claim claim(mutex_);
    return thought_.think(nodes);
  }

  int32_t move() {
    return read([](const Thought& thought) { return thought.move(); });
  }
  bool exact() {
    return read([](const Thought& thought) { return thought.exact(); });
  }
  uint64_t nodes() {
    return read([](const Thought& thought) { return thought.nodes(); });
  }

 private:
  template <class Question>
  std::invoke_result_t<Question, const Thought&> read(Question question) {
    const Claim claim(mutex_);
    return question(thought_);
  }

  Game game_;
  std::vector<uint32_t> script_;
  Thought thought_;
  std::mutex mutex_;
};

void make_thought(GameThought* place, const Game& game, std::string_view level, const nb::int_& seed,
                  const nb::int_& nodes, const nb::int_& table_bytes, std::vector<uint32_t> script) {
  const Level asked = read_name<Level>(level_names, level, "level");
  const uint64_t start = read_unsigned(seed, "seed");
  const uint64_t budget = read_unsigned(nodes, "nodes");
  const uint64_t bytes = read_table_bytes(table_bytes);
  if (game.position().over()) throw nb::value_error("the game is over");
  const bool unrolled = game.setup().numbers != Numbers::none && game.position().roll() == no_roll;
  if (unrolled) throw nb::value_error("the dice have not been thrown");
  new (place) GameThought(game, asked, start, budget, bytes, std::move(script));
}

}  // namespace

void bind_thought(nb::module_& module) {
  nb::class_<GameThought>(module, "Thought", nb::is_final())
      .def("__init__", &make_thought, nb::arg("game"), nb::arg("level"), nb::arg("seed"), nb::arg("nodes"),
           nb::arg("table_bytes"), nb::arg("script") = nb::tuple())
      .def("think", &GameThought::think, nb::arg("nodes"))
      .def_prop_ro("move", &GameThought::move)
      .def_prop_ro("exact", &GameThought::exact)
      .def_prop_ro("nodes", &GameThought::nodes);
}

}  // namespace kamertje::door
