"""Numbridge as two people play it: each variant to its end, and all that can go otherwise on the way."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Opening
from tests.e2e.numbridge.tables import Move, Racer, make_table, pair, play_on
from tests.e2e.rooms import enter

# The time of day, a minute and a half off; the page's steady clock is as it was.
SKEWED = "{{ const now = Date.now; Date.now = () => now() + {}; }}"

UNHURRIED = """() => new Promise((done) => {
    const from = performance.now();
    const look = () => (performance.now() - from > 700 ? done(null) : requestAnimationFrame(look));
    look();
})"""


def any_right(move: Move) -> int:
    return move.claims * 100 + move.cell


def down_the_middle(move: Move) -> int:
    """Towards column 4 of six, which joins top and bottom."""
    return 10 * abs(move.cell % 6 - 3) + move.claims


def test_a_table_is_made_joined_played_to_the_end_and_found_fair(opening: Opening) -> None:
    made = enter(opening, "/en/numbridge")
    made.page.locator("[data-name=variant] label").filter(has_text="Blitz").click()
    made.page.get_by_role("checkbox", name="Mark candidates").check(force=True)
    made.do("make")
    expect(made.status).to_have_text("Waiting for Coral to join")
    address = made.page.get_by_label("Link to this room", exact=True).input_value()
    guest = Racer(enter(opening, address, device=PHONE))
    expect(guest.page).to_have_url(re.compile("/en/numbridge/table/"))
    guest.do("join")
    maker = Racer(made)
    expect(maker.page).to_have_title("(your turn) Numbridge · table")
    expect(guest.page).to_have_title("Numbridge · table")
    solution = maker.solves()
    guest.solves()

    tile = maker.tiles()[0]
    maker.page.locator(f".hand [data-tile='{tile}']").first.click()
    wrong = next(
        int(cell.get_attribute("data-cell") or "")
        for cell in maker.field.locator("[data-candidate]").all() + maker.field.locator("[data-cell]").all()
        if solution[int(cell.get_attribute("data-cell") or "")] != tile and cell.get_attribute("data-given") is None
    )
    maker.cell(wrong).dispatch_event("click")
    for player in (maker, guest):
        expect(player.page.locator(".miss")).to_contain_text(str(tile))
        expect(player.page.locator(".person[data-person='1'] .misses")).to_have_text("1 miss")
        expect(player.happened.first).to_contain_text(f"a miss, no {tile} on row")
        expect(player.cell(wrong).locator("[data-missed]")).to_have_text(str(tile))
    expect(guest.voice).to_contain_text("Gold: a miss")

    guest.do("offerDraw")
    expect(maker.page.locator("[data-offer=draw]")).to_contain_text("Coral offers a draw")
    guest.plays(min(guest.moves(price=2), key=any_right))
    expect(maker.page.locator("[data-offer]")).to_have_count(0)
    expect(maker.voice).to_contain_text("so the offer of a draw has lapsed")

    play_on(maker, guest, (down_the_middle, any_right), price=2)
    expect(maker.field.locator(".solved")).to_have_count(maker.field.locator("[data-cell]:not(:has(.digit))").count())
    maker.do("verify")
    expect(maker.page.locator(".verdict")).to_have_attribute("data-verdict", "fair")
    maker.page.get_by_role("button", name="To the start").click()
    expect(maker.field.locator("[data-cell]:not([data-owner='0'])")).to_have_count(0)
    expect(maker.field.locator(".solved")).to_have_count(0)
    with maker.page.expect_download() as saved:
        maker.do("record")
    assert '"numbridge":1' in saved.value.path().read_text()
    maker.do("newRound")
    guest.do("accept")
    expect(maker.page.locator(".rack")).to_be_visible()
    expect(maker.page.locator(".person[data-person='1'] .misses")).to_have_text("0 misses")


@pytest.mark.parametrize("setup", ["bridge irregular", "domains"])
def test_a_round_of_the_others_has_a_winner(opening: Opening, setup: str) -> None:
    maker, guest = pair(opening, setup)
    for player in (maker, guest):
        player.solves()
    if setup == "domains":
        scores = maker.page.locator(".block-scores button")
        expect(scores).to_have_count(9)
        assert scores.evaluate_all("(all) => all.every((each) => each.scrollWidth <= each.clientWidth)")
        lit = maker.field.locator(".cell[data-lit]")
        for point in (scores.nth(4).hover, scores.nth(5).focus):
            point()
            expect(lit).to_have_count(9)
        expect(lit.first).to_have_attribute("aria-label", re.compile("block 6,"))
        maker.page.locator(".field [tabindex='0']").focus()
        expect(lit.first).not_to_have_attribute("aria-label", re.compile("block 6,"))
        play_on(maker, guest, (any_right, lambda move: -move.cell), price=1)
    else:
        play_on(maker, guest, (lambda move: abs(move.cell % 9 - 4), lambda move: -(move.cell % 9)), price=1)
    winner, loser = (maker, guest) if maker.status.inner_text() == "You win" else (guest, maker)
    expect(winner.status).to_have_text("You win")
    expect(loser.status).to_have_text(re.compile("^(Gold|Coral) wins$"))


def test_dials_are_the_same_whatever_the_time_of_day_and_stand_after_the_end(opening: Opening) -> None:
    maker = Racer(enter(opening, script=SKEWED.format(90_000)))
    path = maker.page.request.post("/api/rooms", data={"game": "numbridge", "setup": "blitz"}).json()["path"]
    maker.page.goto(f"/en{path}")
    guest = Racer(enter(opening, script=SKEWED.format(-90_000)))
    guest.page.clock.install()
    guest.page.goto(f"/en{path}")
    guest.do("join")
    dials = (maker.page.locator(".dial.turn"), guest.page.locator(".dial.turn"))
    shown = [[int(part) for part in dial.inner_text().split(":")] for dial in dials]
    assert abs(shown[0][1] - shown[1][1]) <= 1
    assert shown[0][0] == 0
    maker.do("askResign")
    maker.act(maker.sheet.locator("[data-deed=resign]"))
    expect(maker.status).to_have_text("Given up: Coral wins")
    expect(guest.status).to_have_text("The other gave up: you win")
    stopped = guest.page.locator(".person .dial").all_inner_texts()
    assert stopped == maker.page.locator(".person .dial").all_inner_texts()
    guest.page.clock.run_for(6000)
    assert guest.page.locator(".person .dial").all_inner_texts() == stopped
    expect(guest.page.locator(".dial.turn")).to_have_count(0)


def test_keys_alone_play_note_and_undo_and_a_refused_move_goes_back(opening: Opening) -> None:
    maker, guest = pair(opening)
    page = maker.page
    solution = maker.solves()
    cell = next(move.cell for move in maker.moves(price=2) if not move.claims)
    page.locator(".field [tabindex='0']").focus()
    for key in ["ArrowDown"] * (cell // 6) + ["ArrowRight"] * (cell % 6):
        page.keyboard.press(key)
    expect(maker.cell(cell)).to_be_focused()
    place = rf"^row {cell // 6 + 1}, column {cell % 6 + 1}, block \d, empty"
    expect(maker.cell(cell)).to_have_attribute("aria-label", re.compile(place))
    expect(maker.field.locator(".cell[data-lit]")).to_have_count(6 + 5 + 2)
    page.keyboard.press("Shift+Digit4")
    expect(maker.cell(cell)).to_have_attribute("aria-label", re.compile("notes 4$"))
    page.keyboard.press("n")
    page.keyboard.press("Digit2")
    expect(maker.cell(cell)).to_have_attribute("aria-label", re.compile("notes 2 4$"))
    page.keyboard.press("u")
    expect(maker.cell(cell)).to_have_attribute("aria-label", re.compile("notes 4$"))
    page.reload()
    expect(maker.cell(cell)).to_have_attribute("aria-label", re.compile("notes 4$"))

    page.locator(".field [tabindex='0']").focus()
    for key in ["ArrowDown"] * (cell // 6) + ["ArrowRight"] * (cell % 6):
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect(maker.voice).to_have_text("First choose a tile.")
    first = maker.voice.get_attribute("id")
    page.keyboard.press("Enter")
    expect(page.locator(f"[aria-live]:not(:empty):not(#{first})")).to_have_text("First choose a tile.")  # said again
    page.keyboard.press(f"Digit{solution[cell]}")
    expect(page.locator(".token[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".token[aria-pressed=true]")).to_have_count(0)
    page.keyboard.press(f"Digit{solution[cell]}")
    page.keyboard.press("Enter")
    expect(maker.cell(cell)).to_have_attribute("data-owner", "1")
    expect(maker.voice).to_contain_text(f"You: {solution[cell]} placed on row")
    expect(guest.page).to_have_title("(your turn) Numbridge · table")
    guest.page.keyboard.press("KeyS")
    expect(guest.happened.first).to_have_text("You: a new hand.")


def test_a_number_for_the_deal_that_comes_second_counts_too(opening: Opening) -> None:
    maker = enter(opening, wired=True)
    path = make_table(maker.page, "blitz")
    maker.page.goto(path)
    maker.wire.stale = 1
    guest = Racer(enter(opening, path))
    guest.do("join")
    expect(maker.page.locator(".rack")).to_be_visible()
    assert maker.wire.stale == 0
    expect(maker.page.locator(".failed")).to_have_count(0)
    guest.do("askResign")
    guest.act(guest.sheet.locator("[data-deed=resign]"))
    with maker.page.expect_download() as saved:
        maker.do("record")
    assert all(json.loads(saved.value.path().read_text())["nonces"])


def test_giving_up_counts_whatever_else_happens_in_the_same_instant(opening: Opening) -> None:
    maker = enter(opening, wired=True)
    path = make_table(maker.page, "domains")
    maker.page.goto(path)
    guest = enter(opening, path)
    guest.do("join")
    expect(maker.page.locator(".rack")).to_be_visible()
    maker.wire.hold()
    maker.page.keyboard.press("KeyS")
    maker.do("askResign")
    maker.act(maker.sheet.locator("[data-deed=resign]"))
    expect(maker.sheet).to_be_hidden()
    maker.wire.stale = 2  # the hand is not changed, and the first word of giving up comes too late
    maker.wire.release()
    expect(Racer(maker).status).to_have_text("Given up: Coral wins")
    expect(Racer(guest).status).to_have_text("The other gave up: you win")
    assert maker.wire.stale == 0
    expect(maker.page.locator(".failed")).to_have_count(0)


def test_a_key_or_a_button_pressed_twice_by_accident_counts_once(opening: Opening) -> None:
    gold, coral = pair(opening, "domains")
    gold.page.keyboard.press("KeyS")
    expect(coral.page).to_have_title(re.compile("your turn"))
    page = coral.page
    for _ in range(2):  # both moves of the pair are there
        page.keyboard.press("KeyS")
        expect(coral.happened.first).to_have_text("You: a new hand.")
    coral.deed("swap").evaluate(
        "(button) => button.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }))"
    )
    page.evaluate(UNHURRIED)
    assert coral.happened.count() == 3
    assert coral.status.inner_text() == "One more move: choose a tile"
    page.keyboard.press("KeyS")
    expect(coral.happened).to_have_count(4)
    coral.deed("offerDraw").dblclick()
    gold.deed("decline").dblclick()
    for player in (gold, coral):
        expect(player.page.locator(".ask")).to_have_count(0)
        expect(player.page.locator(".failed")).to_have_count(0)


def test_keys_of_an_onlooker_do_nothing(opening: Opening) -> None:
    maker = enter(opening)
    answer = maker.page.request.post("/api/rooms", data={"game": "numbridge", "setup": "blitz", "watch": True})
    path = f"/en{answer.json()['path']}"
    maker.page.goto(path)
    enter(opening, path).do("join")
    expect(maker.page.locator(".rack")).to_be_visible()
    onlooker = Racer(enter(opening, path))
    expect(onlooker.status).to_have_text("Gold to play")
    onlooker.field.locator("[tabindex='0']").focus()
    for key in ("KeyN", "Digit1", "Shift+Digit2", "KeyS", "KeyC", "Enter"):
        onlooker.page.keyboard.press(key)
    expect(onlooker.status).to_have_text("Gold to play")
    expect(onlooker.field.locator(".small")).to_have_count(0)
    expect(onlooker.page.locator(".failed, .rack")).to_have_count(0)
