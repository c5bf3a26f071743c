// Set-ups and grids in Python.
#include <nanobind/operators.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include "kamertje/notation.hpp"
#include "python_door.hpp"

namespace kamertje::door {
namespace {

constexpr const char* shape_names[] = {"square", "triangle", "hexagon"};
constexpr const char* number_names[] = {"", "sum", "product"};

int32_t or_none(uint8_t box) { return box == no_box ? -1 : box; }

nb::list list_dots(const Grid& grid) {
  nb::list dots;
  for (int32_t dot = 0; dot < grid.dots; ++dot)
    dots.append(nb::make_tuple(grid.dot[dot].row, grid.dot[dot].column, grid.dot[dot].x, grid.dot[dot].y));
  return dots;
}

nb::list list_lines(const Grid& grid) {
  nb::list lines;
  for (int32_t number = 0; number < grid.lines; ++number) {
    const Line& line = grid.line[number];
    lines.append(nb::make_tuple(line.from, line.to, or_none(line.box[0]), or_none(line.box[1])));
  }
  return lines;
}

nb::list list_boxes(const Grid& grid) {
  nb::list boxes;
  for (int32_t box = 0; box < grid.boxes; ++box) {
    nb::list sides;
    for (int32_t side = 0; side < grid.box[box].sides; ++side) sides.append(grid.box[box].side[side]);
    boxes.append(nb::tuple(sides));
  }
  return boxes;
}

nb::list list_symmetries(const Grid& grid) {
  const Symmetries symmetries = grid_symmetries(grid);
  nb::list images;
  for (int32_t index = 0; index < symmetries.count; ++index) {
    nb::list image;
    for (int32_t line = 0; line < grid.lines; ++line) image.append(symmetries.image[index][line]);
    images.append(image);
  }
  return images;
}

nb::str show_setup(const SetUp& setup) {
  Text text;
  print_setup(setup, text);
  return show_text(text);
}

nb::str show_line_name(const Grid& grid, const nb::int_& number) {
  Text text;
  print_line(grid, read_line_number(grid, number), text);
  return show_text(text);
}

nb::object show_lines(const Grid& grid, std::string_view text) {
  const Outcome<LineSet> outcome = read_lines(grid, text);
  if (const auto* refusal = std::get_if<Refusal>(&outcome)) return nb::cast(keep(*refusal));
  nb::list lines;
  std::get_if<LineSet>(&outcome)->each([&lines](int32_t line) { lines.append(line); });
  return lines;
}

void bind_setup(nb::module_& module) {
  nb::class_<SetUp>(module, "SetUp", nb::is_final())
      .def_prop_ro("shape", [](const SetUp& setup) { return shape_names[static_cast<int32_t>(setup.grid.shape)]; })
      .def_prop_ro("width", [](const SetUp& setup) { return setup.grid.width; })
      .def_prop_ro("height", [](const SetUp& setup) { return setup.grid.height; })
      .def_ro("misere", &SetUp::misere)
      .def_ro("border", &SetUp::border)
      .def_ro("noextra", &SetUp::noextra)
      .def_prop_ro("numbers", [](const SetUp& setup) { return number_names[static_cast<int32_t>(setup.numbers)]; })
      .def_ro("players", &SetUp::players)
      .def_ro("pie", &SetUp::pie)
      .def(nb::self == nb::self)
      .def("__hash__", [](const SetUp& setup) { return nb::hash(show_setup(setup)); })
      .def("__str__", &show_setup)
      .def("__repr__", [](const SetUp& setup) { return nb::str("SetUp({!r})").format(show_setup(setup)); });
  module.def("read_setup", [](std::string_view text) { return show(read_setup(text)); }, nb::arg("text"));
}

}  // namespace

void bind_board(nb::module_& module) {
  bind_setup(module);
  nb::class_<Grid>(module, "Grid", nb::is_final())
      .def_prop_ro("dots", &list_dots)
      .def_prop_ro("lines", &list_lines)
      .def_prop_ro("boxes", &list_boxes)
      .def_prop_ro("symmetries", &list_symmetries)
      .def("line_name", &show_line_name, nb::arg("line"))
      .def(
          "read_line", [](const Grid& grid, std::string_view text) { return show(read_line(grid, text)); },
          nb::arg("text"))
      .def("read_lines", &show_lines, nb::arg("text"));
}

}  // namespace kamertje::door
