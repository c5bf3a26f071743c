"""The closed list of messages, for the games that this server has."""

from typing import Final

from kamertje.dots.online.board import DotsBoard
from kamertje.dots.online.messages import DotsCommand, DotsEvent, DotsView
from kamertje.wire.answers import Gone, Outdated, Pong, Refused, Room, TakenOver, Welcome
from kamertje.wire.calls import DrawQr, MakeRoom, Problem, Qr, RoomMade, Seated, SeatLink, TakeSeat
from kamertje.wire.commands import Accept, CloseSeats, Decline, Leave, Look, Ping, Play, Propose, Restart

ToServer = Play[DotsCommand] | Restart | Propose | Accept | Decline | Leave | CloseSeats | Look | Ping
ToClient = Welcome | Room[DotsView, DotsEvent] | Refused[DotsView, DotsEvent] | Pong | TakenOver | Gone | Outdated
CALLS: Final = (MakeRoom, RoomMade, Seated, SeatLink, TakeSeat, DrawQr, Qr, DotsBoard, Problem)
