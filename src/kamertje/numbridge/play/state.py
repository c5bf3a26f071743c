"""All that has to be known of a round to go on with it. It holds secrets: `view` alone lets anything out."""

from dataclasses import dataclass, replace

from kamertje.numbridge.dealing import Field
from kamertje.numbridge.fair import BAG, Deal
from kamertje.numbridge.messages import Ended, NumbridgeEvent, Phase
from kamertje.numbridge.play.clock import Clock
from kamertje.numbridge.setup import SetUp

Tiles = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Move:
    """What happened at a time, as everybody was told it; and what they were not: the tiles that were paid, in the order
    in which they were, and those that were drawn."""

    at: float
    told: NumbridgeEvent
    paid: Tiles = ()
    drawn: Tiles = ()


@dataclass(frozen=True, slots=True)
class State:
    """due: when nonces that have not come count as empty. owners: by cell 0 nobody, 1, 2. hands and bag: sorted tiles.
    numbers: how many the bag's stream has given. moves_left: of this turn. turn: counts turns. late: by player the
    turns in a row that were lost on time. moves: the record, oldest first."""

    setup: SetUp
    deal: Deal
    phase: Phase
    clock: Clock
    due: float | None = None
    field: Field | None = None
    owners: tuple[int, ...] = ()
    hands: tuple[Tiles, Tiles] = ((), ())
    bag: Tiles = ()
    numbers: int = 0
    mover: int = 1
    moves_left: int = 1
    turn: int = 1
    late: tuple[int, int] = (0, 0)
    moves: tuple[Move, ...] = ()

    @property
    def dealt(self) -> Field:
        """The field, once it lies there."""
        if self.field is None:
            raise AssertionError("nothing is dealt yet")
        return self.field

    @property
    def hand(self) -> Tiles:
        """The mover's."""
        return self.hands[self.mover - 1]

    @property
    def ended(self) -> Ended | None:
        last = self.moves[-1].told if self.moves else None
        return last if isinstance(last, Ended) else None

    @property
    def bag_key(self) -> bytes:
        return self.deal.key(BAG)

    def known(self, cell: int) -> bool:
        """Its digit is to be seen: open from the start, or won since."""
        return self.dealt.givens[cell] != 0 or self.owners[cell] != 0

    def free_given(self, cell: int) -> bool:
        return self.dealt.givens[cell] != 0 and self.owners[cell] == 0

    def with_owner(self, cell: int, seat: int) -> "State":
        return replace(self, owners=(*self.owners[:cell], seat, *self.owners[cell + 1 :]))

    def with_hand(self, seat: int, tiles: Tiles) -> "State":
        first, second = self.hands
        return replace(self, hands=(tiles, second) if seat == 1 else (first, tiles))

    def told(self, move: Move) -> "State":
        return replace(self, moves=(*self.moves, move))
