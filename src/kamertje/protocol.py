"""The closed lists of messages, one for each game that this server has."""

from typing import Final

from kamertje.dots.online.board import DotsBoard
from kamertje.dots.online.messages import DotsCommand, DotsEvent, DotsView
from kamertje.numbridge.messages import NumbridgeCommand, NumbridgeEvent, NumbridgeView
from kamertje.wire.answers import Gone, Outdated, Pong, Refused, Room, TakenOver, Welcome
from kamertje.wire.archive import ArchivedRecord, ArchivePage
from kamertje.wire.calls import CallBot, DrawQr, MakeRoom, Problem, Qr, RoomMade, Seated, SeatLink, TakeSeat
from kamertje.wire.club import (
    ChangeName,
    ChangePassword,
    Codes,
    Confirm,
    EnterGuest,
    Me,
    Recover,
    ReportName,
    SignIn,
    SignUp,
)
from kamertje.wire.commands import Accept, CloseSeats, Decline, Leave, Look, Ping, Play, Propose, Restart
from kamertje.wire.halls import AskedInvitation, GameOpened, Halls, HallsChanged, Invite, Invited, Yours

_AtTheTable = Restart | Propose | Accept | Decline | Leave | CloseSeats | Look | Ping
_OfTheLine = Welcome | Pong | TakenOver | Gone | Outdated

ToServer = Play[DotsCommand] | _AtTheTable
ToClient = Room[DotsView, DotsEvent] | Refused[DotsView, DotsEvent] | _OfTheLine
NumbridgeToServer = Play[NumbridgeCommand] | _AtTheTable
NumbridgeToClient = Room[NumbridgeView, NumbridgeEvent] | Refused[NumbridgeView, NumbridgeEvent] | _OfTheLine
HallsToServer = Look | Ping
HallsToClient = Welcome | Halls | HallsChanged | Yours | Pong | Outdated
CALLS: Final = (
    *(MakeRoom, RoomMade, Seated, SeatLink, TakeSeat, CallBot, DrawQr, Qr, DotsBoard, Problem),
    *(EnterGuest, SignUp, SignIn, Recover, ChangeName, ChangePassword, Confirm, ReportName, Me, Codes),
)
HALL_CALLS: Final = (Invite, Invited, GameOpened, AskedInvitation, ArchivePage, ArchivedRecord)
