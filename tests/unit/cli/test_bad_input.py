"""Bad input: exit status 2, one line on stderr that names the offending text, nothing on stdout."""

import pytest

from tests.unit.cli.commands import Run

BAD = [
    (["solve", "round:4"], "round:4"),
    (["solve", "3X3"], "3X3"),
    (["solve", ""], '""'),
    (["solve", "26x1"], "26x1"),
    (["solve", "999999999999999999999x3"], "999999999999999999999x3"),
    (["solve", "3x3 misére"], "misére"),
    (["solve", "3x3\nmisere"], "3x3\\nmisere"),
    (["solve", "\udcff3"], "3"),
    (["solve", "1x1 border"], "1x1 border"),
    (["solve", "3x3 pie pie"], "pie"),
    (["solve", "x" * 100_000], "xxx"),
    (["solve", "3x3 sum"], "3x3 sum"),
    (["solve", "3x3 players:3"], "3x3 players:3"),
    (["analyse", "3x3 product"], "3x3 product"),
    (["analyse", "3x3 players:4"], "3x3 players:4"),
    (["solve", "3x3", "--moves", "1. a1-c1"], "a1-c1"),
    (["solve", "3x3", "--moves", "1. a1-b1 2. b1-a1"], "b1-a1"),
    (["solve", "3x3", "--moves", "2. a1-b1"], "2"),
    (["solve", "3x3", "--moves", "1. a1-b1, a1-a2"], "a1-a2"),
    (["solve", "3x3", "--moves", "1. swap"], "swap"),
    (["solve", "3x3", "--moves", "--json"], "--json"),
    (["solve", "3x3", "--drawn", "a1-b1 a1-b1"], "a1-b1"),
    (["solve", "3x3 border", "--drawn", "a1-b1"], "a1-b1"),
    (["solve", "3x3 pie", "--drawn", "a1-b1"], "a1-b1"),
    (["analyse", "3x3", "--drawn", "a1-b1;a2-b2"], "a1-b1;a2-b2"),
    (["solve", "3x3", "--moves", "", "--drawn", ""], "--drawn"),
    (["solve", "3x3", "--seconds", "0"], '"0"'),
    (["solve", "3x3", "--seconds", "-1"], "-1"),
    (["solve", "3x3", "--seconds", "nan"], "nan"),
    (["solve", "3x3", "--seconds", "-inf"], "-inf"),
    (["solve", "3x3", "--seconds", "1e999"], "1e999"),
    (["solve", "3x3", "--seconds", "1e9"], "1e9"),
    (["solve", "3x3", "--seconds", "١"], "١"),
    (["solve", "3x3", "--seconds", "e5"], "e5"),
    (["solve", "3x3", "--seconds", "."], '"."'),
    (["solve", "3x3", "--seconds", ""], '""'),
    (["solve", "3x3", "--seconds"], "--seconds"),
    (["solve", "3x3", "--threads", "0"], '"0"'),
    (["solve", "3x3", "--threads", "1000"], "1000"),
    (["solve", "3x3", "--threads", "1.5"], "1.5"),
    (["solve", "3x3", "--memory", "0"], '"0"'),
    (["solve", "3x3", "--memory", "-5"], "-5"),
    (["solve", "3x3", "--memory", "1000000000000"], "1000000000000"),
    (["solve", "3x3", "--memory", "9" * 5000], "999"),
    (["play", "3x3", "--level", "godlike"], "godlike"),
    (["play", "3x3", "--level", "Hard"], "Hard"),
    (["play", "3x3", "--seat", "3"], '"3"'),
    (["play", "3x3", "--seat", "0"], '"0"'),
    (["play", "3x3", "--seed", "-1"], "-1"),
    (["match", "--a", "easy", "--b", "strong", "3x3"], "strong"),
    (["match", "--a", "", "--b", "easy", "3x3"], '""'),
    (["match", "--a", "easy", "3x3"], "--b"),
    (["match", "--a", "easy", "--b", "hard", "3x3", "--games", "0"], '"0"'),
    (["match", "--a", "easy", "--b", "hard", "3x3", "--games", "1_0"], "1_0"),
    (["match", "--a", "easy", "--b", "hard", "3x3", "--games", "99999999999"], "99999999999"),
    (["match", "--a", "easy", "--b", "hard", "3x3", "--nodes", "-3"], "-3"),
    (["match", "--a", "easy", "--b", "hard", "3x3", "--seed", "18446744073709551616"], "18446744073709551616"),
    (["match", "--a", "easy", "--b", "hard", "3x3", "--seed", "0x10"], "0x10"),
    (["match", "--a", "easy", "--b", "hard", "3x3", "--seconds", "inf"], "inf"),
    (["match", "--a", "easy", "--b", "engine:/no/such/program", "3x3"], "/no/such/program"),
    (["match", "--a", "easy", "--b", "engine:", "3x3"], '""'),
    (["match", "--a", "easy", "--b", "engine:a 'b", "3x3"], "a 'b"),
    (["serve", "--port", "65536"], "65536"),
    (["serve", "--port", "http"], "http"),
    (["serve", "--host", ""], '""'),
    (["serve", "--host", ".."], '".."'),
    (["serve", "--host", "a" * 300], "aaa"),
    (["serve", "--data", "/dev/null"], "/dev/null"),
    (["serve", "--data", "/dev/null/x"], "/dev/null/x"),
    (["serve", "--data", "a" * 300], "aaa"),
    (["sheet", "3x3"], "-o/--output"),
    (["sheet", "3x3", "-o", ""], "-o/--output"),
    (["sheet", "3x3", "--output", ""], '""'),
    (["sheet", "1x1 border", "-o", "/dev/null/a"], "1x1 border"),
    (["sheet", "3x3", "-o", "a\0b"], "x00"),
    (["sheet", "3x3", "-o", "/dev/null/a", "--per-page", "3"], '"3"'),
    (["sheet", "3x3", "-o", "/dev/null/a", "--per-page", "-1"], '"-1"'),
    (["sheet", "3x3", "-o", "/dev/null/a", "--paper", "A4"], '"A4"'),
    (["sheet", "3x3", "-o", "/dev/null/a", "--landscape=no"], "--landscape"),
    (["sheet", "3x3", "-o", "/dev/null/a"], "/dev/null/a"),
    (["engine", "now"], "now"),
    (["solve"], "SETUP is missing; kamertje solve --help"),
    (["match"], "--a, --b, SETUP are missing; kamertje match --help"),
    (["solve", "3x3", "misere"], "misere"),
    (["solve", "3x3", "--jso"], "--jso"),
    (["solve", "--colour", "3x3"], "--colour"),
    (["slove", "3x3"], "slove"),
    (["--frobnicate"], "frobnicate"),
    ([], "COMMAND"),
]


@pytest.mark.parametrize(
    ("argv", "offending"), BAD, ids=lambda part: " ".join(part)[:40] if isinstance(part, list) else ""
)
def test_bad_input(run: Run, argv: list[str], offending: str) -> None:
    ran = run(*argv)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.endswith("\n")
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 500
    assert ran.err.startswith("kamertje: ")
    assert offending in ran.err
    assert ran.err.removesuffix("\n").isprintable()
