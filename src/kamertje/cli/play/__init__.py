"""`kamertje play`: a game in the terminal, of people and computers in any seats."""

import argparse
import io
import os
import secrets
import sys
from collections.abc import Iterable

from kamertje.cli.board import UNICODE, Strokes, draw_board
from kamertje.cli.faults import BadInput
from kamertje.cli.play.session import Choice, Session
from kamertje.cli.position import accepted
from kamertje.dots import Game, Level, SetUp, quoted, read_setup, seeds_from


def run(arguments: argparse.Namespace) -> int:
    """Exit status 0, also when the input ends before the game does."""
    setup = accepted(read_setup(arguments.setup))
    seats = _seats(setup, arguments)
    seed = secrets.randbits(64) if arguments.seed is None else arguments.seed
    unicode, colours = _terminal_can(UNICODE), _wants_colours()

    def draw(game: Game, hint: int | None) -> str:
        return draw_board(game, unicode=unicode, colours=colours, hint=hint)

    if sys.stdin is None:
        return 0
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="backslashreplace")
    if sys.stdin.isatty():
        import readline  # noqa: F401 - its presence lets `input` edit lines
    session = Session(Choice(setup, seats, arguments.seconds), seeds_from(seed), draw)
    _say(session.opening())
    while not session.closed:
        try:
            typed = input(session.prompt())
        except EOFError:
            print()
            break
        except KeyboardInterrupt:
            print()
            raise
        _say(session.answer(typed))
    return 0


def _seats(setup: SetUp, arguments: argparse.Namespace) -> tuple[Level | None, ...]:
    """Who sits where, None for a person. Raises BadInput."""
    if arguments.seats is None:
        seat = 1 if arguments.seat is None else arguments.seat
        level = Level.HARD if arguments.level is None else arguments.level
        if seat > setup.players:
            raise BadInput(f"{quoted(str(seat))} is no seat of a game of {setup.players} players.")
        return tuple(None if player == seat else level for player in range(1, setup.players + 1))
    if arguments.seat is not None or arguments.level is not None:
        raise BadInput("--seats says all of --seat and --level: give one or the other.")
    if len(arguments.seats) != setup.players:
        raise BadInput(f"{quoted(str(len(arguments.seats)))} seats are not the {setup.players} of this game.")
    return tuple(arguments.seats)


def _say(lines: Iterable[str]) -> None:
    for line in lines:
        print(line, flush=True)


def _terminal_can(strokes: Strokes) -> bool:
    try:
        strokes.letters().encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def _wants_colours() -> bool:
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
