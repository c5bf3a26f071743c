"""Passwords and codes: how they are made, kept and compared."""

import asyncio
import hashlib
import secrets
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

CODES: Final = 10
_LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # none of them read as another
_READ_AS: Final = str.maketrans("ilou", "110v")
_GROUP: Final = 4


def new_code() -> str:
    """80 random bits, as four groups of four."""
    letters = [secrets.choice(_LETTERS) for _ in range(4 * _GROUP)]
    return "-".join("".join(letters[start : start + _GROUP]) for start in range(0, len(letters), _GROUP))


def hashed_code(player: str, code: str) -> bytes:
    """However it is typed. A random code needs no slow hash."""
    typed = "".join(each for each in code.lower() if each.isalnum()).translate(_READ_AS)
    return hashlib.sha256(f"{player}.{typed}".encode()).digest()


def hashed_key(key: str) -> bytes:
    """Of a session."""
    return hashlib.sha256(f"session.{key}".encode()).digest()


class Passwords:
    """argon2id in threads, two at a time, so that neither memory nor the event loop suffers.

    The cost is what OWASP asks of it at least: 19 MiB, two passes.
    """

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self._turns = asyncio.Semaphore(2)
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, _typed(password))

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Whether it is the password. Where there is no account the work is the same."""
        if self._nobodys is None:
            self._nobodys = await self.hash(secrets.token_urlsafe())
        async with self._turns:
            right = await asyncio.to_thread(self._verify, hashed or self._nobodys, _typed(password))
        return right and hashed is not None

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False


def _typed(password: str) -> str:
    """The same on every keyboard."""
    return unicodedata.normalize("NFKC", password)
