"""Reads a store by itself, with nothing of the program, and plays each room's log again by the reference rules."""

import json
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.reference.referee import Referee
from tests.reference.setup_text import read_setup


@dataclass
class Checked:
    """What a room's log says: the confirmed lines of its present round, by command id, and the position."""

    referee: Referee
    round: int = 1
    commands: list[str] = field(default_factory=list)


def check_file(file: Path) -> dict[str, Checked]:
    """Every room of a SQLite file. Fails where room and log do not agree, or anything happened twice."""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rooms = db.execute("SELECT id, seq, data FROM room").fetchall()
        entries = db.execute("SELECT room, seq, data FROM entry ORDER BY room, seq").fetchall()
    db.close()
    return {
        room: check(seq, json.loads(data), [(number, json.loads(entry)) for of, number, entry in entries if of == room])
        for room, seq, data in rooms
    }


def check(seq: int, table: dict[str, Any], entries: list[tuple[int, dict[str, Any]]]) -> Checked:
    assert [number for number, _ in entries] == list(range(seq + 1))
    assert table["seq"] == seq
    checked = Checked(Referee(read_setup(entries[0][1]["request"]["setup"])))
    for _, entry in entries[1:]:
        follow(checked, entry)
    assert table["state"]["moves"] == checked.referee.moves
    assert table["round"] == checked.round
    assert len(set(checked.commands)) == len(checked.commands)
    return checked


def follow(checked: Checked, entry: dict[str, Any]) -> None:
    request = entry["request"]
    if request["type"] == "play":
        line = request["command"]["line"]
        assert entry["seat"] == checked.referee.mover
        before = set(checked.referee.owners)
        checked.referee.play(line)
        closed = sorted(set(checked.referee.owners) - before)
        assert {"type": "drew", "seat": entry["seat"], "line": line, "closed": closed} in entry["events"]
        checked.commands.append(f"{entry['seat']}:{request['id']}")
    if any(event["type"] == "started" for event in entry["events"]):
        checked.referee = Referee(checked.referee.setup)
        checked.round += 1
