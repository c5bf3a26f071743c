"""A server with a club that has been played in: members whose names are hard to show, ratings, and finished games."""

import asyncio
import random
import time
from pathlib import Path
from typing import Final

from kamertje.club.finished import Finished
from kamertje.club.identity import Player, program
from kamertje.club.kept import Kept, KeptSeat
from kamertje.club.names import fold
from kamertje.server.rooms.stores import FILE
from kamertje.storage.club import players, ratings
from kamertje.storage.club.archive import keep
from kamertje.storage.sqlite import SqliteStorage

# Markup, both directions of writing, emoji that are one, all that there is room for, and other alphabets.
HARD: Final = ("<script>alert(1)", "أنا Anna", "👩‍👩‍👧 a", "W" * 24, "<img src=x>", "\"&amp;'", "שלום 12", "Δήμητρα")
MEMBERS: Final = tuple(
    Player(f"member{number}", name, "member")
    for number, name in enumerate((*HARD, *(f"Player {number}" for number in range(30))))
)
EXPERT: Final = program("numbridge", "expert")
GAMES: Final = 480
# The last game of the first member, and the only one of the last, who stays provisional.
EVENING: Final = 1_793_521_800.0  # 2026-11-01 01:30 in Los Angeles, once more by winter time an hour later


def fill(folder: Path) -> None:
    folder.mkdir(parents=True)
    asyncio.run(_fill(folder / FILE))


async def _fill(file: Path) -> None:
    storage = await SqliteStorage.open(file)
    for each in MEMBERS:
        assert await storage.club.run(players.enter_member(each, fold(each.name), "no hash", (), 1.0))
    await storage.club.run(players.enter_bot(EXPERT, 1.0))
    chance = random.Random(8)
    now = time.time()
    for number in range(GAMES):
        first, second = chance.sample(MEMBERS[:12], 2)
        if number % 3 == 0:
            first = MEMBERS[0]
            second = EXPERT if number % 2 else chance.choice(MEMBERS[1:12])
        await _play(storage, number, (first, second), now - 3600 * (GAMES - number))
    await _play(storage, GAMES, (MEMBERS[-1], MEMBERS[1]), EVENING)
    await storage.close()


async def _play(storage: SqliteStorage, number: int, people: tuple[Player, Player], at: float) -> None:
    one, two = people
    won = number % 2 == 0
    room, variant = f"room{number}", ("bridge", "bridge", "blitz", "domains")[number % 4]
    await storage.club.run(ratings.rate(Finished(room, 1, variant, (one.id, two.id), float(won), at)))
    seats = (KeptSeat(one, won), KeptSeat(two, not won))
    await storage.club.run(keep(Kept(room, 1, "numbridge", variant, variant, "resigned", True, at, seats)))  # noqa: FBT003
