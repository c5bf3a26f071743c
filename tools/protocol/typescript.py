"""The messages as TypeScript, from their Python types."""

import inspect as source
import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import inspect

WIDTH = 118
PLAIN: Mapping[type[inspect.Type], str] = {
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def declarations(aliases: dict[str, Any], calls: tuple[type, ...]) -> str:
    """An interface for each struct that these types are made of, and each alias as a union."""
    structs: dict[str, inspect.StructType] = {}
    for each in (*aliases.values(), *calls):
        for struct in _structs(inspect.type_info(each)):
            structs.setdefault(struct_name(struct.cls), struct)
    parts = [_interface(name, struct) for name, struct in structs.items()]
    parts += [_union(name, inspect.type_info(each)) for name, each in aliases.items()]
    return "\n".join(parts)


def struct_name(cls: Any) -> str:
    """Without what a generic message is filled with."""
    name: str = getattr(cls, "__origin__", cls).__name__
    return name


def _structs(kind: inspect.Type) -> Iterator[inspect.StructType]:
    match kind:
        case inspect.StructType():
            yield kind
            for field in kind.fields:
                yield from _structs(field.type)
        case inspect.UnionType():
            for each in kind.types:
                yield from _structs(each)
        case inspect.VarTupleType():
            yield from _structs(kind.item_type)
        case inspect.TupleType():
            for each in kind.item_types:
                yield from _structs(each)
        case inspect.Metadata():
            yield from _structs(kind.type)
        case _:
            return


def _interface(name: str, struct: inspect.StructType) -> str:
    fields = [f"  {struct.tag_field}: '{struct.tag}';"] if struct.tag_field else []
    fields += [
        f"  {field.encode_name}{'' if field.required or not _sent(struct) else '?'}: {_type(field.type)};"
        for field in struct.fields
    ]
    return f"{_comment(struct.cls)}export interface {name} {{\n" + "\n".join(fields) + "\n}\n"


def _sent(struct: inspect.StructType) -> bool:
    """What is sent to the server may leave out what has a default; what comes from it is always whole."""
    return struct.forbid_unknown_fields


def _comment(cls: Any) -> str:
    text = " ".join(source.cleandoc(getattr(cls, "__origin__", cls).__doc__ or "").split())
    if len(text) + 7 <= WIDTH:
        return f"/** {text} */\n"
    lines = textwrap.wrap(text, WIDTH - 3)
    return "/**\n" + "".join(f" * {line}\n" for line in lines) + " */\n"


def _union(name: str, kind: inspect.Type) -> str:
    members = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    one_line = f"export type {name} = {' | '.join(map(_type, members))};\n"
    if len(one_line) <= WIDTH:
        return one_line
    return f"export type {name} =\n" + "\n".join(f"  | {_type(each)}" for each in members) + ";\n"


def _type(kind: inspect.Type) -> str:
    match kind:
        case inspect.Metadata():
            return _type(kind.type)
        case inspect.StructType():
            return struct_name(kind.cls)
        case inspect.LiteralType():
            return " | ".join(f"'{value}'" for value in kind.values)
        case inspect.UnionType():
            return " | ".join(map(_type, kind.types))
        case inspect.TupleType():
            return f"[{', '.join(map(_type, kind.item_types))}]"
        case inspect.VarTupleType():
            inner = _type(kind.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case _:
            return PLAIN[type(kind)]
