"""Where boards lie on a page: the same here and in the browser, inside the margins, and well apart."""

import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from kamertje.dots import SetUp, read_setup
from kamertje.sheets import PAPERS, PER_PAGE, Layout, lay_out, outline_of
from kamertje.sheets.layout import GAP, MARGIN

VECTORS = json.loads((Path(__file__).parents[2] / "vectors" / "sheets.json").read_text())
SETUPS = ("1x1", "5x5", "8x2", "2x8", "25x3", "1x25", "triangle:2", "triangle:8", "hexagon:2", "hexagon:5 border")


def laid_out(text: str, per_page: int, paper: str, *, landscape: bool) -> tuple[tuple[float, float], Layout]:
    setup = read_setup(text)
    assert isinstance(setup, SetUp)
    outline = outline_of(setup)
    board = outline.width, outline.height
    return board, lay_out(board, outline.room, per_page, PAPERS[paper], landscape=landscape)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda each: f"{each['setup']} {each['per_page']} {each['paper']}")
def test_vectors(vector: dict[str, Any]) -> None:
    board, layout = laid_out(vector["setup"], vector["per_page"], vector["paper"], landscape=vector["landscape"])
    assert [layout.width, layout.height] == vector["page"]
    assert list(board) == pytest.approx(vector["board"], abs=1e-5)
    assert layout.pitch == pytest.approx(vector["pitch"], abs=1e-5)
    assert layout.dot == pytest.approx(vector["dot"], abs=1e-5)
    assert layout.figure == pytest.approx(vector["figure"], abs=1e-5)
    assert [list(place) for place in layout.places] == [pytest.approx(place, abs=1e-5) for place in vector["places"]]


@pytest.mark.parametrize("text", SETUPS)
def test_every_page_has_all_its_boards_inside_the_margins_and_apart(text: str) -> None:
    for per_page, paper, landscape in itertools.product(PER_PAGE, PAPERS, (False, True)):
        (across, down), layout = laid_out(text, per_page, paper, landscape=landscape)
        assert (layout.width > layout.height) == landscape
        assert len(set(layout.places)) == per_page
        assert 5 < layout.pitch <= 30
        assert layout.dot < layout.pitch / 3
        reach = layout.dot / 2 - 1e-9
        across, down = across * layout.pitch, down * layout.pitch
        for x, y in layout.places:
            assert min(x, y) - reach >= MARGIN
            assert x + across + reach <= layout.width - MARGIN
            assert y + down + reach <= layout.height - MARGIN
        for one, other in itertools.combinations(layout.places, 2):
            apart = max(abs(one.x - other.x) - across, abs(one.y - other.y) - down)
            assert apart >= GAP * layout.pitch - 1e-9


def test_boards_lie_as_a_reader_reads() -> None:
    _, layout = laid_out("5x5", 6, "a4", landscape=False)
    assert list(layout.places) == sorted(layout.places, key=lambda place: (place.y, place.x))
