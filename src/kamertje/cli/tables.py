"""The table of all values for a command: what memory it takes is said before it is taken."""

from pathlib import Path
from typing import Final

from kamertje.cli.faults import BadInput
from kamertje.cli.position import AskedPosition, accepted
from kamertje.cli.streams import tell
from kamertje.dots import MIB, Refusal, ValueTable, open_table, table_bytes

_MEMORY_FACTS: Final = Path("/proc/meminfo")


def stated_table(asked: AskedPosition, memory: int, threads: int) -> ValueTable:
    """An empty table of at most so many MiB. Raises BadInput."""
    size = accepted(table_bytes(asked.game))
    mebibytes = -(-size // MIB)
    if mebibytes > memory:
        raise BadInput(f'The table of "{asked.setup}" takes {mebibytes} MiB, more than --memory {memory}.')
    free = free_memory()
    if free is not None and size > free:
        raise BadInput(Refusal("table_memory", str(size)).sentence)
    tell(f"{asked.setup}: a table of {1 << asked.game.lines_left:,} states, {mebibytes} MiB")
    return accepted(open_table(asked.game, threads=threads))


def free_memory(facts: Path = _MEMORY_FACTS) -> int | None:
    """Bytes that can be had without driving others out, None where the system does not say.

    Asking for more would be granted all the same, and end with whatever the system picks to end.
    """
    try:
        lines = facts.read_text().splitlines()
    except OSError:
        return None
    found = [line.split() for line in lines if line.startswith("MemAvailable:")]
    return int(found[0][1]) * 1024 if found else None
