"""No line by accident, and no way to lose more than one's own last line."""

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import PHONE, Opening
from tests.e2e.player import CLOSES, GIVES, SAFE, Player

CLICK_BOTH = """([one, other]) => {
    for (const line of [one, other]) {
        const { x, y, width, height } = document.querySelector(`[data-line="${line}"]`).getBoundingClientRect();
        const at = { clientX: x + width / 2, clientY: y + height / 2, detail: 1, bubbles: true };
        document.elementFromPoint(at.clientX, at.clientY).dispatchEvent(new PointerEvent('click', at));
    }
}"""


def click(line: Locator) -> None:
    line.click()


def test_a_double_click_draws_one_line(opening: Opening) -> None:
    player = opening().ready().choose(level="Easy")
    for _ in range(4):
        before = player.drawn_by(1)
        player.first_of(SAFE).dblclick()
        player.my_turn()
        assert player.drawn_by(1) == before + 1


def test_two_clicks_at_once_draw_one_line(opening: Opening) -> None:
    player = opening().ready()
    player.page.evaluate(CLICK_BOTH, [0, 7])
    player.my_turn()
    assert player.drawn_by(1) == 1
    expect(player.board.locator("[data-line='0']")).to_have_attribute("data-drawer", "1")


def test_a_click_while_a_capture_is_shown_draws_nothing(opening: Opening) -> None:
    player = opening(hurried=False, reduced_motion="no-preference").ready().choose(level="Easy", width=2, height=2)
    player.play(click, [SAFE, GIVES], until=lambda: player.line(CLOSES).count() > 0 or player.over())
    player.page.clock.install()
    player.page.clock.pause_at(player.page.evaluate("Date.now() + 2000"))
    player.first_of(CLOSES).click()
    expect(player.board).to_have_attribute("data-turn", "1")
    drawn = player.drawn()
    player.first_of(CLOSES, GIVES, SAFE).click()
    expect(player.board).to_have_attribute("data-turn", "1")
    assert player.drawn() == drawn
    player.page.clock.run_for(400)
    player.first_of(CLOSES, GIVES, SAFE).click()
    expect(player.board.locator(".line:not([data-drawer='0'])")).to_have_count(drawn + 1)


def test_undo_after_a_run_of_captures_returns_to_the_own_last_line(opening: Opening) -> None:
    player = opening().ready().choose(level="Medium", width=4, height=4)
    player.play(click, [SAFE], until=lambda: player.line(SAFE).count() == 0)
    while True:
        before, theirs = player.picture(), player.points(2)
        player.first_of(GIVES).click()
        player.my_turn()
        if player.points(2) > theirs + 1:
            break
    player.button("Undo").click()
    expect(player.board).to_have_attribute("data-turn", "1")
    assert player.picture() == before


def test_undo_while_the_computer_thinks(opening: Opening) -> None:
    player = opening().ready().choose(level="Master", width=6, height=6)
    player.first_of(SAFE).click()
    expect(player.board).to_have_attribute("data-turn", "0")
    player.button("Undo").click()
    expect(player.board).to_have_attribute("data-turn", "1")
    assert player.drawn() == 0
    expect(player.button("Undo")).to_be_disabled()


@pytest.mark.parametrize(("grid", "name"), [("8x8", "d4-d5"), ("triangle:8", "d4-d5"), ("hexagon:5", "d5-d6")])
def test_where_lines_are_too_small_for_a_finger_a_second_tap_draws(opening: Opening, grid: str, name: str) -> None:
    small = {**PHONE, "viewport": {"width": 320, "height": 640}}
    player = opening(f"/en/?grid={grid}&level=easy", device=small).ready()
    line = player.named(name)
    line.tap()
    expect(line).to_have_attribute("data-meant", "")
    assert player.drawn() == 0
    line.tap()
    player.my_turn()
    assert player.drawn() == 2


def test_who_asks_for_two_taps_draws_with_the_second_on_any_board(opening: Opening) -> None:
    player = opening("/en/?mode=two&grid=2x2").ready().switch(confirm=True)
    line = player.named("a1-b1")
    line.click()
    expect(line).to_have_attribute("data-meant", "")
    player.named("a2-b2").click()
    assert player.drawn() == 0
    player.named("a2-b2").click()
    expect(player.named("a2-b2")).to_have_attribute("data-drawer", "1")


def test_the_middle_of_a_box_draws_nothing(opening: Opening) -> None:
    player = opening().ready().choose(width=3, height=3)
    box = player.board.bounding_box()
    assert box is not None
    player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(player.status).to_have_text("Draw the first line")
    assert player.drawn() == 0


def test_quick_taps_never_zoom_and_two_fingers_may(opening: Opening) -> None:
    player: Player = opening(device=PHONE).ready()
    for _ in range(2):
        player.page.touchscreen.tap(180, 240)
    assert player.page.evaluate("visualViewport.scale") == 1
    assert player.page.evaluate("getComputedStyle(document.querySelector('svg.board')).touchAction") == "manipulation"
    viewport = player.page.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "user-scalable" not in viewport
    assert "maximum-scale" not in viewport
