"""The choices within spells about statues (6.2). Those about other things: `spell_choices`."""

from __future__ import annotations

from collections.abc import Sequence

from underhall.core.agenda import Event, Events, M, Seat, Step
from underhall.core.grids import cells_of
from underhall.core.messages import Fact
from underhall.core.notation import Move
from underhall.core.refusals import Refusal
from underhall.games.mountain_king.board.statues import (
    can_move_statue,
    legal_swaps,
    unearthable,
    unearthing_targets_mask,
    why_no_statue,
    why_no_statue_move,
    why_no_swap,
    why_no_unearthing,
)
from underhall.games.mountain_king.box import cards
from underhall.games.mountain_king.carting import EVERY_CLAN, move_statue, statue_moves, why_not_statue_at
from underhall.games.mountain_king.deciding import TableDecide
from underhall.games.mountain_king.moves import CELLS, STOP, CallStatue, MoveStatue, Stop, SwapStatues
from underhall.games.mountain_king.refusing import refuse
from underhall.games.mountain_king.spellbook import cast_effect
from underhall.games.mountain_king.state import TableState


class _OfStatues(TableDecide[M], frozen=True, gc=False):
    def why_not_cell(self, state: TableState, seat: Seat, picked: Sequence[str], cell: str) -> Refusal | None:
        return why_not_statue_at(state, seat, picked, cell, _why_no_statue)


def _why_no_statue(state: TableState, seat: Seat, statue: str) -> Refusal | None:
    return why_no_statue(state.mountain, seat, statue)


class MoveFreely(_OfStatues[MoveStatue | Stop], frozen=True, gc=False, tag="move_freely"):
    """Move one statue up to `left` times without carts; `statue` is its cell once it has moved."""

    left: int
    statue: int
    on = ("disintegrate",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        effect, mountain = cast_effect(state, beneath), state.mountain
        if not isinstance(effect, cards.FreeStatueMoves) or not 1 <= self.left <= effect.max:
            return False
        if self.statue < 0:
            return self.statue == -1 and self.left == effect.max and can_move_statue(mountain, state.active)
        known = self.statue < len(mountain.board.tier) and self.left < effect.max
        return known and bool(mountain.occupied_mask() & mountain.networks[state.active] & 1 << self.statue)

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        found = statue_moves(state, seat, EVERY_CLAN)
        if self.statue >= 0:
            name = CELLS[state.mountain.board.index][self.statue]
            found = [move for move in found if isinstance(move, MoveStatue) and move.statue == name]
        return [*found, STOP]

    def why_not(self, state: TableState, seat: Seat, move: MoveStatue | Stop) -> Refusal | None:
        if isinstance(move, Stop):
            return None
        board = state.mountain.board
        if self.statue >= 0 and move.statue != CELLS[board.index][self.statue]:
            return refuse("6.2", "other_statue", cell=CELLS[board.index][self.statue])
        return why_no_statue_move(state.mountain, seat, move.statue, move.cell)

    def apply(self, state: TableState, seat: Seat, move: MoveStatue | Stop, events: Events) -> None:
        if isinstance(move, Stop):
            return
        move_statue(state, seat, move, events)
        if self.left > 1:
            state.agenda.append(MoveFreely(self.left - 1, state.mountain.board.grid.named(move.cell)))

    def facts(self, state: TableState) -> dict[str, Fact]:
        return {"count": self.left}


class SwapTwo(_OfStatues[SwapStatues], frozen=True, gc=False, tag="swap_two"):
    on = ("disintegrate",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        return isinstance(cast_effect(state, beneath), cards.SwapStatues)

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        names = CELLS[state.mountain.board.index]
        return [SwapStatues(names[one], names[other]) for one, other in legal_swaps(state.mountain, seat)]

    def why_not(self, state: TableState, seat: Seat, move: SwapStatues) -> Refusal | None:
        return why_no_swap(state.mountain, seat, move.statue, move.other)

    def apply(self, state: TableState, seat: Seat, move: SwapStatues, events: Events) -> None:
        grid = state.mountain.board.grid
        state.mountain.swap_statues(grid.named(move.statue), grid.named(move.other))
        if events is not None:
            events.append(Event("swapped", seat, {"cell": move.statue, "other": move.other}))


class CallOne(_OfStatues[CallStatue], frozen=True, gc=False, tag="call_one"):
    """Pull a buried statue out of the rock beside the network; its spot stays empty for good (R-97)."""

    on = ("disintegrate",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        return isinstance(cast_effect(state, beneath), cards.UnearthAdjacent)

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        mountain = state.mountain
        names = CELLS[mountain.board.index]
        return [
            CallStatue(names[statue], names[cell])
            for statue in unearthable(mountain, seat)
            for cell in cells_of(unearthing_targets_mask(mountain, seat, statue))
        ]

    def why_not(self, state: TableState, seat: Seat, move: CallStatue) -> Refusal | None:
        return why_no_unearthing(state.mountain, seat, move.statue, move.cell)

    def apply(self, state: TableState, seat: Seat, move: CallStatue, events: Events) -> None:
        move_statue(state, seat, MoveStatue(move.statue, move.cell), events)
