#include "root.hpp"

#include "../coins/capture.hpp"

namespace kamertje {
namespace {

Play play_of(const SetUp& setup) {
  if (setup.noextra) return setup.misere ? Play::last : Play::pass;
  return setup.misere ? Play::extra : Play::quiet;
}

void list_lines(const Position& position, Root& root) {
  const bool first_move = position.setup().pie && position.moves_played() == 0;
  const Mask128 all = mask_below<Mask128>(root.graph.strings);
  const Ties<Mask128> ties(root.graph);
  for (int32_t string = 0; string < root.graph.strings; ++string) {
    if (root.graph.lower_twin[string] >= 0) {
      root.line_of_string[string] = root.line_of_string[root.graph.lower_twin[string]];
      continue;
    }
    root.line_of_string[string] = static_cast<uint8_t>(root.count);
    RootLine& line = root.line[root.count++];
    line.left = all & ~mask_of<Mask128>(string);
    const int32_t closed = ties.taken_by(line.left, string);
    line.gain = static_cast<int16_t>(root.misere ? -closed : closed);
    line.again = closed > 0 && !position.setup().noextra;
    line.coins = static_cast<int16_t>(root.boxes - closed);
    line.may_swap = first_move && !line.again && line.coins > 0;
    if (root.play == Play::quiet) {
      const Taken<Mask128> taken = take_all(root.graph, line.left);
      line.left = taken.left;
      line.coins = static_cast<int16_t>(line.coins - taken.coins);
      line.taken = static_cast<int16_t>(taken.coins);
      line.handout = taken.handout;
    }
    line.utility = {static_cast<int16_t>(-root.boxes), root.boxes};
  }
}

}  // namespace

std::unique_ptr<Root> compile_root(const Position& position) {
  auto root = std::make_unique<Root>();
  compile_coins(position, root->graph);
  root->play = play_of(position.setup());
  root->misere = position.setup().misere;
  root->boxes = static_cast<int16_t>(position.boxes_left());
  root->string_of.fill(-1);
  for (int32_t string = 0; string < root->graph.strings; ++string)
    root->string_of[root->graph.line_of[string]] = static_cast<int16_t>(string);
  list_lines(position, *root);
  return root;
}

}  // namespace kamertje
