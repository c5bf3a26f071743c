"""Every screen in every size, colour and language: it fits, nothing keeps anybody out, and a picture is kept."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Opening
from tests.e2e.screens import LANGUAGES, SCREENS, THEMES, check_barriers, check_width, keep_picture

TITLES = {"en": "Dots and Boxes", "nl": "kamertje verhuren", "el": "τελείες και κουτιά"}
# Another board for each language, so that all are seen; the results as this browser would have kept them.
BOARDS = {"en": "5x5", "nl": "triangle:5", "el": "hexagon:3"}
GAME = '{"level":"hard","setup":"hexagon:3 misere border","mine":3,"theirs":16,"at":1764500000000}'
TALLY = '{"hard hexagon:3 misere border":{"wins":12,"draws":0,"losses":3,"largest":13}}'
KEPT = f"""localStorage['kamertje.results'] = '{{"format":1,"tallies":{TALLY},"last":[{GAME}]}}';
    localStorage['kamertje.marks'] = 'on';"""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fits_and_keeps_nobody_out(opening: Opening, screen: str, language: str) -> None:
    path = f"/{language}/?mode=two&grid={BOARDS[language]}&options=misere+pie"
    player = opening(path, device=SCREENS[screen], script=KEPT)
    page = player.page
    expect(page).to_have_title(re.compile(TITLES[language]))
    check_width(page)
    for button in page.locator(".panel button").all():
        expect(button).to_be_in_viewport(ratio=1)

    def look(what: str) -> None:
        for theme in THEMES:
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            check_width(page)
            check_barriers(page, colours_alone=theme != THEMES[0])
            keep_picture(page, f"{what}-{screen}-{language}-{theme}")

    lines = player.board.locator(".line")
    for line in (0, 3, 6, 9, 11, 14, 1, 4, 7, 2, 17, 18):
        lines.nth(line).focus()
        page.keyboard.press("Enter")
        player.my_turn()
        expect(lines.nth(line)).not_to_have_attribute("data-drawer", "0")
    page.locator(".actions button").nth(1).click()
    expect(player.board.locator("[data-hint]")).to_have_count(1)
    look("board")
    sheet = player.open_sheet()
    keep_picture(page, f"sheet-locked-{screen}-{language}-dark")
    player.act(sheet.locator(".locked button"))
    player.act(sheet.locator(".results summary"))
    expect(sheet.locator("table").first).to_be_visible()
    sheet.locator(".results summary").scroll_into_view_if_needed()
    look("sheet")


NARROW = {**SCREENS["phone"], "viewport": {"width": 320, "height": 640}}
# Words of the set-up that are cut off, and chosen parts that fill less than their place.
CUT_OFF = """() => [...document.querySelectorAll('.sheet[open] :is(.row, .row label, .seat .called)')]
    .filter((each) => each.checkVisibility())
    .filter(({ scrollWidth, clientWidth, clientHeight, lastElementChild }) =>
        scrollWidth > clientWidth + 1 || lastElementChild?.clientHeight < clientHeight - 1)
    .map((each) => each.textContent)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_is_whole_on_the_narrowest_screen(opening: Opening, language: str) -> None:
    for query in ("grid=4x4", "mode=more&seats=human+hard+master+easy"):
        player = opening(f"/{language}/?{query}", device=NARROW)
        expect(player.board).to_be_visible()
        player.open_sheet()
        check_width(player.page)
        assert player.page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_address(opening: Opening, language: str) -> None:
    player = opening(f"/{language}/nowhere", expected="404")
    page = player.page
    for theme in THEMES:
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        check_barriers(page)
        keep_picture(page, f"lost-desk-{language}-{theme}")
    page.get_by_role("main").get_by_role("link").click()
    expect(player.board).to_be_visible()


def test_no_english_in_a_whole_game_in_dutch_or_greek(opening: Opening) -> None:
    english = re.compile(r"\b(you|your|the|drew|draw|box|boxes|game|player|closes|safe|wins|board|turn|set-up)\b", re.I)
    for language in ("nl", "el"):
        player = opening(f"/{language}/?grid=triangle:2&level=easy&options=border")
        page = player.page
        expect(player.board).to_be_visible()
        while not player.over():
            player.my_turn()
            line = player.board.locator(".line[data-drawer='0']").first
            line.focus()
            page.keyboard.press("Enter")
            player.my_turn()
        player.open_sheet()
        player.act(page.locator(".results summary"))
        texts = page.evaluate(
            """() => [document.title, document.body.innerText,
                ...[...document.querySelectorAll('[aria-label], [title], [placeholder], [aria-live]')].flatMap((each) =>
                    [each.getAttribute('aria-label'), each.getAttribute('title'), each.getAttribute('placeholder'),
                     each.matches('[aria-live]') ? each.textContent : ''])]"""
        )
        for text in filter(None, texts):
            assert not english.search(text.replace("English", "")), text
