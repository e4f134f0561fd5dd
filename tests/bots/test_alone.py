"""Alone at the table: a plan is changed turn by turn, stays legal, and never gets worse."""

from __future__ import annotations

from math import isclose, log
from random import Random
from typing import Any

import pytest

import underhall
from underhall.bots import bot, play_out
from underhall.bots.alone import Grown, Solo, at_once, bent, improve, plan
from underhall.bots.annealing import Annealing, Heat, Plan
from underhall.bots.planning import MOST, Budget, Effort
from underhall.bots.search import Search
from underhall.bots.situation import Situation
from underhall.core import Match


def farm(plies: int, **options: Any) -> Match:
    match = underhall.new("caverna", players=1, seed="alone", **options)
    return play_out(match, [bot("random", "alone")], plies=plies)


def first(match: Match) -> Plan:
    return plan(match.game, 0, match.state, Budget(400), 3, Random("first"))


def end(match: Match, line: Plan) -> float:
    """What the line scores, move by move, as a match plays it."""
    match = match.copy()
    for move in line.line:
        match.play(move)
    assert match.over
    return float(match.game.totals(match.state)[0])


@pytest.mark.parametrize("options", [{}, {"mode": "intro"}, {"ruby_to_gold": False}])
def test_a_plan_can_be_played_and_ends_as_promised(options: dict[str, Any]) -> None:
    match = farm(30, **options)
    found = first(match)
    assert found.end == end(match, found)


def test_changes_make_a_poor_plan_better_and_it_can_be_played_too() -> None:
    match = farm(12)
    careless = play_out(match.copy(), [bot("random", "careless")])
    before = Plan(
        tuple(ply.move for ply in careless.plies[match.ply :]), float(careless.game.totals(careless.state)[0])
    )
    assert before.end == end(match, before)
    after = improve(match.game, 0, match.state, before, Effort(Budget(2_000)), Random("x"))
    assert before.end is not None
    assert after.end is not None
    assert after.end > before.end
    assert after.end == end(match, after)


def test_a_course_that_grows_never_ends_worse_and_can_be_played() -> None:
    match = farm(40)
    before, effort = first(match), Effort(Budget(12_000))
    after = Solo(match.game, 0, match.state, effort, Random("grown"), 2).grown(Grown(before), Heat(1.0, 0.2), 0)
    assert effort.left <= 0
    assert before.end is not None
    assert after.end >= before.end
    assert after.end == end(match, after.plan)


def test_beams_are_not_begun_without_the_effort_for_one() -> None:
    match = farm(40)
    before, effort = first(match), Effort(Budget(500))
    solo = Solo(match.game, 0, match.state, effort, Random("small"), 2)
    assert solo.grown(Grown(before), Heat(1.0, 0.2), 0).plan == before
    assert solo.by_beams(before) == [before]
    assert effort.left == 500


def test_no_decision_uses_up_more_than_people_wait_for() -> None:
    assert at_once(Budget(400)) == 8_000
    assert at_once(Budget(100_000)) < 20 * 100_000
    assert at_once(Budget(MOST)) == MOST


def test_who_is_alone_may_have_a_budget_of_their_own() -> None:
    match = farm(30)
    for alone, ends in (({}, False), ({"caverna": 400}, True)):
        search = Search("alone", budget=Budget(1), alone=alone)
        assert search.choose(Situation(match, 0)) in match.moves(0)
        assert (search._end is not None) is ends


def test_every_change_makes_a_course_that_can_be_played() -> None:
    match = farm(12)
    game, state = match.game, match.state
    annealing = Annealing(game, 0, Effort(Budget(MOST)), Random("changes"))
    annealing.improve(state, first(match), Heat(1e9, 1e9), MOST)  # only takes the plan up, and gives up no change
    for change in dict.fromkeys(annealing._changes):
        found = [change(number) for number in range(len(annealing._course))]
        made = [one for one in found if one is not None]
        assert made
        for course, worth in made[:5]:
            assert worth == end(match, Plan(annealing.line_of(state, course), worth))


def test_the_same_seed_plans_alike() -> None:
    match = farm(30)
    assert first(match) == first(match)


def test_a_plan_without_an_end_is_left_as_it_is() -> None:
    match = farm(30)
    assert improve(match.game, 0, match.state, Plan(), Effort(Budget(100)), Random("x")) == Plan()


def test_what_counts_together_is_bent_together() -> None:
    fitted = underhall.game("caverna").fitted
    assert fitted is not None
    assert {name for names in fitted.together for name in names} <= set(fitted.names)
    table, rng, family = fitted.table(1), Random("together"), fitted.together[0]
    factors = []
    for _ in range(40):
        taste = bent(table, fitted, rng)
        factors.append([log(taste[name][-1] / table[name][-1]) for name in family[:3]])
    assert any(all(factor and isclose(factor, row[0]) for factor in row) for row in factors)


def test_an_effort_leaves_the_positions_that_there_is_time_for() -> None:
    effort = Effort(Budget(MOST, 0.05))
    while effort.left > MOST - 1000:
        effort.spend()
    effort.pace()
    assert effort.left < MOST // 2
    counted = Effort(Budget(100))
    counted.pace()
    assert counted.left == 100
