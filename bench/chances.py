"""Boxes that a level gives away with each line in games with dice, against the exact expectation.

python -m bench.chances [POSITIONS [LINES]]
"""

import secrets
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache

from bench.machine import print_head
from kamertje.dots import Budget, Dice, Game, Level, Refusal, choose, new_game, read_setup, roll_move

SETUPS = ("3x3 sum", "3x3 product", "3x3 misere sum", "3x3 noextra sum")
POSITIONS = 30
LINES = 13  # left: more take a minute a position here
TABLE_BYTES = 1 << 22
PLAYERS = {
    "easy": (Level.EASY, 1),
    "medium": (Level.MEDIUM, 1),
    "100 nodes": (Level.MASTER, 100),
    "1000 nodes": (Level.MASTER, 1000),
    "hard": (Level.HARD, 300_000),
}


def main(positions: int, lines: int) -> None:
    print_head(f"boxes given away a line with dice, {lines} lines left, {positions} positions by medium, every roll")
    print(f"{'set-up':<18}{'rolls':>7}" + "".join(f"{name:>12}" for name in PLAYERS))
    for text in SETUPS:
        lost, rolls = measure(text, positions, lines)
        print(f"{text:<18}{rolls:>7}" + "".join(f"{lost[name] / rolls:>12.5f}" for name in PLAYERS), flush=True)


def measure(text: str, positions: int, lines: int) -> tuple[dict[str, float], int]:
    lost = dict.fromkeys(PLAYERS, 0.0)
    rolls = 0
    for _ in range(positions):
        game = position(text, lines)
        worth = weigher(game)
        for first in range(1, 7):
            for second in range(1, 7):
                rolled = played(game, roll_move(first, second))
                if len(rolled.allowed) < 2:
                    continue
                rolls += 1
                best = max(worth(line) for line in rolled.allowed)
                for name, (level, nodes) in PLAYERS.items():
                    line = choose(rolled, level, secrets.randbits(64), Budget(nodes, None, TABLE_BYTES))
                    lost[name] += best - worth(line)
    return lost, rolls


def position(text: str, lines: int) -> Game:
    """So many lines left, before a roll."""
    setup = read_setup(text)
    if isinstance(setup, Refusal):
        raise SystemExit(setup.sentence)
    dice = Dice(secrets.randbits(64))
    game = dice.deal(new_game(setup))
    while game.lines_left > lines or not game.awaits_roll:
        move = dice.roll(game) if game.awaits_roll else choose(game, Level.MEDIUM, secrets.randbits(64))
        game = played(game, move)
    return game


def weigher(game: Game) -> Callable[[int], float]:
    """What a line is worth to its player under the set-up's objective; for two."""
    setup, grid = game.setup, game.grid
    ways = Counter(a * b if setup.numbers == "product" else a + b for a in range(1, 7) for b in range(1, 7))
    at = [[box for box in line[2:] if box >= 0] for line in grid.lines]
    sides = [sum(1 << line for line in box) for box in grid.boxes]
    sign = -1 if setup.misere else 1
    undrawn = sum(1 << line for line in game.undrawn)

    def after(left: int, line: int) -> float:
        rest = left & ~(1 << line)
        closed = sum(not sides[box] & rest for box in at[line])
        again = closed and not setup.noextra
        return sign * closed + (before_roll(rest) if again else -before_roll(rest))

    @cache
    def before_roll(left: int) -> float:
        best: dict[int, float] = {}
        for line in range(len(at)):
            if left >> line & 1:
                value = after(left, line)
                for box in at[line]:
                    number = game.numbers[box]
                    best[number] = max(value, best.get(number, value))
        usable = sum(ways[number] for number in best)
        return sum(ways[number] * value for number, value in best.items()) / (72 - usable) if best else 0.0

    return lambda line: after(undrawn, line)


def played(game: Game, move: int) -> Game:
    outcome = game.play(move)
    if isinstance(outcome, Refusal):
        raise SystemExit(outcome.sentence)
    return outcome


if __name__ == "__main__":
    main(*(int(word) for word in [*sys.argv[1:3], *map(str, (POSITIONS, LINES)[len(sys.argv[1:3]) :])]))
