"""Who may be called how, and how they prove it: guests, members, their sessions and passwords."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from kamertje.club.identity import Player
from kamertje.club.names import fold, read_name, reserved
from kamertje.club.rating import PROVISIONAL, WITH_BOTS, Standing
from kamertje.match.refusal import Refusal
from kamertje.service.club.secrets import CODES, Passwords, hashed_code, hashed_key, new_code
from kamertje.service.club.throttle import Throttle
from kamertje.service.keys import is_key, new_id, new_key
from kamertje.storage.club import exports, players, ratings, reports, sessions
from kamertje.storage.club.ledger import Ledger
from kamertje.storage.club.sessions import Session

# Guests whom no browser brought back for so long are forgotten.
GUEST_SECONDS: Final = 90 * 86_400.0
MOST_AT_ONCE: Final = 500
MOST_GAMES: Final = 1000  # of a history
MOST_LEADERS: Final = 100

Leader = tuple[Player, Standing]


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody with a name, and the id of the session."""

    player: Player
    session: str


@dataclass(frozen=True, slots=True)
class Entered:
    """key: what the browser is to keep; codes: to be shown once."""

    key: str
    player: Player
    codes: tuple[str, ...] = ()


class Accounts:
    """now: seconds since 1970. monotonic: for the throttles, which each process has for itself."""

    def __init__(self, ledger: Ledger, now: Callable[[], float], monotonic: Callable[[], float]) -> None:
        self._ledger = ledger
        self._now = now
        self._passwords = Passwords()
        self._by_account = Throttle(10, 30, monotonic)
        self._by_address = Throttle(40, 5, monotonic)

    async def visit(self, key: str) -> Visit | None:
        """Whose session this is."""
        if not is_key(key):
            return None
        found = await self._ledger.run(sessions.visitor(hashed_key(key), self._now()))
        return None if found is None else Visit(*found)

    async def enter_guest(self, visit: Visit | None, name: str, device: str) -> Entered | Refusal:
        """Somebody who is called so, without an account."""
        chosen = await self._free_name(name)
        if isinstance(chosen, Refusal):
            return chosen
        if visit is not None and visit.player.kind == "member":
            return Refusal("signed_in")
        player = Player(new_id() if visit is None else visit.player.id, chosen, "guest")
        await self._ledger.run(players.enter_guest(player, self._now()))
        return await self._open(player, None, device) if visit is None else await self._renew(visit, player, device)

    async def sign_up(self, visit: Visit | None, name: str, password: str, device: str) -> Entered | Refusal:
        """An account. Whoever was a guest until now keeps id, seats and games."""
        chosen = await self._free_name(name)
        if isinstance(chosen, Refusal):
            return chosen
        if visit is not None and visit.player.kind == "member":
            return Refusal("signed_in")
        player = Player(new_id() if visit is None else visit.player.id, chosen, "member")
        codes = tuple(new_code() for _ in range(CODES))
        hashed = tuple(hashed_code(player.id, code) for code in codes)
        entering = players.enter_member(player, fold(chosen), await self._passwords.hash(password), hashed, self._now())
        if not await self._ledger.run(entering):
            return Refusal("name_taken", chosen)
        entered = await self._open(player, None, device)
        return Entered(entered.key, player, codes)

    async def sign_in(
        self, visit: Visit | None, name: str, password: str, address: str, device: str
    ) -> Entered | Refusal:
        """By name and password. Nothing tells whether there is such a name."""
        tried = fold(name[:400])
        wait = self._wait(tried, address)
        if wait is not None:
            return wait
        account = await self._ledger.run(players.member_named(tried))
        if not await self._passwords.fits(None if account is None else account.password, password) or account is None:
            return Refusal("sign_in_refused")
        self._was_right(tried, address)
        return await self._open(account.player, visit, device)

    async def recover(
        self, visit: Visit | None, name: str, code: str, password: str, address: str, device: str
    ) -> Entered | Refusal:
        """By name and a recovery code, which is spent. Every other session ends."""
        tried = fold(name[:400])
        wait = self._wait(tried, address)
        if wait is not None:
            return wait
        account = await self._ledger.run(players.member_named(tried))
        hashed = await self._passwords.hash(password)
        player = "" if account is None else account.player.id
        spent = await self._ledger.run(sessions.spend_code(player, hashed_code(player, code), hashed))
        if not spent or account is None:
            return Refusal("code_refused")
        self._was_right(tried, address)
        return await self._open(account.player, visit, device)

    async def sign_out(self, visit: Visit) -> None:
        await self._ledger.run(sessions.end_session(visit.player.id, visit.session))

    async def sessions(self, visit: Visit) -> list[Session]:
        return await self._ledger.run(sessions.sessions(visit.player.id))

    async def codes_left(self, visit: Visit) -> int:
        return await self._ledger.run(sessions.codes_left(visit.player.id))

    async def end_session(self, visit: Visit, session: str) -> None:
        await self._ledger.run(sessions.end_session(visit.player.id, session))

    async def rename(self, visit: Visit, name: str) -> Player | Refusal:
        """Another name, for a guest or a member."""
        chosen = await self._free_name(name, visit.player)
        if isinstance(chosen, Refusal):
            return chosen
        player = Player(visit.player.id, chosen, visit.player.kind)
        if player.kind == "guest":
            await self._ledger.run(players.enter_guest(player, self._now()))
        elif not await self._ledger.run(players.rename(player.id, chosen, fold(chosen))):
            return Refusal("name_taken", chosen)
        return player

    async def set_password(self, visit: Visit, old: str, password: str) -> Refusal | None:
        """Another password; every other session ends."""
        wrong = await self._confirm(visit, old)
        if wrong is not None:
            return wrong
        hashed = await self._passwords.hash(password)
        await self._ledger.run(sessions.set_password(visit.player.id, hashed, visit.session))
        return None

    async def new_codes(self, visit: Visit, password: str) -> tuple[str, ...] | Refusal:
        """Other recovery codes: those before are worth nothing any more."""
        wrong = await self._confirm(visit, password)
        if wrong is not None:
            return wrong
        codes = tuple(new_code() for _ in range(CODES))
        hashed = tuple(hashed_code(visit.player.id, code) for code in codes)
        await self._ledger.run(sessions.set_codes(visit.player.id, hashed))
        return codes

    async def export(self, visit: Visit) -> dict[str, Any]:
        """Everything that is kept of somebody, but hashes of secrets."""
        return await self._ledger.run(exports.export(visit.player.id))

    async def delete(self, visit: Visit, password: str) -> Refusal | None:
        """The account goes, and with it the name wherever it stood. A guest needs no password."""
        if visit.player.kind == "member":
            wrong = await self._confirm(visit, password)
            if wrong is not None:
                return wrong
        await self._ledger.run(players.forget_player(visit.player.id))
        return None

    async def report(self, visit: Visit, name: str, reason: str) -> Refusal | None:
        """Tells whoever runs this server that a name is not as it should be."""
        told = reports.report(new_id(), fold(name[:400]), visit.player.id, reason, self._now())
        return None if await self._ledger.run(told) else Refusal("player_unknown")

    async def member(self, name: str) -> Player | None:
        """Who is called so."""
        account = await self._ledger.run(players.member_named(fold(name[:400])))
        return None if account is None else account.player

    async def ratings(self, player: Player) -> tuple[dict[str, Standing], dict[str, list[tuple[float, float, float]]]]:
        """By pool how somebody stands, and the way there: (time, rating, deviation)."""
        standings = await self._ledger.run(ratings.standings(player.id))
        ways = {pool: await self._ledger.run(ratings.history(player.id, pool, MOST_GAMES)) for pool in standings}
        return standings, ways

    async def leaders(self, pool: str) -> tuple[list[Leader], list[Leader]]:
        """The strongest people and programs of whom that is certain, the strongest first."""
        found = []
        for name, kind in ((pool, "member"), (pool + WITH_BOTS, "bot")):
            all_of_them = await self._ledger.run(ratings.leaders(name, kind, PROVISIONAL, MOST_LEADERS))
            found.append([each for each in all_of_them if not each[1].provisional(self._now())])
        return found[0], found[1]

    async def sweep(self) -> None:
        """Forgets guests who do not come back."""
        await self._ledger.run(sessions.forget_guests(self._now() - GUEST_SECONDS, MOST_AT_ONCE))

    async def _free_name(self, text: str, own: Player | None = None) -> str | Refusal:
        name = read_name(text)
        if name is None:
            return Refusal("name_refused", text[:40])
        if reserved(name):
            return Refusal("name_taken", name)
        taken = await self._ledger.run(players.member_named(fold(name)))
        if taken is not None and (own is None or taken.player.id != own.id):
            return Refusal("name_taken", name)
        return name

    async def _open(self, player: Player, before: Visit | None, device: str) -> Entered:
        """A session with a key of its own; the one before it in this browser ends."""
        key = new_key()
        session = Session(new_id(), device, self._now(), self._now())
        if before is not None:
            await self._ledger.run(sessions.end_session(before.player.id, before.session))
        await self._ledger.run(sessions.begin_session(hashed_key(key), session, player.id))
        return Entered(key, player)

    async def _renew(self, before: Visit, player: Player, device: str) -> Entered | Refusal:
        """Another key for the same guest, as long as the one before opens anything: whoever got hold of its cookie
        cannot keep it past the account that the guest makes."""
        key = new_key()
        session = Session(new_id(), device, self._now(), self._now())
        if not await self._ledger.run(sessions.renew_session(before.session, hashed_key(key), session, player.id)):
            return Refusal("name_needed")
        return Entered(key, player)

    async def _confirm(self, visit: Visit, password: str) -> Refusal | None:
        """Whether it is the account's password, tried as often as when signing in."""
        account = await self._ledger.run(players.account_of(visit.player.id))
        if account is None:
            return Refusal("account_needed")
        tried = fold(account.player.name)
        wait = self._wait(tried, "")
        if wait is not None:
            return wait
        if not await self._passwords.fits(account.password, password):
            return Refusal("password_wrong")
        self._was_right(tried, "")
        return None

    def _wait(self, account: str, address: str) -> Refusal | None:
        """Counts a try; text: for how many seconds there can be none."""
        seconds = max(self._by_account.take(account), self._by_address.take(address) if address else 0.0)
        return Refusal("wait", str(int(seconds) + 1)) if seconds > 0 else None

    def _was_right(self, account: str, address: str) -> None:
        self._by_account.give(account)
        self._by_address.give(address)
