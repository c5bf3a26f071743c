"""What the browser prints: the sheets that the command line writes, one page each, and nothing of the page around."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESK, PHONE, Opening
from tests.e2e.player import Player
from tests.unit.sheets.inspection import check_sheet
from tests.unit.sheets.raster import Printed, read_pdf


def printed(page: Page) -> Printed:
    return read_pdf(page.pdf(prefer_css_page_size=True, print_background=True))


def choose(player: Player, **choices: str) -> None:
    for name, value in choices.items():
        radios = player.sheet.locator(f"[data-name={name.replace('_', '-')}]")
        radios.get_by_role("radio", name=value, exact=True).check(force=True)


def test_the_sheets_are_those_of_the_command_line(opening: Opening) -> None:
    player = opening("/en/?grid=triangle:4&options=border", device=DESK).ready()
    page = player.page
    player.open_sheet()
    page.get_by_text("Print empty boards", exact=True).click()
    for number, per_page in enumerate(("1", "2", "4", "6")):
        for paper in ("a4", "letter"):
            orientation = ("portrait", "landscape")[(number + (paper == "letter")) % 2]
            names = {"a4": "A4", "letter": "Letter", "portrait": "Upright", "landscape": "On its side"}
            choose(player, per_page=per_page, paper=names[paper], orientation=names[orientation])
            check_sheet(printed(page), "triangle:4 border", int(per_page), paper, landscape=orientation == "landscape")


def test_a_game_that_is_played_prints_as_an_empty_board(opening: Opening) -> None:
    player = opening("/nl/?grid=3x3&mode=two", device=PHONE)
    expect(player.page.locator(".printed svg")).to_be_attached()
    player.board.get_by_role("button").first.focus()
    player.page.keyboard.press("Enter")
    expect(player.board.locator("[data-drawer='1']")).to_have_count(1)
    sheet = printed(player.page)
    assert (sheet.pages, sheet.text.strip()) == (1, "3x3")
    assert sheet.blank(0, 0, sheet.width, 13)
    assert sheet.blank(0, 40, 13, sheet.height - 40)
    dark = sum(byte < 128 for row in sheet.rows for byte in row)
    assert 16 * 100 < dark < 16 * 125 + 300  # sixteen dots, and the caption
    player.open_sheet()
    player.page.get_by_text("Lege borden afdrukken", exact=True).click()
    player.page.evaluate("window.print = () => document.body.dataset.asked = 'yes'")
    player.page.get_by_role("button", name=re.compile("^Afdrukken$")).click()
    expect(player.page.locator("body")).to_have_attribute("data-asked", "yes")


def test_every_printed_board_has_numbers_of_its_own(opening: Opening) -> None:
    player = opening("/en/?grid=4x4&options=product", device=DESK).ready()
    page = player.page
    player.open_sheet()
    page.get_by_text("Print empty boards", exact=True).click()
    choose(player, per_page="4")

    def dealt() -> list[tuple[int, ...]]:
        sheet = printed(page)
        assert sheet.pages == 1
        assert "4x4 product" in sheet.text
        found = [int(number) for number in re.findall(r"\b\d+\b", sheet.text.replace("4x4 product", ""))]
        assert len(found) == 4 * 16
        assert set(found) <= {one * other for one in range(1, 7) for other in range(1, 7)}
        return [tuple(found[board * 16 : board * 16 + 16]) for board in range(4)]

    first = dealt()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert len({*first, *dealt()}) == 8


def test_a_lesson_prints_its_text_and_boards_in_ink_on_white(opening: Opening) -> None:
    page = opening("/nl/learn/rings", device=DESK, color_scheme="dark").page
    expect(page.locator(".exercise .buttons")).to_be_visible()
    sheet = printed(page)
    assert sheet.pages == 1
    assert "Ringen" in sheet.text
    for around in ("Spelen", "Nederlands", "Laat zien", "Volgende"):
        assert around not in sheet.text
    dark = sum(byte < 128 for row in sheet.rows for byte in row)
    assert 0.01 < dark / (len(sheet.rows) * len(sheet.rows[0])) < 0.1
