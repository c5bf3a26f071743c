"""The pages of a club that is much played in: the leaderboard, players, programs, the archive, and their days."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import club
from tests.e2e.conftest import DESK, PHONE, Opening, serving
from tests.e2e.screens import check_barriers, check_width, keep_picture

FIRST, LAST = club.MEMBERS[0], club.MEMBERS[-1]


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("club") / "data"
    with ThreadPoolExecutor() as aside:  # the browser has the event loop of this thread
        aside.submit(club.fill, folder).result()
    with serving(folder) as address:
        yield address


def check(page: Page, name: str) -> None:
    check_width(page)
    check_barriers(page)
    keep_picture(page, f"club-{name}")


def path_of(name: str) -> str:
    return f"/numbridge/players/{quote(name, safe='')}"


@pytest.mark.parametrize(
    ("language", "theme", "device"),
    [("el", "dark", PHONE), ("en", "light", PHONE), ("nl", "dark", DESK), ("el", "light", DESK)],
)
def test_every_name_has_its_place(opening: Opening, language: str, theme: str, device: dict[str, object]) -> None:
    page = opening(f"/{language}/numbridge", device=device, color_scheme=theme).page
    page.locator(".further a[href$=leaderboard]").click()
    board = page.locator("table.leaders")
    expect(board.first).to_be_visible()
    shown = board.locator(".called").all_inner_texts()
    assert set(club.HARD) <= set(shown)
    expect(page.locator(".places [aria-current=page]")).to_have_attribute("href", f"/{language}/numbridge")
    check(page, f"leaders-{language}-{theme}")
    board.get_by_role("link", name=club.HARD[0], exact=True).first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(FIRST.name)
    expect(page).to_have_title(re.compile(f"^{re.escape(FIRST.name)} "))
    expect(page.locator(".games li")).to_have_count(10)
    expect(page.locator(".games time").first).to_have_text(re.compile(r"\d{1,2}[:.]\d\d"))
    check(page, f"player-{language}-{theme}")
    page.locator("a[href*='archive?player=']").click()
    rows = page.locator("[data-kept]")
    expect(rows).to_have_count(30)
    expect(page.locator(".archive .lead")).to_contain_text(FIRST.name)
    check(page, f"archive-{language}-{theme}")
    page.locator("[data-deed=more]").click()
    expect(rows).to_have_count(60)
    ids = rows.evaluate_all("rows => rows.map((row) => row.dataset.kept)")
    assert len(set(ids)) == 60
    page.locator("[name=variant]").select_option("blitz")
    page.locator("form .main").click()  # still theirs alone
    expect(page.locator("[data-kept]").first).to_contain_text(FIRST.name)
    expect(page).to_have_url(re.compile("player=member0"))


def test_a_program_has_a_page(opening: Opening) -> None:
    page = opening("/nl/numbridge/programs/expert", device=PHONE, color_scheme="dark").page
    expect(page.get_by_role("heading", level=1)).to_contain_text("Meester")
    expect(page.locator(".games .called").filter(has_text="Meester").first).to_be_visible()
    check(page, "program")
    page.goto("/el/numbridge/archive?name=expert")
    expect(page.locator("[data-kept]").filter(has_text="Δεινός").first).to_be_visible()


@pytest.mark.parametrize("name", club.HARD)
def test_a_hard_name_is_shown_as_it_is(opening: Opening, name: str) -> None:
    """On its own page, in the address and the title, in searching, and in the archive."""
    page = opening("/en" + path_of(name), device=PHONE).page
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page).to_have_title(f"{name} · Kamertje")
    check_width(page)
    page.goto("/en/numbridge/archive")
    page.locator("[name=name]").fill(name)
    page.locator("form .main").click()
    expect(page).to_have_url(re.compile("name="))
    row = page.locator("[data-kept]").first
    expect(row.locator(".name-of").filter(has_text=name).first).to_have_text(name)
    check_width(page)
    row.locator("a").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)
    expect(page).to_have_title(re.compile(re.escape(name)))
    check_width(page)


@pytest.mark.parametrize(
    ("zone", "shown", "day", "before"),
    [
        ("America/Los_Angeles", "Nov 1, 2026, 1:30 AM", "2026-11-01", "2026-10-31"),
        ("Pacific/Auckland", "Nov 1, 2026, 9:30 PM", "2026-11-01", "2026-10-31"),
        ("Pacific/Honolulu", "Oct 31, 2026, 10:30 PM", "2026-10-31", "2026-10-30"),
    ],
)
def test_days_are_the_readers_own(opening: Opening, zone: str, shown: str, day: str, before: str) -> None:
    """The same instant on the player's page, in the archive and in its search, on the day that clocks are put back."""
    page = opening("/en" + path_of(LAST.name), timezone_id=zone).page
    time = page.locator(".games time")
    expect(time).to_have_text(re.compile(shown.replace(" ", r"\s")))
    expect(time).to_have_attribute("datetime", "2026-11-01T08:30:00+00:00")
    for last, count in ((day, 1), (before, 0)):
        page.goto(f"/en/numbridge/archive?player={LAST.id}&from={last}&to={last}")
        expect(page.locator("[data-kept], .empty").first).to_be_visible()
        expect(page.locator("[data-kept]")).to_have_count(count)
    page.goto(f"/en/numbridge/archive?player={LAST.id}")
    expect(page.locator("[data-kept] time")).to_have_text(re.compile(shown.replace(" ", r"\s")))
