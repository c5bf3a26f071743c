"""Games with dice, and games of three and four, in a real browser."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESK, PHONE, Opening
from tests.e2e.player import PATIENCE, Player
from tests.e2e.screens import SCREENS, THEMES, check_barriers, check_width, keep_picture

MOST_STEPS = 400
DUE = ".throwing button:enabled, .line[data-offered], .status[data-over]"
MOVING = """() => document.getAnimations().map((each) => each.animationName).filter((name) => /fall|tell/.test(name))"""


def await_turn(player: Player) -> None:
    """Somebody here can do something, or it is over."""
    player.page.locator(DUE).first.wait_for(state="attached", timeout=PATIENCE)


def step(player: Player, *, by_keyboard: bool = False) -> None:
    """Whatever somebody here can do: throw, pass, or draw a line that the roll allows."""
    page = player.page
    await_turn(player)
    if player.over():
        return
    offered = player.board.locator(".line[data-offered]")
    count = offered.count()
    if by_keyboard:
        (offered if count else player.board.locator(".line")).first.focus()
        page.keyboard.press("Enter")
    elif count:
        player.act(offered.first)
    else:
        player.act(page.locator(".throwing .main"))
    player.settled()


def rolled(player: Player) -> None:
    """Until a roll leaves somebody here a line to draw."""
    for _ in range(MOST_STEPS):
        await_turn(player)
        if player.board.locator(".line[data-offered]").count():
            return
        assert not player.over()
        step(player)
    raise AssertionError("the dice never left a line")


def numbers(player: Player) -> list[str]:
    return player.board.locator(".box[data-numbered] text").all_text_contents()


def heard(page: Page) -> str:
    return " ".join(page.locator("[aria-live]").all_text_contents())


@pytest.mark.parametrize(("device", "options"), [(PHONE, "border+sum"), (DESK, "misere+border+product")])
def test_two_people_play_with_dice_to_the_end(opening: Opening, device: dict[str, object], options: str) -> None:
    player = opening(f"/en/?mode=two&grid=2x2&options={options}", device=device, reduced_motion="reduce")
    page = player.page
    expect(player.status).to_have_text(re.compile("Player 1.* to roll"))
    assert numbers(player) == []
    expect(player.button("Hint")).to_be_disabled()
    player.act(player.button("Roll"))
    expect(player.board.locator(".box[data-numbered]")).to_have_count(4)
    dealt = numbers(player)
    rolled(player)
    shown = page.locator(".faces b").inner_text()
    meant = player.board.locator(".box[data-numbered][data-meant] text").all_text_contents()
    assert meant
    assert set(meant) == {shown}
    player.act(player.button("Hint"))
    expect(player.board.locator(".line[data-hint][data-offered]")).to_have_count(1)
    before, drawn = page.locator(".thrown").get_attribute("aria-label"), player.drawn()
    step(player)
    expect(player.board.locator(".line:not([data-drawer='0'])")).to_have_count(drawn + 1)
    player.act(player.button("Undo"))
    expect(player.board.locator(".line:not([data-drawer='0'])")).to_have_count(drawn)
    expect(page.locator(".thrown")).to_have_attribute("aria-label", str(before))
    assert numbers(player) == dealt
    for _ in range(MOST_STEPS):
        if player.over():
            break
        step(player)
    assert player.over()
    assert player.points(1) + player.points(2) == 4
    player.act(player.button("New game"))
    expect(player.board.locator(".box[data-numbered]")).to_have_count(0)


def test_by_keyboard_alone_with_a_voice(opening: Opening) -> None:
    """One key at the board throws, draws and passes; each roll is told, also the computer's."""
    player = opening("/en/?grid=2x2&options=border+sum&level=easy", reduced_motion="reduce").ready()
    told = set()
    for _ in range(MOST_STEPS):
        if player.over():
            break
        step(player, by_keyboard=True)
        told |= set(re.findall(r"You rolled|The computer rolled|can be drawn|No side is free", heard(player.page)))
    assert player.over()
    assert {"You rolled", "The computer rolled"} <= told


def test_from_the_roll_button_the_keyboard_goes_on_at_the_board(opening: Opening) -> None:
    player = opening("/en/?mode=two&grid=3x3&options=sum", reduced_motion="reduce").ready()
    page = player.page
    for _ in range(MOST_STEPS):
        page.locator(".throwing .main").focus()
        page.keyboard.press("Enter")
        await_turn(player)
        if player.board.locator(".line[data-offered]").count():
            break
    expect(player.board.locator(".line[data-offered]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(player.board.locator(".line:not([data-drawer='0'])")).to_have_count(1)


def test_rolling_on_until_someone_can_draw(opening: Opening) -> None:
    player = opening("/en/?mode=two&grid=2x2&options=product", reduced_motion="reduce").ready()
    page = player.page
    on = page.get_by_role("button", name="Roll on")
    for _ in range(MOST_STEPS):
        await_turn(player)
        if on.count():
            break
        step(player)
    on.press("Enter")
    expect(player.board.locator(".line[data-offered]").first).to_be_attached()
    expect(player.button("Roll")).to_be_disabled()


def test_dice_fall_unless_motion_is_unwelcome(opening: Opening) -> None:
    for motion, falls in (("no-preference", True), ("reduce", False)):
        player = opening("/en/?mode=two&options=sum", reduced_motion=motion).ready()
        for _ in range(2):
            expect(player.page.locator(".throwing .main")).to_be_enabled()
            player.act(player.page.locator(".throwing .main"))
            expect(player.page.locator(".thrown")).to_have_attribute("role", "img")
            assert bool(player.page.evaluate(MOVING)) is falls
            player.settled()
            if player.page.locator(".throwing .main").is_disabled():
                break


def test_a_double_click_throws_once(opening: Opening) -> None:
    """Where it leaves no side the same place holds another button, which the second half must not press."""
    for shift in range(8):
        other_rolls = f"crypto.getRandomValues(new Uint32Array({shift}));"
        path = "/en/?mode=two&grid=2x2&options=product"
        player = opening(path, script=other_rolls, reduced_motion="reduce").ready()
        player.page.locator(".throwing .main").dblclick()
        await_turn(player)
        if player.board.locator(".line[data-offered]").count() == 0:
            expect(player.status).to_have_text(re.compile("No side is free"))
            expect(player.page.get_by_role("button", name="Pass", exact=True)).to_be_enabled()
            expect(player.page.locator(".dice")).to_have_attribute("data-person", "1")
            return
    raise AssertionError("every first roll left a side")


SIGHTS = [("phone", "el"), ("sideways", "nl"), ("desk", "en")]


@pytest.mark.parametrize(("screen", "language"), SIGHTS)
def test_four_with_dice_fit_and_keep_nobody_out(opening: Opening, screen: str, language: str) -> None:
    path = f"/{language}/?mode=more&seats=human+easy+human+hard&grid=4x4&options=misere+sum"
    player = opening(path, device=SCREENS[screen], reduced_motion="reduce")
    page = player.page
    expect(page.locator(".person")).to_have_count(4)
    for _ in range(6):
        step(player)
    rolled(player)
    expect(page.locator(".throwing button").first).to_be_in_viewport(ratio=1)
    for theme in THEMES:
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        check_width(page)
        check_barriers(page)
        keep_picture(page, f"dice-{screen}-{language}-{theme}")
    sheet = player.open_sheet()
    expect(sheet.locator(".seat select")).to_have_count(4)
    check_width(page)
    check_barriers(page)
    keep_picture(page, f"seats-{screen}-{language}-dark")


def test_seats_are_chosen_in_the_sheet_and_kept_in_the_address(opening: Opening) -> None:
    player = opening("/en/", device=PHONE, reduced_motion="reduce").ready()
    page = player.page
    player.choose(mode="Three or four", width="2", height="2", numbers="Adding")
    assert page.url.endswith("?mode=more&grid=2x2&options=sum")
    sheet = player.open_sheet()
    expect(sheet.locator("[data-name=pie]")).to_have_count(0)
    sheet.locator(".seat select").nth(1).select_option("easy")
    expect(page).to_have_url(re.compile(r"seats=human\+easy\+human&grid=2x2"))
    sheet.locator("[data-name=seats]").get_by_role("radio", name="4 players").check(force=True)
    sheet.locator(".seat select").nth(3).select_option("hard")
    sheet.get_by_role("textbox").nth(0).fill("Anna")
    sheet.get_by_role("textbox").nth(1).fill("Ben")
    player.close_sheet()
    page.reload()
    expect(page.locator(".person")).to_have_count(4)
    expect(page.locator(".person").nth(3)).to_contain_text("Hard")
    rolled(player)
    step(player)
    sheet = player.open_sheet()
    expect(sheet.locator(".seat select").nth(0)).to_be_disabled()
    sheet.locator(".seat select").nth(1).select_option("medium")
    player.close_sheet()
    expect(page.locator(".person").nth(1)).to_contain_text("Medium")
    assert player.drawn() > 0
    for _ in range(MOST_STEPS):
        if player.over():
            break
        step(player)
    assert player.over()
    expect(player.status).to_have_text(re.compile("wins with|share the win|A draw"))
    player.open_sheet()
    player.act(player.sheet.locator("summary").first)
    assert page.evaluate("localStorage['kamertje.results']") is None


def test_computers_alone_play_once_they_are_started(opening: Opening) -> None:
    player = opening("/en/?mode=more&seats=easy+medium+hard&grid=2x2", reduced_motion="reduce")
    player.act(player.button("Start"))
    player.page.locator(".status[data-over]").wait_for(timeout=PATIENCE)
    expect(player.button("Undo")).to_be_disabled()
    assert sum(player.points(who) for who in (1, 2, 3)) == 4
