"""The page around the board: sizes, screens, colours, languages, and what may fail."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import DESK, PHONE, Opening
from tests.e2e.player import SAFE

SCREENS: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "phone on its side": {**PHONE, "viewport": {"width": 844, "height": 390}},
    "desk": DESK,
}
TITLES = {"en": "Dots and Boxes", "nl": "kamertje verhuren", "el": "τελείες και κουτιά"}
SET_UP = {"en": "Set-up", "nl": "Instellen", "el": "Ρυθμίσεις"}


# What lies, wholly or partly, to the left or right of the screen; the squares of the paper may.
OUTSIDE = """() => [...document.querySelectorAll('#page *')]
    .filter((each) => !each.matches('.squares, svg, svg *, .unseen') || each.matches('circle, .ink'))
    .filter((each) => each.checkVisibility())
    .filter((each) => {
        const { left, right } = each.getBoundingClientRect();
        return left < -0.5 || right > document.documentElement.clientWidth + 0.5;
    })
    .map((each) => each.outerHTML.slice(0, 80))"""


def check_width(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    assert page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "nl", "el"])
def test_it_fits_every_screen(opening: Opening, screen: str, theme: str, language: str) -> None:
    player = opening(f"/{language}/", device=SCREENS[screen], color_scheme=theme)
    page = player.page
    expect(player.board).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    expect(page).to_have_title(re.compile(TITLES[language]))
    check_width(page)
    for button in page.locator(".panel button").all():
        expect(button).to_be_in_viewport(ratio=1)
    player.button(SET_UP[language]).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check_width(page)


def test_every_size_from_2_to_8(opening: Opening) -> None:
    player = opening(device=PHONE).ready()
    player.button("Set-up").click()
    sheet = player.page.get_by_role("dialog")
    for width in range(2, 9):
        sheet.locator("[data-name=width] label").filter(has_text=str(width)).click()
        for height in range(2, 9):
            sheet.locator("[data-name=height] label").filter(has_text=str(height)).click()
            lines = width * (height + 1) + height * (width + 1)
            expect(player.board.locator(".line")).to_have_count(lines)
            expect(player.board.locator(".box")).to_have_count(width * height)
            expect(player.board.locator("circle")).to_have_count((width + 1) * (height + 1))
            expect(sheet).to_contain_text(f"{width}×{height} boxes · {width + 1}×{height + 1} dots")
    check_width(player.page)


def test_the_language_changes_without_losing_the_game(opening: Opening) -> None:
    player = opening("/").ready()
    player.first_of(SAFE).click()
    player.my_turn()
    player.page.get_by_label("Language").select_option("el")
    expect(player.page.locator("html")).to_have_attribute("lang", "el")
    expect(player.page).to_have_url(re.compile("/el/$"))
    expect(player.status).to_have_text("Η σειρά σου")
    assert player.drawn() == 2
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
    player = opening(reduced_motion="reduce").ready()
    player.first_of(SAFE).click()
    player.my_turn()
    durations = player.page.evaluate("document.getAnimations().map((each) => each.effect.getTiming().duration)")
    assert set(durations) <= {0}


BLOCKED = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"


@pytest.mark.parametrize("storage", [BLOCKED, FULL])
def test_where_nothing_can_be_kept_one_notice_says_so_and_the_game_goes_on(opening: Opening, storage: str) -> None:
    player = opening(script=storage).ready()
    notice = player.page.get_by_role("alert")
    expect(notice).to_have_count(0)
    player.page.get_by_role("button", name="Colours").click()
    expect(notice).to_contain_text("The game goes on")
    notice.get_by_role("button", name="Close").click()
    player.page.get_by_role("button", name="Colours").click()
    expect(notice).to_have_count(0)
    player.first_of(SAFE).click()
    player.my_turn()
    assert player.drawn() == 2


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


def test_an_unknown_address(opening: Opening) -> None:
    player = opening("/nl/nergens", expected="404")
    expect(player.page.get_by_role("heading")).to_have_text("Hier staat niets getekend")
    player.page.get_by_role("link", name="Naar het bord").click()
    expect(player.board).to_be_visible()
