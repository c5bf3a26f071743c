// The solver in Python. It keeps its own copy of the game that it solves.
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <system_error>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#include "kamertje/solver.hpp"
#include "python_claim.hpp"
#include "python_door.hpp"

namespace kamertje::door {
namespace {

constexpr const char* goal_names[] = {"value", "best_lines", "all_lines"};
constexpr int32_t most_threads = 64;
constexpr int32_t most_proven = 1 << 24;

// Searches the lanes beyond the first, each in a thread, until it is destroyed. Where the system gives fewer threads
// than asked for, fewer have to do.
class Helpers {
 public:
  Helpers(Solver& solver, uint64_t nodes, int32_t lanes) : solver_(solver) {
    threads_.reserve(static_cast<size_t>(lanes));
    try {
      for (int32_t lane = 1; lane < lanes; ++lane)
        threads_.emplace_back([&solver, nodes, lane] { solver.search(nodes, lane); });
    } catch (const std::system_error&) {
    }
  }
  ~Helpers() {
    solver_.halt_lanes(true);
    for (std::thread& thread : threads_) thread.join();
  }
  Helpers(const Helpers&) = delete;
  Helpers& operator=(const Helpers&) = delete;

 private:
  Solver& solver_;
  std::vector<std::thread> threads_;
};

class GameSolver {
 public:
  GameSolver(const Game& game, Goal goal, uint64_t table_bytes, int32_t threads)
      : game_(game),
        solver_(game_.position(), goal, table_bytes, threads),
        threads_(threads) {}

  bool search(const nb::int_& number) {
    const uint64_t nodes = read_unsigned(number, "nodes");
    const nb::gil_scoped_release unlocked;
    const Claim claim(mutex_);
    solver_.halt_lanes(false);
    const Helpers helpers(solver_, nodes, threads_);
    return solver_.search(nodes, 0);
  }

  // Pairs of words.
  std::vector<std::pair<uint64_t, uint64_t>> proven(const nb::int_& number) {
    std::vector<Proven> room(static_cast<size_t>(read_between(number, 0, most_proven, "most")));
    std::vector<std::pair<uint64_t, uint64_t>> words;
    const nb::gil_scoped_release unlocked;
    const Claim claim(mutex_);
    const int32_t count = solver_.proven(room);
    for (int32_t which = 0; which < count; ++which) words.emplace_back(room[which].key, room[which].data);
    return words;
  }
  void learn(const std::vector<std::pair<uint64_t, uint64_t>>& words) {
    std::vector<Proven> proven;
    for (const auto& [key, data] : words) proven.push_back({key, data});
    const Claim claim(mutex_);
    solver_.learn(proven);
  }

  std::pair<int32_t, int32_t> value() {
    return read([](const Solver& solver) { return show(solver.value()); });
  }
  std::pair<int32_t, int32_t> line(const nb::int_& number) {
    const int32_t line = read_line_number(game_.grid(), number);
    if (!game_.can_play(static_cast<Move>(line))) throw nb::value_error("the line is drawn");
    return read([line](const Solver& solver) { return show(solver.line(line)); });
  }
  std::pair<int32_t, int32_t> swap() {
    if (!game_.can_play(swap_move)) throw nb::value_error("there is nothing to swap");
    return read([](const Solver& solver) { return show(solver.swap()); });
  }
  uint64_t nodes() {
    return read([](const Solver& solver) { return solver.nodes(); });
  }
  uint64_t table_bytes() {
    return read([](const Solver& solver) { return solver.table_bytes(); });
  }
  uint32_t table_load() {
    return read([](const Solver& solver) { return solver.table_load(); });
  }

 private:
  static std::pair<int32_t, int32_t> show(const Bounds& bounds) { return {bounds.low, bounds.high}; }

  template <class Question>
  std::invoke_result_t<Question, const Solver&> read(Question question) {
    const Claim claim(mutex_);
    return question(solver_);
  }

  Game game_;
  Solver solver_;
  int32_t threads_;
  std::mutex mutex_;
};

void make_solver(GameSolver* place, const Game& game, std::string_view goal, const nb::int_& table_bytes,
                 const nb::int_& threads) {
  const Goal asked = read_name<Goal>(goal_names, goal, "goal");
  const uint64_t bytes = read_table_bytes(table_bytes);
  const int32_t lanes = read_between(threads, 1, most_threads, "threads");
  if (!Solver::can_solve(game.position())) throw nb::value_error("the solver cannot hold this position");
  new (place) GameSolver(game, asked, bytes, lanes);
}

}  // namespace

void bind_solver(nb::module_& module) {
  nb::class_<GameSolver>(module, "Solver", nb::is_final())
      .def("__init__", &make_solver, nb::arg("game"), nb::arg("goal"), nb::arg("table_bytes"), nb::arg("threads") = 1)
      .def_static(
          "can_solve", [](const Game& game) { return Solver::can_solve(game.position()); }, nb::arg("game"))
      .def("search", &GameSolver::search, nb::arg("nodes"))
      .def("proven", &GameSolver::proven, nb::arg("most"))
      .def("learn", &GameSolver::learn, nb::arg("proven"))
      .def_prop_ro_static("writing", [](nb::handle) { return Solver::writing; })
      .def_prop_ro("value", &GameSolver::value)
      .def("line", &GameSolver::line, nb::arg("line"))
      .def_prop_ro("swap", &GameSolver::swap)
      .def_prop_ro("nodes", &GameSolver::nodes)
      .def_prop_ro("table_bytes", &GameSolver::table_bytes)
      .def_prop_ro("table_load", &GameSolver::table_load);
}

}  // namespace kamertje::door
