"""Numbridge as a game for tables."""

from dataclasses import replace
from typing import Any, Final

import msgspec

from kamertje.match.game import Random, Report, Step
from kamertje.match.refusal import Refusal
from kamertje.numbridge.fair import new_deal
from kamertje.numbridge.messages import GiveNonce, NumbridgeCommand, NumbridgeView, Resign
from kamertje.numbridge.play.clock import Clock
from kamertje.numbridge.play.record import record_of
from kamertje.numbridge.play.state import State
from kamertje.numbridge.play.stored import decode, encode, taken_setup
from kamertje.numbridge.play.turns import dealt, finished, played, ran_out
from kamertje.numbridge.play.view import view
from kamertje.numbridge.setup import read_setup
from kamertje.wire.views import OfferKind

# So long is waited for the players' nonces.
NONCE_SECONDS: Final = 10.0

_commands: Final = msgspec.json.Decoder(NumbridgeCommand)


class NumbridgeRules:
    """A race against the clock: it goes on whoever is there."""

    name = "numbridge"
    rules = 1
    everyone = False
    secrets = True
    keeps = True
    offers: frozenset[OfferKind] = frozenset({"restart", "draw", "abort"})

    def read_setup(self, text: str) -> str | Refusal:
        setup = read_setup(text)
        return setup if isinstance(setup, Refusal) else str(setup)

    def seats(self, _setup: str) -> int:
        return 2

    def start(self, setup: str, gone: frozenset[int], now: float, random: Random) -> Step:
        taken = taken_setup(setup)
        clock = Clock(taken.seconds, (60.0 * taken.minutes,) * 2)
        state = State(taken, new_deal(random), "waiting", clock)
        return _step(state, finished(state, "aborted", None, now) if gone else state)

    def read_command(self, command: bytes) -> NumbridgeCommand:
        return _commands.decode(command)

    def ready(self, state: State, now: float, _random: Random) -> Step:
        return Step(replace(state, phase="nonces", due=now + NONCE_SECONDS) if state.phase == "waiting" else state)

    def apply(self, state: State, seat: int, command: NumbridgeCommand, now: float, _random: Random) -> Step | Refusal:
        if state.phase not in {"nonces", "playing"}:
            return Refusal("game_over" if state.phase == "over" else "not_dealt")
        match command:
            case GiveNonce():
                return _given(state, seat, command.nonce, now)
            case Resign():
                return _step(state, finished(state, "resigned", 3 - seat, now))
        if state.phase == "nonces":
            return Refusal("not_dealt")
        if seat != state.mover:
            return Refusal("not_your_turn")
        deadline = self.deadline(state)
        if deadline is not None and now >= deadline:
            return Refusal("time_over")  # the turn is lost, and will be told to be
        after = played(state, command, now)
        return after if isinstance(after, Refusal) else _step(state, after)

    def leave(self, state: State, seat: int, now: float, _random: Random) -> Step:
        if state.phase == "over":
            return Step(state)
        if state.phase == "waiting":
            return _step(state, finished(state, "aborted", None, now))
        return _step(state, finished(state, "resigned", 3 - seat, now))

    def agree(self, state: State, kind: OfferKind, now: float) -> Step:
        return _step(state, finished(state, "draw" if kind == "draw" else "aborted", None, now))

    def deadline(self, state: State) -> float | None:
        return state.clock.deadline(state.mover) if state.phase == "playing" else state.due

    def time_out(self, state: State, now: float, _random: Random) -> Step:
        if state.phase == "nonces":
            return _step(state, dealt(state, now))
        if state.clock.whole_time_is_less(state.mover):
            return _step(state, finished(state, "time", 3 - state.mover, now))
        return _step(state, ran_out(state, now))

    def resume(self, state: State, stopped: float, now: float) -> State:
        if state.phase == "nonces":
            return replace(state, due=now + NONCE_SECONDS)
        return replace(state, clock=state.clock.resumed(state.mover, stopped, now))

    def over(self, state: State) -> bool:
        return state.phase == "over"

    def winners(self, state: State) -> tuple[int, ...]:
        ended = state.ended
        if ended is None or ended.how == "aborted":
            return ()
        return (1, 2) if ended.winner is None else (ended.winner,)

    def report(self, state: State) -> Report:
        return Report(state.setup.variant, "aborted" if state.ended is None else state.ended.how, record_of(state))

    def view(self, state: State, viewer: int, *, playing: bool, now: float) -> NumbridgeView:
        return view(state, viewer, playing=playing, now=now)

    def encode(self, state: State) -> Any:
        return encode(state)

    def decode(self, setup: str, stored: Any) -> State:
        return decode(setup, stored)


def _given(state: State, seat: int, nonce: str, now: float) -> Step | Refusal:
    if state.phase != "nonces" or state.deal.nonces[seat - 1] is not None:
        return Refusal("nonce_refused")
    after = replace(state, deal=state.deal.with_nonce(seat, nonce))
    return _step(state, after if None in after.deal.nonces else dealt(after, now))


def _step(before: State, after: State) -> Step:
    """Offers lapse where a turn has ended or the round, and not after the first move of a pair or a nonce."""
    told = tuple(move.told for move in after.moves[len(before.moves) :])
    return Step(after, told, lapse=after.turn != before.turn or after.phase == "over")
