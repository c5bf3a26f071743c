"""How bots play Numbridge: who wins, how a game goes, and that nothing breaks on the way.

    python -m bench.numbridge [--variant bridge blitz domains] [--options "irregular givens=25"]
                              [--a expert] [--b intermediate] [--games 400] [--seed 1] [--late 0]

The levels begin in turn. `--late` lets so many of a thousand moves run out of time.
"""

import argparse
import math
from collections import Counter

from bench.machine import print_head
from bench.numbridge.games import play
from kamertje.numbridge.bot import BotLevel

CONFIDENT = 1.96  # 95 % of a normal distribution lie within so many deviations


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--variant", nargs="+", default=["bridge", "blitz", "domains"])
    parser.add_argument("--options", default="")
    parser.add_argument("--a", type=BotLevel, default=BotLevel.EXPERT)
    parser.add_argument("--b", type=BotLevel, default=BotLevel.INTERMEDIATE)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--late", type=int, default=0)
    arguments = parser.parse_args()
    print_head("Numbridge between bots")
    for variant in arguments.variant:
        match(f"{variant} {arguments.options}".strip(), arguments)


def match(setup: str, asked: argparse.Namespace) -> None:
    a, b, games = asked.a, asked.b, asked.games
    wins = first = turns = 0
    happened: Counter[str] = Counter()
    thought: dict[BotLevel, list[float]] = {}
    for game in range(games):
        levels = (a, b) if game % 2 == 0 else (b, a)
        played = play(setup, levels, f"{asked.seed} {setup} {game}", asked.late)
        wins += played.winner == 1 + game % 2
        first += played.winner == 1
        turns += played.turns
        happened += played.happened
        for level, seconds in played.thought.items():
            thought.setdefault(level, []).extend(seconds)
    low, high = _interval(wins, games)
    print(f"{setup}: {a} against {b}, {games} games, seed {asked.seed}, every step checked")
    print(
        f"  {a} wins {wins} = {wins / games:.1%} (95 %: {low:.1%} to {high:.1%}); who begins wins {first / games:.1%}"
    )
    print(f"  a game has {turns / games:.1f} turns;", _means(happened, games))
    for level, seconds in sorted(thought.items()):
        print(
            f"  {level}: {1e3 * sum(seconds) / len(seconds):.1f} ms a move, at most {1e3 * max(seconds):.0f} ms of CPU"
        )
    print(flush=True)


def _means(happened: Counter[str], games: int) -> str:
    kinds = ("Placed", "Missed", "Claimed", "Swapped", "Skipped", "RanOut")
    return ", ".join(f"{kind} {happened[kind] / games:.2f}" for kind in kinds)


def _interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's, of 95 %."""
    share, square = wins / games, CONFIDENT**2
    middle = share + square / 2 / games
    reach = CONFIDENT * math.sqrt(share * (1 - share) / games + square / 4 / games**2)
    return (middle - reach) / (1 + square / games), (middle + reach) / (1 + square / games)


if __name__ == "__main__":
    main()
