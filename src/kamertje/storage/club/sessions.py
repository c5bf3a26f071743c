"""Which browsers are whose: sessions, and the codes that open an account without its password."""

from dataclasses import dataclass
from typing import Final

from kamertje.club.identity import Player
from kamertje.storage.club.ledger import Steps, ask, job

# That a session is used is noted so often.
NOTED_SECONDS: Final = 3600.0


@dataclass(frozen=True, slots=True)
class Session:
    """id: by which it is ended from another browser. device: what the browser says of itself, in short."""

    id: str
    device: str
    made_at: float
    used_at: float


@job
def begin_session(key: bytes, session: Session, player: str) -> Steps[None]:
    yield ask(
        "INSERT INTO session (key, id, player, device, made_at, used_at) VALUES ($1, $2, $3, $4, $5, $5)",
        *(key, session.id, player, session.device, session.made_at),
    )


@job
def renew_session(before: str, key: bytes, session: Session, player: str) -> Steps[bool]:
    """Another key for the same player; False where the session before has ended, and with it the right to one."""
    if not (yield ask("DELETE FROM session WHERE player = $1 AND id = $2 RETURNING id", player, before)):
        return False
    yield ask(
        "INSERT INTO session (key, id, player, device, made_at, used_at) VALUES ($1, $2, $3, $4, $5, $5)",
        *(key, session.id, player, session.device, session.made_at),
    )
    return True


@job
def visitor(key: bytes, now: float) -> Steps[tuple[Player, str] | None]:
    """Whose session this is, and its id."""
    rows = yield ask(
        "SELECT player.id, name, kind, session.id, used_at FROM session JOIN player ON player.id = session.player"
        " WHERE key = $1",
        key,
    )
    if not rows:
        return None
    player, name, kind, session, used_at = rows[0]
    if now - used_at > NOTED_SECONDS:
        yield ask("UPDATE session SET used_at = $2 WHERE key = $1", key, now)
    return Player(player, name, kind), session


@job
def sessions(player: str) -> Steps[list[Session]]:
    """The one that was used last comes first."""
    rows = yield ask(
        "SELECT id, device, made_at, used_at FROM session WHERE player = $1 ORDER BY used_at DESC, id", player
    )
    return [Session(*row) for row in rows]


@job
def end_session(player: str, session: str) -> Steps[bool]:
    return bool((yield ask("DELETE FROM session WHERE player = $1 AND id = $2 RETURNING id", player, session)))


@job
def set_password(player: str, password: str, session: str) -> Steps[None]:
    """Ends every session but this one."""
    yield ask("UPDATE player SET password = $2 WHERE id = $1", player, password)
    yield ask("DELETE FROM session WHERE player = $1 AND id <> $2", player, session)


@job
def set_codes(player: str, codes: tuple[bytes, ...]) -> Steps[None]:
    """Instead of those before."""
    yield ask("DELETE FROM recovery WHERE player = $1", player)
    for code in codes:
        yield ask("INSERT INTO recovery (player, code) VALUES ($1, $2)", player, code)


@job
def spend_code(player: str, code: bytes, password: str) -> Steps[bool]:
    """Opens the account once: another password, and every session is ended."""
    if not (yield ask("DELETE FROM recovery WHERE player = $1 AND code = $2 RETURNING code", player, code)):
        return False
    yield ask("UPDATE player SET password = $2 WHERE id = $1", player, password)
    yield ask("DELETE FROM session WHERE player = $1", player)
    return True


@job
def codes_left(player: str) -> Steps[int]:
    rows = yield ask("SELECT count(*) FROM recovery WHERE player = $1", player)
    count: int = rows[0][0]
    return count


@job
def forget_guests(before: float, most: int) -> Steps[int]:
    """Guests whom no browser has brought back since then; what they played stays, without their names."""
    rows = yield ask(
        "SELECT id FROM player WHERE kind = 'guest' AND made_at < $1 AND NOT EXISTS"
        " (SELECT 1 FROM session WHERE session.player = player.id AND used_at >= $1) LIMIT $2",
        *(before, most),
    )
    for (player,) in rows:
        yield ask("DELETE FROM session WHERE player = $1", player)
        yield ask("DELETE FROM player WHERE id = $1", player)
        yield ask("UPDATE seat SET player = NULL WHERE player = $1", player)
        yield ask(
            "UPDATE archive_seat SET player = NULL, name = NULL, folded = NULL, kind = NULL WHERE player = $1", player
        )
    return len(rows)
