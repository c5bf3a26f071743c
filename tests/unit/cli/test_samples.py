"""The conversations in docs/reference/engine.md: what the engine is told, and what it must say."""

import re
from itertools import count
from pathlib import Path

import pytest

from kamertje.cli.engine.protocol import Engine

PAGE = Path(__file__).parents[3] / "docs" / "reference" / "engine.md"
SAMPLES = re.findall(r"^```engine\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)


def said_to(sample: str) -> str:
    """The conversation as it really goes."""
    engine = Engine(count(), clock=lambda: 0.0)
    lines: list[str] = []
    for row in sample.splitlines():
        if row.startswith("> "):
            lines += [row, *engine.receive(row.removeprefix("> "))]
            while engine.busy:
                lines += engine.step()
    return "\n".join(lines)


def test_there_are_samples() -> None:
    assert len(SAMPLES) >= 3


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_sample_is_what_the_engine_says(sample: str) -> None:
    pattern = re.escape(sample.rstrip("\n")).replace("…", r"[\s\S]*")
    assert re.fullmatch(pattern, said_to(sample)), said_to(sample)


def test_every_command_and_code_of_the_protocol_is_documented() -> None:
    page = PAGE.read_text()
    for command in Engine(count()).commands:
        assert f"| `{command}" in page
    source = Path(__file__).parents[3] / "src" / "kamertje" / "cli" / "engine" / "protocol.py"
    codes = set(re.findall(r'_error\("(\w+)"', source.read_text()))
    assert {"busy", "idle"} <= codes
    for code in codes:
        assert f"| `{code}` |" in page
