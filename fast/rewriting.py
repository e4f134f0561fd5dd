"""The sources as mypyc wants them. People who read, change or run the pure engines see nothing of this.

mypyc compiles plain classes well and drops the keywords of a class. So a frozen structure, as in
`class Take(Move, frozen=True, gc=False, tag="take")`, becomes a plain class here, and what msgspec gives it is
written out. `mask.bit_count()` becomes a function that needs no Python object.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from pathlib import Path

_FIRST = "from __future__ import annotations"
_NEEDED = """
import typing
if typing.TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
from underhall.core.frozen import Frozen as _Frozen, complete as _complete, ones as _ones"""
_PASSED_ON = ("super().__init_subclass__(**arguments)", "_complete(cls, arguments)")
_OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)"
"""Plug-in games and tests derive classes of their own; and without it `X.__new__(X)`, in copies, runs `__init__`."""
_FOREIGN = {"Protocol", "Enum", "enum.Enum", "NamedTuple"}
"""Classes of these kinds are left to Python."""

Field = tuple[str, str, str | None]
"""Name, type and default."""
Scope = Mapping[str, ast.ClassDef]
"""The structures that a module can name."""


def rewrite(folder: Path, modules: Iterable[Path]) -> None:
    """Rewrite these files below `folder` in place."""
    trees: dict[Path, ast.Module] = {}
    for path in modules:
        source = path.read_text(encoding="utf-8")
        if path.name != "frozen.py":
            source = with_ones(source)
            path.write_text(source, encoding="utf-8")
        trees[path] = ast.parse(source)
    sources = {".".join(path.relative_to(folder).with_suffix("").parts): tree for path, tree in trees.items()}
    classes = {name: _classes(tree) for name, tree in sources.items()}
    scopes: dict[ast.ClassDef, Scope] = {}
    for name, tree in sources.items():
        known = dict(classes[name])
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.module in classes:
                of_module = classes[node.module]
                known |= {alias.name: of_module[alias.name] for alias in node.names if alias.name in of_module}
        scopes |= dict.fromkeys(classes[name].values(), known)
    fields: dict[ast.ClassDef, list[Field]] = {}
    for structure in scopes:
        _collect(structure, scopes, fields)
    for path, tree in trees.items():
        lines = path.read_text(encoding="utf-8").split("\n")
        for node in reversed(tree.body):
            if isinstance(node, ast.ClassDef) and not _is_foreign(node):
                _rewrite_class(lines, node, fields.get(node))
        needed = _NEEDED if path.name != "frozen.py" else _NEEDED.rpartition("\n")[0]
        lines[lines.index(_FIRST)] += needed
        path.write_text("\n".join(lines).replace(*_PASSED_ON), encoding="utf-8")


def with_ones(source: str) -> str:
    """A source with `_ones(mask)` for every `mask.bit_count()`. No line moves."""
    lines = source.encode().split(b"\n")
    changes: list[tuple[int, int, int, bytes]] = []  # by line: from where to where, and what instead
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(attr="bit_count"), args=[]):
                line, end = node.end_lineno, node.end_col_offset
                assert line is not None
                assert end is not None
                changes.append((line - 1, end - len(b".bit_count()"), end, b")"))
                changes.append((node.lineno - 1, node.col_offset, node.col_offset, b"_ones("))
    for line, begin, end, text in sorted(changes, reverse=True):
        lines[line] = lines[line][:begin] + text + lines[line][end:]
    return b"\n".join(lines).decode()


def _classes(tree: ast.Module) -> dict[str, ast.ClassDef]:
    """The frozen structures of a module."""
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef) and _is_frozen(node)}


def _is_frozen(node: ast.ClassDef) -> bool:
    return any(keyword.arg == "frozen" for keyword in node.keywords)


def _is_foreign(node: ast.ClassDef) -> bool:
    return any(ast.unparse(base).partition("[")[0] in _FOREIGN for base in node.bases)


def _collect(
    node: ast.ClassDef, scopes: Mapping[ast.ClassDef, Scope], found: dict[ast.ClassDef, list[Field]]
) -> list[Field]:
    """All fields of a frozen class, those of its bases first."""
    if node not in found:
        found[node] = []
        for base in node.bases:
            parent = scopes[node].get(ast.unparse(base).partition("[")[0])
            if parent is not None:
                found[node] += _collect(parent, scopes, found)
        for part in node.body:
            if _is_field(part):
                assert isinstance(part, ast.AnnAssign)
                default = None if part.value is None else ast.unparse(part.value)
                found[node].append((ast.unparse(part.target), ast.unparse(part.annotation), default))
    return found[node]


def _is_field(node: ast.stmt) -> bool:
    return isinstance(node, ast.AnnAssign) and not ast.unparse(node.annotation).startswith(("ClassVar", "Final"))


def _is_number(node: ast.stmt) -> bool:
    """Whether this is a number that all instances of a class share. As a property it is called like a method, by its
    place in a table; mypyc would look up its name."""
    return isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "ClassVar[int]"


def _is_plain(value: ast.expr, fields: list[Field] | None) -> bool:
    """Whether mypyc takes a value at the level of the class as it is: constants, where instances have them too."""
    return fields is None and isinstance(value, ast.Constant)


def _rewrite_class(lines: list[str], node: ast.ClassDef, fields: list[Field] | None) -> None:
    """`fields` is None for a class that is not a frozen structure."""
    for part in node.body:
        if fields is not None and _is_number(part):
            assert isinstance(part, ast.AnnAssign)
            answer = "raise NotImplementedError" if part.value is None else f"return {ast.unparse(part.value)}"
            text = f"    @property\n    def {ast.unparse(part.target)}(self) -> int:\n        {answer}"
            _put(lines, part.lineno, part.end_lineno, text)
        elif fields is not None and _is_field(part):
            assert isinstance(part, ast.AnnAssign)
            _put(lines, part.lineno, part.end_lineno, f"    {ast.unparse(part.target)}: {ast.unparse(part.annotation)}")
        elif isinstance(part, ast.AnnAssign | ast.Assign) and (not part.value or _is_plain(part.value, fields)):
            continue
        elif isinstance(part, ast.AnnAssign) and _is_field(part):
            assert part.value is not None
            kind = ast.unparse(part.annotation)
            text = f"    {ast.unparse(part.target)}: typing.ClassVar[{kind}] = {ast.unparse(part.value)}"
            _put(lines, part.lineno, part.end_lineno, text)
        elif isinstance(part, ast.Assign) and not ast.unparse(part.targets[0]).startswith("__"):
            text = f"    {ast.unparse(part.targets[0])}: typing.ClassVar = {ast.unparse(part.value)}"
            _put(lines, part.lineno, part.end_lineno, text)
    begin = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
    if fields is not None:
        assert node.end_lineno is not None
        lines[node.end_lineno - 1] += "".join(f"\n    {line}" for line in _written_out(node, fields))
        bases = [ast.unparse(base) for base in node.bases]
        bases = ["_Frozen" if base == "msgspec.Struct" else base for base in bases]
        first = node.body[0]
        body = min([first.lineno, *(part.lineno for part in getattr(first, "decorator_list", ()))])
        _put(lines, node.lineno, body - 1, f"class {node.name}({', '.join(bases)}):")
    lines[begin - 1] = f"{_OPEN}\n{lines[begin - 1]}"


def _written_out(node: ast.ClassDef, fields: list[Field]) -> list[str]:
    """What msgspec would have given the class."""
    tag = next((ast.literal_eval(keyword.value) for keyword in node.keywords if keyword.arg == "tag"), None)
    lines = []
    if tag is not None:  # the types of others may not be known yet, and nobody asks
        kinds = "".join(f"{kind}, " for _, kind, _ in fields)
        lines.append(f"tag: typing.ClassVar[str] = {tag!r}")
        lines.append(f"kinds: typing.ClassVar[tuple[typing.Any, ...]] = ({kinds})")
    if any(map(_is_field, node.body)):
        lines.append(f"names: typing.ClassVar[tuple[str, ...]] = {tuple(name for name, _, _ in fields)!r}")
        taken = [f"{name}: {kind}" + ("" if default is None else f" = {default}") for name, kind, default in fields]
        lines.append(f"def __init__(self, {', '.join(taken)}) -> None:")
        lines += [f"    self.{name} = {name}" for name, _, _ in fields]
        lines.append("def values(self) -> tuple[typing.Any, ...]:")
        lines.append(f"    return ({''.join(f'self.{name}, ' for name, _, _ in fields)})")
    return lines


def _put(lines: list[str], first: int, last: int | None, text: str) -> None:
    """Put `text` in the place of these lines, counted from 1."""
    assert last is not None
    lines[first - 1 : last] = [text, *[""] * (last - first)]
