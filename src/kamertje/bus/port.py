"""The port, and the bus of a process that is alone."""

from collections.abc import Callable
from typing import Protocol

Hear = Callable[[str, int], None]


class Bus(Protocol):
    async def open(self, hear: Hear) -> None:
        """From now on `hear` is called with each room that others changed, and its `seq` as in `publish`."""

    async def publish(self, room: str, seq: int = 0) -> None:
        """Tells the others. seq: how far the room is now; 0 where not its table has changed, but who is there.

        What goes wrong is the bus's own concern: they look for themselves every two seconds.
        """

    async def announce(self, topic: str) -> None:
        """Tells the others that something changed which is no room; `hear` gets its name, and 0. A hint as well."""

    async def close(self) -> None: ...


class Silence:
    """For one process, which knows what it does."""

    async def open(self, hear: Hear) -> None:
        """There is nothing to hear."""

    async def publish(self, room: str, seq: int = 0) -> None:
        """There is nobody to tell."""

    async def announce(self, topic: str) -> None:
        """There is nobody to tell."""

    async def close(self) -> None:
        """Nothing was opened."""
