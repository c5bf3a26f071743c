"""A server of its own: killed in the middle of a round, and one at which turns are short enough to be sat out."""

from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Opening
from tests.e2e.numbridge.tables import Racer, pair
from tests.rooms.processes.server import Server

TURN = 3


def any_right(racer: Racer) -> None:
    racer.plays(next(move for move in racer.moves(price=2) if not move.claims))


def everything(racer: Racer) -> list[str]:
    """All that a page shows of the round but its running dials."""
    cells = racer.field.locator("[data-cell]").evaluate_all("(all) => all.map((each) => each.ariaLabel)")
    parts = (".hand .token", ".facts", ".log li", ".bag", ".ask")
    shown = [racer.page.locator(part).all_inner_texts() for part in parts]
    return [*cells, *[text for texts in shown for text in texts]]


def lost_by(racer: Racer) -> Locator:
    """Turns, the latest first."""
    return racer.happened.filter(has_text="turn lost on time")


def test_a_server_that_is_killed_loses_nothing_and_the_pages_come_back(opening: Opening, tmp_path: Path) -> None:
    with Server(tmp_path, "--whole") as server:
        gold, coral = pair(opening, "blitz seconds=120 minutes=25", server=server.address, expected="WebSocket")
        for player in (gold, coral):
            player.solves()
        any_right(gold)
        any_right(coral)
        expect(gold.page).to_have_title("(your turn) Numbridge · table")
        gold.cell(next(move.cell for move in gold.moves(price=2) if not move.claims)).focus()
        gold.page.keyboard.press("Shift+Digit2")
        coral.do("offerDraw")
        expect(gold.page.locator("[data-offer=draw]")).to_be_visible()
        before = [everything(player) for player in (gold, coral)]
        server.kill()
        for player in (gold, coral):
            expect(player.status).to_have_text("No connection. Trying again…")
            expect(player.page.locator(".ask").first).to_contain_text("The clock runs on.")
        server.start()
        for player in (gold, coral):
            expect(player.page.locator(".place.table")).to_have_attribute("data-link", "open")
        expect(gold.status).to_have_text("Your turn: choose a tile")
        expect(coral.page.locator(".person[data-turn]")).to_contain_text("connected")
        assert [everything(player) for player in (gold, coral)] == before
        any_right(gold)
        any_right(coral)
        expect(gold.page.locator("[data-offer]")).to_have_count(0)  # it lapsed with the turn


def test_turns_that_are_sat_out_pass_and_the_third_in_a_row_loses(opening: Opening, tmp_path: Path) -> None:
    with Server(tmp_path, "--whole", "--turn", str(TURN)) as server:
        gold, coral = pair(opening, f"blitz seconds={TURN}", server=server.address)
        coral.do("offerDraw")
        expect(gold.page.locator("[data-offer=draw]")).to_be_visible()
        for player, name in ((gold, "You"), (coral, "Gold")):
            expect(lost_by(player).last).to_have_text(f"{name}: turn lost on time.")
            expect(player.page.locator("[data-offer]")).to_have_count(0)
            expect(player.page.locator(".person .misses")).to_have_text(["0 misses", "0 misses"])
            expect(player.page.locator(".token")).to_have_count(3)
        expect(coral.page).to_have_title("(your turn) Numbridge · table")
        expect(coral.voice).to_contain_text("turn lost on time")
        expect(gold.status).to_have_text("Three turns lost on time: Coral wins")
        expect(coral.status).to_have_text("The other lost three turns on time: you win")
        expect(lost_by(gold)).to_have_count(5)
        expect(gold.page.locator(".dial.turn")).to_have_count(0)
