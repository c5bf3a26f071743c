"""The move of a bot: from what one player sees, a strength, and chance."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kamertje.numbridge.bot.domains import Domains
from kamertje.numbridge.bot.hex.bridge import Bridge
from kamertje.numbridge.bot.hex.outlook import Outlook
from kamertje.numbridge.bot.knowledge import marks_seen
from kamertje.numbridge.bot.options import Option, options
from kamertje.numbridge.bot.situation import Situation
from kamertje.numbridge.levels import BotLevel
from kamertje.numbridge.messages import GiveNonce, NumbridgeCommand, NumbridgeView

Random = Callable[[int], int]

NONCE_BITS: Final = 128
LIKELY: Final = 0.5  # a guess that is better than a swap


@dataclass(frozen=True, slots=True)
class Habit:
    """blur: how far off a judgement may be, in parts of the best. rash: of a hundred moves so many are guesses.
    watches: whether a cell that would end the game for the other is taken before all others."""

    blur: float
    rash: int
    watches: bool


HABITS: Final = {BotLevel.BEGINNER: Habit(2.0, 15, watches=False), BotLevel.INTERMEDIATE: Habit(1.2, 0, watches=True)}


def choose(view: NumbridgeView, level: BotLevel, random: Random) -> NumbridgeCommand:
    """What the level does as the player that is to move, or is asked for a nonce. random: uniform in 0..n-1."""
    if view.phase == "nonces":
        return GiveNonce(f"{random(1 << NONCE_BITS):032x}")
    situation = Situation(view, marks_seen(view, level, random))
    goal = Domains(situation) if view.variant == "domains" else Bridge(situation)
    found = options(situation, goal.worths)
    if level is BotLevel.EXPERT:
        outlook = goal if isinstance(goal, Domains) else Outlook(situation, goal)
        return max(goal.promising(found), key=outlook.value).command
    return _by_worth(goal, found, HABITS[level], random).command


def _by_worth(goal: Bridge | Domains, found: list[Option], habit: Habit, random: Random) -> Option:
    """The cell that matters most, among those that are known; else the likeliest guess, or a swap."""
    blur = habit.blur * max(goal.worths)

    def rank(option: Option) -> tuple[float, ...]:
        if option.cell is None:
            return (LIKELY, 0, 0, 0)
        ends, saves = (bool(cells >> option.cell & 1) for cells in (goal.winning, goal.losing))
        return option.chance, ends, saves and habit.watches, goal.worths[option.cell] + blur * random(1000) / 1000

    guesses = [option for option in found if option.chance < 1]
    return max(guesses if guesses and random(100) < habit.rash else found, key=rank)
