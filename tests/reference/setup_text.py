"""Set-ups as text: the grid, then the options in any order; printed in one order."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeVar

MOST_LINES = 210

Value = TypeVar("Value")


class RefusalError(Exception):
    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text!r}")
        self.code = code
        self.text = text


def or_refusal(answer: Callable[[], Value]) -> Value | RefusalError:
    """A refusal as a value, as the kernel gives it."""
    try:
        return answer()
    except RefusalError as refusal:
        return refusal


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
            raise RefusalError("grid_size", word)
        return setup
    if other := re.fullmatch(f"(triangle|hexagon):{number}", word):
        side = int(other[2])
        if not 2 <= side <= (8 if other[1] == "triangle" else 5):
            raise RefusalError("grid_size", word)
        return SetUp(other[1], side, side)
    raise RefusalError("grid_unknown", word)


OPTIONS: dict[str, Callable[[SetUp], SetUp]] = {
    "misere": lambda setup: replace(setup, misere=True),
    "border": lambda setup: replace(setup, border=True),
    "noextra": lambda setup: replace(setup, noextra=True),
    "sum": lambda setup: replace(setup, numbers="sum"),
    "product": lambda setup: replace(setup, numbers="product"),
    "players:2": lambda setup: replace(setup, players=2),
    "players:3": lambda setup: replace(setup, players=3),
    "players:4": lambda setup: replace(setup, players=4),
    "pie": lambda setup: replace(setup, pie=True),
}


def read_setup(text: str) -> SetUp:
    grid, *words = text.split(" ")
    setup = read_grid(grid)
    for place, word in enumerate(words):
        if word not in OPTIONS:
            raise RefusalError("option_unknown", word)
        if word in words[:place] or (word.startswith("players:") and "players:" in " ".join(words[:place])):
            raise RefusalError("option_twice", word)
        setup = OPTIONS[word](setup)
    if "sum" in words and "product" in words:
        raise RefusalError("option_clash", "sum product")
    if setup.pie and (setup.players > 2 or setup.numbers):
        raise RefusalError("option_clash", "pie")
    # With its border drawn, the single box is closed before anybody has moved.
    if setup.border and setup.shape == "square" and setup.width == setup.height == 1:
        raise RefusalError("nothing_to_play", text)
    return setup
