"""A whole round without a pointer: a table made and joined, played to its end, and another round agreed on."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Opening
from tests.e2e.numbridge.tables import Move, Racer
from tests.e2e.rooms import enter

MOST_TABS = 60
SIZE = 6
AT = "(selector) => document.activeElement?.matches(selector) ?? false"


def tab_to(racer: Racer, selector: str) -> None:
    """As often as it takes from where the focus is."""
    for _ in range(MOST_TABS):
        if racer.page.evaluate(AT, selector):
            return
        racer.page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {selector}")


def press(racer: Racer, deed: str) -> None:
    expect(racer.deed(deed)).to_be_visible()
    tab_to(racer, f"[data-deed={deed}]")
    racer.page.keyboard.press("Enter")


def go_to(racer: Racer, cell: int) -> None:
    tab_to(racer, ".field [data-cell]")
    here = int(racer.page.evaluate("() => document.activeElement.dataset.cell"))
    rows, columns = cell // SIZE - here // SIZE, cell % SIZE - here % SIZE
    keys = ["ArrowDown" if rows > 0 else "ArrowUp"] * abs(rows)
    keys += ["ArrowRight" if columns > 0 else "ArrowLeft"] * abs(columns)
    for key in keys:
        racer.page.keyboard.press(key)
    expect(racer.cell(cell)).to_be_focused()


def make_move(racer: Racer, move: Move) -> None:
    go_to(racer, move.cell)
    if move.tile:
        racer.page.keyboard.press(f"Digit{move.tile}")
    racer.page.keyboard.press("KeyC" if move.claims else "Enter")
    expect(racer.cell(move.cell)).not_to_have_attribute("data-owner", "0")
    expect(racer.cell(move.cell)).not_to_have_attribute("data-pending", "")
    expect(racer.cell(move.cell)).to_be_focused()


def down(move: Move) -> int:
    """Towards a column that joins top and bottom."""
    return 10 * abs(move.cell % SIZE - 3) + move.claims


def across(move: Move) -> int:
    return 10 * abs(move.cell // SIZE - 2) + move.claims


def test_a_round_by_keyboard_alone(opening: Opening) -> None:
    gold = Racer(enter(opening, "/en/numbridge"))
    tab_to(gold, "[data-name=variant] input")
    gold.page.keyboard.press("ArrowRight")
    expect(gold.page.get_by_role("radio", name="Blitz")).to_be_focused()
    press(gold, "make")
    expect(gold.status).to_have_text("Waiting for Coral to join")
    coral = Racer(enter(opening, gold.page.url))
    press(coral, "join")
    expect(coral.page.locator(".rack")).to_be_visible()
    racers = (gold, coral)
    for racer in racers:
        racer.solves()
    while not gold.ended.count():
        turn = gold.page.locator(".person[data-turn]").get_attribute("data-person") or ""
        mover = racers[int(turn) - 1]
        happened = [racer.happened.count() for racer in racers]
        possible = mover.moves(price=2)
        if possible:
            make_move(mover, min(possible, key=down if mover is gold else across))
        else:
            go_to(mover, 0)
            mover.page.keyboard.press("KeyS")
        for racer, count in zip(racers, happened, strict=True):
            expect(racer.happened.nth(count)).to_be_attached()
    for racer in racers:
        expect(racer.status).to_have_text(re.compile("win"))
    press(coral, "newRound")
    press(gold, "accept")
    expect(coral.page.locator(".rack")).to_be_visible()
    expect(gold.page.locator(".rack")).to_be_visible()
