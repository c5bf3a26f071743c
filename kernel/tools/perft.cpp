// perft "3x3 pie" 4: counts the leaves of the tree of legal moves, depth by depth.
#include "kamertje/perft.hpp"

#include <cinttypes>
#include <cstdio>
#include <cstdlib>

int main(int count, char** words) {
  if (count != 3) {
    std::fprintf(stderr, "usage: perft SETUP DEPTH\n");
    return 2;
  }
  const kamertje::Outcome<kamertje::SetUp> setup = kamertje::read_setup(words[1]);
  if (const auto* refusal = std::get_if<kamertje::Refusal>(&setup)) {
    const std::string_view code = kamertje::code_name(refusal->code);
    std::fprintf(stderr, "%.*s: %.*s\n", static_cast<int>(code.size()), code.data(),
                 static_cast<int>(refusal->text.size()), refusal->text.data());
    return 2;
  }
  const int32_t deepest = static_cast<int32_t>(std::strtol(words[2], nullptr, 10));
  for (int32_t depth = 1; depth <= deepest; ++depth)
    std::printf("%" PRId32 " %" PRIu64 "\n", depth, kamertje::perft(*std::get_if<kamertje::SetUp>(&setup), depth));
  return 0;
}
