"""What a request makes of a table: another table and what is told of it, or a refusal."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kamertje.match.game import Game, Random
from kamertje.match.offers import accept, decline, may_propose, propose
from kamertje.match.refusal import Refusal
from kamertje.match.requests import Join, Make, Request, Resume, TimeOut
from kamertje.match.rounds import begin, go_on, may_restart
from kamertje.match.table import Table, first_seats
from kamertje.wire.answers import Joined, Left, SeatsClosed
from kamertje.wire.commands import Accept, CloseSeats, Decline, Leave, Play, Propose, Restart


class Decision(Struct, frozen=True):
    """The table after it, and the events. The table is the same one where the request had been answered before."""

    table: Table
    events: tuple[Any, ...] = ()


class Moment(Struct, frozen=True):
    """What a decision may depend on besides the table: who is connected, the time, and chance."""

    present: frozenset[int]
    now: float
    random: Random


def make(game: Game, request: Make, moment: Moment) -> Table | Refusal:
    """A new table, whose maker has seat 1."""
    setup = game.read_setup(request.setup)
    if isinstance(setup, Refusal):
        return setup
    seats = game.seats(setup)
    started = game.start(setup, frozenset(), moment.now, moment.random)
    return Table(
        game=game.name,
        setup=setup,
        watch=request.watch,
        seats=first_seats(seats),
        state=started.state,
        rated=request.rated,
        answered=((),) * seats,
    )


def decide(game: Game, table: Table, seat: int, request: Request, moment: Moment) -> Decision | Refusal:
    """seat: who asks; for `Join`, `TimeOut` and `Resume` it means nothing."""
    match request:
        case Join():
            decided = _join(game, table, moment)
        case TimeOut():
            decided = _time_out(game, table, moment)
        case Resume():
            decided = Decision(replace(table, state=game.resume(table.state, request.stopped, moment.now)))
        case _:
            if not 1 <= seat <= len(table.seats) or table.seats[seat - 1] != "taken":
                return Refusal("seat_needed")
            if table.has_answered(seat, request.id):
                return Decision(table)
            named = getattr(request, "version", table.version)
            if named != table.version:
                return Refusal("stale")
            decided = _COMMANDS[type(request)](game, table, seat, request, moment)
            if isinstance(decided, Decision):
                answered = decided.table.with_answer(seat, request.id)
                return Decision(replace(decided.table, seq=table.seq + 1, answered=answered), decided.events)
    if isinstance(decided, Refusal):
        return decided
    return Decision(replace(decided.table, seq=table.seq + 1), decided.events)


def missing(game: Game, table: Table, present: frozenset[int]) -> tuple[int, ...]:
    """The seats without which nothing can be played just now; none where nothing can be played anyway."""
    if game.over(table.state):
        return ()
    seats, everyone = table.seats, game.everyone
    return tuple([seat for seat in table.needed() if seats[seat - 1] == "empty" or (everyone and seat not in present)])


def may_close_seats(table: Table, seat: int) -> bool:
    """For the maker, or whoever is first among those left, before the first command of the round."""
    if table.moved or "empty" not in table.seats:
        return False
    holders = table.holders()
    return len(holders) > 1 and seat == holders[0]


def _play(game: Game, table: Table, seat: int, request: Play[Any], moment: Moment) -> Decision | Refusal:
    if game.over(table.state):
        return Refusal("game_over")
    if missing(game, table, moment.present):
        return Refusal("someone_absent")
    step = game.apply(table.state, seat, request.command, moment.now, moment.random)
    return step if isinstance(step, Refusal) else Decision(*go_on(table, step, moved=True))


def _restart(game: Game, table: Table, seat: int, request: Restart, moment: Moment) -> Decision | Refusal:
    if not may_restart(table, seat):
        return Refusal("restart_refused")
    setup = table.setup if request.setup is None else game.read_setup(request.setup)
    if isinstance(setup, Refusal):
        return setup
    seats = game.seats(setup)
    table = replace(table, setup=setup, seats=first_seats(seats), answered=(table.answered[0], *((),) * (seats - 1)))
    return Decision(*begin(game, table, moment.now, moment.random))


def _propose(game: Game, table: Table, seat: int, request: Propose, moment: Moment) -> Decision | Refusal:
    if request.kind not in may_propose(game, table, seat):
        return Refusal("offer_refused", request.kind)
    return Decision(*propose(game, table, seat, request.kind, moment.now, moment.random))


def _accept(game: Game, table: Table, seat: int, request: Accept, moment: Moment) -> Decision | Refusal:
    offer = table.offer(request.offer)
    if offer is None or seat in offer.accepted:
        return Refusal("offer_unknown")
    return Decision(*accept(game, table, seat, offer, moment.now, moment.random))


def _decline(_game: Game, table: Table, seat: int, request: Decline, _moment: Moment) -> Decision | Refusal:
    offer = table.offer(request.offer)
    return Refusal("offer_unknown") if offer is None else Decision(*decline(table, seat, offer))


def _leave(game: Game, table: Table, seat: int, _request: Leave, moment: Moment) -> Decision | Refusal:
    table = table.with_seat(seat, "left")
    if not table.holders():  # nobody is left to come to
        table = _without_empty_seats(table)
    step = game.leave(table.state, seat, moment.now, moment.random)
    table, events = go_on(table, replace(step, lapse=True))
    return Decision(table, (Left(seat), *events))


def _close_seats(game: Game, table: Table, seat: int, _request: CloseSeats, moment: Moment) -> Decision | Refusal:
    if not may_close_seats(table, seat):
        return Refusal("close_refused")
    closed = tuple(each for each, state in enumerate(table.seats, 1) if state == "empty")
    table = _without_empty_seats(table)
    step = game.start(table.setup, table.gone(), moment.now, moment.random)
    step = replace(step, state=game.ready(step.state, moment.now, moment.random).state)
    table, events = go_on(table, step)
    return Decision(table, (SeatsClosed(closed), *events))


def _without_empty_seats(table: Table) -> Table:
    for seat, state in enumerate(table.seats, 1):
        if state == "empty":
            table = table.with_seat(seat, "closed")
    return table


def _join(game: Game, table: Table, moment: Moment) -> Decision | Refusal:
    if "empty" not in table.seats:
        return Refusal("room_full")
    seat = table.seats.index("empty") + 1
    table = table.with_seat(seat, "taken")
    events: tuple[Any, ...] = (Joined(seat),)
    if "empty" not in table.seats:
        ready = game.ready(table.state, moment.now, moment.random)
        table, events = replace(table, state=ready.state), (*events, *ready.events)
    return Decision(table, events)


def _time_out(game: Game, table: Table, moment: Moment) -> Decision | Refusal:
    deadline = game.deadline(table.state)
    if deadline is None or moment.now < deadline:
        return Refusal("stale")
    return Decision(*go_on(table, game.time_out(table.state, moment.now, moment.random)))


_COMMANDS: dict[type, Callable[[Game, Table, int, Any, Moment], Decision | Refusal]] = {
    Play: _play,
    Restart: _restart,
    Propose: _propose,
    Accept: _accept,
    Decline: _decline,
    Leave: _leave,
    CloseSeats: _close_seats,
}
