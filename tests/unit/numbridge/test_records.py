"""The records that the page checks as well (web/tests/numbridge/fair.test.mjs) are fair here."""

import json
from pathlib import Path

import msgspec
import pytest

from kamertje.numbridge.verify import fault_of, read_record

RECORDS = json.loads((Path(__file__).parents[2] / "vectors" / "numbridge" / "records.json").read_text())["records"]


@pytest.mark.parametrize("record", RECORDS, ids=[record["setup"] for record in RECORDS])
def test_a_record_of_the_vectors_is_fair(record: object) -> None:
    assert fault_of(read_record(msgspec.json.encode(record))) is None
