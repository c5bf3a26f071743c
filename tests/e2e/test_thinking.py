"""The computer thinks beside the page, never in its way."""

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Opening
from tests.e2e.player import CLOSES, GIVES, SAFE

LONG_TASKS = """
    window.longTasks = [];
    new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) window.longTasks.push({ startTime, duration });
    }).observe({ type: 'longtask' });
"""


def press(line: Locator) -> None:
    line.focus()
    line.press("Enter")


def test_hard_on_the_largest_board_never_blocks_the_page(opening: Opening) -> None:
    player = opening(script=LONG_TASKS).ready().choose(level="Hard", width=8, height=8)
    player.play(press, [SAFE], until=lambda: player.line(SAFE).count() <= 16)
    mine = player.drawn_by(1)
    player.page.evaluate("window.longTasks.length = 0")
    player.play(press, [SAFE, CLOSES, GIVES], until=lambda: player.line().count() < 30)
    decisions = player.drawn_by(1) - mine
    blocked = [task["duration"] for task in player.page.evaluate("window.longTasks")]
    # A search in the page would block it at every decision, for the whole 0.45 s of the first ones. A task now and then
    # that had to wait for a busy machine's processor is not the page's.
    assert len(blocked) <= decisions // 10, blocked
    assert max(blocked, default=0) < 300, blocked


def test_while_master_thinks_the_page_answers_and_a_new_game_stops_it(opening: Opening) -> None:
    player = opening().ready().choose(level="Master", width=5, height=5)
    player.first_of(SAFE).click()
    expect(player.status).to_have_text("The computer is thinking…")
    player.button("Set-up").click()
    sheet = player.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name="New game").click()
    sheet.get_by_role("button", name="Done").click()
    expect(player.status).to_have_text("Draw the first line")
    player.first_of(SAFE).click()
    player.my_turn()
    assert player.drawn() == 2
