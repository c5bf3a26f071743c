"""The board as text, for every grid: on squares dots with their coordinates outside, elsewhere dots as their names.

Who drew a line shows in its stroke and, where the terminal has colours, in its colour; a closed box holds its owner's
number. With dice that stands in brackets, since open boxes hold numbers of their own.
"""

from dataclasses import dataclass, field
from typing import Final

from kamertje.dots import Game, Grid

ACROSS: Final = 4  # columns of a step to the right
DOWN: Final = 2  # text rows between two rows of dots
HINT: Final = 6  # drawn by nobody yet, only advised


@dataclass(frozen=True, slots=True)
class Strokes:
    """Letters by drawer 0..6: nobody, players 1 to 4, INK, HINT."""

    level: str
    upright: str
    rising: str
    falling: str
    beside: tuple[str, ...]  # after a slanting stroke, which looks alike for all
    owner: str
    dot: str

    def letters(self) -> str:
        """Every letter that a board may need."""
        return "".join((self.level, self.upright, self.rising, self.falling, *self.beside, self.owner, self.dot))


UNICODE: Final = Strokes(
    level=" ━═╍┅─·",
    upright=" ┃║╏┇│·",
    rising=" ╱╱╱╱╱·",
    falling=" ╲╲╲╲╲·",
    beside=("", "₁", "₂", "₃", "₄", "", ""),
    owner=" 1234▪",
    dot="•",
)
ASCII: Final = Strokes(
    level=" -=~*_.",
    upright=" |H:!#.",
    rising=" /////.",
    falling=" \\\\\\\\\\.",
    beside=("", "1", "2", "3", "4", "", ""),
    owner=" 1234#",
    dot="+",
)
_COLOURS: Final = ("", "94", "38;5;208", "92", "95", "90", "")  # blue, orange, green, magenta; grey ink


@dataclass(slots=True)
class Canvas:
    """Letters by row and column, each with a drawer for its colour."""

    letters: dict[tuple[int, int], tuple[str, int]] = field(default_factory=dict)

    def write(self, row: int, column: int, text: str, drawer: int = 0) -> None:
        for offset, letter in enumerate(text):
            if letter != " ":
                self.letters[row, column + offset] = (letter, drawer)

    def text(self, *, colours: bool, shade: int) -> str:
        """shade: the player whose colour a hint takes."""
        left = min(column for _, column in self.letters)
        rows: list[str] = []
        for row in range(max(row for row, _ in self.letters) + 1):
            columns = [column for at, column in self.letters if at == row]
            cells = (self.letters.get((row, c), (" ", 0)) for c in range(left, max(columns, default=left - 1) + 1))
            rows.append("".join(_shaded(letter, shade if d == HINT else d, colours=colours) for letter, d in cells))
        return "\n".join(rows)


def draw_board(game: Game, *, unicode: bool, colours: bool, hint: int | None = None) -> str:
    """The position. hint: a line to show as dotted, in the colour of the player to move."""
    strokes = UNICODE if unicode else ASCII
    grid = game.grid
    canvas = Canvas()
    place = _places(grid)
    for line, drawer in enumerate(game.drawers):
        _draw_line(canvas, strokes, place, grid, line, HINT if line == hint else drawer)
    for number, (box, owner) in enumerate(zip(grid.boxes, game.owners, strict=True)):
        corners = [place[dot] for line in box for dot in grid.lines[line][:2]]
        rows, columns = [row for row, _ in corners], [column for _, column in corners]
        inside = strokes.owner[owner]
        if game.numbers:
            inside = f"({inside})" if owner else str(game.numbers[number])
        canvas.write((min(rows) + max(rows)) // 2, (min(columns) + max(columns)) // 2 - len(inside) // 2, inside, owner)
    if game.setup.shape == "square":
        _mark_squares(canvas, strokes, place, grid)
    else:
        for (row, column), name in zip(place, grid.dot_names, strict=True):
            canvas.write(row, column - (len(name) - 1) // 2, name)
    return canvas.text(colours=colours, shade=game.mover)


def _places(grid: Grid) -> list[tuple[int, int]]:
    """Row (from the top) and column of each dot."""
    top = max(dot.row for dot in grid.dots)
    return [(DOWN * (top - dot.row), ACROSS * dot.x) for dot in grid.dots]


def _draw_line(
    canvas: Canvas, strokes: Strokes, place: list[tuple[int, int]], grid: Grid, line: int, drawer: int
) -> None:
    (row, column), (other_row, other_column) = sorted(
        (place[dot] for dot in grid.lines[line][:2]), key=lambda at: (at[1], at[0])
    )
    middle_row, middle = (row + other_row) // 2, (column + other_column) // 2
    if row == other_row:
        canvas.write(row, column + 1, strokes.level[drawer] * (other_column - column - 1), drawer)
    elif column == other_column:
        canvas.write(middle_row, column, strokes.upright[drawer], drawer)
    else:
        slant = strokes.rising if other_row < row else strokes.falling
        canvas.write(middle_row, middle, slant[drawer] + strokes.beside[drawer], drawer)


def _mark_squares(canvas: Canvas, strokes: Strokes, place: list[tuple[int, int]], grid: Grid) -> None:
    bottom = DOWN * max(dot.row for dot in grid.dots)
    for (row, column), dot, name in zip(place, grid.dots, grid.dot_names, strict=True):
        canvas.write(row, column, strokes.dot)
        if dot.column == 1:
            canvas.write(row, column - 4, name[1:].rjust(2))
        if dot.row == 1:
            canvas.write(bottom, column, name[0])


def _shaded(letter: str, drawer: int, *, colours: bool) -> str:
    return f"\x1b[{_COLOURS[drawer]}m{letter}\x1b[0m" if colours and _COLOURS[drawer] else letter
