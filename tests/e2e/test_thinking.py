"""The computer thinks beside the page, never in its way."""

from playwright.sync_api import expect

from tests.e2e.conftest import Opening
from tests.e2e.player import SAFE

# Whatever kernel the page itself would run; it compiles one, beside its own work, for its workers.
OWN_KERNELS = """
    window.ownKernels = [];
    for (const name of ['instantiate', 'instantiateStreaming']) {
        const real = WebAssembly[name];
        WebAssembly[name] = (...given) => (window.ownKernels.push(name), real(...given));
    }
    WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
        construct(of, given) { window.ownKernels.push('Instance'); return new of(...given); },
    });
"""


# Draws a safe line by keyboard, else one that closes a box, else any.
DRAW = """() => {
    const lines = [...document.querySelectorAll('.line[data-drawer="0"]')];
    const [safe, closes] = ['safe', 'closes'].map((what) => lines.filter((line) => line.ariaLabel.includes(what)));
    const line = safe[0] ?? closes[0] ?? lines[0];
    line.focus();
    line.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}"""
DECISIONS = 3


def test_hard_thinks_in_a_worker_and_the_page_holds_no_kernel(opening: Opening) -> None:
    """How long the page is blocked is for bench/blocking.py to measure."""
    player = opening("/en/?grid=8x8&level=easy", script=OWN_KERNELS).ready()
    player.choose(level="Hard")
    for _ in range(DECISIONS):
        player.page.evaluate(DRAW)
        player.my_turn()
    assert player.page.workers
    assert player.page.evaluate("window.ownKernels") == []
    player.page.evaluate("WebAssembly.instantiate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))")
    assert player.page.evaluate("window.ownKernels") == ["instantiate"]


def test_while_master_thinks_the_page_answers_and_a_new_game_stops_it(opening: Opening) -> None:
    player = opening().ready().choose(level="Master", width=5, height=5)
    player.first_of(SAFE).click()
    expect(player.status).to_have_text("The computer is thinking…")
    player.button("Set-up").click()
    sheet = player.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name="New game").click()
    sheet.get_by_role("button", name="Done").click()
    expect(player.status).to_have_text("Draw the first line")
    player.first_of(SAFE).click()
    player.my_turn()
    assert player.drawn() == 2
