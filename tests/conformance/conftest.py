"""Who answers the vectors: keepers of the rules, and analysts of positions."""

import os
import shutil
import sys
from collections.abc import Iterator
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from tests.conformance.analysts import Analyst, KernelAnalyst, ReferenceAnalyst
from tests.conformance.keepers import Keeper, NativeKeeper, ReferenceKeeper, WasmKeeper


@pytest.fixture(scope="session")
def wasm() -> Iterator[WasmKeeper]:
    """Node is the one beside this Python, else the machine's."""
    beside = Path(sys.executable).parent
    node = shutil.which("node", path=f"{beside}{os.pathsep}{os.environ['PATH']}")
    assert node is not None, "node is missing: run `make setup`"
    with as_file(files("kamertje") / "web" / "kernel" / "kamertje.wasm") as module:
        keeper = WasmKeeper(node, module)
        yield keeper
        keeper.close()


@pytest.fixture(scope="session", params=["native", "wasm", "reference"])
def keeper(request: pytest.FixtureRequest, wasm: WasmKeeper) -> Keeper:
    keepers: dict[str, Keeper] = {"native": NativeKeeper(), "wasm": wasm, "reference": ReferenceKeeper()}
    return keepers[request.param]


@pytest.fixture(params=["kernel", "reference"])
def analyst(request: pytest.FixtureRequest) -> Analyst:
    analysts: dict[str, Analyst] = {"kernel": KernelAnalyst(), "reference": ReferenceAnalyst()}
    return analysts[request.param]
