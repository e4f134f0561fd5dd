"""What counts on a board that is not full yet, as numbers: monsters and their chances, routes and their open ends.

`estimate` weighs them by the cells that are still free. Kept cheap: a bot asks for them for every place and rotation
of a tile.
"""

from __future__ import annotations

from typing import Final

from underhall.games.ghosts_galore.board.boards import BONE, NEIGHBOURS, RIM, RIMS, TOOTH, WALL, Side
from underhall.games.ghosts_galore.board.routes import INNER_CELLS, LANE, LANE_MASK, SECTIONS, Trace, types_on
from underhall.games.ghosts_galore.board.scoring import (
    DRAGON_POINTS,
    WISP_POINTS,
    cells_filled,
    cells_with_bats,
    cells_with_golems,
    curves_and_diamonds,
)
from underhall.games.ghosts_galore.box.components import MONSTERS

NAMES: Final = (
    "always",
    "next_dragon",
    "next_wisp",
    "skeletons",
    "diamonds",
    "skeletons_times_diamonds",
    "slimes",
    "curves",
    "slimes_times_curves",
    "werewolves",
    "golems",
    "golems_apart",
    "room_for_golems",
    "bats",
    "lonely_bats",
    "room_for_bats",
    "bone_open",
    "bone_open_sections",
    "tooth_open",
    "tooth_open_sections",
    "plain_open",
    "plain_open_sections",
    "open_open",
    "open_open_sections",
    "dead_open",
    "dead_ends",
    "one_ghost_open",
    "two_ghosts_open",
    "three_ghosts_open",
    "ghosts_open_twice",
    "satyrs_open",
    "satyrs_open_twice",
    "kinds_beside_satyrs",
    "kinds_without_satyr",
)
"""The features, in the order of `features`."""

_DRAGON, _GHOST, _GOLEM, _SATYR, _SKELETON, _SLIME, _BAT, _WEREWOLF, _WISP = (
    LANE * MONSTERS.index(monster) for monster in MONSTERS
)


def features(total: int, found: Trace, side: Side) -> list[float]:
    """`total` is what lies on a board and is held in hand, `found` its routes."""
    filled = cells_filled(total)
    free = 511 & ~filled
    rim = RIMS[side]
    dragons, wisps = total >> _DRAGON & LANE_MASK, total >> _WISP & LANE_MASK
    curves, diamonds, _ = curves_and_diamonds(total)
    skeletons, slimes = total >> _SKELETON & LANE_MASK, total >> _SLIME & LANE_MASK
    golem_cells, bat_cells = cells_with_golems(total), cells_with_bats(total)
    bone = bone_sections = tooth = tooth_sections = plain = plain_sections = both = both_sections = 0
    dead_open = dead = one_ghost = two_ghosts = three_ghosts = ghosts_twice = satyrs_open = satyrs_twice = 0
    beside = without = 0
    for one, other, load in found:
        if one < 0:
            continue
        opens = walls = door = 0
        for end in (one, other):
            if end < RIM:
                if rim[end] == WALL:
                    walls += 1
                else:
                    door = rim[end]
            elif INNER_CELLS[end] & free:
                opens += 1
            else:
                walls += 1
        if not opens:
            dead += walls
            continue
        sections = load >> SECTIONS
        if opens == 2:
            both += 1
            both_sections += sections
        elif walls:
            dead_open += 1
        elif door == BONE:
            bone += 1
            bone_sections += sections
        elif door == TOOTH:
            tooth += 1
            tooth_sections += sections
        else:
            plain += 1
            plain_sections += sections
        ghosts = load >> _GHOST & LANE_MASK
        if ghosts:
            if ghosts == 1:
                one_ghost += 1
            elif ghosts == 2:
                two_ghosts += 1
            else:
                three_ghosts += 1
            if opens == 2:
                ghosts_twice += 1
        satyrs = load >> _SATYR & LANE_MASK
        if satyrs:
            satyrs_open += satyrs
            beside += types_on(load)
            if opens == 2:
                satyrs_twice += satyrs
        else:
            without += types_on(load)
    return [
        1.0,
        DRAGON_POINTS[dragons + 1] - DRAGON_POINTS[dragons],
        WISP_POINTS[wisps + 1] - WISP_POINTS[wisps],
        skeletons,
        diamonds,
        skeletons * diamonds,
        slimes,
        curves,
        slimes * curves,
        total >> _WEREWOLF & LANE_MASK,
        golem_cells.bit_count(),
        (golem_cells & ~NEIGHBOURS[golem_cells]).bit_count(),
        (free & ~NEIGHBOURS[golem_cells]).bit_count() * golem_cells.bit_count(),
        bat_cells.bit_count(),
        (bat_cells & ~NEIGHBOURS[bat_cells] & NEIGHBOURS[free]).bit_count(),
        (free & NEIGHBOURS[bat_cells]).bit_count(),
        bone,
        bone_sections,
        tooth,
        tooth_sections,
        plain,
        plain_sections,
        both,
        both_sections,
        dead_open,
        dead,
        one_ghost,
        two_ghosts,
        three_ghosts,
        ghosts_twice,
        satyrs_open,
        satyrs_twice,
        beside,
        without,
    ]
