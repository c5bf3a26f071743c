"""The chapters about Numbridge: their fields come alive, and what they ask can be done, by pointer and by keys."""

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Opening
from tests.e2e.screens import check_barriers, keep_picture


def test_a_tile_is_placed_and_the_sides_are_joined(opening: Opening) -> None:
    page = opening("/nl/learn/numbridge", device=PHONE, reduced_motion="reduce").page
    lesson = page.locator("[data-field=place-a-tile]")
    lesson.locator(".token").click()
    lesson.locator("[data-cell='22']").dispatch_event("click")
    expect(lesson.locator(".told")).to_contain_text("Een misser: daar hoort geen 6.")
    expect(lesson.locator("[data-cell='22'] [data-missed]")).to_have_text("6")
    lesson.locator(".token").click()
    lesson.locator("[data-cell='19']").dispatch_event("click")
    expect(lesson.locator(".told")).to_contain_text("Juist: daar staat de 6")
    expect(page.locator("[aria-live]:not(:empty)")).to_contain_text("Juist")
    check_barriers(page)
    keep_picture(page, "lesson-numbridge-nl")

    page.goto("/en/learn/numbridge-goals")
    sides = page.locator("[data-field=join-the-sides]")
    sides.locator("[data-tile='1']").click()
    sides.locator("[data-cell='0']").focus()
    for key in ["ArrowDown"] * 4 + ["ArrowRight"]:
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect(sides.locator(".told")).to_have_text("With the 1 top and bottom are joined: gold wins.")
