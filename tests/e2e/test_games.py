"""Whole games against the computer, by each way of input."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.accessibility import AccessibilityTree
from tests.e2e.conftest import PHONE, Opening
from tests.e2e.player import CLOSES, GIVES, SAFE, UNDRAWN, Player


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


def test_a_game_set_up_and_played_by_touch_alone(opening: Opening) -> None:
    player = opening(device=PHONE).ready()
    player.button("Set-up").tap()
    player.sheet.locator("[data-name=level] label").filter(has_text="Easy").tap()
    for name in ("width", "height"):
        player.sheet.locator(f"[data-name={name}] label").filter(has_text="2").tap()
    player.sheet.get_by_role("button", name="Done").tap()
    expect(player.line()).to_have_count(12)
    player.play(lambda line: line.tap())
    check_result(player, 4)
    player.new_game()
    expect(player.line(SAFE)).to_have_count(12)


@pytest.mark.parametrize(("grid", "boxes"), [("triangle:3", 9), ("hexagon:2", 7)])
def test_a_game_by_touch_alone_on_another_grid(opening: Opening, grid: str, boxes: int) -> None:
    player = opening(f"/en/?level=easy&grid={grid}&options=border", device=PHONE).ready()
    player.play(lambda line: player.page.touchscreen.tap(*middle(line)))
    check_result(player, boxes)


def middle(line: Locator) -> tuple[float, float]:
    box = line.locator(".rule").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_game_set_up_and_played_by_keyboard_alone(opening: Opening) -> None:
    player = opening().ready()
    page = player.page
    reach(page, "Set-up")
    page.keyboard.press("Enter")
    expect(player.sheet).to_be_visible()
    choose_by_arrows(player, "level", "ArrowLeft", 1)
    for name in ("width", "height"):
        choose_by_arrows(player, name, "ArrowLeft", 3)
    page.keyboard.press("Escape")
    expect(player.sheet).to_be_hidden()
    expect(player.line()).to_have_count(12)
    play_by_keyboard(player)
    check_result(player, 4)
    page.keyboard.press("Tab")
    assert focused(page, "data-line") is None
    reach(page, "New game")
    page.keyboard.press("Enter")
    expect(player.line(SAFE)).to_have_count(12)


@pytest.mark.parametrize(("grid", "boxes"), [("triangle:3", 9), ("hexagon:2", 7)])
def test_a_game_by_keyboard_alone_on_another_grid(opening: Opening, grid: str, boxes: int) -> None:
    player = opening(f"/en/?level=easy&grid={grid}&options=border+misere").ready()
    play_by_keyboard(player)
    check_result(player, boxes)


@pytest.mark.parametrize(("grid", "boxes"), [("2x2", 4), ("triangle:3", 9), ("hexagon:2", 7)])
def test_a_game_by_the_accessibility_tree_alone(opening: Opening, grid: str, boxes: int) -> None:
    player = opening(f"/en/?level=easy&grid={grid}&options=border&starter=2").ready()
    tree = AccessibilityTree(player.page)
    lines = len(tree.names("button", UNDRAWN))
    tree.press("Start")
    player.my_turn()
    while not tree.names("StaticText", re.compile("^(You win|The computer wins|A draw)")):
        for wish in (CLOSES, SAFE, GIVES):
            if tree.press(re.compile(wish)):
                break
        player.my_turn()
    assert len(tree.names("button", re.compile("drawn: (You|Computer)"))) == lines
    heard = tree.names("StaticText", re.compile(r"You \d+, Computer \d+"))
    assert heard
    check_result(player, boxes)


def choose_by_arrows(player: Player, name: str, key: str, times: int) -> None:
    expect(player.sheet.locator(f"[data-name={name}] input:checked")).to_have_count(1)
    while focused(player.page, "name") != name:
        player.page.keyboard.press("Tab")
    for _ in range(times):
        player.page.keyboard.press(key)


def play_by_keyboard(player: Player) -> None:
    page = player.page
    while focused(page, "data-line") is None:
        page.keyboard.press("Shift+Tab")
    player.my_turn()
    keys = ["Enter", "Space"]
    while not player.over():
        walk_to_a_free_line(player)
        page.keyboard.press(keys[player.drawn() % 2])
        player.my_turn()


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
