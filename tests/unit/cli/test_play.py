"""`kamertje play`: what each typed word does, and a real terminal session."""

from collections.abc import Iterator
from itertools import count

import pytest

from kamertje.cli.play.session import HELP, Choice, Session
from kamertje.dots import Game, Level, SetUp, is_roll, read_setup
from tests.unit.cli.commands import Run, Spawn


def draw(game: Game, hint: int | None) -> str:
    return f"board {game.turns}" + ("" if hint is None else f" hint {game.grid.move_name(hint)}")


def session(text: str, seat: int = 1, level: Level = Level.MEDIUM, seeds: Iterator[int] | None = None) -> Session:
    setup = read_setup(text)
    assert isinstance(setup, SetUp)
    return seated(text, [None if player == seat else level for player in range(1, setup.players + 1)], seeds)


def seated(text: str, seats: list[Level | None], seeds: Iterator[int] | None = None) -> Session:
    setup = read_setup(text)
    assert isinstance(setup, SetUp)
    return Session(Choice(setup, tuple(seats), None), seeds or count(), draw)


def typed(playing: Session, *lines: str) -> list[str]:
    return [said for line in lines for said in playing.answer(line)]


def test_the_computer_answers_a_line_and_the_board_is_shown_once() -> None:
    playing = session("3x3")
    assert playing.game.moves == ()
    said = typed(playing, "b1-a1")
    assert said[0].startswith("Player 2 (medium): ")
    assert said[1].startswith("board 1. a1-b1 2. ")
    assert said[2] == "player 1: 0  player 2: 0"
    assert (len(said), playing.game.mover, playing.prompt()) == (3, 1, "your line> ")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("a1-c1", '"a1-c1"'),
        ("a1-b1 a1-b1", '"a1-b1"'),
        ("swap", '"swap"'),
        ("b4", '"b4"'),
        (",", '","'),
        ("hint please", '"please"'),
        ("level", '""'),
        ("level godlike", '"godlike"'),
        ("start", '"start"'),
        ("undo", "nothing to take back"),
        ("a\x1b[2Jb", "\\x1b"),
    ],
)
def test_bad_input_is_one_line_and_loses_nothing(line: str, reason: str) -> None:
    playing = session("3x3")
    (said,) = typed(playing, line)
    assert reason in said
    assert said.isprintable()
    assert playing.game.moves == ()
    assert typed(playing, "", "   ") == []


def test_a_line_beyond_the_turn_draws_none_of_the_turn() -> None:
    playing = session("3x3")
    (said,) = typed(playing, "a1-b1, a1-a2")
    assert '"a1-a2" is one line too many' in said
    assert playing.game.moves == ()


def test_the_computer_waits_for_start_when_it_begins() -> None:
    playing = session("3x3", seat=2)
    assert list(playing.opening())[-1] == "Type start, and the computer begins."
    assert playing.prompt() == "start> "
    assert "type start" in typed(playing, "a1-b1")[0]
    assert typed(playing, "undo") == ["You have not drawn a line yet: there is nothing to take back."]
    assert typed(playing, "hint") == ["There is a hint when it is your turn."]
    typed(playing, "start")
    assert (len(playing.game.moves), playing.game.mover) == (1, 2)
    assert typed(playing, "undo") == ["You have not drawn a line yet: there is nothing to take back."]


def test_undo_takes_back_the_own_line_and_all_of_the_answer() -> None:
    playing = session("1x3")
    before = playing.game
    typed(playing, "a1-a2")
    assert len(playing.game.moves) >= 2
    typed(playing, "undo")
    assert playing.game == before
    typed(playing, "a1-a2")
    second = playing.game
    typed(playing, playing.game.grid.line_names[playing.game.undrawn[0]])
    assert playing.game != second
    typed(playing, "undo")
    assert playing.game == second


def test_undo_after_a_run_returns_to_the_last_decision() -> None:
    playing = session("3x1 noextra", level=Level.EASY)
    positions = [playing.game]
    while not playing.game.over:
        typed(playing, playing.game.grid.line_names[playing.game.undrawn[0]])
        positions.append(playing.game)
    assert typed(playing, "undo") == ["The game is over: nothing can be taken back."]
    assert playing.prompt() == "new or quit> "
    again = session("3x1", seeds=count(3))
    while again.game.lines_left > 4:
        typed(again, again.game.grid.line_names[again.game.undrawn[0]])
    own = again.game
    line = next((line for line in own.undrawn if own.kind(line) == "closes"), own.undrawn[0])
    typed(again, own.grid.line_names[line])
    if not again.game.over:
        typed(again, "undo")
        assert again.game == own


def test_the_end_is_told_and_a_new_game_keeps_the_set_up() -> None:
    playing = session("1x1")
    typed(playing, "a1-a2")
    said = typed(playing, playing.game.grid.line_names[playing.game.undrawn[0]])
    assert said[-1] == "The game is over, 0 to 1: player 2 (medium) wins."
    assert "too late" in typed(playing, "a1-a2")[0]
    assert typed(playing, "hint") == ["There is a hint when it is your turn."]
    assert typed(playing, "start") == ['"start" is only for the computer\'s first line.']
    typed(playing, "new")
    assert playing.game.moves == ()


def test_a_decided_game_is_told_once() -> None:
    playing = session("3x1", level=Level.EASY, seeds=count(1))
    said: list[str] = []
    while not playing.game.over:
        said += typed(playing, playing.game.grid.line_names[playing.game.undrawn[0]])
    assert sum(line.startswith("Decided: ") for line in said) <= 1
    assert said[-1].startswith("The game is over, ")


def test_several_players_have_one_person_among_them() -> None:
    playing = session("2x2 players:3", seat=2)
    typed(playing, "start")
    assert playing.game.mover == 2
    said = typed(playing, playing.game.grid.line_names[playing.game.undrawn[0]])
    assert {line.split(" (")[0] for line in said if " (medium): " in line} == {"Player 3", "Player 1"}
    assert said[-1].count("player") == 3


def test_the_swap() -> None:
    playing = session("3x3 pie", seat=2)
    typed(playing, "start")
    drawn = playing.game.moves[0]
    typed(playing, "swap")
    assert playing.game.turns.split()[3] == "swap"
    assert playing.game.drawers[drawn] == 2


def test_hint_level_help_and_quit() -> None:
    playing = session("3x3 misere")
    said = typed(playing, "hint")
    assert said[0].startswith("board  hint ")
    assert said[1] == f"Hint: {said[0].rsplit(' ', 1)[1]}"
    assert playing.game.moves == ()
    assert typed(playing, "level easy") == ["The computer plays easy from now on."]
    assert typed(playing, "a1-b1")[0].startswith("Player 2 (easy)")
    assert typed(playing, "help") == [HELP]
    assert not playing.closed
    assert typed(playing, "quit") == ["Goodbye."]
    assert playing.closed


def test_misere_is_said() -> None:
    assert "fewest wins" in " ".join(session("2x2 misere").opening())


def test_a_draw_is_said() -> None:
    for seed in range(200):
        playing = session("1x2", level=Level.EASY, seeds=count(seed))
        said: list[str] = []
        while not playing.game.over:
            said = typed(playing, playing.game.grid.line_names[playing.game.undrawn[0]])
        if playing.game.winners == (1, 2):
            assert said[-1] == "The game is over, 1 to 1: a draw of players 1 and 2."
            return
    raise AssertionError("no draw in 200 games")


def test_a_person_can_win() -> None:
    for seed in range(200):
        playing = session("1x1", seat=2, level=Level.EASY, seeds=count(seed))
        typed(playing, "start")
        said: list[str] = []
        while not playing.game.over:
            said = typed(playing, playing.game.grid.line_names[playing.game.undrawn[0]])
        if said[-1] == "The game is over, 0 to 1: you win.":
            return
    raise AssertionError("no win in 200 games")


def test_a_session_over_a_pipe(spawn: Spawn) -> None:
    ran = spawn("play", "2x2", "--level", "easy", "--seed", "5", typed="a1-b1\nnonsense\nundo\nquit\n")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "•━━━•" in ran.stdout
    assert '"nonsense" is no line' in ran.stdout
    assert ran.stdout.endswith("Goodbye.\n")
    assert spawn("play", "2x2", "--seed", "5", typed="a1-b1\n").returncode == 0


def test_a_session_without_unicode_or_colours(spawn: Spawn) -> None:
    ran = spawn("play", "2x2", typed="a1-b1\né\nquit\n", PYTHONIOENCODING="ascii")
    assert ran.returncode == 0
    assert ran.stdout.isascii()
    assert "+---+" in ran.stdout
    assert "\x1b" not in ran.stdout
    assert "\\xc3" in ran.stdout


def test_people_share_the_terminal_with_computers_in_any_seat() -> None:
    playing = seated("2x2 players:4", [None, Level.EASY, None, Level.MEDIUM])
    assert list(playing.opening())[-2] == "Player 1 is here, player 2 is easy, player 3 is here, player 4 is medium."
    typed(playing, "a1-b1")
    assert (playing.game.mover, playing.prompt()) == (3, "player 3, line> ")
    before = playing.game
    typed(playing, playing.game.grid.line_names[playing.game.undrawn[0]])
    typed(playing, "undo")
    assert playing.game == before
    typed(playing, "undo")
    assert playing.game.moves == ()
    said: list[str] = []
    while not playing.game.over:
        said = typed(playing, playing.game.grid.line_names[playing.game.undrawn[0]])
    assert said[-1].startswith("The game is over, ")


def test_people_alone_undo_one_line_at_a_time() -> None:
    playing = seated("2x2 players:3", [None, None, None])
    typed(playing, "a1-b1", "a1-a2", "a2-b2")
    for moves in (2, 1, 0):
        typed(playing, "undo")
        assert len(playing.game.moves) == moves
    assert typed(playing, "undo") == ["You have not drawn a line yet: there is nothing to take back."]


def test_computers_alone_play_to_the_end() -> None:
    playing = seated("2x2 sum players:3", [Level.EASY, Level.HARD, Level.MEDIUM])
    assert playing.prompt() == "start> "
    said = typed(playing, "start")
    assert playing.game.over
    assert said[-1].startswith("The game is over, ")


@pytest.mark.parametrize("numbers", ["sum", "product"])
def test_a_game_with_dice(numbers: str) -> None:
    playing = session(f"2x2 {numbers}", level=Level.EASY)
    assert (playing.game.numbers, playing.prompt()) == ((), "roll> ")
    assert "Type roll" in typed(playing, "a1-b1")[0]
    said = typed(playing, "roll")
    assert len(playing.game.numbers) == 4
    assert said[-1].startswith("Player 1 rolled [")
    while not playing.game.over:
        game = playing.game
        if game.can_pass:
            assert playing.prompt() == "pass or on> "
            assert "line_not_rolled" not in typed(playing, game.grid.line_names[game.undrawn[0]])[0]
            typed(playing, "pass" if len(game.moves) % 2 else "on")
        elif game.awaits_roll:
            typed(playing, "roll")
        else:
            assert "is not possible here" in typed(playing, "pass")[0]
            assert typed(playing, "hint")[-1].startswith("Hint: ")
            other = next((line for line in game.undrawn if line not in game.allowed), None)
            if other is not None:
                assert "shows what was thrown" in typed(playing, game.grid.line_names[other])[0]
            assert playing.game == game
            typed(playing, game.grid.line_names[game.allowed[0]])
    assert sum(playing.game.scores) == 4


def test_undo_never_rolls_again() -> None:
    playing = session("3x3 sum")
    typed(playing, "roll")
    while not playing.game.allowed:
        typed(playing, "on")
    before = playing.game
    typed(playing, before.grid.line_names[before.allowed[0]])
    rolls = [move for move in playing.game.moves if is_roll(move)]
    typed(playing, "undo")
    assert playing.game == before
    typed(playing, before.grid.line_names[before.allowed[-1]])
    again = [move for move in playing.game.moves if is_roll(move)]
    assert again[: len(rolls)] == rolls[: len(again)]


@pytest.mark.parametrize("word", ["roll", "pass", "on"])
def test_dice_belong_to_games_with_dice(word: str) -> None:
    assert typed(session("2x2"), word) == [f'"{word}" is for games with dice: sum or product.']
    assert "type start" in typed(session("2x2 sum", seat=2), word)[0]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--seats", "human,hard,easy"), '"3" seats'),
        (("--seats", "human,godlike"), '"godlike"'),
        (("--seats", "human,hard", "--seat", "1"), "--seats"),
        (("--seats", "human,hard", "--level", "easy"), "--seats"),
        (("--seat", "3"), '"3"'),
    ],
)
def test_seats_that_cannot_be(run: Run, options: tuple[str, ...], reason: str) -> None:
    ran = run("play", "2x2", *options)
    assert (ran.status, ran.out) == (2, "")
    assert reason in ran.err


def test_seats_over_a_pipe(spawn: Spawn) -> None:
    ran = spawn("play", "2x2 sum players:3", "--seats", "human,easy,human", "--seed", "5", typed="roll\nquit\n")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "player 1, roll> " in ran.stdout
