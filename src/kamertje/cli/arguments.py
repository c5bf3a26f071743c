"""What can be typed after `kamertje`: the parser of all commands, and numbers with their ranges."""

import argparse
import importlib
import math
import os
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NoReturn

from kamertje import __version__
from kamertje.cli.addresses import TASKS, add_database, read_task
from kamertje.cli.faults import BadInput
from kamertje.cli.settings import SETTINGS, add_settings
from kamertje.dots import MIB, Level, quoted
from kamertje.numbridge.levels import BotLevel

if TYPE_CHECKING:
    from pathlib import Path

LONGEST_SECONDS: Final = 31_536_000  # a year
MOST_NODES: Final = 10**18
MOST_THREADS: Final = 64
MOST_GAMES: Final = 1_000_000
MOST_FIELDS: Final = 1_000_000
MOST_GIVENS: Final = 81
DEFAULT_MEMORY: Final = 256  # MiB
METHODS: Final = ("search", "table")

_MISSING: Final = "the following arguments are required: "  # argparse's own words
_LEVELS: Final = ", ".join(Level)
_NUMBRIDGE_LEVELS: Final = ", ".join(BotLevel)
PERSON: Final = "human"
# Their value is taken even where it begins with a dash, so that it can be named when it is refused.
_WITH_VALUE: Final = frozenset(
    f"--{name}"
    for name in (
        *(option.name for option in SETTINGS),
        *("level", "key", "seat", "seats"),
        *("moves", "drawn", "threads", "memory", "method", "checkpoint", "seconds"),
        *("a", "b", "games", "nodes", "seed"),
        *("per-page", "paper", "output"),
        *("givens", "count"),
    )
) | {"-o"}


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        missing = message.removeprefix(_MISSING)
        if missing != message:
            verb = "are" if ", " in missing else "is"
            message = f"{missing} {verb} missing; {self.prog} --help says what belongs there."
        raise BadInput(message)


def read_arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The command and its arguments. Raises BadInput; ends the program after --help and --version."""
    arguments = _parser().parse_args(_joined(argv))
    if arguments.command is None:
        raise BadInput(f"COMMAND is missing: {', '.join(_COMMANDS)}; kamertje --help says what they do.")
    return arguments


def run_command(arguments: argparse.Namespace) -> int:
    """Runs the command, whose module is loaded only now."""
    status: int = importlib.import_module(f"kamertje.cli.{arguments.command}").run(arguments)
    return status


def _joined(argv: Sequence[str]) -> list[str]:
    """`--option value` as `--option=value`."""
    joined: list[str] = []
    rest = iter(argv)
    for word in rest:
        if word == "--":
            return [*joined, word, *rest]
        value = next(rest, None) if word in _WITH_VALUE else None
        joined.append(word if value is None else f"{word}={value}" if word.startswith("--") else f"{word}{value}")
    return joined


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="kamertje",
        description="Dots and Boxes: play it in the browser or here, solve it, let programs play it.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"kamertje {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)
    for name, (summary, add) in _COMMANDS.items():
        add(commands.add_parser(name, help=summary, description=summary.capitalize() + ".", allow_abbrev=False))
    return parser


def _add_serve(command: argparse.ArgumentParser) -> None:
    add_settings(command)


def _add_config(command: argparse.ArgumentParser) -> None:
    add_settings(command)
    _add_json(command)


def _add_play(command: argparse.ArgumentParser) -> None:
    _add_setup(command)
    command.add_argument("--level", type=read_level, help=f"{_LEVELS} (hard)")
    command.add_argument("--seat", type=whole("seat", 1, 4), help="1 draws the first line (1)")
    command.add_argument("--seats", type=_seats, metavar="WHO", help=f"all seats by commas: {PERSON}, {_LEVELS}")
    command.add_argument("--seconds", type=read_seconds, metavar="S", help="time for each of the computer's lines")
    _add_seed(command)


def _add_solve(command: argparse.ArgumentParser) -> None:
    _add_position(command)
    command.add_argument(
        "--threads", type=whole("number of threads", 1, MOST_THREADS), default=1, metavar="N", help="threads (1)"
    )
    command.add_argument(
        "--memory", type=_memory, default=DEFAULT_MEMORY, metavar="MIB", help=f"memory in MiB ({DEFAULT_MEMORY})"
    )
    command.add_argument(
        "--checkpoint", type=_file, metavar="FILE", help="keep what is proven in a file, and go on from it"
    )
    command.add_argument(
        "--method", type=_method, default=METHODS[0], metavar="METHOD", help="search, or table: every value (search)"
    )


def _add_analyse(command: argparse.ArgumentParser) -> None:
    _add_position(command)


def _add_match(command: argparse.ArgumentParser) -> None:
    opponent = f"{_LEVELS}, or engine:COMMAND"
    command.add_argument("--a", required=True, metavar="LEVEL", help=opponent)
    command.add_argument("--b", required=True, metavar="LEVEL", help=opponent)
    _add_setup(command)
    command.add_argument(
        "--games", type=whole("number of games", 1, MOST_GAMES), default=100, metavar="N", help="games (100)"
    )
    command.add_argument("--seconds", type=read_seconds, metavar="S", help="time for each line")
    command.add_argument("--nodes", type=read_nodes, metavar="N", help="search nodes for each line")
    _add_seed(command)
    _add_json(command)


def _add_bot(command: argparse.ArgumentParser) -> None:
    command.add_argument("room", metavar="ROOM", help="the room's link")
    command.add_argument(
        "--level", metavar="LEVEL", help=f"{_LEVELS} (hard); in Numbridge {_NUMBRIDGE_LEVELS} (intermediate)"
    )
    command.add_argument("--key", help="of a seat to come back to")
    _add_seed(command)


def _add_admin(command: argparse.ArgumentParser) -> None:
    command.add_argument("what", type=read_task, metavar="WHAT", help=", ".join(TASKS))
    command.add_argument(
        "room", nargs="?", metavar="ROOM", help="a room's id; for backup, the file to write; for rename, OLD"
    )
    command.add_argument("name", nargs="?", metavar="NEW", help="for rename: the name to put in its place")
    command.add_argument("--data", type=_folder, metavar="DIR", help="folder of the server")
    add_database(command)


def _add_engine(_command: argparse.ArgumentParser) -> None:
    """Takes no arguments: everything is said over its protocol."""


def _add_sheet(command: argparse.ArgumentParser) -> None:
    _add_setup(command)
    command.add_argument(
        "--per-page",
        type=one_of("number of boards a page", "1", "2", "4", "6"),
        default="1",
        metavar="N",
        help="boards: 1, 2, 4, 6 (1)",
    )
    command.add_argument("--paper", type=one_of("paper", "a4", "letter"), default="a4", help="a4, letter (a4)")
    command.add_argument("--landscape", action="store_true", help="the page lies on its side")
    command.add_argument("-o", "--output", type=_file, required=True, metavar="FILE.pdf", help="the file to write")


def _add_deal(command: argparse.ArgumentParser) -> None:
    command.add_argument("variant", type=_variant, metavar="VARIANT", help="bridge, blitz, domains")
    command.add_argument(
        "--givens",
        type=whole("number of givens", 1, MOST_GIVENS),
        metavar="G",
        help="cells that are open (30, blitz 12)",
    )
    command.add_argument("--irregular", action="store_true", help="blocks of random shapes")
    command.add_argument(
        "--count", type=whole("number of fields", 1, MOST_FIELDS), default=1, metavar="N", help="fields (1)"
    )
    _add_seed(command)
    command.add_argument("--json", action="store_true", help="print one JSON object a line")


def _add_verify(command: argparse.ArgumentParser) -> None:
    command.add_argument("record", type=_file, metavar="RECORD", help="a file, or - for standard input")


_COMMANDS: Final = {
    "serve": ("serve the page to play on, and print its address", _add_serve),
    "config": ("the settings that the server would run with, and where they come from", _add_config),
    "play": ("play the computer in this terminal", _add_play),
    "solve": ("the exact value of a position and the best lines", _add_solve),
    "analyse": ("the value of every line, the chains, and who is in control", _add_analyse),
    "match": ("let two computer players play games against each other", _add_match),
    "sheet": ("a page of empty boards to print, as a PDF", _add_sheet),
    "deal": ("fields of Numbridge, each with one solution", _add_deal),
    "bot": ("let the computer take a seat in a room", _add_bot),
    "admin": ("look after the rooms of a server", _add_admin),
    "verify": ("check the deal and the tiles of a finished game of Numbridge", _add_verify),
    "engine": ("serve other programs over standard input and output", _add_engine),
}


def _add_setup(command: argparse.ArgumentParser) -> None:
    command.add_argument("setup", metavar="SETUP", help='grid and options, for example "5x5 misere" or triangle:4')


def _add_position(command: argparse.ArgumentParser) -> None:
    _add_setup(command)
    position = command.add_mutually_exclusive_group()
    position.add_argument("--moves", metavar="TURNS", help='for example "1. a1-b1 2. a1-a2"')
    position.add_argument("--drawn", metavar="LINES", help='the drawn lines in any order: "a1-b1 a1-a2"')
    command.add_argument("--seconds", type=read_seconds, metavar="S", help="stop after so many seconds, with bounds")
    _add_json(command)


def _add_seed(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seed", type=read_seed, metavar="K", help="equal seeds, equal choices")


def _add_json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="print one JSON object")


def read_level(text: str) -> Level:
    """A level by its name. Raises BadInput."""
    try:
        return Level(text)
    except ValueError:
        raise BadInput(f"There is no level {quoted(text)}: choose {_LEVELS}.") from None


def _variant(text: str) -> str:
    from kamertje.numbridge.setup import VARIANTS  # few commands need it

    return one_of("variant", *VARIANTS)(text)


def _seats(text: str) -> list[Level | None]:
    """`human,hard,easy`: a level for each seat, None for a person."""
    return [None if name == PERSON else read_level(name) for name in text.split(",")]


def whole(what: str, least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers in a range; it raises BadInput."""

    def read(text: str) -> int:
        if re.fullmatch(r"[0-9]{1,20}", text, re.ASCII) is None or not least <= int(text) <= most:
            raise BadInput(f"{quoted(text)} is not a {what}: a whole number from {least} to {most}.")
        return int(text)

    return read


def one_of(what: str, *names: str) -> Callable[[str], str]:
    """A reader of one of a few words; it raises BadInput."""

    def read(text: str) -> str:
        if text not in names:
            raise BadInput(f"{quoted(text)} is not a {what}: choose {', '.join(names)}.")
        return text

    return read


read_seed: Final = whole("seed", 0, 2**64 - 1)
read_nodes: Final = whole("number of nodes", 1, MOST_NODES)


def read_seconds(text: str) -> float:
    """A time limit. Raises BadInput."""
    plain = re.fullmatch(r"[0-9]{0,20}(\.[0-9]{1,20})?([eE]-?[0-9]{1,3})?", text, re.ASCII)
    seconds = float(text) if plain is not None and text[:1].strip("eE") else math.nan
    if not 0 < seconds <= LONGEST_SECONDS:
        raise BadInput(f"{quoted(text)} is not a number of seconds: more than 0 and at most {LONGEST_SECONDS}.")
    return seconds


def _method(text: str) -> str:
    if text not in METHODS:
        raise BadInput(f"There is no method {quoted(text)}: choose {', '.join(METHODS)}.")
    return text


def _memory(text: str) -> int:
    most = _machine_memory() // MIB
    mebibytes = whole("number of MiB", 1, 1 << 40)(text)
    if mebibytes > most:
        raise BadInput(f"{quoted(text)} MiB is more memory than this machine has ({most} MiB).")
    return mebibytes


def _machine_memory() -> int:
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, OSError, ValueError):
        return 1 << 50  # not told: the kernel makes a table that does not fit smaller


def _path_to(what: str) -> "Callable[[str], Path]":
    def read(text: str) -> "Path":
        from pathlib import Path  # 5 ms that few commands need

        if not text or "\0" in text:
            raise BadInput(f"{quoted(text)} is not a {what}.")
        return Path(text)

    return read


_folder: Final = _path_to("folder")
_file: Final = _path_to("file")
