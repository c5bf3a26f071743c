"""One number names the engine: the nodes of a fixed search, the same natively and in WASM."""

from kamertje import _kernel
from tests.conformance.keepers import WasmKeeper


def test_native_and_wasm_have_one_signature(wasm: WasmKeeper) -> None:
    assert wasm.signature() == _kernel.signature() & 0xFFFFFFFF
