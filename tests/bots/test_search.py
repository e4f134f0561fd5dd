"""The search bot plans whole turns, plays what it planned, and finds what single decisions do not see."""

from __future__ import annotations

from typing import Any

import pytest

import underhall
from underhall.bots import Bot, Situation, bot, play_out
from underhall.bots.greedy import Greedy, lead
from underhall.bots.search import Search
from underhall.core import Match


def king(plies: int) -> Match:
    """A game of the Mountain King after so many moves of `greedy`, at the beginning of a turn."""
    match = underhall.new("mountain_king", players=2, seed="search")
    company: list[Bot] = [Greedy("a", evaluations=60), Greedy("b", evaluations=60)]
    play_out(match, company, plies=plies)
    turn = match.game.turn(match.state)
    while match.game.turn(match.state) == turn:
        play_out(match, company, plies=1)
    return match


def after_a_turn(match: Match, player: Bot) -> float:
    """What the seat on turn expects to lead by when its turn is over."""
    match = match.copy()
    assert match.decision is not None
    seat, turn = match.decision.seats[0], match.game.turn(match.state)
    while not match.over and match.game.turn(match.state) == turn:
        match.play(player.choose(Situation(match, seat)), seat)
    return lead(match.game.expected(match.state), seat, match.game, match.state)


def test_a_planned_turn_brings_more_than_one_decided_step_by_step() -> None:
    tables = [king(plies) for plies in (30, 70, 120)]
    planned = [after_a_turn(table, Search("x")) for table in tables]
    stepwise = [after_a_turn(table, Greedy("x")) for table in tables]
    assert sum(planned) > sum(stepwise)


def test_a_plan_is_played_and_made_again_when_the_turn_is_another() -> None:
    match = king(12)
    assert match.decision is not None
    seat, turn = match.decision.seats[0], match.game.turn(match.state)
    search = Search("x")
    search.choose(Situation(match, seat))
    planned = search._plan
    if planned:  # the rest of the plan is for this turn only
        search._turn = -1
        assert search.choose(Situation(match, seat)) in match.moves(seat)
        assert search._turn == turn


def test_the_same_seed_makes_the_same_plans() -> None:
    match = king(40)
    moves = []
    for _ in range(2):
        twin = match.copy()
        play_out(twin, [Search("x"), Search("y")], plies=8)
        moves.append([str(ply.move) for ply in twin.plies])
    assert moves[0] == moves[1]


def test_a_solo_game_is_planned_beyond_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    match = underhall.new("caverna", players=1, seed="search")
    play_out(match, [bot("random", "x")], plies=10)
    expected, latest = match.game.expected, 0

    def watched(state: Any) -> list[float]:
        nonlocal latest
        latest = max(latest, match.game.turn(state) or 0)
        return expected(state)

    monkeypatch.setattr(match.game, "expected", watched)
    reached = []
    for evaluations in (1, 900):
        latest = 0
        Search("x", evaluations=evaluations).choose(Situation(match, 0))
        reached.append(latest)
    assert reached[1] > reached[0]
