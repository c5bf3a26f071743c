"""The WebSocket of the halls: it tells, and takes nothing but `look` and `ping`."""

from typing import Final

import msgspec
from litestar import websocket
from litestar.di import NamedDependency

from kamertje.server.club.session import player_of
from kamertje.server.rooms.bucket import Bucket
from kamertje.server.rooms.hearing import AnySocket, EndingAtAFault, Hearing, outbox_of
from kamertje.server.rooms.running import Running
from kamertje.server.rooms.sockets import PONG
from kamertje.server.rooms.visitor import refuse_other_origins
from kamertje.service.connection import POLICY
from kamertje.service.halls.lobby import Looker
from kamertje.wire import PROTOCOL, SPOKEN
from kamertje.wire.answers import Outdated, Welcome
from kamertje.wire.commands import Look, Ping

MESSAGES_AT_ONCE: Final = 20
MESSAGES_A_SECOND: Final = 2

_decoder: Final = msgspec.json.Decoder(Look | Ping)


@websocket("/api/halls/socket")
async def halls_socket(socket: AnySocket, running: NamedDependency[Running]) -> None:
    """Of somebody who looks at the halls."""
    refuse_other_origins(socket)
    player = await player_of(socket, running)
    await socket.accept()
    outbox = outbox_of(socket)
    asked = socket.query_params.get("protocol", str(PROTOCOL))
    if asked not in map(str, SPOKEN):
        outbox.put(msgspec.json.encode(Outdated()))
        outbox.close(POLICY)
        await outbox.flushed()
        return
    outbox.put(msgspec.json.encode(Welcome(int(asked), running.build)))
    looker = Looker(player, outbox.put)
    heard = running.broom.watch(outbox)
    lobby = running.rooms.lobby

    def take(text: str | bytes) -> None:
        if isinstance(_decoder.decode(text), Look):
            lobby.look(looker)
        else:
            outbox.put(PONG)

    bucket = Bucket(MESSAGES_AT_ONCE, MESSAGES_A_SECOND, running.monotonic)
    try:
        with EndingAtAFault(outbox):
            await lobby.connect(looker)
            await Hearing(outbox, bucket, heard, take).listen(socket)
    finally:
        running.broom.forget(outbox)
        lobby.disconnect(looker)
        await outbox.flushed()
