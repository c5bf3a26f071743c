"""The page around the board: sizes, screens, colours, languages, and what may fail."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.e2e.conftest import PHONE, Opening
from tests.e2e.player import SAFE
from tests.e2e.screens import check_width

# Chooses in the sheet, and waits for the board to have as many lines and boxes.
CHOOSE = """async ([name, place, lines, boxes]) => {
    document.querySelectorAll(`[data-name=${name}] input`)[place].click();
    const count = (what) => document.querySelectorAll(what).length;
    for (let frames = 0; frames < 300; frames += 1) {
        if (count('.line') === lines && count('.box') === boxes) return document.querySelector('.counts').textContent;
        await new Promise(requestAnimationFrame);
    }
    return `${count('.line')} lines, ${count('.box')} boxes`;
}"""


def test_every_board_that_can_be_chosen(opening: Opening) -> None:
    page = opening(device=PHONE).ready().page
    page.locator(".panel [aria-haspopup=dialog]").tap()
    expect(page.get_by_role("dialog")).to_be_visible()

    def choose(name: str, place: int, lines: int, boxes: int) -> str:
        said: str = page.evaluate(CHOOSE, [name, place, lines, boxes])
        return said

    for width in range(2, 9):
        start = 5 if width == 2 else 8
        choose("width", width - 2, width * (start + 1) + start * (width + 1), width * start)
        for height in range(2, 9):
            said = choose("height", height - 2, width * (height + 1) + height * (width + 1), width * height)
            assert said == f"{width}×{height} boxes · {width + 1}×{height + 1} dots"
    check_width(page)
    choose("shape", 1, 45, 25)
    for side in range(2, 9):
        said = choose("width", side - 2, 3 * side * (side + 1) // 2, side * side)
        assert said == f"{side * side} boxes · {(side + 1) * (side + 2) // 2} dots"
    check_width(page)
    choose("shape", 2, 72, 19)
    for side in range(2, 6):
        said = choose("width", side - 2, 9 * side * side - 3 * side, 3 * side * (side - 1) + 1)
        assert said == f"{3 * side * (side - 1) + 1} boxes · {6 * side * side} dots"
    check_width(page)


def press(line: Locator) -> None:
    line.focus()
    line.press("Enter")


def test_a_language_that_was_chosen_opens_again(opening: Opening) -> None:
    player = opening("/").ready()
    player.page.get_by_label("Language").select_option("el")
    expect(player.page).to_have_url(re.compile("/el/$"))
    expect(player.status).to_have_text("Τράβηξε την πρώτη γραμμή")
    player.page.goto("/")
    expect(player.page.locator("html")).to_have_attribute("lang", "el")
    expect(player.page).to_have_title(re.compile("τελείες"))


def test_the_colours_are_chosen_and_kept(opening: Opening) -> None:
    player = opening(color_scheme="light").ready()
    colours = player.page.get_by_role("button", name="Colours")
    root = player.page.locator("html")
    for _ in range(2):
        colours.click()
    expect(root).to_have_attribute("data-theme", "dark")
    player.page.reload()
    player.ready()
    expect(root).to_have_attribute("data-theme", "dark")
    colours.click()
    expect(root).to_have_attribute("data-theme", "light")
    player.page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-theme", "dark")


def test_without_motion_nothing_is_animated(opening: Opening) -> None:
    player = opening().ready()
    player.first_of(SAFE).click()
    player.my_turn()
    durations = player.page.evaluate("document.getAnimations().map((each) => each.effect.getTiming().duration)")
    assert set(durations) <= {0}


BLOCKED = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"


@pytest.mark.parametrize("storage", [BLOCKED, FULL])
def test_where_nothing_can_be_kept_one_notice_says_so_and_the_game_goes_on(opening: Opening, storage: str) -> None:
    player = opening("/en/?grid=triangle:2&options=border&level=easy", script=storage).ready()
    notice = player.page.get_by_role("alert")
    expect(notice).to_have_count(0)
    player.play(press)
    expect(notice).to_contain_text("The game goes on")
    notice.get_by_role("button", name="Close").click()
    player.page.get_by_role("button", name="Colours").click()
    player.new_game()
    player.play(press)
    sheet = player.open_sheet()
    sheet.get_by_text("My results", exact=True).click()
    expect(sheet.get_by_role("table").last.get_by_role("row")).to_have_count(2)
    sheet.get_by_role("button", name="Clear my results").click()
    sheet.get_by_role("button", name="Yes, clear them all").click()
    expect(sheet.get_by_text("No finished game yet.")).to_be_visible()
    expect(notice).to_have_count(0)


FORGED = """localStorage['kamertje.results'] = '{"format":1,"tallies":{"easy 9x9":"<b>x</b>"},"last":[null]}';
    for (const name of ['theme', 'marks', 'confirm', 'sound']) localStorage['kamertje.' + name] = '"><script>{}';"""


def test_forged_storage_is_ignored(opening: Opening) -> None:
    player = opening("/en/?grid=triangle:2&options=border&level=easy", script=FORGED).ready()
    sheet = player.open_sheet()
    sheet.get_by_text("My results", exact=True).click()
    expect(sheet.get_by_text("No finished game yet.")).to_be_visible()
    for aid in ("marks", "confirm"):
        expect(sheet.locator(f"[data-name={aid}] input")).not_to_be_checked()
    player.close_sheet()
    player.play(press)
    player.open_sheet()
    expect(sheet.get_by_role("table").last.get_by_role("row")).to_have_count(1)


def test_a_kernel_that_does_not_come_is_said(opening: Opening) -> None:
    def refuse(route: Route) -> None:
        route.fulfill(status=503, body="")

    player = opening("/healthz", expected="a failed fetch")
    player.page.route("**/kamertje.wasm", refuse)
    player.page.goto("/en/")
    expect(player.page.get_by_role("alert")).to_contain_text("load the page again")
    expect(player.page.get_by_role("button", name="Load again")).to_be_visible()


def test_a_part_that_does_not_come_is_said_and_the_game_goes_on(opening: Opening) -> None:
    player = opening("/healthz", expected="a failed fetch")
    player.page.route("**/dots/sheet.js", lambda route: route.abort())
    player.page.goto("/en/")
    player.ready().button("Set-up").click()
    expect(player.page.get_by_role("alert")).to_contain_text("The game goes on")
    player.first_of(SAFE).click()
    player.my_turn()
    assert player.drawn() == 2
