"""Names that go into links and commands."""

import secrets

import pytest

from kamertje.service.keys import is_room, new_id


def test_no_id_is_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-B2qCz8GinrHeEsMv_wedA", "--2qCz8GinrHeEsMv_wedA", "_B2qCz8GinrHeEsMv_wedA"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(made))
    assert new_id() == "_B2qCz8GinrHeEsMv_wedA"


def test_ids_are_names_of_rooms_and_differ() -> None:
    made = {new_id() for _ in range(1000)}
    assert len(made) == 1000
    assert all(is_room(each) for each in made)
