"""Where the boards lie on a page, and how large they are. Lengths are millimetres, from the upper left corner.

The page in the browser lays out the same by `web/print/layout.js`; `tests/vectors/sheets.json` holds them together.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

PER_PAGE: Final = (1, 2, 4, 6)
# Every printer reaches as far as the margin.
MARGIN: Final = 14.0
# Between two boards, in pitches: no dot looks like a neighbour of another board's.
GAP: Final = 1.25
# A pencil draws a line of three centimetres well; boards of few boxes grow no further.
LONGEST_PITCH: Final = 30.0
# Dots are a ninth of the pitch across, as on the screen, but never too small to aim at nor wider than a pencil hides.
LEAST_DOT: Final = 1.2
MOST_DOT: Final = 2.4
MOST_FIGURE: Final = 9.0
# Below this, one arrangement is no better than another.
_NOTHING: Final = 1e-9


class Paper(NamedTuple):
    """Upright."""

    width: float
    height: float


PAPERS: Final = {"a4": Paper(210.0, 297.0), "letter": Paper(215.9, 279.4)}


class Place(NamedTuple):
    """The upper left corner of a board: of the rectangle around the middles of its dots."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Layout:
    """pitch: from dot to dot. dot: across. figure: the type size of a box's number."""

    width: float
    height: float
    pitch: float
    dot: float
    figure: float
    places: tuple[Place, ...]


def lay_out(board: tuple[float, float], room: float, per_page: int, paper: Paper, *, landscape: bool = False) -> Layout:
    """Spreads boards over a page in the rows and columns that make them largest.

    board: width and height of the board in pitches. room: the radius of the circle that fits into a box, in pitches.
    """
    width, height = reversed(paper) if landscape else paper
    edge = MARGIN + MOST_DOT / 2
    inner = width - 2 * edge, height - 2 * edge
    best = 0.0
    columns = rows = 1
    for across in range(1, per_page + 1):
        if per_page % across == 0:
            down = per_page // across
            pitch = min(_pitch(inner[0], board[0], across), _pitch(inner[1], board[1], down))
            if pitch > best + _NOTHING:
                best, columns, rows = pitch, across, down
    pitch = min(best, LONGEST_PITCH)
    places = tuple(
        Place(
            edge + _start(inner[0], board[0], columns, column, pitch),
            edge + _start(inner[1], board[1], rows, row, pitch),
        )
        for row in range(rows)
        for column in range(columns)
    )
    dot = min(MOST_DOT, max(LEAST_DOT, pitch / 9))
    return Layout(width, height, pitch, dot, min(MOST_FIGURE, 0.8 * room * pitch), places)


def _pitch(inner: float, length: float, count: int) -> float:
    """The largest pitch at which so many boards fit side by side."""
    return inner / (count * length + (count - 1) * GAP)


def _start(inner: float, length: float, count: int, which: int, pitch: float) -> float:
    """Where one of so many boards begins; what is left over lies evenly around each."""
    share = (inner + GAP * pitch) / count
    return which * share + (share - (GAP + length) * pitch) / 2
