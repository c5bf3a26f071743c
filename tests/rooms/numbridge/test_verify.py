"""Records of whole games, and what is found where one was touched; as a function and as a command."""

from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from kamertje.cli import main
from kamertje.match.requests import TimeOut
from kamertje.numbridge.messages import Ended, Missed, Placed
from kamertje.numbridge.play.record import Record, RecordedMove
from kamertje.numbridge.verify import RecordError, fault_of, read_record
from kamertje.wire.commands import Leave
from tests.rooms.match.tables import Desk
from tests.rooms.numbridge.rounds import any_move, dealt


@cache
def text() -> str:
    """Of a game with every kind of move in it."""
    random, desk = Random(5), dealt("blitz irregular", chance=5)
    for number in range(1000):
        view = desk.look(desk.look(1).game.mover).game
        if view.phase == "over":
            break
        if number == 7:
            desk.now += 30
            desk.done(0, TimeOut())
        else:
            desk.done(view.mover, desk.play(any_move(view, random)))
    record: str = desk.look(0).game.reveal.record
    return record


def record() -> Record:
    return read_record(text())


def with_move(number: int, move: RecordedMove) -> Record:
    whole = record()
    return replace(whole, moves=(*whole.moves[:number], move, *whole.moves[number + 1 :]))


def test_a_fair_game() -> None:
    told = {type(move.event).__name__ for move in record().moves}
    assert told >= {"Dealt", "Placed", "Missed", "Claimed", "Swapped", "RanOut", "Ended"}
    assert fault_of(record()) is None


def touched() -> list[Record]:
    whole = record()
    assert whole.field is not None
    moves = whole.moves
    drawing = next(number for number, move in enumerate(moves) if number and move.drawn)
    paying = next(number for number, move in enumerate(moves) if len(move.paid) == 2)
    missed = next(number for number, move in enumerate(moves) if isinstance(move.event, Missed))
    miss = moves[missed].event
    assert isinstance(miss, Missed)
    chosen, second = moves[paying].paid
    return [
        replace(whole, setup="blitz"),
        replace(whole, setup="nothing"),
        replace(whole, seed="00" * 32),
        replace(whole, seed="zz"),
        replace(whole, seed=whole.seed[2:]),
        replace(whole, name="00" * 16),
        replace(whole, nonces=("", whole.nonces[1])),
        replace(whole, commitment="00" * 32),
        replace(whole, field=None),
        replace(whole, field=replace(whole.field, solution=whole.field.solution[::-1])),
        replace(whole, moves=()),
        replace(whole, moves=moves[:-1]),
        replace(whole, moves=(*moves, moves[-1])),
        replace(whole, moves=(*moves[:3], *moves[4:])),
        with_move(0, replace(moves[0], drawn=moves[0].drawn[::-1])),
        with_move(drawing, replace(moves[drawing], drawn=())),
        with_move(paying, replace(moves[paying], paid=(chosen, second % 6 + 1))),
        with_move(missed, replace(moves[missed], event=Placed(miss.seat, miss.cell, miss.digit))),
        with_move(missed, replace(moves[missed], event=replace(miss, seat=3 - miss.seat))),
        with_move(missed, replace(moves[missed], event=replace(miss, cell=-1))),
        with_move(missed, replace(moves[missed], event=replace(miss, digit=0))),
        with_move(1, replace(moves[0])),
        with_move(len(moves) - 1, replace(moves[-1], event=Ended("goal", 1 if moves[-1].event.winner == 2 else 2))),  # type: ignore[union-attr]
        replace(whole, moves=(*moves[:5], RecordedMove(9.0, Ended("time", 3), (), ()))),
        replace(whole, moves=(*moves[:5], RecordedMove(9.0, Ended("goal", 1), (), ()))),
    ]


@pytest.mark.parametrize("number", range(25))
def test_whatever_is_touched_is_found(number: int) -> None:
    assert len(touched()) == 25
    assert fault_of(touched()[number]) is not None


def test_a_round_that_ended_before_the_deal() -> None:
    desk = Desk("bridge").fill()
    desk.done(2, Leave(desk.id()))
    told = read_record(desk.look(1).game.reveal.record)
    assert told.field is None
    assert fault_of(told) is None
    assert desk.look(1).game.result.winner == 1


def test_what_is_no_record() -> None:
    deep = '{"more":' + 100_000 * "["
    old = text().replace('"numbridge":1', '"numbridge":2')
    for nonsense in ("", "{}", "[]", '{"numbridge":1}', old, deep, "\ud800"):
        with pytest.raises(RecordError):
            read_record(nonsense.encode("utf-8", "surrogatepass"))


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.json"
    file.write_text(text())
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.startswith("blitz irregular: deal, tiles and ")
    file.write_bytes(msgspec.json.encode(replace(record(), seed="00" * 32)))
    assert main(["verify", str(file)]) == 1
    assert capsys.readouterr().err == "kamertje: The seed is not the one that the commitment was made for.\n"
    file.write_text("{}")
    assert main(["verify", str(file)]) == 2
    assert main(["verify", str(tmp_path / "nothing")]) == 2
    assert main(["verify"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 3
