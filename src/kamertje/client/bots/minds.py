"""What a bot is in each game: its levels, when it has to act, and what it does then."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from kamertje.client.language import DOTS, NUMBRIDGE, Language
from kamertje.dots import PASS, SWAP, Level, choose
from kamertje.dots.online.messages import DotsCommand, DotsView, Draw, Pass, Roll, Swap
from kamertje.dots.online.position import position_of
from kamertje.numbridge import bot
from kamertje.numbridge.messages import NumbridgeCommand, NumbridgeView


@dataclass(frozen=True, slots=True)
class Mind:
    """usual: the level where none is named. acts: whether the view waits for the bot. moves: whether a person is to be
    given time to follow. decide: the command, by view, level and seed."""

    language: Language[Any, Any, Any]
    levels: tuple[str, ...]
    usual: str
    acts: Callable[[Any], bool]
    moves: Callable[[Any], bool]
    decide: Callable[[Any, str, int], Any]


def decide_dots(view: DotsView, level: str, seed: int) -> DotsCommand:
    """What the level does in what it sees, being to move."""
    if "roll" in view.may:
        return Roll()
    if "pass" in view.may:
        return Pass()
    move = choose(position_of(view), Level(level), seed)
    return Swap() if move == SWAP else Pass() if move == PASS else Draw(move)


def decide_numbridge(view: NumbridgeView, level: str, seed: int) -> NumbridgeCommand:
    """What the level does, being to move or asked for a nonce."""
    return bot.choose(view, bot.BotLevel(level), random.Random(seed).randrange)  # noqa: S311 - no secret hangs on it


def _acts_in_numbridge(view: NumbridgeView) -> bool:
    return not {"nonce", "place", "claim", "swap"}.isdisjoint(view.may)


MINDS: Final[Mapping[str, Mind]] = {
    "dots": Mind(
        DOTS,
        tuple(Level),
        Level.HARD,
        acts=lambda view: bool(view.may),
        moves=lambda _: True,
        decide=decide_dots,
    ),
    "numbridge": Mind(
        NUMBRIDGE,
        tuple(bot.BotLevel),
        bot.BotLevel.INTERMEDIATE,
        acts=_acts_in_numbridge,
        moves=lambda view: "nonce" not in view.may,
        decide=decide_numbridge,
    ),
}
