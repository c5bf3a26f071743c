"""`kamertje sheet`: one page, as it was asked for, with every dot on it and nothing beside."""

import re
from pathlib import Path

import pytest

from tests.unit.cli.commands import Run
from tests.unit.sheets.inspection import check_sheet
from tests.unit.sheets.raster import Printed, read_pdf


def printed(run: Run, folder: Path, *words: str) -> Printed:
    file = folder / "sheet.pdf"
    ran = run("sheet", *words, "-o", str(file))
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    content = file.read_bytes()
    assert content.startswith(b"%PDF-")
    return read_pdf(content)


@pytest.mark.parametrize(
    ("setup", "per_page", "paper", "turned"),
    [
        ("5x5", 1, "a4", []),
        ("8x8", 6, "letter", ["--landscape"]),
        ("25x3", 4, "a4", ["--landscape"]),
        ("triangle:5 border", 2, "letter", []),
        ("hexagon:5 border", 6, "a4", []),
        ("hexagon:3", 4, "letter", ["--landscape"]),
    ],
)
def test_all_dots_and_drawn_lines_are_there_and_the_margins_are_blank(
    run: Run, tmp_path: Path, setup: str, per_page: int, paper: str, turned: list[str]
) -> None:
    words = [setup, "--per-page", str(per_page), "--paper", paper, *turned]
    page = printed(run, tmp_path, *words)
    check_sheet(page, setup, per_page, paper, landscape=bool(turned))


@pytest.mark.parametrize(("numbers", "outcomes"), [("sum", range(2, 13)), ("product", range(1, 37))])
def test_every_board_has_numbers_of_its_own(run: Run, tmp_path: Path, numbers: str, outcomes: range) -> None:
    page = printed(run, tmp_path, f"6x6 {numbers}", "--per-page", "4")
    found = [int(number) for number in re.findall(r"\b\d+\b", page.text.replace("6x6", ""))]
    assert len(found) == 4 * 36
    assert set(found) <= set(outcomes)
    assert len({tuple(found[board * 36 : board * 36 + 36]) for board in range(4)}) == 4


def test_it_says_what_it_is(run: Run, tmp_path: Path) -> None:
    printed(run, tmp_path, "4x4 misere")
    content = (tmp_path / "sheet.pdf").read_bytes()
    assert b"/Title (Kamertje 4x4 misere)" in content
    assert b"/Creator (Kamertje)" in content


def test_a_file_that_cannot_be_written_is_refused(run: Run, tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "no" / "such.pdf", Path("/dev/null/sheet.pdf")):
        ran = run("sheet", "3x3", "-o", str(file))
        assert ran.status == 2
        assert ran.err.count("\n") == 1
        assert "cannot be written" in ran.err
