"""A command that has no effect: a value, with a code for programs."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refusal:
    """code: for example "not_your_turn"; docs/reference/refusals.md has them all. text: the offending part, if any."""

    code: str
    text: str = ""
