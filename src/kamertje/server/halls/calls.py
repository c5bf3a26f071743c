"""The HTTP calls around invitations."""

from http import HTTPStatus

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Response

from kamertje.club.halls import Choice
from kamertje.match.refusal import Refusal
from kamertje.server.club.session import player_of
from kamertje.server.front import address_of
from kamertje.server.pages import AnyRequest
from kamertje.server.rooms.calls import answer, read_body, refused
from kamertje.server.rooms.running import Running
from kamertje.server.rooms.visitor import key_or_new, refuse_other_origins
from kamertje.service.halls.lists import invitation_path, table_path
from kamertje.wire.halls import GameOpened, Invite, Invited


@post("/api/halls/invitations")
async def invite(request: AnyRequest, running: NamedDependency[Running]) -> Response[bytes]:
    """A new invitation of the caller's, who needs a name."""
    refuse_other_origins(request)
    body = await read_body(request, Invite)
    player = await player_of(request, running)
    if player is None:
        return refused(Refusal("name_needed"))
    if not running.made.take(player.id, address_of(request)):
        return refused(Refusal("too_many"))
    choice = Choice(
        body.hall, body.variant, body.irregular, body.givens, body.candidates, rated=body.rated, watch=body.watch
    )
    key, cookie = key_or_new(request)
    made = await running.rooms.invitations.invite(choice, key, player, private=body.private)
    if isinstance(made, Refusal):
        return refused(made)
    return answer(Invited(made.id, invitation_path(made.id)), HTTPStatus.CREATED, cookie)


@post("/api/halls/invitations/{invitation:str}/withdraw", status_code=HTTPStatus.OK)
async def withdraw(
    request: AnyRequest, running: NamedDependency[Running], invitation: FromPath[str]
) -> Response[bytes]:
    """One's own, from any browser."""
    refuse_other_origins(request)
    player = await player_of(request, running)
    if player is None:
        return refused(Refusal("name_needed"))
    done = await running.rooms.invitations.withdraw(invitation, player)
    return answer(Invited(invitation, invitation_path(invitation)), HTTPStatus.OK) if done is None else refused(done)


@post("/api/halls/invitations/{invitation:str}/accept", status_code=HTTPStatus.OK)
async def accept(request: AnyRequest, running: NamedDependency[Running], invitation: FromPath[str]) -> Response[bytes]:
    """Somebody else's: the game begins."""
    refuse_other_origins(request)
    player = await player_of(request, running)
    if player is None:
        return refused(Refusal("name_needed"))
    key, cookie = key_or_new(request)
    room = await running.rooms.invitations.accept(invitation, key, player)
    if isinstance(room, Refusal):
        return refused(room)
    return answer(GameOpened(room, table_path(room)), HTTPStatus.OK, cookie)


@get("/api/halls/invitations/{invitation:str}")
async def ask(request: AnyRequest, running: NamedDependency[Running], invitation: FromPath[str]) -> Response[bytes]:
    """For who comes by its link. It takes nothing: that is for the button."""
    found = await running.rooms.invitations.ask(invitation, await player_of(request, running))
    return refused(found) if isinstance(found, Refusal) else answer(found, HTTPStatus.OK)


HALL_CALLS = [invite, withdraw, accept, ask]
