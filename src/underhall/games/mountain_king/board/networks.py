"""Tunnels and networks (RULES 2.3, 6.3): what is one tunnel, whose network it is in, and what is isolated.

These functions only look. They answer with masks of cells; a tunnel is the mask of its visible cells.
"""

from __future__ import annotations

from underhall.core.agenda import Seat
from underhall.core.grids import NOWHERE, Cell, Mask
from underhall.games.mountain_king.board.mountain import NO_WORKSHOP, Mountain
from underhall.games.mountain_king.board.placements import NO_PLACEMENT


def network_mask(mountain: Mountain, seat: Seat) -> Mask:
    """The network of a seat: its gate and every tunnel connected to it; shared by teammates once theirs have met."""
    return mountain.networks[seat]


def side_mask(mountain: Mountain, side: int) -> Mask:
    """The networks of all seats of a side together: a player's own, or both of a team."""
    mask = 0
    for seat, owner in enumerate(mountain.sides):
        if owner == side:
            mask |= mountain.networks[seat]
    return mask


def opponents_mask(mountain: Mountain, seat: Seat) -> Mask:
    """The networks of all opponents of a seat together; a teammate is not an opponent."""
    mask = 0
    mine = mountain.sides[seat]
    for other, side in enumerate(mountain.sides):
        if side != mine:
            mask |= mountain.networks[other]
    return mask


def networks_mask(mountain: Mountain) -> Mask:
    """All cells of anyone's network."""
    mask = 0
    for network in mountain.networks:
        mask |= network
    return mask


def isolated_mask(mountain: Mountain) -> Mask:
    """The tunnel cells that are connected to no gate: they belong to nobody."""
    return mountain.dug & ~networks_mask(mountain)


def tunnels(mountain: Mountain) -> list[Mask]:
    """All tunnels in the sense of RULES 2.3: gates, whole tiles and fragments, halls."""
    gates = [1 << cell for cell in mountain.gates if cell != NOWHERE]
    return [*gates, *mountain.tunnels, *mountain.hall_masks()]


def tunnel_of(mountain: Mountain, cell: Cell) -> Mask:
    """The tunnel that covers a cell, or 0."""
    bit = 1 << cell
    if not mountain.dug & bit:
        return 0
    halls = mountain.board.halls.cells
    for placement in mountain.halls:
        if placement != NO_PLACEMENT and halls[placement] & bit:
            return halls[placement]
    for tunnel in mountain.tunnels:
        if tunnel & bit:
            return tunnel
    return bit  # a gate


def adjacent_tunnels(mountain: Mountain, tunnel: Mask) -> list[Mask]:
    """The tunnels that share a side with this one."""
    beside = mountain.board.grid.around(tunnel)
    return [other for other in tunnels(mountain) if other & beside]


def buried_statues_mask(mountain: Mountain) -> Mask:
    """The statues that are in nobody's network, on undug cells or on isolated tunnels."""
    return mountain.occupied_mask() & ~networks_mask(mountain)


# Workshops ----------------------------------------------------------------------------------------------------


def open_entrances_mask(mountain: Mountain, site: int) -> Mask:
    """The cells through which a workshop site is entered: its neighbours that are in anyone's network (6.3)."""
    return mountain.board.grid.beside(1 << mountain.board.sites[site]) & networks_mask(mountain)


def open_entrances(mountain: Mountain, site: int) -> int:
    """How many entrances of the site are open, whoever opened them."""
    return open_entrances_mask(mountain, site).bit_count()


def touches_site(mountain: Mountain, seat: Seat, site: int) -> bool:
    """Whether the seat's own network faces the site."""
    return bool(mountain.board.grid.beside(1 << mountain.board.sites[site]) & mountain.networks[seat])


def workshops_in_reach(mountain: Mountain, seat: Seat) -> list[int]:
    """The sites with a workshop that the seat's network touches."""
    beside = mountain.board.grid.beside(mountain.networks[seat])
    return [
        site
        for site, workshop in enumerate(mountain.workshops)
        if workshop != NO_WORKSHOP and beside >> mountain.board.sites[site] & 1
    ]


def empty_sites_beside(mountain: Mountain, placement: int) -> list[int]:
    """The sites without a workshop next to a tunnel placement: those you may fill by digging it (8.4)."""
    halo = mountain.board.tunnels.halo[placement]
    return [
        site
        for site, workshop in enumerate(mountain.workshops)
        if workshop == NO_WORKSHOP and halo >> mountain.board.sites[site] & 1
    ]
