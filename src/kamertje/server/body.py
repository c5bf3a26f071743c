"""Something to send: its type, and its bytes under each encoding."""

import os
import sys
import threading
from collections.abc import Iterable, Mapping

from kamertje.server.encodings import Care, compress

POLITE = 19  # of a thread that takes what others leave


class Body:
    """Compressed quickly when it is first asked for, which keeps nobody waiting, and better where there was time."""

    def __init__(self, media_type: str, content: bytes) -> None:
        self.media_type = media_type
        self.content = content
        self._forms: Mapping[str, bytes] | None = None

    @property
    def forms(self) -> Mapping[str, bytes]:
        """By encoding, those that are smaller and the content itself."""
        if self._forms is None:
            self._forms = compress(self.content, Care.QUICK)
        return self._forms

    def press(self) -> None:
        self._forms = compress(self.content, Care.BEST)


def press_beside(bodies: Iterable[Body]) -> threading.Thread:
    """Presses them, one by one, while the process does what it is there for. It may end before."""

    def press() -> None:
        if sys.platform == "linux":
            os.nice(POLITE)  # this thread alone, there
        for body in bodies:
            body.press()

    thread = threading.Thread(target=press, name="press", daemon=True)
    thread.start()
    return thread
