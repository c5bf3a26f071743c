"""Runs the suites, or those that are named, and says how many tests ran, in how many seconds, and what failed.

    python -m tools.checks [--ci SETUP_SECONDS] [SUITE ...]

With REQUIRE_ALL=1 in the environment anything that this machine lacks is a fault. `--ci` adds the suite `install` and
holds the whole, with the seconds that the set-up took, to the budget.
"""

import argparse
import os
import signal
import sys
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tools.checks.command import REPORTS
from tools.checks.gates import check_gates
from tools.checks.install import check_install
from tools.checks.kernel import check_kernel, check_signature
from tools.checks.outcome import Outcome
from tools.checks.page import check_e2e, check_node
from tools.checks.python_tests import check_python, check_rooms, check_server, seed


class Suite(NamedTuple):
    check: Callable[[], Outcome]
    budget: int  # seconds on 2 cores


SUITES = {
    "gates": Suite(check_gates, 60),
    "kernel": Suite(check_kernel, 150),
    "signature": Suite(check_signature, 30),
    "python": Suite(check_python, 180),
    "node": Suite(check_node, 20),
    "server": Suite(check_server, 80),
    "rooms": Suite(check_rooms, 100),
    "install": Suite(check_install, 100),
    "e2e": Suite(check_e2e, 400),
}
SETUP_BUDGET = 120
WHOLE_BUDGET = 960
# The browser tests come last and take half of the time. On a slow machine CI begins none of them this near to its end
# and is content with the least; `make test` runs them all.
BROWSER_MARGIN = 90
LEAST_IN_BROWSER = 20
FLOORS = Path(__file__).with_name("floors.toml")


def main(argv: list[str]) -> int:
    arguments = _read(argv)
    in_ci = arguments.ci is not None
    named = arguments.suites or [name for name in SUITES if in_ci or name != "install"]
    required = os.environ.get("REQUIRE_ALL") == "1"
    floors = read_floors()
    REPORTS.mkdir(parents=True, exist_ok=True)
    print(f"samples drawn with seed {seed()}")
    if in_ci:
        os.environ["BROWSER_UNTIL"] = str(time.time() + WHOLE_BUDGET - BROWSER_MARGIN - arguments.ci)

    rows = [_row("set-up", None, arguments.ci, SETUP_BUDGET)] if in_ci else []
    faults: list[str] = []
    missing: list[str] = []
    whole = arguments.ci or 0.0
    for name in named:
        print(f"\n=== {name}", flush=True)
        outcome, seconds = _timed(SUITES[name].check)
        outcome.hold_to_floor(LEAST_IN_BROWSER if in_ci and name == "e2e" else floors[name])
        if required:
            outcome.require_all()
        faults += [f"{name}: {fault}" for fault in outcome.faults]
        missing += [f"{name}: {lack}" for lack in outcome.missing]
        rows.append(_row(name, outcome, seconds, SUITES[name].budget))
        whole += seconds
        if in_ci and outcome.count < floors[name] and not outcome.faults:
            print(f"the time was up: {outcome.count} of at least {floors[name]} tests ran")
    if in_ci and whole > WHOLE_BUDGET:
        faults.append(f"{whole:.0f} s in all, the budget is {WHOLE_BUDGET} s")

    print("\n" + "\n".join([*rows, f"{'in all':<10}{'':>12}{whole:>8.0f} s  of {WHOLE_BUDGET}"]))
    print("".join(f"missing: {lack}\n" for lack in missing) + "".join(f"FAILED {fault}\n" for fault in faults), end="")
    print("failed" if faults else "passed")
    return 1 if faults else 0


def read_floors() -> dict[str, int]:
    """The least number of tests of each suite."""
    return tomllib.loads(FLOORS.read_text())


def _read(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.checks", description="Runs the suites.")
    parser.add_argument("--ci", type=float, metavar="SETUP_SECONDS", help="all suites, within the budget")
    parser.add_argument("suites", nargs="*", metavar="SUITE", help=", ".join(SUITES))
    arguments = parser.parse_args(argv)
    for name in arguments.suites:
        if name not in SUITES:
            parser.error(f"there is no suite {name}: {', '.join(SUITES)}")
    return arguments


def _timed(check: Callable[[], Outcome]) -> tuple[Outcome, float]:
    start = time.monotonic()
    outcome = check()
    return outcome, time.monotonic() - start


def _row(name: str, outcome: Outcome | None, seconds: float, budget: int) -> str:
    tests = "" if outcome is None else f"{outcome.count} tests"
    over = "  OVER" if seconds > budget else ""
    return f"{name:<10}{tests:>12}{seconds:>8.0f} s  of {budget}{over}"


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # tests press Ctrl-C, which background jobs ignore
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that a suite's processes end with us
    sys.exit(main(sys.argv[1:]))
