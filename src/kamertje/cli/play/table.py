"""A game with its past, its dice and its computers: what can be done to it, without words."""

from collections.abc import Callable, Iterator, Sequence

from kamertje.dots import (
    PASS,
    SWAP,
    Dice,
    Game,
    Level,
    Refusal,
    SetUp,
    Thinking,
    budget_of,
    is_roll,
    new_game,
    quoted,
)

Draw = Callable[[Game, int | None], str]


class Table:
    """history: every position, the present one last."""

    def __init__(self, setup: SetUp, seeds: Iterator[int]) -> None:
        self._seeds = seeds
        self._dice = Dice(next(seeds)) if setup.numbers else None
        self.history = [new_game(setup)]

    @property
    def game(self) -> Game:
        return self.history[-1]

    def roll(self) -> None:
        """Throws the dice; before the first roll the boxes are dealt their numbers. Needs a game with dice."""
        if self._dice is None:
            raise AssertionError("there are no dice")
        if not self.game.numbers:
            self.history = [self._dice.deal(self.game)]
        self._play(self._dice.roll(self.game))

    def pass_on(self) -> None:
        self._play(PASS)

    def think(self, level: Level, seconds: float | None) -> None:
        """The computer moves."""
        self._play(self._decide(level, seconds))

    def advice(self) -> int:
        """What hard would do here."""
        return self._decide(Level.HARD, None)

    def read_turn(self, typed: str) -> list[Game] | str:
        """The positions after each line of one turn, or what is wrong with it."""
        mover = self.game.mover
        game, played = self.game, list[Game]()
        for name in typed.replace(",", " ").split():
            if played and not game.over and game.mover != mover:
                return Refusal("turn_too_long", name).sentence
            move = SWAP if name == "swap" else game.grid.read_line(name)
            outcome = move if isinstance(move, Refusal) else game.play(move)
            if isinstance(outcome, Refusal):
                hint = {"line_unknown": " Type help for what can be typed.", "numbers_missing": " Type roll."}
                return Refusal(outcome.code, name).sentence + hint.get(outcome.code, "")
            game = outcome
            played.append(game)
        return played or f"{quoted(typed.strip())} is no line. Type help for what can be typed."

    def lines_of(self, players: Sequence[int]) -> list[int]:
        """Where in the history one of these players was about to draw a line, or to swap."""
        chose = [not is_roll(after.moves[-1]) and after.moves[-1] != PASS for after in self.history[1:]]
        return [
            place
            for place, (before, chosen) in enumerate(zip(self.history[:-1], chose, strict=True))
            if chosen and before.mover in players
        ]

    def back_to(self, place: int) -> None:
        """The position at that place of the history; what was thrown for it stays."""
        del self.history[place + 1 :]

    def _decide(self, level: Level, seconds: float | None) -> int:
        thinking = Thinking(self.game, level, budget_of(level, seconds=seconds), next(self._seeds))
        while not thinking.step():
            pass
        return thinking.move

    def _play(self, move: int) -> None:
        outcome = self.game.play(move)
        if isinstance(outcome, Refusal):
            raise AssertionError(outcome.sentence)
        self.history.append(outcome)


def roll_name(game: Game) -> str:
    """What was thrown, as it is written: "[2+5]"; nothing without a roll."""
    if game.roll is None:
        return ""
    first, second = game.roll
    return f"[{first}{'*' if game.setup.numbers == 'product' else '+'}{second}]"


def turn_name(game: Game, move: int) -> str:
    """A move with what was thrown for it: "[2+5] a1-b1"."""
    return f"{roll_name(game)} {game.grid.move_name(move)}".lstrip()
