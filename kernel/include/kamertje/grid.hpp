// A board as a planar graph: dots, lines that join two dots, boxes bounded by lines.
// Every rule is written for this graph, so that squares, triangles and hexagons share one engine.
#pragma once

#include <array>
#include <cstdint>

namespace kamertje {

enum class Shape : uint8_t { square, triangle, hexagon };

// width and height in boxes for squares; both hold the side N for triangles and hexagons.
struct GridSpec {
  Shape shape = Shape::square;
  uint8_t width = 5;
  uint8_t height = 5;

  friend constexpr bool operator==(const GridSpec&, const GridSpec&) = default;
};

inline constexpr int32_t max_dots = 160;   // hexagon:5 has 150
inline constexpr int32_t max_lines = 210;  // the limit of the set-up
inline constexpr int32_t max_boxes = 100;  // 7x13 has 91
inline constexpr int32_t max_sides = 6;
inline constexpr int32_t max_symmetries = 12;  // a hexagon's
inline constexpr uint8_t no_box = 255;

// row counts from 1 at the bottom, column from 1 at the left. x grows to the right and y upwards, in whole steps whose
// length depends on the shape (in units of a line's length): on squares 1 and 1, on triangles 1/2 and sqrt(3)/2, on
// hexagons sqrt(3)/2 and 1/2.
struct Dot {
  uint8_t row = 0;
  uint8_t column = 0;
  int16_t x = 0;
  int16_t y = 0;
};

// from < to in printed order (letter, then number). box[1] is no_box on the outer border.
struct Line {
  uint8_t from = 0;
  uint8_t to = 0;
  uint8_t box[2] = {no_box, no_box};

  constexpr bool outer() const { return box[1] == no_box; }
};

struct Box {
  uint8_t sides = 0;
  uint8_t side[max_sides] = {};
};

// Dots are numbered by row from the bottom, then from the left; boxes likewise;
// lines in printed order: by the first dot's letter and number, then the second's.
struct Grid {
  GridSpec spec;
  int32_t dots = 0;
  int32_t lines = 0;
  int32_t boxes = 0;
  std::array<Dot, max_dots> dot;
  std::array<Line, max_lines> line;
  std::array<Box, max_boxes> box;

  // The dot at that place, or -1.
  int32_t dot_at(int32_t at_x, int32_t at_y) const;
  // The line that joins two dots in either order, or -1.
  int32_t line_between(int32_t one, int32_t other) const;
};

// The number of lines that the grid will have, computed without building it.
int32_t count_lines(const GridSpec& spec);

// The spec must be one that read_setup accepts.
Grid build_grid(const GridSpec& spec);

// Each symmetry of the grid as a permutation of lines: line l goes to image[l]. The first one is the identity.
struct Symmetries {
  int32_t count = 0;
  std::array<std::array<uint8_t, max_lines>, max_symmetries> image;
};
Symmetries grid_symmetries(const Grid& grid);

}  // namespace kamertje
