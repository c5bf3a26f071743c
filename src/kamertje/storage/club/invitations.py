"""Invitations as they are kept. Each change names the state that it follows on: of many at once one takes effect."""

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from kamertje.club.glicko import Strength
from kamertje.club.halls import Choice
from kamertje.club.identity import Player
from kamertje.club.invitations import (
    AWAY_SECONDS,
    AWAY_SECONDS_PRIVATE,
    LAPSED_SECONDS,
    Invitation,
)
from kamertje.club.rating import Standing
from kamertje.storage.club.ledger import Steps, ask, job

_COLUMNS: Final = (
    "invitation.id, choice, setup, private, room, key, invitation.made_at, seen_at, state, first,"
    " owner.id AS owner_id, owner.name AS owner_name, owner.kind AS owner_kind,"
    " taker.id AS taker_id, taker.name AS taker_name, taker.kind AS taker_kind"
)
_FROM: Final = (
    " FROM invitation JOIN player AS owner ON owner.id = invitation.owner"
    " LEFT JOIN player AS taker ON taker.id = invitation.taker"
)
_STANDINGS: Final = (
    "one.rating, one.deviation, one.volatility, one.games, one.at,"
    " two.rating AS two_rating, two.deviation AS two_deviation, two.volatility AS two_volatility,"
    " two.games AS two_games, two.at AS two_at"
)


@dataclass(frozen=True, slots=True)
class Take:
    """Who takes an invitation, and which player begins."""

    invitation: str
    taker: str
    first: str
    now: float


@job
def invite(invitation: Invitation, most: int) -> Steps[bool]:
    """A new one; False where its owner has so many open already."""
    owner = invitation.owner.id
    yield ask("UPDATE player SET kind = kind WHERE id = $1", owner)  # one at a time
    rows = yield ask("SELECT count(*) FROM invitation WHERE owner = $1 AND state = 'open'", owner)
    if rows[0][0] >= most:
        return False
    yield ask(
        "INSERT INTO invitation"
        " (id, owner, choice, variant, setup, private, room, key, made_at, seen_at, state, changed_at)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'open', $9)",
        *(invitation.id, owner, msgspec.json.encode(invitation.choice).decode(), invitation.choice.variant),
        *(
            invitation.setup,
            int(invitation.private),
            invitation.room,
            invitation.key,
            invitation.made_at,
            invitation.seen_at,
        ),
    )
    return True


@job
def invitation_of(invitation: str) -> Steps[Invitation | None]:
    rows = yield ask(f"SELECT {_COLUMNS}{_FROM} WHERE invitation.id = $1", invitation)
    return _invitation(rows[0]) if rows else None


@job
def withdraw(invitation: str, owner: str, now: float) -> Steps[bool]:
    """By its owner; one that has lapsed is shown to them no more."""
    done = yield ask(
        "UPDATE invitation SET state = 'withdrawn', changed_at = $3"
        " WHERE id = $1 AND owner = $2 AND state IN ('open', 'lapsed') RETURNING id",
        *(invitation, owner, now),
    )
    return bool(done)


@job
def take(taking: Take) -> Steps[bool]:
    """True for who comes first."""
    done = yield ask(
        "UPDATE invitation SET state = 'taken', changed_at = $4, taker = $2, first = $3"
        " WHERE id = $1 AND owner <> $2 AND state = 'open'"
        " AND ((private = 0 AND seen_at > $5) OR (private = 1 AND seen_at > $6)) RETURNING id",
        *(taking.invitation, taking.taker, taking.first),
        *(taking.now, taking.now - AWAY_SECONDS, taking.now - AWAY_SECONDS_PRIVATE),
    )
    return bool(done)


@job
def see(owners: tuple[str, ...], now: float) -> Steps[None]:
    """These are here just now."""
    for owner in sorted(owners):
        yield ask("UPDATE invitation SET seen_at = $2 WHERE owner = $1 AND state = 'open' AND seen_at < $2", owner, now)


@job
def lapse(now: float) -> Steps[bool]:
    """Those whose owner has been away for too long; whether there were any."""
    gone = yield ask(
        "UPDATE invitation SET state = 'lapsed', changed_at = $1 WHERE state = 'open'"
        " AND ((private = 0 AND seen_at <= $2) OR (private = 1 AND seen_at <= $3)) RETURNING id",
        *(now, now - AWAY_SECONDS, now - AWAY_SECONDS_PRIVATE),
    )
    return bool(gone)


@job
def stand_still(seconds: float) -> Steps[None]:
    """No server ran for so long: nobody could be here."""
    yield ask("UPDATE invitation SET seen_at = seen_at + $1 WHERE state = 'open'", seconds)


@job
def in_the_halls(now: float) -> Steps[list[tuple[Invitation, Standing, Standing]]]:
    """All that are open or played, and what lapsed lately; the oldest first.

    With the strength of its owner and of who took it.
    """
    rows = yield ask(
        f"SELECT {_COLUMNS}, {_STANDINGS}{_FROM}"
        " LEFT JOIN rating AS one ON one.player = invitation.owner AND one.pool = invitation.variant"
        " LEFT JOIN rating AS two ON two.player = invitation.taker AND two.pool = invitation.variant"
        " WHERE state IN ('open', 'taken') OR (state = 'lapsed' AND changed_at > $1)"
        " ORDER BY invitation.made_at, invitation.id",
        now - LAPSED_SECONDS,
    )
    return [(_invitation(row), _standing(*tuple(row)[16:21]), _standing(*tuple(row)[21:])) for row in rows]


@job
def forget_invitations(before: float) -> Steps[None]:
    """Those that have long been answered."""
    yield ask("DELETE FROM invitation WHERE state <> 'open' AND changed_at < $1", before)


def _invitation(row: Any) -> Invitation:
    name, choice, setup, private, room, key, made_at, seen_at, state, first, *people = tuple(row)[:16]
    return Invitation(
        name,
        Player(people[0], people[1], people[2]),
        msgspec.json.decode(choice, type=Choice),
        setup,
        room,
        bytes(key),
        made_at,
        seen_at,
        bool(private),
        state,
        None if people[3] is None else Player(people[3], people[4], people[5]),
        first,
    )


def _standing(rating: float | None, deviation: float, volatility: float, games: int, at: float) -> Standing:
    return Standing() if rating is None else Standing(Strength(rating, deviation, volatility), games, at)
