"""One build at a time: kept whole, served without a network, followed by the next; never two at once."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from tests.e2e.conftest import DESK, SEEDED
from tests.e2e.deployment import Deployment
from tests.e2e.player import PATIENCE, SAFE, Player

CONTROLLED = """() => new Promise((done) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => done(null));
    if (navigator.serviceWorker.controller) done(null);
})"""
# What became of the service worker that an update finds.
UPDATE = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const end = new Promise((done) => registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker.addEventListener('statechange', () => {
            if (['redundant', 'activated'].includes(worker.state)) done(worker.state);
        });
    }));
    await registration.update();
    return end;
}"""
# Until the worker of that build serves the page, whoever brought it.
SERVED_BY = """(version) => new Promise((done, fail) => {
    const { serviceWorker } = navigator;
    const ask = () => {
        serviceWorker.controller?.postMessage('version');
        serviceWorker.getRegistration().then((registration) => registration.update()).catch(() => {});
    };
    serviceWorker.addEventListener('message', ({ data }) => data.version === version && done());
    setInterval(ask, 300); // a worker that is just being replaced may not answer
    serviceWorker.addEventListener('controllerchange', ask);
    setTimeout(fail, 60_000, 'it never came');
    ask();
})"""
KEPT = """async () => {
    const names = (await caches.keys()).sort();
    return Promise.all(names.map(async (name) => [name, (await (await caches.open(name)).keys()).length]));
}"""

# Once that address is kept for use without a network.
KEEPING = """async (path) => {
    while (!(await caches.match(path, { ignoreVary: true }))) await new Promise((done) => setTimeout(done, 20));
}"""

Visiting = Callable[..., BrowserContext]


@pytest.fixture(scope="module")
def deployment(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Deployment]:
    deployment = Deployment(tmp_path_factory.mktemp("deployment"))
    yield deployment
    deployment.stop()


@pytest.fixture(autouse=True)
def answering(deployment: Deployment) -> Iterator[None]:
    """Whatever a test does to the server, the next finds it at work."""
    yield
    deployment.stop()
    deployment.start()


@pytest.fixture
def visiting(browser: Browser) -> Iterator[Visiting]:
    """Somebody else's browser, each time."""
    contexts: list[BrowserContext] = []

    def visit(script: str = "") -> BrowserContext:
        device: dict[str, Any] = DESK
        context = browser.new_context(**device)
        context.add_init_script(SEEDED + script)
        contexts.append(context)
        return context

    yield visit
    for context in contexts:
        context.close()


def open_page(context: BrowserContext, address: str, *, kept: bool = False) -> Page:
    """Once it can be played on, and, if so told, once it can be opened again without a network."""
    page = context.new_page()
    page.goto(address)
    Player(page).ready()
    if kept:
        page.evaluate(CONTROLLED)
    return page


def version(page: Page) -> str:
    found = re.search("/v/([0-9a-f]+)/", page.locator("script[type=module]").get_attribute("src") or "")
    assert found is not None
    return found[1]


def versions_used(page: Page) -> set[str]:
    """The builds of which the page has files."""
    names: list[str] = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    return {found[1] for name in names if (found := re.search("/v/([0-9a-f]+)/", name))}


def check_told(page: Page) -> None:
    expect(page.get_by_role("alert")).to_contain_text("newer Kamertje", timeout=PATIENCE)


def test_without_a_network_all_of_the_page_is_there(deployment: Deployment, visiting: Visiting) -> None:
    word = deployment.deploy()
    context = visiting()
    open_page(context, deployment.address + "en/", kept=True)
    deployment.stop()
    page = open_page(context, deployment.address + "en/?level=hard")
    player = Player(page)
    player.first_of(SAFE).click()
    player.my_turn()
    assert player.drawn() == 2
    player.button(word).click()
    expect(page.locator("#sheet-title")).to_have_text(word)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_label("Language").select_option("nl")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    for address in ("", "nl/", "el/"):
        page.goto(deployment.address + address)
        expect(page.locator("svg.board")).to_be_visible()


def test_a_lesson_that_was_read_can_be_read_without_a_network_and_after_an_update(
    deployment: Deployment, visiting: Visiting
) -> None:
    deployment.deploy()
    page = visiting().new_page()
    lessons = f"{deployment.address}en/learn/"
    page.goto(lessons + "rings")
    page.evaluate(CONTROLLED)
    page.goto(lessons + "chains")
    for name in ("rings", "chains"):
        page.evaluate(KEEPING, f"/en/learn/{name}")

    def check_read() -> None:
        for name in ("Rings", "Chains"):
            page.goto(lessons + name.lower())
            expect(page.get_by_role("heading", level=1)).to_have_text(name)
            expect(page.locator(".exercise .buttons").first).to_be_visible(timeout=PATIENCE)

    deployment.stop()
    check_read()
    with pytest.raises(Error, match=r"ERR_FAILED|ERR_CONNECTION_REFUSED"):
        page.goto(lessons + "misere")
    deployment.start()
    deployment.deploy()
    page.goto(deployment.address + "en/")
    page.evaluate(SERVED_BY, deployment.site.build.version)
    deployment.stop()
    check_read()


def test_an_open_page_is_told_of_another_build_and_stays_itself(deployment: Deployment, visiting: Visiting) -> None:
    word = deployment.deploy()
    context = visiting()
    old = open_page(context, deployment.address + "en/", kept=True)
    before = version(old)
    newer = deployment.deploy()
    new = open_page(context, deployment.address + "en/")
    after = version(new)
    assert after != before
    check_told(old)
    # The old page still finds the parts that it had not used, of its own build.
    old.get_by_role("alert").get_by_role("button", name="Close").click()
    Player(old).button(word).click()
    expect(old.locator("#sheet-title")).to_have_text(word)
    assert versions_used(old) == {before}
    # To load it once more is all it takes, and nobody is told again.
    old.reload()
    Player(old).ready()
    expect(old.locator(".panel")).to_contain_text(newer)
    for page in (old, new):
        page.wait_for_load_state("networkidle")
        assert versions_used(page) == {after}
        expect(page.get_by_role("alert")).to_have_count(0)


def test_where_the_network_hangs_the_kept_page_comes_and_is_told(deployment: Deployment, visiting: Visiting) -> None:
    word = deployment.deploy()
    context = visiting()
    before = version(open_page(context, deployment.address + "en/", kept=True))
    deployment.deploy()
    deployment.hold("/en/")
    page = open_page(context, deployment.address + "en/")
    assert version(page) == before
    expect(page.locator(".panel")).to_contain_text(word)
    check_told(page)


def test_a_build_whose_pages_name_another_is_refused_whole(deployment: Deployment, visiting: Visiting) -> None:
    deployment.deploy()
    page = open_page(visiting(), deployment.address + "en/", kept=True)
    kept = page.evaluate(KEPT)
    deployment.deploy()
    older = deployment.site
    deployment.deploy()
    deployment.mix(older)
    assert page.evaluate(UPDATE) == "redundant"
    assert page.evaluate(KEPT) == kept
    deployment.deploy()
    assert page.evaluate(UPDATE) == "activated"


def test_the_build_before_is_kept_and_those_before_it_are_not(deployment: Deployment, visiting: Visiting) -> None:
    deployment.deploy()
    page = open_page(visiting(), deployment.address + "en/", kept=True)
    versions = [deployment.site.build.version]
    for _ in range(2):
        deployment.deploy()
        versions.append(deployment.site.build.version)
        assert page.evaluate(UPDATE) == "activated"
    names = [f"kamertje-{each}" for each in versions[-2:]]
    expect(page.get_by_role("alert")).to_be_visible()
    assert sorted(page.evaluate("caches.keys()")) == sorted(names)


def test_a_part_that_is_gone_offers_to_load_again(deployment: Deployment, visiting: Visiting) -> None:
    word = deployment.deploy()
    context = visiting("delete Navigator.prototype.serviceWorker;")
    context.route("**/dots/sheet.js", lambda route: route.abort())
    page = open_page(context, deployment.address + "en/")
    page.wait_for_load_state("networkidle")
    newer = deployment.deploy(keeping=False)
    context.unroute("**/dots/sheet.js")
    Player(page).button(word).click()
    page.get_by_role("alert").get_by_role("button", name="Load again").click()
    Player(page).ready().button(newer).click()
    expect(page.locator("#sheet-title")).to_have_text(newer)


def test_without_a_worker_too_one_who_comes_back_is_told(deployment: Deployment, visiting: Visiting) -> None:
    deployment.deploy()
    page = open_page(visiting("delete Navigator.prototype.serviceWorker;"), deployment.address + "en/")
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("alert")).to_have_count(0)
    deployment.deploy()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    check_told(page)
