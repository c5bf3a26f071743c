"""The fair deal: what the server binds itself to before it knows the players' numbers, and what comes of both.

The seed is bound by its hash; then each player adds a number of their own, the nonce; keys for the layout, the grid and
the bag come from all three. The deal's name is told with the hash, so that it cannot be chosen afterwards. After the
end the seed is told, and anybody can do all of it again.
"""

import hashlib
import hmac
from dataclasses import dataclass, replace
from typing import Final

from kamertje.match.game import Random

SEED_BYTES: Final = 32
NAME_BYTES: Final = 16
LAYOUT, GRID, BAG = 0, 1, 2


class Seed:
    """Bytes that no encoder takes and no log shows: they have to be asked for. So no state that holds them can be
    sent."""

    __slots__ = ("_bytes",)

    def __init__(self, secret: bytes) -> None:
        self._bytes = secret

    def reveal(self) -> bytes:
        return self._bytes

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seed) and self._bytes == other._bytes

    def __hash__(self) -> int:
        return hash(self._bytes)

    def __repr__(self) -> str:
        return "Seed(…)"


@dataclass(frozen=True, slots=True)
class Deal:
    """seed: secret until the end. name: of this deal alone, public from the start. nonces: as each player gave it;
    None: not yet."""

    seed: Seed
    name: str
    nonces: tuple[str | None, str | None] = (None, None)

    @property
    def commitment(self) -> str:
        return commitment(self.seed.reveal())

    def with_nonce(self, seat: int, nonce: str) -> "Deal":
        first, second = self.nonces
        return replace(self, nonces=(nonce, second) if seat == 1 else (first, nonce))

    def key(self, purpose: int) -> bytes:
        """LAYOUT, GRID or BAG. A nonce that did not come counts as the empty text."""
        first, second = self.nonces
        return key(self.seed.reveal(), self.name, first or "", second or "", purpose)


def new_deal(random: Random) -> Deal:
    """Byte by byte from what chance the table has, which comes from a cryptographic source."""
    seed = bytes(random(256) for _ in range(SEED_BYTES))
    return Deal(Seed(seed), bytes(random(256) for _ in range(NAME_BYTES)).hex())


def commitment(seed: bytes) -> str:
    """In hexadecimal. Of the seed alone: a solution or a hand could be guessed from its hash."""
    return hashlib.sha256(b"numbridge-deal-v1|" + seed).hexdigest()


def key(seed: bytes, name: str, first: str, second: str, purpose: int) -> bytes:
    """32 bytes."""
    return hmac.digest(seed, f"{name}|{first}|{second}|{purpose}".encode(), "sha256")
