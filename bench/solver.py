"""The exact search on fixed positions: nodes, processor seconds, what a node costs; and Barker and Korf's method.

python -m bench.solver [MOST]    after: cmake --build build/dev --target nodes signature barker_korf

MOST: nodes after which Barker and Korf's method is broken off (60 million). Instructions are counted by valgrind, where
there is one, on the positions that take the fewest nodes.
"""

import json
import re
import resource
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from bench.machine import print_head

BUILD = Path(__file__).parents[1] / "build" / "dev"
FEW = 60_000  # nodes that valgrind may follow
MOST = 60_000_000


class Task(NamedTuple):
    setup: str
    drawn: str = ""

    @property
    def name(self) -> str:
        drawn = len(self.drawn.split())
        return f"{self.setup}, {drawn} drawn" if drawn else self.setup

    @property
    def words(self) -> list[str]:
        return [self.setup, *self.drawn.split()]


# Safe lines at random.
DRAWN_5X5 = (
    "d2-d3 e1-f1 d1-e1 e2-e3 b3-c3 b5-b6 d6-e6 e1-e2 b1-b2 d5-d6 b3-b4 c1-c2 c4-d4 b5-c5 f3-f4 a4-a5 a4-b4 c2-d2"
)
DRAWN_3X5 = "b2-b3 a4-b4 c1-c2 c5-d5 a1-a2 b5-b6 c3-d3"
DRAWN_4X4 = "c3-c4 d2-e2 e3-e4 b4-c4 c1-c2 d3-d4 d5-e5 b5-c5 a4-a5 d2-d3 b1-b2 c2-c3 a5-b5 c1-d1 a3-b3 a1-b1"
TASKS = (
    Task("3x3"),
    Task("2x5"),
    Task("3x4"),
    Task("3x5", DRAWN_3X5),
    Task("4x4", " ".join(DRAWN_4X4.split()[:10])),
    Task("5x5", f"{DRAWN_5X5} c5-d5 a2-b2"),
    Task("5x5 border"),
    Task("triangle:4", ""),
    Task("hexagon:2", ""),
    Task("3x3 misere"),
    Task("4x4 misere", DRAWN_4X4),
    Task("3x4 noextra"),
    Task("4x4 noextra", " ".join(DRAWN_4X4.split()[:14])),
    Task("2x4 misere noextra"),
)


def main(most: int) -> None:
    print_head("the exact search, one thread, table of 256 MiB at most")
    print(f"signature {subprocess.run([BUILD / 'signature'], check=True, capture_output=True, text=True).stdout}")
    print(f"{'position':<22}{'value':>6}{'nodes':>13}{'seconds':>9}{'ns':>8}{'instructions':>14}", end="")
    print(f"{'Barker-Korf nodes':>20}{'times':>8}")
    for task in TASKS:
        start = processor_seconds()
        answer = asked([BUILD / "nodes", *task.words])
        seconds = processor_seconds() - start
        nodes = max(1, answer["nodes"])
        row = f"{task.name:<22}{answer['value']:>6}{answer['nodes']:>13,}{seconds:>9.2f}{seconds / nodes * 1e9:>8,.0f}"
        row += f"{instructions(task, nodes):>14}"
        if re.fullmatch(r"\d+x\d+", task.setup) and answer["nodes"] * 5 < most and not task.setup.startswith("5x5"):
            other = asked([BUILD / "barker_korf", *task.words, "--most", str(most)])
            assert other["value"] in (answer["value"], None)
            more = "" if other["value"] is not None else ">"
            row += f"{more + format(other['nodes'], ',d'):>20}{more + format(other['nodes'] / nodes, '.1f'):>8}"
        print(row, flush=True)


def processor_seconds() -> float:
    """Of all programs that ended: what others do on the machine does not count."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def asked(command: list[str | Path]) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return answer


def instructions(task: Task, nodes: int) -> str:
    """A node's, those of the start divided among all of them; nothing where that takes too long."""
    if nodes > FEW or nodes < 1000 or shutil.which("valgrind") is None:
        return ""
    command: list[str | Path] = [
        "valgrind",
        "--tool=callgrind",
        "--callgrind-out-file=/dev/null",
        BUILD / "nodes",
        *task.words,
    ]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stderr
    found = re.search(r"Collected : (\d+)", told)
    return f"{int(found[1]) / nodes:,.0f}" if found else ""


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else MOST)
