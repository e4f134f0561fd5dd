"""The protocol as TypeScript: `python -m underhall.server.typescript > web/src/lib/protocol.ts`.

The page's types are made from the same structures that the server checks messages with, so the two cannot drift
apart; a test holds the written file to what this prints.
"""

from __future__ import annotations

import typing

from msgspec import inspect

from underhall.server import protocol

_HEAD = "// Made by `python -m underhall.server.typescript` from src/underhall/server/protocol.py. Do not edit.\n"
_UNIONS = {"ClientMessage": protocol.ClientMessage, "ServerMessage": protocol.ServerMessage}


def typescript() -> str:
    """All messages as TypeScript interfaces and two unions."""
    structs: dict[str, inspect.StructType] = {}
    for union in _UNIONS.values():
        for member in typing.get_args(union):
            _collect(inspect.type_info(member), structs)
    parts = [_HEAD, f"export const VERSION = {protocol.VERSION};\n"]
    parts += [_interface(name, struct) for name, struct in sorted(structs.items())]
    for name, union in _UNIONS.items():
        members = " | ".join(member.__name__ for member in typing.get_args(union))
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def _collect(kind: inspect.Type, structs: dict[str, inspect.StructType]) -> None:
    if isinstance(kind, inspect.StructType):
        if kind.cls.__name__ in structs:
            return
        structs[kind.cls.__name__] = kind
        for field in kind.fields:
            _collect(field.type, structs)
    elif isinstance(kind, inspect.UnionType):
        for option in kind.types:
            _collect(option, structs)
    elif isinstance(kind, inspect.ListType):
        _collect(kind.item_type, structs)
    elif isinstance(kind, inspect.Metadata):
        _collect(kind.type, structs)


def _interface(name: str, struct: inspect.StructType) -> str:
    lines = [f"export interface {name} {{"]
    if struct.tag is not None:
        lines.append(f'  type: "{struct.tag}";')
    leaves_out_defaults = issubclass(struct.cls, protocol.Outgoing)
    incoming = issubclass(struct.cls, protocol.Incoming)
    for field in struct.fields:
        optional = (leaves_out_defaults or incoming) and not field.required
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {_type(field.type)};")
    return "\n".join([*lines, "}\n"])


def _type(kind: inspect.Type) -> str:
    match kind:
        case inspect.StrType() | inspect.DateTimeType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType() | inspect.RawType():
            return "unknown"
        case inspect.Metadata():
            return _type(kind.type)
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(_type(option) for option in kind.types))
        case inspect.ListType() | inspect.VarTupleType() | inspect.CollectionType():
            item = _type(kind.item_type)
            return f"({item})[]" if "|" in item else f"{item}[]"
        case inspect.TupleType():
            return f"[{', '.join(_type(item) for item in kind.item_types)}]"
        case inspect.DictType():
            return f"Record<string, {_type(kind.value_type)}>"
    raise TypeError(f"no TypeScript for {kind}")


if __name__ == "__main__":
    print(typescript(), end="")
