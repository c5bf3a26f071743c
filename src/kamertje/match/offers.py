"""Offers: what one player proposes and all others must accept. What is agreed on is for the table or the game to do."""

import dataclasses

from msgspec.structs import replace

from kamertje.match.game import Game, Random
from kamertje.match.rounds import Change, begin, go_on
from kamertje.match.table import Offer, Table
from kamertje.wire.answers import Offered, OfferEnded
from kamertje.wire.views import OfferKind, OfferView


def may_propose(game: Game, table: Table, seat: int) -> tuple[OfferKind, ...]:
    """The kinds that this seat can propose now."""
    return proposable(game, table) if seat in table.holders() else ()


def proposable(game: Game, table: Table) -> tuple[OfferKind, ...]:
    """The kinds that those who are still in can propose now. A new round needs somebody to play with, and the end of
    one that has secrets; the others need a running game."""
    if len(table.holders()) < 2:
        return ()
    over = game.over(table.state)
    special = {
        "restart": over or not game.secrets,
        "keep": over and not table.kept and "left" not in table.seats,
    }
    return tuple([kind for kind in sorted(game.offers) if special.get(kind, not over)])


def propose(game: Game, table: Table, seat: int, kind: OfferKind, now: float, random: Random) -> Change:
    """Where the same is on offer already it is consent, so that two who propose at once agree."""
    open_offer = next((offer for offer in table.offers if offer.kind == kind), None)
    if open_offer is not None:
        return accept(game, table, seat, open_offer, now, random)
    offer = Offer(table.seq + 1, kind, seat, (seat,))
    return table.with_offer(offer), (Offered(seat, show(offer)),)


def accept(game: Game, table: Table, seat: int, offer: Offer, now: float, random: Random) -> Change:
    """Once all who are still in have accepted, it is done."""
    if seat in offer.accepted:
        return table, ()
    offer = dataclasses.replace(offer, accepted=tuple(sorted((*offer.accepted, seat))))
    if set(offer.accepted) != set(table.holders()):
        return table.with_offer(offer), (Offered(seat, show(offer)),)
    table = table.without_offer(offer.number)
    accepted = OfferEnded(offer.kind, "accepted", seat)
    if offer.kind == "restart":
        table, events = begin(game, table, now, random)
    elif offer.kind == "keep":
        table, events = replace(table, kept=True), ()
    else:
        table, events = go_on(table, replace(game.agree(table.state, offer.kind, now), lapse=True))
    return table, (accepted, *events)


def decline(table: Table, seat: int, offer: Offer) -> Change:
    """Ends it: one who does not want it is enough."""
    return table.without_offer(offer.number), (
        OfferEnded(offer.kind, "withdrawn" if seat == offer.by else "declined", seat),
    )


def show(offer: Offer) -> OfferView:
    return OfferView(offer.number, offer.kind, offer.by, offer.accepted)
