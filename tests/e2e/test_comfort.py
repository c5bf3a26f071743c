"""What a device makes easier: lines drawn in two steps, names along the board, a board that can be made larger."""

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import DESK, PHONE, Opening
from tests.e2e.player import Player
from tests.e2e.screens import check_barriers, keep_picture

SMALL = {**PHONE, "viewport": {"width": 320, "height": 640}}
WORDS = {
    "en": ("Draw it", "Enlarge the board", "Reduce the board"),
    "nl": ("Trek lijn", "Bord vergroten", "Bord verkleinen"),
    "el": ("Τράβηξέ την", "Μεγέθυνση του ταμπλό", "Σμίκρυνση του ταμπλό"),
}
# Two fingers on the middle of the board that move apart; whether the page was kept from zooming with them.
SPREAD = """([from, to]) => {
    const paper = document.querySelector('.paper');
    const { x, y, width, height } = paper.getBoundingClientRect();
    const fingers = (apart) => [-apart, apart].map((dx, identifier) =>
        new Touch({ identifier, target: paper, clientX: x + width / 2 + dx, clientY: y + height / 2 }));
    const send = (type, touches) => paper.dispatchEvent(
        new TouchEvent(type, { touches, targetTouches: touches, bubbles: true, cancelable: true }));
    const kept = [send('touchstart', fingers(from)), send('touchmove', fingers(to))].every((free) => !free);
    send('touchend', []);
    return kept;
}"""


def target(player: Player) -> float:
    """The height of what a finger can hit around each line, in CSS pixels."""
    height: float = player.page.evaluate(
        "0.6 * Math.hypot(...['width', 'height'].map((side) => "
        "document.querySelector('.line .rule').getBoundingClientRect()[side]))"
    )
    return height


def in_window(line: Locator) -> bool:
    inside: bool = line.locator(".rule").evaluate(
        """(line) => {
            const [one, all] = [line, document.querySelector('.paper')].map((each) => each.getBoundingClientRect());
            return one.left >= all.left && one.right <= all.right && one.top >= all.top && one.bottom <= all.bottom;
        }"""
    )
    return inside


def comes_into_window(line: Locator) -> None:
    """The window follows with the next picture, not at once."""
    for _ in range(100):
        if in_window(line):
            return
        line.page.wait_for_timeout(20)
    assert in_window(line)


@pytest.mark.parametrize(("grid", "language"), [("8x8", "en"), ("hexagon:5", "nl"), ("triangle:8", "el")])
def test_a_board_that_is_too_small_for_a_finger_can_be_made_larger(opening: Opening, grid: str, language: str) -> None:
    player = opening(f"/{language}/?mode=two&grid={grid}", device=SMALL)
    page = player.page
    draw, larger, smaller = (page.get_by_role("button", name=word) for word in WORDS[language])
    expect(smaller).to_be_disabled()
    assert target(player) < 24
    # Seen as a whole, a line asks to be confirmed: by a button, or by another tap.
    lines = player.board.locator(".line")
    middle = lines.nth(lines.count() // 2)
    middle.tap()
    expect(middle).to_have_attribute("data-meant", "")
    draw.tap()
    expect(middle).to_have_attribute("data-drawer", "1")
    player.my_turn()
    larger.tap()
    assert target(player) >= 24
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        check_barriers(page, colours_alone=scheme == "dark")
        keep_picture(page, f"zoom-{grid.replace(':', '-')}-{language}-{scheme}")
    # Large enough, one tap draws; where one goes by keyboard the window follows.
    near = next(line for line in lines.all() if line != middle and in_window(line) and drawable(line))
    near.tap()
    expect(near).to_have_attribute("data-drawer", "2")
    player.my_turn()
    for end in (lines.first, lines.last):
        end.focus()
        for key in ("End", "Home"):
            page.keyboard.press(key)
            comes_into_window(player.board.locator("[tabindex='0']"))
    before = target(player)
    assert page.evaluate(SPREAD, [40, 60])
    assert target(player) == pytest.approx(before * 1.5, rel=0.02)
    assert page.evaluate("visualViewport.scale") == 1
    assert page.evaluate(SPREAD, [100, 5])
    expect(smaller).to_be_disabled()
    assert target(player) < 24


def drawable(line: Locator) -> bool:
    return line.get_attribute("data-drawer") == "0"


@pytest.mark.parametrize("device", [PHONE, DESK], ids=["phone", "desk"])
def test_preferences_of_the_device_are_kept_here_and_not_in_the_address(
    opening: Opening, device: dict[str, object]
) -> None:
    player = opening("/en/?mode=two&grid=3x3", device=device).ready()
    page = player.page
    names = player.board.locator(".coordinates text")
    expect(names).to_have_count(0)
    expect(page.get_by_role("group", name="Size of the board")).to_have_count(0)
    player.switch(confirm=True, coordinates=True)
    expect(names).to_have_text(["1", "a", "b", "c", "d", "2", "3", "4"])
    assert page.url.endswith("/en/?mode=two&grid=3x3")
    line, draw = player.named("b2-c2"), page.get_by_role("button", name="Draw it")
    player.act(player.named("a1-b1"))
    expect(draw).to_be_visible()
    # The middle of a box takes back what was meant.
    box = player.board.bounding_box()
    assert box is not None
    centre = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    if device is PHONE:
        page.touchscreen.tap(*centre)
    else:
        page.mouse.click(*centre)
    expect(draw).to_have_count(0)
    player.act(line)
    expect(line).to_have_attribute("data-meant", "")
    player.act(draw)
    expect(line).to_have_attribute("data-drawer", "1")
    expect(page.locator(":focus")).to_have_attribute("data-line", line.get_attribute("data-line") or "")
    page.reload()
    expect(names).to_have_count(8)
    check_barriers(page)
