"""What the halls show, from what is kept: the lists for all, what is whose own, and what is another than before."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from kamertje.club.halls import HALLS, Givens, Hall, hall_of
from kamertje.club.identity import Player
from kamertje.club.invitations import Invitation
from kamertje.club.rating import Standing
from kamertje.wire.halls import (
    GameView,
    GivensView,
    HallKind,
    Halls,
    HallsChanged,
    HallView,
    InvitationView,
    OwnInvitationView,
    PersonView,
    Yours,
)


@dataclass(frozen=True, slots=True)
class Shown:
    """An invitation as it is kept, with how strong its owner and who took it play."""

    invitation: Invitation
    owner: Standing
    taker: Standing


@dataclass(frozen=True, slots=True)
class Lists:
    """By id, in the order in which they were made. own: by player."""

    invitations: Mapping[str, InvitationView] = field(default_factory=dict)
    games: Mapping[str, GameView] = field(default_factory=dict)
    own: Mapping[str, tuple[tuple[OwnInvitationView, ...], tuple[GameView, ...]]] = field(default_factory=dict)

    def all(self, version: int) -> Halls:
        return Halls(version, _HALLS, tuple(self.invitations.values()), tuple(self.games.values()))

    def since(self, before: "Lists", version: int) -> HallsChanged | None:
        """What everybody has to be told; None where there is nothing."""
        changed = HallsChanged(
            version,
            tuple([view for name, view in self.invitations.items() if before.invitations.get(name) != view]),
            tuple([name for name in before.invitations if name not in self.invitations]),
            tuple([view for name, view in self.games.items() if before.games.get(name) != view]),
            tuple([name for name in before.games if name not in self.games]),
        )
        return changed if changed.opened or changed.closed or changed.started or changed.ended else None

    def yours(self, player: Player | None) -> Yours:
        if player is None:
            return Yours(None, (), ())
        return Yours(person(player), *self.own.get(player.id, ((), ())))


def make_lists(kept: Sequence[Shown], now: float) -> Lists:
    """kept: in the order in which they are to stand."""
    invitations: dict[str, InvitationView] = {}
    games: dict[str, GameView] = {}
    own: dict[str, tuple[list[OwnInvitationView], list[GameView]]] = defaultdict(lambda: ([], []))
    for each in kept:
        invitation = each.invitation
        if invitation.state == "taken":
            game = _game(each, now)
            if invitation.choice.watch:
                games[invitation.id] = game
            for player in invitation.players:
                own[player.id][1].append(game)
            continue
        view = show_invitation(each, now)
        if invitation.state == "open" and not invitation.private:
            invitations[invitation.id] = view
        lapsed, path = invitation.state == "lapsed", invitation_path(invitation.id)
        own[invitation.owner.id][0].append(OwnInvitationView(view, invitation.private, lapsed, path))
    return Lists(invitations, games, {name: (tuple(mine), tuple(played)) for name, (mine, played) in own.items()})


def show_invitation(each: Shown, now: float) -> InvitationView:
    invitation, choice = each.invitation, each.invitation.choice
    kind = hall_of(choice.hall).kind(choice.variant)
    usual = 0 if kind is None else kind.givens(irregular=choice.irregular).usual
    return InvitationView(
        invitation.id,
        choice.hall,
        choice.variant,
        invitation.setup,
        choice.irregular,
        choice.givens or usual,
        choice.candidates,
        choice.rated,
        choice.watch,
        person(invitation.owner, each.owner, now),
        invitation.made_at,
    )


def invitation_path(invitation: str) -> str:
    return f"/numbridge/invitation/{invitation}"


def table_path(room: str) -> str:
    return f"/numbridge/table/{room}"


def person(player: Player, standing: Standing | None = None, now: float = 0.0) -> PersonView:
    known = standing is not None and standing.games > 0
    return PersonView(
        player.name,
        player.id if player.kind == "member" else None,
        round(standing.strength.rating) if standing is not None and known else None,
        standing is not None and known and standing.provisional(now),
        player.kind == "bot",
    )


def _game(each: Shown, now: float) -> GameView:
    invitation, choice = each.invitation, each.invitation.choice
    strength = {invitation.owner.id: each.owner}
    if invitation.taker is not None:
        strength[invitation.taker.id] = each.taker
    players = tuple([person(player, strength[player.id], now) for player in invitation.players])
    path = table_path(invitation.room)
    return GameView(invitation.id, choice.hall, choice.variant, invitation.setup, choice.rated, players, path)


def _givens(givens: Givens) -> GivensView:
    return GivensView(givens.least, givens.most, givens.usual)


def _hall(hall: Hall) -> HallView:
    kinds = tuple(
        HallKind(kind.variant, kind.price, _givens(kind.regular), _givens(kind.irregular)) for kind in hall.kinds
    )
    return HallView(hall.name, kinds, hall.seconds, hall.minutes, hall.candidates, hall.may_rate, hall.rated)


_HALLS: Final = tuple(map(_hall, HALLS))
