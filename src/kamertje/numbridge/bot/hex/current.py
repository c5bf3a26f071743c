"""A bridge as an electric circuit: cells are resistors, the sides its poles. Less resistance is nearer to a bridge."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import mul
from typing import Final

CLOSED: Final = 1e9  # the resistance of a cell that is the other's
SOLID: Final = 0.02  # and of one's own
LEAST: Final = 1e-9  # a conductance that keeps what hangs on nothing from being divided by nothing
APART: Final = 1e-6  # below this what is conducted is no more than that


@dataclass(frozen=True, slots=True)
class Flow:
    """resistance: between the sides. through: by cell the share of the current that passes there, 0..1."""

    resistance: float
    through: tuple[float, ...]


@dataclass(slots=True)
class _Circuit:
    """The equations, the cells put so that the poles are beyond the first row (at 0 V) and beyond the last (at 1 V).

    pivots: by cell. bands: by cell the conductances to the `size` cells after it. poles: by cell that to the last pole.
    whole: what one volt drives through.
    """

    size: int
    resistances: list[float]
    pivots: list[float]
    bands: list[list[float]]
    poles: list[float]
    whole: float


def resistance(size: int, seat: int, weights: Sequence[float]) -> float:
    """Between the seat's sides. weights: by cell its resistance."""
    return 1 / _reduced(_circuit(size, seat, weights)).whole


def flow(size: int, seat: int, weights: Sequence[float]) -> Flow:
    """Where the current goes between the seat's sides; nowhere, if they cannot be joined."""
    circuit = _reduced(_circuit(size, seat, weights))
    passing = [0.0] * len(weights)
    if circuit.whole > APART:
        shares = _passing(circuit, _volts(circuit))
        for cell, share in zip(_order(size, seat), shares, strict=True):
            passing[cell] = share
    return Flow(1 / circuit.whole, tuple(passing))


@lru_cache(maxsize=4)
def _order(size: int, seat: int) -> tuple[int, ...]:
    """The cells from the one side of the seat to the other: gold's lie by rows, coral's by columns."""
    cells = range(size * size)
    return tuple(cells) if seat == 1 else tuple(cell % size * size + cell // size for cell in cells)


@lru_cache(maxsize=2)
def _links(size: int) -> tuple[tuple[int, int], ...]:
    """Cells that touch, the first before the second. The rhombus is the same when rows and columns change places."""
    return tuple(
        (cell, cell + step)
        for cell in range(size * size)
        for step, lies_there in ((1, cell % size + 1 < size), (size - 1, cell % size > 0), (size, True))
        if lies_there and cell + step < size * size
    )


def _circuit(size: int, seat: int, weights: Sequence[float]) -> _Circuit:
    resistances = [weights[cell] for cell in _order(size, seat)]
    pivots = [LEAST] * len(resistances)
    bands = [[0.0] * size for _ in resistances]
    poles = [0.0] * len(resistances)
    for cell in range(size):
        pivots[cell] += 2 / resistances[cell]
        last = len(resistances) - 1 - cell
        poles[last] = 2 / resistances[last]
        pivots[last] += poles[last]
    for cell, near in _links(size):
        conductance = 2 / (resistances[cell] + resistances[near])
        if conductance > APART:
            bands[cell][near - cell - 1] = conductance
            pivots[cell] += conductance
            pivots[near] += conductance
    return _Circuit(size, resistances, pivots, bands, poles, sum(poles) + LEAST)


def _reduced(circuit: _Circuit) -> _Circuit:
    """Cell after cell is taken out, as Gauss did."""
    size, pivots, bands, poles = circuit.size, circuit.pivots, circuit.bands, circuit.poles
    for cell, band in enumerate(bands):
        pivot, pole = pivots[cell], poles[cell]
        for step, conductance in enumerate(band, 1):
            if not conductance:
                continue
            share = conductance / pivot
            near = cell + step
            pivots[near] -= share * conductance
            poles[near] += share * pole
            after = bands[near]
            for further in range(step, size):
                if band[further]:
                    after[further - step] += share * band[further]
        circuit.whole -= pole * pole / pivot
    return circuit


def _volts(circuit: _Circuit) -> list[float]:
    """By cell, and nothing beyond the last."""
    size, count = circuit.size, len(circuit.pivots)
    volts = [0.0] * (count + size)
    for cell in reversed(range(count)):
        after = sum(map(mul, circuit.bands[cell], volts[cell + 1 : cell + 1 + size]))
        volts[cell] = (circuit.poles[cell] + after) / circuit.pivots[cell]
    return volts


def _passing(circuit: _Circuit, volts: Sequence[float]) -> Iterator[float]:
    """By cell the share of the current."""
    size, resistances = circuit.size, circuit.resistances
    both_ways = [0.0] * len(resistances)
    for cell in range(size):
        both_ways[cell] += 2 * volts[cell] / resistances[cell]
        last = len(resistances) - 1 - cell
        both_ways[last] += 2 * (1 - volts[last]) / resistances[last]
    for cell, near in _links(size):
        current = abs(2 * (volts[cell] - volts[near]) / (resistances[cell] + resistances[near]))
        both_ways[cell] += current
        both_ways[near] += current
    return (each / 2 / circuit.whole for each in both_ways)
