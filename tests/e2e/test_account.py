"""A name of one's own: from a guest's to an account, its changes and its end; and the pages of ratings."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import DESK, PHONE, Opening
from tests.e2e.screens import check_barriers, keep_picture
from tests.e2e.test_lessons import OUTSIDE

PASSWORD, OTHER, WRONG = "correct horse", "another horse", "a wrong one"


def form(page: Page, call: str) -> Locator:
    return page.locator(f'form[data-call="{call}"]')


def send(page: Page, call: str, **values: str) -> None:
    for name, value in values.items():
        form(page, call).locator(f"[name={name}]").fill(value)
    form(page, call).get_by_role("button").click()


def check(page: Page, name: str) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    assert page.evaluate(OUTSIDE) == []
    check_barriers(page)
    keep_picture(page, name)


def test_a_guest_becomes_a_member_changes_and_goes(opening: Opening) -> None:
    page = opening("/en/account", device=DESK, expected="403").page
    send(page, "guest", name="<b>Gus</b>".replace("/", "|"))
    expect(page.locator(".lead .called")).to_have_text("<b>Gus<|b>")
    send(page, "sign-up", name="Annelie", password=PASSWORD)
    codes = page.locator("#codes li")
    expect(codes).to_have_count(10)
    code = codes.first.inner_text()
    check(page, "codes")
    page.locator("#codes").get_by_role("button").click()
    expect(page.locator(".lead .called")).to_have_text("Annelie")
    expect(page.locator(".me bdi")).to_have_text("Annelie")
    send(page, "name", name="Annelies")
    expect(page.locator(".lead .called")).to_have_text("Annelies")
    send(page, "password", old=WRONG, password=OTHER)
    expect(form(page, "password").get_by_role("alert")).to_have_text("That is not your password.")
    expect(form(page, "password").locator("[name=old]")).to_be_focused()
    form(page, "sign-out").get_by_role("button").press("Enter")
    send(page, "recover", name="annelies", code=code, password=OTHER)
    expect(page.locator(".lead .called")).to_have_text("Annelies")
    expect(page.get_by_text("9 of your codes are unused")).to_be_visible()
    page.get_by_role("link", name="Your ratings").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Annelies")
    page.go_back()
    send(page, "delete", password=OTHER)
    expect(form(page, "guest")).to_be_visible()
    page.goto("/en/numbridge/players/Annelies")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nothing is drawn here")


@pytest.mark.parametrize(
    ("language", "theme", "device"), [("en", "light", PHONE), ("nl", "dark", PHONE), ("el", "light", DESK)]
)
def test_everybody_can_use_the_pages(opening: Opening, language: str, theme: str, device: dict[str, object]) -> None:
    page = opening(f"/{language}/account", device=device, color_scheme=theme).page
    expect(form(page, "guest").get_by_role("button")).to_be_enabled()
    check(page, f"account-{language}")
    name = f"W{'w' * 20} {language}"
    send(page, "sign-up", name=name, password=PASSWORD)
    page.locator("#codes").get_by_role("button").click()
    expect(page.locator(".lead .called")).to_have_text(name)
    expect(page.locator("time")).to_have_count(0)
    check(page, f"member-{language}")
    for path, picture in ((f"players/{name}", "player"), ("leaderboard", "leaders")):
        page.goto(f"/{language}/numbridge/{path}")
        expect(page.locator(".tools button")).to_be_visible()
        check(page, f"{picture}-{language}")


def test_browsers_that_keep_passwords_know_whose_they_are(opening: Opening) -> None:
    """Chrome says in its console where a form with a password has no user; here nothing is said."""
    page = opening("/en/account").page
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    kept = "form => [...form.querySelectorAll('input')].map((each) => each.autocomplete)"
    assert form(page, "guest").evaluate(kept) == ["nickname"]
    assert form(page, "sign-up").evaluate(kept) == ["username", "new-password"]
    assert form(page, "sign-in").evaluate(kept) == ["username", "current-password"]
    assert form(page, "recover").evaluate(kept) == ["username", "off", "new-password"]
    send(page, "sign-up", name="Keeper", password=PASSWORD)
    page.locator("#codes").get_by_role("button").click()
    expect(page.locator(".lead .called")).to_have_text("Keeper")
    assert form(page, "password").evaluate(kept) == ["username", "current-password", "new-password"]
    for call in ("codes", "delete"):
        assert form(page, call).evaluate(kept) == ["username", "current-password"]
    for call in ("password", "codes", "delete"):
        user = form(page, call).locator("[autocomplete=username]")
        expect(user).to_have_value("Keeper")
        expect(user).to_be_hidden()
    assert [text for text in said if "DOM" in text] == []


def test_the_header_leads_to_the_account(opening: Opening) -> None:
    page = opening("/nl/").page
    page.get_by_role("link", name="Je naam").click()
    expect(page).to_have_url(re.compile("/nl/account$"))
