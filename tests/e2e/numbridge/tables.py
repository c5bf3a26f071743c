"""Somebody at a table of Numbridge, who sees what the page shows, and knows what its field solves to."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Opening
from tests.e2e.rooms import Guest, enter
from tests.reference.sudoku import solutions

# A cell's name says where it is, in whichever language.
BLOCK = re.compile(r"(?:block|blok|μπλοκ) (\d+)")
READ = """() => [...document.querySelectorAll('.field [data-cell]')].map((cell) => ({
    name: cell.getAttribute('aria-label'),
    digit: Number(cell.querySelector('.digit')?.textContent ?? 0),
    given: cell.hasAttribute('data-given'),
    owner: Number(cell.dataset.owner),
}))"""
# A tile and a cell, touched one after the other.
PLAY = """([tile, cell]) => {
    document.querySelector(`.hand [data-tile="${tile}"]`)?.click();
    document.querySelector(`.field [data-cell="${cell}"]`)
        .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
}"""


@dataclass(frozen=True)
class Move:
    """tile 0: none is needed."""

    cell: int
    tile: int
    claims: bool


class Racer(Guest):
    def __init__(self, guest: Guest) -> None:
        super().__init__(guest)
        self.field = self.page.locator(".field")
        self.happened = self.page.locator(".log li")
        self.ended = self.page.locator(".status[data-over]")
        self.solution: Sequence[int] = ()

    def cell(self, number: int) -> Locator:
        return self.field.locator(f"[data-cell='{number}']")

    def tiles(self) -> list[int]:
        found = self.page.locator(".hand .token").evaluate_all("(all) => all.map((each) => Number(each.dataset.tile))")
        return [int(digit) for digit in found]

    def solves(self) -> Sequence[int]:
        """What anybody can work out from the givens."""
        cells = self.page.evaluate(READ)
        blocks = [int(found[1]) - 1 if (found := BLOCK.search(cell["name"])) else 0 for cell in cells]
        self.solution = next(solutions(max(blocks) + 1, blocks, [cell["digit"] for cell in cells]))
        return self.solution

    def moves(self, *, price: int) -> list[Move]:
        """Every right digit and every given that can be claimed."""
        cells, tiles = self.page.evaluate(READ), self.tiles()
        open_cells = [number for number, cell in enumerate(cells) if not cell["digit"]]
        found = [
            Move(cell, tile, claims=False) for tile in set(tiles) for cell in open_cells if self.solution[cell] == tile
        ]
        if not tiles or len(tiles) >= price:
            free = [number for number, cell in enumerate(cells) if cell["given"] and not cell["owner"]]
            found += [Move(cell, tiles[0] if tiles else 0, claims=True) for cell in free]
        return found

    def plays(self, move: Move) -> None:
        self.page.evaluate(PLAY, [move.tile, move.cell])
        expect(self.cell(move.cell)).not_to_have_attribute("data-pending", "")
        expect(self.cell(move.cell)).not_to_have_attribute("data-owner", "0")


Wish = Callable[[Move], int]


def play_on(
    first: Racer, second: Racer, wishes: tuple[Wish, Wish], *, price: int, each: Callable[[], None] = lambda: None
) -> None:
    """To the end. Each plays what they wish for most: the lowest number. each: done before every move."""
    racers = (first, second)
    while not first.ended.count():
        each()
        turn = first.page.locator(".person[data-turn]").get_attribute("data-person") or ""
        mover, wish = racers[int(turn) - 1], wishes[int(turn) - 1]
        happened = [racer.happened.count() for racer in racers]
        possible = mover.moves(price=price)
        if possible:
            mover.plays(min(possible, key=wish))
        else:
            mover.do("swap")
        for racer, count in zip(racers, happened, strict=True):
            expect(racer.happened.nth(count)).to_be_attached()


def make_table(page: Page, setup: str, language: str = "en", server: str = "") -> str:
    """In the name of that browser, without its page."""
    answer = page.request.post(f"{server}/api/rooms", data={"game": "numbridge", "setup": setup, "watch": False})
    return f"{server}/{language}{answer.json()['path']}"


def pair(
    opening: Opening, setup: str = "blitz", *, language: str = "en", server: str = "", **more: Any
) -> tuple[Racer, Racer]:
    """Two browsers at one table, and the field dealt. server: another one than that of all tests."""
    maker = enter(opening, **more)
    path = make_table(maker.page, setup, language, server)
    maker.page.goto(path)
    guest = enter(opening, path, **more)
    guest.do("join")
    for player in (maker, guest):
        expect(player.page.locator(".rack")).to_be_visible()
    return Racer(maker), Racer(guest)
