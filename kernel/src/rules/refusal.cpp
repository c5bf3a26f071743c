#include "kamertje/refusal.hpp"

namespace kamertje {

std::string_view code_name(RefusalCode code) {
  switch (code) {
    case RefusalCode::grid_unknown: return "grid_unknown";
    case RefusalCode::grid_size: return "grid_size";
    case RefusalCode::option_unknown: return "option_unknown";
    case RefusalCode::option_twice: return "option_twice";
    case RefusalCode::option_clash: return "option_clash";
    case RefusalCode::nothing_to_play: return "nothing_to_play";
    case RefusalCode::line_unknown: return "line_unknown";
    case RefusalCode::line_drawn: return "line_drawn";
    case RefusalCode::turn_syntax: return "turn_syntax";
    case RefusalCode::turn_number: return "turn_number";
    case RefusalCode::turn_incomplete: return "turn_incomplete";
    case RefusalCode::turn_too_long: return "turn_too_long";
    case RefusalCode::swap_refused: return "swap_refused";
    case RefusalCode::numbers_refused: return "numbers_refused";
    case RefusalCode::numbers_count: return "numbers_count";
    case RefusalCode::number_impossible: return "number_impossible";
    case RefusalCode::numbers_missing: return "numbers_missing";
    case RefusalCode::roll_refused: return "roll_refused";
    case RefusalCode::roll_missing: return "roll_missing";
    case RefusalCode::line_not_rolled: return "line_not_rolled";
    case RefusalCode::pass_refused: return "pass_refused";
    case RefusalCode::leave_refused: return "leave_refused";
    case RefusalCode::game_over: return "game_over";
  }
  return "";
}

}  // namespace kamertje
