"""What is heard, by a device that writes down instead of sounding."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Opening
from tests.e2e.player import CLOSES, GIVES, SAFE, Player

LISTENING = """
    window.played = [];
    const write = (kind) => function start(...rest) {
        window.played.push(kind);
        return this.constructor.prototype.begin.apply(this, rest);
    };
    for (const [source, kind] of [[AudioBufferSourceNode, 'pen'], [OscillatorNode, 'bell']]) {
        source.prototype.begin = source.prototype.start ?? AudioScheduledSourceNode.prototype.start;
        source.prototype.start = write(kind);
    }
"""
SILENT = "delete window.AudioContext;"


def click(line: Locator) -> None:
    line.click()


def played(player: Player, kind: str) -> int:
    return int(player.page.evaluate("(kind) => window.played.filter((each) => each === kind).length", kind))


def opened(opening: Opening, script: str = LISTENING, **more: Any) -> Player:
    player = opening("/en/?grid=2x2", script=script, **{"reduced_motion": "no-preference", **more}).ready()
    player.page.wait_for_load_state("networkidle")
    return player


def test_a_pen_for_each_line_a_bell_for_each_box_and_an_end(opening: Opening) -> None:
    player = opened(opening)
    player.first_of(SAFE).click()
    player.my_turn()
    assert (played(player, "pen"), played(player, "bell")) == (2, 0)
    player.play(click, [CLOSES, SAFE, GIVES])
    boxes = player.points(1) + player.points(2)
    end = 4 if player.points(1) > player.points(2) else 2
    assert (played(player, "pen"), played(player, "bell")) == (player.drawn(), boxes + end)


def test_the_sound_is_switched_off_and_stays_off_on_this_device(opening: Opening) -> None:
    player = opened(opening)
    switch = player.page.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    player.first_of(SAFE).click()
    player.my_turn()
    assert player.page.evaluate("window.played") == []
    player.page.reload()
    expect(switch).to_have_attribute("aria-pressed", "false")


def test_where_the_device_asks_for_calm_it_is_off_until_it_is_switched_on(opening: Opening) -> None:
    player = opened(opening, reduced_motion="reduce")
    switch = player.page.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    player.first_of(SAFE).click()
    player.my_turn()
    assert played(player, "pen") == 2


def test_a_device_that_cannot_sound_plays_on(opening: Opening) -> None:
    player = opened(opening, SILENT)
    player.first_of(SAFE).click()
    player.my_turn()
    assert player.drawn() == 2
