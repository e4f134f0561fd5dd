"""The outcomes of a draw from a big pile, which are not listed: a draw looks at only one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from underhall.core.notation import Move


class Lot(Sequence[Move]):
    """`table[number]` for each of these numbers, which must not change any more."""

    __slots__ = ("_numbers", "_table")

    def __init__(self, table: list[Move], numbers: list[int]) -> None:
        self._table = table
        self._numbers = numbers

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, at: int) -> Move: ...
    @overload
    def __getitem__(self, at: slice) -> list[Move]: ...
    def __getitem__(self, at: int | slice) -> Move | list[Move]:
        if isinstance(at, slice):
            return [self._table[number] for number in self._numbers[at]]
        return self._table[self._numbers[at]]
