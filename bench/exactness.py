"""How often hard's move is proven best, in positions with few safe lines from games of medium against itself.

python -m bench.exactness [SETUP ...]      measures, with hard's own nodes and no clock
python -m bench.exactness --make           deals the positions anew, from fixed seeds

The positions are in bench/positions.txt: a set-up and its drawn lines as bits in hexadecimal, line 0 lowest.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bench.machine import print_head
from kamertje.dots import (
    DEFAULT_BUDGETS,
    Budget,
    Game,
    Level,
    Refusal,
    Thinking,
    choose,
    drawn_game,
    new_game,
    read_setup,
    seeds_from,
)

FILE: Final = Path(__file__).with_name("positions.txt")
POSITIONS: Final = 200
# Safe lines at most, and whether a hundred positions are enough.
KINDS: Final = {
    **dict.fromkeys(("3x3", "4x4", "5x5", "6x6", "5x5 border"), 12),
    **dict.fromkeys(("4x4 misere", "5x5 misere", "4x4 noextra", "5x5 noextra", "5x5 misere noextra"), 12),
    **dict.fromkeys(("triangle:5", "hexagon:3"), 12),
    **dict.fromkeys(("8x8", "triangle:8", "hexagon:5"), 4),
}


def measure(setups: list[str]) -> None:
    print_head("hard's moves that are proven best")
    print(f"{'set-up':<20}{'safe':>5}{'positions':>11}{'proven':>8}{'nodes, mean':>13}")
    failed: list[str] = []
    budget = Budget(DEFAULT_BUDGETS[Level.HARD].nodes, None, DEFAULT_BUDGETS[Level.HARD].table_bytes)
    rows = [row.rsplit(" ", 1) for row in FILE.read_text().splitlines()]
    for setup in setups or KINDS:
        games = [(bits, position(setup, int(bits, 16))) for name, bits in rows if name == setup]
        thoughts = [(bits, decided(game, budget)) for bits, game in games]
        proven = sum(thinking.exact for _, thinking in thoughts)
        nodes = sum(thinking.nodes for _, thinking in thoughts) // len(thoughts)
        failed += [f"{setup} {bits}" for bits, thinking in thoughts if not thinking.exact]
        print(f"{setup:<20}{KINDS[setup]:>5}{len(games):>11}{proven / len(games):>8.1%}{nodes:>13,}", flush=True)
    print("\nnot proven:", *(failed or ["none"]), sep="\n")


def decided(game: Game, budget: Budget) -> Thinking:
    thinking = Thinking(game, Level.HARD, budget, seed=1)
    while not thinking.step(10_000):
        pass
    return thinking


def position(setup: str, drawn: int) -> Game:
    game = drawn_game(started(setup).setup, [line for line in range(drawn.bit_length()) if drawn >> line & 1])
    assert not isinstance(game, Refusal)
    return game


def started(text: str) -> Game:
    setup = read_setup(text)
    assert not isinstance(setup, Refusal)
    return new_game(setup)


def make() -> None:
    with FILE.open("w") as file:
        for setup, most_safe in KINDS.items():
            for _, game in zip(range(POSITIONS), endings(setup, most_safe), strict=False):
                drawn = sum(1 << line for line in set(started(setup).undrawn) - set(game.undrawn))
                file.write(f"{setup} {drawn:x}\n")


def endings(setup: str, most_safe: int) -> Iterator[Game]:
    """The first position of each game that has so few safe lines and is not over."""
    seeds = seeds_from(20_261_130)
    while True:
        game = started(setup)
        while sum(game.kind(line) == "safe" for line in game.undrawn) > most_safe:
            played = game.play(choose(game, Level.MEDIUM, next(seeds)))
            assert not isinstance(played, Refusal)
            game = played
        yield game


if __name__ == "__main__":
    if sys.argv[1:] == ["--make"]:
        make()
    else:
        measure(sys.argv[1:])
