"""Random set-ups, games and positions for the property tests."""

from collections.abc import Sequence
from random import Random

from hypothesis import strategies as st

from tests.reference.board import build_board
from tests.reference.setup_text import RefusalError, SetUp, read_setup
from tests.reference.shape import kind
from tests.twins import Twins, place

SMALL_GRIDS = ["1x1", "1x2", "2x1", "1x4", "2x2", "3x2", "2x3", "3x3", "triangle:2", "triangle:3", "hexagon:2"]
GRIDS = [*SMALL_GRIDS, "7x1", "4x4", "5x5", "6x3", "triangle:4", "triangle:5", "hexagon:3"]
LARGE_GRIDS = ["8x8", "1x25", "25x3", "9x10", "triangle:8", "hexagon:5"]
ALL_GRIDS = [
    *(f"{width}x{height}" for width in range(1, 9) for height in range(1, 9)),
    *(f"triangle:{side}" for side in range(2, 9)),
    *(f"hexagon:{side}" for side in range(2, 6)),
    *LARGE_GRIDS,
]
TWO_PLAYER_OPTIONS = [
    " ".join(word for word, chosen in zip(("misere", "border", "noextra", "pie"), choice, strict=True) if chosen)
    for choice in ((a, b, c, d) for a in (0, 1) for b in (0, 1) for c in (0, 1) for d in (0, 1))
]
OPTIONS = [
    *TWO_PLAYER_OPTIONS,
    *(
        f"{options} players:{players}".strip()
        for options in TWO_PLAYER_OPTIONS
        if "pie" not in options
        for players in (3, 4)
    ),
]

DICE_OPTIONS = [
    *(
        options.replace("pie", dice)
        for dice in ("sum", "product")
        for options in TWO_PLAYER_OPTIONS
        if "pie" in options
    ),
    *("sum players:3", "misere product players:4", "border noextra sum players:4", "misere border product players:3"),
]

seeds = st.integers(0, 2**64 - 1)


def setup_text(grid: str, options: str) -> str:
    return f"{grid} {options}".strip()


def can_be_played(text: str) -> bool:
    try:
        read_setup(text)
    except RefusalError:
        return False
    return True


def setups(grids: Sequence[str] = GRIDS, options: Sequence[str] = OPTIONS) -> st.SearchStrategy[str]:
    """Set-ups that can be played."""
    return st.builds(setup_text, st.sampled_from(grids), st.sampled_from(options)).filter(can_be_played)


def random_game(setup: str, random: Random, moves: int, seed: int = 0) -> Twins:
    """So many random moves, fewer when the game ends before. seed: of the dealt numbers, where there are dice."""
    twins = place(setup, seed=seed)
    for _ in range(moves):
        if twins.referee.over:
            break
        twins.play(random.choice(twins.referee.legal()))
    return twins


def careful_position(setup: str, random: Random, undrawn: int) -> list[int]:
    """So many undrawn lines, after safe lines as long as there were any: what is left is chains and rings."""
    game = place(setup).referee
    lines = random.sample(game.undrawn, len(game.undrawn))
    # A line that is not safe never becomes so again: once through all of them is enough.
    for line in lines:
        if len(game.undrawn) > undrawn and kind(game, line) == "safe":
            game.play(line)
    left = game.undrawn
    return sorted(random.sample(left, min(undrawn, len(left))))


def cluster(setup: str, random: Random, undrawn: int) -> list[int]:
    """Undrawn lines that hang together: the sides of neighbouring boxes."""
    parsed: SetUp = read_setup(setup)
    board = build_board(parsed)
    allowed = set(place(setup).referee.undrawn)
    reached = {random.choice(range(len(board.boxes)))}
    lines: set[int] = set()
    while len(lines) < undrawn and len(reached) < len(board.boxes):
        lines |= allowed.intersection(*[board.boxes[random.choice(sorted(reached))]])
        near = {box for line in lines for box in board.boxes_at(line)}
        reached |= {random.choice(sorted(near or set(range(len(board.boxes)))))} | {
            random.choice(range(len(board.boxes)))
        }
    kept = sorted(lines)
    random.shuffle(kept)
    return sorted(kept[:undrawn])
