"""The gates: what holds for every file, whatever the tests say."""

from collections.abc import Iterable
from pathlib import Path

from tools.checks import file_size, locks
from tools.checks.command import BIN, ROOT, run
from tools.checks.outcome import Outcome
from tools.checks.tree import own_files

Command = list[str | Path]


def check_gates() -> Outcome:
    outcome = Outcome()
    for name, command in _commands():
        outcome.count += 1
        if run(command) != 0:
            outcome.faults.append(name)
    for name, faults in (("file size", file_size.faults()), ("locks", locks.faults())):
        outcome.count += 1
        outcome.faults += [f"{name}: {fault}" for fault in faults]
    return outcome


def _commands() -> Iterable[tuple[str, Command]]:
    python = [folder for folder in ("src", "tests", "tools", "bench") if (ROOT / folder).is_dir()]
    cpp = own_files("kernel/*.cpp", "kernel/*.hpp", "bench/*.cpp")
    yield "ruff check", [BIN / "ruff", "check", "--quiet"]
    yield "ruff format", [BIN / "ruff", "format", "--check", "--quiet"]
    yield "mypy", [BIN / "mypy", *python]
    yield "import-linter", [BIN / "lint-imports"]
    yield "tsc", [BIN / "node", "node_modules/typescript/bin/tsc", "--project", "web/jsconfig.json"]
    yield "clang-format", [BIN / "clang-format", "--dry-run", "-Werror", *cpp]
