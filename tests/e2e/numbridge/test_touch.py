"""By finger on a small phone: two fingers enlarge the page, cells are hit where they are seen, and taps never zoom."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Opening
from tests.e2e.numbridge.tables import Move, pair

SCALE = "visualViewport.scale"
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# The middle of a cell in what is seen of the page.
SEEN = """(element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2 - visualViewport.offsetLeft, top + height / 2 - visualViewport.offsetTop];
}"""


def spread(page: Page, x: float, y: float) -> None:
    """Two fingers, so slowly that each step is seen."""
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *away: float) -> None:
        fingers = [{"x": x + each, "y": y, "id": number} for number, each in enumerate(away)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
        page.evaluate(TWO_FRAMES)

    touch("touchStart", -25, 25)
    for away in range(25, 90, 5):
        touch("touchMove", -away, away)
    touch("touchEnd")


def from_the_middle(move: Move) -> int:
    return max(abs(move.cell // 9 - 4), abs(move.cell % 9 - 4))


@pytest.mark.parametrize("width", [320, 360])
def test_a_field_that_was_made_larger_by_two_fingers_takes_a_tile(opening: Opening, width: int) -> None:
    gold, coral = pair(opening, "bridge", device={**PHONE, "viewport": {"width": width, "height": 740}})
    page = gold.page
    gold.solves()
    move = min((move for move in gold.moves(price=1) if not move.claims), key=from_the_middle)
    page.touchscreen.tap(*gold.cell(move.cell).evaluate(SEEN))
    expect(gold.status).to_have_text("Your turn: choose a tile")
    expect(gold.field.locator(".cell[data-lit]")).to_have_count(9 + 8 + 4)
    page.locator(f".hand [data-tile='{move.tile}']").first.tap()
    spread(page, *gold.cell(move.cell).evaluate(SEEN))
    assert page.evaluate(SCALE) > 1.3
    page.touchscreen.tap(*gold.cell(move.cell).evaluate(SEEN))
    for racer in (gold, coral):
        expect(racer.cell(move.cell)).to_have_attribute("data-owner", "1")
    # Quick taps are taps.
    before = page.evaluate(SCALE)
    for _ in range(4):
        page.touchscreen.tap(*gold.cell(move.cell).evaluate(SEEN))
    assert page.evaluate(SCALE) == before
