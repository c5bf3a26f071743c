"""`kamertje match`: games, sums and equal seeds."""

import json

import pytest

from kamertje.cli.faults import Failure
from kamertje.cli.match.games import LevelPlayer, Limits, Tally, play_game, side_of
from kamertje.dots import Game, Level, SetUp, read_game, read_setup
from tests.unit.cli.commands import Run

PLAIN = ["3x3 misere", "triangle:3 noextra", "hexagon:2 border", "2x2 pie", "2x2 players:3"]


def setup_of(text: str) -> SetUp:
    setup = read_setup(text)
    assert isinstance(setup, SetUp)
    return setup


def test_the_object(run: Run) -> None:
    ran = run("match", "--a", "medium", "--b", "easy", "2x2", "--games", "10", "--seed", "1", "--json")
    answer = json.loads(ran.out)
    assert (ran.status, ran.err) == (0, "")
    assert list(answer) == ["a", "b", "draws", "boxes", "seconds_per_move", "seed"]
    assert answer["a"] + answer["b"] + answer["draws"] == 10
    assert sum(answer["boxes"]) == 40
    for side in "ab":
        spent = answer["seconds_per_move"][side]
        assert 0 <= spent["mean"] <= spent["p99"] <= spent["max"]


@pytest.mark.parametrize("text", ["2x3", "2x2 sum"])
@pytest.mark.parametrize("limits", [(), ("--nodes", "500")])
def test_equal_seeds_give_equal_games(run: Run, text: str, limits: tuple[str, ...]) -> None:
    argv = ("match", "--a", "hard", "--b", "medium", text, "--games", "6", *limits, "--json")
    first, second = (json.loads(run(*argv, "--seed", "7").out) for _ in range(2))
    assert {**first, "seconds_per_move": 0} == {**second, "seconds_per_move": 0}
    drawn = json.loads(run(*argv).out)
    again = json.loads(run(*argv, "--seed", str(drawn["seed"])).out)
    assert {**drawn, "seconds_per_move": 0} == {**again, "seconds_per_move": 0}


def test_for_people(run: Run) -> None:
    out = run("match", "--a", "easy", "--b", "easy", "1x1", "--games", "4", "--seed", "3", "--seconds", "0.5").out
    assert out.startswith("4 games: 0 drawn\na (easy) won 2, 2 boxes\nb (easy) won 2, 2 boxes\n")
    assert out.endswith("seed 3\n")


@pytest.mark.parametrize("text", [*PLAIN, "3x2 sum", "hexagon:2 product players:3"])
def test_every_option_can_be_played(run: Run, text: str) -> None:
    ran = run("match", "--a", "hard", "--b", "medium", text, "--games", "2", "--seed", "1", "--nodes", "2000", "--json")
    assert ran.status == 0
    assert json.loads(ran.out)["a"] >= 0


def test_sides_take_the_seats_in_turn_and_change_places() -> None:
    assert [[side_of(player, number) for player in (1, 2, 3)] for number in (0, 1)] == [[0, 1, 0], [1, 0, 1]]


def test_a_game_is_won_by_the_side_that_has_all_winners() -> None:
    game = read_game(setup_of("1x2"), "1. a1-a2 2. a1-b1 3. b1-b2 4. a2-b2, a2-a3 5. a3-b3 6. b2-b3")
    assert isinstance(game, Game)
    assert game.over
    tally = Tally()
    tally.count(game, 0)
    tally.count(game, 1)
    if len(game.winners) == 1:
        assert (tally.wins, tally.draws) == ([1, 1], 0)
    else:
        assert (tally.wins, tally.draws) == ([0, 0], 2)
    assert sum(tally.boxes) == 4
    assert tally.games == 2
    assert tally.seconds_per_move(0) == {"mean": 0.0, "p99": 0.0, "max": 0.0}


def test_the_percentile_is_the_nearest_rank() -> None:
    tally = Tally()
    tally.spent[0].extend(range(1, 201))
    assert tally.seconds_per_move(0) == {"mean": 100.5, "p99": 198, "max": 200}


def test_a_refused_move_ends_the_match() -> None:
    class Stubborn:
        def begin(self, _setup: SetUp, /) -> None:
            pass

        def move(self, _game: Game, _seed: int, /) -> int:
            return 0

    with pytest.raises(Failure, match='"a1-a2" is drawn already'):
        play_game(setup_of("1x1"), (Stubborn(), Stubborn()), 0, 1, Tally())


def test_without_limits_a_level_has_no_clock() -> None:
    player = LevelPlayer(Level.HARD, Limits(None, None))
    assert player.budget.seconds is None
    assert LevelPlayer(Level.HARD, Limits(None, 0.2)).budget.seconds == 0.2
    assert LevelPlayer(Level.HARD, Limits(9, None)).budget.nodes == 9
