"""A file that nobody can read from top to bottom is a fault; one that begins to be long is named."""

from tools.checks.command import ROOT
from tools.checks.tree import own_files

LONGEST = 600
LONG = 300
SOURCES = ("*.py", "*.pyi", "*.cpp", "*.hpp", "*.js", "*.mjs", "*.ts", "*.css", "*.html", "*.cmake")


def faults() -> list[str]:
    found = []
    for name in own_files(*SOURCES):
        lines = (ROOT / name).read_bytes().count(b"\n")
        if lines > LONGEST:
            found.append(f"{name} has {lines} lines, more than {LONGEST}")
        elif lines > LONG:
            print(f"long: {name}, {lines} lines")
    return found
