"""The page's types: `python -m underhall.server.typescript` writes them into web/src.

`lib/protocol.ts` has the messages, the HTTP bodies and answers, and the routes with what each takes and gives;
`games/<game>/wire.ts` has the game's view and what the page reads of its catalogue. All are made from the structures
and handlers that the server itself uses, so the two sides cannot drift apart; tests hold the written files to what this
makes, and the catalogues to their structures.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect

import underhall
from underhall.core import Game
from underhall.protocol import live
from underhall.protocol.bodies import Problem
from underhall.server.http.routes import HANDLERS

_PAGE = Path(__file__).parents[3] / "web" / "src"
_HEAD = "// Made by `python -m underhall.server.typescript`. Do not edit.\n"
_UNIONS = {"ClientMessage": live.ClientMessage, "ServerMessage": live.ServerMessage}
_PLACE = re.compile(r"\{(\w+):(\w+)\}")


class _Route(typing.NamedTuple):
    """What a route takes and gives, each as a Python type; None where there is nothing."""

    name: str
    path: dict[str, Any]
    query: dict[str, Any]
    body: Any
    answer: Any


def files(page: Path = _PAGE) -> dict[Path, str]:
    """Every file that is made, by its place."""
    made = {page / "lib" / "protocol.ts": _protocol()}
    for game in underhall.all_games().values():
        folder = page / "games" / game.id
        if folder.is_dir():
            made[folder / "wire.ts"] = _wire(game)
    return made


def _protocol() -> str:
    handlers = (handler for handler in HANDLERS if isinstance(handler, HTTPRouteHandler))
    routes = sorted(
        (_route(handler) for handler in handlers if handler.include_in_schema is not False),
        key=lambda route: route.name,
    )
    bodies = [kind for route in routes for kind in (route.body, route.answer) if kind is not None]
    structs = _structs([*_UNIONS.values(), *bodies, Problem])
    parts = [_HEAD, f"export const VERSION = {live.VERSION};\n"]
    parts += [_interface(name, struct) for name, struct in sorted(structs.items())]
    for name, union in _UNIONS.items():
        members = " | ".join(member.__name__ for member in typing.get_args(union))
        parts.append(f"export type {name} = {members};\n")
    lines = [line for route in routes for line in _entry(route)]
    parts.append("\n".join(["/** What every route takes and gives. */", "export interface Routes {", *lines, "}\n"]))
    return "\n".join(parts)


def _wire(game: Game[Any]) -> str:
    """The view of a game, by the name `View`, and its catalogue, with all that they are made of."""
    view = typing.get_type_hints(type(game).view)["return"]
    shape = game.catalogue_shape()
    structs = _structs([view] if shape is None else [view, shape])
    structs["View"] = structs.pop(view.__name__)
    return "\n".join([_HEAD, *(_interface(name, struct) for name, struct in sorted(structs.items()))])


# Routes ---------------------------------------------------------------------------------------------------------------


def _route(handler: HTTPRouteHandler) -> _Route:
    (address,) = handler.paths
    (method,) = handler.http_methods
    hints = typing.get_type_hints(handler.fn, include_extras=True)
    path = {name: int if kind == "int" else str for name, kind in _PLACE.findall(address)}
    query = {name: _bare(hint) for name, hint in hints.items() if _is_query(hint)}
    if "lang" in hints:
        query["lang"] = str
    body = _bare(hints["data"]) if "data" in hints else None
    plain = _PLACE.sub(r"{\1}", address)
    return _Route(f"{method} {plain}", path, query, body, _answer(handler, hints["return"]))


def _answer(handler: HTTPRouteHandler, hint: Any) -> Any:
    """What a handler answers with: its annotation, or what it declares where it answers with bytes made before."""
    if handler.responses:
        return next(iter(handler.responses.values())).data_container
    if typing.get_origin(hint) is Response:
        (hint,) = typing.get_args(hint)
    return None if hint is type(None) else hint


def _is_query(hint: Any) -> bool:
    return any(type(fact).__name__ == "QueryParameter" for fact in getattr(hint, "__metadata__", ()))


def _bare(hint: Any) -> Any:
    return hint.__origin__ if hasattr(hint, "__metadata__") else hint


def _entry(route: _Route) -> Iterable[str]:
    yield f'  "{route.name}": {{'
    path = [f"{name}: {_written(kind)}" for name, kind in route.path.items()]
    query = [f"{name}?: {_written(kind)}" for name, kind in sorted(route.query.items())]
    for name, facts in (("path", path), ("query", query)):
        yield f"    {name}: {{ {'; '.join(facts)} }};" if facts else f"    {name}: object;"
    yield f"    body: {_written(route.body)};"
    yield f"    answer: {_written(route.answer)};"
    yield "  };"


def _written(kind: Any) -> str:
    return "undefined" if kind is None else _type(inspect.type_info(kind))


# Structures -----------------------------------------------------------------------------------------------------------


def _structs(kinds: Iterable[Any]) -> dict[str, inspect.StructType]:
    """The structures that these types are made of, by name."""
    found: dict[str, inspect.StructType] = {}
    for kind in kinds:
        _collect(inspect.type_info(kind), found)
    return found


def _collect(kind: inspect.Type, found: dict[str, inspect.StructType]) -> None:
    if isinstance(kind, inspect.StructType):
        known = found.get(kind.cls.__name__)
        if known is not None and known.cls is not kind.cls:
            raise TypeError(f"two structures are called {kind.cls.__name__}")
        if known is not None:
            return
        found[kind.cls.__name__] = kind
    for inner in _parts(kind):
        _collect(inner, found)


def _parts(kind: inspect.Type) -> Iterable[inspect.Type]:
    match kind:
        case inspect.StructType():
            return (field.type for field in kind.fields)
        case inspect.UnionType():
            return kind.types
        case inspect.ListType() | inspect.VarTupleType() | inspect.CollectionType():
            return (kind.item_type,)
        case inspect.TupleType():
            return kind.item_types
        case inspect.DictType():
            return (kind.value_type,)
        case inspect.Metadata():
            return (kind.type,)
    return ()


def _interface(name: str, struct: inspect.StructType) -> str:
    lines = [f"export interface {name} {{"]
    if struct.tag is not None:
        lines.append(f'  type: "{struct.tag}";')
    # What has a default may be left out by clients, and is left out by tables. What is unset is never written, and
    # msgspec tells of no default there.
    config = struct.cls.__struct_config__
    leaves_out = config.omit_defaults or config.forbid_unknown_fields
    for field in struct.fields:
        is_unset = field.default is field.default_factory is msgspec.NODEFAULT
        optional = not field.required and (leaves_out or is_unset)
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {_type(field.type)};")
    return "\n".join([*lines, "}\n"])


def _type(kind: inspect.Type) -> str:
    match kind:
        case inspect.StrType() | inspect.DateType() | inspect.DateTimeType() | inspect.BytesType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType() | inspect.RawType():
            return "unknown"
        case inspect.LiteralType():
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
        case inspect.Metadata():
            return _type(kind.type)
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(_type(option) for option in kind.types))
        case inspect.ListType() | inspect.VarTupleType() | inspect.CollectionType():
            item = _type(kind.item_type)
            return f"({item})[]" if " | " in item and not item.startswith("[") else f"{item}[]"
        case inspect.TupleType():
            return f"[{', '.join(_type(item) for item in kind.item_types)}]"
        case inspect.DictType():
            return f"Record<string, {_type(kind.value_type)}>"
    raise TypeError(f"no TypeScript for {kind}")


if __name__ == "__main__":
    for place, text in files().items():
        place.write_text(text, encoding="utf-8")
