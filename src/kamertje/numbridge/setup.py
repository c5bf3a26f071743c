"""The set-up of a game: `VARIANT [irregular] [givens=N] [seconds=S] [minutes=M] [candidates]`."""

from dataclasses import dataclass
from typing import Final

from kamertje.match.refusal import Refusal
from kamertje.numbridge.messages import Variant

VARIANTS: Final[dict[str, Variant]] = {"bridge": "bridge", "blitz": "blitz", "domains": "domains"}
SECONDS: Final = (30, 45, 60, 120)
MINUTES: Final = (6, 25, 60)
# By size and by whether blocks are irregular: the fewest and the most givens with which a field is surely found.
GIVENS: Final = {(9, False): (25, 36), (9, True): (20, 36), (6, False): (10, 16), (6, True): (8, 16)}
_NUMBERS: Final = ("givens", "seconds", "minutes")
_FLAGS: Final = ("irregular", "candidates")


@dataclass(frozen=True, slots=True)
class SetUp:
    """givens: cells open from the start. seconds: for a turn. minutes: each player's for all turns together.
    candidates: the page may mark where a digit can still stand."""

    variant: Variant
    irregular: bool
    givens: int
    seconds: int
    minutes: int
    candidates: bool

    @property
    def size(self) -> int:
        """Cells to a side, and digits."""
        return 6 if self.variant == "blitz" else 9

    @property
    def price(self) -> int:
        """Of a claim, in tiles."""
        return 2 if self.variant == "blitz" else 1

    @property
    def moves(self) -> int:
        """In a turn, but for the very first one."""
        return 2 if self.variant == "domains" else 1

    def __str__(self) -> str:
        """In its canonical form, which leaves out what is usual."""
        usual = _usual(self.variant)
        words: list[str] = [self.variant]
        words += ["irregular"] if self.irregular else []
        words += [f"{name}={getattr(self, name)}" for name in _NUMBERS if getattr(self, name) != usual[name]]
        words += ["candidates"] if self.candidates else []
        return " ".join(words)


def read_setup(text: str) -> SetUp | Refusal:
    """The options in any order."""
    variant, *options = text.split() or [""]
    if variant not in VARIANTS:
        return Refusal("variant_unknown", variant)
    given: dict[str, int] = {}
    for option in options:
        name, equals, number = option.partition("=")
        if name not in (_NUMBERS if equals else _FLAGS):
            return Refusal("option_unknown", option)
        if name in given:
            return Refusal("option_twice", option)
        value = _whole(number) if equals else 1
        if value is None:
            return Refusal(f"{name}_refused", option)
        given[name] = value
    setup = _setup(VARIANTS[variant], given)
    low, high = GIVENS[setup.size, setup.irregular]
    if not low <= setup.givens <= high:
        return Refusal("givens_refused", f"givens={setup.givens}")
    if setup.seconds not in SECONDS:
        return Refusal("seconds_refused", f"seconds={setup.seconds}")
    if setup.minutes not in MINUTES:
        return Refusal("minutes_refused", f"minutes={setup.minutes}")
    return setup


def _setup(variant: Variant, given: dict[str, int]) -> SetUp:
    numbers = {**_usual(variant), **given}
    return SetUp(
        variant,
        "irregular" in given,
        numbers["givens"],
        numbers["seconds"],
        numbers["minutes"],
        "candidates" in given,
    )


def _usual(variant: Variant) -> dict[str, int]:
    if variant == "blitz":
        return {"givens": 12, "seconds": 30, "minutes": 6}
    return {"givens": 30, "seconds": 60, "minutes": 25}


def _whole(text: str) -> int | None:
    plain = text.isascii() and text.isdigit() and len(text) <= 3 and not text.startswith("0")
    return int(text) if plain else None
