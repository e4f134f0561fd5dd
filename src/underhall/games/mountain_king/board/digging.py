"""Digging (RULES 8): where a tunnel tile may be laid, and what it takes.

`why_no_dig` is the statement of the rules for one placement; `legal_digs` lists all legal placements with whole-board
shifts, and a test holds it equal. Both take plain numbers: what the digger owns, and what spells
allow. Paying, gaining and the order of things belong to the flow of a turn.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Seat
from underhall.core.grids import NOWHERE, Mask, cells_of
from underhall.core.messages import Fact
from underhall.core.refusals import Refusal
from underhall.games.mountain_king.board.boards import Board
from underhall.games.mountain_king.board.mountain import Mountain
from underhall.games.mountain_king.board.networks import opponents_mask
from underhall.games.mountain_king.board.placements import MOST_RUBBLE, NO_PLACEMENT, Orientation, PlacementTable
from underhall.games.mountain_king.box.content import CONTENT, HEARTSTONE, IRON, KINDS, MINERALS, STONE
from underhall.games.mountain_king.refusing import refuse

EVERYWHERE: Final = -1  # the mask of all cells
LARGEST: Final = max(tile.size for tile in CONTENT.tunnels)

_HONOUR: Final = {(entry.size, KINDS.index(entry.mineral)): entry.honour for entry in CONTENT.scoring.tunnel_score}


# What may be dug ----------------------------------------------------------------------------------------------


def why_no_dig(
    mountain: Mountain,
    seat: Seat,
    placement: str,
    *,
    hammers: int,
    largest: int = LARGEST,
    detached: int = 0,
    free_rubble: int = 0,
    pedestal_ground: Mask = EVERYWHERE,
) -> Refusal | None:
    """Why `seat` may not lay this tunnel, or None.

    `hammers` are those owned; `largest` is the size up to which some mineral suffices (`largest_payable`); tunnels of
    size up to `detached` need not touch the network (`blind_shaft`), and `free_rubble` cells of rubble cost no hammer
    (`rockbreaker_chant`). `pedestal_ground` are the cells on which the digger could set a pedestal: of two placements
    that differ only in their anchor, one is refused as the same dig if its anchor is off that ground and nothing is
    lost (14).
    """
    board = mountain.board
    table = board.tunnels
    footprint = table.footprint(placement)
    if footprint is None:
        return refuse("14", "no_such_tunnel", placement=placement)
    shape, places = footprint
    for row, col in places:
        refusal = why_no_cell(mountain, seat, f"r{row}c{col}")
        if refusal is not None:
            return refusal
    number = table.number(placement)
    size = table.sizes[shape]
    if size > detached and not table.halo[number] & mountain.networks[seat]:
        return refuse("R-41", "not_connected", placement=placement)
    if not mountain.piles[shape]:
        return refuse("R-51", "pile_empty", shape=table.shapes[shape])
    need = hammers_due(board, number, free_rubble)
    short = []
    if size > largest:
        short.append(refuse("R-52", "minerals_short", size=size, have=largest))
    if need > hammers:
        short.append(refuse("R-49", "hammers_short", need=need, have=hammers))
    if short:
        return short[0].because(*short[1:])
    better = _better_twin(board, number, pedestal_ground)
    if better != NO_PLACEMENT:
        return refuse("14", "same_dig", placement=placement, other=table.ids[better])
    return None


def why_no_cell(mountain: Mountain, seat: Seat, name: str) -> Refusal | None:
    """Why no tunnel of `seat` may cover the cell of this id: 8.2 a, b and d are about single cells."""
    board = mountain.board
    cell = board.grid.named(name)
    facts: dict[str, Fact] = {"cell": name}
    if cell == NOWHERE or not (board.diggable | board.heart | board.site_mask) >> cell & 1:
        return refuse("8.2", "off_the_mountain", **facts)
    bit = 1 << cell
    if board.heart & bit:
        return refuse("8.2", "heart", **facts)
    if board.site_mask & bit:
        return refuse("8.2", "workshop_site", **facts)
    if mountain.dug & bit:
        return refuse("8.2", "overlaps", **facts)
    beside = board.grid.beside(bit)
    for other, side in enumerate(mountain.sides):
        if side != mountain.sides[seat] and mountain.networks[other] & beside:
            return refuse("R-54", "touches_opponent", **facts, opponent=other + 1)
    return None


def _better_twin(board: Board, number: int, pedestal_ground: Mask) -> int:
    """The placement on the same cells that makes this one superfluous: its anchor can get a pedestal, or it is the
    elder of two that cannot. An anchor without a pedestal means nothing once the tile lies (8.3)."""
    table = board.tunnels
    twin = table.twin(number)
    if twin == NO_PLACEMENT or pedestal_ground >> table.marked[number] & 1:
        return NO_PLACEMENT
    if pedestal_ground >> table.marked[twin] & 1 or not table.orientation(number).elder:
        return twin
    return NO_PLACEMENT


def free_mask(mountain: Mountain, seat: Seat) -> Mask:
    """The cells that a tunnel of `seat` may cover: diggable, not yet covered, not next to an opponent's network."""
    board = mountain.board
    return board.diggable & ~mountain.dug & ~board.grid.beside(opponents_mask(mountain, seat))


def legal_digs(
    mountain: Mountain,
    seat: Seat,
    *,
    hammers: int,
    largest: int = LARGEST,
    detached: int = 0,
    free_rubble: int = 0,
    pedestal_ground: Mask = EVERYWHERE,
    shape: int = -1,
) -> list[int]:
    """The numbers of all placements for which `why_no_dig` has nothing to say, in order; of one shape if given.

    For every orientation, the origins at which it fits are the AND of the free cells shifted by each of its cells, and
    those at which it touches the network are the OR of the frontier, shifted the same way.
    """
    board = mountain.board
    table = board.tunnels
    free = free_mask(mountain, seat)
    frontier = free & board.grid.beside(mountain.networks[seat])
    fit = [free >> shift for shift in table.shifts]
    touch = [frontier >> shift for shift in table.shifts]
    breakable = min(hammers + free_rubble, MOST_RUBBLE)
    piles = mountain.piles
    bits = table.bits
    found: list[int] = []
    # Backwards, because the highest bit of a mask is found faster than the lowest.
    for orientation in table.backwards if shape < 0 else table.by_shape[shape][::-1]:
        size = orientation.size
        if size > largest or not piles[orientation.shape]:
            continue
        origins = orientation.fits[breakable]
        if pedestal_ground != EVERYWHERE and orientation.twin >= 0:
            origins &= _worthwhile(orientation, table.orientations[orientation.twin], pedestal_ground)
            if not origins:
                continue
        for offset in orientation.offsets:
            origins &= fit[offset]
        if origins and size > detached:
            touching = 0
            for offset in orientation.offsets:
                touching |= touch[offset]
            origins &= touching
        first = orientation.first - 1
        while origins:
            top = origins.bit_length()
            found.append(first + top)
            origins ^= bits[top]
    found.reverse()
    return found


def _worthwhile(orientation: Orientation, twin: Orientation, pedestal_ground: Mask) -> Mask:
    """The origins at which an orientation is not made superfluous by its twin: `_better_twin` for all at once."""
    worthy = pedestal_ground >> orientation.anchor_shift
    return worthy | ~(pedestal_ground >> twin.anchor_shift) if orientation.elder else worthy


def diggable_shapes(
    mountain: Mountain, seat: Seat, *, hammers: int, largest: int = LARGEST, detached: int = 0, free_rubble: int = 0
) -> list[int]:
    """The shapes for which `why_no_shape` has nothing to say, in order: found without listing the digs."""
    table = mountain.board.tunnels
    free = free_mask(mountain, seat)
    frontier = free & mountain.board.grid.beside(mountain.networks[seat])
    fit = [free >> shift for shift in table.shifts]
    breakable = hammers + free_rubble
    return [
        shape
        for shape, size in enumerate(table.sizes)
        if size <= largest
        and mountain.piles[shape]
        and _has_place(table, shape, breakable, fit, free if size <= detached else frontier)
    ]


def why_no_shape(
    mountain: Mountain,
    seat: Seat,
    shape: str,
    *,
    hammers: int,
    largest: int = LARGEST,
    detached: int = 0,
    free_rubble: int = 0,
) -> Refusal | None:
    """Why `seat` can dig no tunnel of this shape anywhere, or None. Arguments as for `why_no_dig`."""
    table = mountain.board.tunnels
    if shape not in table.shapes:
        return refuse("14", "no_such_tunnel", placement=shape)
    number = table.shapes.index(shape)
    size = table.sizes[number]
    if not mountain.piles[number]:
        return refuse("R-51", "pile_empty", shape=shape)
    if size > largest:
        return refuse("R-52", "minerals_short", size=size, have=largest)
    free = free_mask(mountain, seat)
    wanted = free if size <= detached else free & mountain.board.grid.beside(mountain.networks[seat])
    fit = [free >> shift for shift in table.shifts]
    if _has_place(table, number, hammers + free_rubble, fit, wanted):
        return None
    if _has_place(table, number, MOST_RUBBLE, fit, wanted):
        return refuse("R-49", "no_room_without_hammers", shape=shape, have=hammers)
    return refuse("R-55", "no_room", shape=shape)


def _has_place(table: PlacementTable, shape: int, breakable: int, fit: list[Mask], wanted: Mask) -> bool:
    """Whether a tile of this shape can lie on free cells, one of them wanted, with at most this much rubble under
    it. `fit` are the free cells, shifted by each of the table's shifts."""
    shifts, hammers = table.shifts, min(breakable, MOST_RUBBLE)
    for orientation in table.by_shape[shape]:
        origins = orientation.fits[hammers]
        for offset in orientation.offsets:
            origins &= fit[offset]
        if origins:
            for offset in orientation.offsets:
                if origins & wanted >> shifts[offset]:
                    return True
    return False


# What it takes, and what it gives -----------------------------------------------------------------------------


def hammers_due(board: Board, placement: int, free_rubble: int = 0) -> int:
    """The hammers that a tunnel costs: one for every cell of rubble it covers, less those a spell spares."""
    return max(0, board.tunnels.rubble[placement] - free_rubble)


def payable_minerals(size: int, minerals: list[int]) -> list[int]:
    """The minerals of which the owner has enough for a tunnel of this size; `minerals` counts stone, iron, heartstone
    (longer lists by kind work too)."""
    return [mineral for mineral in MINERALS if minerals[mineral] >= size]


def largest_payable(minerals: list[int], *, mixed: bool = False) -> int:
    """The largest size that the owned minerals pay for: one kind per tunnel (R-52), any mix with `molten_mortar`."""
    stone, iron, heartstone = minerals[STONE], minerals[IRON], minerals[HEARTSTONE]
    if mixed:
        return stone + iron + heartstone
    most = max(stone, iron)
    return max(most, heartstone)


def why_no_mineral(size: int, mineral: int, minerals: list[int]) -> Refusal | None:
    """Why this mineral does not pay for a tunnel of this size, or None."""
    if minerals[mineral] < size:
        return refuse("R-52", "mineral_short", mineral=KINDS[mineral], need=size, have=minerals[mineral])
    return None


def honour_for(size: int, mineral: int) -> int:
    """The score chart: what a tunnel of this size made of this mineral is worth at once."""
    return _HONOUR[size, mineral]


def honour_for_mix(paid: list[int]) -> int:
    """What a tunnel paid with these minerals is worth: the column of the least valuable one among them."""
    return _HONOUR[sum(paid[:3]), next(mineral for mineral in MINERALS if paid[mineral])]


def statues_under(mountain: Mountain, placement: int) -> list[int]:
    """The cells of a tunnel placement on which a statue stands."""
    return cells_of(mountain.board.tunnels.cells[placement] & mountain.occupied_mask())
