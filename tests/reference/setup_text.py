"""Set-ups as text: the grid, then the options in any order; printed in one order."""

import re
from dataclasses import dataclass, replace

MOST_LINES = 210


class Refused(Exception):  # noqa: N818 - a refusal is an answer of the rules, not an error of the program
    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text!r}")
        self.code = code
        self.text = text


@dataclass(frozen=True)
class SetUp:
    shape: str
    width: int
    height: int
    misere: bool = False
    border: bool = False
    noextra: bool = False
    numbers: str = ""
    players: int = 2
    pie: bool = False

    def __str__(self) -> str:
        grid = f"{self.width}x{self.height}" if self.shape == "square" else f"{self.shape}:{self.width}"
        words = [
            grid,
            "misere" if self.misere else "",
            "border" if self.border else "",
            "noextra" if self.noextra else "",
            self.numbers,
            f"players:{self.players}" if self.players != 2 else "",
            "pie" if self.pie else "",
        ]
        return " ".join(word for word in words if word)

    @property
    def number_of_lines(self) -> int:
        w, h = self.width, self.height
        if self.shape == "square":
            return w * (h + 1) + h * (w + 1)
        return 3 * w * (w + 1) // 2 if self.shape == "triangle" else 9 * w * w - 3 * w


def read_grid(word: str) -> SetUp:
    number = "(0|[1-9][0-9]*)"
    if square := re.fullmatch(f"{number}x{number}", word):
        width, height = int(square[1]), int(square[2])
        setup = SetUp("square", width, height)
        if not (1 <= width <= 25 and 1 <= height <= 25 and setup.number_of_lines <= MOST_LINES):
            raise Refused("grid_size", word)
        return setup
    if other := re.fullmatch(f"(triangle|hexagon):{number}", word):
        side = int(other[2])
        if not 2 <= side <= (8 if other[1] == "triangle" else 5):
            raise Refused("grid_size", word)
        return SetUp(other[1], side, side)
    raise Refused("grid_unknown", word)


OPTIONS = {
    "misere": ("misere", True),
    "border": ("border", True),
    "noextra": ("noextra", True),
    "sum": ("numbers", "sum"),
    "product": ("numbers", "product"),
    "players:2": ("players", 2),
    "players:3": ("players", 3),
    "players:4": ("players", 4),
    "pie": ("pie", True),
}


def read_setup(text: str) -> SetUp:
    grid, *words = text.split(" ")
    setup = read_grid(grid)
    for place, word in enumerate(words):
        if word not in OPTIONS:
            raise Refused("option_unknown", word)
        if word in words[:place] or (word.startswith("players:") and "players:" in " ".join(words[:place])):
            raise Refused("option_twice", word)
    chosen = {OPTIONS[word] for word in words}
    if len(chosen) != len({field for field, _ in chosen}):
        raise Refused("option_clash", "")
    for field, value in chosen:
        setup = replace(setup, **{field: value})
    if setup.pie and (setup.players > 2 or setup.numbers):
        raise Refused("option_clash", "pie")
    # With its border drawn, the single box is closed before anybody has moved.
    if setup.border and setup.width == setup.height == 1:
        raise Refused("nothing_to_play", text)
    return setup
