"""Halls on the wire: what is chosen for an invitation, and what a socket tells of all of them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

HallName = Literal["blitz", "bridge45", "bridge60", "domains", "practice"]
Variant = Literal["bridge", "blitz", "domains"]
InvitationState = Literal["open", "taken", "over", "withdrawn", "lapsed"]


class _Body(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    pass


class _Shown(Struct, frozen=True, rename="camel"):
    pass


class _Told(Struct, frozen=True, tag_field="type", rename="camel"):
    pass


class Invite(_Body, frozen=True):
    """`POST /api/halls/invitations`. `givens`: null for the hall's usual number. `watch`: others may look on.

    `private`: stands in no list, and is for whoever has its link. `rated`: both need an account.
    """

    hall: HallName
    variant: Variant
    irregular: bool = False
    givens: Annotated[int, Meta(ge=1, le=80)] | None = None
    candidates: bool = False
    rated: bool = False
    watch: bool = True
    private: bool = False


class Invited(_Body, frozen=True):
    """201. `path` leads to the invitation, for who is asked to play."""

    invitation: str
    path: str


class GameOpened(_Body, frozen=True):
    """200 for `accept`: the game has begun, and this browser has a seat there. Go to `path`."""

    room: str
    path: str


class GivensView(_Shown, frozen=True):
    """How many cells may be open from the start, and how many are if nobody says."""

    least: int
    most: int
    usual: int


class HallKind(_Shown, frozen=True):
    """A variant in a hall. `price`: of claiming a given, in tiles."""

    variant: Variant
    price: int
    regular: GivensView
    irregular: GivensView


class HallView(_Shown, frozen=True):
    """`seconds` for a turn, `minutes` of each player for the game. `candidates`: may be marked. `rated`: unless one
    says otherwise, where `mayRate`."""

    name: HallName
    kinds: tuple[HallKind, ...]
    seconds: int
    minutes: int
    candidates: bool
    may_rate: bool
    rated: bool


class PersonView(_Shown, frozen=True):
    """`member`: the id of their account, null for a guest. `rating`: in the variant, null for who was never rated
    there; `unsure`: after too few games to say."""

    name: str
    member: str | None
    rating: int | None = None
    unsure: bool = False
    bot: bool = False


class InvitationView(_Shown, frozen=True):
    """An open invitation. `madeAt`: seconds since 1970."""

    id: str
    hall: HallName
    variant: Variant
    setup: str
    irregular: bool
    givens: int
    candidates: bool
    rated: bool
    watch: bool
    by: PersonView
    made_at: float


class OwnInvitationView(_Shown, frozen=True):
    """The viewer's own. `lapsed`: its owner was away for too long. `path`: to send to somebody."""

    invitation: InvitationView
    private: bool
    lapsed: bool
    path: str


class GameView(_Shown, frozen=True):
    """A game that is played. `players`: who begins comes first. `path`: the table, for who may go there."""

    id: str
    hall: HallName
    variant: Variant
    setup: str
    rated: bool
    players: tuple[PersonView, ...]
    path: str


class AskedInvitation(_Shown, frozen=True):
    """`GET /api/halls/invitations/{id}`: for who comes by its link. `mine`: the viewer's own. `path`: to the table, for
    who plays there."""

    state: InvitationState
    mine: bool
    invitation: InvitationView
    path: str | None


class Halls(_Told, frozen=True, tag="halls"):
    """All that there is: after `welcome`, and in answer to `look`. `games`: those where one may look on."""

    version: int
    halls: tuple[HallView, ...]
    invitations: tuple[InvitationView, ...]
    games: tuple[GameView, ...]


class HallsChanged(_Told, frozen=True, tag="halls_changed"):
    """What is another now, for who has `version - 1`; who has not sends `look`. `opened` and `started` may be there
    already, and replace what was. `closed` and `ended`: ids."""

    version: int
    opened: tuple[InvitationView, ...]
    closed: tuple[str, ...]
    started: tuple[GameView, ...]
    ended: tuple[str, ...]


class Yours(_Told, frozen=True, tag="yours"):
    """What is the viewer's own, whole, whenever it changes. `you` is null for who has no name. `games`: to play."""

    you: PersonView | None
    invitations: tuple[OwnInvitationView, ...]
    games: tuple[GameView, ...]
