"""A position as a still drawing, for readers without JavaScript and until the board comes alive in its place."""

import math
from typing import Final

from kamertje.dots import Game

# As the board in the browser has them: web/board/geometry.js.
_STEPS: Final = {
    "square": (1.0, 1.0),
    "triangle": (0.5, math.sqrt(3) / 2),
    "hexagon": (math.sqrt(3) / 2, 0.5),
}
_REACH: Final = 0.3
_DOT: Final = 1 / 18


def draw(game: Game, label: str) -> str:
    """SVG whose frame is that of the live board."""
    step_x, step_y = _STEPS[game.setup.shape]
    top = max(dot.y for dot in game.grid.dots)
    dots = [(dot.x * step_x, (top - dot.y) * step_y) for dot in game.grid.dots]
    left, upper = min(x for x, _ in dots) - _REACH, min(y for _, y in dots) - _REACH
    width, height = max(x for x, _ in dots) - left + _REACH, max(y for _, y in dots) - upper + _REACH
    paths = {"rule": "", "ink": ""}
    for line, drawer in zip(game.grid.lines, game.drawers, strict=True):
        (ax, ay), (bx, by) = dots[line.from_dot], dots[line.to_dot]
        paths["ink" if drawer else "rule"] += f"M{ax:.4g} {ay:.4g}L{bx:.4g} {by:.4g}"
    circles = "".join(f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{_DOT:.3g}"/>' for x, y in dots)
    drawn = "".join(f'<path class="{name}" d="{path}"/>' for name, path in paths.items() if path)
    return (
        f'<svg class="board still" viewBox="{left:.4g} {upper:.4g} {width:.4g} {height:.4g}" role="img"'
        f' aria-label="{label}"><g class="line">{drawn}</g><g class="dots">{circles}</g></svg>'
    )
