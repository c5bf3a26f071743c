"""A message of any length is one frame, as the library that clients use reads it."""

import pytest
from websockets.frames import Opcode
from websockets.protocol import CLIENT, Protocol, State

from kamertje.server.rooms.transport import frame


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_message_is_one_frame(length: int) -> None:
    client = Protocol(CLIENT, state=State.OPEN, max_size=None)
    client.receive_data(frame(b"x" * length))
    (heard,) = client.events_received()
    assert (heard.opcode, heard.fin, len(heard.data)) == (Opcode.TEXT, True, length)  # type: ignore[union-attr]
