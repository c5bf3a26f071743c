"""A page of empty boards as a PDF: black on white, in millimetres."""

from collections.abc import Sequence
from typing import Final

from fpdf import FPDF

from kamertje.dots import SetUp
from kamertje.sheets.layout import MARGIN, Layout, Place
from kamertje.sheets.outline import Outline

_FONT: Final = "helvetica"
_POINTS: Final = 72 / 25.4  # in a millimetre
_CAPTION: Final = 3.2
# From the middle of a figure down to its foot, in type sizes.
_HALF_FIGURE: Final = 0.35
# A line that is drawn beforehand, in dots.
_STROKE: Final = 0.4


def write_pdf(setup: SetUp, outline: Outline, layout: Layout, numbers: Sequence[Sequence[int]]) -> bytes:
    """The page as a file. numbers: for each board one for each box, or none."""
    pdf = FPDF(unit="mm", format=(layout.width, layout.height))
    pdf.set_auto_page_break(auto=False)
    pdf.set_margin(0)
    pdf.set_title(f"Kamertje {setup}")
    pdf.set_subject("Dots and Boxes to play on paper")
    pdf.set_creator("Kamertje")
    pdf.add_page()
    pdf.set_draw_color(0)
    pdf.set_fill_color(0)
    pdf.set_text_color(0)
    for place, own in zip(layout.places, numbers, strict=True):
        _draw_board(pdf, outline, layout, place, own)
    _write(pdf, layout.width / 2, layout.height - MARGIN / 2, _CAPTION, str(setup))
    return bytes(pdf.output())


def _draw_board(pdf: FPDF, outline: Outline, layout: Layout, place: Place, numbers: Sequence[int]) -> None:
    def at(point: tuple[float, float]) -> tuple[float, float]:
        return place.x + layout.pitch * point[0], place.y + layout.pitch * point[1]

    pdf.set_line_width(_STROKE * layout.dot)
    for one, other in outline.lines:
        pdf.line(*at(one), *at(other))
    for dot in outline.dots:
        pdf.circle(*at(dot), layout.dot / 2, style="F")
    for centre, number in zip(outline.centres, numbers, strict=False):
        _write(pdf, *at(centre), layout.figure, str(number))


def _write(pdf: FPDF, x: float, y: float, size: float, text: str) -> None:
    """With its middle there."""
    pdf.set_font(_FONT, size=size * _POINTS)
    pdf.text(x - pdf.get_string_width(text) / 2, y + _HALF_FIGURE * size, text)
