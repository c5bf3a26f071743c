"""`kamertje verify`: a game of Numbridge played again from its record."""

import argparse
import sys
from pathlib import Path

from kamertje.cli.faults import BadInput, Failure
from kamertje.dots import quoted
from kamertje.numbridge.verify import RecordError, fault_of, read_record


def run(arguments: argparse.Namespace) -> int:
    """Exit status 1 where the record is not what seed and nonces lead to."""
    try:
        record = read_record(_text(arguments.record))
    except RecordError as fault:
        raise BadInput(f"{quoted(str(arguments.record))} is no record of a game: {fault}.") from None
    unfair = fault_of(record)
    if unfair is not None:
        raise Failure(unfair)
    print(f"{record.setup}: deal, tiles and {len(record.moves)} moves are as they were promised")
    return 0


def _text(file: Path) -> bytes:
    try:
        return sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
    except OSError as fault:
        raise BadInput(f"{quoted(str(file))} cannot be read: {fault.strerror or fault}.") from None
