"""What a reader or a rule answers instead of a value: a refusal, for programs and for people."""

from dataclasses import dataclass
from typing import Final

_LONGEST_QUOTE: Final = 60

_SENTENCES: Final = {
    "grid_unknown": "There is no grid {}: write for example 5x5, triangle:4 or hexagon:3.",
    "grid_size": (
        "The grid {} is out of range: squares have sides of 1 to 25 and at most 210 lines, "
        "triangles are triangle:2 to triangle:8, hexagons hexagon:2 to hexagon:5."
    ),
    "option_unknown": "There is no option {}: use misere, border, noextra, sum, product, players:2 to players:4, pie.",
    "option_twice": "The option {} is there twice.",
    "option_clash": "The option {} does not go with the others of the set-up.",
    "nothing_to_play": "{} cannot be played: at its start a box is closed already, or no line is left to draw.",
    "line_unknown": "{} is no line of this grid: a line is two neighbouring dots, such as a1-b1.",
    "line_drawn": "The line {} is drawn already.",
    "turn_syntax": "{} cannot be read as turns: write for example 1. a1-b1 2. a1-a2, b1-b2",
    "turn_number": "{} is not the number that this turn has: turns are numbered 1, 2, 3 and so on.",
    "turn_incomplete": "The turn ends too early before {}: only the last turn may be incomplete.",
    "turn_too_long": "{} is one line too many: the turn had passed to the next player.",
    "swap_refused": "{} is not possible here: only the pie rule's second player may swap, instead of the first line.",
    "leave_refused": "{} is not possible: only who is in the game, and has not left before, can leave it.",
    "game_over": "{} comes too late: every line is drawn.",
    "numbers_refused": "The numbers {} belong to a game with dice: sum or product in the set-up.",
    "numbers_count": "The numbers {} are not one for each box.",
    "number_impossible": "{} is no number that two dice can give here.",
    "numbers_missing": "{} comes too early: the boxes have no numbers yet.",
    "roll_refused": "The roll {} is not due: the dice are thrown once before each line, in games with dice.",
    "roll_missing": "{} comes too early: the dice are to be thrown first.",
    "line_not_rolled": "The line {} is no side of an open box that shows what was thrown.",
    "pass_refused": "{} is not possible here: one passes only where no side is free for what was thrown.",
    "numbers_unsupported": "{} is played with dice, which this command cannot do.",
    "players_unsupported": "{} has more than two players, and only games of two have a value.",
    "table_lines": "{} lines are undrawn, and a table of all values holds at most 31.",
    "table_memory": "The table of all values takes {} bytes of memory, which this machine does not have free.",
    "history_needed": "With the pie rule the one line {} may have been swapped or not: give it as moves.",
}


def one_line(text: str) -> str:
    """The text with everything that is not printable written as an escape, so that it stays on one line."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)


def quoted(text: str) -> str:
    """The text in quotation marks, on one line, shortened in the middle where it is very long."""
    if len(text) > _LONGEST_QUOTE:
        text = f"{text[: _LONGEST_QUOTE // 2]}…{text[-_LONGEST_QUOTE // 4 :]}"
    return f'"{one_line(text)}"'


@dataclass(frozen=True, slots=True)
class Refusal:
    """A refused text or move.

    code: for programs, for example "line_drawn".
    text: the offending part of what was read.
    """

    code: str
    text: str

    @property
    def sentence(self) -> str:
        """One English sentence for people, which quotes the offending text."""
        return _SENTENCES.get(self.code, "{} is refused.").format(quoted(self.text))


def encodable(text: str) -> str:
    """The text as the kernel can take it: lone surrogates (bytes that were no UTF-8) become question marks."""
    return text.encode("utf-8", "replace").decode("utf-8")
