"""Tables in memory, for tests of what requests make of them."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from kamertje.club.identity import Player
from kamertje.dots.online.rules import DotsRules
from kamertje.match.decide import Decision, Moment, decide, make
from kamertje.match.game import Game
from kamertje.match.look import Scene
from kamertje.match.record import Drawing, Entry, decode_table, encode_entry, encode_table, replay
from kamertje.match.refusal import Refusal
from kamertje.match.requests import Join, Make, Request, Resume, TimeOut
from kamertje.match.table import Table
from kamertje.numbridge.rules import NumbridgeRules
from kamertje.numbridge.setup import VARIANTS
from kamertje.wire.commands import Play
from kamertje.wire.views import TableView, YouView
from tests.rooms.toy import ToyRules

GAMES: dict[str, Game] = {game.name: game for game in (DotsRules(), NumbridgeRules(), ToyRules())}


def game_of(setup: str) -> str:
    """The name of the game whose set-up it is."""
    if setup.startswith("toy"):
        return "toy"
    return "numbridge" if setup.partition(" ")[0] in VARIANTS else "dots"


class Look(NamedTuple):
    table: TableView
    you: YouView
    game: Any


@dataclass
class Desk:
    """One table, with everybody connected but `absent`. Whatever is done to it is logged, stored and read again."""

    setup: str
    watch: bool = False
    rated: str = ""
    now: float = 1000.0
    chance: int = 0
    absent: set[int] = field(default_factory=set)
    entries: list[bytes] = field(default_factory=list)
    count: int = 0
    scene: Scene | None = None

    def __post_init__(self) -> None:
        self.game = GAMES[game_of(self.setup)]
        request, drawing = Make(self.game.name, self.setup, self.watch, self.rated), Drawing(self.random)
        made = make(self.game, request, Moment(frozenset(), self.now, drawing))
        assert isinstance(made, Table)
        self.table = made
        self.entries.append(encode_entry(Entry(self.now, 1, request, tuple(drawing.drawn))))

    def random(self, bound: int) -> int:
        self.chance = (self.chance * 1103515245 + 12345) % 2**31
        return (self.chance >> 8) % bound

    @property
    def present(self) -> frozenset[int]:
        return frozenset(self.table.holders()) - self.absent

    def ask(self, seat: int, request: Request) -> Refusal | tuple[Any, ...]:
        drawing = Drawing(self.random)
        decided = decide(self.game, self.table, seat, request, Moment(self.present, self.now, drawing))
        if isinstance(decided, Refusal):
            return decided
        assert isinstance(decided, Decision)
        if decided.table is not self.table:
            assert decided.table.seq == self.table.seq + 1
            self.entries.append(encode_entry(Entry(self.now, seat, request, tuple(drawing.drawn), decided.events)))
            self.table = decode_table(GAMES, encode_table(self.game, decided.table))
        return decided.events

    def done(self, seat: int, request: Request) -> list[str]:
        """The names of the events; fails for a refusal."""
        events = self.ask(seat, request)
        assert not isinstance(events, Refusal), events
        return [type(event).__name__ for event in events]

    def refused(self, seat: int, request: Request) -> str:
        before = encode_table(self.game, self.table)
        answer = self.ask(seat, request)
        assert isinstance(answer, Refusal), answer
        assert encode_table(self.game, self.table) == before
        return answer.code

    def fill(self) -> "Desk":
        while "empty" in self.table.seats:
            self.done(0, Join())
        return self

    def play(self, command: Any, *, version: int | None = None, id: str | None = None) -> Play[Any]:  # noqa: A002
        return Play(id or self.id(), self.table.version if version is None else version, command)

    def id(self) -> str:
        self.count += 1
        return f"c{self.count}"

    def look(self, viewer: int) -> Look:
        """What is told to a viewer; a scene that is said to last shows what a new one does."""
        asked = self.game, self.table, self.present, dict[int, Player]()
        new = Scene(*asked)
        if self.scene is None or not self.scene.lasts(*asked):
            self.scene = new
        table, you = self.scene.table, self.scene.you(self.table, viewer)
        assert (bytes(table), bytes(you)) == (bytes(new.table), bytes(new.you(self.table, viewer)))
        game = self.scene.game(self.game, self.table, viewer, self.now)
        return Look(msgspec.json.decode(table, type=TableView), msgspec.json.decode(you, type=YouView), game)

    def check_log(self) -> None:
        """The log leads to the table, value for value."""
        assert encode_table(self.game, replay(GAMES, self.entries)) == encode_table(self.game, self.table)


__all__ = ["GAMES", "Desk", "Join", "Resume", "TimeOut"]
