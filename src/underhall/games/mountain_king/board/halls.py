"""Great halls (RULES 9): where one may be dedicated. `Mountain.lay_hall` says what laying it changes."""

from __future__ import annotations

from underhall.core.agenda import Seat
from underhall.core.grids import NOWHERE, Mask, cells_of
from underhall.core.messages import Fact
from underhall.core.refusals import Refusal
from underhall.games.mountain_king.board.mountain import Mountain
from underhall.games.mountain_king.board.networks import networks_mask
from underhall.games.mountain_king.board.placements import NO_PLACEMENT
from underhall.games.mountain_king.refusing import refuse


def why_no_hall(mountain: Mountain, seat: Seat, placement: str) -> Refusal | None:
    """Why `seat` may not dedicate this hall here, or None."""
    board = mountain.board
    footprint = board.halls.footprint(placement)
    if footprint is None:
        return refuse("14", "no_such_hall", placement=placement)
    hall, places = footprint
    if mountain.halls[hall] != NO_PLACEMENT:
        return refuse("R-1", "hall_taken", hall=board.halls.shapes[hall])
    for row, col in places:
        refusal = why_no_hall_cell(mountain, seat, f"r{row}c{col}")
        if refusal is not None:
            return refusal
    return None


def why_no_hall_cell(mountain: Mountain, seat: Seat, name: str) -> Refusal | None:
    """Why no hall of `seat` may cover this cell: each must lie on a tunnel tile or fragment of its own network."""
    cell = mountain.board.grid.named(name)
    facts: dict[str, Fact] = {"cell": name}
    if cell == NOWHERE or not mountain.dug >> cell & 1:
        return refuse("9", "hall_over_undug", **facts)
    bit = 1 << cell
    if mountain.gate_mask() & bit:
        return refuse("9", "hall_over_gate", **facts)
    if any(covered & bit for covered in mountain.hall_masks()):
        return refuse("R-73", "hall_over_hall", **facts)
    if not networks_mask(mountain) & bit:
        return refuse("9", "hall_over_isolated", **facts)
    if not mountain.networks[seat] & bit:
        return refuse("9", "hall_outside_network", **facts)
    return None


def hall_ground(mountain: Mountain, seat: Seat) -> Mask:
    """The cells that a hall of `seat` may cover: visible tunnel tiles of its network."""
    ground = mountain.networks[seat] & ~mountain.gate_mask()
    for covered in mountain.hall_masks():
        ground &= ~covered
    return ground


def legal_halls(mountain: Mountain, seat: Seat) -> list[int]:
    """The numbers of all placements for which `why_no_hall` has nothing to say, in order."""
    table = mountain.board.halls
    if mountain.networks[seat].bit_count() <= table.smallest:  # one of its cells is a gate
        return []
    ground = hall_ground(mountain, seat)
    room = ground.bit_count()
    if room < table.smallest:
        return []
    fit = [ground >> shift for shift in table.shifts]
    found: list[int] = []
    for orientation in table.orientations:
        if mountain.halls[orientation.shape] != NO_PLACEMENT or table.sizes[orientation.shape] > room:
            continue
        origins = orientation.fits[-1]
        for offset in orientation.offsets:
            origins &= fit[offset]
            if not origins:
                break
        else:
            found += [orientation.first + origin for origin in cells_of(origins)]
    return found
