"""Advice names the best lines with what they lead to; an analysis finds the decisions that mattered."""

from __future__ import annotations

import pytest

from tests.bots.shaft import Dig, Gather, Haul, Rest, shaft
from tests.bots.test_bots import pebbles
from underhall.bots import Budget, bot, play_out, situation
from underhall.bots.advice import advise
from underhall.bots.analysis import Analysis, analyse
from underhall.core import ArgumentError


def test_advice_is_a_whole_turn_with_the_points_it_leads_to() -> None:
    best, second = advise(situation(shaft()), "x")
    assert best.moves == (Dig(), Haul())
    assert best.points == (5.0, 0.0)
    assert second.moves == (Gather(),)
    assert best.lead - second.lead == pytest.approx(4.0, abs=0.1)


def test_advice_for_a_secret_decision_ranks_its_answers() -> None:
    match = pebbles(players=2)
    lines = advise(situation(match, 0), "x", budget=Budget(60))
    assert {line.moves[0] for line in lines} == set(match.moves(0, side=False))
    assert [line.lead for line in lines] == sorted((line.lead for line in lines), reverse=True)
    assert all(len(line.points) == 2 for line in lines)


def test_an_analysis_finds_what_cost_most_and_what_was_better() -> None:
    match = shaft()
    for move in (Dig(), Haul(), Dig(), Rest(), Gather(), Dig(), Haul()):
        match.play(move)
    assert match.over
    found = analyse(match)
    assert [entry[-1] for entry in zip(*found.expected, strict=True)] == [6, 5]
    assert len(found.expected) == match.ply + 1
    told = [(one.ply, one.seat, one.played, one.better) for one in found.turnings]
    assert told == [(3, 1, Rest(), (Haul(),)), (4, 0, Gather(), (Dig(), Haul()))]
    assert [one.cost for one in found.turnings] == pytest.approx([5.0, 4.0], abs=0.1)


def test_an_analysis_is_the_same_again_and_tells_how_far_it_is() -> None:
    match = play_out(pebbles(players=2), [bot("random", "a"), bot("random", "b")])
    steps: list[tuple[int, int]] = []

    def once() -> Analysis:
        steps.clear()
        return analyse(match, budget=Budget(60), progress=lambda done, of: steps.append((done, of)))

    found = once()
    assert found == once()
    assert [done for done, _ in steps] == sorted(done for done, _ in steps)
    assert steps[-1][0] == steps[-1][1]
    for one in found.turnings:
        past = match.at(one.ply)
        assert one.better[0] in past.moves(one.seat)
        assert one.cost > 0


def test_only_a_finished_game_is_analysed() -> None:
    with pytest.raises(ArgumentError, match="not over"):
        analyse(shaft())
