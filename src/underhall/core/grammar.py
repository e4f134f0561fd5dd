"""Combinators: what a component says, as one expression, and how far a seat has got in it.

    Clearing = InOrder(Leaf(take_accumulated), Leaf(place_twin))      # "take the wood and then/or place a tile"

An expression is built once, with its component, and compiled to a `Grammar`. What the state holds is only a cursor:
a tuple of numbers, pairs of (node, progress) from the outermost open node to the innermost. The grammar tells which
leaves may come next (`options`) and whether the seat may stop (`may_end`); what a leaf does is none of its business.

A nested node is played through in one go: the next leaf comes from the innermost open node, or that node is closed for
good, if it may be closed, and the next leaf comes from the one around it.
"""

from __future__ import annotations

import enum
import itertools
from collections.abc import Callable, Hashable, Iterator
from typing import Generic, TypeVar

import msgspec

L = TypeVar("L", bound=Hashable)

Cursor = tuple[int, ...]
Can = Callable[[L], bool]


class Leaf(msgspec.Struct, Generic[L], frozen=True):
    """Something to do. `may_be_empty`: passed over when it can do nothing, but never declined when it can."""

    do: L
    may_be_empty: bool = False


class All(msgspec.Struct, Generic[L], frozen=True):
    """Every part, in the listed order. Once begun it is finished, so every later part that is neither
    `may_be_empty` nor a `Maybe` has to be possible whenever the parts before it are."""

    parts: tuple[Expression[L], ...]


class AnyOf(msgspec.Struct, Generic[L], frozen=True):
    """Any of the parts, at least one, in any order."""

    parts: tuple[Expression[L], ...]


class InOrder(msgspec.Struct, Generic[L], frozen=True):
    """Any of the parts, at least one, in the listed order."""

    parts: tuple[Expression[L], ...]


class Then(msgspec.Struct, Generic[L], frozen=True):
    """The first part, then if wanted the second, then if wanted the third …"""

    parts: tuple[Expression[L], ...]


class OneOf(msgspec.Struct, Generic[L], frozen=True):
    """Exactly one of the parts."""

    parts: tuple[Expression[L], ...]


class Repeat(msgspec.Struct, Generic[L], frozen=True):
    """One part, from `least` to `most` times."""

    part: Expression[L]
    least: int
    most: int


class Maybe(msgspec.Struct, Generic[L], frozen=True):
    """One part, or nothing."""

    part: Expression[L]


Expression = Leaf[L] | All[L] | AnyOf[L] | InOrder[L] | Then[L] | OneOf[L] | Repeat[L] | Maybe[L]


class Bar(enum.Enum):
    """What keeps a leaf from coming next."""

    DONE = "done"
    """It was carried out already."""
    PASSED = "passed"
    """Its place in the order is over."""
    OTHER_OPTION = "other_option"
    """Another of several options was taken."""
    CLOSED = "closed"
    """The nested node it belongs to is over."""
    EARLY = "early"
    """A part that it depends on has not been carried out."""
    PENDING = "pending"
    """Something else has to be done first."""


class Grammar(Generic[L]):
    """A compiled expression. Nodes are numbered from the root, 0, downwards.

    `loose` (a per-call flag) reads every `OneOf` as an `AnyOf`, for components that relax "either ... or".
    """

    __slots__ = ("_children", "_node", "expression")

    def __init__(self, expression: Expression[L]) -> None:
        self.expression = expression
        self._node: list[Expression[L]] = []
        self._children: list[tuple[int, ...]] = []
        self._add(expression)

    def begin(self) -> Cursor:
        """The cursor before anything has been done."""
        return (0, 0)

    def leaves(self) -> list[L]:
        """All leaves, in the order in which they are written."""
        return [node.do for node in self._node if isinstance(node, Leaf)]

    def options(self, cursor: Cursor, can: Can[L], *, loose: bool = False) -> list[tuple[L, Cursor]]:
        """The leaves that may be carried out next, each with the cursor that follows it, in written order from the
        innermost open node outwards. `can` tells whether a leaf could be carried out now."""
        found: list[tuple[L, Cursor]] = []
        while cursor:
            node, progress = cursor[-2], cursor[-1]
            outer = cursor[:-2]
            for child, after in self._available(node, progress, can, loose):
                found.extend(self._enter(child, (*outer, node, after), can, loose))
            if not self._may_close(node, progress, can):
                break
            cursor = outer
        return found

    def may_end(self, cursor: Cursor, can: Can[L]) -> bool:
        """Whether the seat may stop here: every open node may be closed. Never before the first leaf."""
        return all(self._may_close(cursor[i], cursor[i + 1], can) for i in range(0, len(cursor), 2))

    def may_begin(self, can: Can[L], *, loose: bool = False) -> bool:
        """Whether at least one leaf can be carried out first."""
        return bool(self.options(self.begin(), can, loose=loose))

    def bar(self, leaf: L, cursor: Cursor, *, loose: bool = False) -> Bar:
        """What keeps a leaf from coming next, for a refusal. Asked of a leaf that does not come next by its place."""
        path = self._path(leaf)
        progresses = dict(zip(cursor[::2], cursor[1::2], strict=True))
        node = next((number for number in reversed(path) if number in progresses), 0)
        rest = path[path.index(node) + 1 :]
        if not rest:
            return Bar.DONE
        expression, i = self._node[node], self._children[node].index(rest[0])
        nested = not isinstance(self._node[rest[0]], Leaf)
        progress = progresses.get(node, -1)  # a finished expression has begun everything that it could
        one = isinstance(expression, OneOf) and not loose
        if isinstance(expression, AnyOf | InOrder | OneOf):
            if not cursor and (one or isinstance(expression, InOrder)):
                return Bar.OTHER_OPTION if one else Bar.PASSED
            if progress >> i & 1:
                spent = isinstance(expression, InOrder) and i + 1 == progress.bit_length()
                return Bar.CLOSED if nested and not spent else Bar.DONE
            if progress and one:
                return Bar.OTHER_OPTION
            if isinstance(expression, InOrder) and i < progress.bit_length():
                return Bar.PASSED
        elif isinstance(expression, All | Then) and i > progress >= 0:
            return Bar.EARLY if isinstance(expression, Then) else Bar.PENDING
        elif progress < 0 or i < progress:
            return Bar.CLOSED if nested and not isinstance(expression, Repeat) else Bar.DONE
        # Its node may come, but not beginning with this leaf; or an open node has to be finished first.
        for outer, inner in itertools.pairwise(rest):
            if self._children[outer].index(inner) and isinstance(self._node[outer], Then):
                return Bar.EARLY
        return Bar.PENDING

    def _path(self, leaf: L) -> list[int]:
        """The nodes from the root to a leaf."""
        number = next(n for n, node in enumerate(self._node) if isinstance(node, Leaf) and node.do == leaf)
        path = [number]
        while path[0]:
            path.insert(0, next(n for n, children in enumerate(self._children) if path[0] in children))
        return path

    def _add(self, expression: Expression[L]) -> int:
        number = len(self._node)
        self._node.append(expression)
        self._children.append(())
        if isinstance(expression, Repeat | Maybe):
            self._children[number] = (self._add(expression.part),)
        elif not isinstance(expression, Leaf):
            self._children[number] = tuple(self._add(part) for part in expression.parts)
        return number

    def _available(self, node: int, progress: int, can: Can[L], loose: bool) -> Iterator[tuple[int, int]]:
        """The children of an open node that may come next, each with the node's progress once it has begun.

        Progress is a bit set of begun children for `AnyOf`, `InOrder` and `OneOf`, a count of passed ones otherwise.
        """
        expression, children = self._node[node], self._children[node]
        if isinstance(expression, Leaf):
            if not progress:
                yield node, 1
        elif isinstance(expression, AnyOf) or (isinstance(expression, OneOf) and loose):
            for i, child in enumerate(children):
                if not progress >> i & 1:
                    yield child, progress | 1 << i
        elif isinstance(expression, InOrder):
            for i in range(progress.bit_length(), len(children)):
                yield children[i], progress | 1 << i
        elif isinstance(expression, OneOf):
            if not progress:
                for i, child in enumerate(children):
                    yield child, 1 << i
        elif isinstance(expression, Then):
            if progress < len(children):
                yield children[progress], progress + 1
        elif isinstance(expression, Repeat):
            if progress < expression.most:
                yield children[0], progress + 1
        elif isinstance(expression, Maybe):
            if not progress:
                yield children[0], 1
        else:  # All: the next part, and those behind it as long as the ones before may be passed over
            for i in range(progress, len(children)):
                yield children[i], i + 1
                if not self._may_skip(children[i], can):
                    break

    def _enter(self, child: int, cursor: Cursor, can: Can[L], loose: bool) -> Iterator[tuple[L, Cursor]]:
        """The first leaves of a child, with the cursor that follows each; `cursor` has the child marked as begun."""
        expression = self._node[child]
        if isinstance(expression, Leaf):
            if can(expression.do):
                yield expression.do, self._tidy(cursor, loose)
            return
        for grandchild, after in self._available(child, 0, can, loose):
            yield from self._enter(grandchild, (*cursor, child, after), can, loose)

    def _tidy(self, cursor: Cursor, loose: bool) -> Cursor:
        """Drop inner nodes in which nothing is left to do, so that a finished expression has an empty cursor."""
        while cursor and self._is_spent(cursor[-2], cursor[-1], loose):
            cursor = cursor[:-2]
        return cursor

    def _is_spent(self, node: int, progress: int, loose: bool) -> bool:
        expression, children = self._node[node], self._children[node]
        if isinstance(expression, AnyOf) or (isinstance(expression, OneOf) and loose):
            return progress == (1 << len(children)) - 1
        if isinstance(expression, InOrder):
            return progress.bit_length() == len(children)
        if isinstance(expression, All | Then):
            return progress == len(children)
        if isinstance(expression, Repeat):
            return progress == expression.most
        return progress > 0

    def _may_close(self, node: int, progress: int, can: Can[L]) -> bool:
        expression, children = self._node[node], self._children[node]
        if isinstance(expression, All):
            return progress > 0 and all(self._may_skip(child, can) for child in children[progress:])
        if isinstance(expression, Repeat):
            return progress >= max(1, expression.least)
        return progress > 0

    def _may_skip(self, child: int, can: Can[L]) -> bool:
        expression = self._node[child]
        if isinstance(expression, Leaf):
            return expression.may_be_empty and not can(expression.do)
        return isinstance(expression, Maybe)
