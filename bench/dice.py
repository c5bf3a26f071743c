"""Matches with dice: the share of the points that the better level wins, with the half width of its 95 % interval.

python -m bench.dice [GAMES]
"""

import secrets
import sys
from math import sqrt

from bench.machine import print_head
from kamertje.cli.match.games import LevelPlayer, Limits, Tally, play_game
from kamertje.dots import Level, SetUp, read_setup, seeds_from

PAIRS = ((Level.MEDIUM, Level.EASY), (Level.HARD, Level.MEDIUM), (Level.HARD, Level.EASY))
SETUPS = ("2x2 sum", "3x3 sum", "3x3 product", "3x3 misere sum", "3x3 noextra sum", "4x4 sum")
GAMES = 1000
NODES = 5_000  # for each line: enough for nearly all that can be seen, and many games in an hour


def main(games: int) -> None:
    print_head(f"matches with dice, {games} games each, {NODES} nodes a line")
    print(f"{'set-up':<18}{'better':>8}{'worse':>8}{'points':>9}{'±':>8}{'boxes a game':>14}")
    for text in SETUPS:
        setup = read_setup(text)
        assert isinstance(setup, SetUp)
        for better, worse in PAIRS:
            tally = match(setup, better, worse, games)
            won, drawn = tally.wins[0] / games, tally.draws / games
            points = won + drawn / 2
            spread = won + drawn / 4 - points**2
            margin = 1.96 * sqrt(spread / games)
            boxes = (tally.boxes[0] - tally.boxes[1]) / games
            print(f"{text:<18}{better:>8}{worse:>8}{points:>9.3f}{margin:>8.3f}{boxes:>+14.3f}", flush=True)


def match(setup: SetUp, better: Level, worse: Level, games: int) -> Tally:
    limits = Limits(NODES, None)
    players = (LevelPlayer(better, limits), LevelPlayer(worse, limits))
    tally = Tally()
    for number, seed in zip(range(games), seeds_from(secrets.randbits(64)), strict=False):
        play_game(setup, players, number, seed, tally)
    return tally


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
