"""People and their names."""

from dataclasses import dataclass

from kamertje.club.identity import Player
from kamertje.storage.club.ledger import Steps, ask, job


@dataclass(frozen=True, slots=True)
class Account:
    """A member, with the hash of the password."""

    player: Player
    password: str
    made_at: float


@job
def player_of(player: str) -> Steps[Player | None]:
    rows = yield ask("SELECT id, name, kind FROM player WHERE id = $1", player)
    return Player(*rows[0]) if rows else None


@job
def member_named(folded: str) -> Steps[Account | None]:
    """The member whose name looks like this one, or the bot."""
    rows = yield ask("SELECT id, name, kind, password, made_at FROM player WHERE folded = $1", folded)
    return _account(rows[0]) if rows else None


@job
def account_of(player: str) -> Steps[Account | None]:
    rows = yield ask("SELECT id, name, kind, password, made_at FROM player WHERE id = $1 AND kind = 'member'", player)
    return _account(rows[0]) if rows else None


@job
def enter_guest(player: Player, now: float) -> Steps[None]:
    """A guest, or a guest's next name; who has become a member meanwhile keeps theirs."""
    yield ask(
        "INSERT INTO player (id, name, kind, made_at) VALUES ($1, $2, 'guest', $3)"
        " ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE player.kind = 'guest'",
        *(player.id, player.name, now),
    )


@job
def enter_bot(player: Player, now: float) -> Steps[None]:
    """One of the server's own players, unless it is there already."""
    yield ask(
        "INSERT INTO player (id, name, kind, made_at) VALUES ($1, $2, 'bot', $3) ON CONFLICT (id) DO NOTHING",
        *(player.id, player.name, now),
    )


@job
def enter_member(player: Player, folded: str, password: str, codes: tuple[bytes, ...], now: float) -> Steps[bool]:
    """A member, who may have been a guest; False where the name is another's, or this is a member already.

    Sessions that the guest had have ended: of an account there is none that was not begun with its password.
    """
    if (yield ask("SELECT id FROM player WHERE folded = $1", folded)):
        return False
    entered = yield ask(
        "INSERT INTO player (id, name, kind, folded, password, made_at) VALUES ($1, $2, $3, $4, $5, $6)"
        " ON CONFLICT (id) DO UPDATE SET name = excluded.name, kind = excluded.kind, folded = excluded.folded,"
        " password = excluded.password, made_at = excluded.made_at WHERE player.kind = 'guest' RETURNING id",
        *(player.id, player.name, player.kind, folded, password, now),
    )
    if not entered:
        return False
    yield ask("DELETE FROM session WHERE player = $1", player.id)
    for code in codes:
        yield ask("INSERT INTO recovery (player, code) VALUES ($1, $2)", player.id, code)
    return True


@job
def rename(player: str, name: str, folded: str) -> Steps[bool]:
    """False where the name is another's."""
    if (yield ask("SELECT id FROM player WHERE folded = $1 AND id <> $2", folded, player)):
        return False
    changed = yield ask("UPDATE player SET name = $2, folded = $3 WHERE id = $1 RETURNING id", player, name, folded)
    return bool(changed)


@job
def forget_player(player: str) -> Steps[bool]:
    """Everything of a player goes. What others played with them stays, without name and id."""
    gone = yield ask("DELETE FROM player WHERE id = $1 RETURNING id", player)
    for statement in (
        "DELETE FROM session WHERE player = $1",
        "DELETE FROM recovery WHERE player = $1",
        "DELETE FROM rating WHERE player = $1",
        "DELETE FROM report WHERE player = $1",
        "UPDATE report SET reporter = NULL WHERE reporter = $1",
        "UPDATE rated SET first = NULL, first_rating = NULL, first_deviation = NULL WHERE first = $1",
        "UPDATE rated SET second = NULL, second_rating = NULL, second_deviation = NULL WHERE second = $1",
        "UPDATE seat SET player = NULL WHERE player = $1",
        "UPDATE archive_seat SET player = NULL, name = NULL, folded = NULL, kind = NULL WHERE player = $1",
        "DELETE FROM invitation WHERE owner = $1 OR taker = $1",
    ):
        yield ask(statement, player)
    return bool(gone)


def _account(row: tuple[str, str, str, str | None, float]) -> Account:
    return Account(Player(row[0], row[1], row[2]), row[3] or "", row[4])  # type: ignore[arg-type]
