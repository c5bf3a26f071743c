"""The course of a game: who begins, what a new game keeps, what may change on the way, what is said."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Opening
from tests.e2e.player import CLOSES, GIVES, SAFE

HEARD = """
    window.heard = [];
    addEventListener('DOMContentLoaded', () => {
        const told = new MutationObserver((changes) => {
            for (const { target } of changes) if (target.textContent) window.heard.push(target.textContent);
        });
        for (const region of document.querySelectorAll('[aria-live]')) told.observe(region, { childList: true });
    });
"""


def click(line: Locator) -> None:
    line.click()


def test_nothing_of_the_computer_moves_before_the_start(opening: Opening) -> None:
    player = opening().ready().choose(starter="Computer", width=3, height=3)
    expect(player.status).to_have_text("The computer begins")
    player.first_of(SAFE).click(force=True)
    assert player.drawn() == 0
    player.button("Start").click()
    player.my_turn()
    assert (player.drawn_by(1), player.drawn_by(2)) == (0, 1)
    expect(player.status).to_have_text("Your turn")


def test_a_decided_game_says_so_and_goes_on(opening: Opening) -> None:
    player = opening().ready().choose(level="Medium", width=3, height=3)
    notice = player.page.locator(".left[data-decided]")
    player.play(click, [GIVES, SAFE, CLOSES], until=lambda: notice.count() > 0)
    expect(notice).to_have_text("Decided: the computer wins")
    assert not player.over()
    player.play(click, [CLOSES, SAFE, GIVES])
    assert player.over()
    expect(notice).to_have_count(0)


def test_lines_scores_and_turns_are_said_the_same_words_twice_too(opening: Opening) -> None:
    player = opening(script=HEARD).ready().choose(level="Medium", width=2, height=2)
    for _ in range(2):
        player.named("a1-a2").click()
        player.my_turn()
        player.button("Undo").click()
        expect(player.board).to_have_attribute("data-turn", "1")
    heard: list[str] = player.page.evaluate("window.heard")
    assert heard.count("You drew a1–a2.") == 2
    assert heard.count("Taken back. You 0, Computer 0. Your turn.") == 2
    assert any(re.fullmatch(r"The computer drew \w\d–\w\d\. Your turn\.", text) for text in heard)
    player.play(click, [GIVES, SAFE, CLOSES])
    heard = player.page.evaluate("window.heard")
    assert any(re.search(r"closed [1-4] box(es)?\. You \d, Computer \d\.", text) for text in heard)
    assert re.search(r"The computer wins, \d to \d\.$", heard[-1])


def test_every_line_has_a_name_with_its_state(opening: Opening) -> None:
    player = opening().ready().choose(width=2, height=2)
    expect(player.named("a1-b1")).to_have_attribute("aria-label", "a1–b1, safe")
    player.named("a1-b1").click()
    player.my_turn()
    expect(player.named("a1-b1")).to_have_attribute("aria-label", "a1–b1, drawn: You")
    expect(player.line("drawn: Computer")).to_have_count(1)
    expect(player.board.locator(".line[data-last]")).to_have_attribute("data-drawer", "2")
    expect(player.board.locator(".line[tabindex='0']")).to_have_count(1)
