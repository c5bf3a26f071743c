"""The lessons: every chapter opens in every language, its boards come alive, and what they ask can be done."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from kamertje.server.learn import CHAPTERS
from tests.e2e.conftest import DESK, PHONE, Opening
from tests.e2e.player import PATIENCE
from tests.e2e.screens import AXE, BARRIERS, LANGUAGES, keep_picture

OUTSIDE = """() => [...document.querySelectorAll('body *')]
    .filter((each) => !each.closest('svg, .unseen') && each.checkVisibility())
    .filter((each) => each.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
    .map((each) => each.outerHTML.slice(0, 80))"""


def exercise(page: Page, name: str) -> Locator:
    found = page.locator(f".exercise[data-name={name}]")
    found.scroll_into_view_if_needed()
    expect(found.locator(".buttons")).to_be_visible(timeout=PATIENCE)
    return found


def line(board: Locator, name: str) -> Locator:
    return board.get_by_role("button", name=re.compile(f"^{name.replace('-', '–')},"))


def mine(board: Locator) -> None:
    """The reader may draw, or it is over."""
    expect(board.locator("svg[data-turn='1'], .verdict[data-reached]").first).to_be_attached(timeout=PATIENCE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_reads_from_the_first_chapter_to_the_last(opening: Opening, language: str) -> None:
    device = PHONE if language != "en" else DESK
    theme = "dark" if language == "nl" else "light"
    player = opening(f"/{language}/learn", device=device, color_scheme=theme, reduced_motion="reduce")
    page = player.page
    for number, name in enumerate(CHAPTERS):
        page.locator(".around .next").click()
        expect(page).to_have_url(re.compile(f"/{language}/learn/{name}$"))
        heading = page.get_by_role("heading", level=1)
        expect(page).to_have_title(f"{heading.inner_text()} · Kamertje")
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
        assert page.evaluate(OUTSIDE) == []
        if number % len(LANGUAGES) == LANGUAGES.index(language):
            for board in page.locator(".exercise").all():
                board.scroll_into_view_if_needed()
                expect(board.locator(".buttons")).to_be_visible(timeout=PATIENCE)
            page.evaluate(AXE)
            assert page.evaluate(BARRIERS) == []
            keep_picture(page, f"lesson-{name}-{language}")
    expect(page.locator(".around .next")).to_have_count(0)
    page.go_back()
    expect(page).to_have_url(re.compile(f"/{language}/learn/{CHAPTERS[-2]}$"))


def test_a_line_is_asked_for_and_drawn_by_keyboard(opening: Opening) -> None:
    page = opening("/en/learn/closing", device=DESK).page
    board = exercise(page, "close-one")
    verdict = board.locator(".verdict")
    line(board, "c1-c2").focus()
    page.keyboard.press("Enter")
    expect(verdict).to_have_text(re.compile("Not that line"))
    board.get_by_role("button", name="Again").click()
    expect(verdict).to_have_text("")
    board.locator("svg [tabindex='0']").focus()
    for _ in range(8):
        if "b1–b2" in (page.evaluate("document.activeElement.getAttribute('aria-label')") or ""):
            break
        page.keyboard.press("ArrowDown")
    else:
        line(board, "b1-b2").focus()
    page.keyboard.press("Space")
    expect(verdict).to_have_attribute("data-reached", "yes")
    spoken = page.locator("#voice-1, #voice-2").filter(has_text="That is the line")
    expect(spoken).to_have_count(1)
    expect(spoken).to_contain_text("You drew b1–b2 and closed 1 box")
    # What was there before the reader came is ink, and nobody's.
    expect(board.locator(".line[data-drawer='5']")).to_have_count(5)
    page.goto("/en/learn")
    tick = page.locator(".chapters li").first.locator(".tick")
    expect(tick).to_have_text("")
    page.go_back()
    board = exercise(page, "close-two")
    line(board, "b1-b2").focus()
    page.keyboard.press("Enter")
    expect(board.locator(".verdict")).to_have_attribute("data-reached", "yes")
    expect(board.locator(".sides")).to_have_text(re.compile(r"You\s+2\s*Computer\s+0"))
    page.goto("/en/learn")
    expect(tick).to_have_text("✓ done")
    expect(page.locator(".tick").filter(has_text="done")).to_have_count(1)


def test_boxes_are_asked_for_and_the_other_errs_never(opening: Opening) -> None:
    page = opening("/nl/learn/chains", device=PHONE).page
    board = exercise(page, "three-and-one")
    verdict = board.locator(".verdict")

    def play(first: str) -> None:
        line(board, first).tap()
        mine(board)
        while board.locator(".verdict[data-reached]").count() == 0:
            closing = board.get_by_role("button", name=re.compile("sluit een vakje|sluit 2 vakjes"))
            open_lines = board.get_by_role("button", name=re.compile("geeft een vakje weg|veilig"))
            (closing if closing.count() > 0 else open_lines).first.tap()
            mine(board)

    play("b1-b2")
    expect(verdict).to_have_attribute("data-reached", "no")
    expect(verdict).to_contain_text("Er zitten er 3 in")
    board.get_by_role("button", name="Opnieuw").tap()
    board.get_by_role("button", name="Laat zien").tap()
    shown = board.locator(".line[data-hint]")
    expect(shown).to_have_attribute("aria-label", re.compile("^(a2–a3|a3–b3),"))
    play("a2-a3")
    expect(verdict).to_have_text(re.compile("Je hebt 3 van de 4 vakjes"))


def test_the_long_chain_rule_is_told_for_the_board_as_it_is(opening: Opening) -> None:
    page = opening("/el/learn/long-chain-rule", device=PHONE).page
    board = exercise(page, "parity")
    parity = board.locator(".parity")
    expect(parity).to_contain_text("16 τελείες και 0 μακριές αλυσίδες κάνουν 16")
    expect(parity).to_contain_text("Είναι ο υπολογιστής")
    board.get_by_role("button", name="Έναρξη").tap()
    expect(board.locator(".line[data-drawer='2']")).to_have_count(1, timeout=PATIENCE)
    small = exercise(page, "small-parity")
    for number, name in enumerate(("a1-a2", "c1-c2", "b1-c1")):
        mine(small)
        if line(small, name).get_attribute("data-drawer") == "0":
            line(small, name).tap()
        expect(small.locator(".line[data-drawer='1']")).not_to_have_count(number)
    expect(small.locator(".parity")).to_contain_text("9 τελείες")


def test_a_lesson_can_be_read_without_a_script(opening: Opening) -> None:
    page = opening("/nl/learn/rings", device=PHONE, java_script_enabled=False).page
    expect(page.get_by_role("heading", level=1)).to_have_text("Ringen")
    expect(page.get_by_role("img")).to_be_visible()
    expect(page.get_by_text("Met JavaScript aan")).to_be_visible()
    page.get_by_role("link", name="Volgende:").click()
    expect(page).to_have_url(re.compile("/nl/learn/handout$"))
    page.locator("footer").get_by_role("link", name="English").click()
    expect(page).to_have_url(re.compile("/en/learn/handout$"))


def test_a_board_that_does_not_come_alive_says_so(opening: Opening) -> None:
    page = opening("/healthz", expected="a failed fetch").page
    page.route("**/kamertje.wasm", lambda route: route.fulfill(status=503, body=""))
    page.goto("/en/learn/rings")
    board = page.locator(".exercise")
    board.scroll_into_view_if_needed()
    expect(board.get_by_role("alert")).to_contain_text("does not come alive")
    expect(board.get_by_role("img")).to_be_visible()


def test_one_goes_to_the_lessons_and_back(opening: Opening) -> None:
    player = opening("/en/?grid=3x3", device=PHONE).ready()
    page = player.page
    places = page.get_by_role("navigation", name="Places")
    expect(places.get_by_role("link", name="Play")).to_have_attribute("aria-current", "page")
    places.get_by_role("link", name="Learn").tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules and strategy")
    page.get_by_role("link", name=re.compile("^Rings")).tap()
    page.get_by_label("Language").select_option("nl")
    expect(page).to_have_url(re.compile("/nl/learn/rings$"))
    page.go_back()
    expect(page).to_have_url(re.compile("/en/learn/rings$"))
    page.get_by_role("button", name=re.compile("^Colours")).tap()
    page.get_by_role("navigation", name="Places").get_by_role("link", name="Play").tap()
    expect(player.board).to_be_visible()
    player.open_sheet()
    player.sheet.get_by_role("link", name="Rules and strategy").tap()
    expect(page).to_have_url(re.compile("/en/learn$"))
    # The language that was chosen last is the reader's.
    page.goto("/learn/rings")
    expect(page).to_have_url(re.compile("/nl/learn/rings$"))
