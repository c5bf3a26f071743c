"""How long the page's main thread is held up while the computer thinks: a game on each large board, in Chromium.

python -m bench.blocking [LEVEL [GRID ...]]

A task above 50 ms is one that a reader could notice. "longest" is by the clock on the wall, in which a task also waits
for a busy machine; "of it work" is what that task took of the processor, which is the page's own part, and "most work"
the most that any task took.
"""

import sys
from typing import Any

from playwright.sync_api import Page

from bench.board import boards
from bench.machine import print_head, print_load

GRIDS = ("8x8", "triangle:8", "hexagon:5")
WATCH = """
    window.tasks = [];
    new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.tasks.push(duration);
    }).observe({ type: 'longtask' });
"""
TURN = "svg.board[data-turn='1'], .status[data-over]"
TASK = "ThreadControllerImpl::RunTask"
# The reader's line, by keyboard: one that closes a box, else a safe one, else any.
DRAW = """() => {
    const lines = [...document.querySelectorAll('.line[data-drawer="0"]')];
    const says = (line, kind) => line.getAttribute('aria-label').includes(kind);
    const kind = ['closes a box', 'safe', ''].find((wish) => lines.some((line) => says(line, wish)));
    const line = lines.find((each) => says(each, kind));
    line.focus();
    line.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}"""


def main(level: str, grids: list[str]) -> None:
    print_head(f"the page's thread while {level} plays")
    print(f"{'grid':<12}{'lines':>7}{'above 50 ms':>13}{'longest':>9}{'of it work':>12}{'most work':>11}  milliseconds")
    for grid, page in boards(grids or GRIDS, query=f"level={level}", watch=WATCH):
        lines = page.locator(".line").count()
        page.evaluate("window.tasks.length = 0")
        longest, its_work, work = play(page)
        above = page.evaluate("window.tasks.length")
        print(f"{grid:<12}{lines:>7}{above:>13}{longest:>9.0f}{its_work:>12.1f}{work:>11.1f}", flush=True)
    print_load()


def play(page: Page) -> tuple[float, float, float]:
    """A whole game. Of the page's tasks: the longest, how much of it was work, and the most work; in milliseconds."""
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.send("Tracing.start", {"traceConfig": {"includedCategories": ["toplevel"]}})
    while page.locator(".status[data-over]").count() == 0:
        page.evaluate(DRAW)
        page.wait_for_selector(TURN, timeout=60_000)
    ended: list[object] = []
    session.on("Tracing.tracingComplete", lambda told: ended.append(told))
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    page_threads = {thread(each) for each in events if each.get("args", {}).get("name") == "CrRendererMain"}
    tasks: list[tuple[int, int]] = [
        (each["dur"], each["tdur"])
        for each in events
        if each["name"] == TASK and "tdur" in each and thread(each) in page_threads
    ]
    (longest, its_work), work = max(tasks), max(work for _, work in tasks)
    return longest / 1000, its_work / 1000, work / 1000


def thread(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "hard", sys.argv[2:])
