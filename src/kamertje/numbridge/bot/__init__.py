"""The computer at Numbridge: it sees what a player sees, and never the solution."""

from kamertje.numbridge.bot.choice import choose
from kamertje.numbridge.levels import BotLevel

__all__ = ["BotLevel", "choose"]
