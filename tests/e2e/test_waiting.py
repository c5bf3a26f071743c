"""Somebody has invited and reads another page meanwhile: on each of ours they are told that the game begins."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESK, PHONE, Opening
from tests.e2e.screens import check_barriers, check_width, keep_picture

CALL = "Your game begins!"


def invite(page: Page, name: str) -> str:
    """On the page of the halls."""
    page.goto("/en/numbridge")
    page.locator("[data-name=hall-private] input").check(force=True)
    page.locator("[data-name=hall-watch] input").uncheck(force=True)  # so that no other test sees it
    page.locator("[data-deed=invite]").click()
    if name:
        page.locator(".naming input").fill(name)
        page.locator(".naming button").click()
    own = page.locator("[data-own]")
    expect(own).to_have_count(1)
    return own.get_attribute("data-own") or ""


def accept(page: Page, invitation: str) -> None:
    """From another browser, without its page."""
    assert page.request.post(f"/api/halls/invitations/{invitation}/accept").ok


@pytest.mark.parametrize(
    ("path", "device", "theme"),
    [
        ("/en/", PHONE, "light"),
        ("/en/learn/chains", DESK, "dark"),
        ("/en/account", PHONE, "dark"),
        ("/en/numbridge/archive", DESK, "light"),
    ],
)
def test_the_notice_leads_to_the_game(opening: Opening, path: str, device: dict[str, object], theme: str) -> None:
    anna = opening("/en/account", device=device, color_scheme=theme).page
    ben = opening("/en/account").page
    assert ben.request.post("/api/club/guest", data={"name": "Ben <b>"}).ok
    invitation = invite(anna, "Anna")
    anna.goto(path)
    title = anna.title()
    with anna.expect_websocket(lambda socket: "/api/halls/socket" in socket.url):
        anna.reload()
    accept(ben, invitation)
    notice = anna.get_by_role("alert").filter(has_text="has accepted")
    expect(notice).to_contain_text("\u2068Ben <b>\u2069 has accepted. The game begins.")
    expect(anna).to_have_title(CALL)
    check_width(anna)
    check_barriers(anna)
    keep_picture(anna, f"waiting-{path.strip('/').replace('/', '-')}")
    other = anna.context.new_page()
    other.goto("/en/learn")
    expect(other).to_have_title(CALL)
    anna.reload()  # it is told again
    expect(anna).to_have_title(CALL)
    notice.get_by_role("link", name="To the game").focus()
    anna.keyboard.press("Enter")
    expect(anna).to_have_url(re.compile(r"/en/numbridge/table/"))
    expect(other).not_to_have_title(CALL)
    expect(other.locator(".arrival")).to_have_count(0)
    expect(anna.locator(".arrival")).to_have_count(0)
    other.goto(path)
    expect(other).to_have_title(title)


def test_it_can_be_put_off_and_nobody_else_listens(opening: Opening) -> None:
    anna, ben = opening("/en/account").page, opening("/en/account").page
    assert ben.request.post("/api/club/guest", data={"name": "Ben"}).ok
    invitation = invite(anna, "Anna")
    anna.goto("/en/learn")
    accept(ben, invitation)
    anna.get_by_role("button", name="Later").click()
    expect(anna).not_to_have_title(CALL)
    sockets: list[str] = []
    for page in (anna, ben):
        page.on("websocket", lambda socket: sockets.append(socket.url))
        page.goto("/en/numbridge/archive")
        expect(page.locator("form.search")).to_be_visible()
        page.wait_for_load_state("networkidle")
    assert sockets == []
