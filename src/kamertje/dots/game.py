"""Games as values: a set-up, the moves played and the position that they lead to."""

from collections.abc import Iterable
from typing import Final, Literal, final

from kamertje import _kernel
from kamertje._kernel import FIRST_LEAVE, FIRST_ROLL, INK, PASS, SWAP, SetUp
from kamertje.dots.grid import Grid, grid_of
from kamertje.dots.refusals import Refusal, encodable
from kamertje.dots.setup import read_setup

__all__ = ["INK", "SWAP", "Game", "LineKind", "drawn_game", "new_game", "read_game"]

LineKind = Literal["drawn", "safe", "giveaway", "closes"]

_OTHER_MOVES: Final = frozenset({SWAP, PASS, *range(FIRST_ROLL, FIRST_ROLL + 36), *range(FIRST_LEAVE, FIRST_LEAVE + 4)})
_LINE_KINDS: Final[dict[str, LineKind]] = {kind: kind for kind in ("drawn", "safe", "giveaway", "closes")}


@final
class Game:
    """An immutable game. A move is the number of a line, SWAP, with dice a roll or PASS; players count from 1.

    Made by `new_game`, `read_game` and `drawn_game`; `play` and `undo` give new games.
    """

    __slots__ = ("_native", "grid", "mover", "over", "setup")

    setup: SetUp
    grid: Grid
    mover: int  # the player to move, also after the last line (then it means nothing)
    over: bool  # every line is drawn

    def __init__(self, setup: SetUp, native: _kernel.Game, grid: Grid | None = None) -> None:
        """For this module only: takes over `native`, which nobody else may change any more. grid: the set-up's own."""
        self.setup = setup
        self.grid = grid or grid_of(setup)
        self.mover = native.mover
        self.over = native.over
        self._native = native

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def _identity(self) -> tuple[object, ...]:
        return (self.setup, self.numbers, self.moves, self.drawers)

    def __repr__(self) -> str:
        return f"<Game {self.setup}: {self.turns or 'no moves'}>"

    @property
    def moves(self) -> tuple[int, ...]:
        """The moves played, first to last."""
        return tuple(self._native.moves)

    @property
    def turns(self) -> str:
        """The moves played as numbered turns: "1. a1-b1 2. a1-a2, b1-b2"."""
        return self._native.turns()

    @property
    def lines_left(self) -> int:
        """How many lines are undrawn."""
        return self._native.lines_left

    @property
    def boxes_left(self) -> int:
        """How many boxes are open."""
        return self._native.boxes_left

    @property
    def can_swap(self) -> bool:
        """The player to move may take over the first line."""
        return self._native.can_swap

    @property
    def numbers(self) -> tuple[int, ...]:
        """The number of each box; empty without dice, and before they are dealt."""
        return tuple(self._native.numbers)

    @property
    def roll(self) -> tuple[int, int] | None:
        """What was thrown for the move to come."""
        return self._native.roll

    @property
    def awaits_roll(self) -> bool:
        """The dice are to be thrown."""
        return self._native.awaits_roll

    @property
    def can_pass(self) -> bool:
        """No line may be drawn with what was thrown: there is nothing but to pass."""
        return self._native.can_pass

    @property
    def allowed(self) -> tuple[int, ...]:
        """The lines that may be drawn now, in printed order: with dice those that the roll allows, else all undrawn."""
        return tuple(self._native.allowed)

    @property
    def scores(self) -> tuple[int, ...]:
        """Boxes of each player, player 1 first."""
        return tuple(self._native.scores)

    @property
    def drawers(self) -> tuple[int, ...]:
        """Who drew each line: 0 nobody yet, a player, or INK."""
        return tuple(self._native.drawers)

    @property
    def owners(self) -> tuple[int, ...]:
        """Who closed each box: 0 nobody yet, a player, or INK."""
        return tuple(self._native.owners)

    @property
    def gone(self) -> tuple[int, ...]:
        """The players who have left, in order."""
        return tuple(self._native.gone)

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners of a finished or decided game (several: a draw among them), else empty. Nobody who left."""
        return tuple(self._native.winners)

    @property
    def undrawn(self) -> tuple[int, ...]:
        """The lines that are not drawn yet, in printed order."""
        return tuple(line for line, drawer in enumerate(self._native.drawers) if drawer == 0)

    @property
    def safe_lines(self) -> int:
        """How many lines close nothing and give nothing away."""
        return self._native.safe_lines()

    def kind(self, line: int) -> LineKind:
        """What drawing the line would do: closes before giveaway before safe."""
        return _LINE_KINDS[self._native.kind(line)]

    def play(self, move: int) -> "Game | Refusal":
        """The game after the move.

        Refusal codes: line_unknown, line_drawn, swap_refused, game_over; with dice also numbers_missing, roll_refused,
        roll_missing, line_not_rolled, pass_refused.
        """
        return self.play_all((move,))

    def play_all(self, moves: Iterable[int]) -> "Game | Refusal":
        """The game after all these moves, or why one of them is refused, as in `play`."""
        native = self._native.copy()
        for move in moves:
            if not (0 <= move < len(self.grid.lines) or move in _OTHER_MOVES):
                return Refusal("line_unknown", str(move))
            closed = native.play(move)
            if not isinstance(closed, int):
                return Refusal(closed.code, closed.text)
        return Game(self.setup, native, self.grid)

    def leave(self, player: int) -> "Game | Refusal":
        """The game without this player, whoever is to move. With one player left it is over.

        Refusal codes: leave_refused (gone already, or not in the game), game_over.
        """
        if player not in range(1, 5):
            return Refusal("leave_refused", str(player))
        return self.play(FIRST_LEAVE + player - 1)

    def undo(self) -> "Game | None":
        """The game before the last move; None at the start."""
        native = self._native.copy()
        return Game(self.setup, native, self.grid) if native.undo() else None

    def native(self) -> _kernel.Game:
        """The kernel's game, for the modules beside this one: not to be changed."""
        return self._native


def new_game(setup: SetUp) -> Game:
    """The start of a game."""
    return Game(setup, _kernel.Game(setup))


def read_game(setup: SetUp, turns: str, numbers: str = "") -> Game | Refusal:
    """The game of a numbered turn list, of which only the last turn may be incomplete.

    numbers: with dice, those of the boxes by row from the bottom, then from the left.
    Refusal codes: turn_syntax, turn_number, turn_incomplete, turn_too_long, and those of `Game.play`; for the numbers
    numbers_refused, numbers_count, number_impossible.
    """
    native = _kernel.Game(setup)
    if numbers:
        refusal = native.deal(encodable(numbers))
        if refusal is not None:
            return Refusal(refusal.code, refusal.text)
    played = native.read_turns(encodable(turns))
    return Game(setup, native) if isinstance(played, int) else Refusal(played.code, played.text)


def drawn_game(setup: SetUp, lines: Iterable[int]) -> Game | Refusal:
    """The position in which exactly these lines (and a pre-drawn border) are drawn, by nobody; player 1 is to move.

    Under the pie rule no swap is open after two or more lines; after one line that is not known, which is refused.
    Refusal codes: line_drawn, history_needed.
    """
    drawn = tuple(lines)
    if setup.pie and drawn:
        if len(drawn) == 1:
            return Refusal("history_needed", grid_of(setup).line_names[drawn[0]])
        setup = _without_pie(setup)
    native = _kernel.Game(setup)
    for line in drawn:
        refusal = native.draw_ink(line)
        if refusal is not None:
            return Refusal(refusal.code, refusal.text)
    return Game(setup, native)


def _without_pie(setup: SetUp) -> SetUp:
    plain = read_setup(" ".join(word for word in str(setup).split() if word != "pie"))
    if isinstance(plain, Refusal):
        raise AssertionError(plain.sentence)
    return plain
