"""Dots and Boxes at a table. The rules are the kernel's; here they are put as a table asks for them."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from kamertje.dots.dice import PASS, roll_move
from kamertje.dots.game import SWAP, Game, new_game, read_game
from kamertje.dots.grid import grid_of
from kamertje.dots.online.messages import (
    DotsAction,
    DotsCommand,
    DotsEvent,
    DotsView,
    Draw,
    Drew,
    Pass,
    Passed,
    Roll,
    Rolled,
    RollView,
    Swap,
    Swapped,
)
from kamertje.dots.refusals import Refusal as Refused
from kamertje.dots.setup import SetUp, read_setup
from kamertje.match.game import Random, Report, Step
from kamertje.match.refusal import Refusal
from kamertje.wire.views import OfferKind

_commands: Final = msgspec.json.Decoder(DotsCommand)


class DotsRules:
    """All must be there for a move, nothing is taken back, and it is kept when all want that."""

    name = "dots"
    rules = 1
    everyone = True
    secrets = False
    keeps = False
    offers: frozenset[OfferKind] = frozenset({"restart", "keep"})

    def __init__(self) -> None:
        self._seen: tuple[Game, DotsView] | None = None  # the last one, since all at a table see it in turn

    def read_setup(self, text: str) -> str | Refusal:
        setup = read_setup(text)
        return Refusal(setup.code, setup.text) if isinstance(setup, Refused) else str(setup)

    def seats(self, setup: str) -> int:
        return _setup(setup).players

    def start(self, setup: str, gone: frozenset[int], _now: float, _random: Random) -> Step:
        game = _start_of(setup)
        for seat in sorted(gone):
            game = _played(game.leave(seat))
        return Step(game)

    def ready(self, state: Game, _now: float, _random: Random) -> Step:
        return Step(state)

    def read_command(self, command: bytes) -> DotsCommand:
        return _commands.decode(command)

    def apply(self, state: Game, seat: int, command: DotsCommand, _now: float, random: Random) -> Step | Refusal:
        if seat != state.mover:
            return Refusal("not_your_turn")
        if isinstance(command, Roll) and state.setup.numbers and not state.numbers:
            state = _dealt(state, random)
        played = state.play(_move(state, command, random))
        if isinstance(played, Refused):
            return Refusal(played.code, played.text)
        return Step(played, (_event(played, seat, command),), lapse=not isinstance(command, Roll))

    def leave(self, state: Game, seat: int, _now: float, _random: Random) -> Step:
        left = state.leave(seat)
        return Step(state if isinstance(left, Refused) else left)  # refused once the round is over

    def agree(self, state: Game, _kind: OfferKind, _now: float) -> Step:
        return Step(state)

    def deadline(self, _state: Game) -> float | None:
        return None

    def time_out(self, state: Game, _now: float, _random: Random) -> Step:
        return Step(state)

    def resume(self, state: Game, _stopped: float, _now: float) -> Game:
        return state

    def over(self, state: Game) -> bool:
        return state.over

    def winners(self, state: Game) -> tuple[int, ...]:
        return state.winners

    def report(self, state: Game) -> Report:
        record = {
            "format": "kamertje-dots-1",
            "setup": str(state.setup),
            "turns": state.turns,
            "numbers": state.numbers,
            "left": state.gone,
            "scores": state.scores,
        }
        return Report("dots", "filled", msgspec.json.encode(record).decode())

    def view(self, state: Game, viewer: int, *, playing: bool, now: float) -> DotsView:  # noqa: ARG002 - no clock
        if self._seen is None or self._seen[0] is not state:
            self._seen = state, _seen(state)
        shown = self._seen[1]
        return msgspec.structs.replace(shown, may=_may(state)) if playing and viewer == shown.mover else shown

    def encode(self, state: Game) -> Any:
        return {"moves": state.moves, "numbers": state.numbers}

    def decode(self, setup: str, stored: Any) -> Game:
        numbers = " ".join(map(str, stored["numbers"]))
        game = _played(read_game(_setup(setup), "", numbers)) if numbers else _start_of(setup)
        return _played(game.play_all(stored["moves"]))


@lru_cache(maxsize=128)  # its board takes longer to make than a game to be played on it
def _start_of(setup: str) -> Game:
    return new_game(_setup(setup))


def _setup(text: str) -> SetUp:
    setup = read_setup(text)
    if isinstance(setup, Refused):
        raise ValueError(f"a stored set-up is refused: {setup.sentence}")
    return setup


def _played(game: Game | Refused) -> Game:
    if isinstance(game, Refused):
        raise ValueError(f"a stored game is refused: {game.sentence}")
    return game


def _dealt(game: Game, random: Random) -> Game:
    """With a number in each box, the outcome of a roll of its own. Who left before the start has left this one too."""
    times = game.setup.numbers == "product"
    rolls = [_throw(random) for _ in grid_of(game.setup).boxes]
    numbers = [first * second if times else first + second for first, second in rolls]
    dealt = _played(read_game(game.setup, "", " ".join(map(str, numbers))))
    for seat in game.gone:
        dealt = _played(dealt.leave(seat))
    return dealt


def _throw(random: Random) -> tuple[int, int]:
    return random(6) + 1, random(6) + 1


def _move(game: Game, command: DotsCommand, random: Random) -> int:
    match command:
        case Draw():
            # A number that is no line of this grid may be another kind of move.
            return command.line if command.line < len(game.grid.lines) else -1
        case Swap():
            return SWAP
        case Roll():
            return roll_move(*_throw(random))
        case Pass():
            return PASS


def _event(after: Game, seat: int, command: DotsCommand) -> DotsEvent:
    match command:
        case Draw():
            line, owners = after.grid.lines[command.line], after.owners
            sides = sorted((line.box, line.other_box))
            return Drew(seat, command.line, tuple([box for box in sides if box >= 0 and owners[box]]))
        case Swap():
            return Swapped(seat)
        case Roll():
            if after.roll is None:
                raise AssertionError("the dice show nothing")
            return Rolled(seat, after.roll)
        case Pass():
            return Passed(seat)


def _seen(game: Game) -> DotsView:
    """What everybody sees of it."""
    moves, lines = game.moves, len(game.grid.lines)
    return DotsView(
        setup=str(game.setup),
        mover=game.mover,
        over=game.over,
        winners=game.winners,
        ranks=_ranks(game) if game.over else (),
        moves=len(moves),
        last=next((move for move in reversed(moves) if move < lines), None),
        lines_left=game.lines_left,
        scores=game.scores,
        drawers=game.drawers,
        owners=game.owners,
        may=(),
        numbers=game.numbers,
        roll=None if game.roll is None else RollView(game.roll, game.allowed),
        gone=game.gone,
    )


def _may(game: Game) -> tuple[DotsAction, ...]:
    if game.setup.numbers and game.roll is None:
        return ("roll",)
    if game.can_pass:
        return ("pass",)
    return ("draw", "swap") if game.can_swap else ("draw",)


def _ranks(game: Game) -> tuple[int, ...]:
    """By boxes among those who stayed; whoever left comes after them, however many boxes they have."""
    worth = _worth(game)
    gone = game.gone
    players = range(1, game.setup.players + 1)
    stayed = [player for player in players if player not in gone]
    return tuple(
        len(stayed) + 1 if player in gone else 1 + sum(worth[other - 1] > worth[player - 1] for other in stayed)
        for player in players
    )


def _worth(game: Game) -> Sequence[int]:
    return [-score for score in game.scores] if game.setup.misere else game.scores
