"""Deals of Numbridge fields: processor time, beside other programs that make puzzles, and how hard the fields are.

python -m bench.dealing [DEALS]

Other programs are tried where they are there: sgt-solo (Debian: sgt-puzzles) and the Python package lib-sudoku.
"""

import hashlib
import importlib
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import islice

from bench.machine import print_head, print_load
from kamertje.numbridge.dealing import Field, deal
from tests.reference.singles import open_after_singles
from tests.reference.sudoku import solutions

KINDS = ((9, False, 30), (9, True, 30), (9, False, 25), (9, True, 20), (9, True, 36), (6, False, 12), (6, True, 12))
DEALS = 20_000
GRADED = 500
SOLO = ("3x3", "9j", "3x3du", "9jdu")
SOLO_PUZZLES = 50
LIBRARY_PUZZLES = 2000
HINTS = 30
UNIQUE = 50  # of these
REGULAR = bytes(cell // 27 * 3 + cell % 9 // 3 for cell in range(81))


def main(deals: int) -> None:
    print_head(f"dealing, {deals} fields a kind, one thread, processor time of this process alone")
    print(f"{'field':<22}{'us a deal':>11}{'by singles alone':>20}{'cells left, mean':>20}")
    for size, irregular, givens in KINDS:
        name = f"{size}x{size} {'irregular' if irregular else 'regular'} {givens}"
        begun = time.process_time()
        for layout, grid in keys(deals):
            deal(size, givens, layout, grid, irregular=irregular)
        microseconds = (time.process_time() - begun) / deals * 1e6
        left = [open_after_singles(field) for field in fields(size, givens, GRADED, irregular=irregular)]
        unsolved = [count for count in left if count]
        mean = sum(unsolved) / len(unsolved) if unsolved else 0
        print(f"{name:<22}{microseconds:>11.1f}{1 - len(unsolved) / GRADED:>20.3f}{mean:>20.1f}", flush=True)
    print_solo()
    print_lib_sudoku()
    print_load()


def keys(count: int) -> Iterator[tuple[bytes, bytes]]:
    """For so many deals, the same every time."""
    for number in range(count):
        layout, grid = (hashlib.sha256(f"{what} {number}".encode()).digest() for what in ("layout", "grid"))
        yield layout, grid


def fields(size: int, givens: int, count: int, *, irregular: bool) -> Iterator[Field]:
    for layout, grid in keys(count):
        field = deal(size, givens, layout, grid, irregular=irregular)
        assert isinstance(field, Field)
        yield field


def print_solo() -> None:
    """Simon Tatham's Solo, which aims at a difficulty and not at a number of givens."""
    program = shutil.which("sgt-solo") or shutil.which("sgt-solo", path="/usr/games")
    if program is None:
        print("\nsgt-solo is not there (Debian: sgt-puzzles)")
        return
    print(f"\n{'sgt-solo --generate':<22}{'us a puzzle':>11}{'givens, mean':>20}")
    for kind in SOLO:
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        command = [program, "--generate", str(SOLO_PUZZLES), kind]
        made = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
        seconds = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        givens = sum(count_givens(puzzle) for puzzle in made) / len(made)
        print(f"{kind:<22}{seconds / len(made) * 1e6:>11.1f}{givens:>20.1f}", flush=True)


def count_givens(puzzle: str) -> int:
    """`3x3db:a5_3b…`: digits apart by letters, which count empty cells, or by underscores; blocks after a comma."""
    cells = puzzle.split(":", 1)[1].split(",")[0]
    return len("".join(letter if letter.isdigit() else " " for letter in cells).split())


def print_lib_sudoku() -> None:
    """Regular fields with so many hints; it takes no seed."""
    try:
        library = importlib.import_module("lib_sudoku")
    except ImportError:
        print("\nlib-sudoku is not there (pip install lib-sudoku)")
        return
    print(f"\n{'lib-sudoku':<22}{'us a puzzle':>11}{'with one solution':>20}")
    begun = time.process_time()
    made = [bytes(library.gen_unsolved(HINTS)) for _ in range(LIBRARY_PUZZLES)]
    microseconds = (time.process_time() - begun) / len(made) * 1e6
    unique = sum(len(list(islice(solutions(9, REGULAR, puzzle), 2))) == 1 for puzzle in made[:UNIQUE])
    print(f"{HINTS:<22}{microseconds:>11.1f}{unique / UNIQUE:>20.3f}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)
