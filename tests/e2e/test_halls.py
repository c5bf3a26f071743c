"""Halls in Chromium: invite, withdraw, accept, play to the end, and find the game in the archive."""

import re

from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import PHONE, Opening
from tests.e2e.player import Player
from tests.e2e.screens import check_barriers, check_width

# Markup, an override of the direction of writing, and more than there is room for.
ANNA = "<img src=x> أنا Anna 👩‍👩‍👧"
BEN = "Ben of the hall"  # as nobody else is called, of whom games are kept
DARK = {"color_scheme": "dark"}
BLOCKED = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"


def name(page: Page, text: str) -> None:
    page.locator(".naming input").fill(text)
    page.locator(".naming button").click()


def to_table(page: Page) -> None:
    expect(page).to_have_url(re.compile(r"/numbridge/table/"))


def test_a_game_from_the_hall_to_the_archive(opening: Opening) -> None:
    anna = opening("/en/numbridge").page
    anna.locator("[data-deed=invite]").click()
    name(anna, ANNA)
    own = anna.locator("[data-own]")
    expect(own).to_have_count(1)
    expect(anna.locator("[data-invitation][data-mine] .name-of")).to_have_text(ANNA)
    anna.reload()
    own.locator("[data-deed=withdraw]").click()
    expect(own).to_have_count(0)
    expect(anna.locator("[data-invitation]")).to_have_count(0)

    ben = opening("/nl/numbridge?hall=blitz", device=PHONE, **DARK).page
    expect(ben.locator(".lists .empty")).to_have_count(2)
    anna.locator("[data-name=hall-private] input").uncheck()
    anna.locator("[data-deed=invite]").click()
    row = ben.locator("[data-invitation]")
    expect(row).to_contain_text("zonder rating")
    check_barriers(ben)
    row.locator("button").focus()
    ben.keyboard.press("Enter")
    name(ben, BEN)
    to_table(ben)
    to_table(anna)
    expect(anna.locator(".hand button")).to_have_count(3)  # who gives up before the deal leaves no hands to look at

    watcher = opening("/el/numbridge").page
    expect(watcher.locator("[data-game] .name-of", has_text=BEN)).to_be_visible()
    watcher.locator("[data-game] .button").focus()  # what is pointed at stays where it is
    anna.locator("[data-deed=askResign]").click()
    anna.locator("[data-deed=resign]").click()
    expect(watcher.locator("[data-game][data-gone]")).to_have_count(1)
    watcher.locator("[data-hall=domains]").focus()
    expect(watcher.locator("[data-game]")).to_have_count(0)

    ben.goto("/el/numbridge/archive")
    ben.locator("[name=name]").fill(BEN.upper())
    ben.locator("form .main").click()
    kept = ben.locator("[data-kept]")
    expect(kept).to_have_count(1)
    expect(kept).to_contain_text(f"Νίκη: \u2068{BEN}\u2069")
    expect(kept.locator("time")).to_have_attribute("datetime", re.compile(r"^\d{4}-\d\d-\d\dT.*Z$"))
    check_barriers(ben)
    kept.locator("a").click()
    expect(ben.locator(".side-of .tiles span")).to_have_count(6)
    expect(ben.locator(".replaying .field")).to_be_visible()
    expect(ben.locator("#page h1")).to_contain_text(ANNA)
    check_barriers(ben)
    check_width(ben)


def test_an_invitation_by_link(opening: Opening) -> None:
    anna = opening("/en/numbridge?hall=practice").page
    anna.locator("[data-name=hall-private] input").check()
    anna.locator("[data-name=hall-watch] input").uncheck()
    anna.locator("[data-deed=invite]").click()
    name(anna, "Anna")
    link = anna.locator("[data-own] .link input").input_value()
    expect(anna.locator("[data-invitation]")).to_have_count(0)
    mine = Player(anna.context.new_page())
    mine.page.goto(link)
    expect(mine.page.locator(".asked")).to_be_visible()
    expect(mine.page.locator("[data-deed=accept]")).to_have_count(0)
    mine.page.close()

    ben = opening(link).page
    expect(ben.locator("#page h1")).to_contain_text("Anna")
    ben.locator("[data-deed=accept]").click()
    name(ben, "Ben")
    to_table(ben)
    to_table(anna)
    late = opening(link).page
    expect(late.locator(".asked [role=status]")).to_be_visible()


def test_an_owner_whose_site_data_is_blocked_goes_to_the_game_too(opening: Opening) -> None:
    anna = opening("/en/numbridge?hall=practice", script=BLOCKED).page
    anna.locator("[data-name=hall-private] input").check()
    anna.locator("[data-name=hall-watch] input").uncheck()
    anna.locator("[data-deed=invite]").click()
    name(anna, "Anna")
    link = anna.locator("[data-own] .link input").input_value()
    ben = opening(link).page
    ben.locator("[data-deed=accept]").click()
    name(ben, "Ben")
    to_table(ben)
    to_table(anna)


def test_an_invitation_is_sent_once_however_it_is_pressed(opening: Opening) -> None:
    page = opening("/en/numbridge?hall=practice").page
    assert page.request.post("/api/club/guest", data={"name": "Dora"}).ok
    page.reload()
    invite, own = page.locator("[data-deed=invite]"), page.locator("[data-own]")
    expect(page.locator("[data-name=hall-private] input")).to_be_attached()
    invite.evaluate("(button) => { button.click(); button.click(); }")
    expect(own).to_have_count(1)
    expect(invite).to_be_enabled()
    invite.dispatch_event("click", {"detail": 2})  # the second half of a double click, after the answer
    page.locator("[data-own] [data-deed=withdraw]").click()
    expect(own).to_have_count(0)


def test_a_member_is_offered_what_the_hall_usually_has(opening: Opening) -> None:
    page = opening("/en/account").page
    assert page.request.post("/api/club/sign-up", data={"name": "Rosa", "password": "correct horse"}).ok
    rated = page.locator("[data-name=hall-rated] input")
    page.goto("/en/numbridge?hall=domains")
    expect(rated).to_be_checked()
    rated.uncheck(force=True)
    page.locator("[data-hall=bridge60]").click()
    expect(rated).to_be_checked()
    page.locator("[data-hall=practice]").click()
    expect(rated).to_have_count(0)


def test_what_does_not_come_is_not_said_to_be_missing(opening: Opening) -> None:
    page = opening("/en/numbridge/archive/none", expected="404").page
    expect(page.get_by_role("status")).to_contain_text("no such game")
    page.goto("/en/numbridge/invitation/none")
    expect(page.get_by_role("status")).to_contain_text("no such invitation")
    page.route(re.compile("/api/(archive|halls/invitations)"), lambda route: route.fulfill(status=404, body="<html>"))
    for path in ("archive/none", "invitation/none"):
        page.goto(f"/en/numbridge/{path}")
        expect(page.get_by_role("status")).to_contain_text("did not work")
    page.goto("/en/numbridge/archive")
    expect(page.get_by_role("alert")).to_contain_text("did not work")
    expect(page.locator(".empty")).to_have_count(0)


def test_an_answer_that_comes_late_is_not_shown_for_another_search(opening: Opening) -> None:
    page = opening("/en/numbridge/archive", expected="404").page
    waiting: list[Route] = []
    page.route(re.compile("/api/archive"), lambda route: waiting.append(route))
    search = page.locator("form .main")
    with page.expect_request(re.compile("/api/archive")):
        search.click()
    page.locator("[name=name]").fill("Nobody at all")
    with page.expect_request(re.compile("/api/archive")):
        search.click()
    waiting[1].fulfill(json={"games": [], "after": None})
    expect(page.locator(".empty")).to_be_visible()
    with page.expect_response(re.compile("/api/archive")):
        waiting[0].fulfill(status=404, json={"code": "other"})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(page.locator(".failed")).to_have_count(0)


def test_a_guest_is_shown_the_way_to_a_rated_game(opening: Opening) -> None:
    owner = opening("/en/account").page.request
    assert owner.post("/api/club/sign-up", data={"name": "Rita", "password": "correct horse"}).ok
    rated = {"hall": "bridge60", "variant": "bridge", "rated": True}
    invitation = owner.post("/api/halls/invitations", data=rated).json()["invitation"]
    guest = opening("/el/numbridge", device=PHONE, expected="401").page
    guest.locator(f"[data-invitation='{invitation}'] button").click()
    name(guest, "Gus")
    failed = guest.locator(".failed")
    expect(failed.get_by_role("link")).to_have_attribute("href", "/el/account")
    check_width(guest)
    check_barriers(guest)
    assert owner.post(f"/api/halls/invitations/{invitation}/withdraw").ok
