"""The pages of Numbridge in every size, colour and language: they fit, keep nobody out, and speak one language."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Opening
from tests.e2e.numbridge.tables import PLAY, Racer, make_table, pair, play_on
from tests.e2e.numbridge.test_games import any_right
from tests.e2e.rooms import enter
from tests.e2e.screens import LANGUAGES, SCREENS, THEMES, check_barriers, check_width, keep_picture
from tests.e2e.test_room_screens import TEXTS

ENGLISH = re.compile(
    r"\b(you|your|the|row|column|block|given|empty|tile|tiles|bag|miss|misses|chain|joins|turn|swap|notes|resign|draw"
    r"|draws|offer|placed|claimed|record|replay|rematch|table|second|seconds|minutes|leave|seat|gold"
    r"|coral|bridge|domains|solution|fair)\b",
    re.IGNORECASE,
)
SETUPS = {"phone": ("nl", "bridge candidates"), "sideways": ("en", "blitz"), "desk": ("el", "domains irregular")}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_table_fits_and_keeps_nobody_out(opening: Opening, screen: str) -> None:
    language, setup = SETUPS[screen]

    def look(what: str, page: Page) -> None:
        for theme in THEMES:
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            check_width(page)
            check_barriers(page, colours_alone=theme != THEMES[0])
            keep_picture(page, f"numbridge-{what}-{screen}-{language}-{theme}")
        if language == "en":
            return
        for text in filter(None, page.evaluate(TEXTS)):
            assert not ENGLISH.search(text.replace("English", "")), text

    maker = enter(opening, f"/{language}/numbridge", device=SCREENS[screen])
    expect(maker.deed("make")).to_be_attached()
    look("place", maker.page)
    path = make_table(maker.page, setup, language)
    maker.page.goto(path)
    expect(maker.page.locator(".qr path").first).to_be_attached()
    look("waiting", maker.page)
    guest = Racer(enter(opening, path, device=SCREENS[screen]))
    guest.do("join")
    expect(maker.page.locator(".rack")).to_be_visible()
    maker.page.locator(".token").first.click()
    small = maker.page.locator("[data-cell='0']").bounding_box()
    assert small is not None
    assert min(small["width"], small["height"]) >= 24
    guest.do("offerAbort")
    expect(maker.page.locator("[data-offer=abort]")).to_be_visible()
    look("playing", maker.page)
    maker.do("accept")
    expect(guest.ended).to_be_visible()
    look("over", guest.page)


@pytest.mark.parametrize("width", [320, 360])
def test_tiles_lie_in_one_row_beside_what_can_be_done_with_them(opening: Opening, width: int) -> None:
    maker, _guest = pair(opening, "blitz seconds=120", device={**PHONE, "viewport": {"width": width, "height": 740}})
    for language in LANGUAGES:
        maker.page.goto(re.sub("/(en|nl|el)/", f"/{language}/", maker.page.url, count=1))
        expect(maker.page.locator(".token")).to_have_count(3)
        for parts in (".token", ".way"):
            tops = maker.page.locator(parts).evaluate_all("(all) => all.map((each) => each.offsetTop)")
            assert len(set(tops)) == 1, (language, parts)
        check_width(maker.page)
        keep_picture(maker.page, f"numbridge-rack-{width}-{language}")


def test_a_whole_round_speaks_each_players_language(opening: Opening) -> None:
    dutch, greek = pair(opening, "blitz candidates", language="nl")
    greek.page.goto(re.sub("/nl/", "/el/", greek.page.url, count=1))
    expect(greek.page.locator(".rack")).to_be_visible()
    dutch.solves()
    greek.solution = dutch.solution

    def look() -> None:
        for page in (dutch.page, greek.page):
            for text in [page.title(), *filter(None, page.evaluate(TEXTS))]:
                assert not ENGLISH.search(text.replace("English", "")), text

    first = next(tile for tile in dutch.tiles())
    wrong = next(
        cell for cell in range(36) if dutch.solution[cell] != first and not dutch.cell(cell).locator(".digit").count()
    )
    dutch.page.evaluate(PLAY, [first, wrong])
    expect(greek.happened).to_have_count(2)
    look()
    greek.do("offerDraw")
    expect(dutch.page.locator("[data-offer=draw]")).to_be_visible()
    play_on(dutch, greek, (any_right, any_right), price=2, each=look)
    look()
    dutch.do("verify")
    expect(dutch.page.locator(".verdict")).to_have_attribute("data-verdict", "fair")
    look()
