"""The HTTP calls around a room."""

from http import HTTPStatus
from typing import Any, Final, TypeVar

import msgspec
from litestar import post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.response import Response

from kamertje.match.refusal import Refusal
from kamertje.match.requests import Make
from kamertje.match.table import Table
from kamertje.server.club.session import player_of
from kamertje.server.errors import PROBLEM
from kamertje.server.front import address_of
from kamertje.server.nul import has_nul
from kamertje.server.pages import AnyRequest
from kamertje.server.rooms.paths import room_path
from kamertje.server.rooms.running import Running
from kamertje.server.rooms.visitor import key_of, key_or_new, refuse_other_origins
from kamertje.service.calls import LINK_SECONDS
from kamertje.wire.calls import MakeRoom, Problem, RoomMade, Seated, SeatLink, TakeSeat

LARGEST_BODY: Final = 4096
STATUS: Final = {
    "room_unknown": HTTPStatus.NOT_FOUND,
    "room_expired": HTTPStatus.GONE,
    "room_full": HTTPStatus.CONFLICT,
    "room_busy": HTTPStatus.SERVICE_UNAVAILABLE,
    "bots_busy": HTTPStatus.SERVICE_UNAVAILABLE,
    "link_spent": HTTPStatus.CONFLICT,
    "seat_needed": HTTPStatus.FORBIDDEN,
    "too_many": HTTPStatus.TOO_MANY_REQUESTS,
    "wait": HTTPStatus.TOO_MANY_REQUESTS,
    "name_taken": HTTPStatus.CONFLICT,
    "signed_in": HTTPStatus.CONFLICT,
    "name_needed": HTTPStatus.UNAUTHORIZED,
    "account_needed": HTTPStatus.UNAUTHORIZED,
    "sign_in_refused": HTTPStatus.FORBIDDEN,
    "password_wrong": HTTPStatus.FORBIDDEN,
    "code_refused": HTTPStatus.FORBIDDEN,
    "player_unknown": HTTPStatus.NOT_FOUND,
    "kept_unknown": HTTPStatus.NOT_FOUND,
    "invitation_unknown": HTTPStatus.NOT_FOUND,
    "invitation_gone": HTTPStatus.GONE,
    "invitation_own": HTTPStatus.CONFLICT,
    "invitations_full": HTTPStatus.CONFLICT,
}
UNKEPT: Final = {"cache-control": "no-store"}

Body = TypeVar("Body")


@post("/api/rooms")
async def make_room(request: AnyRequest, running: NamedDependency[Running]) -> Response[bytes]:
    """A new room; the caller gets seat 1."""
    refuse_other_origins(request)
    body = await read_body(request, MakeRoom)
    if not running.made.take(key_of(request), address_of(request)):
        return refused(Refusal("too_many"))
    key, cookie = key_or_new(request)
    made = await running.rooms.calls.make(
        Make(body.game, body.setup, body.watch), key, await player_of(request, running)
    )
    if isinstance(made, Refusal):
        return refused(made)
    return answer(RoomMade(made, room_path(body.game, made), 1), HTTPStatus.CREATED, cookie)


@post("/api/rooms/{room:str}/join", status_code=HTTPStatus.OK)
async def join_room(request: AnyRequest, running: NamedDependency[Running], room: FromPath[str]) -> Response[bytes]:
    """The next empty seat, or the one that the caller has."""
    refuse_other_origins(request)
    key, cookie = key_or_new(request)
    seat = await running.rooms.calls.join(room, key, await player_of(request, running))
    return refused(seat) if isinstance(seat, Refusal) else answer(Seated(seat), HTTPStatus.OK, cookie)


@post("/api/rooms/{room:str}/move")
async def move_seat(request: AnyRequest, running: NamedDependency[Running], room: FromPath[str]) -> Response[bytes]:
    """A link that moves the caller's seat to another browser."""
    refuse_other_origins(request)
    token = await running.rooms.calls.move(room, key_of(request))
    if isinstance(token, Refusal):
        return refused(token)
    found = await running.rooms.calls.find(room)
    path = room_path(found.game if isinstance(found, Table) else "", room)
    return answer(SeatLink(f"{path}#take={token}", LINK_SECONDS), HTTPStatus.CREATED)


@post("/api/rooms/{room:str}/take", status_code=HTTPStatus.OK)
async def take_seat(request: AnyRequest, running: NamedDependency[Running], room: FromPath[str]) -> Response[bytes]:
    """The seat of such a link."""
    refuse_other_origins(request)
    body = await read_body(request, TakeSeat)
    key, cookie = key_or_new(request)
    seat = await running.rooms.calls.take(room, body.token, key)
    return refused(seat) if isinstance(seat, Refusal) else answer(Seated(seat), HTTPStatus.OK, cookie)


async def read_body(request: AnyRequest, kind: type[Body]) -> Body:
    """The body. As JSON alone, which no form of another site can send."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise HTTPException(status_code=HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
    text = await request.body()
    if has_nul(text):
        raise HTTPException(status_code=HTTPStatus.BAD_REQUEST)
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, RecursionError):
        raise HTTPException(status_code=HTTPStatus.BAD_REQUEST) from None


def answer(body: Any, status: HTTPStatus, cookie: Cookie | None = None) -> Response[bytes]:
    """What was asked for, kept nowhere."""
    cookies = [] if cookie is None else [cookie]
    return Response(
        msgspec.json.encode(body), status_code=status, media_type="application/json", headers=UNKEPT, cookies=cookies
    )


def refused(refusal: Refusal) -> Response[bytes]:
    """Why nothing happened."""
    status = STATUS.get(refusal.code, HTTPStatus.BAD_REQUEST)
    problem = Problem("about:blank", status.phrase, status, refusal.code)
    seconds = refusal.text if refusal.code == "wait" else "60"
    headers = UNKEPT | ({"retry-after": seconds} if status == HTTPStatus.TOO_MANY_REQUESTS else {})
    return Response(msgspec.json.encode(problem), status_code=status, media_type=PROBLEM, headers=headers)
