"""The screens, colours and languages that everything must fit, and where pictures of them are kept."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.e2e.conftest import DESK, PHONE

SCREENS: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "sideways": {**PHONE, "viewport": {"width": 844, "height": 390}},
    "desk": DESK,
}
THEMES = ("light", "dark")
LANGUAGES = ("en", "nl", "el")
PICTURES = Path("build/screenshots")
AXE = Path("node_modules/axe-core/axe.min.js").read_text()

# What lies, wholly or partly, to the left or right of the screen; the squares of the paper may.
OUTSIDE = """() => [...document.querySelectorAll('#page *')]
    .filter((each) => !each.matches('.squares, svg, svg *, .unseen') || each.matches('circle, .ink'))
    .filter((each) => each.checkVisibility())
    .filter((each) => {
        const { left, right } = each.getBoundingClientRect();
        return left < -0.5 || right > document.documentElement.clientWidth + 0.5;
    })
    .map((each) => each.outerHTML.slice(0, 80))"""

BARRIERS = """async (rules) => (await axe.run(document, { resultTypes: ['violations'], ...rules })).violations
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)"""


# The rules of axe that depend on colours.
COLOURS = ["color-contrast", "link-in-text-block"]


def check_width(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    assert page.evaluate(OUTSIDE) == []


def check_barriers(page: Page, *, colours_alone: bool = False) -> None:
    """Nothing that axe knows keeps anybody out; of a page seen before in other colours these alone are asked."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    assert page.evaluate(BARRIERS, {"runOnly": COLOURS} if colours_alone else {}) == []


def keep_picture(page: Page, name: str) -> None:
    page.screenshot(path=PICTURES / f"{name}.png")
