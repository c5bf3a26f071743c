"""A game of people and computers in the terminal: what each typed word does. Pure but for the computer's time."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from kamertje.cli.play.table import Draw, Table, roll_name, turn_name
from kamertje.dots import PASS, Game, Level, Refusal, SetUp, is_roll, quoted

HELP: Final = """\
a1-b1        draw this line; several lines of one turn are joined by commas
swap         take over the first line (pie rule, second player)
start        let the computer begin
roll         throw the dice (sum, product), before each line
pass         let the next player roll, where no side is free
on           pass and roll for everybody, until someone can draw
undo         take back the last line of a person, and what the computers answered
hint         the line that the level hard would draw
level NAME   easy, medium, hard or master from now on
new          a new game
quit         leave"""


@dataclass(frozen=True, slots=True)
class Choice:
    """Who plays: for each seat a level, or None for a person. seconds: for each line (None: the level's own time)."""

    setup: SetUp
    seats: tuple[Level | None, ...]
    seconds: float | None


class Session:
    """Answers each typed line with lines to print."""

    def __init__(self, choice: Choice, seeds: Iterator[int], draw: Draw) -> None:
        self._choice = choice
        self._seats = choice.seats
        self._seeds = seeds
        self._draw = draw
        self._table = Table(choice.setup, seeds)
        self.closed = False
        self._commands: Final[dict[str, Callable[[], Iterator[str]]]] = {
            "help": self._help,
            "quit": self._quit,
            "new": self._new,
            "undo": self._undo,
            "hint": self._hint,
            "start": self._start,
            "roll": self._roll,
            "pass": self._pass,
            "on": self._roll_on,
        }

    @property
    def game(self) -> Game:
        return self._table.game

    def opening(self) -> Iterator[str]:
        """What is printed before anything is typed: nothing of the computer moves yet."""
        yield from self._show()
        yield self._who_plays()
        if self._computer_moves():
            yield "Type start, and the computer begins."
        elif self._choice.setup.numbers:
            yield "Type roll, or help."
        else:
            yield "Draw a line, for example a1-b1, or type help."

    def _who_plays(self) -> str:
        levels = {level for level in self._seats if level is not None}
        if self._seats.count(None) == 1 and len(levels) == 1:
            return f"You are player {self._seats.index(None) + 1} against {levels.pop()}."
        seats = (f"player {seat} is {level or 'here'}" for seat, level in enumerate(self._seats, 1))
        return f"{', '.join(seats).capitalize()}."

    def answer(self, typed: str) -> Iterator[str]:
        """Does what was typed. Bad input gives one line and changes nothing."""
        word, _, rest = typed.strip().partition(" ")
        if not word:
            return
        if word == "level":
            yield from self._set_level(rest.strip())
        elif word not in self._commands:
            yield from self._draw_lines(typed)
        elif rest.strip():
            yield f"{quoted(rest.strip())} is too much: {word} stands alone."
        else:
            yield from self._commands[word]()

    def prompt(self) -> str:
        """What is shown before the next typed line."""
        if self.game.over:
            return "new or quit> "
        if self._computer_moves():
            return "start> "
        if self._choice.setup.numbers and self.game.roll is None:
            return f"{self._called()}roll> "
        return f"{self._called()}pass or on> " if self.game.can_pass else f"{self._called('your ')}line> "

    def _called(self, alone: str = "") -> str:
        """Whose turn it is, where several people share the terminal."""
        return alone if self._seats.count(None) == 1 else f"player {self.game.mover}, "

    def _draw_lines(self, typed: str) -> Iterator[str]:
        if not self.game.over and self._computer_moves():
            yield f"{quoted(typed.strip())} is not possible yet: type start, and the computer begins."
            return
        played = self._table.read_turn(typed)
        if isinstance(played, str):
            yield played
            return
        decided = bool(self.game.winners)
        self._table.history += played
        yield from self._go_on(decided=decided)

    def _start(self) -> Iterator[str]:
        if not self._computer_moves() or self.game.over:
            yield '"start" is only for the computer\'s first line.'
        else:
            yield from self._go_on(decided=False)

    def _roll(self) -> Iterator[str]:
        if not self._may_throw():
            yield self._why_not("roll")
        else:
            self._table.roll()
            yield from self._show_roll()

    def _pass(self) -> Iterator[str]:
        if not self.game.can_pass:
            yield self._why_not("pass")
        else:
            self._table.pass_on()
            yield from self._go_on(decided=bool(self.game.winners))

    def _roll_on(self) -> Iterator[str]:
        """For computers too, so that with those the next thing to happen is somebody's line."""
        if not (self.game.can_pass or self._may_throw()):
            yield self._why_not("on")
            return
        while self.game.can_pass or self.game.awaits_roll or not self.game.moves:
            if self.game.can_pass:
                yield f"Player {self.game.mover}: {turn_name(self.game, PASS)}"
                self._table.pass_on()
            else:
                self._table.roll()
        if self._computer_moves():
            yield from self._go_on(decided=bool(self.game.winners))
        else:
            yield from self._show_roll()

    def _may_throw(self) -> bool:
        dice = bool(self._choice.setup.numbers)
        return dice and not self.game.over and not self._computer_moves() and self.game.roll is None

    def _why_not(self, word: str) -> str:
        if not self._choice.setup.numbers:
            return f'"{word}" is for games with dice: sum or product.'
        if self.game.over:
            return Refusal("game_over", word).sentence
        if self._computer_moves():
            return f'"{word}" is not possible yet: type start, and the computer begins.'
        return Refusal("roll_missing" if self.game.roll is None else "pass_refused", word).sentence

    def _go_on(self, *, decided: bool) -> Iterator[str]:
        """The computers' lines until a person is to move, and the board after them. decided: that was said before."""
        while not self.game.over and (level := self._seats[self.game.mover - 1]) is not None:
            if self._choice.setup.numbers and self.game.roll is None:
                self._table.roll()
                continue
            before = self.game
            self._table.think(level, self._choice.seconds)
            yield f"Player {before.mover} ({level}): {turn_name(before, self.game.moves[-1])}"
        yield from self._show()
        if self.game.over:
            yield from self._ending()
        elif self.game.winners and not decided:
            yield f"Decided: {self._result()}. Play goes on to the last box."

    def _undo(self) -> Iterator[str]:
        lines = self._table.lines_of([seat for seat, level in enumerate(self._seats, 1) if level is None])
        if self.game.over:
            yield "The game is over: nothing can be taken back."
        elif not lines:
            yield "You have not drawn a line yet: there is nothing to take back."
        else:
            self._table.back_to(lines[-1])
            yield from self._show()

    def _hint(self) -> Iterator[str]:
        if self.game.over or self._computer_moves():
            yield "There is a hint when it is your turn."
            return
        if self._choice.setup.numbers and not self.game.allowed:
            yield "There is a hint when the dice leave a line to choose."
            return
        move = self._table.advice()
        if move in self.game.allowed:
            yield self._draw(self.game, move)
        yield f"Hint: {self.game.grid.move_name(move)}"

    def _set_level(self, name: str) -> Iterator[str]:
        if name in list(Level):
            self._seats = tuple(None if level is None else Level(name) for level in self._seats)
            yield f"The computer plays {name} from now on."
        else:
            yield f"There is no level {quoted(name)}: choose {', '.join(Level)}."

    def _new(self) -> Iterator[str]:
        self._table = Table(self._choice.setup, self._seeds)
        yield from self.opening()

    def _help(self) -> Iterator[str]:
        yield HELP

    def _quit(self) -> Iterator[str]:
        self.closed = True
        yield "Goodbye."

    def _computer_moves(self) -> bool:
        return self._seats[self.game.mover - 1] is not None

    def _show(self) -> Iterator[str]:
        yield self._draw(self.game, None)
        scores = "  ".join(f"player {player}: {score}" for player, score in enumerate(self.game.scores, 1))
        fewest = " (fewest wins)" if self._choice.setup.misere else ""
        yield f"{scores}{fewest}"
        if self.game.roll is not None:
            yield from self._tell_roll()

    def _show_roll(self) -> Iterator[str]:
        """After the first roll with the board, which has its numbers now."""
        if sum(map(is_roll, self.game.moves)) == 1:
            yield from self._show()
        else:
            yield from self._tell_roll()

    def _tell_roll(self) -> Iterator[str]:
        lines = [self.game.grid.line_names[line] for line in self.game.allowed]
        free = f"draw {' '.join(lines)}" if lines else "no side is free: pass, or on"
        yield f"Player {self.game.mover} rolled {roll_name(self.game)}: {free}"

    def _ending(self) -> Iterator[str]:
        scores = " to ".join(str(score) for score in self.game.scores)
        yield f"The game is over, {scores}: {self._result()}."

    def _result(self) -> str:
        winners = self.game.winners
        if len(winners) > 1:
            return f"a draw of players {' and '.join(str(winner) for winner in winners)}"
        level = self._seats[winners[0] - 1]
        if level is not None:
            return f"player {winners[0]} ({level}) wins"
        return "you win" if self._seats.count(None) == 1 else f"player {winners[0]} wins"
