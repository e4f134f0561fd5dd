"""Touching what is not offered (14): which moment of a turn each kind of move belongs to, and what a place on the
mountain stands for in the present decision. The rules themselves are asked where they are stated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from underhall.core.agenda import Decide, Seat
from underhall.core.game import Game
from underhall.core.grids import Mask, cells_of
from underhall.core.notation import Move
from underhall.core.refusals import Refusal
from underhall.games.mountain_king.board.digging import why_no_cell
from underhall.games.mountain_king.board.halls import why_no_hall_cell
from underhall.games.mountain_king.board.mountain import NO_CLAN, NO_WORKSHOP
from underhall.games.mountain_king.board.placements import NO_PLACEMENT, PlacementTable
from underhall.games.mountain_king.board.statues import statue_targets_mask, why_no_statue
from underhall.games.mountain_king.carting import Halls, Statues
from underhall.games.mountain_king.draft import ChooseGate, DraftPlace
from underhall.games.mountain_king.moves import (
    Activate,
    CallStatue,
    Cast,
    Dedicate,
    Dig,
    DigApart,
    Establish,
    Lay,
    MoveStatue,
    PlaceGate,
    PlacePedestal,
    PlaceTroll,
    Recruit,
    SwapStatues,
    UseToken,
)
from underhall.games.mountain_king.refusing import refuse
from underhall.games.mountain_king.state import TableState
from underhall.games.mountain_king.tunnelling import DigNow, LayApart, LayTunnel
from underhall.games.mountain_king.turns import Step1, Step2

_MOMENTS: Final[dict[type[Move], tuple[str, str]]] = {
    PlaceGate: ("3.3", "gates_stand"),
    Cast: ("R-10", "only_in_step_1"),
    Activate: ("R-10", "only_in_step_1"),
    Recruit: ("4", "only_in_step_2"),
    Dig: ("4", "only_in_step_2"),
    Lay: ("8.1", "shape_first"),
    DigApart: ("8.1", "shape_first"),
    PlaceTroll: ("7.4", "recruit_first"),
    PlacePedestal: ("8.3", "pedestal_with_dig"),
    Establish: ("8.4", "workshop_with_dig"),
    Dedicate: ("4", "only_in_step_3"),
    MoveStatue: ("4", "only_in_step_4"),
    UseToken: ("5.1", "nothing_is_due"),
}
"""When a kind of move is made: the rule, and the refusal at every other moment."""


def why_not_now(state: TableState, move: Move) -> Refusal | None:
    """The rule that ties a kind of move to another moment than this one, or None."""
    moment = _MOMENTS.get(type(move))
    if moment is None:
        return None
    top = state.agenda[-1]
    if isinstance(top, ChooseGate | DraftPlace):
        return refuse("3.3", "setting_up")
    if not isinstance(top, Step1 | Step2 | Halls | Statues):
        return refuse("14.1", "unfinished")
    return refuse(*moment)


def why_not_picked(game: Game[TableState], state: TableState, seat: Seat, picked: Sequence[str]) -> Refusal | None:
    """Why the last of these picks cannot be made, where the fields of moves do not tell what is meant; else None."""
    top = state.agenda[-1]
    kind, _, id = picked[-1].partition(":")
    cells = [pick[5:] for pick in picked if pick.startswith("cell:")]
    if kind == "hall":
        if isinstance(top, Halls):
            shapes = state.mountain.board.halls.shapes
            used = id in shapes and state.mountain.halls[shapes.index(id)] != NO_PLACEMENT
            return refuse("R-1", "hall_taken", hall=id) if used else refuse("9", "hall_no_room", hall=id)
        return game.why_not(state, seat, Dedicate(id))
    if kind == "tunnel" and isinstance(top, LayTunnel | LayApart):
        chosen = top.facts(state)
        return None if id == chosen["shape"] else refuse("14", "other_shape", placement=id, **chosen)
    if kind == "statue" and isinstance(top, Statues):
        return _why_no_statue(game, state, seat, id)
    if kind not in ("cell", "marked") or not cells:
        return None
    if isinstance(top, LayTunnel | LayApart):
        shape = top.shape if isinstance(top, LayTunnel) else state.mountain.board.tunnels.orientations[top.way].shape
        return _why_not_laid(game, state, seat, cells, _marked(picked), shape)
    if isinstance(top, Halls):
        return _why_no_hall(game, state, seat, picked, cells)
    return _why_not_cell(game, state, seat, picked, cells[-1])


# Tiles --------------------------------------------------------------------------------------------------------------


def _why_not_laid(
    game: Game[TableState], state: TableState, seat: Seat, cells: list[str], marked: str, shape: int
) -> Refusal | None:
    """Why a tunnel of the chosen shape cannot lie on these cells; on a single one, in no way at all."""
    for cell in cells:
        refusal = why_no_cell(state.mountain, seat, cell)
        if refusal is not None:
            return refusal
    table = state.mountain.board.tunnels
    if len(cells) > 1:
        number = _placement(table, shape, cells, marked)
        return None if number == NO_PLACEMENT else game.why_not(state, seat, Lay(table.ids[number]))
    found = [game.why_not(state, seat, Lay(table.ids[number])) for number in _over(table, shape, cells[0])]
    refusals = [refusal for refusal in found if refusal is not None]
    # Every cell touched is free here, so what a neighbour forbids says less than what the whole tile lacks.
    telling = [refusal for refusal in refusals if "cell" not in refusal.facts] or refusals
    return telling[0] if telling and len(refusals) == len(found) else Refusal("core", "touched_early")


def _why_no_hall(
    game: Game[TableState], state: TableState, seat: Seat, picked: Sequence[str], cells: list[str]
) -> Refusal | None:
    for cell in cells:
        refusal = why_no_hall_cell(state.mountain, seat, cell)
        if refusal is not None:
            return refusal
    name = next((pick[5:] for pick in picked if pick.startswith("hall:")), "")
    table = state.mountain.board.halls
    if name not in table.shapes:
        return refuse("9", "hall_first")
    if len(cells) > 1:
        number = _placement(table, table.shapes.index(name), cells, _marked(picked))
        return None if number == NO_PLACEMENT else game.why_not(state, seat, Dedicate(table.ids[number]))
    return refuse("9", "hall_not_here", hall=name, cell=cells[0])


def _placement(table: PlacementTable, shape: int, cells: list[str], marked: str) -> int:
    """The placement of a shape on just these cells; of two with different anchors the one that is marked so."""
    area, anchor = sum(1 << table.grid.named(cell) for cell in set(cells)), table.grid.named(marked)
    found = [number for number in _over(table, shape, cells[0]) if table.cells[number] == area]
    exact = [number for number in found if table.marked[number] == anchor]
    return (exact or found or [NO_PLACEMENT])[0]


def _over(table: PlacementTable, shape: int, cell: str) -> list[int]:
    """Every placement of a shape that covers a cell, wherever tunnels lie by now."""
    covered = table.grid.named(cell)
    found = []
    for orientation in table.by_shape[shape]:
        for row, col in orientation.places:
            origin = covered - row * table.grid.stride - col
            if origin >= 0 and table.cells[orientation.first + origin] >> covered & 1:
                found.append(orientation.first + origin)
    return found


def _marked(picked: Sequence[str]) -> str:
    return next((pick[7:] for pick in picked if pick.startswith("marked:")), "")


# Other things on the mountain ---------------------------------------------------------------------------------------


def _why_not_cell(
    game: Game[TableState], state: TableState, seat: Seat, picked: Sequence[str], cell: str
) -> Refusal | None:
    """What touching a cell stands for while no tile is laid: what lies there, or digging there."""
    mountain, top = state.mountain, state.agenda[-1]
    board = mountain.board
    place = board.grid.named(cell)
    if isinstance(top, ChooseGate):
        start = next((start for start in board.starts if start.cell == place), None)
        return game.why_not(state, seat, PlaceGate(start.id)) if start else refuse("3.3", "gate_on_start")
    if isinstance(top, Step2 | DigNow):
        shapes = [game.why_not(state, seat, Dig(shape)) for shape in board.tunnels.shapes]
        return why_no_cell(mountain, seat, cell) or (refuse("8.1", "shape_first") if None in shapes else shapes[0])
    if isinstance(top, Decide) and not {MoveStatue, CallStatue, SwapStatues}.isdisjoint(top.answers):
        if any(pick.startswith("statue:") for pick in picked):
            return None
        stands = place >= 0 and mountain.statue_on(place) != NO_CLAN
        return _why_no_statue(game, state, seat, cell) if stands else refuse("10", "statue_first")
    if place in board.sites and mountain.workshops[board.sites.index(place)] != NO_WORKSHOP:
        return game.why_not(state, seat, Activate(cell))
    if place >= 0 and mountain.statue_on(place) != NO_CLAN:
        return game.why_not(state, seat, MoveStatue(cell, cell))
    return game.why_not(state, seat, Dig(board.tunnels.shapes[0]))


def _why_no_statue(game: Game[TableState], state: TableState, seat: Seat, statue: str) -> Refusal | None:
    """Why this statue cannot be moved anywhere by a cart."""
    refusal = why_no_statue(state.mountain, seat, statue)
    if refusal is not None or not isinstance(state.agenda[-1], Statues):
        return refusal
    grid = state.mountain.board.grid
    targets: Mask = statue_targets_mask(state.mountain, grid.named(statue))
    if not targets:
        return refuse("10", "statue_stuck", cell=statue)
    return game.why_not(state, seat, MoveStatue(statue, grid.name(cells_of(targets)[0])))
