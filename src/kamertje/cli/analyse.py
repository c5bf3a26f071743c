"""`kamertje analyse`: the value of every line, chains and rings, and who is in control."""

import argparse
import json
import time
from functools import partial
from typing import Any, Final

from kamertje.cli.position import AskedPosition, read_position
from kamertje.cli.progress import Progress
from kamertje.cli.solve import describe, headline, meaning, signed, slices, value_fields
from kamertje.cli.streams import tell
from kamertje.dots import MIB, SWAP, Bounds, Solving, chains_of, control_of

TABLE_BYTES: Final = 256 * MIB


def run(arguments: argparse.Namespace) -> int:
    """Exit status 0; Ctrl-C leaves what is known on stderr and goes on as KeyboardInterrupt."""
    asked = read_position(arguments.setup, arguments.moves, arguments.drawn)
    solving = Solving(asked.game, every_line=True, table_bytes=TABLE_BYTES)
    told = Told(asked, solving)
    try:
        if not arguments.json:
            print(opening(asked), flush=True)
        search(solving, arguments.seconds, str(asked.setup), None if arguments.json else told)
    except KeyboardInterrupt:
        tell(f"stopped: {describe(solving.bounds)} after {solving.nodes:,} nodes")
        raise
    if arguments.json:
        print(json.dumps(report(asked, solving)))
    else:
        told.rest()
    return 0


class Told:
    """Writes the value of each line as soon as it is known, and the others at the end."""

    def __init__(self, asked: AskedPosition, solving: Solving) -> None:
        self._asked = asked
        self._solving = solving
        self._waiting = moves_of(asked)

    def known(self) -> str:
        """The lines whose value has come out since the last time, one a line."""
        fresh = [move for move in self._waiting if self._solving.of_move(move).value is not None]
        self._waiting = [move for move in self._waiting if move not in fresh]
        return "\n".join(self._row(move) for move in fresh)

    def rest(self) -> None:
        """Everything that is left to say when the search has ended."""
        for move in self._waiting:
            print(self._row(move))
        bounds = self._solving.bounds
        print(describe(bounds) + (f": {meaning(self._asked, bounds.value)}" if bounds.value is not None else ""))
        if self._solving.best():
            print(f"best {' '.join(self._asked.game.grid.move_name(move) for move in self._solving.best())}")

    def _row(self, move: int) -> str:
        game = self._asked.game
        bounds = self._solving.of_move(move)
        value = signed(bounds.low) + (f"..{signed(bounds.high)}" if bounds.value is None else "")
        return f"  {game.grid.move_name(move):<9} {'' if move == SWAP else game.kind(move):<9} {value:>8}"


def moves_of(asked: AskedPosition) -> list[int]:
    """The moves that have a value, in printed order."""
    return [*asked.game.undrawn, SWAP] if asked.game.can_swap else list(asked.game.undrawn)


def search(solving: Solving, limit: float | None, title: str, told: Told | None) -> None:
    """Searches until every line is known or the seconds are over; writes what is known on the way."""
    begun = time.monotonic()
    total = solving.game.lines_left
    with Progress(title, total=total) as progress:
        for nodes in slices():
            if told is not None and (fresh := told.known()):
                progress.aside(partial(print, fresh, flush=True))
            if not solving.open or (limit is not None and time.monotonic() - begun >= limit):
                return
            solving.search(nodes)
            progress.show(known_lines(solving), lambda: f"{solving.nodes:,} nodes, {describe(solving.bounds)}")


def known_lines(solving: Solving) -> int:
    """How many lines have their value already."""
    return sum(solving.of_move(line).value is not None for line in solving.game.undrawn)


def report(asked: AskedPosition, solving: Solving) -> dict[str, Any]:
    """The object that --json prints."""
    game = asked.game
    names = game.grid.line_names
    control = control_of(game)
    fields: dict[str, Any] = {
        **_known(solving.bounds),
        "lines": {names[line]: _known(solving.of_move(line)) | {"kind": game.kind(line)} for line in game.undrawn},
        "chains": [
            {"kind": chain.kind, "boxes": len(chain.boxes), "lines": [names[line] for line in chain.lines]}
            for chain in chains_of(game)
        ],
        "control": None
        if control is None
        else {
            "player": control.player,
            "parity_wanted": control.parity_wanted,
            "long_chains": control.long_chains,
            "why": control.why,
        },
    }
    if game.can_swap:
        fields["swap"] = _known(solving.of_move(SWAP))
    return fields


def _known(bounds: Bounds) -> dict[str, Any]:
    return value_fields(bounds, exact=bounds.value is not None)


def opening(asked: AskedPosition) -> str:
    """What is known before the search: the position, its chains, and who is in control."""
    names = asked.game.grid.line_names
    rows = [headline(asked)]
    for chain in chains_of(asked.game):
        boxes = "1 box" if len(chain.boxes) == 1 else f"{len(chain.boxes)} boxes"
        rows.append(f"{chain.kind} of {boxes}: {' '.join(names[line] for line in chain.lines)}")
    control = control_of(asked.game)
    if control is not None:
        rows.append(control.why)
    return "\n".join(rows)
