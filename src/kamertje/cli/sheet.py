"""`kamertje sheet`: a page of empty boards to print, as a PDF."""

import argparse
from pathlib import Path

from kamertje.cli.faults import BadInput
from kamertje.cli.position import accepted
from kamertje.dots import quoted, read_setup


def run(arguments: argparse.Namespace) -> int:
    """Writes the file and says nothing."""
    from kamertje.sheets import PAPERS, deal, lay_out, outline_of, write_pdf  # the only command that draws PDFs

    setup = accepted(read_setup(arguments.setup))
    outline = outline_of(setup)
    layout = lay_out(
        (outline.width, outline.height),
        outline.room,
        int(arguments.per_page),
        PAPERS[arguments.paper],
        landscape=arguments.landscape,
    )
    numbers = [deal(setup) for _ in layout.places]
    _write(arguments.output, write_pdf(setup, outline, layout, numbers))
    return 0


def _write(file: Path, content: bytes) -> None:
    try:
        file.write_bytes(content)
    except OSError as fault:
        raise BadInput(f"{quoted(str(file))} cannot be written: {fault.strerror or fault}.") from None
