"""The board in Chromium, for what is measured on it: a page of its own for each grid, open and at rest."""

from collections.abc import Iterable, Iterator
from typing import Any

from playwright.sync_api import Page, sync_playwright

from bench.page import CHROMIUM, serving

DESK = {"viewport": {"width": 1280, "height": 800}}
TABLET = {"viewport": {"width": 1180, "height": 820}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def boards(
    grids: Iterable[str], *, query: str, watch: str, device: dict[str, Any] = DESK
) -> Iterator[tuple[str, Page]]:
    """Each grid with its page, once somebody may draw and all has come; `watch` runs before the page does."""
    with serving() as port, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for grid in grids:
            context = browser.new_context(**device)
            context.add_init_script(watch)
            page = context.new_page()
            page.goto(f"http://localhost:{port}/en/?{query}&grid={grid.replace(':', '%3A')}")
            page.wait_for_selector("svg.board[data-turn='1'] .line")
            page.wait_for_load_state("networkidle")
            yield grid, page
            context.close()
        browser.close()
