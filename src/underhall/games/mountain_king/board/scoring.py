"""Scoring (RULES 12): what a side's halls, statues, tokens and leftovers are worth, and how ties are broken.

Honour for digging is scored at once and comes in as a number, as do coronation tokens and point tokens. Every figure
here is computed from the position, so the same functions give the final score and the live preview.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from underhall.core.game import Score
from underhall.core.grids import NOWHERE, Mask, cells_of
from underhall.games.mountain_king.board.mountain import Mountain
from underhall.games.mountain_king.board.networks import side_mask
from underhall.games.mountain_king.board.placements import NO_PLACEMENT
from underhall.games.mountain_king.box.content import CONTENT

CATEGORIES: Final = ("digging", "coronation", "pedestals", "leftovers", "halls", "statues")
"""The rows of the score sheet, in the order of the rulebook."""

HALL_VALUES: Final = tuple((hall.value_empty_altar, hall.value_statue_on_altar) for hall in CONTENT.halls)
STATUE_VALUES: Final = tuple((value.base, value.on_matching_pedestal) for value in CONTENT.scoring.statue_value)
"""By tier: what a statue is worth there, and what it is worth on a pedestal of its own clan."""


def final_score(
    mountain: Mountain,
    side: int,
    *,
    digging: int,
    coronation: Sequence[int],
    point_tokens: Sequence[int],
    leftovers: Sequence[int],
    tie: tuple[int, ...] = (),
) -> Score:
    """The score sheet of a side: a player, or both members of a team together (13).

    `leftovers` counts by kind what the side owns, on trolls and in storage; `tie` is what `tie_break` made.
    """
    network = side_mask(mountain, side)
    points = {
        "digging": digging,
        "coronation": sum(coronation),
        "pedestals": sum(point_tokens),
        "leftovers": leftover_honour(leftovers),
        "halls": hall_honour(mountain, network),
        "statues": statue_honour(mountain, network),
    }
    return Score(points, sum(points.values()), tie)


def hall_honour(mountain: Mountain, network: Mask) -> int:
    """What the halls in a network are worth: more with a statue of any clan on the altar. A hall cannot be isolated,
    and those of others do not count (R-80)."""
    total = 0
    occupied = mountain.occupied_mask()
    marked = mountain.board.halls.marked
    for hall, placement in enumerate(mountain.halls):
        if placement != NO_PLACEMENT:
            altar = marked[placement]
            if network >> altar & 1:
                total += HALL_VALUES[hall][occupied >> altar & 1]
    return total


def statue_honour(mountain: Mountain, network: Mask) -> int:
    """What the statues in a network are worth: the best one of every tunnel that is not a hall (R-78)."""
    total = 0
    standing = mountain.occupied_mask() & network
    if not standing:
        return 0
    for tunnel in mountain.tunnels:
        here = tunnel & standing
        if here:
            total += _best_statue(mountain, here)
    for cell in mountain.gates:
        if cell != NOWHERE and standing >> cell & 1:
            total += _best_statue(mountain, 1 << cell)
    return total


def statue_value(mountain: Mountain, cell: int) -> int:
    """What the statue on a cell would score on its own: by the tier of its cell, doubled on a pedestal of its clan.

    0 where no statue stands.
    """
    clan = mountain.statue_on(cell)
    if clan < 0:
        return 0
    return STATUE_VALUES[mountain.board.tier[cell]][mountain.pedestals[clan] >> cell & 1]


def _best_statue(mountain: Mountain, standing: Mask) -> int:
    best = 0
    for cell in cells_of(standing):
        best = max(best, statue_value(mountain, cell))
    return best


_SET: Final = CONTENT.scoring.leftover.honour_per_set


def leftover_honour(counts: Sequence[int]) -> int:
    """The honour of the best sets of three that can be made of these resources with trades of four for one (12.1).

    >>> leftover_honour([3, 2, 0, 2, 3, 1, 1])
    3
    """
    sets = rest = 0
    two_left = False
    for count in counts:
        sets += count // 3
        rest += count % 3
        two_left = two_left or count % 3 == 2
    return (sets + rest // 6 if two_left else sets) * _SET


def tie_break(levels: int, order: int) -> tuple[int, int]:
    """What breaks a tie between players, higher is better: the lower sum of the levels of recruited trolls, then the
    later place in turn order, 0 for the start player. Of a team: the levels of both members, and 0 for the starting
    team, 1 for the other (R-79)."""
    return (-levels, order)
