"""The docs may not lie: what the program offers is in them, and what they show is so."""

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from kamertje.dots import Level, SetUp, read_setup
from kamertje.server.learn import CHAPTERS

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").rglob("*.md")])
REFERENCE = ROOT / "docs" / "reference"
BIN = Path(sys.executable).parent


class Block(NamedTuple):
    """A fenced block of a page."""

    page: Path
    line: int
    language: str
    text: str

    @property
    def name(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(*languages: str) -> list[Block]:
    found = []
    for page in PAGES:
        text = page.read_text()
        fences = re.finditer(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
        found += [Block(page, text.count("\n", 0, fence.start()) + 1, *fence.groups()) for fence in fences]
    return [block for block in found if block.language in languages]


def page_name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def help_of(*words: str) -> str:
    command = [sys.executable, "-m", "kamertje", *words, "--help"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def commands() -> list[str]:
    return re.findall(r"^    (\w+) ", help_of(), re.MULTILINE)


def options(*words: str) -> set[str]:
    return set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", help_of(*words)))


OPTIONS = {command: options(command) for command in commands()}


def test_the_program_has_its_commands() -> None:
    assert {"serve", "play", "solve", "analyse", "match", "sheet", "engine"} <= set(OPTIONS)
    assert "--json" in OPTIONS["solve"]


@pytest.mark.parametrize("command", OPTIONS)
def test_every_command_and_option_is_in_the_reference(command: str) -> None:
    text = (REFERENCE / "cli.md").read_text()
    assert f"kamertje {command}" in text
    missing = {option for option in OPTIONS[command] if option not in text}
    assert not missing


@pytest.mark.parametrize("level", Level)
def test_every_level_is_in_the_reference(level: Level) -> None:
    assert re.search(rf"\b{level}\b", (REFERENCE / "cli.md").read_text())


def test_every_word_of_a_setup_is_in_the_reference() -> None:
    everything = ("5x5 misere border noextra sum players:4", "triangle:3 product", "hexagon:2 pie", "2x2 players:3")
    text = (REFERENCE / "setup.md").read_text()
    for setup in map(read_setup, everything):
        assert isinstance(setup, SetUp)
        for word in str(setup).split():
            general = re.sub(r"^\d+x\d+$", "WxH", re.sub(r"^(triangle|hexagon):\d$", r"\1:N", word))
            assert f"`{general}`" in text


def test_every_lesson_is_in_the_reference() -> None:
    text = (REFERENCE / "page.md").read_text()
    assert [name for name in CHAPTERS if not re.search(rf"`(/en/learn/)?{name}`", text)] == []


def test_every_option_word_in_the_reference_is_one() -> None:
    rows = re.findall(r"^\| (`[^|]*`) \|", (REFERENCE / "setup.md").read_text(), re.MULTILINE)
    words = [word for row in rows for word in re.findall(r"`([^`]+)`", row)]
    assert {"misere", "border", "noextra", "sum", "product", "players:2", "pie"} <= set(words)
    for word in words:
        assert isinstance(read_setup(f"5x5 {word}"), SetUp), word


def test_every_refusal_is_in_the_reference() -> None:
    header = (ROOT / "kernel" / "include" / "kamertje" / "refusal.hpp").read_text()
    codes = re.findall(r"^  (\w+),", header, re.MULTILINE)
    raised = set(re.findall(r'Refusal\("(\w+)"', "".join(p.read_text() for p in (ROOT / "src").rglob("*.py"))))
    assert len(codes) >= 14
    listed = re.findall(r"^\| `(\w+)` \|", (REFERENCE / "refusals.md").read_text(), re.MULTILINE)
    assert set(listed) == raised | set(codes)


@pytest.mark.parametrize("source", PAGES, ids=page_name)
def test_links_and_pictures_lead_somewhere(source: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", source.read_text()):
        if "://" not in target:
            assert (source.parent / target).exists(), target


@pytest.mark.parametrize("block", blocks("sh"), ids=lambda block: block.name)
def test_commands_in_the_docs_exist(block: Block) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for line in block.text.splitlines():
        words = shlex.split(line, comments=True)
        if words[:1] == ["make"]:
            assert words[1] in targets, line
        elif words[:1] == ["kamertje"]:
            assert words[1] in OPTIONS, line
            used = {word.split("=")[0] for word in words if word.startswith("--")}
            assert used <= OPTIONS[words[1]], line


@pytest.mark.parametrize("block", blocks("console"), ids=lambda block: block.name)
def test_samples_give_what_the_docs_show(block: Block) -> None:
    for sample in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        command, _, shown = sample.partition("\n")
        words = shlex.split(command)
        done = subprocess.run(
            [BIN / words[0], *words[1:]],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=60,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
        )
        assert re.fullmatch(pattern_of(shown), masked(done.stdout)), done.stdout


def pattern_of(shown: str) -> str:
    """What is shown as a pattern, in which an ellipsis stands for anything."""
    return re.escape(masked(shown)).replace("…", r"[\s\S]*")


def masked(output: str) -> str:
    """Without what differs from run to run or from one search to the next."""
    quiet = re.sub(r'("(?:nodes|seconds)": )[\d.e-]+', r"\g<1>N", output.rstrip("\n"))
    return re.sub(r"[\d,]+ nodes in [\d.]+ s", "N nodes in N s", quiet)


@pytest.mark.parametrize("source", [page for page in PAGES if ">>> " in page.read_text()], ids=page_name)
def test_python_samples_run(source: Path) -> None:
    result = doctest.testfile(str(source), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("source", sorted((ROOT / "docs" / "decisions").glob("*.md")), ids=page_name)
def test_decisions_are_dated_and_short(source: Path) -> None:
    date = re.match(r"\d{4}-\d{2}-\d{2}", source.name)
    assert date is not None
    text = source.read_text()
    assert text.splitlines()[2] == date.group()
    assert len(text.split()) < 500


def test_every_suite_is_in_the_contributors_guide() -> None:
    suites = re.findall(r"^(\w+) = \d+$", (ROOT / "tools" / "checks" / "floors.toml").read_text(), re.MULTILINE)
    guide = (ROOT / "CONTRIBUTING.md").read_text()
    assert suites
    assert [suite for suite in suites if f"| `{suite}` |" not in guide] == []


def test_every_place_named_in_the_contributors_guide_exists() -> None:
    table = re.findall(r"^\| .*$", (ROOT / "CONTRIBUTING.md").read_text(), re.MULTILINE)
    named = {name for row in table for name in re.findall(r"`((?:kernel|src|tests|tools|web|docs|cmake)/[^`*]*)`", row)}
    assert len(named) > 10
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []


def test_every_file_named_in_a_comment_exists() -> None:
    """Named from the root, or from `web`."""
    path = re.compile(r"`((?:bench|docs|kernel|src|tests|tools|web)/[\w./-]+\.\w+)`")
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web").rglob("*.js"), *(ROOT / "kernel").rglob("*.[ch]pp")]
    named = {(str(source.relative_to(ROOT)), name) for source in sources for name in path.findall(source.read_text())}
    assert len(named) > 3
    assert [each for each in sorted(named) if not any((ROOT / base / each[1]).exists() for base in (".", "web"))] == []
