"""Empty boards to print and play on with a pencil: one page that holds one, two, four or six of them."""

from kamertje.sheets.layout import PAPERS, PER_PAGE, Layout, Paper, Place, lay_out
from kamertje.sheets.numbers import deal
from kamertje.sheets.outline import Outline, outline_of
from kamertje.sheets.pdf import write_pdf

__all__ = [
    "PAPERS",
    "PER_PAGE",
    "Layout",
    "Outline",
    "Paper",
    "Place",
    "deal",
    "lay_out",
    "outline_of",
    "write_pdf",
]
