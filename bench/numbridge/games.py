"""One game: two levels, one seed for all that is chance."""

import random
import time
from collections import Counter
from dataclasses import dataclass, field

from bench.numbridge.invariants import check
from kamertje.match.refusal import Refusal
from kamertje.numbridge.bot import BotLevel, choose
from kamertje.numbridge.messages import Ended
from kamertje.numbridge.play.state import State
from kamertje.numbridge.rules import NumbridgeRules

RULES = NumbridgeRules()
# Of a million games none came near it: a bot that swaps for ever would.
MOST_MOVES = 2000


@dataclass
class Played:
    """winner: the seat, None for a game that had none. happened: by kind, how often. thought: by level the CPU seconds
    of each of its moves."""

    winner: int | None = None
    turns: int = 0
    happened: Counter[str] = field(default_factory=Counter)
    thought: dict[BotLevel, list[float]] = field(default_factory=dict)


def play(setup: str, levels: tuple[BotLevel, BotLevel], seed: str, late: int = 0) -> Played:
    """levels: of seats 1 and 2. late: of a thousand moves so many are not made in time. Raises AssertionError."""
    chance = random.Random(seed)
    played = Played()
    state = begin(setup, chance)
    for _ in range(MOST_MOVES):
        if RULES.over(state):
            break
        state = _step(state, levels, chance, played, late)
    ended = state.ended
    assert ended is not None, "the game has no end"
    played.winner, played.turns = ended.winner, state.turn
    return played


def begin(setup: str, chance: random.Random) -> State:
    """A field that lies there, after both nonces."""
    state: State = RULES.start(setup, frozenset(), 0.0, chance.randrange).state
    state = RULES.ready(state, 0.0, chance.randrange).state
    for seat in (1, 2):
        view = RULES.view(state, seat, playing=True, now=0.0)
        state = apply(state, seat, choose(view, BotLevel.BEGINNER, chance.randrange))
    return state


def apply(state: State, seat: int, command: object) -> State:
    """What a command leads to, at once. Raises AssertionError for one that is refused."""
    step = RULES.apply(state, seat, command, 0.0, _no_chance)  # type: ignore[arg-type]
    assert not isinstance(step, Refusal), f"{command} is refused: {step.code}"
    after: State = step.state
    return after


def _step(state: State, levels: tuple[BotLevel, BotLevel], chance: random.Random, played: Played, late: int) -> State:
    if chance.randrange(1000) < late:
        due = RULES.deadline(state)
        assert due is not None, "no clock runs"
        after: State = RULES.time_out(state, due, _no_chance).state
    else:
        level = levels[state.mover - 1]
        view = RULES.view(state, state.mover, playing=True, now=0.0)
        begun = time.thread_time()
        command = choose(view, level, chance.randrange)
        played.thought.setdefault(level, []).append(time.thread_time() - begun)
        after = apply(state, state.mover, command)
    check(state, after)
    told = [move.told for move in after.moves[len(state.moves) :]]
    played.happened.update(type(each).__name__ for each in told if not isinstance(each, Ended))
    return after


def _no_chance(_bound: int) -> int:
    raise AssertionError("chance is drawn once, before the deal")
