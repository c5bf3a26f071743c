"""A game of one person against the computer: what each typed word does. Pure but for the computer's time."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from kamertje.dots import SWAP, Budget, Game, Level, Refusal, SetUp, Thinking, budget_of, new_game, quoted

Draw = Callable[[Game, int | None], str]

HELP: Final = """\
a1-b1        draw this line; several lines of one turn are joined by commas
swap         take over the first line (pie rule, second player)
start        let the computer begin
undo         take back your last line and what the computer answered
hint         the line that the level hard would draw
level NAME   easy, medium, hard or master from now on
new          a new game
quit         leave"""


@dataclass(frozen=True, slots=True)
class Choice:
    """Who plays, and how long the computer may think (None: the level's own time)."""

    setup: SetUp
    seat: int
    level: Level
    seconds: float | None


class Session:
    """Answers each typed line with lines to print. The history holds every position, the present one last."""

    def __init__(self, choice: Choice, seeds: Iterator[int], draw: Draw) -> None:
        self._choice = choice
        self._level = choice.level
        self._seeds = seeds
        self._draw = draw
        self._history: list[Game] = [new_game(choice.setup)]
        self.closed = False

    @property
    def game(self) -> Game:
        return self._history[-1]

    def opening(self) -> Iterator[str]:
        """What is printed before anything is typed: nothing of the computer moves yet."""
        yield from self._show()
        yield f"You are player {self._choice.seat} against {self._level}."
        if self._my_turn():
            yield "Draw a line, for example a1-b1, or type help."
        else:
            yield "Type start, and the computer begins."

    def answer(self, typed: str) -> Iterator[str]:
        """Does what was typed. Bad input gives one line and changes nothing."""
        word, _, rest = typed.strip().partition(" ")
        command = {"help": self._help, "quit": self._quit, "new": self._new, "undo": self._undo}.get(word)
        command = {"hint": self._hint, "start": self._start}.get(word, command)
        if not word:
            return
        if word == "level":
            yield from self._set_level(rest.strip())
        elif command is None:
            yield from self._draw_lines(typed)
        elif rest.strip():
            yield f"{quoted(rest.strip())} is too much: {word} stands alone."
        else:
            yield from command()

    def prompt(self) -> str:
        """What is shown before the next typed line."""
        if self.game.over:
            return "new or quit> "
        return "your line> " if self._my_turn() else "start> "

    def _draw_lines(self, typed: str) -> Iterator[str]:
        if not self.game.over and not self._my_turn():
            yield f"{quoted(typed.strip())} is not possible yet: type start, and the computer begins."
            return
        played = self._read_turn(typed)
        if isinstance(played, str):
            yield played
            return
        decided = bool(self.game.winners)
        self._history += played
        yield from self._go_on(decided=decided)

    def _read_turn(self, typed: str) -> list[Game] | str:
        """The positions after each line of one turn, or what is wrong with it."""
        game, played = self.game, list[Game]()
        for name in typed.replace(",", " ").split():
            if played and not game.over and game.mover != self._choice.seat:
                return Refusal("turn_too_long", name).sentence
            move = SWAP if name == "swap" else game.grid.read_line(name)
            outcome = move if isinstance(move, Refusal) else game.play(move)
            if isinstance(outcome, Refusal):
                hint = " Type help for what can be typed." if outcome.code == "line_unknown" else ""
                return Refusal(outcome.code, name).sentence + hint
            game = outcome
            played.append(game)
        return played or f"{quoted(typed.strip())} is no line. Type help for what can be typed."

    def _start(self) -> Iterator[str]:
        if self._my_turn() or self.game.over:
            yield '"start" is only for the computer\'s first line.'
        else:
            yield from self._go_on(decided=False)

    def _go_on(self, *, decided: bool) -> Iterator[str]:
        """The computer's lines until the person is to move, and the board after them. decided: that was said before."""
        while not self.game.over and not self._my_turn():
            mover = self.game.mover
            thinking = Thinking(self.game, self._level, self._budget(), next(self._seeds))
            while not thinking.step():
                pass
            yield f"Player {mover} ({self._level}): {self.game.grid.move_name(thinking.move)}"
            self._history.append(_played(self.game, thinking.move))
        yield from self._show()
        if self.game.over:
            yield from self._ending()
        elif self.game.winners and not decided:
            yield f"Decided: {self._result()}. Play goes on to the last box."

    def _budget(self) -> Budget:
        return budget_of(self._level, seconds=self._choice.seconds)

    def _undo(self) -> Iterator[str]:
        mine = [n for n, game in enumerate(self._history[:-1]) if game.mover == self._choice.seat]
        if self.game.over:
            yield "The game is over: nothing can be taken back."
        elif not mine:
            yield "You have not drawn a line yet: there is nothing to take back."
        else:
            del self._history[mine[-1] + 1 :]
            yield from self._show()

    def _hint(self) -> Iterator[str]:
        if self.game.over or not self._my_turn():
            yield "There is a hint when it is your turn."
            return
        thinking = Thinking(self.game, Level.HARD, budget_of(Level.HARD), next(self._seeds))
        while not thinking.step():
            pass
        if thinking.move != SWAP:
            yield self._draw(self.game, thinking.move)
        yield f"Hint: {self.game.grid.move_name(thinking.move)}"

    def _set_level(self, name: str) -> Iterator[str]:
        if name in list(Level):
            self._level = Level(name)
            yield f"The computer plays {name} from now on."
        else:
            yield f"There is no level {quoted(name)}: choose {', '.join(Level)}."

    def _new(self) -> Iterator[str]:
        self._history = [new_game(self._choice.setup)]
        yield from self.opening()

    def _help(self) -> Iterator[str]:
        yield HELP

    def _quit(self) -> Iterator[str]:
        self.closed = True
        yield "Goodbye."

    def _my_turn(self) -> bool:
        return self.game.mover == self._choice.seat

    def _show(self) -> Iterator[str]:
        yield self._draw(self.game, None)
        scores = "  ".join(f"player {player}: {score}" for player, score in enumerate(self.game.scores, 1))
        fewest = " (fewest wins)" if self._choice.setup.misere else ""
        yield f"{scores}{fewest}"

    def _ending(self) -> Iterator[str]:
        scores = " to ".join(str(score) for score in self.game.scores)
        yield f"The game is over, {scores}: {self._result()}."

    def _result(self) -> str:
        winners = self.game.winners
        if winners == (self._choice.seat,):
            return "you win"
        if len(winners) == 1:
            return f"player {winners[0]} ({self._level}) wins"
        return f"a draw of players {' and '.join(str(winner) for winner in winners)}"


def _played(game: Game, move: int) -> Game:
    outcome = game.play(move)
    if isinstance(outcome, Refusal):
        raise AssertionError(outcome.sentence)
    return outcome
