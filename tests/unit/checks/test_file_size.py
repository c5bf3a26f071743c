"""The limit on the length of files."""

from pathlib import Path

import pytest

from tools.checks import file_size


def test_longest_and_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for lines in (300, 301, 600, 601):
        (tmp_path / f"{lines}.py").write_text("\n" * lines)
    monkeypatch.setattr(file_size, "ROOT", tmp_path)
    monkeypatch.setattr(file_size, "own_files", lambda *_: ["300.py", "301.py", "600.py", "601.py"])
    assert file_size.faults() == ["601.py has 601 lines, more than 600"]
    assert capsys.readouterr().out == "long: 301.py, 301 lines\nlong: 600.py, 600 lines\n"
