"""What a long solve has proven, in a file, to go on with another day or on another machine.

The file holds lines of text: a head in JSON, then one proven state a line in two words of 16 hexadecimal digits, and
last the SHA-256 of all that, so that a file that was cut or changed is not taken for the truth.
"""

import hashlib
import json
import os
import re
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from kamertje.cli.faults import BadInput, Failure
from kamertje.cli.position import AskedPosition
from kamertje.cli.streams import tell
from kamertje.dots import Solving, quoted

MOST_PROVEN: Final = 50_000  # some 1.7 MB
BETWEEN_WRITES: Final = 60.0  # seconds
_KIND: Final = "kamertje checkpoint"
_VERSION: Final = 1
_HEX_WORDS: Final = re.compile(rb"[0-9a-f]{16} [0-9a-f]{16}")
_MOST_BYTES: Final = 1 << 22  # more than any checkpoint: a wrong file is not read to its end


@dataclass(frozen=True, slots=True)
class Kept:
    """What earlier runs took, and what they have proven."""

    nodes: int = 0
    seconds: float = 0.0
    proven: list[tuple[int, int]] = field(default_factory=list)


class Checkpoint:
    """A solution with a file in which it is kept: goes on from what the file holds, and writes it now and then.

    Before anything is searched it raises BadInput where the file holds something else, Failure where it cannot be
    written.
    """

    def __init__(self, file: Path, asked: AskedPosition, solving: Solving) -> None:
        self._file = file
        self._asked = asked
        self._solving = solving
        self._begun = self._written = time.monotonic()
        self.earlier = read_checkpoint(file, asked)
        solving.learn(self.earlier.proven)
        self.write()

    def write_sometimes(self) -> None:
        """Writes when the last time is long enough ago. A disk that is full for a while does not end the search."""
        if time.monotonic() - self._written >= BETWEEN_WRITES:
            try:
                self.write()
            except Failure as fault:
                tell(f"kamertje: {fault}")

    def write(self) -> None:
        """Writes what is proven now."""
        self._written = time.monotonic()
        nodes = self.earlier.nodes + self._solving.nodes
        seconds = self.earlier.seconds + self._written - self._begun
        write_checkpoint(self._file, self._asked, Kept(nodes, seconds, self._solving.proven(MOST_PROVEN)))


def read_checkpoint(file: Path, asked: AskedPosition) -> Kept:
    """What the file holds; nothing where there is none yet. Raises BadInput for files of another kind or position."""
    try:
        if file.exists() and not (file.is_file() or file.is_dir()):  # a device may have no end, a pipe no beginning
            raise BadInput(f"{quoted(str(file))} is not a file.")
        with file.open("rb") as reading:
            content = reading.read(_MOST_BYTES)
    except FileNotFoundError:
        return Kept()
    except OSError as fault:
        raise BadInput(f"{quoted(str(file))} cannot be read: {fault.strerror or fault}.") from None
    body, _, digest = content.rstrip(b"\n").rpartition(b"\n")
    if digest != hashlib.sha256(body).hexdigest().encode():
        raise BadInput(f"{quoted(str(file))} is not a checkpoint, or it is damaged.")
    head, *rows = body.split(b"\n")
    facts = _facts(head)
    if facts is None:
        raise BadInput(f"{quoted(str(file))} is not a checkpoint, or it is damaged.")
    if facts[_KIND] != _VERSION or facts["writing"] != Solving.writing():
        raise BadInput(f"{quoted(str(file))} is a checkpoint of another version.")
    if (facts["setup"], facts["undrawn"]) != _identity(asked):
        raise BadInput(f"{quoted(str(file))} is a checkpoint of another position.")
    proven = [(int(row[:16], 16), int(row[17:], 16)) for row in rows if _HEX_WORDS.fullmatch(row)]
    return Kept(facts["nodes"], facts["seconds"], proven)


def _facts(head: bytes) -> dict[str, Any] | None:
    """What the head says, where it is one: a digest alone can be that of anything."""
    try:
        facts = json.loads(head)
    except (ValueError, RecursionError):
        return None
    named = {_KIND, "writing", "setup", "undrawn", "nodes", "seconds"}
    return facts if isinstance(facts, dict) and named <= facts.keys() else None


def write_checkpoint(file: Path, asked: AskedPosition, kept: Kept) -> None:
    """Replaces the file whole or not at all. Raises Failure."""
    setup, undrawn = _identity(asked)
    facts = {
        _KIND: _VERSION,
        "writing": Solving.writing(),
        "setup": setup,
        "undrawn": undrawn,
        "nodes": kept.nodes,
        "seconds": round(kept.seconds, 1),
    }
    rows = (f"{key:016x} {data:016x}" for key, data in kept.proven)
    body = "\n".join([json.dumps(facts), *rows]).encode()
    fresh = file.with_name(file.name + ".new")
    try:
        with fresh.open("wb") as writing:
            writing.write(body + b"\n" + hashlib.sha256(body).hexdigest().encode() + b"\n")
            writing.flush()
            os.fsync(writing.fileno())
        fresh.replace(file)
    except OSError as fault:
        with suppress(OSError):
            fresh.unlink()
        raise Failure(f"The checkpoint {quoted(str(file))} cannot be written: {fault.strerror or fault}.") from None


def _identity(asked: AskedPosition) -> tuple[str, str]:
    names = asked.game.grid.line_names
    return str(asked.setup), " ".join(names[line] for line in asked.game.undrawn)
