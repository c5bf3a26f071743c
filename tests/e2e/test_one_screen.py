"""Every point of playing on one screen, on a phone, a phone on its side and a desk."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Opening
from tests.e2e.player import CLOSES, GIVES, SAFE, Player
from tests.e2e.screens import SCREENS

TWO = "/en/?mode=two&grid=2x2"


@pytest.fixture(params=SCREENS)
def at(request: pytest.FixtureRequest, opening: Opening) -> Opening:
    def open_at(path: str = "/en/", **more: object) -> Player:
        return opening(path, device=SCREENS[request.param], **more).ready()

    return open_at


def spot(player: Player, line: str, aside: float) -> tuple[float, float]:
    """A place on the screen beside the middle of a level line, in pitches."""
    box = player.named(line).locator(".rule").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + aside * box["width"]


def tap(player: Player, place: tuple[float, float]) -> None:
    if player.page.evaluate("matchMedia('(pointer: coarse)').matches"):
        player.page.touchscreen.tap(*place)
    else:
        player.page.mouse.click(*place)


def press(line: Locator) -> None:
    line.focus()
    line.press("Enter")


def test_near_a_line_draws_it_and_the_middle_of_a_box_nothing(at: Opening) -> None:
    player = at(TWO)
    tap(player, spot(player, "a2-b2", 0.5))
    tap(player, spot(player, "a2-b2", 0.33))
    expect(player.status).to_have_text("Player 1 draws the first line")
    assert player.drawn() == 0
    tap(player, spot(player, "a2-b2", 0.25))
    expect(player.named("a2-b2")).to_have_attribute("data-drawer", "1")
    player.my_turn()
    player.unguarded()
    tap(player, spot(player, "b2-c2", -0.25))
    expect(player.named("b2-c2")).to_have_attribute("data-drawer", "2")
    tap(player, spot(player, "b2-c2", 0.1))
    assert player.drawn() == 2


def test_hover_and_focus_show_the_line_before_it_is_drawn(at: Opening) -> None:
    player = at(TWO)
    line = player.named("a2-b2")
    line.focus()
    player.page.keyboard.press("ArrowRight")
    expect(player.named("b2-c2")).to_have_attribute("data-meant", "")
    expect(player.board.locator("[data-meant]")).to_have_count(1)
    player.page.keyboard.press("Tab")
    expect(player.board.locator("[data-meant]")).to_have_count(0)
    if not player.page.evaluate("matchMedia('(pointer: coarse)').matches"):
        player.page.mouse.move(*spot(player, "a2-b2", 0.2))
        expect(line).to_have_attribute("data-meant", "")
        player.page.mouse.move(*spot(player, "a2-b2", 0.5))
        expect(line).not_to_have_attribute("data-meant", "")


def test_colours_patterns_and_letters_say_whose_a_box_is(at: Opening) -> None:
    player = at(TWO).call("Anna", "Ben").draw("a1-b1", "a1-a2", "b1-b2", "a2-b2")
    box = player.board.locator(".box").first
    expect(box).to_have_attribute("data-owner", "2")
    expect(box.locator("text")).to_have_text("B")
    expect(box.locator(".pencil")).to_have_attribute("fill", "url(#pencil-2)")
    expect(player.board.locator(".line[data-last]")).to_have_attribute("aria-label", "a2–b2, drawn: \u2068Ben\u2069")
    expect(player.status).to_have_text("A box! \u2068Ben\u2069 draws again")
    assert (player.points(1), player.points(2)) == (0, 1)
    # Undo takes back the last line alone, whoever drew it.
    player.act(player.button("Undo"))
    expect(player.named("a2-b2")).to_have_attribute("data-drawer", "0")
    assert (player.drawn(), player.points(2)) == (3, 0)


def test_names_are_literal_short_and_kept_nowhere(at: Opening) -> None:
    player = at(TWO)
    page = player.page
    markup, turned = "<img src=x>", "\u202eחץabc"
    player.call(markup, "😀" * 200)
    names = page.locator(".called bdi")
    expect(names.nth(0)).to_have_text(markup)
    expect(names.nth(1)).to_have_text("😀" * 14)
    expect(page.locator(".panel img")).to_have_count(0)
    player.call(turned, "\u202eabd")
    expect(names.nth(0)).to_have_text(turned)
    expect(player.status).to_have_text("\u2068חץabc\u2069 draws the first line")
    player.call("Anna", "Arie")
    expect(page.locator(".tile text")).to_have_text(["An", "Ar"])
    assert page.url.endswith(TWO)
    assert "Anna" not in page.evaluate("JSON.stringify([localStorage, sessionStorage, document.cookie, history.state])")
    narrow = page.locator(".person").first.bounding_box()
    player.call("W" * 14, "M" * 14)
    wide = page.locator(".person").first.bounding_box()
    assert narrow is not None
    assert wide is not None
    assert wide["width"] == narrow["width"]
    page.reload()
    player.ready()
    expect(names).to_have_text(["Player 1", "Player 2"])


def test_who_begins_alternates_after_each_finished_game(at: Opening) -> None:
    player = at("/en/?grid=2x2&starter=alternating&options=border&level=easy")
    expect(player.status).to_have_text("Draw the first line")
    player.play(press)
    player.new_game()
    expect(player.status).to_have_text("The computer begins")
    assert player.drawn() == 8
    player.act(player.button("Start"))
    player.my_turn()
    assert player.drawn_by(2) == 1
    # A game that is not finished changes nothing.
    player.new_game()
    expect(player.status).to_have_text("The computer begins")


def test_the_second_player_may_take_the_first_line_over(at: Opening) -> None:
    player = at(f"{TWO}&options=pie").draw("a1-b1")
    expect(player.status).to_have_text("Player 2 draws, or takes this line over")
    player.act(player.button("Swap"))
    expect(player.named("a1-b1")).to_have_attribute("data-drawer", "2")
    expect(player.button("Swap")).to_have_count(0)
    expect(player.status).to_have_text("Player 1 to draw")
    player.act(player.button("Undo"))
    expect(player.named("a1-b1")).to_have_attribute("data-drawer", "1")
    player.draw("a2-b2")
    expect(player.button("Swap")).to_have_count(0)


def test_a_hint_and_marked_giveaways(at: Opening) -> None:
    player = at(TWO).draw("a1-b1", "a1-a2").switch(marks=True)
    expect(player.board.locator("[data-marked]")).to_have_count(player.line(GIVES).count())
    assert player.line(GIVES).count() > 0
    player.draw("b1-b2")
    player.act(player.button("Hint"))
    hint = player.board.locator("[data-hint]")
    expect(hint).to_have_attribute("aria-label", "a2–b2, closes a box, hint")
    assert player.drawn() == 3
    colour = "getComputedStyle(document.querySelector('[data-hint] .beads')).stroke"
    own = "getComputedStyle(document.querySelector('[data-person=\"2\"] .points')).color"
    assert player.page.evaluate(f"{colour} === {own}")
    player.draw("a2-b2")
    expect(hint).to_have_count(0)
    player.page.reload()
    player.ready().draw("a1-b1", "a1-a2")
    expect(player.board.locator("[data-marked]").first).to_be_attached()
    assert "marks" not in player.page.url


def test_the_fewest_win_is_said_and_who_is_nearer_to_losing(at: Opening) -> None:
    player = at(f"{TWO}&options=misere").draw("a1-b1", "a1-a2", "b1-b2")
    expect(player.page.locator(".left")).to_have_text("Fewest boxes wins · 4 boxes left")
    expect(player.page.locator("[data-losing]")).to_have_count(0)
    player.draw("a2-b2")
    expect(player.page.locator(".person[data-person='2'] [data-losing]")).to_have_text("nearer to losing")
    player.play(press, [CLOSES, GIVES, SAFE])
    expect(player.status).to_have_text(
        re.compile(r"^Player 1 wins, [01] to [34]$|^A draw, 2 each$|^Player 2 wins, 1 to 3$")
    )


def test_a_decided_game_says_so_goes_on_and_a_new_one_keeps_the_set_up(at: Opening) -> None:
    player = at(f"{TWO}&options=border+noextra&starter=2")
    expect(player.status).to_have_text("Player 2 draws the first line")
    player.play(press, until=lambda: player.page.locator(".left[data-decided]").count() > 0)
    if not player.over():
        expect(player.page.locator(".left[data-decided]")).to_have_text(
            re.compile(r"^Decided: (Player \d wins|a draw)$")
        )
    player.play(press)
    expect(player.status).to_have_text(re.compile(r"^Player \d wins, \d to \d$|^A draw, 2 each$"))
    expect(player.button("Undo")).to_be_disabled()
    player.new_game()
    expect(player.status).to_have_text("Player 2 draws the first line")
    expect(player.line("border")).to_have_count(8)


def test_rules_lock_while_a_game_runs_and_the_level_does_not(at: Opening) -> None:
    player = at("/en/?grid=hexagon:2&level=easy")
    player.draw("a1-a2")
    sheet = player.open_sheet()
    for name in ("mode", "shape", "width", "starter", "pie"):
        expect(sheet.locator(f"[data-name={name}] input").first).to_be_disabled()
    sheet.locator("[data-name=level]").get_by_role("radio", name="Hard", exact=True).check(force=True)
    assert player.drawn() == 2
    expect(player.page).to_have_url(re.compile(r"level=hard&grid=hexagon:2$"))
    player.act(sheet.get_by_role("button", name="New game"))
    expect(sheet.locator("[data-name=pie] input")).to_be_enabled()
    player.close_sheet()
    expect(player.page.locator(".panel")).to_contain_text("Hard")
    assert player.drawn() == 0


def test_the_results_of_this_browser(at: Opening) -> None:
    player = at("/en/?grid=triangle:2&options=border&level=easy")
    player.play(press)
    player.new_game()
    expect(player.line()).to_have_count(3)
    player.play(press)
    sheet = player.open_sheet()
    player.act(sheet.get_by_text("My results", exact=True))
    tallies, last = sheet.get_by_role("table").all()
    expect(tallies.get_by_role("row")).to_have_count(2)
    expect(tallies).to_contain_text("Triangles 2 · border drawn")
    expect(last.get_by_role("row")).to_have_count(2)
    with player.page.expect_download() as saved:
        player.act(sheet.get_by_role("button", name="Save as a file"))
    assert saved.value.path().read_text() == player.page.evaluate("localStorage['kamertje.results']")
    player.act(sheet.get_by_role("button", name="Clear my results"))
    player.act(sheet.get_by_role("button", name="Keep them"))
    expect(tallies).to_be_visible()
    player.act(sheet.get_by_role("button", name="Clear my results"))
    player.act(sheet.get_by_role("button", name="Yes, clear them all"))
    expect(sheet.get_by_text("No finished game yet.")).to_be_visible()
    assert player.page.evaluate("localStorage['kamertje.results']") is None
