"""Values by up to three programs that share only the rules: the search, the table of all values, a second solver.

python -m bench.confirm [SETUP ...] [--most NODES]    after: cmake --build build/dev --target second

The table is asked where at most 31 lines are undrawn; it takes up to 2 GiB. Exit status 1 where two programs differ.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

from bench.machine import print_head
from kamertje.dots import MIB, Game, Refusal, SetUp, Solving, new_game, open_table, read_setup

SECOND = Path(__file__).parents[1] / "build" / "dev" / "second"
SETUPS = (
    *("hexagon:2", "hexagon:2 misere", "hexagon:2 noextra", "triangle:4", "triangle:4 misere", "triangle:4 noextra"),
    *(
        "triangle:4 misere noextra",
        "3x4 misere",
        "3x4 noextra",
        "3x4 misere noextra",
        "4x5 border",
        "4x5 border misere",
    ),
    *("4x5 border noextra", "triangle:5 border", "4x6 border", "5x5 border noextra"),
)
SLICE = 1_000_000
TABLE_BYTES = 1024 * MIB


def main(setups: list[str], most: int) -> int:
    print_head(f"values by search, by table and by a second program (at most {most:,} nodes)")
    print(f"{'set-up':<28}{'lines':>6}{'search':>8}{'nodes':>13}{'table':>7}{'second':>8}{'nodes':>14}")
    different = False
    for text in setups:
        setup = read_setup(text)
        if isinstance(setup, Refusal):
            raise SystemExit(setup.sentence)
        game = new_game(setup)
        value, nodes = searched(game)
        table = tabled(game)
        second, others = confirmed(setup, most)
        print(
            f"{text:<28}{game.lines_left:>6}{value:>8}{nodes:>13,}{shown(table):>7}{shown(second):>8}{others:>14,}",
            flush=True,
        )
        different |= len({value, table, second} - {None}) > 1
    return int(different)


def searched(game: Game) -> tuple[int, int]:
    solving = Solving(game, table_bytes=TABLE_BYTES)
    while not solving.search(SLICE):
        pass
    return solving.bounds.low, solving.nodes


def tabled(game: Game) -> int | None:
    table = open_table(game)
    if isinstance(table, Refusal):
        return None
    while not table.search(SLICE):
        pass
    return table.bounds.value


def confirmed(setup: SetUp, most: int) -> tuple[int | None, int]:
    told = subprocess.run([SECOND, str(setup), "--most", str(most)], check=True, capture_output=True, text=True).stdout
    answer = json.loads(told)
    return answer["value"], answer["nodes"]


def shown(value: int | None) -> str:
    return "" if value is None else str(value)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("setups", nargs="*")
    parser.add_argument("--most", type=int, default=100_000_000)
    given = parser.parse_args()
    sys.exit(main(given.setups or list(SETUPS), given.most))
