"""The call that brings the computer to a table."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Final

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Response

from kamertje.club.identity import program
from kamertje.dots import Level
from kamertje.match.refusal import Refusal
from kamertje.numbridge.bot import BotLevel
from kamertje.server.front import address_of
from kamertje.server.pages import AnyRequest
from kamertje.server.rooms.calls import answer, read_body, refused
from kamertje.server.rooms.running import Running
from kamertje.server.rooms.visitor import key_of, refuse_other_origins
from kamertje.service.keys import new_key
from kamertje.wire.bots import BotSeat
from kamertje.wire.calls import CallBot, Seated

LEVELS: Final[Mapping[str, tuple[str, ...]]] = {"dots": tuple(Level), "numbridge": tuple(BotLevel)}


@post("/api/rooms/{room:str}/bot", status_code=HTTPStatus.OK)
async def call_bot(request: AnyRequest, running: NamedDependency[Running], room: FromPath[str]) -> Response[bytes]:
    """The computer takes the next empty seat, called by somebody who has one."""
    refuse_other_origins(request)
    body = await read_body(request, CallBot)
    if not running.called.take(key_of(request), address_of(request)):
        return refused(Refusal("too_many"))
    seat = await _seat(running, room, key_of(request), body.level)
    return refused(seat) if isinstance(seat, Refusal) else answer(Seated(seat), HTTPStatus.OK)


async def _seat(running: Running, room: str, key: str, level: str) -> int | Refusal:
    office, calls = running.office, running.rooms.calls
    game = await calls.game_of(room, key)
    if isinstance(game, Refusal):
        return game
    if level not in LEVELS[game]:
        return Refusal("level_unknown", level)
    if office is None or office.is_full:
        return Refusal("bots_busy")
    bots_key = new_key()
    seat = await calls.seat_bot(room, bots_key, program(game, level))
    if isinstance(seat, int):
        office.hand_over(BotSeat(room, game, level, bots_key))
    return seat
