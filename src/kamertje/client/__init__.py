"""Rooms for programs: make one, join one, sit down and play.

    async def one_line(server: str, room: str) -> None:
        browser = Browser(server)
        await browser.join(room)
        async with browser.sit(room) as seat:
            told = await seat.until(lambda told: "draw" in told.game.may)
            answer = await seat.play(Draw(told.game.drawers.index(0)))

Connections that are lost come back by themselves, and what was not answered is sent again.
"""

from kamertje.client.browser import Browser, CallError
from kamertje.client.seat import Answer, Seat, SeatLostError
from kamertje.dots.online.messages import DotsView, Draw, Drew, Pass, Passed, Roll, Rolled, Swap, Swapped
from kamertje.dots.online.position import position_of

__all__ = [
    "Answer",
    "Browser",
    "CallError",
    "DotsView",
    "Draw",
    "Drew",
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
