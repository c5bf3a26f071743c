"""The standard streams where they are closed, full, or read by nobody."""

import os
import sys
from typing import TextIO


def tell(line: str) -> None:
    """Writes a line to the error output; where that cannot be written, nobody can be told, and nothing is raised."""
    if sys.stderr is None:
        return
    try:
        print(line, file=sys.stderr, flush=True)
    except OSError:
        forget(sys.stderr)


def forget(stream: TextIO) -> None:
    """What is still buffered cannot be written either, and must not be complained about at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
