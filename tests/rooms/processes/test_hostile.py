"""The unkind, on the real server: each is shown out, and a game beside them goes on undisturbed."""

import asyncio
import socket
import struct
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kamertje.client import Browser
from kamertje.wire.answers import Room
from tests.rooms.processes.server import Server
from tests.rooms.processes.test_killed import draw

Unkind = Callable[[Server, str, Browser], Awaitable[None]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("hostile") / "data") as server:
        yield server


def test_the_unkind_do_no_harm(server: Server) -> None:
    asyncio.run(all_at_once(server))
    assert server.complaints() == ""


async def all_at_once(server: Server) -> None:
    gold, coral = Browser(server.address), Browser(server.address)
    room = await gold.make("5x5")
    await coral.join(room)
    others = Browser(server.address)
    theirs = await others.make("3x3", watch=True)
    unkind: list[Unkind] = [
        sends_binary,
        sends_too_much,
        sends_five_megabytes,
        sends_brackets,
        sends_no_utf8,
        floods,
        comes_from_elsewhere,
        takes_nothing,
        says_half_a_handshake,
    ]
    async with gold.sit(room) as first, coral.sit(room) as second:
        harm = asyncio.gather(*(each(server, theirs, others) for each in unkind))
        for line in range(30):
            await draw(first, second, line)
        await harm
        await draw(first, second, 30)
        assert (first.connections, second.connections) == (1, 1)


def socket_of(server: Server, room: str, browser: Browser, **more: str) -> connect:
    address = f"ws://127.0.0.1:{server.port}/api/rooms/{room}/socket?protocol=1"
    headers = {"Cookie": f"kamertje_seat={browser.key}", **more}
    return connect(address, additional_headers=headers, compression=None, max_size=None, proxy=None)


async def code_after(connection: ClientConnection) -> int | None:
    """With which it is closed, whatever comes before; 1006 where the line broke first."""
    with suppress(ConnectionClosed):
        async for _ in connection:
            pass
    return connection.close_code


async def sends_binary(server: Server, room: str, _browser: Browser) -> None:
    async with socket_of(server, room, Browser(server.address)) as connection:
        await connection.send(b"\0\1\2")
        assert await code_after(connection) == 1003


async def sends_too_much(server: Server, room: str, _browser: Browser) -> None:
    async with socket_of(server, room, Browser(server.address)) as connection:
        await connection.send('{"type":"ping"}' + " " * 4096)
        assert await code_after(connection) == 1009


async def sends_five_megabytes(server: Server, room: str, _browser: Browser) -> None:
    async with socket_of(server, room, Browser(server.address)) as connection:
        with suppress(ConnectionClosed):
            await connection.send("x" * 5_000_000)
        assert await code_after(connection) in {1009, 1006}


async def sends_brackets(server: Server, room: str, _browser: Browser) -> None:
    for count, code in ((65_000, 1009), (4_000, 1007)):
        async with socket_of(server, room, Browser(server.address)) as connection:
            await connection.send("[" * count)
            assert await code_after(connection) == code


async def sends_no_utf8(server: Server, room: str, _browser: Browser) -> None:
    async with socket_of(server, room, Browser(server.address)) as connection:
        await connection.send(b"\xff\xfe", text=True)
        assert await code_after(connection) == 1007


async def floods(server: Server, room: str, _browser: Browser) -> None:
    async with socket_of(server, room, Browser(server.address)) as connection:
        with suppress(ConnectionClosed):
            for _ in range(3000):
                await connection.send('{"type":"look"}')
        assert await code_after(connection) in {1008, 1006}


async def comes_from_elsewhere(server: Server, room: str, browser: Browser) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await socket_of(server, room, browser, Origin="https://elsewhere.example")
    assert refused.value.response.status_code == 403


async def takes_nothing(server: Server, room: str, browser: Browser) -> None:
    """An onlooker whose buffers are full, while the room goes on: nobody waits for it."""
    loop = asyncio.get_running_loop()
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.settimeout(0)
    await loop.sock_connect(raw, ("127.0.0.1", server.port))
    hello = (
        f"GET /api/rooms/{room}/socket?protocol=1 HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: a2FtZXJ0amUta2FtZXJ0ag==\r\n\r\n"
    )
    await loop.sock_sendall(raw, hello.encode())
    async with browser.sit(room) as seat:
        for number in range(40):
            assert isinstance(await seat.restart("25x3" if number % 2 else "3x25"), Room)
    raw.close()


async def says_half_a_handshake(server: Server, _room: str, _browser: Browser) -> None:
    for garbage in (b"GET /api/rooms", b"\x16\x03\x01" + bytes(200), struct.pack("!I", 2**31) * 100):
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(garbage)
        await writer.drain()
        writer.close()
