"""What a bot thinks about is worth the same as the game that it sees."""

import pytest

from kamertje.client import position_of
from kamertje.client.bots.minds import decide_dots
from kamertje.dots import Level, Refusal, Solving, read_game, read_setup
from kamertje.dots.online.messages import Draw
from kamertje.wire.commands import Leave
from tests.rooms.match.tables import Desk


@pytest.mark.parametrize(
    "setup",
    ["2x2", "2x2 misere", "3x2 border pie", "triangle:3 noextra", "2x2 sum", "2x2 product players:3", "2x2 players:4"],
)
def test_levels_play_whole_games_from_what_they_see(setup: str) -> None:
    desk = Desk(setup).fill()
    for number in range(1000):
        mover = desk.look(1).game.mover
        view = desk.look(mover).game
        if view.over:
            break
        if view.roll is not None or not view.numbers:
            assert set(position_of(view).allowed) == set(desk.table.state.allowed)
        desk.done(mover, desk.play(decide_dots(view, Level.MEDIUM, number)))
        if number == 3 and len(desk.table.holders()) > 2:
            desk.done(desk.look(1).game.mover, Leave(desk.id()))
    assert desk.look(1).game.over
    assert sum(desk.look(1).game.scores) == len(desk.table.state.grid.boxes)
    desk.check_log()


def test_a_position_is_worth_the_same() -> None:
    setup = read_setup("2x2 misere")
    assert not isinstance(setup, Refusal)
    game = read_game(setup, "1. a1-b1 2. a1-a2 3. b1-b2 4. a2-b2, c1-c2 5. a2-a3")
    assert not isinstance(game, Refusal)
    desk = Desk("2x2 misere").fill()
    for move in game.moves:
        desk.done(desk.look(1).game.mover, desk.play(Draw(move)))
    view = desk.look(desk.look(1).game.mover).game
    known = []
    for each in (position_of(view), game):
        solving = Solving(each)
        while not solving.search(10_000):
            pass
        known.append(solving.bounds)
    assert known[0] == known[1]
