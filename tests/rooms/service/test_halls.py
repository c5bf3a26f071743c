"""Invitations over several processes: made, told, taken by one; and what is kept of the game when it is over."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from kamertje.club.halls import Choice
from kamertje.club.identity import Player
from kamertje.club.invitations import AWAY_SECONDS, MOST_OPEN
from kamertje.club.kept import Search
from kamertje.match.refusal import Refusal
from kamertje.service.halls.lobby import Looker
from kamertje.service.keys import new_key
from kamertje.service.rooms import Rooms
from kamertje.storage.club.players import enter_guest, enter_member, forget_player
from tests.rooms.service.world import Person, World

BLITZ = Choice("blitz", "blitz")


class Visitor:
    """Somebody with a name, in a browser that looks at the halls."""

    def __init__(self, rooms: Rooms, player: Player, key: str = "") -> None:
        self.rooms, self.player, self.key = rooms, player, key or new_key()
        self.told: list[Any] = []
        self._looker = Looker(player, lambda message: self.told.append(msgspec.json.decode(message)))

    async def come(self) -> "Visitor":
        await self.rooms.lobby.connect(self._looker)
        return self

    def go(self) -> None:
        self.rooms.lobby.disconnect(self._looker)

    async def invite(self, choice: Choice = BLITZ, *, private: bool = False) -> str:
        made = await self.rooms.invitations.invite(choice, self.key, self.player, private=private)
        return made.code if isinstance(made, Refusal) else made.id

    async def accept(self, invitation: str) -> str:
        room = await self.rooms.invitations.accept(invitation, self.key, self.player)
        return room.code if isinstance(room, Refusal) else room

    async def withdraw(self, invitation: str) -> str | None:
        done = await self.rooms.invitations.withdraw(invitation, self.player)
        return None if done is None else done.code

    def sees(self) -> set[str]:
        """The open invitations, as the messages so far have told them; none may be missing in between."""
        seen: set[str] = set()
        version = None
        for each in self.told:
            if each["type"] == "halls":
                seen, version = {view["id"] for view in each["invitations"]}, each["version"]
            elif each["type"] == "halls_changed":
                assert version is not None
                assert each["version"] == version + 1
                version = each["version"]
                seen = (seen | {view["id"] for view in each["opened"]}) - set(each["closed"])
        return seen

    def has(self) -> Any:
        return next(each for each in reversed(self.told) if each["type"] == "yours")

    def own(self) -> list[tuple[str, bool]]:
        return [(each["invitation"]["id"], each["lapsed"]) for each in self.has()["invitations"]]


async def named(world: World, name: str, *, member: bool = False) -> Player:
    player = Player(name.lower(), name, "member" if member else "guest")
    if member:
        assert await world.storage.club.run(enter_member(player, player.id, "", (), world.clock.now))
    else:
        await world.storage.club.run(enter_guest(player, world.clock.now))
    return player


def each(case: Callable[[World], Awaitable[None]]) -> Any:
    @pytest.mark.parametrize("processes", [1, 2])
    def test(processes: int) -> None:
        async def run() -> None:
            await case(await World(processes).start())

        asyncio.run(run())

    test.__name__, test.__doc__ = case.__name__, case.__doc__
    return test


async def later(world: World, seconds: float = 2.0) -> None:
    """The bus has lost what it was told, and everybody looks for themselves."""
    world.clock.now += seconds
    for rooms in world.processes:
        await rooms.lobby.look_around()


@each
async def test_an_invitation_is_told_and_taken(world: World) -> None:
    anna = await Visitor(world.processes[0], await named(world, "Anna")).come()
    ben = await Visitor(world.processes[-1], await named(world, "Ben")).come()
    name = await anna.invite()
    assert anna.sees() == {name}
    assert anna.own() == [(name, False)]
    await later(world)
    assert ben.sees() == {name}
    assert ben.has()["invitations"] == []
    room = await ben.accept(name)
    assert await ben.accept(name) == room  # the answer was lost
    await later(world)
    for visitor, other in ((anna, "Ben"), (ben, "Anna")):
        assert visitor.sees() == set()
        (game,) = visitor.has()["games"]
        assert game["path"].endswith(room)
        assert other in [player["name"] for player in game["players"]]
    seats = [await seat_of(visitor, room) for visitor in (anna, ben)]
    assert sorted(seats) == [1, 2]
    (game,) = ben.has()["games"]
    assert [player["name"] for player in game["players"]] == (["Anna", "Ben"] if seats == [1, 2] else ["Ben", "Anna"])


async def seat_of(visitor: Visitor, room: str) -> int:
    person = Person(visitor.rooms, visitor.key)
    await person.open(room)
    seat: int = person.last["you"]["seat"]
    await person.close()
    return seat


@each
async def test_chance_says_who_begins(world: World) -> None:
    anna, ben = [Visitor(world.processes[0], await named(world, name)) for name in ("Anna", "Ben")]
    firsts = set()
    for _ in range(12):
        room = await ben.accept(await anna.invite())
        firsts.add(await seat_of(anna, room))
    assert firsts == {1, 2}


@each
async def test_of_two_hundred_one_gets_it(world: World) -> None:
    anna = Visitor(world.processes[0], await named(world, "Anna"))
    name = await anna.invite()
    others = [
        Visitor(world.processes[number % len(world.processes)], await named(world, f"Other {number}"))
        for number in range(200)
    ]
    done = await asyncio.gather(*(other.accept(name) for other in others))
    assert len([answer for answer in done if answer != "invitation_gone"]) == 1


@each
async def test_nobody_takes_their_own(world: World) -> None:
    player = await named(world, "Anna", member=True)
    here = await Visitor(world.processes[0], player).come()
    elsewhere = await Visitor(world.processes[-1], player).come()
    name = await here.invite(Choice("blitz", "blitz", rated=True))
    await later(world)
    assert elsewhere.own() == [(name, False)]
    assert await here.accept(name) == "invitation_own"
    assert await elsewhere.accept(name) == "invitation_own"
    somebody_else = Visitor(world.processes[0], await named(world, "Ben", member=True), here.key)
    assert await somebody_else.accept(name) == "invitation_own"  # the same browser cannot sit on both sides
    assert await somebody_else.withdraw(name) == "invitation_gone"
    assert await elsewhere.withdraw(name) is None
    await later(world)
    assert here.own() == []
    assert await Visitor(world.processes[0], await named(world, "Cleo", member=True)).accept(name) == "invitation_gone"


@each
async def test_what_is_refused(world: World) -> None:
    guest = Visitor(world.processes[0], await named(world, "Gast"))
    member = Visitor(world.processes[0], await named(world, "Anna", member=True))
    assert await guest.invite(Choice("blitz", "bridge")) == "hall_refused"
    assert await guest.invite(Choice("blitz", "blitz", rated=True)) == "account_needed"
    assert await guest.accept("nothing") == "invitation_unknown"
    assert await guest.accept(await member.invite(Choice("blitz", "blitz", rated=True))) == "account_needed"
    for _ in range(MOST_OPEN):
        assert await guest.invite() != "invitations_full"
    assert await guest.invite() == "invitations_full"


@each
async def test_one_whose_owner_is_away_lapses(world: World) -> None:
    player = await named(world, "Anna")
    anna = await Visitor(world.processes[0], player).come()
    ben = await Visitor(world.processes[-1], await named(world, "Ben")).come()
    name = await anna.invite()
    await later(world, AWAY_SECONDS - 1)
    assert ben.sees() == {name}  # she is here
    anna.go()
    await later(world, AWAY_SECONDS - 1)
    assert ben.sees() == {name}
    await later(world, 2)
    assert ben.sees() == set()
    assert await ben.accept(name) == "invitation_gone"
    back = await Visitor(world.processes[0], player).come()
    assert back.own() == [(name, True)]
    assert await back.withdraw(name) is None
    assert back.own() == []


@each
async def test_a_private_one_is_for_who_has_its_link(world: World) -> None:
    anna = await Visitor(world.processes[0], await named(world, "Anna")).come()
    ben = await Visitor(world.processes[-1], await named(world, "Ben")).come()
    name = await anna.invite(private=True)
    await later(world)
    assert ben.sees() == set()
    asked = await ben.rooms.invitations.ask(name, ben.player)
    assert not isinstance(asked, Refusal)
    assert (asked.state, asked.mine, asked.path, asked.invitation.by.name) == ("open", False, None, "Anna")
    room = await ben.accept(name)
    asked = await ben.rooms.invitations.ask(name, ben.player)
    assert not isinstance(asked, Refusal)
    assert asked.state == "taken"
    assert asked.path is not None
    assert asked.path.endswith(room)
    strange = await ben.rooms.invitations.ask(name, None)
    assert not isinstance(strange, Refusal)
    assert strange.path is None


@each
async def test_games_are_to_be_watched_where_that_is_allowed_until_they_end(world: World) -> None:
    anna, ben = [await Visitor(world.processes[0], await named(world, name)).come() for name in ("Anna", "Ben")]
    third = await Visitor(world.processes[-1], await named(world, "Cleo")).come()
    shown = await ben.accept(await anna.invite())
    await ben.accept(await anna.invite(Choice("blitz", "blitz", watch=False)))
    await later(world)
    started = [game for message in third.told for game in message.get("started", ())]
    assert [game["path"].rpartition("/")[2] for game in started] == [shown]
    assert len(anna.has()["games"]) == 2
    assert await archived(world) == []
    await resign(anna, shown)
    await later(world)
    assert [game for message in third.told for game in message.get("ended", ())] == [started[0]["id"]]
    assert len(anna.has()["games"]) == 1
    (kept,) = await archived(world)
    assert (kept.game, kept.variant, kept.ending, kept.rated) == ("numbridge", "blitz", "resigned", False)
    assert [seat.player for seat in kept.seats if seat.won] == [ben.player]


async def resign(visitor: Visitor, room: str) -> None:
    person = Person(visitor.rooms, visitor.key)
    await person.open(room)
    await person.send(type="play", command={"type": "resign"})
    await person.close()


async def archived(world: World) -> list[Any]:
    found, more = await world.processes[0].archive.search(Search())
    assert not more
    return found


@each
async def test_a_rated_game_moves_ratings_and_an_aborted_one_does_not(world: World) -> None:
    anna, ben = [
        await Visitor(world.processes[0], await named(world, name, member=True)).come() for name in ("Anna", "Ben")
    ]
    rated = Choice("blitz", "blitz", rated=True)
    room = await ben.accept(await anna.invite(rated))
    players = [Person(visitor.rooms, visitor.key) for visitor in (anna, ben)]
    for person in players:
        await person.open(room)
    await players[0].send(type="propose", kind="abort")
    await players[1].send(type="propose", kind="abort")
    (kept,) = await archived(world)
    assert (kept.ending, kept.rated, [seat.won for seat in kept.seats]) == ("aborted", False, [False, False])
    await later(world)
    await anna.invite(rated)
    assert anna.has()["invitations"][0]["invitation"]["by"]["rating"] is None
    await resign(anna, await ben.accept(anna.own()[0][0]))
    assert [each.ending for each in await archived(world)] == ["resigned", "aborted"]
    await anna.invite(rated)
    rating = anna.has()["invitations"][0]["invitation"]["by"]["rating"]
    assert rating < 1500
    asked = await ben.rooms.invitations.ask(anna.own()[0][0], None)
    assert not isinstance(asked, Refusal)
    assert asked.invitation.by.rating == rating
    await world.storage.club.run(forget_player(ben.player.id))
    names = [seat.player and seat.player.name for seat in (await archived(world))[0].seats]
    assert sorted(names, key=str) == ["Anna", None]


@each
async def test_a_thousand_who_look_cost_one_question(world: World) -> None:
    rooms = world.processes[0]
    anna = Visitor(rooms, await named(world, "Anna"))
    lookers = [await Visitor(rooms, Player(f"{number}", "x", "guest")).come() for number in range(1000)]
    asked = 0
    run = world.storage.club.run

    async def counted(job: Any) -> Any:
        nonlocal asked
        asked += 1
        return await run(job)

    world.storage.club.run = counted  # type: ignore[method-assign]
    name = await anna.invite()
    assert asked <= 3
    assert all(looker.sees() == {name} for looker in lookers)
