"""What was played, shared with others: as a text, as a link to the board, as a game to look through; and the app."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESK, PHONE, Opening
from tests.e2e.screens import check_barriers, check_width, keep_picture

WORDS = {
    "en": ("Share", "The whole game", "Copy", "One move back", "To the start", "Play this board myself", "Move"),
    "nl": ("Delen", "De hele partij", "Kopiëren", "Een zet terug", "Naar het begin", "Zelf op dit bord spelen", "Zet"),
    "el": (
        "Κοινοποίηση",
        "Όλη η παρτίδα",
        "Αντιγραφή",
        "Μία κίνηση πίσω",
        "Στην αρχή",
        "Παίζω κι εγώ σε αυτό το ταμπλό",
        "Κίνηση",
    ),
}
GAME = "/en/?mode=two&grid=2x2&starter=2#2x2/a1-b1/a1-a2/b1-c1/c1-c2/a2-a3/a3-b3/b3-c3/c2-c3/b1-b2/a2-b2,b2-c2,b2-b3"


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("device", [PHONE, DESK], ids=["phone", "desk"])
def test_a_game_is_shared_and_looked_through(opening: Opening, language: str, device: dict[str, object]) -> None:
    share, whole, copy, back, start, own, move = WORDS[language]
    permissions = ["clipboard-read", "clipboard-write"]
    player = opening(f"/{language}/?level=easy&grid=2x2&starter=2", device=device, permissions=permissions)
    page = player.page
    expect(player.board).to_be_visible()
    player.act(page.locator(".panel .actions .main"))
    while not player.over():
        player.my_turn()
        player.board.locator(".line[data-drawer='0']").first.focus()
        page.keyboard.press("Enter")
        player.my_turn()
    points, drawn = (player.points(1), player.points(2)), player.drawn_by(1)
    player.act(player.button(share))
    sheet = player.sheet
    field = sheet.get_by_role("textbox")
    expect(field).to_have_value(
        re.compile(rf"{max(points)}.*2×2.*\n.*/{language}/\?level=easy&grid=2x2&starter=2$", re.S)
    )
    sheet.get_by_role("radio", name=whole, exact=True).check(force=True)
    expect(field).to_have_value(re.compile(r"#2x2/[a-c]\d-[a-c]\d/"))
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        check_width(page)
        check_barriers(page, colours_alone=scheme == "dark")
        keep_picture(page, f"share-{'phone' if device is PHONE else 'desk'}-{language}-{scheme}")
    player.act(sheet.get_by_role("button", name=copy))
    text: str = page.evaluate("navigator.clipboard.readText()")
    assert text == field.input_value()
    # Whoever opens the link sees the same game, and looks through it.
    address = text.split()[-1]
    page.goto("about:blank")
    page.goto(address)
    status = player.status
    expect(status).to_contain_text("12")
    assert (player.points(1), player.points(2), player.drawn_by(1)) == (*points, drawn)
    expect(page.locator(".tile text")).to_have_text(["1", "2"])
    expect(player.board).to_have_attribute("data-turn", "0")
    check_width(page)
    check_barriers(page)
    keep_picture(page, f"replay-{'phone' if device is PHONE else 'desk'}-{language}-dark")
    player.act(page.get_by_role("button", name=back))
    expect(player.board.locator(".line[data-drawer='0']")).to_have_count(1)
    player.act(page.get_by_role("button", name=start))
    expect(player.board.locator(".line[data-drawer='0']")).to_have_count(12)
    page.get_by_role("slider", name=move).press("ArrowRight")
    expect(player.board.locator(".line[data-drawer='2']")).to_have_count(1)
    player.act(page.get_by_role("button", name=own))
    expect(player.board.locator(".line[data-drawer='0']")).to_have_count(12)
    expect(page).to_have_url(re.compile(rf"/{language}/\?level=easy&grid=2x2&starter=2$"))
    expect(page.locator(".panel .actions .main")).to_be_visible()


def test_a_shared_game_plays_by_itself_and_the_one_in_the_address_is_shown(opening: Opening) -> None:
    player = opening(GAME)
    page = player.page
    expect(player.status).to_have_text("Move 12 of 12 · b2–b3")
    assert (player.points(1), player.points(2)) == (4, 0)
    page.get_by_role("button", name="Play it").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(player.status).to_have_text("Move 12 of 12 · b2–b3")
    expect(page.get_by_role("button", name="Play it")).to_be_visible()
    # Another link in the same page; and one that is no game.
    page.evaluate("location.hash = '#3x3/a1-b1'")
    expect(player.status).to_have_text("Move 1 of 1 · a1–b1")
    expect(player.line()).to_have_count(23)
    for bad in ("#3x3/a1-b1/a1-b1", "#nothing"):
        page.evaluate("(hash) => { location.hash = hash; }", bad)
        expect(page.get_by_role("alert")).to_contain_text("Part of this address means nothing here")
        expect(player.line()).to_have_count(12)
        expect(page).to_have_url(re.compile(r"starter=2$"))
        page.get_by_role("alert").get_by_role("button", name="Close").click()
    # A game that is only shown counts nowhere.
    assert page.evaluate("localStorage['kamertje.results']") is None


SHARES = "window.shared = []; navigator.share = async (what) => { window.shared.push(what); };"


def test_the_device_shares_and_the_app_is_offered_where_there_is_one(opening: Opening) -> None:
    player = opening("/en/?grid=triangle:3&options=misere", script=SHARES).ready()
    page = player.page
    sheet = player.open_sheet()
    install = sheet.get_by_role("button", name="Install as an app")
    expect(install).to_have_count(0)
    page.evaluate(
        """() => dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }),
            { prompt: async () => { window.asked = (window.asked ?? 0) + 1; } }))"""
    )
    install.click()
    assert page.evaluate("window.asked") == 1
    expect(install).to_have_count(0)
    sheet.get_by_role("button", name="Share").click()
    sharing = page.get_by_role("dialog", name="Share")
    expect(sharing.get_by_role("radio", name="The whole game")).to_be_disabled()
    sharing.get_by_role("button", name="Share…").click()
    expect(sharing).to_be_hidden()
    [shared] = page.evaluate("window.shared")
    assert shared["text"] == "Play Dots and Boxes with me, Triangles 3 · fewest wins:"
    assert shared["url"].endswith("/en/?grid=triangle:3&options=misere")
