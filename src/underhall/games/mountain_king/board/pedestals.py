"""Pedestals (RULES 8.3): which one may be set on the anchor of the tunnel just dug, and the track of point tokens.

The track is a list of 15, one space per tier and clan from the outermost tier inwards: the value of the token that
still lies there, or 0 once someone has taken it. It belongs to the game's state, as do the pedestals held, counted by
clan.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from underhall.core.grids import NOWHERE, Mask
from underhall.core.refusals import Refusal
from underhall.games.mountain_king.board.boards import Board
from underhall.games.mountain_king.box.content import CLANS, CONTENT, TIERS
from underhall.games.mountain_king.refusing import refuse

TRACK_SPACES: Final = len(CONTENT.pedestals.track_space)
PEDESTALS_OF_A_CLAN: Final = tuple(pile.count for pile in CONTENT.pedestals.pedestal)
POINT_TOKENS: Final = tuple(token.value for token in CONTENT.pedestals.point_token for _ in range(token.count))


def track_space(tier: int, clan: int) -> int:
    """The index of the track's space for a tier and a clan."""
    return tier * len(CLANS) + clan


def why_no_pedestal(
    board: Board, placement: int, clan: int, held: Sequence[int], track: Sequence[int]
) -> Refusal | None:
    """Why a pedestal of this clan may not be set on the anchor of this tunnel, or None."""
    anchor = board.tunnels.marked[placement]
    if anchor == NOWHERE:
        return refuse("8.3", "no_anchor", shape=board.tunnels.shapes[board.tunnels.shape(placement)])
    if not held[clan]:
        return refuse("8.3", "no_pedestal", clan=CLANS[clan])
    tier = board.tier[anchor]
    if not track[track_space(tier, clan)]:
        return refuse("R-57", "pedestal_taken", clan=CLANS[clan], tier=TIERS[tier])
    return None


def legal_pedestals(board: Board, placement: int, held: Sequence[int], track: Sequence[int]) -> list[int]:
    """The clans for which `why_no_pedestal` has nothing to say, in order."""
    return [clan for clan in range(len(CLANS)) if why_no_pedestal(board, placement, clan, held, track) is None]


def pedestal_ground(board: Board, held: Sequence[int], track: Sequence[int]) -> Mask:
    """The cells on which the holder of these pedestals could set one, were they anchors: the tiers for which a token
    of a held clan is left. For `digging`, where it decides whether two anchors make a difference."""
    ground = 0
    for tier, mask in enumerate(board.tier_masks):
        if any(held[clan] and track[track_space(tier, clan)] for clan in range(len(CLANS))):
            ground |= mask
    return ground
