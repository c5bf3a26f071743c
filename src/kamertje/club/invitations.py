"""An invitation: made, then taken by one, or withdrawn, or lapsed because its owner has gone."""

from dataclasses import dataclass
from typing import Final, Literal

from kamertje.club.halls import Choice
from kamertje.club.identity import Player

# over: the game that it led to has ended.
State = Literal["open", "taken", "over", "withdrawn", "lapsed"]
Unable = Literal["invitation_gone", "invitation_own", "account_needed"]

# So many may be open at once.
MOST_OPEN: Final = 3
# So long an owner may be away: who sends a link leaves the page to do so.
AWAY_SECONDS: Final = 180.0
AWAY_SECONDS_PRIVATE: Final = 900.0
# A lapsed one is shown to its owner for so long.
LAPSED_SECONDS: Final = 86_400.0


@dataclass(frozen=True, slots=True)
class Invitation:
    """setup: of the game, in its canonical form. made_at, seen_at: seconds since 1970; seen_at: when its owner was last
    here. private: for whoever has its link.

    taker and first (the player who begins) are there once it is taken. room: secret until then. key: the hash of the
    owner's key for that room.
    """

    id: str
    owner: Player
    choice: Choice
    setup: str
    room: str
    key: bytes
    made_at: float
    seen_at: float
    private: bool = False
    state: State = "open"
    taker: Player | None = None
    first: str | None = None

    def away_at(self) -> float:
        """When it lapses, if its owner does not come back."""
        return self.seen_at + (AWAY_SECONDS_PRIVATE if self.private else AWAY_SECONDS)

    @property
    def players(self) -> tuple[Player, ...]:
        """Of one that is taken: who begins, and the other."""
        if self.taker is None:
            return ()
        return (self.owner, self.taker) if self.first == self.owner.id else (self.taker, self.owner)


def unable(invitation: Invitation, taker: Player, now: float) -> Unable | None:
    """Why somebody cannot take it."""
    if invitation.state != "open" or now >= invitation.away_at():
        return "invitation_gone"
    if invitation.owner.id == taker.id:
        return "invitation_own"
    return "account_needed" if invitation.choice.rated and taker.kind == "guest" else None
