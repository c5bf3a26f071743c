"""Fields: blocks, a solution, and givens that leave no other. Dealt by the kernel from two keys, alike everywhere."""

from dataclasses import dataclass
from typing import Final

from kamertje import _kernel
from kamertje._kernel import bag_number

__all__ = ["KEY_BYTES", "Field", "Refusal", "bag_number", "deal"]

KEY_BYTES: Final = 32


@dataclass(frozen=True, slots=True)
class Field:
    """A field by cell, row by row: size × size cells.

    blocks: the block of each cell, from 0, in the order of their first cells.
    givens: digits from 1, 0 where the cell is empty.
    solution: the only one that the givens leave.
    """

    size: int
    blocks: bytes
    givens: bytes
    solution: bytes


@dataclass(frozen=True, slots=True)
class Refusal:
    """No such field is dealt. code: "field_size" or "field_givens"; text: the number that is refused."""

    code: str
    text: str


def deal(size: int, givens: int, layout: bytes, grid: bytes, *, irregular: bool) -> Field | Refusal:
    """The field of these keys, with exactly so many givens.

    size: 9 or 6. givens: 25–36, irregular 20–36; on 6×6 10–16, irregular 8–16.
    layout, grid: keys of 32 bytes; the layout's matters to irregular blocks alone.
    """
    dealt = _kernel.deal(size, irregular, givens, layout, grid)
    if isinstance(dealt, _kernel.Refusal):
        return Refusal(dealt.code, dealt.text)
    return Field(size, *dealt)
