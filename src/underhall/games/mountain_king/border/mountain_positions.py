"""The mountain as readable data, for dumps that people edit, and back again, refusing every impossible one.

What follows from the rest (networks, fragments, piles) is not written. The pedestal track and the workshop supply are
the game's to compare with what lies here.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from underhall.core.grids import NOWHERE, Cell, Mask, cells_of
from underhall.core.messages import Fact
from underhall.core.refusals import PositionError
from underhall.games.mountain_king.board.boards import Board
from underhall.games.mountain_king.board.gates import why_no_gate
from underhall.games.mountain_king.board.halls import hall_ground
from underhall.games.mountain_king.board.mountain import NO_WORKSHOP, Mountain
from underhall.games.mountain_king.board.networks import isolated_mask, networks_mask, opponents_mask
from underhall.games.mountain_king.board.pedestals import PEDESTALS_OF_A_CLAN
from underhall.games.mountain_king.board.placements import NO_PLACEMENT
from underhall.games.mountain_king.box.content import CLANS, GAME_ID


class MountainData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies on the board, by ids: start points by seat, placements in the order dug, cells by clan, and the kinds
    of workshops by the cell of their site."""

    gates: list[str | None]
    tiles: list[str]
    halls: list[str]
    statues: dict[str, list[str]]
    pedestals: dict[str, list[str]]
    workshops: dict[str, str]


def describe(mountain: Mountain, workshop_ids: Sequence[str]) -> MountainData:
    """The data of a mountain. `workshop_ids` names the kinds of workshops in the order of their numbers."""
    board = mountain.board
    starts = {start.cell: start.id for start in board.starts}
    return MountainData(
        gates=[starts.get(cell) for cell in mountain.gates],
        tiles=[board.tunnels.ids[placement] for placement in mountain.tiles],
        halls=[board.halls.ids[placement] for placement in mountain.halls if placement != NO_PLACEMENT],
        statues=_by_clan(board, mountain.statues),
        pedestals=_by_clan(board, mountain.pedestals),
        workshops={
            board.grid.name(cell): workshop_ids[workshop]
            for cell, workshop in zip(board.sites, mountain.workshops, strict=True)
            if workshop != NO_WORKSHOP
        },
    )


def restore(
    board: Board, sides: Sequence[int], data: MountainData, workshop_ids: Sequence[str], *, detached: int
) -> Mountain:
    """The mountain that `describe` described. PositionError says why it cannot exist.

    `detached` is the largest tunnel that a spell lets a seat dig away from every network.
    """
    mountain = Mountain(board, sides)
    _restore_gates(mountain, data)
    _restore_tiles(mountain, data, detached)
    _restore_halls(mountain, data)
    _restore_statues(mountain, data)
    _restore_pedestals(mountain, data)
    _restore_workshops(mountain, data, workshop_ids)
    return mountain


def _restore_gates(mountain: Mountain, data: MountainData) -> None:
    _need(len(data.gates) == len(mountain.sides), "gate_count", need=len(mountain.sides), have=len(data.gates))
    for seat, id in enumerate(data.gates):
        if id is not None:
            _need(why_no_gate(mountain, seat, id) is None, "gate", start=id, number=seat + 1)
            start = mountain.board.start(id)
            assert start is not None
            mountain.lay_gate(seat, start.cell)


def _restore_tiles(mountain: Mountain, data: MountainData, detached: int) -> None:
    board = mountain.board
    table = board.tunnels
    _need(not data.tiles or NOWHERE not in mountain.gates, "tiles_before_gates")
    for id in data.tiles:
        placement = table.number(id)
        _need(placement != NO_PLACEMENT, "tile", placement=id)
        _need(not table.cells[placement] & mountain.dug, "tile_overlaps", placement=id)
        _need(mountain.piles[table.shape(placement)] > 0, "tile_pile", shape=table.shapes[table.shape(placement)])
        mountain.lay_tile(placement)
    for seat in range(len(mountain.sides)):
        theirs = opponents_mask(mountain, seat)
        _need(not (theirs | board.grid.beside(theirs)) & mountain.networks[seat], "networks_touch", number=seat + 1)
    isolated = isolated_mask(mountain)
    for placement in mountain.tiles:
        apart = table.cells[placement] & isolated and table.size(placement) > detached
        _need(not apart, "tile_isolated", placement=table.ids[placement])


def _restore_halls(mountain: Mountain, data: MountainData) -> None:
    table = mountain.board.halls
    for id in data.halls:
        placement = table.number(id)
        _need(placement != NO_PLACEMENT, "hall", placement=id)
        hall = table.shape(placement)
        _need(mountain.halls[hall] == NO_PLACEMENT, "hall_twice", hall=table.shapes[hall])
        cells = table.cells[placement]
        grounds = [hall_ground(mountain, seat) for seat in range(len(mountain.sides))]
        _need(any(not cells & ~ground for ground in grounds), "hall_ground", placement=id)
        mountain.lay_hall(placement)


def _restore_statues(mountain: Mountain, data: MountainData) -> None:
    board = mountain.board
    mountain.statues = _masks(board, data.statues, "statues")
    counts = sorted(mask.bit_count() for mask in mountain.statues)
    ring = len(board.statue_spots)
    full = sorted((ring - first + len(CLANS) - 1) // len(CLANS) for first in range(len(CLANS)))
    _need(counts in (full, [0] * len(CLANS)), "statue_count", need=ring, have=sum(counts))
    spots = sum(1 << spot for spot in board.statue_spots)
    lost = mountain.occupied_mask() & ~networks_mask(mountain) & ~spots
    _need(not lost, "statue_place", cells=tuple(map(board.grid.name, cells_of(lost))))


def _restore_pedestals(mountain: Mountain, data: MountainData) -> None:
    board = mountain.board
    mountain.pedestals = _masks(board, data.pedestals, "pedestals")
    anchors = 0
    for placement in mountain.tiles:
        if board.tunnels.marked[placement] != NOWHERE:
            anchors |= 1 << board.tunnels.marked[placement]
    for covered in mountain.hall_masks():
        anchors &= ~covered
    for clan, mask in enumerate(mountain.pedestals):
        most = PEDESTALS_OF_A_CLAN[clan]
        _need(mask.bit_count() <= most, "pedestal_count", clan=CLANS[clan], most=most, have=mask.bit_count())
        lost = mask & ~anchors
        _need(not lost, "pedestal_place", cells=tuple(map(board.grid.name, cells_of(lost))))
        for tier in board.tier_masks:
            twice = (mask & tier).bit_count() > 1
            _need(
                not twice, "pedestal_twice", clan=CLANS[clan], cells=tuple(map(board.grid.name, cells_of(mask & tier)))
            )


def _restore_workshops(mountain: Mountain, data: MountainData, workshop_ids: Sequence[str]) -> None:
    board = mountain.board
    tiles = mountain.dug & ~mountain.gate_mask()
    for name, workshop in data.workshops.items():
        cell = board.grid.named(name)
        _need(cell in board.sites, "workshop_site", cell=name)
        _need(workshop in workshop_ids, "workshop_kind", cell=name, workshop=workshop)
        _need(bool(board.grid.beside(1 << cell) & tiles), "workshop_apart", cell=name, workshop=workshop)
        mountain.lay_workshop(board.sites.index(cell), workshop_ids.index(workshop))


def _by_clan(board: Board, masks: Sequence[Mask]) -> dict[str, list[str]]:
    return {clan: list(map(board.grid.name, cells_of(mask))) for clan, mask in zip(CLANS, masks, strict=True)}


def _masks(board: Board, data: dict[str, list[str]], path: str) -> tuple[Mask, ...]:
    """Cells by clan as masks; no cell twice."""
    _need(sorted(data) == sorted(CLANS), "clans", path=path, clans=CLANS)
    masks = []
    seen: list[Cell] = []
    for clan in CLANS:
        mask = 0
        for name in data[clan]:
            cell = board.grid.named(name)
            _need(cell != NOWHERE and bool(board.diggable >> cell & 1), "cell", path=path, cell=name)
            _need(cell not in seen, "cell_twice", path=path, cell=name)
            seen.append(cell)
            mask |= 1 << cell
        masks.append(mask)
    return tuple(masks)


def _need(ok: bool, code: str, **facts: Fact) -> None:
    if not ok:
        raise PositionError(code, game=GAME_ID, **facts)
