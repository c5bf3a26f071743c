"""What is kept of people, in every store: each case runs on all of them."""

import asyncio
import inspect
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest
from msgspec import structs

from kamertje.club.finished import Finished
from kamertje.club.identity import Player
from kamertje.club.rating import Standing, play
from kamertje.storage.club import exports, players, ratings, reports, sessions
from kamertje.storage.club.sessions import Session
from kamertje.storage.memory import MemoryStorage
from kamertje.storage.port import Change, Storage, Stored
from kamertje.storage.postgresql import PostgresqlStorage
from kamertje.storage.sqlite import SqliteStorage
from tests.rooms.storage.suite import CORAL, ENTRY, GOLD, ROOM, TABLE

ANNA, BOB, CLEO = (Player(name.lower(), name, "member") for name in ("Anna", "Bob", "Cleo"))
GUEST, ROBOT = Player("guest", "Gus", "guest"), Player("robot", "Robo", "bot")
Case = Callable[[Storage], Awaitable[None]]


async def enter(storage: Storage, *people: Player) -> None:
    for each in people:
        if each.kind == "guest":
            await storage.club.run(players.enter_guest(each, 1.0))
        elif each.kind == "bot":
            await storage.club.run(players.enter_bot(each, 1.0))
        else:
            codes = (b"1" * 32, b"2" * 32)
            assert await storage.club.run(players.enter_member(each, each.name.upper(), "hash", codes, 1.0))


def finished(number: int, one: Player = ANNA, two: Player = BOB, score: float = 1.0) -> Finished:
    return Finished(ROOM, number, "bridge", (one.id, two.id), score, 100.0)


async def standing(storage: Storage, player: Player, pool: str = "bridge") -> Standing:
    return (await storage.club.run(ratings.standings(player.id))).get(pool, Standing())


async def case_a_name_is_taken_once(storage: Storage) -> None:
    await enter(storage, ANNA)
    other = Player("x", "Anna", "member")
    many = [players.enter_member(replace(other, id=f"x{n}"), "ZOE", "hash", (), 1.0) for n in range(8)]
    assert (await asyncio.gather(*map(storage.club.run, many))).count(True) == 1
    assert not await storage.club.run(players.enter_member(other, "ANNA", "hash", (), 1.0))
    await enter(storage, BOB)
    assert not await storage.club.run(players.rename(BOB.id, "Anna", "ANNA"))
    assert await storage.club.run(players.rename(BOB.id, "bob", "BOB"))
    assert await storage.club.run(players.rename(BOB.id, "Ben", "BEN"))
    assert await storage.club.run(players.member_named("BOB")) is None
    found = await storage.club.run(players.member_named("BEN"))
    assert found is not None
    assert found.player == Player("bob", "Ben", "member")
    assert not await storage.club.run(players.rename("nobody", "Ned", "NED"))


async def case_a_guest_becomes_a_member_with_the_same_id(storage: Storage) -> None:
    await enter(storage, GUEST)
    assert await storage.club.run(players.account_of(GUEST.id)) is None
    await enter(storage, replace(GUEST, name="Gusta", kind="member"))
    assert await storage.club.run(players.player_of(GUEST.id)) == Player(GUEST.id, "Gusta", "member")
    account = await storage.club.run(players.account_of(GUEST.id))
    assert account is not None
    assert account.password == "hash"  # noqa: S105


async def case_nobody_who_had_the_guest_has_the_member(storage: Storage) -> None:
    """Whoever else holds a cookie of the guest, or is about to get another one for it."""
    await enter(storage, GUEST)
    member = replace(GUEST, name="Gusta", kind="member")
    for number in range(2):
        begun = sessions.begin_session(b"%d" % number * 32, Session(f"s{number}", "d", 10, 10), GUEST.id)
        await storage.club.run(begun)
    renewed = Session("s2", "d", 10, 10)
    assert await storage.club.run(sessions.renew_session("s1", b"2" * 32, renewed, GUEST.id))
    assert not await storage.club.run(sessions.renew_session("s1", b"3" * 32, renewed, GUEST.id))
    await enter(storage, member)
    assert await storage.club.run(sessions.sessions(GUEST.id)) == []
    assert not await storage.club.run(sessions.renew_session("s2", b"4" * 32, renewed, GUEST.id))
    await storage.club.run(players.enter_guest(replace(GUEST, name="Late"), 2.0))
    again = players.enter_member(replace(member, name="Later"), "LATER", "other", (), 2.0)
    assert not await storage.club.run(again)
    assert await storage.club.run(players.player_of(GUEST.id)) == member


async def case_sessions_are_found_and_ended(storage: Storage) -> None:
    await enter(storage, ANNA, BOB)
    for number in range(3):
        await storage.club.run(sessions.begin_session(b"%d" % number * 32, Session(f"s{number}", "d", 10, 10), ANNA.id))
    assert await storage.club.run(sessions.visitor(b"1" * 32, 20.0)) == (ANNA, "s1")
    assert await storage.club.run(sessions.visitor(b"1" * 32, 9000.0)) == (ANNA, "s1")
    assert await storage.club.run(sessions.visitor(b"9" * 32, 20.0)) is None
    assert [each.id for each in await storage.club.run(sessions.sessions(ANNA.id))] == ["s1", "s0", "s2"]
    assert not await storage.club.run(sessions.end_session(BOB.id, "s1"))
    assert await storage.club.run(sessions.end_session(ANNA.id, "s1"))
    assert await storage.club.run(sessions.visitor(b"1" * 32, 20.0)) is None
    await storage.club.run(sessions.set_password(ANNA.id, "other", "s2"))
    assert [each.id for each in await storage.club.run(sessions.sessions(ANNA.id))] == ["s2"]


async def case_a_code_opens_once(storage: Storage) -> None:
    await enter(storage, ANNA)
    await storage.club.run(sessions.begin_session(b"0" * 32, Session("s", "d", 10, 10), ANNA.id))
    tries = await asyncio.gather(
        *(storage.club.run(sessions.spend_code(ANNA.id, b"1" * 32, "other")) for _ in range(6))
    )
    assert tries.count(True) == 1
    assert await storage.club.run(sessions.visitor(b"0" * 32, 20.0)) is None
    assert await storage.club.run(sessions.codes_left(ANNA.id)) == 1
    assert not await storage.club.run(sessions.spend_code(BOB.id, b"2" * 32, "x"))
    await storage.club.run(sessions.set_codes(ANNA.id, (b"3" * 32,)))
    assert not await storage.club.run(sessions.spend_code(ANNA.id, b"2" * 32, "x"))


async def case_guests_who_stay_away_are_forgotten(storage: Storage) -> None:
    others = [replace(GUEST, id=f"g{n}") for n in range(2)]
    await enter(storage, ANNA, *others)
    await storage.club.run(sessions.begin_session(b"0" * 32, Session("s", "d", 10, 50), "g0"))
    await storage.club.run(sessions.visitor(b"0" * 32, 9000.0))
    assert await storage.club.run(sessions.forget_guests(100.0, 10)) == 1
    kept = [await storage.club.run(players.player_of(each)) is not None for each in ("g0", "g1", ANNA.id)]
    assert kept == [True, False, True]


async def case_reports_are_kept_once_a_reporter(storage: Storage) -> None:
    await enter(storage, ANNA, BOB)
    for _ in range(2):
        assert await storage.club.run(reports.report("r1", "ANNA", BOB.id, "rude", 5.0))
    assert not await storage.club.run(reports.report("r2", "NOBODY", BOB.id, "rude", 5.0))
    (found,) = await storage.club.run(reports.reports(10))
    assert (found.name, found.now, found.reporter, found.reason, found.at) == ("Anna", "Anna", "Bob", "rude", 5.0)


async def case_a_round_is_rated_once(storage: Storage) -> None:
    await enter(storage, ANNA, BOB)
    tries = await asyncio.gather(*(storage.club.run(ratings.rate(finished(1))) for _ in range(8)))
    assert tries.count(True) == 1
    one, two = play(Standing(), Standing(), 1.0, 100.0)
    assert (await standing(storage, ANNA), await standing(storage, BOB)) == (one, two)
    assert await storage.club.run(ratings.history(ANNA.id, "bridge", 9)) == [
        (100.0, one.strength.rating, one.strength.deviation)
    ]


async def case_many_games_of_one_player_in_the_same_moment(storage: Storage) -> None:
    await enter(storage, ANNA, BOB, CLEO)
    pairs = [(ANNA, BOB), (BOB, ANNA), (CLEO, ANNA), (ANNA, CLEO), (BOB, CLEO)] * 4
    games = [finished(number, *pair, score=number % 3 / 2) for number, pair in enumerate(pairs)]
    assert all(await asyncio.gather(*(storage.club.run(ratings.rate(game)) for game in games)))
    played = {each.id: (await standing(storage, each)).games for each in (ANNA, BOB, CLEO)}
    assert played == {each.id: sum(each in pair for pair in pairs) for each in (ANNA, BOB, CLEO)}
    assert len(await storage.club.run(ratings.history(ANNA.id, "bridge", 99))) == played[ANNA.id]


async def case_only_two_different_members_are_rated(storage: Storage) -> None:
    await enter(storage, ANNA, GUEST)
    nobody = Player("nobody", "Ned", "member")
    for number, (one, two) in enumerate([(ANNA, ANNA), (ANNA, GUEST), (nobody, ANNA)]):
        assert not await storage.club.run(ratings.rate(finished(number, one, two)))
    assert await standing(storage, ANNA) == Standing()


async def case_bots_are_rated_apart(storage: Storage) -> None:
    await enter(storage, ANNA, BOB, ROBOT)
    assert await storage.club.run(ratings.rate(finished(1, ANNA, ROBOT)))
    assert await standing(storage, ANNA) == Standing()
    assert (await standing(storage, ROBOT, "bridge+bots")).games == 1
    for number in range(2, 9):
        await storage.club.run(ratings.rate(finished(number)))
    people = await storage.club.run(ratings.leaders("bridge", "member", 350.0, 10))
    assert [player.name for player, _ in people] == ["Anna", "Bob"]
    bots = await storage.club.run(ratings.leaders("bridge+bots", "bot", 350.0, 10))
    assert [player for player, _ in bots] == [ROBOT]


async def case_a_rating_comes_with_the_change_that_ends_the_round(storage: Storage) -> None:
    await enter(storage, ANNA, BOB)
    await storage.make(ROOM, TABLE, ENTRY, GOLD, ANNA.id)
    assert await storage.change(Change(ROOM, 0, TABLE, ENTRY, None, claim=(2, CORAL), player=BOB.id))
    found = await storage.load(ROOM)
    assert isinstance(found, Stored)
    assert {seat: row.player for seat, row in found.seats.items()} == {1: ANNA, 2: BOB}
    end = Change(ROOM, 1, TABLE, ENTRY, None, finished=finished(1))
    assert not await storage.change(structs.replace(end, seq=7))
    assert not await storage.change(structs.replace(end, seat=1, connection="nobody"))
    assert await standing(storage, ANNA) == Standing()
    done = await asyncio.gather(*(storage.change(end) for _ in range(5)))
    assert done.count(True) == 1
    assert (await standing(storage, ANNA)).games == 1
    assert await storage.change(structs.replace(end, seq=2))  # the same round, said to end again
    assert (await standing(storage, ANNA)).games == 1


async def case_who_goes_leaves_the_games_of_others(storage: Storage) -> None:
    await enter(storage, ANNA, BOB)
    await storage.make(ROOM, TABLE, ENTRY, GOLD, ANNA.id)
    await storage.club.run(ratings.rate(finished(1)))
    await storage.club.run(reports.report("r", "ANNA", BOB.id, "rude", 5.0))
    before = await standing(storage, BOB)
    assert await storage.club.run(players.forget_player(ANNA.id))
    assert not await storage.club.run(players.forget_player(ANNA.id))
    found = await storage.load(ROOM)
    assert isinstance(found, Stored)
    assert found.seats[1].player is None
    assert await standing(storage, BOB) == before
    assert (await storage.club.run(exports.export(BOB.id)))["rated_rounds"][0]["score"] == 0.0
    gone = await storage.club.run(exports.export(ANNA.id))
    assert gone.pop("recovery_codes_left") == 0
    assert all(rows == [] for rows in gone.values())
    assert not await storage.club.run(ratings.rate(finished(2)))
    await enter(storage, replace(ANNA, id="another"))


CASES = [case for name, case in list(globals().items()) if name.startswith("case_")]


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Awaitable[Storage]]:
    async def memory() -> Storage:
        return MemoryStorage()

    async def sqlite() -> Storage:
        return await SqliteStorage.open(tmp_path / "rooms.sqlite3")

    if request.param == "postgresql":
        url = request.getfixturevalue("postgresql_url")
        return lambda: PostgresqlStorage.open(url)
    return memory if request.param == "memory" else sqlite


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.__name__[5:])
def test_a_store(case: Case, opening: Callable[[], Awaitable[Storage]]) -> None:
    async def run() -> None:
        storage = await opening()
        try:
            await case(storage)
        finally:
            await storage.close()

    asyncio.run(run())


def test_every_job_is_tried() -> None:
    jobs = {
        f"{module.__name__.rpartition('.')[2]}.{name}("
        for module in (exports, players, ratings, reports, sessions)
        for name in re.findall(r"@job\ndef (\w+)", inspect.getsource(module))
    }
    assert len(jobs) > 20
    assert sorted(name for name in jobs if name not in inspect.getsource(inspect.getmodule(finished) or ratings)) == []


def test_two_processes_rate_the_same_games(postgresql_url: str) -> None:
    async def run() -> None:
        one, two = [await PostgresqlStorage.open(postgresql_url) for _ in range(2)]
        await enter(one, ANNA, BOB, CLEO)
        pairs = [(ANNA, BOB), (BOB, ANNA), (CLEO, BOB)] * 10
        jobs = [ratings.rate(finished(number, *pair)) for number, pair in enumerate(pairs)]
        done = await asyncio.gather(*(storage.club.run(each) for each in jobs for storage in (one, two)))
        assert done.count(True) == len(pairs)
        assert [(await standing(one, each)).games for each in (ANNA, BOB, CLEO)] == [20, 30, 10]
        db = await asyncpg.connect(postgresql_url)
        assert await db.fetchval("SELECT count(*) FROM rated WHERE first_rating IS NULL") == 0
        await db.close()
        for each in (one, two):
            await each.close()

    asyncio.run(run())
