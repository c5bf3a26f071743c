"""The HTTP calls around accounts."""

from http import HTTPStatus
from typing import Any, Final, TypeVar

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Response

from kamertje.match.refusal import Refusal
from kamertje.server.club.session import device_in, session_cookie, visit_of
from kamertje.server.front import address_of
from kamertje.server.pages import AnyRequest
from kamertje.server.rooms.calls import answer, read_body, refused
from kamertje.server.rooms.running import Running
from kamertje.server.rooms.visitor import refuse_other_origins
from kamertje.service.club.accounts import Entered, Visit
from kamertje.wire.club import (
    ChangeName,
    ChangePassword,
    Codes,
    Confirm,
    EnterGuest,
    Me,
    Recover,
    ReportName,
    SessionView,
    SignIn,
    SignUp,
)

NOBODY: Final = Me(None)
Body = TypeVar("Body")


@get("/api/club/me")
async def me(request: AnyRequest, running: NamedDependency[Running]) -> Response[bytes]:
    """Who the caller is."""
    visit = await visit_of(request, running)
    return answer(NOBODY if visit is None else await _me(running, visit), HTTPStatus.OK)


@post("/api/club/guest", status_code=HTTPStatus.OK)
async def enter_guest(request: AnyRequest, running: NamedDependency[Running]) -> Response[bytes]:
    """A name for who has none."""
    body, visit = await _asked(request, running, EnterGuest)
    if not running.entered.take(address_of(request)):
        return refused(Refusal("too_many"))
    return await _enter(request, running, await running.accounts.enter_guest(visit, body.name, device_in(request)))


@post("/api/club/sign-up")
async def sign_up(request: AnyRequest, running: NamedDependency[Running]) -> Response[bytes]:
    """An account, and its recovery codes."""
    body, visit = await _asked(request, running, SignUp)
    if not running.entered.take(address_of(request)):
        return refused(Refusal("too_many"))
    entered = await running.accounts.sign_up(visit, body.name, body.password, device_in(request))
    if isinstance(entered, Refusal):
        return refused(entered)
    await running.rooms.name_again(entered.player.id)
    return answer(Codes(entered.codes), HTTPStatus.CREATED, session_cookie(request, entered.key))


@post("/api/club/sign-in", status_code=HTTPStatus.OK)
async def sign_in(request: AnyRequest, running: NamedDependency[Running]) -> Response[bytes]:
    """A session for who knows the password."""
    body, visit = await _asked(request, running, SignIn)
    entered = await running.accounts.sign_in(visit, body.name, body.password, address_of(request), device_in(request))
    return await _enter(request, running, entered)


@post("/api/club/recover", status_code=HTTPStatus.OK)
async def recover(request: AnyRequest, running: NamedDependency[Running]) -> Response[bytes]:
    """A session for who has a recovery code."""
    body, visit = await _asked(request, running, Recover)
    entered = await running.accounts.recover(
        visit, body.name, body.code, body.password, address_of(request), device_in(request)
    )
    return await _enter(request, running, entered)


@post("/api/club/sign-out", status_code=HTTPStatus.OK)
async def sign_out(request: AnyRequest, running: NamedDependency[Running]) -> Response[bytes]:
    """Ends the caller's session. A guest's name goes with it."""
    refuse_other_origins(request)
    visit = await visit_of(request, running)
    if visit is not None:
        await running.accounts.sign_out(visit)
    return answer(NOBODY, HTTPStatus.OK, session_cookie(request, ""))


@post("/api/club/sessions/{session:str}/end", status_code=HTTPStatus.OK)
async def end_session(
    request: AnyRequest, running: NamedDependency[Running], session: FromPath[str]
) -> Response[bytes]:
    """Ends one of the caller's sessions, in whatever browser it is."""
    refuse_other_origins(request)
    visit = await visit_of(request, running)
    if visit is None:
        return refused(Refusal("name_needed"))
    await running.accounts.end_session(visit, session)
    return await _current(request, running)


@post("/api/club/name", status_code=HTTPStatus.OK)
async def change_name(request: AnyRequest, running: NamedDependency[Running]) -> Response[bytes]:
    """Another name, which rooms show at once."""
    body, visit = await _asked(request, running, ChangeName)
    if visit is None:
        return refused(Refusal("name_needed"))
    changed = await running.accounts.rename(visit, body.name)
    if isinstance(changed, Refusal):
        return refused(changed)
    await running.rooms.name_again(changed.id)
    return await _current(request, running)


@post("/api/club/password", status_code=HTTPStatus.OK)
async def change_password(request: AnyRequest, running: NamedDependency[Running]) -> Response[bytes]:
    """Another password; every other session ends."""
    body, visit = await _asked(request, running, ChangePassword)
    if visit is None:
        return refused(Refusal("account_needed"))
    wrong = await running.accounts.set_password(visit, body.old, body.password)
    return refused(wrong) if wrong is not None else await _current(request, running)


@post("/api/club/codes")
async def new_codes(request: AnyRequest, running: NamedDependency[Running]) -> Response[bytes]:
    """Other recovery codes instead of those before."""
    body, visit = await _asked(request, running, Confirm)
    if visit is None:
        return refused(Refusal("account_needed"))
    codes = await running.accounts.new_codes(visit, body.password)
    return refused(codes) if isinstance(codes, Refusal) else answer(Codes(codes), HTTPStatus.CREATED)


@get("/api/club/export")
async def export(request: AnyRequest, running: NamedDependency[Running]) -> Response[bytes]:
    """Everything that is kept of the caller, as a file."""
    visit = await visit_of(request, running)
    if visit is None:
        return refused(Refusal("name_needed"))
    text = msgspec.json.format(msgspec.json.encode(await running.accounts.export(visit)))
    headers = {"cache-control": "no-store", "content-disposition": 'attachment; filename="kamertje.json"'}
    return Response(text, media_type="application/json", headers=headers)


@post("/api/club/delete", status_code=HTTPStatus.OK)
async def delete_account(request: AnyRequest, running: NamedDependency[Running]) -> Response[bytes]:
    """Everything of the caller goes; what others played with them stays without name."""
    body, visit = await _asked(request, running, Confirm)
    if visit is None:
        return refused(Refusal("name_needed"))
    wrong = await running.accounts.delete(visit, body.password)
    if wrong is not None:
        return refused(wrong)
    await running.rooms.name_again(visit.player.id)
    return answer(NOBODY, HTTPStatus.OK, session_cookie(request, ""))


@post("/api/club/reports")
async def report_name(request: AnyRequest, running: NamedDependency[Running]) -> Response[bytes]:
    """Tells who runs this server of a name."""
    body, visit = await _asked(request, running, ReportName)
    if visit is None:
        return refused(Refusal("name_needed"))
    wrong = await running.accounts.report(visit, body.name, body.reason)
    return refused(wrong) if wrong is not None else answer(await _me(running, visit), HTTPStatus.CREATED)


async def _asked(request: AnyRequest, running: Running, kind: type[Body]) -> tuple[Body, Visit | None]:
    """What a page of ours asks, and who."""
    refuse_other_origins(request)
    body = await read_body(request, kind)
    return body, await visit_of(request, running)


async def _enter(request: AnyRequest, running: Running, entered: Entered | Refusal) -> Response[bytes]:
    if isinstance(entered, Refusal):
        return refused(entered)
    visit = await running.accounts.visit(entered.key)
    told: Any = NOBODY if visit is None else await _me(running, visit)
    return answer(told, HTTPStatus.OK, session_cookie(request, entered.key))


async def _current(request: AnyRequest, running: Running) -> Response[bytes]:
    visit = await visit_of(request, running)
    return answer(NOBODY if visit is None else await _me(running, visit), HTTPStatus.OK)


async def _me(running: Running, visit: Visit) -> Me:
    player = visit.player
    found = await running.accounts.sessions(visit)
    return Me(
        player.kind,
        player.id,
        player.name,
        await running.accounts.codes_left(visit),
        tuple(
            SessionView(each.id, each.device, each.made_at, each.used_at, each.id == visit.session) for each in found
        ),
    )


CLUB_CALLS: Final = [
    *(me, enter_guest, sign_up, sign_in, recover, sign_out, end_session),
    *(change_name, change_password, new_codes, export, delete_account, report_name),
]
