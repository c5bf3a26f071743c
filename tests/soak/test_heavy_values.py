"""Published values that take minutes."""

import pytest

from tests.conformance.facts import Vector, title, vectors
from tests.twins import exact, place, solved

TABLE_BYTES = 1 << 30


@pytest.mark.parametrize("vector", [vector for vector in vectors("values") if "heavy" in vector], ids=title)
def test_values(vector: Vector) -> None:
    assert (
        exact(solved(place(vector["setup"]).game, "value", table_bytes=TABLE_BYTES, threads=2).value) == vector["value"]
    )
