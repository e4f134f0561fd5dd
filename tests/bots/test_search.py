"""The search bot plans whole turns, plays what it planned, and finds what single decisions do not see."""

from __future__ import annotations

import underhall
from tests.bots.shaft import Below, Dig, Gather, Haul, Rest, ShaftState, shaft
from underhall.bots import Bot, Situation, bot, play_out
from underhall.bots.greedy import Greedy
from underhall.bots.planning import MOST, Budget, Chain, Effort, Turns
from underhall.bots.search import Search
from underhall.bots.trials import best_of
from underhall.core import Events, Match, Seat


def king(plies: int) -> Match:
    """A game of the Mountain King after this many moves of `greedy`, at the beginning of a turn."""
    match = underhall.new("mountain_king", players=2, seed="search")
    company: list[Bot] = [Greedy("a", evaluations=60), Greedy("b", evaluations=60)]
    play_out(match, company, plies=plies)
    turn = match.game.turn(match.state)
    while match.game.turn(match.state) == turn:
        play_out(match, company, plies=1)
    return match


def test_a_plan_sees_what_single_decisions_do_not() -> None:
    match = play_out(shaft(), [Search("x"), Greedy("y")])
    assert [score["stones"] for score in match.scores()] == [10, 2]


def test_a_draw_in_the_middle_of_a_turn_does_not_end_the_plan() -> None:
    match = play_out(shaft(wet=True), [Search("x"), Greedy("y")])
    assert [score["stones"] for score in match.scores()] == [10, 2]


def test_first_opinions_stand_until_trials_prove_more() -> None:
    def chosen(trials: list[tuple[float, float]]) -> int:
        seen = iter(trials)

        def trial(alive: list[int]) -> list[float]:
            values = next(seen)
            return [values[one] for one in alive]

        return best_of([1.0, 0.0], trial, effort, len(trials))

    effort = Effort(Budget(100))
    assert chosen([]) == 0
    assert chosen([(0.0, 2.0)] * 2) == 0
    assert chosen([(0.0, 2.0)] * 4) == 1
    assert chosen([(0.0, 2.0)] * 6 + [(50.0, 0.0)] * 6) == 1  # the first answer has dropped out by then


def test_when_the_effort_is_used_up_in_the_first_trial_those_tried_are_compared() -> None:
    def chosen(opinions: list[float], values: list[float]) -> int:
        return best_of(opinions, lambda alive: values, Effort(Budget(100)), 1)

    assert chosen([3.0, 2.0, 1.0], [0.0, 9.0]) == 1
    assert chosen([3.0, 2.0, 1.0], [0.0]) == 0
    assert chosen([3.0, 2.0, 1.0], []) == 0


def test_a_plan_is_made_once_per_turn_and_made_again_when_it_does_not_fit() -> None:
    match = shaft()
    search = Search("x")
    match.play(search.choose(Situation(match, 0)), 0)
    assert search._plan == (Haul(),)
    match.play(Haul(), 0)  # somebody else moves for the seat
    match.play(Gather(), 1)
    assert search.choose(Situation(match, 0)) == Dig()
    assert search._plan == (Haul(),)


class Maze(Below, frozen=True, gc=False, tag="maze"):
    """Every way leads back here."""

    def apply(self, state: ShaftState, seat: Seat, move: Haul | Rest, events: Events) -> None:
        state.agenda.append(self)


def test_a_turn_of_which_no_end_is_found_is_begun_all_the_same() -> None:
    game = shaft().game
    state = game.copy(shaft().state)
    state.agenda = [Maze()]
    [begun] = Turns(game, 0, Effort(Budget(100))).ends(Chain(0.0, state, (), 0), 1)
    assert begun.line == (Rest(),)


def test_the_same_seed_makes_the_same_plans() -> None:
    match = king(40)
    moves = []
    for _ in range(2):
        twin = match.copy()
        play_out(twin, [Search("x", budget=Budget(300)), Search("y", budget=Budget(300))], plies=4)
        moves.append([str(ply.move) for ply in twin.plies])
    assert moves[0] == moves[1]


def test_a_solo_game_is_planned_to_its_end_and_the_plan_only_gets_better() -> None:
    match = underhall.new("caverna", players=1, seed="search")
    play_out(match, [bot("random", "x")], plies=50)
    search = Search("x", budget=Budget(400))
    ends = []
    while not match.over:
        match.play(search.choose(Situation(match, 0)))
        ends.append(search._end)
    assert ends == sorted(ends, key=lambda end: end or 0.0)
    assert ends[0] is not None
    assert match.scores()[0]["total"] == ends[-1]


def test_a_budget_of_time_ends_the_effort() -> None:
    effort = Effort(Budget(MOST, 0.01))
    spent = 0
    while effort.left > 0 and spent < MOST:
        effort.spend()
        spent += 1
    assert effort.left == 0
    assert spent < MOST


def test_where_several_decide_at_once_each_level_answers() -> None:
    match = underhall.new("ghosts_galore", players=2, seed="several at once")
    able = bot("able", "to the first tiles")
    while match.decision is not None and match.decision.kind != "place":
        seat = match.decision.seats[0]
        match.play(able.choose(Situation(match, seat)), seat)
    for level in ("strong", "masterly"):
        chosen = bot(level, "lays").choose(Situation(match, 0))
        assert match.why_not(chosen, 0) is None
