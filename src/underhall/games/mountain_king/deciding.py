"""What all decisions share: the active seat decides, other moves wait until it is done, and a
touched cell stands for what lies there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from underhall.core.agenda import Decide, M, Seat
from underhall.core.notation import Move
from underhall.core.refusals import Refusal
from underhall.games.mountain_king.board.mountain import NO_CLAN, NO_WORKSHOP
from underhall.games.mountain_king.moves import Activate, Dedicate, Dig, MoveStatue
from underhall.games.mountain_king.refusing import refuse
from underhall.games.mountain_king.state import MOST_SEATS, TableState

ONLY: Final = tuple((seat,) for seat in range(MOST_SEATS))
"""By seat, the seat as the only one that decides."""


class TableDecide(Decide[TableState, M], frozen=True, gc=False):
    """A decision of the active seat. It is one of several within a step, unless it says otherwise."""

    def actors(self, state: TableState) -> tuple[Seat, ...]:
        return ONLY[state.active]

    def why_wait(self, state: TableState, seat: Seat, move: Move) -> Refusal | None:
        return refuse("14.1", "unfinished") if move.moment else None

    def why_not_touch(self, state: TableState, seat: Seat, picked: Sequence[str]) -> Refusal | None:
        kind, _, id = picked[-1].partition(":")
        if kind == "hall":
            return self.refusal(state, seat, Dedicate(id))
        cells = picked_cells(picked)
        return self.why_not_cell(state, seat, picked, cells[-1]) if cells and kind in ("cell", "marked") else None

    def why_not_cell(self, state: TableState, seat: Seat, picked: Sequence[str], cell: str) -> Refusal | None:
        """Why a cell cannot be touched: by default it stands for what lies there, or for digging there."""
        mountain, board = state.mountain, state.mountain.board
        place = board.grid.named(cell)
        if place in board.sites and mountain.workshops[board.sites.index(place)] != NO_WORKSHOP:
            return self.refusal(state, seat, Activate(cell))
        if place >= 0 and mountain.statue_on(place) != NO_CLAN:
            return self.refusal(state, seat, MoveStatue(cell, cell))
        return self.refusal(state, seat, Dig(board.tunnels.shapes[0]))


def picked_cells(picked: Sequence[str]) -> list[str]:
    return [pick[5:] for pick in picked if pick.startswith("cell:")]


def picked_anchor(picked: Sequence[str]) -> str:
    """The cell that is marked as the anchor of a tile, or nothing."""
    return next((pick[7:] for pick in picked if pick.startswith("marked:")), "")
