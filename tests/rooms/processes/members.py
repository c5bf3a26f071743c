"""People with accounts at a server that runs, who do over HTTP what their pages would."""

from contextlib import AsyncExitStack
from typing import Any

import httpx

from kamertje.client import NUMBRIDGE, Browser
from kamertje.numbridge.messages import Resign
from kamertje.wire.answers import Room
from tests.rooms.processes.server import Server

JSON = {"accept": "application/json"}
RATED = {"hall": "blitz", "variant": "blitz", "rated": True, "private": True}
PASSWORD = "correct horse"  # noqa: S105
OPEN = {"hall": "blitz", "variant": "blitz"}


class Member:
    """Somebody with an account, at one of the servers."""

    def __init__(self, web: httpx.AsyncClient, name: str) -> None:
        self._web = web
        self.name = name

    async def post(self, path: str, body: Any = None) -> tuple[int, Any]:
        answer = await self._web.post(path, json=body)
        return answer.status_code, answer.json()

    async def try_to_sign_up(self) -> tuple[int, Any]:
        return await self.post("/api/club/sign-up", {"name": self.name, "password": PASSWORD})

    async def invite(self, choice: Any) -> str:
        status, told = await self.post("/api/halls/invitations", choice)
        assert status == 201, told
        invitation: str = told["invitation"]
        return invitation

    async def accept(self, invitation: str) -> tuple[int, Any]:
        return await self.post(f"/api/halls/invitations/{invitation}/accept")

    async def get(self, path: str) -> Any:
        return (await self._web.get(path)).json()

    async def status(self, path: str) -> int:
        return (await self._web.get(path)).status_code

    def browser(self, server: Server) -> Browser:
        """The same, to take the seat with."""
        return Browser(server.address, self._web.cookies["kamertje_seat"])


async def visit(stack: AsyncExitStack, server: Server, name: str) -> Member:
    web = await stack.enter_async_context(
        httpx.AsyncClient(base_url=server.address, headers=JSON, trust_env=False, timeout=60)
    )
    return Member(web, name)


async def come(stack: AsyncExitStack, server: Server, name: str) -> Member:
    member = await visit(stack, server, name)
    assert (await member.try_to_sign_up())[0] == 201
    return member


async def resign(browser: Browser, room: str) -> None:
    async with browser.sit_at(room, NUMBRIDGE) as seat:
        await seat.until(bool)
        while not isinstance(answer := await seat.play(Resign()), Room):
            assert answer.code == "stale", answer.code
