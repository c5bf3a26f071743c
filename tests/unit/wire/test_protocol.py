"""The list of messages: closed, written out for others as it is, and described."""

import inspect
import pkgutil
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import get_args

import msgspec
import pytest

import kamertje
from kamertje.protocol import NumbridgeToClient, NumbridgeToServer, ToClient, ToServer
from tools.protocol.files import FILES, ROOT
from tools.protocol.typescript import struct_name

UNIONS = pytest.mark.parametrize(
    "union",
    [ToServer, ToClient, NumbridgeToServer, NumbridgeToClient],
    ids=["to the server", "to the client", "to the server in Numbridge", "to the client in Numbridge"],
)
REFERENCE = (ROOT / "docs" / "reference" / "protocol.md").read_text()


def tags(union: object) -> list[str]:
    return [
        str(kind.tag)
        for kind in msgspec.inspect.multi_type_info(get_args(union))
        if isinstance(kind, msgspec.inspect.StructType)
    ]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_what_is_made_from_the_types_is_up_to_date(path: Path) -> None:
    assert path.read_text() == FILES[path](), "run python -m tools.protocol"


@UNIONS
def test_every_message_is_described(union: object) -> None:
    assert len(tags(union)) >= 7
    assert [tag for tag in tags(union) if f"`{tag}`" not in REFERENCE] == []


@UNIONS
def test_no_two_messages_have_the_same_name(union: object) -> None:
    names = [struct_name(each) for each in get_args(union)]
    assert len(set(names)) == len(names)
    assert len(set(tags(union))) == len(tags(union))


def modules() -> list[ModuleType]:
    found = pkgutil.walk_packages(kamertje.__path__, "kamertje.")
    return [import_module(each.name) for each in found if not each.name.endswith("__main__")]


def test_no_state_can_be_encoded() -> None:
    """Struct types are what goes over the wire; a state is none, so that only a view of it can be sent. A table, which
    is one, holds a state; tests/rooms/numbridge/test_secrets.py holds that it cannot be encoded either."""
    structs = {
        each
        for module in modules()
        for _, each in inspect.getmembers(module, inspect.isclass)
        if issubclass(each, msgspec.Struct) and each.__module__.startswith("kamertje.")
    }
    assert {each.__name__ for each in structs} >= {"DotsView", "NumbridgeView", "Room", "Play"}
    assert [each.__name__ for each in structs if each.__module__.rpartition(".")[2] == "state"] == []
