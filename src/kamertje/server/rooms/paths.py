"""Where the page of a room is, by what is played there, without a language."""

from typing import Final

_FOLDERS: Final = {"numbridge": "/numbridge/table"}


def room_path(game: str, room: str) -> str:
    return f"{_FOLDERS.get(game, '/room')}/{room}"
