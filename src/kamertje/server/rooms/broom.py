"""Closes sockets that have been silent for too long: the other side has gone without a word."""

from collections.abc import Callable

from kamertje.server.rooms.outbox import Outbox
from kamertje.wire import BROOM_SECONDS

GONE_SILENT = 1001


class Broom:
    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._heard: dict[Outbox, float] = {}

    def watch(self, outbox: Outbox) -> Callable[[], None]:
        """To be called whenever something is heard of it."""

        def heard() -> None:
            self._heard[outbox] = self._clock()

        heard()
        return heard

    def forget(self, outbox: Outbox) -> None:
        self._heard.pop(outbox, None)

    def sweep(self) -> None:
        before = self._clock() - BROOM_SECONDS
        for outbox, heard in tuple(self._heard.items()):
            if heard < before:
                outbox.close(GONE_SILENT)
