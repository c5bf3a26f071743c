// kamertje._kernel: the kernel as Python sees it. Converts and checks, decides nothing.
#include "python_door.hpp"

#include <nanobind/stl/string.h>

#include "kamertje/perft.hpp"
#include "kamertje/signature.hpp"

namespace kamertje::door {

uint64_t read_unsigned(const nb::int_& number, const char* what) {
  const unsigned long long value = PyLong_AsUnsignedLongLong(number.ptr());
  if (PyErr_Occurred() == nullptr) return value;
  PyErr_Clear();
  throw nb::value_error((std::string(what) + " must be between 0 and 2**64 - 1").c_str());
}

uint64_t read_table_bytes(const nb::int_& number) {
  constexpr uint64_t most = uint64_t{1} << 40;
  const uint64_t bytes = read_unsigned(number, "table_bytes");
  return bytes < most ? bytes : most;
}

int32_t read_between(const nb::int_& number, int32_t low, int32_t high, const char* what) {
  int overflow = 0;
  const long long value = PyLong_AsLongLongAndOverflow(number.ptr(), &overflow);
  if (overflow == 0 && value >= low && value <= high) return static_cast<int32_t>(value);
  const std::string range = std::to_string(low) + " and " + std::to_string(high);
  throw nb::value_error((std::string(what) + " must be between " + range).c_str());
}

int32_t read_line_number(const Grid& grid, const nb::int_& number) {
  int overflow = 0;
  const long long value = PyLong_AsLongLongAndOverflow(number.ptr(), &overflow);
  if (overflow == 0 && value >= 0 && value < grid.lines) return static_cast<int32_t>(value);
  throw nb::index_error("no such line");
}

Move read_move(const Grid& grid, const nb::int_& number) {
  int overflow = 0;
  const long long value = PyLong_AsLongLongAndOverflow(number.ptr(), &overflow);
  const bool is_byte = overflow == 0 && value >= 0 && value <= swap_move;
  const auto move = static_cast<Move>(is_byte ? value : 0);
  if (is_byte && (move == swap_move || move == pass_move || is_roll(move) || is_leave(move))) return move;
  return static_cast<Move>(read_line_number(grid, number));
}

}  // namespace kamertje::door

NB_MODULE(_kernel, module) {
  namespace nb = nanobind;
  using namespace kamertje;
  nb::set_leak_warnings(false);  // a thread may still hold a game when the program ends, and users need not read of it
  module.attr("SWAP") = int{swap_move};
  module.attr("PASS") = int{pass_move};
  module.attr("FIRST_LEAVE") = int{first_leave};
  module.attr("FIRST_ROLL") = int{first_roll};
  module.attr("INK") = int{ink};
  nb::class_<door::RefusalObject>(module, "Refusal", nb::is_final())
      .def_ro("code", &door::RefusalObject::code)
      .def_ro("text", &door::RefusalObject::text)
      .def("__repr__", [](const door::RefusalObject& refusal) {
        return nb::str("Refusal({!r}, {!r})").format(refusal.code, refusal.text);
      });
  door::bind_board(module);
  door::bind_deal(module);
  door::bind_game(module);
  door::bind_solver(module);
  door::bind_table(module);
  door::bind_thought(module);
  module.def("signature", &signature, nb::call_guard<nb::gil_scoped_release>());
  module.def(
      "perft",
      [](const Game& game, const nb::int_& depth) {
        const int32_t plies = door::read_between(depth, 0, max_lines + 1, "depth");
        const nb::gil_scoped_release unlocked;
        return perft(game.setup(), plies, game.position().numbers());
      },
      nb::arg("start"), nb::arg("depth"));
}
