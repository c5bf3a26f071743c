"""`kamertje bot` and `kamertje admin` where there is nothing to look after."""

from pathlib import Path

import pytest

from kamertje.cli import bot
from tests.unit.cli.commands import Run

ROOM = "A" * 22


@pytest.mark.parametrize(
    "server",
    [
        "http://[::1",
        "http://127.0.0.1:port",
        "http://127.0.0.1:99999",
        "http://:80",
        "ftp://x",
        "http://a..example",
    ],
)
def test_a_link_that_leads_nowhere(run: Run, server: str) -> None:
    ran = run("bot", f"{server}/room/{ROOM}")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == f'kamertje: "{server}/room/{ROOM}" is not the link of a room.\n'


def test_a_server_that_is_not_there(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot, "ANSWER_SECONDS", 0.2)
    ran = run("bot", f"http://127.0.0.1:1/room/{ROOM}")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == 'kamertje: "http://127.0.0.1:1" cannot be reached: no answer for 0.2 s.\n'


def test_a_backup_that_fails_leaves_nothing(run: Run, tmp_path: Path) -> None:
    (tmp_path / "rooms.sqlite3").write_bytes(b"neither" * 1000)
    for copy in (tmp_path / "copy", tmp_path / "no folder" / "copy"):
        ran = run("admin", "backup", str(copy), "--data", str(tmp_path))
        assert (ran.status, ran.out) == (1, "")
        assert ran.err.startswith("kamertje: The rooms cannot be backed up: ")
        assert ran.err.count("\n") == 1
        assert not copy.exists()
