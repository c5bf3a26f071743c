"""What must be on a printed sheet, whoever printed it, and what must not."""

import pytest

from kamertje.dots import SetUp, read_setup
from kamertje.sheets import PAPERS, lay_out, outline_of
from kamertje.sheets.layout import MARGIN
from tests.unit.sheets.raster import Printed


def check_sheet(sheet: Printed, text: str, per_page: int, paper: str, *, landscape: bool) -> None:
    """Every dot and every line drawn beforehand in its place, nothing else between them, and the margins blank."""
    setup = read_setup(text)
    assert isinstance(setup, SetUp)
    outline = outline_of(setup)
    layout = lay_out((outline.width, outline.height), outline.room, per_page, PAPERS[paper], landscape=landscape)
    assert sheet.pages == 1
    assert (sheet.width, sheet.height) == pytest.approx((layout.width, layout.height), abs=0.4)
    for place in layout.places:
        for x, y in outline.dots:
            assert sheet.dark(place.x + layout.pitch * x, place.y + layout.pitch * y)
        for (ax, ay), (bx, by) in outline.lines:
            assert sheet.dark(place.x + layout.pitch * (ax + bx) / 2, place.y + layout.pitch * (ay + by) / 2)
        if not setup.numbers:
            for x, y in outline.centres:
                assert not sheet.dark(place.x + layout.pitch * x, place.y + layout.pitch * y)
    edge = MARGIN - 0.5
    assert sheet.blank(0, 0, sheet.width, edge)
    assert sheet.blank(0, 0, edge, sheet.height)
    assert sheet.blank(sheet.width - edge, 0, edge, sheet.height)
    assert sheet.blank(0, sheet.height - 4, sheet.width, 3.5)
    assert text in sheet.text
