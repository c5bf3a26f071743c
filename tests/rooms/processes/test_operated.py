"""A server as it is run: behind a proxy, watched over, and told to end."""

import asyncio
import json
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kamertje.service.keys import new_key
from tests.rooms.services import free_port

FORWARDED = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}


@contextmanager
def serving(data: Path, *options: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    command = [sys.executable, "-m", "kamertje", "serve", "--port", "0", "--data", str(data), *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[3]
        try:
            yield process, address
        finally:
            process.kill()


def fetch(address: str, body: object = None, **headers: str) -> str:
    request = urllib.request.Request(  # noqa: S310 - our own server
        address,
        None if body is None else json.dumps(body).encode(),
        {"content-type": "application/json", "accept": "text/html", **headers},
    )
    with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310
        text: str = answer.read().decode()
        return text


@pytest.mark.parametrize(("proxy", "scheme"), [("127.0.0.0/8", "https"), ("10.1.2.3", "http"), (None, "http")])
def test_a_proxy_is_believed_if_it_is_trusted(tmp_path: Path, proxy: str | None, scheme: str) -> None:
    options = () if proxy is None else ("--trusted-proxy", proxy)
    with serving(tmp_path, *options) as (_, address):
        site = address.replace("http", scheme)
        assert f'content="{site}preview.png"' in fetch(f"{address}en", **FORWARDED)


def test_it_says_back_soon_when_it_is_told_to_end(tmp_path: Path) -> None:
    port = free_port()
    options = ("--metrics", str(port), "--log", "json", "--access-log", "on")
    with serving(tmp_path, *options) as (process, address):
        key = new_key()
        cookie = f"kamertje_seat={key}"
        room = json.loads(fetch(f"{address}api/rooms", {"setup": "2x2"}, cookie=cookie))["room"]
        asyncio.run(hear_the_end(process, address.replace("http", "ws", 1), room, cookie, port))
        assert process.wait(20) == 0
        assert process.stderr is not None
        said = process.stderr.read()
    assert [json.loads(line)["logger"] for line in said.splitlines()] != []
    assert "/api/rooms" in said
    for secret in (room, key):
        assert secret not in said


async def hear_the_end(process: "subprocess.Popen[str]", address: str, room: str, cookie: str, port: int) -> None:
    socket = await connect(f"{address}api/rooms/{room}/socket?protocol=1", additional_headers={"cookie": cookie})
    await socket.recv()
    version = json.loads(await socket.recv())["version"]
    assert 'kamertje_connections{who="player"} 1.0' in await asyncio.to_thread(
        fetch, f"http://127.0.0.1:{port}/metrics"
    )
    await socket.send(json.dumps({"type": "restart", "id": "1", "version": version}))
    process.terminate()
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass
    assert socket.close_code == 1012


def test_metrics_at_a_port_that_is_taken(tmp_path: Path) -> None:
    with serving(tmp_path / "1", "--metrics", str(port := free_port())):
        command = [sys.executable, "-m", "kamertje", "serve", "--port", "0", "--data", str(tmp_path / "2")]
        ran = subprocess.run([*command, "--metrics", str(port)], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr.startswith(f"kamertje: Metrics cannot be served on 127.0.0.1, port {port}: ")
