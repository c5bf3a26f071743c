"""The page of a room in every size, colour and language: it fits, keeps nobody out, and speaks one language."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Opening
from tests.e2e.rooms import Guest, enter, make_room
from tests.e2e.screens import SCREENS, THEMES, check_barriers, check_width, keep_picture

ENGLISH = re.compile(
    r"\b(you|your|the|drew|draw|box|boxes|game|player|closes|safe|wins|board|turn|set-up|room|seat|round|leave"
    r"|connected|waiting|join|share|copy|invited)\b",
    re.IGNORECASE,
)
TEXTS = """() => [document.title, document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [title], [aria-live]')].flatMap((each) =>
        [each.getAttribute('aria-label'), each.getAttribute('title'),
         each.matches('[aria-live]') ? each.textContent : ''])]"""
SETUPS = {"phone": ("nl", "3x3 players:4"), "sideways": ("en", "hexagon:2 misere"), "desk": ("el", "4x4")}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_room_fits_and_keeps_nobody_out(opening: Opening, screen: str) -> None:
    language, setup = SETUPS[screen]
    maker = enter(opening, device=SCREENS[screen])
    path = make_room(maker, setup, language=language)

    def look(what: str, guest: Guest) -> None:
        page = guest.page
        for theme in THEMES:
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            check_width(page)
            check_barriers(page, colours_alone=theme != THEMES[0])
            keep_picture(page, f"room-{what}-{screen}-{language}-{theme}")
        if language == "en":
            return
        for text in filter(None, page.evaluate(TEXTS)):
            assert not ENGLISH.search(text.replace("English", "")), text

    expect(maker.page.locator(".qr path").first).to_be_attached()
    look("waiting", maker)
    guest = enter(opening, path, device=SCREENS[screen])
    expect(guest.deed("join")).to_be_in_viewport(ratio=1)
    look("invited", guest)
    guest.joins()
    others = [enter(opening, path).joins() for _ in range(2 if "players" in setup else 0)]
    players = [maker, guest, *others]
    for line, player in enumerate(players):
        player.draws(line)
    guest.do("newRound")
    expect(maker.page.locator("[data-offer]")).to_be_visible()
    look("playing", maker)
    maker.do("askMove")
    expect(maker.sheet.locator(".qr path").first).to_be_attached()
    look("move", maker)
    maker.page.keyboard.press("Escape")
    expect(maker.sheet).to_be_hidden()
    maker.do("decline")
    expect(guest.page.locator("[data-offer]")).to_have_count(0)
    guest.do("askLeave")
    look("leave", guest)
    guest.act(guest.sheet.get_by_role("button").last)
    expect(guest.deed("askLeave")).to_have_count(0)
    look("left", guest)
