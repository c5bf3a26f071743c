"""Invitations and the archive as every store keeps them."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from kamertje.club.halls import Choice, setup_of
from kamertje.club.identity import Player
from kamertje.club.invitations import AWAY_SECONDS, AWAY_SECONDS_PRIVATE, LAPSED_SECONDS, Invitation
from kamertje.club.kept import Kept, KeptSeat, Search
from kamertje.storage.club.archive import keep, kept_game, search
from kamertje.storage.club.invitations import (
    Take,
    forget_invitations,
    in_the_halls,
    invitation_of,
    invite,
    lapse,
    see,
    stand_still,
    take,
    withdraw,
)
from kamertje.storage.club.ledger import Job
from kamertje.storage.club.players import enter_guest, forget_player
from tests.rooms.storage.suite import Hands
from tests.rooms.storage.test_stores import Opening
from tests.rooms.storage.test_stores import opening as opening  # the stores

Answer = TypeVar("Answer")
Ask = Callable[[Job[Any]], Awaitable[Any]]
ANNA, BEN, CLEO = (Player(name.lower(), name, "guest") for name in ("Anna", "Ben", "Cleo"))
CHOICE = Choice("blitz", "blitz", irregular=True, givens=9)
NOW = 1_000_000.0


def each_store(case: Callable[[Ask], Awaitable[None]]) -> Any:
    """Runs a case on the store of its fixture, where three people have names."""

    def test(opening: Opening) -> None:
        async def run() -> None:
            storage = await opening(Hands(time.time()))
            try:
                for player in (ANNA, BEN, CLEO):
                    await storage.club.run(enter_guest(player, NOW))
                await case(storage.club.run)
            finally:
                await storage.close()

        asyncio.run(run())

    test.__name__, test.__doc__ = case.__name__, case.__doc__
    return test


def made(number: int, owner: Player = ANNA, at: float = NOW, *, private: bool = False) -> Invitation:
    return Invitation(f"i{number}", owner, CHOICE, setup_of(CHOICE), f"r{number}", b"k" * 32, at, at, private)


async def states(run: Ask, now: float = NOW) -> dict[str, str]:
    return {invitation.id: invitation.state for invitation, _, _ in await run(in_the_halls(now))}


@each_store
async def test_an_invitation_comes_back_as_it_was_made(run: Ask) -> None:
    assert await run(invite(made(1, private=True), 3))
    assert await run(invitation_of("i1")) == made(1, private=True)
    assert await run(invitation_of("i2")) is None


@each_store
async def test_so_many_may_be_open(run: Ask) -> None:
    done = await asyncio.gather(*(run(invite(made(number), 3)) for number in range(20)))
    assert done.count(True) == 3
    open_now = await states(run)
    assert len(open_now) == 3
    assert await run(invite(made(21, BEN), 3))
    assert await run(withdraw(next(iter(open_now)), ANNA.id, NOW))
    assert await run(invite(made(22), 3))


@each_store
async def test_only_its_owner_withdraws_it(run: Ask) -> None:
    await run(invite(made(1), 3))
    assert not await run(withdraw("i1", BEN.id, NOW))
    assert await run(withdraw("i1", ANNA.id, NOW))
    assert not await run(withdraw("i1", ANNA.id, NOW))
    assert await states(run) == {}


@each_store
async def test_it_is_taken_or_withdrawn_never_both(run: Ask) -> None:
    for number in range(10):
        await run(invite(made(number), 99))
        taking = Take(f"i{number}", BEN.id, ANNA.id, NOW)
        done = await asyncio.gather(run(take(taking)), run(withdraw(f"i{number}", ANNA.id, NOW)))
        assert sorted(done) == [False, True]
        found = await run(invitation_of(f"i{number}"))
        assert found.state == ("taken" if done[0] else "withdrawn")
        assert found.players == ((ANNA, BEN) if done[0] else ())


@each_store
async def test_it_lapses_when_its_owner_is_away(run: Ask) -> None:
    await run(invite(made(1), 3))
    await run(invite(made(2, BEN), 3))
    await run(invite(made(3, private=True), 3))
    later = NOW + AWAY_SECONDS
    await run(see((BEN.id, CLEO.id), later))
    assert not await run(lapse(later - 1))
    assert await run(lapse(later))
    assert not await run(lapse(later))
    assert await states(run, later) == {"i1": "lapsed", "i2": "open", "i3": "open"}
    assert await run(lapse(NOW + AWAY_SECONDS_PRIVATE))
    assert await states(run, later + LAPSED_SECONDS) == {"i2": "lapsed", "i3": "lapsed"}
    assert await run(withdraw("i3", ANNA.id, later))
    assert await states(run, later + LAPSED_SECONDS) == {"i2": "lapsed"}


@each_store
async def test_time_without_a_server_is_nobodys_absence(run: Ask) -> None:
    await run(invite(made(1), 3))
    await run(stand_still(3600.0))
    assert not await run(lapse(NOW + 3600 + AWAY_SECONDS - 1))
    assert await run(lapse(NOW + 3600 + AWAY_SECONDS))


@each_store
async def test_its_game_ends(run: Ask) -> None:
    await run(invite(made(1), 3))
    await run(take(Take("i1", BEN.id, BEN.id, NOW)))
    assert await states(run) == {"i1": "taken"}
    await run(keep(game(1)))
    assert await states(run) == {}
    await run(forget_invitations(NOW + 2))
    assert await run(invitation_of("i1")) is None


def game(number: int, *players: Player | None, variant: str = "blitz", at: float | None = None) -> Kept:
    seats = tuple(KeptSeat(player, won=seat == 0) for seat, player in enumerate(players or (ANNA, BEN)))
    when = NOW + number if at is None else at
    return Kept(
        f"r{number}",
        1,
        "numbridge",
        variant,
        "blitz",
        "goal",
        rated=False,
        ended_at=when,
        seats=seats,
        record=f"record {number}",
    )


async def found(run: Ask, **wanted: Any) -> list[str]:
    return [each.room for each in await run(search(Search(**wanted), 99))]


@each_store
async def test_a_round_is_kept_once(run: Ask) -> None:
    await asyncio.gather(*(run(keep(game(1))) for _ in range(5)))
    await run(keep(replace(game(1), round=2)))
    assert [each.round for each in await run(search(Search(), 99))] == [2, 1] or await found(run) == ["r1", "r1"]
    assert await run(kept_game(game(1).id)) == game(1)
    assert await run(kept_game("nothing")) is None


@each_store
async def test_what_can_be_looked_for(run: Ask) -> None:
    odd = Player("odd", "A_n%a", "guest")
    await run(enter_guest(odd, NOW))
    for each in (game(1), game(2, BEN, None), game(3, CLEO, ANNA, variant="bridge"), game(4, odd, BEN)):
        await run(keep(each))
    assert await found(run) == ["r4", "r3", "r2", "r1"]
    assert await found(run, player=ANNA.id) == ["r3", "r1"]
    assert await found(run, name="ANNA") == ["r3", "r1"]
    assert await found(run, name="a_n%a") == ["r4"]
    assert await found(run, name="%") == []
    assert await found(run, variant="bridge") == ["r3"]
    assert await found(run, since=NOW + 2, until=NOW + 4) == ["r3", "r2"]
    assert await found(run, player=BEN.id, variant="blitz", until=NOW + 4) == ["r2", "r1"]
    assert await found(run, player=BEN.id, name="anna") == ["r1"]
    await run(keep(game(5, ANNA, ANNA)))  # in two browsers
    assert (
        await found(run, player=ANNA.id, since=NOW + 2) == await found(run, name="anna", since=NOW + 2) == ["r5", "r3"]
    )


@each_store
async def test_page_after_page_finds_all_once(run: Ask) -> None:
    games = [game(number, at=NOW + number // 3) for number in range(20)]
    for each in random.Random(1).sample(games, len(games)):
        await run(keep(each))
    pages, after = [], None
    while page := await run(search(Search(name="anna", after=after), 6)):
        pages += page
        after = (page[-1].ended_at, page[-1].id)
        await run(keep(game(100 + len(pages), at=NOW + 100)))  # newer ones come in meanwhile
    assert [each.id for each in pages] == [
        each.id for each in sorted(games, key=lambda each: (each.ended_at, each.id), reverse=True)
    ]


@each_store
async def test_who_goes_is_in_nobodys_archive(run: Ask) -> None:
    await run(keep(game(1)))
    await run(invite(made(7), 3))
    await run(forget_player(ANNA.id))
    kept = await run(kept_game(game(1).id))
    assert kept.seats == (KeptSeat(None, won=True), KeptSeat(BEN, won=False))
    assert await found(run, name="anna") == await found(run, player=ANNA.id) == []
    assert await states(run) == {}
    assert await run(invitation_of("i7")) is None
    await run(keep(game(2)))  # by a process that has not heard of it
    assert [seat.player for seat in (await run(kept_game(game(2).id))).seats] == [None, BEN]


@pytest.mark.parametrize("number", [1, 2])
def test_the_name_of_a_kept_game_does_not_tell_its_room(number: int) -> None:
    assert game(number).id == game(number).id
    assert "r" + str(number) not in game(number).id
    assert len({replace(game(1), round=each).id for each in range(50)}) == 50
