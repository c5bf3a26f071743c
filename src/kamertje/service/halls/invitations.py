"""What can be asked in the halls: make an invitation, withdraw it, take somebody else's."""

from dataclasses import replace

from kamertje.bus import Bus
from kamertje.club.halls import GAME, Choice, setup_of, unfit
from kamertje.club.identity import Player
from kamertje.club.invitations import MOST_OPEN, Invitation, unable
from kamertje.club.rating import Standing
from kamertje.match.decide import Decision, Moment, decide, make
from kamertje.match.game import Game
from kamertje.match.record import Drawing, Entry, encode_entry, encode_table
from kamertje.match.refusal import Refusal
from kamertje.match.requests import Join, Make
from kamertje.match.table import Table
from kamertje.service.desk import Desk
from kamertje.service.halls.lists import Shown, show_invitation, table_path
from kamertje.service.halls.lobby import Lobby
from kamertje.service.keys import hashed, new_id
from kamertje.storage.club import invitations as kept
from kamertje.storage.club.ratings import standings
from kamertje.storage.port import Opening
from kamertje.wire.halls import AskedInvitation

HALLS = "halls"  # by which processes tell each other that something changed here


class Invitations:
    """`key` is the browser's own, `player` who uses it; a refusal says why nothing happened."""

    def __init__(self, desk: Desk, bus: Bus, lobby: Lobby) -> None:
        self._desk = desk
        self._bus = bus
        self._lobby = lobby

    async def invite(self, choice: Choice, key: str, player: Player, *, private: bool = False) -> Invitation | Refusal:
        """The owner will play in this browser."""
        what = unfit(choice)
        if what is not None:
            return Refusal("hall_refused", what)
        if choice.rated and player.kind == "guest":
            return Refusal("account_needed")
        setup = self._game.read_setup(setup_of(choice))
        if isinstance(setup, Refusal):
            return setup
        room, now = new_id(), self._desk.now()
        made = Invitation(new_id(), player, choice, setup, room, hashed(room, key), now, now, private)
        if not await self._desk.storage.club.run(kept.invite(made, MOST_OPEN)):
            return Refusal("invitations_full")
        await self._tell()
        return made

    async def withdraw(self, invitation: str, player: Player) -> Refusal | None:
        """One's own; one that has lapsed is put away."""
        if not await self._desk.storage.club.run(kept.withdraw(invitation, player.id, self._desk.now())):
            return Refusal("invitation_gone")
        await self._tell()
        return None

    async def accept(self, invitation: str, key: str, player: Player) -> str | Refusal:
        """The room where both play now. Who has taken it already is answered the same again."""
        found = await self._find(invitation)
        if found is None:
            return Refusal("invitation_unknown")
        if found.taker is not None and found.taker.id == player.id:
            return found.room
        why = unable(found, player, self._desk.now())
        mine = hashed(found.room, key)
        if why is not None:
            return Refusal(why)
        if mine == found.key:  # as somebody else, but in the same browser
            return Refusal("invitation_own")
        if not await self._desk.storage.open_for(self._open(found, player, mine)):
            return Refusal("invitation_gone")
        await self._tell()
        return found.room

    async def ask(self, invitation: str, player: Player | None) -> AskedInvitation | Refusal:
        """For who comes by its link."""
        found = await self._find(invitation)
        if found is None:
            return Refusal("invitation_unknown")
        now = self._desk.now()
        if found.state == "open" and now >= found.away_at():
            found = replace(found, state="lapsed")
        mine = player is not None and player.id == found.owner.id
        takes_part = player is not None and player in found.players
        strengths = await self._desk.storage.club.run(standings(found.owner.id))
        view = show_invitation(Shown(found, strengths.get(found.choice.variant, Standing()), Standing()), now)
        return AskedInvitation(found.state, mine, view, table_path(found.room) if takes_part else None)

    @property
    def _game(self) -> Game:
        return self._desk.games[GAME]

    async def _find(self, invitation: str) -> Invitation | None:
        return await self._desk.storage.club.run(kept.invitation_of(invitation))

    async def _tell(self) -> None:
        await self._lobby.changed()
        await self._bus.announce(HALLS)

    def _open(self, invitation: Invitation, taker: Player, key: bytes) -> Opening:
        """The room as it begins, with both players; chance says who of them does."""
        desk, game, choice = self._desk, self._game, invitation.choice
        now, random = desk.now(), desk.outside.random
        seats = [(invitation.key, invitation.owner.id), (key, taker.id)]
        if random(2):
            seats.reverse()
        request = Make(game.name, invitation.setup, choice.watch, choice.variant if choice.rated else "")
        drawing = Drawing(random)
        made = make(game, request, Moment(frozenset(), now, drawing))
        joining = Drawing(random)
        if not isinstance(made, Table):
            raise AssertionError(made)
        joined = decide(game, made, 2, Join(), Moment(frozenset(), now, joining))
        if not isinstance(joined, Decision):
            raise AssertionError(joined)
        entries = (
            Entry(now, 1, request, tuple(drawing.drawn)),
            Entry(now, 2, Join(), tuple(joining.drawn), joined.events),
        )
        return Opening(
            invitation.room,
            encode_table(game, joined.table),
            tuple(map(encode_entry, entries)),
            game.deadline(joined.table.state),
            tuple(seats),
            kept.Take(invitation.id, taker.id, seats[0][1], now),
        )
