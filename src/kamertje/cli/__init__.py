"""The command line `kamertje`. Its contract is docs/reference/cli.md."""

import sys
from collections.abc import Sequence

__all__ = ["main"]

INTERRUPTED = 130
PIPE_CLOSED = 141
_LONGEST_MESSAGE = 400


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit status: 0, 1 (failure), 2 (bad input), 130 (Ctrl-C)."""
    try:
        return _run(sys.argv[1:] if argv is None else argv)
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(argv: Sequence[str]) -> int:
    # Imported here, so that Ctrl-C while the modules load ends as quietly as later.
    from kamertje.cli.arguments import read_arguments, run_command
    from kamertje.cli.faults import BadInput, Failure
    from kamertje.cli.streams import forget

    try:
        status = run_command(read_arguments(argv))
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except BadInput as fault:
        _complain(str(fault))
        return 2
    except Failure as fault:
        _complain(str(fault))
        return 1
    except BrokenPipeError:
        forget(sys.stdout)
        return PIPE_CLOSED
    except OSError as fault:
        if fault.filename is not None:  # the standard streams have no name: this is about something else
            _complain(f"{fault.strerror}: {fault.filename}")
            return 1
        _complain(f"The output cannot be written: {fault.strerror or fault}.")
        forget(sys.stdout)
        return 1


def _complain(message: str) -> None:
    from kamertje.cli.streams import tell
    from kamertje.dots import one_line

    line = one_line(message)
    if len(line) > _LONGEST_MESSAGE:
        line = f"{line[:_LONGEST_MESSAGE]}…"
    encoding = getattr(sys.stderr, "encoding", None) or "ascii"
    line = line.encode(encoding, "backslashreplace").decode(encoding)
    tell(f"kamertje: {line}")
