"""Which steps are paid for. Not compiled: whether an object has a method is asked at run time."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from underhall.games.mountain_king.state import TableState


@runtime_checkable
class Priced(Protocol):
    """A step that is paid for before it is carried out says what it costs."""

    def prices(self, state: TableState) -> dict[str, int]:
        """What may still be due for it, at most, by the entries of `DUE`."""
        ...
