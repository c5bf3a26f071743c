"""How long after a tap its line is drawn, in Chromium: the first moves of two players on each grid.

python -m bench.stroke [GRID ...]

From the moment of the tap, as the browser stamps it, to the change of the line in the page; the kernel's answer from
its worker lies between. What the screen takes to show it comes on top.
"""

import sys

from playwright.sync_api import Page, sync_playwright

from bench.machine import print_head
from bench.page import CHROMIUM, serving

GRIDS = ("5x5", "8x8", "triangle:8", "hexagon:5")
LINES = 12
WATCH = """
    window.strokes = [];
    let tapped = 0;
    addEventListener('pointerup', (event) => { tapped = event.timeStamp; }, true);
    addEventListener('click', (event) => { tapped = Math.max(tapped, event.timeStamp); }, true);
    new MutationObserver((changes) => {
        for (const { target, attributeName } of changes) {
            if (attributeName === 'data-drawer' && target.dataset.drawer !== '0' && tapped) {
                window.strokes.push(performance.now() - tapped);
                tapped = 0;
            }
        }
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-drawer'] });
"""


def main(grids: list[str]) -> None:
    print_head("from tap to line")
    print(f"{'grid':<12}{'lines':>7}{'median':>9}{'most':>7}  milliseconds")
    with serving() as port, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for grid in grids or GRIDS:
            context = browser.new_context(viewport={"width": 1280, "height": 800})
            context.add_init_script(WATCH)
            page = context.new_page()
            page.goto(f"http://localhost:{port}/en/?mode=two&grid={grid.replace(':', '%3A')}")
            page.wait_for_selector(".line")
            page.wait_for_load_state("networkidle")
            strokes = sorted(tap_lines(page))
            print(f"{grid:<12}{len(strokes):>7}{strokes[len(strokes) // 2]:>9.1f}{strokes[-1]:>7.1f}", flush=True)
            context.close()
        browser.close()


def tap_lines(page: Page) -> list[float]:
    for drawn in range(LINES):
        page.locator('.line[data-drawer="0"]').nth(drawn * 3).click(force=True)
        while page.evaluate("window.strokes.length") == drawn:
            page.wait_for_timeout(20)
        page.wait_for_timeout(250)  # a click so soon after a line would be taken for a double click
    strokes: list[float] = page.evaluate("window.strokes")
    return strokes


if __name__ == "__main__":
    main(sys.argv[1:])
