"""One server and one browser for all; a context of its own for each test, in which nothing may go wrong unseen."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.player import Player

SERVE = """
import sys
from pathlib import Path
from kamertje.server import serve
serve("127.0.0.1", 0, Path(sys.argv[1]) if sys.argv[1:] else None, lambda address: print(address, flush=True))
"""
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
LAUNCH = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
# The same "random" numbers in each run; the page itself has no such switch.
SEEDED = Path(__file__).with_name("seeded.js").read_text()
HURRIED = Path(__file__).with_name("hurried.js").read_text()

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
DESK = {"viewport": {"width": 1280, "height": 800}}

# A page that keeps nothing for use without a network, as on plain http; so tests do not wait for what they do not test.
UNKEPT = "delete Navigator.prototype.serviceWorker;"

# What is idle work on a free machine waits long on a busy one: a slow page is measured in bench/, not failed here.
expect.set_options(timeout=20_000)

Opening = Callable[..., Player]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> bool | None:
    """What has not begun by BROWSER_UNTIL, in seconds since 1970, is left out; the order is another for each commit."""
    in_time = "/e2e/" not in item.nodeid or time.time() < float(os.environ.get("BROWSER_UNTIL", "inf"))
    return None if in_time else True


@contextmanager
def serving(*data: Path) -> Iterator[str]:
    """A server with what is kept there, or in memory."""
    command = [sys.executable, "-c", SERVE, *map(str, data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.terminate()


@pytest.fixture(scope="session")
def base_url() -> Iterator[str]:
    with serving() as address:
        yield address


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": CHROMIUM, "args": LAUNCH}


@pytest.fixture
def opening(browser: Browser, base_url: str) -> Iterator[Opening]:
    """Opens the page in a context of its own. Faults that the page reports fail the test, but for those expected."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def watch(page: Page) -> None:
        page.on(
            "console", lambda message: faults.append(message.text) if message.type in {"error", "warning"} else None
        )
        page.on("pageerror", lambda error: faults.append(str(error)))

    def open_page(
        path: str = "/en/",
        *,
        script: str = "",
        expected: str | None = None,
        device: dict[str, Any] = DESK,
        hurried: bool = True,
        **more: Any,
    ) -> Player:
        """Without motion and with short pauses, unless a test is about them."""
        context = browser.new_context(base_url=base_url, **{"reduced_motion": "reduce", **device, **more})
        contexts.append(context)
        context.add_init_script(SEEDED + (HURRIED if hurried else "") + script + UNKEPT)
        page = context.new_page()
        if expected is None:
            watch(page)
        page.goto(path)
        return Player(page)

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []
