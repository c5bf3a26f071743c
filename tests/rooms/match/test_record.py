"""Logs as they were stored once lead to the tables that were stored with them, now and ever after."""

import json
from pathlib import Path

import msgspec
import pytest

from kamertje.match.record import LogError, decode_table, encode_table, replay
from tests.rooms.match.tables import GAMES

RECORDS = sorted((Path(__file__).parents[2] / "vectors" / "rooms").glob("*.json"))


def entries(path: Path) -> list[bytes]:
    return [msgspec.json.encode(entry) for entry in json.loads(path.read_text())["log"]]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_log_leads_to_its_table(path: Path) -> None:
    stored = msgspec.json.encode(json.loads(path.read_text())["table"])
    table = decode_table(GAMES, stored)
    assert json.loads(encode_table(GAMES["dots"], table)) == json.loads(stored)
    assert encode_table(GAMES["dots"], replay(GAMES, entries(path))) == encode_table(GAMES["dots"], table)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_log_that_was_touched_is_noticed(path: Path) -> None:
    log = entries(path)
    whole = encode_table(GAMES["dots"], replay(GAMES, log))
    for number in range(1, len(log) - 1):
        try:
            led_to = replay(GAMES, [*log[:number], *log[number + 1 :]])
        except LogError:
            continue
        assert encode_table(GAMES["dots"], led_to) != whole


def test_a_log_without_a_beginning() -> None:
    with pytest.raises(LogError):
        replay(GAMES, [])
    with pytest.raises(LogError):
        replay(GAMES, entries(RECORDS[0])[1:])
