"""The messages as JSON Schema, from their Python types."""

import json
import re
from typing import Any

import msgspec

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema(title: str, aliases: dict[str, Any], calls: tuple[type, ...]) -> str:
    shapes, components = msgspec.json.schema_components([*aliases.values(), *calls], ref_template="#/$defs/{name}")
    text = json.dumps(
        {
            "$schema": DIALECT,
            "title": title,
            "oneOf": [{"$ref": f"#/$defs/{name}"} for name in aliases],
            "$defs": {**dict(zip(aliases, shapes, strict=False)), **components},
        },
        indent=1,
        ensure_ascii=False,
    )
    # What a generic message is filled with is no part of its name: "Room[…]" and "Room_…" are Room.
    text = re.sub(r'"(\w+)\[[^"]*\]"', r'"\1"', text)
    return re.sub(r'"(#/\$defs/)?([A-Z][A-Za-z]*)_[\w.]*"', r'"\1\2"', text) + "\n"
