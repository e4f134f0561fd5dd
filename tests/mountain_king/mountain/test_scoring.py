"""Final scoring: RULES 12, the rulebook's 111, leftovers against a search, ties."""

from __future__ import annotations

import itertools
import random
from functools import cache

import pytest

from tests.mountain_king.mountain.scenes import (
    GATE,
    K1,
    K2,
    K3,
    K4,
    K5,
    K6,
    K7,
    K8,
    MAGENTA,
    PURPLE,
    RIFT,
    TROVE,
    cell,
    dedicate,
    dig,
    magenta,
    pedestal,
    random_mountains,
    statue,
    widen,
)
from underhall.core.game import standings
from underhall.core.grids import NOWHERE, cells_of
from underhall.games.mountain_king.board.boards import WINTER
from underhall.games.mountain_king.board.mountain import Mountain
from underhall.games.mountain_king.board.networks import side_mask, tunnels
from underhall.games.mountain_king.board.placements import NO_PLACEMENT
from underhall.games.mountain_king.board.scoring import (
    CATEGORIES,
    HALL_VALUES,
    STATUE_VALUES,
    final_score,
    hall_honour,
    leftover_honour,
    statue_honour,
    statue_value,
    tie_break,
)
from underhall.games.mountain_king.box.content import FIRE, ICE, MOON

NOTHING = [0] * 7


def statues_score(mountain: Mountain, seat: int = MAGENTA) -> int:
    return statue_honour(mountain, mountain.networks[seat])


@pytest.mark.rule("mountain_king:E-15", "mountain_king:R-78", "mountain_king:R-82")
def test_the_example_of_the_rulebook_comes_to_111() -> None:
    mountain = magenta(K1, K2, K3, K4, K5, K6, K7, K8)
    dig(
        mountain,
        ("v3", [(3, 10), (3, 11), (4, 11)], None),
        ("v3", [(4, 12), (5, 12), (5, 13)], None),
        ("i2", [(6, 13), (6, 14)], None),
    )
    pedestal(mountain, ICE, (3, 8))  # its token counts although The Trove removes it
    dedicate(mountain, TROVE, RIFT)
    statue(mountain, MOON, (4, 8))
    statue(mountain, ICE, (5, 13))
    statue(mountain, FIRE, (8, 10))
    pedestal(mountain, FIRE, (8, 10))
    statue(mountain, ICE, (8, 12))
    statue(mountain, FIRE, (2, 7))
    pedestal(mountain, FIRE, (2, 7))
    score = final_score(
        mountain, MAGENTA, digging=43, coronation=[3], point_tokens=[4, 4, 3], leftovers=[3, 0, 0, 0, 0, 0, 0]
    )
    assert score.points == {
        "digging": 43,
        "coronation": 3,
        "pedestals": 11,
        "leftovers": 1,
        "halls": 15,
        "statues": 38,
    }
    assert score.total == 111
    assert tuple(score.points) == CATEGORIES
    assert [statue_value(mountain, cell(place)) for place in ((8, 10), (8, 12), (2, 7))] == [20, 10, 8]
    assert statue_value(mountain, cell((3, 7))) == 0


@pytest.mark.rule("mountain_king:E-28", "mountain_king:R-78", "mountain_king:R-75")
def test_one_statue_scores_in_each_tunnel() -> None:
    mountain = magenta(K1, K2, K3, K4, K5, K6, K7)
    statue(mountain, FIRE, (8, 10))
    pedestal(mountain, FIRE, (8, 10))
    statue(mountain, ICE, (8, 11))
    assert statues_score(mountain) == 20
    statue(mountain, MOON, GATE)
    assert statues_score(mountain) == 22


@pytest.mark.rule("mountain_king:R-78")
def test_the_best_statue_is_found_after_doubling() -> None:
    mountain = magenta(K1, K2, K3, ("i2", [(3, 10), (4, 10)], (3, 10)))
    pedestal(mountain, FIRE, (3, 10))
    statue(mountain, FIRE, (3, 10))  # gray, doubled: 8
    statue(mountain, ICE, (4, 10))  # brown: 6
    assert statues_score(mountain) == 8


def test_another_clans_pedestal_doubles_nothing() -> None:
    mountain = magenta(K1)
    pedestal(mountain, FIRE, (2, 7))
    statue(mountain, ICE, (2, 7))
    assert statues_score(mountain) == 4


@pytest.mark.rule("mountain_king:R-75")
def test_a_statue_in_the_gate_scores_the_gates_tier() -> None:
    mountain = magenta()
    statue(mountain, FIRE, GATE)
    assert statues_score(mountain) == 2
    assert WINTER.tunnels.number(f"i2:0:{WINTER.grid.name(cell(GATE))}") != NO_PLACEMENT  # a cell like others


@pytest.mark.rule("mountain_king:R-80")
def test_what_is_isolated_scores_for_nobody() -> None:
    mountain = dig(magenta(K1), ("i2", [(5, 7), (6, 7)], None))
    statue(mountain, FIRE, (6, 7))
    assert [statues_score(mountain, seat) for seat in range(5)] == [0] * 5
    dig(mountain, ("i2", [(3, 7), (4, 7)], None))
    assert [statues_score(mountain, seat) for seat in range(5)] == [6, 0, 0, 0, 0]


@pytest.mark.rule("mountain_king:R-80")
def test_halls_and_statues_score_for_the_network_they_are_in() -> None:
    mountain = dedicate(magenta(K1, K2, K3, K4), TROVE)
    statue(mountain, MOON, (4, 8))
    assert hall_honour(mountain, mountain.networks[MAGENTA]) == 15
    assert hall_honour(mountain, mountain.networks[PURPLE]) == 0
    assert statues_score(mountain) == 0  # statues in halls count for the hall alone
    assert hall_honour(mountain, 0) == 0


def test_values_are_the_printed_ones() -> None:
    assert STATUE_VALUES == ((2, 4), (4, 8), (6, 12), (8, 16), (10, 20))
    assert HALL_VALUES == ((3, 9), (4, 11), (5, 13), (6, 15), (2, 12), (0, 14))


@pytest.mark.parametrize("seed", range(2))
def test_statues_and_halls_score_as_the_reference_algorithm_says(seed: int) -> None:
    for mountain in random_mountains(seed, turns=(20, 45)):
        for side in sorted(set(mountain.sides)):
            network = side_mask(mountain, side)
            halls = mountain.hall_masks()
            statues = 0
            for tunnel in tunnels(mountain):
                if tunnel & network and tunnel not in halls:
                    values = [0]
                    for standing in cells_of(tunnel):
                        clan = mountain.statue_on(standing)
                        if clan >= 0:
                            double = mountain.pedestal_on(standing) == clan
                            values.append((2, 4, 6, 8, 10)[mountain.board.tier[standing]] * (2 if double else 1))
                    statues += max(values)
            assert statue_honour(mountain, network) == statues
            worth = 0
            for hall in range(6):
                altar = mountain.altar(hall)
                if altar != NOWHERE and network >> altar & 1:
                    worth += HALL_VALUES[hall][mountain.statue_on(altar) >= 0]
            assert hall_honour(mountain, network) == worth


def test_each_hall_and_statue_of_a_team_counts_once() -> None:
    mountain = Mountain(WINTER, (0, 1, 1, 0))
    for seat, place in enumerate([GATE, (13, 19), (19, 7), (7, 1)]):
        mountain.lay_gate(seat, cell(place))
    dig(mountain, K1, K2, K3, K4)
    dedicate(mountain, TROVE)
    widen(mountain, 3, mountain.networks[0])  # joined: both members have the same network
    statue(mountain, FIRE, (2, 7))
    score = final_score(mountain, 0, digging=0, coronation=[5, 3], point_tokens=[], leftovers=NOTHING)
    assert (score.points["halls"], score.points["statues"], score.points["coronation"]) == (6, 4, 8)


# Leftovers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mountain_king:E-14")
def test_leftovers_of_the_rulebook_make_three_sets() -> None:
    assert leftover_honour([3, 2, 0, 2, 3, 1, 1]) == 3


@pytest.mark.rule("mountain_king:E-30")
@pytest.mark.parametrize(
    ("counts", "honour"),
    [
        ([2, 2, 2, 2, 2, 2, 2], 2),
        ([1, 1, 1, 1, 1, 1, 1], 0),
        ([2, 1, 0, 1, 0, 1, 1], 1),
        ([8, 4, 0, 0, 0, 0, 0], 3),
        ([5, 0, 0, 0, 0, 0, 0], 1),
        ([4, 4, 4, 4, 4, 4, 4], 7),
    ],
)
def test_leftovers_as_in_the_table(counts: list[int], honour: int) -> None:
    assert leftover_honour(counts) == honour


@cache
def best_by_trading(counts: tuple[int, ...]) -> int:
    """The best number of sets over every way to trade four resources for one: the rule itself, without a formula."""
    best = sum(count // 3 for count in counts)
    for spent in itertools.combinations_with_replacement(range(len(counts)), 4):
        left = list(counts)
        for kind in spent:
            left[kind] -= 1
        if min(left) >= 0:
            for gained in range(len(counts)):
                left[gained] += 1
                best = max(best, best_by_trading(tuple(sorted(left))))
                left[gained] -= 1
    return best


@pytest.mark.rule("mountain_king:E-30")
def test_the_leftover_formula_is_the_best_of_all_trades() -> None:
    for most, kinds in ((5, 4), (2, 7)):
        for counts in itertools.combinations_with_replacement(range(most + 1), kinds):
            assert leftover_honour(counts) == best_by_trading(counts)


def test_the_leftover_formula_is_the_best_choice_of_sets_to_finish() -> None:
    """For larger hands: choose how many sets of each kind to finish; a missing unit costs four spare ones."""

    def best(counts: tuple[int, ...]) -> int:
        found = 0
        choices = [range(count // 3 + 2) for count in counts]
        for chosen in itertools.product(*choices):
            missing = sum(max(0, 3 * sets - count) for sets, count in zip(chosen, counts, strict=True))
            spare = sum(max(0, count - 3 * sets) for sets, count in zip(chosen, counts, strict=True))
            if 4 * missing <= spare:
                found = max(found, sum(chosen))
        return found

    rng = random.Random(12)
    for _ in range(60):
        counts = tuple(rng.randrange(9) for _ in range(7))
        assert leftover_honour(counts) == best(counts)


# Ties -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mountain_king:E-31")
def test_ties_are_broken_by_levels_and_then_by_turn_order() -> None:
    def table(*levels: int) -> list[tuple[int, tuple[int, ...]]]:
        mountain = magenta()
        points = [98, 40, 98]
        return standings(
            [
                final_score(
                    mountain,
                    seat,
                    digging=points[seat],
                    coronation=[],
                    point_tokens=[],
                    leftovers=NOTHING,
                    tie=tie_break(levels[seat], seat),
                )
                for seat in range(3)
            ]
        )

    assert table(11, 5, 11)[0] == (1, (2,))
    assert table(10, 5, 11)[0] == (1, (0,))


@pytest.mark.rule("mountain_king:R-79")
def test_a_tie_of_teams_goes_to_the_team_that_did_not_start() -> None:
    starting, other = tie_break(24, 0), tie_break(24, 1)
    assert other > starting
    assert tie_break(23, 0) > other
