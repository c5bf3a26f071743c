"""Seconds of each move of a level in games against itself.

python -m bench.moves [LEVEL [SETUP ...]]
"""

import sys
import time
from collections.abc import Iterator

from bench.machine import print_head
from kamertje.dots import PASS, Dice, Game, Level, Refusal, choose, new_game, read_setup, seeds_from

SETUPS = (
    *("5x5", "8x8", "triangle:8", "hexagon:5", "8x8 misere", "8x8 noextra", "8x8 border", "8x8 players:4"),
    *("5x5 sum", "8x8 product", "8x8 sum players:4"),
)
GAMES = 3


def main(level: Level, setups: list[str]) -> None:
    print_head(f"moves of {level}")
    print(f"{'set-up':<20}{'moves':>7}{'mean':>9}{'99 %':>9}{'most':>9}  seconds")
    for setup in setups or SETUPS:
        times = sorted(move for game in range(GAMES) for move in _play(setup, level, game))
        late = times[min(len(times) - 1, len(times) * 99 // 100)]
        mean = sum(times) / len(times)
        print(f"{setup:<20}{len(times):>7}{mean:>9.3f}{late:>9.3f}{times[-1]:>9.3f}", flush=True)


def _play(text: str, level: Level, number: int) -> Iterator[float]:
    """One game; yields the seconds of each decision."""
    setup = read_setup(text)
    if isinstance(setup, Refusal):
        raise SystemExit(setup.sentence)
    game = new_game(setup)
    seeds = seeds_from(number)
    dice = Dice(next(seeds)) if setup.numbers else None
    if dice is not None:
        game = dice.deal(game)
    while not game.over:
        if dice is not None and not game.allowed:
            game = _played(game, PASS if game.can_pass else dice.roll(game))
            continue
        start = time.perf_counter()
        move = choose(game, level, next(seeds))
        yield time.perf_counter() - start
        game = _played(game, move)


def _played(game: Game, move: int) -> Game:
    played = game.play(move)
    if isinstance(played, Refusal):
        raise SystemExit(played.sentence)
    return played


if __name__ == "__main__":
    main(Level(sys.argv[1]) if len(sys.argv) > 1 else Level.HARD, sys.argv[2:])
