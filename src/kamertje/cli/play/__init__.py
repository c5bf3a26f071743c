"""`kamertje play`: a game against the computer in the terminal."""

import argparse
import io
import os
import secrets
import sys
from collections.abc import Iterable

from kamertje.cli.board import UNICODE, Strokes, draw_board
from kamertje.cli.faults import BadInput
from kamertje.cli.play.session import Choice, Session
from kamertje.cli.position import read_playable_setup
from kamertje.dots import Game, quoted, seeds_from


def run(arguments: argparse.Namespace) -> int:
    """Exit status 0, also when the input ends before the game does."""
    setup = read_playable_setup(arguments.setup)
    if arguments.seat > setup.players:
        raise BadInput(f"{quoted(str(arguments.seat))} is no seat of a game of {setup.players} players.")
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
    session = Session(Choice(setup, arguments.seat, arguments.level, arguments.seconds), seeds_from(seed), draw)
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
