"""A person at a table of Numbridge against the server's computer, from one click on."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Opening
from tests.e2e.rooms import enter


def test_one_click_leads_to_a_game_with_the_computer(opening: Opening) -> None:
    person = enter(opening, "/en/numbridge", device=PHONE).page
    person.get_by_role("group", name="Against the computer").get_by_role("button", name="Beginner").click()
    expect(person).to_have_url(re.compile(r"/en/numbridge/table/[\w-]{22}$"))
    tiles = person.locator(".hand .token")
    expect(tiles).to_have_count(3)  # it is dealt: the computer sits there, and has given its nonce
    expect(person.get_by_text("Computer").first).to_be_visible()
    tiles.first.click()
    person.locator(".field [data-given][data-owner='0']").first.dispatch_event("click")
    expect(person.locator(".field [data-cell][data-owner='1']").first).to_be_visible()
    expect(person.locator(".log li").nth(2)).to_be_attached()  # dealt, one's own move, and the computer's
