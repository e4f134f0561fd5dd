"""Choosing the tunnel (8.1): its shape, then its place; away from the network (Blind Shaft) its turn before that.

All places of all shapes would be hundreds of moves, after Blind Shaft thousands. A shape is offered only if such a tile
can be paid for and laid somewhere, so that no part of the choice is a dead end. `digging` says where a tile may lie,
`excavating` what follows once it has its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from underhall.core.agenda import Events, M, Seat, Step
from underhall.core.messages import Fact
from underhall.core.notation import Move
from underhall.core.refusals import Refusal
from underhall.games.mountain_king.board.digging import (
    diggable_shapes,
    largest_payable,
    legal_digs,
    why_no_cell,
    why_no_dig,
    why_no_shape,
)
from underhall.games.mountain_king.board.pedestals import pedestal_ground
from underhall.games.mountain_king.board.placements import NO_PLACEMENT
from underhall.games.mountain_king.box.cards import ExtraDig
from underhall.games.mountain_king.box.content import HAMMER
from underhall.games.mountain_king.deciding import TableDecide, picked_anchor, picked_cells
from underhall.games.mountain_king.excavating import begin_dig, held_pedestals, minerals
from underhall.games.mountain_king.moves import DIG, DIG_APART, LAY, Dig, DigApart, Lay
from underhall.games.mountain_king.payments import owned
from underhall.games.mountain_king.refusing import refuse
from underhall.games.mountain_king.spellbook import cast_effect
from underhall.games.mountain_king.state import DETACHED, FREE_RUBBLE, MIXED, TableState

# Shapes. `detached` is the size up to which a tunnel need not touch the network. ------------------------------------


def largest_size(state: TableState, seat: Seat) -> int:
    """The size up to which the seat's minerals pay for a tunnel."""
    return largest_payable(minerals(state, seat), mixed=bool(state.turn[MIXED]))


def dig_moves(state: TableState, seat: Seat, *, detached: int) -> list[Move]:
    """Every shape of tunnel that can be dug and paid for now."""
    largest = largest_size(state, seat)
    if largest < 2:
        return []
    return [
        DIG[shape]
        for shape in diggable_shapes(
            state.mountain,
            seat,
            hammers=owned(state, seat, HAMMER),
            largest=largest,
            detached=detached,
            free_rubble=state.turn[FREE_RUBBLE],
        )
    ]


def is_dig_possible(state: TableState, seat: Seat, *, detached: int) -> bool:
    return bool(dig_moves(state, seat, detached=detached))


def why_not_dig(state: TableState, seat: Seat, move: Dig, *, detached: int) -> Refusal | None:
    return why_no_shape(
        state.mountain,
        seat,
        move.tunnel,
        hammers=owned(state, seat, HAMMER),
        largest=largest_size(state, seat),
        detached=detached,
        free_rubble=state.turn[FREE_RUBBLE],
    )


def dig(state: TableState, move: Dig, *, detached: int) -> None:
    """Ask for the place of a tunnel of this shape."""
    table = state.mountain.board.tunnels
    shape = table.shapes.index(move.tunnel)
    state.agenda.append(LayTunnel(shape, detached if table.sizes[shape] <= detached else 0))


# Places -------------------------------------------------------------------------------------------------------------


def payable_digs(state: TableState, seat: Seat, *, detached: int = 0, shape: int = -1) -> list[int]:
    """The placements, of one shape if given, that are legal and can be paid for now."""
    largest = largest_size(state, seat)
    if largest < 2:
        return []
    held = held_pedestals(state, seat)
    return legal_digs(
        state.mountain,
        seat,
        hammers=owned(state, seat, HAMMER),
        largest=largest,
        detached=detached,
        free_rubble=state.turn[FREE_RUBBLE],
        pedestal_ground=pedestal_ground(state.mountain.board, held, state.track) if any(held) else 0,
        shape=shape,
    )


def why_not_lay(state: TableState, seat: Seat, move: Lay, *, detached: int) -> Refusal | None:
    return why_no_dig(
        state.mountain,
        seat,
        move.tunnel,
        hammers=owned(state, seat, HAMMER),
        largest=largest_size(state, seat),
        detached=detached,
        free_rubble=state.turn[FREE_RUBBLE],
        pedestal_ground=pedestal_ground(state.mountain.board, held_pedestals(state, seat), state.track),
    )


def apart_places(state: TableState, seat: Seat, shape: int, detached: int) -> list[int]:
    """After Blind Shaft: the placements of a shape that do not touch the network."""
    halo, network = state.mountain.board.tunnels.halo, state.mountain.networks[seat]
    return [place for place in payable_digs(state, seat, detached=detached, shape=shape) if not halo[place] & network]


def why_not_dig_at(step: TableDecide[Any], state: TableState, seat: Seat, cell: str) -> Refusal:
    """Why a cell cannot be touched while the shape of a tunnel is chosen."""
    shapes = [step.refusal(state, seat, Dig(shape)) for shape in state.mountain.board.tunnels.shapes]
    lacking = next(filter(None, shapes)) if None not in shapes else refuse("8.1", "shape_first")
    return why_no_cell(state.mountain, seat, cell) or lacking


class DigNow(TableDecide[Dig], frozen=True, gc=False, tag="dig_now"):
    """A dig that a spell allows in step 1, under the usual rules."""

    on = ("disintegrate",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        extra = isinstance(cast_effect(state, beneath), ExtraDig)
        return extra and is_dig_possible(state, state.active, detached=0)

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        return dig_moves(state, seat, detached=0)

    def why_not(self, state: TableState, seat: Seat, move: Dig) -> Refusal | None:
        return why_not_dig(state, seat, move, detached=0)

    def why_not_cell(self, state: TableState, seat: Seat, picked: Sequence[str], cell: str) -> Refusal | None:
        return why_not_dig_at(self, state, seat, cell)

    def apply(self, state: TableState, seat: Seat, move: Dig, events: Events) -> None:
        dig(state, move, detached=0)


class Laying(TableDecide[M], frozen=True, gc=False):
    """Where a tunnel of a chosen shape lies."""

    def shape_in(self, state: TableState) -> int:
        raise NotImplementedError

    def why_not_touch(self, state: TableState, seat: Seat, picked: Sequence[str]) -> Refusal | None:
        kind, _, id = picked[-1].partition(":")
        if kind != "tunnel":
            return super().why_not_touch(state, seat, picked)
        chosen = self.facts(state)
        return None if id == chosen["shape"] else refuse("14", "other_shape", placement=id, **chosen)

    def why_not_cell(self, state: TableState, seat: Seat, picked: Sequence[str], cell: str) -> Refusal | None:
        """Why the tunnel cannot lie on these cells; for a single cell, why it cannot cover it at all."""
        cells, table, shape = picked_cells(picked), state.mountain.board.tunnels, self.shape_in(state)
        for each in cells:
            refusal = why_no_cell(state.mountain, seat, each)
            if refusal is not None:
                return refusal
        if len(cells) > 1:
            number = table.on(shape, cells, picked_anchor(picked))
            return None if number == NO_PLACEMENT else self.refusal(state, seat, Lay(table.ids[number]))
        found = [self.refusal(state, seat, Lay(table.ids[number])) for number in table.over(shape, cells[0])]
        refusals = [refusal for refusal in found if refusal is not None]
        # Every cell touched is free here, so what a neighbour forbids says less than what the whole tile lacks.
        telling = [refusal for refusal in refusals if "cell" not in refusal.facts] or refusals
        return telling[0] if telling and len(refusals) == len(found) else Refusal("core", "touched_early")

    def facts(self, state: TableState) -> dict[str, Fact]:
        return {"shape": state.mountain.board.tunnels.shapes[self.shape_in(state)]}


class LayTunnel(Laying[Lay | DigApart], frozen=True, gc=False, tag="lay_tunnel"):
    """Where the tunnel of the chosen shape lies: beside the network, or, if its size is up to `detached`, turned in one
    of the ways that have a place away from it."""

    shape: int
    detached: int
    on = ("begin_halls", "disintegrate")

    def shape_in(self, state: TableState) -> int:
        return self.shape

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        table = state.mountain.board.tunnels
        if not 0 <= self.shape < len(table.shapes):
            return False
        effect = cast_effect(state, beneath)
        if effect is not None and not isinstance(effect, ExtraDig):
            return False
        allowed = 0 if effect else state.turn[DETACHED]
        if self.detached != (allowed if table.sizes[self.shape] <= allowed else 0):
            return False
        return bool(self.moves(state, state.active))

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        board = state.mountain.board
        table = LAY[board.index]
        found: list[Move] = [table[place] for place in payable_digs(state, seat, shape=self.shape)]
        if self.detached:
            places = apart_places(state, seat, self.shape, self.detached)
            ways = dict.fromkeys(place // board.tunnels.span for place in places)
            found += [DIG_APART[board.index][way] for way in ways]
        return found

    def why_not(self, state: TableState, seat: Seat, move: Lay | DigApart) -> Refusal | None:
        board = state.mountain.board
        shape = board.tunnels.shapes[self.shape]
        if isinstance(move, DigApart):
            return self._why_not_apart(state, seat, move)
        footprint = board.tunnels.footprint(move.tunnel)
        if footprint is not None and footprint[0] != self.shape:
            return refuse("14", "other_shape", placement=move.tunnel, shape=shape)
        refusal = why_not_lay(state, seat, move, detached=0)
        if refusal is not None and self.detached and why_not_lay(state, seat, move, detached=self.detached) is None:
            return refuse("R-45", "turn_first", placement=move.tunnel)
        return refusal

    def _why_not_apart(self, state: TableState, seat: Seat, move: DigApart) -> Refusal | None:
        if not self.detached:
            return refuse("R-41", "no_blind_shaft")
        if move not in self.moves(state, seat):
            return refuse("R-45", "no_place_apart", tunnel=move.tunnel)
        return None

    def apply(self, state: TableState, seat: Seat, move: Lay | DigApart, events: Events) -> None:
        board = state.mountain.board
        if isinstance(move, DigApart):
            state.agenda.append(LayApart(DIG_APART[board.index].index(move), self.detached))
            return
        begin_dig(state, seat, board.tunnels.number(move.tunnel), events)


class LayApart(Laying[Lay], frozen=True, gc=False, tag="lay_apart"):
    """Where a tunnel lies that does not touch the network. `way` numbers its shape and orientation."""

    way: int
    detached: int
    on = ("begin_halls",)

    def shape_in(self, state: TableState) -> int:
        return state.mountain.board.tunnels.orientations[self.way].shape

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        table = state.mountain.board.tunnels
        if not 0 <= self.way < len(table.orientations) or not 0 < self.detached == state.turn[DETACHED]:
            return False
        return bool(self.moves(state, state.active))

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        board = state.mountain.board
        span = board.tunnels.span
        places = apart_places(state, seat, self.shape_in(state), self.detached)
        return [LAY[board.index][place] for place in places if place // span == self.way]

    def why_not(self, state: TableState, seat: Seat, move: Lay) -> Refusal | None:
        table = state.mountain.board.tunnels
        refusal = why_not_lay(state, seat, move, detached=self.detached)
        if refusal is not None:
            return refusal
        place = table.number(move.tunnel)
        if place // table.span != self.way:
            return refuse("R-45", "other_way", placement=move.tunnel)
        if table.halo[place] & state.mountain.networks[seat]:
            return refuse("R-44", "not_apart", placement=move.tunnel)
        return None

    def apply(self, state: TableState, seat: Seat, move: Lay, events: Events) -> None:
        begin_dig(state, seat, state.mountain.board.tunnels.number(move.tunnel), events)


TUNNELLING_STEPS: Final = (DigNow, LayTunnel, LayApart)
