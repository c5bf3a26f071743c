"""The address says what is played, and nothing of the game or the people."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Opening

FULL = "?mode=two&level=hard&grid=triangle:4&options=misere+noextra&starter=alternating"


def test_an_address_opens_its_set_up_and_another_language_keeps_set_up_and_game(opening: Opening) -> None:
    player = opening(f"/en/{FULL}").ready()
    page = player.page
    expect(player.board).to_have_attribute("aria-label", re.compile("^Triangle of side 4"))
    sheet = player.open_sheet()
    chosen = sheet.locator(".choices:not(.printing *) input[type=radio]:checked + span")
    expect(chosen).to_have_text(["Two people here", "Triangles", "4", "In turn"], use_inner_text=True)
    for rule, on in (("misere", True), ("border", False), ("noextra", True), ("pie", False)):
        expect(sheet.locator(f"[data-name={rule}] input")).to_be_checked(checked=on)
    player.close_sheet()
    player.draw("a1-b1", "b1-c1")
    page.get_by_label("Language").select_option("nl")
    expect(page).to_have_url(re.compile(re.escape(f"/nl/{FULL}") + "$"))
    expect(player.status).to_have_text("Speler 1 is aan de beurt")
    assert player.drawn() == 2
    page.get_by_label("Taal").select_option("el")
    expect(player.status).to_have_text("Σειρά: Παίκτης 1")
    assert player.drawn() == 2
    page.reload()
    expect(player.board).to_have_attribute("aria-label", re.compile("^Τρίγωνο με πλευρά 4"))


@pytest.mark.parametrize(
    ("query", "canonical"),
    [
        ("?grid=9x9&level=hard", "?level=hard"),
        ("?grid=5x5&grid=6x6&mode=two", "?mode=two"),
        ("?level=expert", ""),
        ("?starter=3&options=border+border", ""),
    ],
)
def test_a_bad_part_falls_back_with_a_notice_and_the_address_is_put_right(
    opening: Opening, query: str, canonical: str
) -> None:
    player = opening(f"/en/{query}").ready()
    expect(player.page).to_have_url(re.compile(re.escape(f"/en/{canonical}") + "$"))
    notice = player.page.get_by_role("alert")
    expect(notice).to_contain_text("Part of this address means nothing here")
    expect(player.board).to_have_attribute("aria-label", re.compile("5 by 5 boxes"))
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    player.page.reload()
    player.ready()
    expect(notice).to_have_count(0)


def test_an_address_in_another_order_is_put_right_without_a_word(opening: Opening) -> None:
    player = opening("/en/?starter=1&options=pie+border&grid=3x3&fbclid=x").ready()
    expect(player.page).to_have_url(re.compile(r"/en/\?grid=3x3&options=border\+pie$"))
    expect(player.page.get_by_role("alert")).to_have_count(0)


def test_back_returns_to_the_set_up_before_the_sheet_was_opened(opening: Opening) -> None:
    player = opening("/en/?grid=3x3").ready()
    page = player.page
    player.choose(level="Hard", width=4, height=2)
    expect(page).to_have_url(re.compile(r"level=hard&grid=4x2$"))
    player.choose(shape="Hexagons")
    expect(page).to_have_url(re.compile(r"level=hard&grid=hexagon:3$"))
    page.go_back()
    expect(player.board).to_have_attribute("aria-label", re.compile("4 by 2 boxes"))
    page.go_back()
    expect(player.board).to_have_attribute("aria-label", re.compile("3 by 3 boxes"))
    expect(page.locator(".panel")).to_contain_text("Medium")
    page.go_forward()
    expect(player.board).to_have_attribute("aria-label", re.compile("4 by 2 boxes"))
    expect(page.locator(".panel")).to_contain_text("Hard")
