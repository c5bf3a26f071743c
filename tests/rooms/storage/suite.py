"""What every store must do: one suite, run in full by each of them."""

import asyncio
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from kamertje.club.halls import Choice, setup_of
from kamertje.club.identity import Player
from kamertje.club.invitations import AWAY_SECONDS, Invitation
from kamertje.storage.club.invitations import Take, invite, withdraw
from kamertje.storage.club.players import enter_guest
from kamertje.storage.port import LEASE_SECONDS, Change, Lost, Opening, Storage, Stored

Case = Callable[[Storage, "Hands"], Awaitable[None]]

ROOM, OTHER = "r" * 22, "o" * 22
GOLD, CORAL = b"g" * 32, b"c" * 32
TABLE, ENTRY = '{"é":1}'.encode(), b'{"seq":0}'


class Hands:
    """Moves the store's clock by hand."""

    def __init__(self, start: float = 1_000_000.0) -> None:
        self.now = start

    def __call__(self) -> float:
        return self.now


def change(seq: int, room: str = ROOM) -> Change:
    return Change(room, seq, b'{"n":%d}' % (seq + 1), b'{"seq":%d}' % (seq + 1), None)


async def stored(storage: Storage, room: str = ROOM) -> Stored:
    found = await storage.load(room)
    assert isinstance(found, Stored)
    return found


async def lost(storage: Storage, room: str = ROOM) -> Lost:
    found = await storage.load(room)
    assert isinstance(found, str)
    return found


async def entered(storage: Storage, now: float, name: str) -> Player:
    player = Player(name, name.title(), "guest")
    await storage.club.run(enter_guest(player, now))
    return player


async def invited(storage: Storage, now: float) -> Invitation:
    owner = await entered(storage, now, "owner")
    choice = Choice("blitz", "blitz")
    made = Invitation("i" * 22, owner, choice, setup_of(choice), ROOM, GOLD, now, now)
    assert await storage.club.run(invite(made, 1))
    return made


def opening(invitation: Invitation, taker: Player, now: float) -> Opening:
    seats = (invitation.key, invitation.owner.id), (taker.id.encode(), taker.id)
    return Opening(
        invitation.room, TABLE, (ENTRY, ENTRY), now + 10, seats, Take(invitation.id, taker.id, taker.id, now)
    )


async def a_room_comes_back_as_it_was_made(storage: Storage, hands: Hands) -> None:
    await storage.make(ROOM, TABLE, ENTRY, GOLD)
    found = await stored(storage)
    assert (found.seq, found.table) == (0, TABLE)
    assert {seat: (row.key, row.holder) for seat, row in found.seats.items()} == {1: (GOLD, None)}
    assert abs(found.active_at - hands.now) < 60
    assert await storage.log(ROOM) == [ENTRY]
    assert await lost(storage, OTHER) == "unknown"


async def a_change_takes_effect_once(storage: Storage, _hands: Hands) -> None:
    await storage.make(ROOM, TABLE, ENTRY, GOLD)
    assert await storage.change(change(0))
    assert not await storage.change(change(0))
    assert not await storage.change(change(2))
    assert not await storage.change(change(0, OTHER))
    found = await stored(storage)
    assert (found.seq, found.table) == (1, b'{"n":1}')
    assert await storage.log(ROOM) == [ENTRY, b'{"seq":1}']
    for after, entries in ((None, ()), (-1, (ENTRY, b'{"seq":1}')), (0, (b'{"seq":1}',)), (1, ())):
        loaded = await storage.load(ROOM, after)
        assert isinstance(loaded, Stored)
        assert loaded.entries == entries


async def of_many_at_once_one_takes_effect(storage: Storage, _hands: Hands) -> None:
    await storage.make(ROOM, TABLE, ENTRY, GOLD)
    done = await asyncio.gather(*(storage.change(replace(change(0), table=b'{"n":%d}' % n)) for n in range(50)))
    assert done.count(True) == 1
    assert (await stored(storage)).table == b'{"n":%d}' % done.index(True)


async def one_that_fails_undoes_no_other(storage: Storage, _hands: Hands) -> None:
    rooms = [f"{n:022d}" for n in range(100)]
    await asyncio.gather(*(storage.make(room, TABLE, ENTRY, GOLD) for room in rooms))
    done = await asyncio.gather(*(storage.change(change(n % 2, room)) for n, room in enumerate(rooms)))
    assert done == [n % 2 == 0 for n in range(100)]
    assert [(await stored(storage, room)).seq for room in rooms] == [1 - n % 2 for n in range(100)]


async def changes_of_one_room_in_a_row(storage: Storage, _hands: Hands) -> None:
    await storage.make(ROOM, TABLE, ENTRY, GOLD)
    assert await asyncio.gather(*(storage.change(change(seq)) for seq in range(20))) == [True] * 20
    assert (await stored(storage)).seq == 20
    assert len(await storage.log(ROOM)) == 21


async def a_seat_is_claimed_with_a_change(storage: Storage, _hands: Hands) -> None:
    await storage.make(ROOM, TABLE, ENTRY, GOLD)
    assert not await storage.change(replace(change(1), claim=(2, CORAL)))
    assert 2 not in (await stored(storage)).seats
    assert await storage.change(replace(change(0), claim=(2, CORAL)))
    assert (await stored(storage)).seats[2].key == CORAL


async def a_change_needs_its_sender(storage: Storage, _hands: Hands) -> None:
    await storage.begin("p")
    await storage.make(ROOM, TABLE, ENTRY, GOLD)
    mine = replace(change(0), seat=1, connection="a")
    assert not await storage.change(mine)
    assert await storage.attach(ROOM, 1, "b", "p")
    assert not await storage.change(mine)
    assert await storage.attach(ROOM, 1, "a", "p")
    assert await storage.change(mine)


async def a_change_needs_everyone(storage: Storage, hands: Hands) -> None:
    await storage.begin("p")
    await storage.make(ROOM, TABLE, ENTRY, GOLD)
    assert await storage.change(replace(change(0), claim=(2, CORAL)))
    all_needed = replace(change(1), seat=1, connection="a", needs=(1, 2))
    await storage.attach(ROOM, 1, "a", "p")
    assert not await storage.change(all_needed)
    await storage.attach(ROOM, 2, "b", "p")
    await pass_by(storage, hands, LEASE_SECONDS + 1)
    assert not await storage.change(all_needed)
    await storage.beat("p")
    assert await storage.change(all_needed)
    assert not await storage.change(replace(change(2), needs=(1, 2, 3)))


async def pass_by(storage: Storage, hands: Hands, seconds: float) -> None:
    """Time passes; for a store with a clock of its own, what depends on it is set back."""
    hands.now += seconds
    age = getattr(storage, "age", None)
    if age is not None:
        await age(seconds)


async def a_connection_counts_while_its_process_lives(storage: Storage, hands: Hands) -> None:
    await storage.begin("p")
    await storage.make(ROOM, TABLE, ENTRY, GOLD)
    assert not await storage.attach(ROOM, 2, "a", "p")
    assert not await storage.attach(OTHER, 1, "a", "p")
    assert await storage.attach(ROOM, 1, "a", "p")
    assert await storage.present([ROOM, OTHER]) == {ROOM: (0, {1: "a"})}
    await pass_by(storage, hands, LEASE_SECONDS - 1)
    await storage.beat("p")
    await pass_by(storage, hands, LEASE_SECONDS - 1)
    assert (await stored(storage)).seats[1].holder == "a"
    await pass_by(storage, hands, 2)
    row = (await stored(storage)).seats[1]
    assert (row.holder, row.connection) == (None, "a")
    assert await storage.present([ROOM]) == {ROOM: (0, {})}


async def a_connection_goes_only_itself(storage: Storage, _hands: Hands) -> None:
    await storage.begin("p")
    await storage.make(ROOM, TABLE, ENTRY, GOLD)
    await storage.attach(ROOM, 1, "a", "p")
    await storage.attach(ROOM, 1, "b", "p")
    assert not await storage.detach(ROOM, 1, "a")
    assert (await stored(storage)).seats[1].holder == "b"
    assert await storage.detach(ROOM, 1, "b")
    assert not await storage.detach(ROOM, 1, "b")
    assert (await stored(storage)).seats[1].holder is None


async def many_come_at_once_and_go(storage: Storage, _hands: Hands) -> None:
    """Each hears of its own room, whatever there is of the others."""
    await storage.begin("p")
    rooms = [f"{n:022d}" for n in range(300)]
    await asyncio.gather(*(storage.make(room, TABLE, ENTRY, room.encode()) for room in rooms[::3]))
    for room in rooms[::6]:
        await storage.delete(room)
    found = await asyncio.gather(*map(storage.load, rooms))
    for n, (room, each) in enumerate(zip(rooms, found, strict=True)):
        if n % 6 == 3:
            assert isinstance(each, Stored)
            assert {seat: row.key for seat, row in each.seats.items()} == {1: room.encode()}
        else:
            assert each == ("unknown" if n % 3 else "expired")
    there = [n % 6 == 3 for n in range(300)]
    assert await asyncio.gather(*(storage.attach(room, 1, room, "p") for room in rooms)) == there
    both = await asyncio.gather(*(storage.attach(rooms[3], seat, "b", "p") for seat in (2, 1, 3)))
    assert both == [False, True, False]
    holders = await storage.present(rooms)
    assert holders == {room: (0, {1: "b" if room == rooms[3] else room}) for room in rooms[3::6]}
    gone = await asyncio.gather(*(storage.detach(room, 1, room) for room in rooms))
    assert gone == [here and n > 3 for n, here in enumerate(there)]


async def the_end_of_a_process_ends_its_connections(storage: Storage, _hands: Hands) -> None:
    await storage.begin("p")
    await storage.make(ROOM, TABLE, ENTRY, GOLD)
    await storage.attach(ROOM, 1, "a", "p")
    await storage.end("p")
    assert (await stored(storage)).seats[1].holder is None


async def time_without_any_process_is_told(storage: Storage, hands: Hands) -> None:
    assert await storage.begin("first") is None
    await pass_by(storage, hands, 100)
    gap = await storage.begin("second")
    assert gap is not None
    assert 90 < gap[1] - gap[0] < 100
    await storage.end("second")


async def a_link_moves_a_seat_once(storage: Storage, hands: Hands) -> None:
    await storage.begin("p")
    await storage.make(ROOM, TABLE, ENTRY, GOLD)
    await storage.attach(ROOM, 1, "a", "p")
    now = await storage.beat("p")
    await storage.link(ROOM, 1, b"t" * 32, now + 60)
    assert await storage.take(OTHER, b"t" * 32, CORAL) is None
    assert await storage.take(ROOM, b"u" * 32, CORAL) is None
    assert await storage.take(ROOM, b"t" * 32, CORAL) == 1
    row = (await stored(storage)).seats[1]
    assert (row.key, row.holder) == (CORAL, None)
    assert await storage.take(ROOM, b"t" * 32, GOLD) is None
    await storage.link(ROOM, 1, b"t" * 32, now + 60)
    await pass_by(storage, hands, 61)
    assert await storage.take(ROOM, b"t" * 32, GOLD) is None


async def deadlines_are_found(storage: Storage, _hands: Hands) -> None:
    rooms = [f"{n:022d}" for n in range(4)]
    for n, room in enumerate(rooms):
        await storage.make(room, TABLE, ENTRY, GOLD)
        assert await storage.change(replace(change(0, room), deadline=None if n == 3 else 50.0 - n))
    assert await storage.due(49.0, 10) == [rooms[2], rooms[1]]
    assert await storage.due(49.0, 1) == [rooms[2]]
    assert await storage.timed() == rooms[:3]
    assert await storage.change(change(1, rooms[2]))
    assert await storage.timed() == rooms[:2]


async def what_nobody_uses_is_swept_away(storage: Storage, hands: Hands) -> None:
    await storage.begin("p")
    used = [f"{n:022d}" for n in range(4)]
    for room in (ROOM, *used):
        await storage.make(room, TABLE, ENTRY, GOLD)
    await storage.attach(used[3], 1, "c", "p")
    await storage.attach(used[2], 1, "b", "p")
    await pass_by(storage, hands, 1000)
    now = await storage.beat("p")
    assert await storage.change(change(0, used[0]))
    await storage.attach(used[1], 1, "a", "p")
    await storage.detach(used[2], 1, "b")
    assert await storage.sweep(now - 2000, 10) == []
    assert await storage.sweep(now - 500, 10) == [ROOM]
    assert await lost(storage) == "expired"
    assert await storage.log(ROOM) == []
    assert not await storage.change(change(0))
    assert not await storage.attach(ROOM, 1, "a", "p")
    assert [summary.room for summary in await storage.rooms()] == used
    await storage.forget(now + 60)
    assert await lost(storage) == "unknown"


async def a_room_can_be_deleted(storage: Storage, _hands: Hands) -> None:
    await storage.make(ROOM, TABLE, ENTRY, GOLD)
    assert await storage.delete(ROOM)
    assert not await storage.delete(ROOM)
    assert await lost(storage) == "expired"


async def of_many_who_take_an_invitation_one_gets_the_room(storage: Storage, hands: Hands) -> None:
    invitation = await invited(storage, hands.now)
    takers = [await entered(storage, hands.now, f"taker {number}") for number in range(200)]
    done = await asyncio.gather(*(storage.open_for(opening(invitation, taker, hands.now)) for taker in takers))
    assert done.count(True) == 1
    winner = takers[done.index(True)]
    found = await stored(storage, invitation.room)
    assert found.seq == 1
    assert {seat: (row.key, row.player) for seat, row in found.seats.items()} == {
        1: (invitation.key, invitation.owner),
        2: (winner.id.encode(), winner),
    }
    assert await storage.log(invitation.room) == [ENTRY, ENTRY]
    assert await storage.timed() == [invitation.room]


async def nobody_takes_their_own_invitation_or_one_that_is_gone(storage: Storage, hands: Hands) -> None:
    taker = await entered(storage, hands.now, "taker")
    invitation = await invited(storage, hands.now)
    assert not await storage.open_for(opening(invitation, invitation.owner, hands.now))
    assert not await storage.open_for(opening(invitation, taker, hands.now + AWAY_SECONDS))
    assert await storage.club.run(withdraw(invitation.id, invitation.owner.id, hands.now))
    assert not await storage.open_for(opening(invitation, taker, hands.now))
    assert await lost(storage, invitation.room) == "unknown"


async def rooms_are_listed(storage: Storage, _hands: Hands) -> None:
    await storage.begin("p")
    await storage.make(ROOM, TABLE, ENTRY, GOLD)
    await storage.make(OTHER, TABLE, ENTRY, GOLD)
    await storage.change(change(0))
    await storage.attach(ROOM, 1, "a", "p")
    assert [(each.room, each.seq, each.connected) for each in await storage.rooms()] == [(OTHER, 0, 0), (ROOM, 1, 1)]


SUITE: tuple[Case, ...] = tuple(
    case
    for name, case in list(globals().items())
    if asyncio.iscoroutinefunction(case) and name not in {"stored", "lost", "pass_by", "entered", "invited"}
)
