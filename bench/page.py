"""How soon a first line can be drawn on a slow line, and how much has come by then: nothing kept, HTTP/1.1, Chromium.

python -m bench.page [RUNS]

First the board's page, then the page of a room, opened by its maker while the guest is there.

The line is 150 ms and 1.6 Mbit/s, as Chromium makes it. By localhost the page comes as it does by https (brotli), by a
name as in a school without (gzip). "drawable" is the moment at which the board hears whose turn it is.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from bench.machine import print_head

# Ready when the files are compressed as well as they can be, as for all but the first readers.
SERVE = """
import threading
from kamertje.server import serve

def ready(address):
    for thread in threading.enumerate():
        if thread.name == "press":
            thread.join()
    print(address, flush=True)

serve("127.0.0.1", 0, None, ready)
"""
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
SCHOOL = "kamertje.school"
LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
WATCH = """
    window.shift = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    window.drawable = new Promise((drawable) => {
        const look = () => document.querySelector('svg.board[data-turn="1"] .line') && drawable(performance.now());
        new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    });
"""
POST = """([path, body]) => fetch(path, {
    method: 'POST',
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body && JSON.stringify(body),
}).then((answer) => answer.json())"""


class Visit(NamedTuple):
    drawable: float  # milliseconds
    painted: float
    early: int  # bytes until then, headers included
    whole: int
    requests: int
    shift: float


def main(runs: int) -> None:
    print_head("page on a slow line")
    print("page  by         drawable  least   most  painted  KB then  in all  asked  shift")
    with serving() as port, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", f"--host-resolver-rules=MAP {SCHOOL} 127.0.0.1"]
        )
        for page, host in product(("board", "room"), ("localhost", SCHOOL)):
            enter = visit_room if page == "room" else visit
            visits = [enter(browser, f"http://{host}:{port}") for _ in range(runs)]
            times = sorted(each.drawable for each in visits)
            row = [median(times), times[0], times[-1], median(each.painted for each in visits)]
            sizes = [max(each.early for each in visits) / 1024, max(each.whole for each in visits) / 1024]
            asked, shift = max(each.requests for each in visits), max(each.shift for each in visits)
            name = "localhost" if host == "localhost" else "a name"
            print(
                f"{page:<6}{name:<10}{row[0]:>9.0f}{row[1]:>7.0f}{row[2]:>7.0f}{row[3]:>9.0f}"
                f"{sizes[0]:>9.1f}{sizes[1]:>8.1f}{asked:>7}{shift:>7.3f}",
                flush=True,
            )
        browser.close()


@contextmanager
def serving() -> Iterator[int]:
    with subprocess.Popen([sys.executable, "-c", SERVE], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        port = int(process.stdout.readline().strip().rstrip("/").rpartition(":")[2])
        yield port
        process.terminate()


def visit_room(browser: Browser, origin: str) -> Visit:
    maker, guest = (browser.new_page(base_url=origin) for _ in range(2))
    for page in (maker, guest):
        page.goto("/healthz")
    path = maker.evaluate(POST, ["/api/rooms", {"setup": "4x4"}])["path"]
    guest.evaluate(POST, [f"/api/rooms{path.removeprefix('/room')}/join", None])
    guest.goto(f"/en{path}")
    cold = browser.new_context(viewport={"width": 360, "height": 740}, storage_state=maker.context.storage_state())
    seen = visit(browser, origin, f"/en{path}", cold)
    for page in (maker, guest):
        page.context.close()
    return seen


def visit(browser: Browser, origin: str, path: str = "/en/", context: BrowserContext | None = None) -> Visit:
    context = context or browser.new_context(viewport={"width": 360, "height": 740})
    context.add_init_script(WATCH)
    page = context.new_page()
    line = context.new_cdp_session(page)
    received = {"bytes": 0, "requests": 0}

    def finished(event: dict[str, Any]) -> None:
        received["bytes"] += event["encodedDataLength"]
        received["requests"] += 1

    line.on("Network.loadingFinished", finished)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    page.goto(origin + path, wait_until="commit")
    drawable: float = page.evaluate("window.drawable")
    early = received["bytes"]
    page.wait_for_load_state("networkidle")
    painted: float = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    shift: float = page.evaluate("window.shift")
    context.close()
    return Visit(drawable, painted, early, received["bytes"], received["requests"], shift)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 9)
