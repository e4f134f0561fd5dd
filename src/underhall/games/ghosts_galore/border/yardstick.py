"""How good a position is, for bots that look one decision ahead. None of this is a rule.

A board is worth what it scores now, what its open routes may still become, and what the tiles in hand (claimed, or
secret) will add wherever they are laid. A seat that has still to claim is credited with what waiting usually brings.
Figures are points; the weights are averages over the house tiles and round guesses.

Frozen: the bot `reference` plays by these figures, and others are measured by their games against it, so nobody tunes
or mends them. `Game.expected` is what other bots play by.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Seat
from underhall.games.ghosts_galore.board.boards import NEIGHBOURS, RIM, RIMS, WALL, Mask, Side
from underhall.games.ghosts_galore.board.routes import INNER_CELLS, LANE, LANE_MASK, SECTIONS, Trace, trace
from underhall.games.ghosts_galore.board.scoring import (
    BATS,
    BONE_DOORS,
    DRAGON_POINTS,
    GHOSTS,
    GOLEMS,
    OTHER_ROUTES,
    SATYRS,
    TILE_CONTENTS,
    TOOTH_DOORS,
    WISP_POINTS,
    cells_filled,
    cells_with_bats,
    contents,
    curves_and_diamonds,
    score_sheet,
    tally,
    tally_of,
)
from underhall.games.ghosts_galore.board.tiles import NONE, Tile
from underhall.games.ghosts_galore.box.components import MONSTERS
from underhall.games.ghosts_galore.claiming import ClaimDecide, ClaimTurn, Flush, TurnUpTop
from underhall.games.ghosts_galore.state import GhostsGaloreState, board_side

_DRAGON, _GHOST, _GOLEM, _SATYR, _SKELETON, _SLIME, _BAT, _WEREWOLF, _WISP = (
    LANE * MONSTERS.index(monster) for monster in MONSTERS
)
# What an average tile brings of each thing.
_DRAGONS_A_TILE: Final = 0.10
_SKELETONS_A_TILE: Final = 0.27
_SLIMES_A_TILE: Final = 0.10
_WISPS_A_TILE: Final = 0.27
_CURVES_A_TILE: Final = 0.82
_DIAMONDS_A_TILE: Final = 0.38
# What a monster in hand is worth whose points depend on where it is laid.
_HEADS: Final = ((_GHOST, 4.5), (_GOLEM, 5.5), (_SATYR, 5.0), (_BAT, 4.0), (_WEREWOLF, 5.5))
CLAIMING: Final = (ClaimTurn, ClaimDecide, TurnUpTop, Flush)  # steps in which a seat may still wait for a tile
_WAITING_RANK: Final = 0.75  # a seat that waits gets a tile better than this many
_EVERY: Final = 3  # one face-down tile in this many is looked at, to keep it cheap


def evaluate(state: GhostsGaloreState, seat: Seat) -> float:
    """Points that `seat` may expect to be ahead of the best of the others."""
    if not state.agenda:
        sheet = score_sheet([tally(state.grid, 9 * other, board_side(state, other)) for other in range(state.players)])
        own = sheet[seat]
        rivals = [(score.total, score.tie[0]) for other, score in enumerate(sheet) if other != seat]
        total, cuts = max(rivals)
        return own.total - total + (own.tie[0] - cuts) / 100
    if NONE in state.side:
        return 0.0
    own_value = board_value(state, seat)
    return own_value - max(
        sum(tally(state.grid, 9 * other, board_side(state, other))[: OTHER_ROUTES + 1])
        for other in range(state.players)
        if other != seat
    )


def board_value(state: GhostsGaloreState, seat: Seat) -> float:
    start, side = 9 * seat, board_side(state, seat)
    total, found = contents(state.grid, start), trace(state.grid, start)
    points = tally_of(total, found, side)
    value = float(
        points[GHOSTS]
        + points[GOLEMS]
        + points[SATYRS]
        + points[BATS]
        + points[BONE_DOORS]
        + points[TOOTH_DOORS]
        + points[OTHER_ROUTES]
    )
    filled = cells_filled(total)
    value += _promise(found, side, filled) + _bats_promise(total, filled)
    value += 4 * (total >> _WEREWOLF & LANE_MASK)
    hand = [tile for tile in (state.secret[seat], state.claimed[seat]) if tile != NONE]
    for tile in hand:
        value += _HEAD_POINTS[tile]
        total += TILE_CONTENTS[tile]
    missing = 9 - filled.bit_count() - len(hand)
    return value + _counted(total, missing) + _awaited(state, seat, total, missing)


def _counted(total: int, missing: int) -> float:
    """What is scored by counting, if `missing` more tiles come that are like the average one."""
    dragons, wisps = total >> _DRAGON & LANE_MASK, total >> _WISP & LANE_MASK
    curves, diamonds, diamond_points = curves_and_diamonds(total)
    skeletons = (total >> _SKELETON & LANE_MASK) + _SKELETONS_A_TILE * missing
    slimes = (total >> _SLIME & LANE_MASK) + _SLIMES_A_TILE * missing
    dragon, wisp = DRAGON_POINTS[dragons], WISP_POINTS[wisps]
    return (
        dragon
        + _DRAGONS_A_TILE * missing * (DRAGON_POINTS[dragons + 1] - dragon)
        + wisp
        + _WISPS_A_TILE * missing * (WISP_POINTS[wisps + 1] - wisp)
        + skeletons * (diamonds + _DIAMONDS_A_TILE * missing)
        + slimes * (curves + _CURVES_A_TILE * missing)
        + diamond_points
    )


def _promise(found: Trace, side: Side, filled: Mask) -> float:
    """What routes with open ends may become, and a little off for loose ends."""
    rim = RIMS[side]
    value = 0.0
    for one, other, load in found:
        if one < 0:
            continue
        doors = opens = 0
        for end in (one, other):
            if end < RIM:
                doors += rim[end] != WALL
            else:
                opens += INNER_CELLS[end] & filled != INNER_CELLS[end]
        value -= 0.3 * (2 - doors - opens)
        if not opens:
            continue
        if doors + opens == 2:
            value += (0.25, 0.6)[doors] * ((load >> SECTIONS) + 1.5)
        ghosts = load >> _GHOST & LANE_MASK
        if ghosts:
            value += opens * (0.0, 0.7, 2.0)[ghosts] if ghosts < 3 else opens * 1.2
        value += 0.8 * opens * (load >> _SATYR & LANE_MASK)
    return value


def _bats_promise(total: int, filled: Mask) -> float:
    """A lone bat may still get a neighbour where a cell beside it is free."""
    cells = cells_with_bats(total)
    lonely = cells & ~NEIGHBOURS[cells]
    return 2.0 * (lonely & NEIGHBOURS[511 & ~filled]).bit_count()


def _awaited(state: GhostsGaloreState, seat: Seat, total: int, missing: int) -> float:
    """How much more than an average tile the one a seat still has to claim this round is worth."""
    top = state.agenda[-1]
    if state.claimed[seat] != NONE or not isinstance(top, CLAIMING):
        return 0.0
    before = _counted(total, missing)
    row = [_appeal(total, missing, before, tile) for tile in state.row]
    face_down = sorted(_appeal(total, missing, before, tile) for tile in state.stock[::_EVERY])
    waiting = face_down[int(_WAITING_RANK * (len(face_down) - 1))]
    if not state.pile:
        waiting = max(row, default=waiting)
    elif row:
        waiting = max(waiting, max(row) - 2.0)
    if top.seat != seat:
        return waiting
    if isinstance(top, TurnUpTop):
        return sum(max(waiting, appeal) for appeal in face_down) / len(face_down)
    if isinstance(top, ClaimDecide):
        return max(waiting, _appeal(total, missing, before, state.revealed))
    return max(row, default=waiting)


def _appeal(total: int, missing: int, before: float, tile: Tile) -> float:
    """How many points a tile brings to a board, wherever it will be laid."""
    return _counted(total + TILE_CONTENTS[tile], missing - 1) - before + _HEAD_POINTS[tile]


_HEAD_POINTS: Final = [
    sum(points * (TILE_CONTENTS[tile] >> lane & LANE_MASK) for lane, points in _HEADS)
    for tile in range(len(TILE_CONTENTS))
]
