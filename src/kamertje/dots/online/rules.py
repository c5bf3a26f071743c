"""Dots and Boxes at a table. The rules are the kernel's; what is added here is that a player can leave for good."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec

from kamertje.dots.game import SWAP, Game, new_game
from kamertje.dots.online.messages import DotsCommand, DotsEvent, DotsView, Draw, Drew, Swap, Swapped
from kamertje.dots.refusals import Refusal as Refused
from kamertje.dots.setup import SetUp, read_setup, refuse_numbers
from kamertje.match.game import Random, Step
from kamertje.match.refusal import Refusal
from kamertje.wire.views import OfferKind

_commands: Final = msgspec.json.Decoder(DotsCommand)


@dataclass(frozen=True, slots=True)
class Round:
    """A game, and who has left it: the seats, in order."""

    game: Game
    gone: tuple[int, ...] = ()

    @property
    def playing(self) -> tuple[int, ...]:
        players = range(1, self.game.setup.players + 1)
        return tuple(player for player in players if player not in self.gone)


class DotsRules:
    """All must be there for a line, lines are never taken back, and of offers there is a new round alone."""

    name = "dots"
    rules = 1
    everyone = True
    offers: frozenset[OfferKind] = frozenset({"restart"})

    def read_setup(self, text: str) -> str | Refusal:
        setup = read_setup(text)
        refused = setup if isinstance(setup, Refused) else refuse_numbers(setup)
        return str(setup) if refused is None else Refusal(refused.code, refused.text)

    def seats(self, setup: str) -> int:
        return _setup(setup).players

    def start(self, setup: str, gone: frozenset[int], _now: float, _random: Random) -> Step:
        return Step(Round(new_game(_setup(setup)), tuple(sorted(gone))))

    def ready(self, state: Round, _now: float, _random: Random) -> Step:
        return Step(state)

    def read_command(self, command: bytes) -> DotsCommand:
        return _commands.decode(command)

    def apply(self, state: Round, seat: int, command: DotsCommand, _now: float, _random: Random) -> Step | Refusal:
        game = state.game
        if seat != game.mover:
            return Refusal("not_your_turn")
        match command:
            case Draw():
                played = game.play(command.line)
            case Swap():
                played = game.play(SWAP)
            case _:
                return Refusal("roll_refused")
        if isinstance(played, Refused):
            return Refusal(played.code, played.text)
        event: DotsEvent
        if isinstance(command, Draw):
            closed = tuple(box for box, owner in enumerate(played.owners) if owner and not game.owners[box])
            event = Drew(seat, command.line, closed)
        else:
            event = Swapped(seat)
        return Step(replace(state, game=played), (event,))

    def leave(self, state: Round, seat: int, _now: float, _random: Random) -> Step:
        return Step(replace(state, gone=(*state.gone, seat)))

    def agree(self, state: Round, _kind: OfferKind, _now: float) -> Step:
        return Step(state)

    def deadline(self, _state: Round) -> float | None:
        return None

    def time_out(self, state: Round, _now: float, _random: Random) -> Step:
        return Step(state)

    def resume(self, state: Round, _stopped: float, _now: float) -> Round:
        return state

    def over(self, state: Round) -> bool:
        return state.game.over or len(state.playing) < 2

    def view(self, state: Round, viewer: int, *, playing: bool, now: float) -> DotsView:  # noqa: ARG002 - no clock
        game = state.game
        lines = [move for move in game.moves if move != SWAP]
        over = self.over(state)
        acting = playing and viewer == game.mover
        return DotsView(
            setup=str(game.setup),
            mover=game.mover,
            over=over,
            winners=_winners(state),
            ranks=_ranks(state) if over else (),
            moves=len(game.moves),
            last=lines[-1] if lines else None,
            lines_left=game.lines_left,
            scores=game.scores,
            drawers=game.drawers,
            owners=game.owners,
            may=(("draw", "swap") if game.can_swap else ("draw",)) if acting else (),
        )

    def encode(self, state: Round) -> Any:
        return {"moves": state.game.moves, "gone": state.gone}

    def decode(self, setup: str, stored: Any) -> Round:
        game = new_game(_setup(setup))
        for move in stored["moves"]:
            played = game.play(move)
            if isinstance(played, Refused):
                raise ValueError(f"a stored move is refused: {played.sentence}")
            game = played
        return Round(game, tuple(stored["gone"]))


def _setup(text: str) -> SetUp:
    setup = read_setup(text)
    if isinstance(setup, Refused):
        raise ValueError(f"a stored set-up is refused: {setup.sentence}")
    return setup


def _winners(state: Round) -> tuple[int, ...]:
    if not state.gone:
        return state.game.winners
    if len(state.playing) > 1 and not state.game.over:
        return ()
    return tuple(player for player in state.playing if _ranks(state)[player - 1] == 1)


def _ranks(state: Round) -> tuple[int, ...]:
    """By boxes among those who stayed; whoever left comes after them, however many boxes they have."""
    worth = _worth(state.game)
    return tuple(
        len(state.playing) + 1
        if player in state.gone
        else 1 + sum(worth[other - 1] > worth[player - 1] for other in state.playing)
        for player in range(1, state.game.setup.players + 1)
    )


def _worth(game: Game) -> Sequence[int]:
    return [-score for score in game.scores] if game.setup.misere else game.scores
