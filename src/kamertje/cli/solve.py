"""`kamertje solve`: the exact value of a position, and every line that keeps it."""

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from kamertje.cli.faults import BadInput
from kamertje.cli.position import AskedPosition, read_position
from kamertje.cli.progress import Progress, uninterrupted
from kamertje.cli.streams import tell
from kamertje.dots import MIB, Bounds, Solving, ValueTable

if TYPE_CHECKING:
    from kamertje.cli.checkpoint import Checkpoint

FIRST_SLICE: Final = 20  # nodes before the first look at the clock and the keyboard
SLICE: Final = (
    20_000  # nodes between two later looks: some 20 milliseconds, seconds where the machine has much else to do
)


def run(arguments: argparse.Namespace) -> int:
    """Exit status 0; Ctrl-C leaves the bounds on stderr and goes on as KeyboardInterrupt."""
    asked = read_position(arguments.setup, arguments.moves, arguments.drawn)
    begun = time.perf_counter()
    solving = begin(arguments, asked)
    checkpoint = open_checkpoint(arguments, asked, solving)
    try:
        search(solving, arguments.seconds, str(asked.setup), checkpoint)
        answer(arguments, asked, solving, spent(solving, time.perf_counter() - begun, checkpoint))
    except KeyboardInterrupt:
        tell(f"stopped: {describe(solving.bounds)} after {solving.nodes:,} nodes")
        raise
    finally:  # after the answer, which is not lost where this cannot be written
        if checkpoint is not None:
            with uninterrupted():
                checkpoint.write()
    return 0


@dataclass(frozen=True, slots=True)
class Spent:
    """What a solution took, in all runs with one checkpoint."""

    nodes: int
    seconds: float


def spent(solving: Solving | ValueTable, seconds: float, checkpoint: "Checkpoint | None") -> Spent:
    """What this run took, with the earlier ones of its checkpoint."""
    if checkpoint is None:
        return Spent(solving.nodes, seconds)
    return Spent(checkpoint.earlier.nodes + solving.nodes, checkpoint.earlier.seconds + seconds)


def answer(arguments: argparse.Namespace, asked: AskedPosition, solving: Solving | ValueTable, took: Spent) -> None:
    """Prints what is known."""
    print(json.dumps(report(asked, solving, took)) if arguments.json else story(asked, solving, took))


def open_checkpoint(
    arguments: argparse.Namespace, asked: AskedPosition, solving: Solving | ValueTable
) -> "Checkpoint | None":
    """The file that was asked for, where one was."""
    if arguments.checkpoint is None or not isinstance(solving, Solving):
        return None
    from kamertje.cli.checkpoint import Checkpoint

    return Checkpoint(arguments.checkpoint, asked, solving)


def begin(arguments: argparse.Namespace, asked: AskedPosition) -> Solving | ValueTable:
    """What the method works on."""
    if arguments.method == "table":
        if arguments.checkpoint is not None:
            raise BadInput("--checkpoint goes with --method search: a table is filled in one go.")
        from kamertje.cli.tables import stated_table

        return stated_table(asked, arguments.memory, arguments.threads)
    return Solving(asked.game, table_bytes=arguments.memory * MIB, threads=arguments.threads)


def search(solving: Solving | ValueTable, limit: float | None, title: str, checkpoint: "Checkpoint | None") -> None:
    """Searches until everything is known or the seconds are over."""
    begun = time.monotonic()
    with Progress(title, total=limit) as progress:
        for nodes in slices():
            if not solving.open:
                return
            solving.search(nodes)
            if checkpoint is not None:
                checkpoint.write_sometimes()
            spent = time.monotonic() - begun
            if limit is not None and spent >= limit:
                return
            progress.show(spent, lambda: so_far(solving))


def so_far(solving: Solving | ValueTable) -> str:
    """How far the search has come."""
    told = f"{solving.nodes:,} nodes, table {solving.table_load:.0%} full, {describe(solving.bounds)}"
    if isinstance(solving, Solving):
        told += f", {solving.settled} of {solving.game.lines_left} lines settled"
    return told


def slices() -> Iterator[int]:
    """How many nodes to search at a time: few at first, so that a short limit is kept."""
    nodes = FIRST_SLICE
    while True:
        yield nodes
        nodes = min(2 * nodes, SLICE)


def value_fields(bounds: Bounds, *, exact: bool) -> dict[str, Any]:
    """The value where it is exact, else null with bounds."""
    if exact:
        return {"value": bounds.value, "exact": True}
    return {"value": None, "exact": False, "low": bounds.low, "high": bounds.high}


def report(asked: AskedPosition, solving: Solving | ValueTable, took: Spent) -> dict[str, Any]:
    """The object that --json prints."""
    known = value_fields(solving.bounds, exact=solving.done)
    fields: dict[str, Any] = {
        "setup": str(asked.setup),
        "moves": asked.game.turns,
        "lines_left": asked.game.lines_left,
        "value": known.pop("value"),
        "best": [asked.game.grid.move_name(move) for move in solving.best()],
        **known,
        "nodes": took.nodes,
        "seconds": round(took.seconds, 4),
    }
    if asked.drawn is not None:
        fields["drawn"] = asked.drawn
    return fields


def describe(bounds: Bounds) -> str:
    """The value or its bounds."""
    if bounds.value is not None:
        return f"value {signed(bounds.value)}"
    return f"value from {signed(bounds.low)} to {signed(bounds.high)}"


def signed(value: int) -> str:
    """A value with its sign."""
    return f"{value:+d}" if value else "0"


def meaning(asked: AskedPosition, value: int) -> str:
    """What the value says, in words."""
    if value == 0:
        return "both will get the same number of boxes from here"
    boxes = "1 box" if abs(value) == 1 else f"{abs(value)} boxes"
    return f"{mover_name(asked)} will get {boxes} {'more' if value > 0 else 'fewer'} than the other from here"


def mover_name(asked: AskedPosition) -> str:
    """Who is to move, as far as that is known."""
    return "the player to move" if asked.drawn is not None else f"player {asked.game.mover}"


def headline(asked: AskedPosition) -> str:
    """The position in one line."""
    if asked.game.over:
        return f"{asked.setup}: finished"
    lines = "1 line" if asked.game.lines_left == 1 else f"{asked.game.lines_left} lines"
    mover = "" if asked.drawn is not None else f", player {asked.game.mover} to move"
    return f"{asked.setup}: {lines} left{mover}"


def story(asked: AskedPosition, solving: Solving | ValueTable, took: Spent) -> str:
    """The answer for people."""
    bounds = solving.bounds
    value = describe(bounds)
    if bounds.value is not None:
        value += f": {meaning(asked, bounds.value)}"
    best = " ".join(asked.game.grid.move_name(move) for move in solving.best())
    lines = [headline(asked), value]
    if asked.game.over:
        return "\n".join(lines)
    if solving.done:
        lines.append(f"best {best}")
    elif solving.open:
        lines.append(f"best so far proven: {best or 'none'} (time is over)")
    else:
        lines.append("more undrawn lines than the solver can hold (128): these bounds are all that is known")
    lines.append(f"{took.nodes:,} nodes in {took.seconds:.2f} s")
    return "\n".join(lines)
