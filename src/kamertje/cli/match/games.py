"""One game of a match, and the sums over all of them."""

import time
from dataclasses import dataclass, field
from typing import Protocol

from kamertje.cli.faults import Failure
from kamertje.dots import (
    DEFAULT_BUDGETS,
    PASS,
    Budget,
    Dice,
    Game,
    Level,
    Refusal,
    SetUp,
    Thinking,
    budget_of,
    new_game,
    seeds_from,
)


@dataclass(frozen=True, slots=True)
class Limits:
    """For each line, where they are given."""

    nodes: int | None
    seconds: float | None


class Player(Protocol):
    """Who plays a side of the match."""

    def begin(self, setup: SetUp, /) -> None:
        """A new game starts."""

    def move(self, game: Game, seed: int, /) -> int:
        """A move in a game that is not over. Raises Failure when there is none to be had."""


class LevelPlayer:
    """A level of our own. Without limits it has its usual nodes and no clock, so that equal seeds give equal games."""

    def __init__(self, level: Level, limits: Limits) -> None:
        self._level = level
        usual = DEFAULT_BUDGETS[level]
        self.budget = budget_of(level, nodes=limits.nodes, seconds=limits.seconds)
        if limits == Limits(None, None):
            self.budget = Budget(usual.nodes, None, usual.table_bytes)

    def begin(self, setup: SetUp) -> None:
        """Nothing to prepare."""

    def move(self, game: Game, seed: int) -> int:
        thinking = Thinking(game, self._level, self.budget, seed)
        while not thinking.step():
            pass
        return thinking.move


@dataclass(slots=True)
class Tally:
    """wins and boxes of the sides a and b. spent: seconds of each of their moves."""

    wins: list[int] = field(default_factory=lambda: [0, 0])
    draws: int = 0
    boxes: list[int] = field(default_factory=lambda: [0, 0])
    spent: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))

    @property
    def games(self) -> int:
        return sum(self.wins) + self.draws

    def count(self, game: Game, number: int) -> None:
        """Adds a finished game. It is won by the side that has all of its winners."""
        for player, score in enumerate(game.scores, 1):
            self.boxes[side_of(player, number)] += score
        winners = {side_of(player, number) for player in game.winners}
        if len(winners) == 1:
            self.wins[winners.pop()] += 1
        else:
            self.draws += 1

    def seconds_per_move(self, side: int) -> dict[str, float]:
        """mean, p99 (nearest rank) and max."""
        spent = sorted(self.spent[side]) or [0.0]
        rank = -(-99 * len(spent) // 100)
        figures = {"mean": sum(spent) / len(spent), "p99": spent[rank - 1], "max": spent[-1]}
        return {name: round(figure, 6) for name, figure in figures.items()}


def side_of(player: int, number: int) -> int:
    """0 (a) or 1 (b): they take the seats in turn, and change places after every game."""
    return (player - 1 + number) % 2


def play_game(setup: SetUp, players: tuple[Player, Player], number: int, seed: int, tally: Tally) -> None:
    """Plays game `number` to its end and adds it to the tally. Raises Failure for a move that is refused."""
    for player in players:
        player.begin(setup)
    seeds = seeds_from(seed)
    game = new_game(setup)
    dice = Dice(next(seeds)) if setup.numbers else None
    if dice is not None:
        game = dice.deal(game)
    while not game.over:
        if dice is not None and (game.awaits_roll or game.can_pass):
            game = _played(game, dice.roll(game) if game.awaits_roll else PASS, "The dice")
            continue
        side = side_of(game.mover, number)
        begun = time.perf_counter()
        move = players[side].move(game, next(seeds))
        tally.spent[side].append(time.perf_counter() - begun)
        game = _played(game, move, f"Player {'ab'[side]}")
    tally.count(game, number)


def _played(game: Game, move: int, who: str) -> Game:
    outcome = game.play(move)
    if isinstance(outcome, Refusal):
        raise Failure(f"{who} made a move that is refused: {outcome.sentence}")
    return outcome
