"""What stands where the board should be when there can be none, in the reader's language; and a school's plain http."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserType, expect

from tests.e2e.conftest import CHROMIUM, LAUNCH, PHONE, Opening
from tests.e2e.player import SAFE, Player
from tests.e2e.screens import check_barriers, keep_picture

SCHOOL = "kamertje.school"


@pytest.mark.parametrize(
    ("part", "language", "words"),
    [
        ("**/text/nl.js", "nl", "Een deel van de pagina kwam niet door"),
        ("**/page.js", "el", "Ένα κομμάτι της σελίδας δεν έφτασε"),
        ("**/lit-html.js", "en", "A part of the page did not come through"),
    ],
)
def test_a_part_that_does_not_come_leaves_no_blank_page(opening: Opening, part: str, language: str, words: str) -> None:
    player = opening("/healthz", expected="a failed fetch")
    player.page.route(part, lambda route: route.abort())
    player.page.goto(f"/{language}/")
    notice = player.page.locator(".broken")
    expect(notice).to_be_in_viewport()
    expect(notice).to_contain_text(words)
    check_barriers(player.page)
    keep_picture(player.page, f"broken-desk-{language}-light")
    player.page.unroute(part)
    notice.get_by_role("link").click()
    expect(player.board).to_be_visible()
    expect(notice).to_be_hidden()


OLDER = {
    "no import maps": "delete HTMLScriptElement.supports;",
    "no formulas": "delete window.MathMLElement;",
    "no style queries": "delete window.CSS;",
    "no WebAssembly": "delete window.WebAssembly;",
    "no module workers": "window.Worker = class { constructor() {} };",
    "no small screen heights": """
        const supports = CSS.supports;
        CSS.supports = (name, value) => value !== '1dvh' && supports.call(CSS, name, value);
    """,
}


@pytest.mark.parametrize("lack", OLDER)
def test_a_browser_that_is_too_old_is_told(opening: Opening, lack: str) -> None:
    player = opening("/nl/", script=OLDER[lack], expected="what an old browser says")
    expect(player.page.locator(".old")).to_be_in_viewport()
    expect(player.page.locator(".old")).to_contain_text("Deze browser is te oud")
    expect(player.board).to_be_hidden()
    expect(player.page.locator(".broken")).to_be_hidden()


def test_without_scripts_it_is_said(opening: Opening) -> None:
    player = opening("/el/", java_script_enabled=False)
    expect(player.page.get_by_text("χρειάζεται JavaScript")).to_be_in_viewport()


@pytest.fixture
def school(browser_type: BrowserType) -> Iterator[Browser]:
    """A browser that finds the server by a name: on plain http that is no safe place, as localhost is."""
    found = f"--host-resolver-rules=MAP {SCHOOL} 127.0.0.1"
    browser = browser_type.launch(executable_path=CHROMIUM, args=[*LAUNCH, found])
    yield browser
    browser.close()


def test_on_plain_http_by_a_name_one_can_play(school: Browser, base_url: str) -> None:
    page = school.new_page()
    faults: list[str] = []
    page.on("console", lambda message: faults.append(message.text) if message.type in {"error", "warning"} else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(base_url.replace("127.0.0.1", SCHOOL) + "en/")
    player = Player(page).ready()
    assert not page.evaluate("isSecureContext")
    assert not page.evaluate("'serviceWorker' in navigator")
    player.first_of(SAFE).click()
    player.my_turn()
    assert player.drawn() == 2
    player.choose(level="Hard")
    # Without the clipboard of safe places too a link can be copied.
    player.open_sheet().get_by_role("button", name="Share").click()
    page.get_by_role("dialog", name="Share").get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.keyboard.press("Escape")
    name = player.open_sheet().get_by_role("textbox")
    name.press("Control+V")
    expect(name).to_have_value("Play Dots and ")
    player.close_sheet()
    expect(page.locator("link[rel=canonical]")).to_have_attribute("href", re.compile(f"^http://{SCHOOL}:[0-9]+/en/$"))
    page.wait_for_load_state("networkidle")
    assert faults == []


SHIFTS = """
    window.shift = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
"""


def test_nothing_moves_when_the_game_comes_and_the_colour_of_the_browser_is_that_of_the_paper(
    opening: Opening,
) -> None:
    player = opening(script=SHIFTS, device=PHONE, color_scheme="dark").ready()
    player.page.wait_for_load_state("networkidle")
    assert player.page.evaluate("window.shift") == 0
    colour = player.page.locator("meta[name=theme-color]")
    expect(colour).to_have_attribute("content", "#16181d")
    player.page.emulate_media(color_scheme="light")
    expect(colour).to_have_attribute("content", "#faf7f0")
