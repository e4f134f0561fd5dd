"""Statues (RULES 10 and the spells of 6.2 that touch them): which may move, and where to.

A statue is named by the cell on which it stands; two of one clan are alike. Carts and their clans are the payer's
business: `Mountain.statue_on` gives the clan that a cart must suit.
"""

from __future__ import annotations

from underhall.core.agenda import Seat
from underhall.core.grids import NOWHERE, Cell, Mask, cells_of
from underhall.core.messages import Fact
from underhall.core.refusals import Refusal
from underhall.games.mountain_king.board.mountain import NO_CLAN, Mountain
from underhall.games.mountain_king.board.networks import networks_mask, tunnel_of, tunnels
from underhall.games.mountain_king.refusing import refuse

# Moving -------------------------------------------------------------------------------------------------------


def why_no_statue(mountain: Mountain, seat: Seat, statue: str) -> Refusal | None:
    """Why `seat` may not choose the statue on the cell of this id, or None: it must stand in the seat's network."""
    cell = mountain.board.grid.named(statue)
    if cell == NOWHERE or mountain.statue_on(cell) == NO_CLAN:
        return refuse("10", "no_statue", cell=statue)
    if mountain.networks[seat] >> cell & 1:
        return None
    if networks_mask(mountain) >> cell & 1:
        return refuse("R-74", "statue_of_another", cell=statue)
    return refuse("10", "statue_buried", cell=statue)


def why_no_statue_move(mountain: Mountain, seat: Seat, statue: str, target: str) -> Refusal | None:
    """Why `seat` may not move the statue on one cell to the other, or None. Carts are not asked for here."""
    refusal = why_no_statue(mountain, seat, statue)
    if refusal is not None:
        return refusal
    grid = mountain.board.grid
    start, end = grid.named(statue), grid.named(target)
    facts: dict[str, Fact] = {"cell": statue, "target": target}
    if end == NOWHERE or not mountain.dug >> end & 1:
        return refuse("10", "target_undug", **facts)
    if not mountain.networks[seat] >> end & 1:
        return refuse("R-74", "target_outside_network", **facts)
    home, there = tunnel_of(mountain, start), tunnel_of(mountain, end)
    if home != there and not grid.beside(home) & there:
        return refuse("10", "target_too_far", **facts)
    if mountain.statue_on(end) != NO_CLAN:
        return refuse("R-72", "target_occupied", **facts)
    return None


def statues_of(mountain: Mountain, seat: Seat) -> list[Cell]:
    """The cells of the unearthed statues in the seat's network, in order."""
    return cells_of(mountain.occupied_mask() & mountain.networks[seat])


def statue_targets_mask(mountain: Mountain, statue: Cell) -> Mask:
    """Where the unearthed statue on this cell may go for one cart: its own tunnel and the adjacent ones, where no
    statue stands. A tunnel next to a network's is part of that network, so it never leaves it (R-74)."""
    home = tunnel_of(mountain, statue)
    beside = mountain.board.grid.around(home)
    reach = home
    for tunnel in tunnels(mountain):
        if tunnel & beside:
            reach |= tunnel
    return reach & ~mountain.occupied_mask()


def statue_targets(mountain: Mountain, statue: Cell) -> list[Cell]:
    """The cells of `statue_targets_mask`, in order."""
    return cells_of(statue_targets_mask(mountain, statue))


def can_move_statue(mountain: Mountain, seat: Seat) -> bool:
    """Whether some statue of the network has somewhere to go (R-92, `free_statue_moves`)."""
    return any(statue_targets_mask(mountain, statue) for statue in statues_of(mountain, seat))


# Exchange of Ancestors ----------------------------------------------------------------------------------------


def why_no_swap(mountain: Mountain, seat: Seat, one: str, other: str) -> Refusal | None:
    """Why the statues on these two cells may not change places, or None. Pairs are named in the order of cells.

    Swapping any pair of one clan changes nothing, so only the first such pair is accepted.
    """
    for statue in (one, other):
        refusal = why_no_statue(mountain, seat, statue)
        if refusal is not None:
            return refusal
    grid = mountain.board.grid
    pair = (grid.named(one), grid.named(other))
    facts: dict[str, Fact] = {"cell": one, "target": other}
    if pair[0] == pair[1]:
        return refuse("6.2", "swap_with_itself", **facts)
    if pair[0] > pair[1]:
        return refuse("6.2", "swap_order", **facts)
    if mountain.statue_on(pair[0]) == mountain.statue_on(pair[1]) and pair != _first_idle_swap(mountain, seat):
        return refuse("6.2", "same_swap", **facts)
    return None


def legal_swaps(mountain: Mountain, seat: Seat) -> list[tuple[Cell, Cell]]:
    """All pairs of cells for which `why_no_swap` has nothing to say, in order."""
    mine = statues_of(mountain, seat)
    found = []
    idle = False
    for index, one in enumerate(mine):
        clan = mountain.statue_on(one)
        for other in mine[index + 1 :]:
            if mountain.statue_on(other) != clan:
                found.append((one, other))
            elif not idle:
                idle = True
                found.append((one, other))
    return found


def _first_idle_swap(mountain: Mountain, seat: Seat) -> tuple[Cell, Cell] | None:
    mine = statues_of(mountain, seat)
    return next(
        (
            (one, other)
            for index, one in enumerate(mine)
            for other in mine[index + 1 :]
            if mountain.statue_on(one) == mountain.statue_on(other)
        ),
        None,
    )


# Call of the Ancestor -----------------------------------------------------------------------------------------


def why_no_unearthing(mountain: Mountain, seat: Seat, statue: str, target: str) -> Refusal | None:
    """Why the buried statue on one cell may not be set on the other by `unearth_adjacent`, or None."""
    grid = mountain.board.grid
    start, end = grid.named(statue), grid.named(target)
    facts: dict[str, Fact] = {"cell": statue, "target": target}
    if start == NOWHERE or mountain.statue_on(start) == NO_CLAN:
        return refuse("6.2", "no_statue", cell=statue)
    if mountain.dug >> start & 1:
        return refuse("6.2", "statue_covered", cell=statue)
    doors = grid.beside(1 << start) & mountain.networks[seat]
    if not doors:
        return refuse("6.2", "statue_not_adjacent", cell=statue)
    if end == NOWHERE or not mountain.networks[seat] >> end & 1:
        return refuse("6.2", "target_outside_network", **facts)
    if not tunnel_of(mountain, end) & doors:
        return refuse("6.2", "target_tunnel_apart", **facts)
    if mountain.statue_on(end) != NO_CLAN:
        return refuse("6.2", "target_occupied", **facts)
    return None


def unearthable(mountain: Mountain, seat: Seat) -> list[Cell]:
    """The statues that `unearth_adjacent` could take and that have somewhere to go, in order."""
    near = mountain.occupied_mask() & ~mountain.dug & mountain.board.grid.beside(mountain.networks[seat])
    return [statue for statue in cells_of(near) if unearthing_targets_mask(mountain, seat, statue)]


def unearthing_targets_mask(mountain: Mountain, seat: Seat, statue: Cell) -> Mask:
    """The free cells of the seat's tunnels that have a cell next to this buried statue."""
    doors = mountain.board.grid.beside(1 << statue) & mountain.networks[seat]
    reach = 0
    for tunnel in tunnels(mountain):
        if tunnel & doors:
            reach |= tunnel
    return reach & ~mountain.occupied_mask()


def unearthing_targets(mountain: Mountain, seat: Seat, statue: Cell) -> list[Cell]:
    """The cells of `unearthing_targets_mask`, in order."""
    return cells_of(unearthing_targets_mask(mountain, seat, statue))
