"""Lines and games as text: "a1-b1"; "1. a1-b1 2. b1-c1 3. a2-b2, b2-c2"; the pie rule's turn is "swap".

With dice each roll stands before its line, "1. [2+5] a1-b1, [6+1] -", and "-" is a pass; the last roll may stand alone.
"""

import re

from tests.reference.board import Board
from tests.reference.dice import PASS, is_roll, pips, roll, ways
from tests.reference.referee import SWAP, Referee
from tests.reference.setup_text import RefusalError


def read_line(board: Board, text: str) -> int:
    one, _, other = text.partition("-")
    for line, ends in enumerate(board.lines):
        if {one, other} == {board.dots[end].name for end in ends}:
            return line
    raise RefusalError("line_unknown", text)


def read_lines(board: Board, text: str) -> list[int]:
    """Separated by spaces or commas, in any order, each once."""
    found: list[int] = []
    for word in re.split("[ ,]+", text):
        if word:
            found.append(read_line(board, word))
            if found.count(found[-1]) > 1:
                raise RefusalError("line_drawn", word)
    return found


def read_numbers(game: Referee, text: str) -> list[int]:
    """One number for each box, each an outcome of the dice."""
    if not game.setup.numbers:
        raise RefusalError("numbers_refused", text)
    found: list[int] = []
    for word in re.split("[ ,]+", text):
        if word:
            if not re.fullmatch("[1-9][0-9]?", word) or int(word) not in ways(game.setup.numbers):
                raise RefusalError("number_impossible", word)
            if len(found) == len(game.board.boxes):
                raise RefusalError("numbers_count", text)
            found.append(int(word))
    if len(found) < len(game.board.boxes):
        raise RefusalError("numbers_count", text)
    return found


def move_name(game: Referee, move: int) -> str:
    if is_roll(move):
        first, second = pips(move)
        return f"[{first}{sign(game)}{second}]"
    return {SWAP: "swap", PASS: "-"}.get(move) or game.board.line_name(move)


def sign(game: Referee) -> str:
    return "*" if game.setup.numbers == "product" else "+"


def print_turns(game: Referee) -> str:
    return " ".join(
        f"{number}. " + ", ".join(move_name(game, move) for move in turn).replace("],", "]")
        for number, turn in enumerate(game.turns, start=1)
    )


def play_turns(game: Referee, text: str) -> int:
    """Plays "1. move, move 2. move": turns numbered from 1, only the last one may be incomplete."""
    words = text.replace(",", " , ").split()
    before = len(game.moves)
    number = 0
    while words:
        number += 1
        label = words.pop(0)
        if not re.fullmatch("[0-9]+[.]", label):
            raise RefusalError("turn_syntax", label)
        if number > 1 and game.turn_goes_on and not game.over:
            raise RefusalError("turn_incomplete", move_name(game, game.moves[-1]))
        if label != f"{number}.":
            raise RefusalError("turn_number", label)
        play_turn(game, words)
    return len(game.moves) - before


def play_turn(game: Referee, words: list[str]) -> None:
    """Takes one turn's moves, joined by commas, off the words."""
    first = True
    while first or words[:1] == [","]:
        comma = "" if first else words.pop(0)
        if not words:
            raise RefusalError("turn_syntax", comma)
        word = words.pop(0)
        if word == ",":
            raise RefusalError("turn_syntax", word)
        if word.startswith("["):
            play_word(game, word, read_roll(game, word), first=first)
            first = False
            if not words:
                return
            word = words.pop(0)
            if re.fullmatch("[0-9]+[.]", word):
                raise RefusalError("turn_incomplete", word)
            if word == ",":
                raise RefusalError("turn_syntax", word)
        move = {"swap": SWAP, "-": PASS}.get(word)
        play_word(game, word, read_line(game.board, word) if move is None else move, first=first)
        first = False


def play_word(game: Referee, word: str, move: int, *, first: bool) -> None:
    if not first and not game.turn_goes_on:
        raise RefusalError("turn_too_long", word)
    if game.over:
        raise RefusalError("game_over", word)
    game.play(move)


def read_roll(game: Referee, word: str) -> int:
    signs = "[+*]" if not game.setup.numbers else re.escape(sign(game))
    found = re.fullmatch(rf"\[([1-6]){signs}([1-6])\]", word)
    if not found:
        raise RefusalError("turn_syntax", word)
    return roll(int(found[1]), int(found[2]))
