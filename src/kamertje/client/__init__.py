"""Rooms for programs: make one, join one, sit down and play.

    async def one_line(server: str, room: str) -> None:
        browser = Browser(server)
        await browser.join(room)
        async with browser.sit(room) as seat:
            told = await seat.until(lambda told: "draw" in told.game.may)
            answer = await seat.play(Draw(told.game.drawers.index(0)))

Other games than Dots and Boxes have a language: `browser.make(setup, game=NUMBRIDGE.game)`, `browser.sit_at(room,
NUMBRIDGE)`; their messages are in the game's own module. Connections that are lost come back by themselves, and what
was not answered is sent again.
"""

from kamertje.client.browser import Browser, CallError
from kamertje.client.language import DOTS, NUMBRIDGE, Language
from kamertje.client.seat import Answer, Seat, SeatLostError
from kamertje.dots.online.messages import (
    DotsCommand,
    DotsEvent,
    DotsView,
    Draw,
    Drew,
    Pass,
    Passed,
    Roll,
    Rolled,
    Swap,
    Swapped,
)
from kamertje.dots.online.position import position_of
from kamertje.numbridge.messages import NumbridgeCommand, NumbridgeEvent, NumbridgeView

DotsSeat = Seat[DotsCommand, DotsView, DotsEvent]
NumbridgeSeat = Seat[NumbridgeCommand, NumbridgeView, NumbridgeEvent]

__all__ = [
    "DOTS",
    "NUMBRIDGE",
    "Answer",
    "Browser",
    "CallError",
    "DotsSeat",
    "DotsView",
    "Draw",
    "Drew",
    "Language",
    "NumbridgeSeat",
    "Pass",
    "Passed",
    "Roll",
    "Rolled",
    "Seat",
    "SeatLostError",
    "Swap",
    "Swapped",
    "position_of",
]
