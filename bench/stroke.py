"""How long after a tap its line is drawn, in Chromium: the first moves of two players on each grid, by touch.

python -m bench.stroke [GRID ...]

From the moment at which the finger is lifted, as the browser stamps it. "line": the page has drawn it, which is the
page's own part. "frame": the first picture with it is made; since there are sixty of them a second, that adds a wait
of 8 ms in the mean to whatever the page does.
"""

import sys
from statistics import median
from typing import TypedDict

from playwright.sync_api import Page

from bench.board import TABLET, boards
from bench.machine import print_head, print_load

GRIDS = ("5x5", "8x8", "triangle:8", "hexagon:5")
TAPS = 24
SPREAD = 7
APART = 400  # milliseconds: a tap sooner than that after a box is closed means nothing
WATCH = """
    window.strokes = [];
    let lifted = 0;
    addEventListener('pointerup', (event) => { lifted = event.timeStamp; }, true);
    new MutationObserver((changes) => {
        const drawn = ({ target, oldValue }) => oldValue === '0' && target.dataset.drawer !== '0';
        if (!lifted || !changes.some(drawn)) return;
        const from = lifted;
        const line = performance.now() - from;
        lifted = 0;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.strokes.push({ line, frame: performance.now() - from });
        requestAnimationFrame(() => port2.postMessage(null));
    }).observe(document, { subtree: true, attributeFilter: ['data-drawer'], attributeOldValue: true });
"""


class Stroke(TypedDict):
    line: float
    frame: float


def main(grids: list[str]) -> None:
    print_head("from tap to line")
    print(f"{'grid':<12}{'taps':>6}{'line':>8}{'9 of 10':>9}{'most':>7}{'frame':>8}{'most':>7}  milliseconds")
    for grid, page in boards(grids or GRIDS, query="mode=two", watch=WATCH, device=TABLET):
        strokes = tap_lines(page)
        lines = sorted(each["line"] for each in strokes)
        frames = [each["frame"] for each in strokes]
        print(
            f"{grid:<12}{len(lines):>6}{median(lines):>8.1f}{lines[len(lines) * 9 // 10]:>9.1f}{lines[-1]:>7.1f}"
            f"{median(frames):>8.1f}{max(frames):>7.1f}",
            flush=True,
        )
    print_load()


def tap_lines(page: Page) -> list[Stroke]:
    for drawn in range(TAPS):
        rules = page.locator('.line[data-drawer="0"] .rule')
        rule = rules.nth(drawn * SPREAD % rules.count()).bounding_box()
        assert rule is not None
        page.touchscreen.tap(rule["x"] + rule["width"] / 2, rule["y"] + rule["height"] / 2)
        while page.evaluate("window.strokes.length") == drawn:
            page.wait_for_timeout(20)
        page.wait_for_timeout(APART)
    strokes: list[Stroke] = page.evaluate("window.strokes")
    return strokes


if __name__ == "__main__":
    main(sys.argv[1:])
