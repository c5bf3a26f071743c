// The table of all values in Python. It keeps its own copy of the game.
#include <algorithm>
#include <atomic>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

#include "kamertje/value_table.hpp"
#include "python_claim.hpp"
#include "python_door.hpp"

namespace kamertje::door {
namespace {

constexpr int32_t most_threads = 64;

class GameTable {
 public:
  GameTable(const Game& game, int32_t threads) : game_(game), table_(game_.position()), threads_(threads) {
    if (!table_.has_memory()) throw std::bad_alloc();
  }

  bool fill(const nb::int_& number) {
    const uint64_t states = read_unsigned(number, "states");
    const nb::gil_scoped_release unlocked;
    const Claim claim(mutex_);
    const uint64_t before = table_.states_filled();
    do {
      const uint64_t left = states - std::min(states, table_.states_filled() - before);
      const auto pages = static_cast<int32_t>(std::min<uint64_t>(left / table_.states_of_page(), 1 << 20));
      fill_pages({table_.ready().first, std::min(table_.ready().count, std::max(pages, threads_))});
    } while (!table_.done() && table_.states_filled() - before < states);
    return table_.done();
  }

  int32_t value() {
    return read([](const ValueTable& table) { return table.value(); });
  }
  int32_t line(const nb::int_& number) {
    const int32_t line = undrawn_line(number);
    return read([line](const ValueTable& table) { return table.line(line); });
  }
  int32_t swap() {
    if (!game_.can_play(swap_move)) throw nb::value_error("there is nothing to swap");
    return read([](const ValueTable& table) { return table.swap(); });
  }
  int32_t value_of(const nb::iterable& lines) {
    LineSet undrawn;
    for (const nb::handle line : lines) undrawn.add(undrawn_line(nb::cast<nb::int_>(line)));
    return read([&undrawn](const ValueTable& table) { return table.value_of(undrawn); });
  }
  uint64_t states() const { return table_.states(); }
  uint64_t filled() {
    const Claim claim(mutex_);
    return table_.states_filled();
  }

 private:
  // Where the system gives fewer threads than asked for, fewer have to do.
  void fill_pages(ValueTable::Pages pages) {
    std::atomic<int32_t> next = 0;
    const auto work = [&] {
      for (int32_t page = next++; page < pages.count; page = next++) table_.fill(pages.first + page);
    };
    std::vector<std::thread> helpers;
    helpers.reserve(static_cast<size_t>(threads_));
    try {
      for (int32_t thread = 1; thread < std::min(threads_, pages.count); ++thread) helpers.emplace_back(work);
    } catch (const std::system_error&) {
    }
    work();
    for (std::thread& helper : helpers) helper.join();
    table_.turn(pages.count);
  }

  int32_t undrawn_line(const nb::int_& number) const {
    const int32_t line = read_line_number(game_.grid(), number);
    if (!game_.position().undrawn().has(line)) throw nb::value_error("the line is drawn");
    return line;
  }

  template <class Question>
  int32_t read(Question question) {
    const Claim claim(mutex_);
    if (!table_.done()) throw nb::value_error("the table is not filled yet");
    return question(table_);
  }

  Game game_;
  ValueTable table_;
  int32_t threads_;
  std::mutex mutex_;
};

void make_table(GameTable* place, const Game& game, const nb::int_& threads) {
  const int32_t workers = read_between(threads, 1, most_threads, "threads");
  if (!ValueTable::can_hold(game.position())) throw nb::value_error("a table cannot hold this position");
  new (place) GameTable(game, workers);
}

}  // namespace

void bind_table(nb::module_& module) {
  nb::class_<GameTable>(module, "ValueTable", nb::is_final())
      .def("__init__", &make_table, nb::arg("game"), nb::arg("threads") = 1)
      .def_static(
          "can_hold", [](const Game& game) { return ValueTable::can_hold(game.position()); }, nb::arg("game"))
      .def_static(
          "bytes_for", [](const Game& game) { return ValueTable::bytes_for(game.position()); }, nb::arg("game"))
      .def("fill", &GameTable::fill, nb::arg("states"))
      .def_prop_ro("value", &GameTable::value)
      .def("line", &GameTable::line, nb::arg("line"))
      .def_prop_ro("swap", &GameTable::swap)
      .def("value_of", &GameTable::value_of, nb::arg("undrawn"))
      .def_prop_ro("states", &GameTable::states)
      .def_prop_ro("filled", &GameTable::filled);
}

}  // namespace kamertje::door
