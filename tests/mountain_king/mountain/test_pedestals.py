"""Pedestals: RULES 8.3, R-56 to R-58, R-87."""

from __future__ import annotations

import pytest

from tests.mountain_king.mountain.scenes import (
    K1,
    K2,
    K3,
    K4,
    MAGENTA,
    TROVE,
    cell,
    dedicate,
    dig,
    magenta,
    pedestal,
    statue,
    tunnel,
)
from underhall.games.mountain_king.board.boards import WINTER
from underhall.games.mountain_king.board.pedestals import (
    PEDESTALS_OF_A_CLAN,
    POINT_TOKENS,
    TRACK_SPACES,
    legal_pedestals,
    pedestal_ground,
    track_space,
    why_no_pedestal,
)
from underhall.games.mountain_king.board.scoring import statue_honour
from underhall.games.mountain_king.box.content import CLANS, CONTENT, FIRE, ICE, MOON, TIERS

FULL = [1] * TRACK_SPACES
GRAY, BROWN, YELLOW = TIERS.index("gray"), TIERS.index("brown"), TIERS.index("yellow")


def without(*taken: tuple[int, int]) -> list[int]:
    track = FULL[:]
    for tier, clan in taken:
        track[track_space(tier, clan)] = 0
    return track


@pytest.mark.rule("mountain_king:E-9", "mountain_king:R-56")
def test_a_pedestal_needs_the_token_of_its_clan_in_the_tier_of_the_anchor() -> None:
    placement = tunnel("t4", (7, 10), (8, 9), (8, 10), (8, 11), anchor=(8, 10))
    held = [1, 0, 1]
    assert WINTER.tier[cell((8, 10))] == YELLOW
    assert legal_pedestals(WINTER, placement, held, without((YELLOW, MOON))) == [FIRE]
    taken = why_no_pedestal(WINTER, placement, MOON, held, without((YELLOW, MOON)))
    assert taken is not None
    assert (taken.code, taken.facts) == ("pedestal_taken", {"clan": "moon", "tier": "yellow"})
    none = why_no_pedestal(WINTER, placement, ICE, held, FULL)
    assert none is not None
    assert none.code == "no_pedestal"


@pytest.mark.rule("mountain_king:R-56")
def test_the_anchor_alone_decides_the_tier() -> None:
    upper = tunnel("i2", (3, 7), (4, 7), anchor=(3, 7))  # gray
    lower = tunnel("i2", (3, 7), (4, 7), anchor=(4, 7))  # brown
    track = without((GRAY, FIRE))
    assert legal_pedestals(WINTER, upper, [1, 0, 0], track) == []
    assert legal_pedestals(WINTER, lower, [1, 0, 0], track) == [FIRE]
    ground = pedestal_ground(WINTER, [1, 0, 0], track)
    assert not ground & WINTER.tier_masks[GRAY]
    assert ground & WINTER.tier_masks[BROWN] == WINTER.tier_masks[BROWN]
    assert pedestal_ground(WINTER, [0, 0, 0], FULL) == 0


@pytest.mark.rule("mountain_king:E-10", "mountain_king:R-57")
def test_a_clan_stays_used_in_a_tier_after_a_hall_removed_its_pedestal() -> None:
    track = without((GRAY, ICE))
    mountain = magenta(K1, K2, K3, K4)
    pedestal(mountain, ICE, (3, 8))
    dedicate(mountain, TROVE)
    assert mountain.pedestals[ICE] == 0
    placement = tunnel(K2[0], *K2[1], anchor=K2[2])
    assert legal_pedestals(WINTER, placement, [0, 1, 1], track) == [MOON]
    assert legal_pedestals(WINTER, placement, [0, 1, 1], without((GRAY, ICE), (GRAY, MOON))) == []


def test_tunnels_of_size_five_have_no_anchor() -> None:
    placement = tunnel("l5", (3, 6), (4, 6), (4, 7), (4, 8), (4, 9))
    refusal = why_no_pedestal(WINTER, placement, FIRE, [1, 1, 1], FULL)
    assert refusal is not None
    assert refusal.code == "no_anchor"
    assert legal_pedestals(WINTER, placement, [1, 1, 1], FULL) == []


@pytest.mark.rule("mountain_king:R-58", "mountain_king:R-1")
def test_there_are_fifteen_spaces_for_eighteen_pedestals() -> None:
    assert TRACK_SPACES == len(TIERS) * len(CLANS) == len(POINT_TOKENS) == 15
    assert sum(PEDESTALS_OF_A_CLAN) == CONTENT.pedestals.pedestal_count == 18
    assert sorted(track_space(tier, clan) for tier in range(5) for clan in range(3)) == list(range(15))
    assert sorted(POINT_TOKENS) == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 3


@pytest.mark.rule("mountain_king:R-87")
def test_a_pedestal_on_an_isolated_tile_works_once_it_is_connected() -> None:
    mountain = dig(magenta(K1), ("i2", [(5, 7), (6, 7)], (5, 7)))
    pedestal(mountain, FIRE, (5, 7))
    statue(mountain, FIRE, (5, 7))
    assert statue_honour(mountain, mountain.networks[MAGENTA]) == 0
    dig(mountain, ("i2", [(3, 7), (4, 7)], None))
    assert statue_honour(mountain, mountain.networks[MAGENTA]) == 12
