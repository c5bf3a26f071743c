"""The process of a server's bots: `python -m kamertje.client.bots SERVER FOLDER`.

The server starts it, writes a line whenever there is another seat, and closes the line when it ends, however it does.
"""

import asyncio
import fcntl
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from kamertje.client.bots.house import House

NICE: Final = 10
# Where two servers share a folder, one's bots play for both, and look this often for what the other was asked.
LOOK_SECONDS: Final = 5.0
LOCK: Final = "lock"


def main() -> None:
    server, folder = sys.argv[1], Path(sys.argv[2])
    os.nice(NICE)
    asyncio.run(_run(server, folder))


async def _run(server: str, folder: Path) -> None:
    loop = asyncio.get_running_loop()
    loop.set_default_executor(ThreadPoolExecutor(1))  # one move is thought about after another
    told = asyncio.Event()
    threading.Thread(target=_listen, args=(loop, told), daemon=True).start()
    house = House(server, folder)
    with (folder / LOCK).open("w") as lock:
        while True:
            if _is_ours(lock.fileno()):
                house.look()
            told.clear()
            try:
                await asyncio.wait_for(told.wait(), LOOK_SECONDS)
            except TimeoutError:
                continue


def _is_ours(lock: int) -> bool:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _listen(loop: asyncio.AbstractEventLoop, told: asyncio.Event) -> None:
    for _ in sys.stdin:
        loop.call_soon_threadsafe(told.set)
    os._exit(0)  # the server has gone, and with it all connections


if __name__ == "__main__":
    main()
