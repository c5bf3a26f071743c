"""The halls: what may be played in each, as data, and the set-up of a game that is chosen there."""

from dataclasses import dataclass
from typing import Final, Literal

# What is played there.
GAME: Final = "numbridge"

HallName = Literal["blitz", "bridge45", "bridge60", "domains", "practice"]
Variant = Literal["bridge", "blitz", "domains"]
# What a hall may not have of what was chosen.
Unfit = Literal["variant", "givens", "candidates", "rated"]


@dataclass(frozen=True, slots=True)
class Choice:
    """What an invitation is to. givens: None for as many as the hall usually has. watch: others may look on."""

    hall: HallName
    variant: Variant
    irregular: bool = False
    givens: int | None = None
    candidates: bool = False
    rated: bool = False
    watch: bool = True


@dataclass(frozen=True, slots=True)
class Givens:
    """How many cells may be open from the start, and how many are if nobody says."""

    least: int
    most: int
    usual: int


@dataclass(frozen=True, slots=True)
class Kind:
    """One variant in a hall. price: of claiming a given, in tiles."""

    variant: Variant
    price: int
    regular: Givens
    irregular: Givens

    def givens(self, *, irregular: bool) -> Givens:
        return self.irregular if irregular else self.regular


@dataclass(frozen=True, slots=True)
class Hall:
    """seconds: for a turn. minutes: each player's for the whole game. rated: unless the invitation says otherwise."""

    name: HallName
    kinds: tuple[Kind, ...]
    seconds: int
    minutes: int
    candidates: bool  # may be marked
    may_rate: bool
    rated: bool

    def kind(self, variant: Variant) -> Kind | None:
        return next((kind for kind in self.kinds if kind.variant == variant), None)


_LARGE: Final = (Givens(25, 36, 30), Givens(20, 36, 30))
_BRIDGE: Final = Kind("bridge", 1, *_LARGE)
_DOMAINS: Final = Kind("domains", 1, *_LARGE)
_BLITZ: Final = Kind("blitz", 2, Givens(10, 16, 12), Givens(8, 16, 12))

HALLS: Final = (
    Hall("blitz", (_BLITZ,), 30, 6, candidates=False, may_rate=True, rated=True),
    Hall("bridge45", (_BRIDGE,), 45, 25, candidates=True, may_rate=True, rated=True),
    Hall("bridge60", (_BRIDGE,), 60, 25, candidates=True, may_rate=True, rated=True),
    Hall("domains", (_DOMAINS,), 60, 25, candidates=True, may_rate=True, rated=True),
    Hall("practice", (_BRIDGE, _BLITZ, _DOMAINS), 120, 60, candidates=True, may_rate=False, rated=False),
)


def hall_of(name: HallName) -> Hall:
    return next(hall for hall in HALLS if hall.name == name)


def unfit(choice: Choice) -> Unfit | None:
    """What of a choice its hall does not have."""
    hall = hall_of(choice.hall)
    kind = hall.kind(choice.variant)
    if kind is None:
        return "variant"
    limits = kind.givens(irregular=choice.irregular)
    if choice.givens is not None and not limits.least <= choice.givens <= limits.most:
        return "givens"
    if choice.candidates and not hall.candidates:
        return "candidates"
    return "rated" if choice.rated and not hall.may_rate else None


def setup_of(choice: Choice) -> str:
    """The set-up text of a choice that fits its hall."""
    hall = hall_of(choice.hall)
    kind = hall.kind(choice.variant)
    if kind is None:
        raise ValueError(choice)
    usual = kind.givens(irregular=choice.irregular).usual
    parts = [choice.variant, f"givens={choice.givens or usual}", f"seconds={hall.seconds}", f"minutes={hall.minutes}"]
    if choice.irregular:
        parts.insert(1, "irregular")
    if choice.candidates:
        parts.append("candidates")
    return " ".join(parts)
