"""Two in a room with names, who keep their game in the archive, and see it again on the board."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Opening
from tests.e2e.rooms import Guest, enter, make_room
from tests.e2e.screens import check_barriers, check_width, keep_picture

# Markup, letters that are written from the right, and all that there is room for.
ANNA, BEN = "<img src=x> أنا Anna", "W" * 24


def called(guest: Guest, name: str) -> None:
    assert guest.page.request.post("/api/club/guest", data={"name": name}).ok


def test_a_game_is_kept_if_both_want_that(opening: Opening) -> None:
    anna, ben = enter(opening), enter(opening, device=PHONE, color_scheme="dark")
    called(anna, ANNA)
    called(ben, BEN)
    path = make_room(anna, "2x2 border")
    ben.page.goto(path)
    ben.joins()
    expect(anna.page.locator(".person[data-person='2'] .called")).to_contain_text(BEN)
    expect(ben.page.locator(".person[data-person='1'] .called")).to_contain_text(ANNA)
    expect(ben.status).to_contain_text(ANNA)
    expect(anna.deed("offerKeep")).to_have_count(0)
    lines = [int(line.get_attribute("data-line") or "") for line in anna.board.locator("[data-drawer='0']").all()]
    for line in lines:
        (anna if anna.board.get_attribute("data-turn") == "1" else ben).draws(line)
        for each in (anna, ben):
            expect(each.board.locator(f"[data-line='{line}']")).to_have_attribute("data-last", "")
    expect(anna.status).to_have_attribute("data-over", "")
    winner = anna if anna.points(1) > anna.points(2) else ben
    won = f"\u2068{ANNA if winner is anna else BEN}\u2069"
    expect((ben if winner is anna else anna).status).to_contain_text(f"{won} wins")
    for each in (anna, ben):
        check_width(each.page)
        keep_picture(each.page, f"kept-{'anna' if each is anna else 'ben'}")
    check_barriers(ben.page)

    anna.do("offerKeep")
    ask = ben.page.locator("[data-offer=keep]")
    expect(ask).to_contain_text(ANNA)
    ben.act(ask.locator("[data-deed=decline]"))
    expect(anna.voice).to_contain_text(f"{BEN}\u2069 would rather not keep this round.")
    ben.do("offerKeep")
    anna.act(anna.page.locator("[data-offer=keep] [data-deed=accept]"))
    for each in (anna, ben):
        expect(each.page.get_by_text("This round is in the archive.", exact=False).first).to_be_visible()
        expect(each.deed("offerKeep")).to_have_count(0)
    anna.page.reload()
    anna.page.get_by_role("link", name="To the archive").click()
    kept = anna.page.locator("[data-kept]").filter(has_text=BEN)
    expect(kept).to_contain_text(f"{won} won, board full")
    kept.locator("a").click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(f"{ANNA} – {BEN}")
    expect(anna.page).to_have_title(re.compile(re.escape(ANNA)))
    anna.page.get_by_role("link", name="Play it through on the board").click()
    expect(anna.page.locator("svg.board .line:not([data-drawer='0'])")).to_have_count(12)
