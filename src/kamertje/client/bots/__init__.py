"""The computer in rooms: a program that sees and does what a player does, over the same line."""

from kamertje.client.bots.minds import MINDS, Mind
from kamertje.client.bots.player import play

__all__ = ["MINDS", "Mind", "play"]
