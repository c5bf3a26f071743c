"""Whole games against the computer, by each way of input."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import PHONE, Opening
from tests.e2e.player import CLOSES, GIVES, SAFE, Player


def click(line: Locator) -> None:
    line.click()


def check_result(player: Player, boxes: int) -> tuple[int, int]:
    mine, theirs = player.points(1), player.points(2)
    assert mine + theirs == boxes
    expect(player.board.get_by_role("button", disabled=False)).to_have_count(0)
    expect(player.button("Undo")).to_be_disabled()
    return mine, theirs


def test_a_game_is_won_by_mouse(opening: Opening) -> None:
    player = opening().ready().choose(level="Easy", width=3, height=3)
    player.play(click, [CLOSES, SAFE, GIVES])
    mine, theirs = check_result(player, 9)
    assert mine > theirs
    expect(player.status).to_have_text(f"You win, {mine} to {theirs}")


def test_a_game_is_lost_by_mouse(opening: Opening) -> None:
    player = opening().ready().choose(level="Hard", width=3, height=3)
    player.play(click, [GIVES, SAFE, CLOSES])
    mine, theirs = check_result(player, 9)
    assert mine < theirs
    expect(player.status).to_have_text(f"The computer wins, {theirs} to {mine}")


def test_a_game_by_touch_alone(opening: Opening) -> None:
    player = opening(device=PHONE).ready()
    player.button("Set-up").tap()
    sheet = player.page.get_by_role("dialog")
    for name in ("width", "height"):
        sheet.locator(f"[data-name={name}] label").filter(has_text="2").tap()
    sheet.get_by_role("button", name="Done").tap()
    expect(player.line()).to_have_count(12)
    player.play(lambda line: line.tap(), [CLOSES, SAFE, GIVES])
    check_result(player, 4)
    player.button("New game").tap()
    expect(player.line(SAFE)).to_have_count(12)


def test_a_game_by_keyboard_alone(opening: Opening) -> None:
    player = opening().ready()
    page = player.page
    reach(page, "Set-up")
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    for name in ("width", "height"):
        expect(sheet.locator(f"[data-name={name}] input:checked")).to_have_count(1)
        while focused(page, "name") != name:
            page.keyboard.press("Tab")
        for _ in range(3):
            page.keyboard.press("ArrowLeft")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(player.line()).to_have_count(12)

    while focused(page, "data-line") is None:
        page.keyboard.press("Shift+Tab")
    player.my_turn()
    keys = ["Enter", "Space"]
    while not player.over():
        walk_to_a_free_line(player)
        page.keyboard.press(keys[player.drawn() % 2])
        player.my_turn()
    check_result(player, 4)
    page.keyboard.press("Tab")
    assert focused(page, "data-line") is None
    reach(page, "New game")
    page.keyboard.press("Enter")
    expect(player.line(SAFE)).to_have_count(12)


def walk_to_a_free_line(player: Player) -> None:
    """Along each row, then down to the next, then again from the top."""
    page = player.page
    for _ in range(60):
        if focused(page, "data-drawer") == "0":
            return
        before = focused(page, "data-line")
        page.keyboard.press("ArrowRight")
        if focused(page, "data-line") == before:
            page.keyboard.press("Home")
            first = focused(page, "data-line")
            page.keyboard.press("ArrowDown")
            if focused(page, "data-line") == first:
                for _ in range(5):
                    page.keyboard.press("ArrowUp")
    pytest.fail("no free line was found")


def focused(page: Page, attribute: str) -> str | None:
    found: str | None = page.evaluate("(name) => document.activeElement?.getAttribute(name) ?? null", attribute)
    return found


def reach(page: Page, name: str) -> None:
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == name:
            return
    pytest.fail(f"{name} cannot be reached by Tab")
