"""What one command of Numbridge costs the processor: `python -m bench.numbridge.command`.

Microseconds of the process's own time, late in a game of each variant: the rules alone, what three viewers are sent,
and the table written and read again.
"""

import time
from collections.abc import Callable
from random import Random

import msgspec

from kamertje.match.record import decode_table, encode_table
from tests.rooms.match.tables import GAMES
from tests.rooms.numbridge.rounds import any_move, dealt, state_of

REPEATS = 500
STEPS = {"bridge": 90, "blitz": 30, "domains": 90}


def main() -> None:
    for setup, steps in STEPS.items():
        measure(setup, steps)


def measure(setup: str, steps: int) -> None:
    random, desk = Random(4), dealt(setup, chance=4)
    for _ in range(steps):
        mover = state_of(desk).mover
        desk.done(mover, desk.play(any_move(desk.look(mover).game, random)))
    state, table, game, now = state_of(desk), desk.table, desk.game, desk.now
    command = any_move(desk.look(state.mover).game, random)
    stored = encode_table(game, table)

    def views() -> list[bytes]:
        # Each change has owners of its own, so nothing of it has been looked up before.
        cell = random.randrange(len(state.owners))
        changed = state.with_owner(cell, 1 + (state.owners[cell] == 1))
        return [msgspec.json.encode(game.view(changed, seat, playing=True, now=now)) for seat in (0, 1, 2)]

    parts: dict[str, Callable[[], object]] = {
        "apply": lambda: game.apply(state, state.mover, command, now, random.randrange),
        "views": views,
        "write": lambda: encode_table(game, table),
        "read": lambda: decode_table(GAMES, stored),
    }
    taken = {name: _microseconds(part) for name, part in parts.items()}
    print(f"{setup}: {sum(taken.values())} µs, {len(stored)} bytes stored;", taken)


def _microseconds(part: Callable[[], object]) -> int:
    began = time.process_time()
    for _ in range(REPEATS):
        part()
    return round((time.process_time() - began) / REPEATS * 1e6)


if __name__ == "__main__":
    main()
