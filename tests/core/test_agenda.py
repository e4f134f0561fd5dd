"""The agenda: a stack of steps, and what the game answers by looking at its top."""

from __future__ import annotations

import pytest

from tests.core.pebbles import GAME, Cup, Deal, DealPebble, NextTurn, PebblesState, Swap, Take, Turn
from underhall.core import DEALER, Automatic, Chance, Decide, Event, Move, Score, Seat, State, agenda


def _state(*steps: agenda.Step, players: int = 2, heap: int = 7) -> PebblesState:
    state = PebblesState(players, heap)
    state.agenda = list(steps)
    return state


def test_automatic_steps_run_until_something_waits() -> None:
    state = _state(NextTurn(1))
    agenda.run(state, None)
    assert state.agenda == [Turn(1)]
    empty = _state(NextTurn(1), heap=0)
    agenda.run(empty, None)
    assert empty.agenda == []
    assert GAME.is_over(empty)


def test_a_step_has_left_the_agenda_when_it_is_carried_out() -> None:
    state = _state(Turn(0))
    GAME.apply(state, 0, Take(1))
    assert state.agenda == [Turn(1)]


def test_a_side_move_leaves_its_decision_on_top() -> None:
    state = _state(Turn(0))
    state.stones[0] = 1
    GAME.apply(state, 0, Swap())
    assert state.agenda == [Turn(0)]


def test_nobody_is_asked_while_the_dealer_draws() -> None:
    state = _state(DealPebble(0))
    assert GAME.actors(state) == ()
    assert GAME.decision(state) is None
    assert GAME.moves(state, 0) == []
    draw = GAME.chance(state)
    assert draw is not None
    assert draw.outcomes == [Deal(0, pebble) for pebble in (1, 2, 3, 4, 4)]


def test_only_listed_outcomes_can_be_drawn_and_only_by_the_dealer() -> None:
    state = _state(DealPebble(0))
    assert GAME.why_not(state, DEALER, Deal(0, 4)) is None
    assert _code(state, DEALER, Deal(0, 7)) == "no_such_outcome"
    assert _code(state, DEALER, Deal(1, 4)) == "no_such_outcome"
    assert _code(state, 0, Deal(0, 4)) == "dealer_draws"


def test_the_dealer_does_not_decide() -> None:
    assert _code(_state(Turn(0)), DEALER, Take(1)) == "not_your_turn"


def test_an_answer_to_another_question_is_refused_with_what_is_expected() -> None:
    refusal = GAME.why_not(_state(Turn(0)), 0, Cup("left"))
    assert refusal is not None
    assert refusal.code == "not_now"
    assert refusal.sentence() == "Not now: choose a cup. Possible now: take stones."
    assert refusal.sentence("es") == "Ahora no: elegir un vaso. Ahora se puede: tomar piedras."


def test_when_nothing_is_left_the_game_is_over() -> None:
    state = _state()
    assert GAME.is_over(state)
    assert GAME.chance(state) is None
    assert _code(state, 0, Take(1)) == "game_over"


def test_events_go_to_whoever_listens() -> None:
    events: list[Event] = []
    GAME.apply(_state(Turn(0)), 0, Take(2), events)
    assert events == [Event("took", 0, {"stones": 2})]


def test_evaluation_compares_a_seat_with_its_best_rival() -> None:
    state = _state(Turn(0), players=3)
    state.stones = [4, 1, 3]
    assert [GAME.evaluate(state, seat) for seat in range(3)] == [1, -3, -1]


def test_picks_name_the_fields_of_a_move() -> None:
    assert Take(2).picks(_state(Turn(0)), 0) == ["stones:2"]
    assert Swap().picks(_state(Turn(0)), 0) == ["swap"]


def test_what_a_game_does_not_write_is_missed_at_once() -> None:
    class Bare(Decide[State, Take], frozen=True, gc=False, tag="bare"):
        pass

    class BareDraw(Chance[State, Take], frozen=True, gc=False, tag="bare_draw"):
        pass

    class BareRun(Automatic[State], frozen=True, gc=False, tag="bare_run"):
        pass

    state = State()
    questions = (
        lambda: Bare().actors(state),
        lambda: Bare().moves(state, 0),
        lambda: Bare().why_not(state, 0, Take(1)),
        lambda: Bare().apply(state, 0, Take(1), None),
        lambda: BareDraw().draw(state),
        lambda: BareDraw().apply(state, 0, Take(1), None),
        lambda: BareRun().run(state, None),
        lambda: state.copy(),
    )
    for ask in questions:
        with pytest.raises(NotImplementedError):
            ask()
    assert Bare().facts(state) == {}
    assert Bare().seen_by(state, 0, Take(1)) is None


def test_a_score_is_a_value() -> None:
    assert Score({"stones": 2}, 2) == Score({"stones": 2}, 2, ())


def _code(state: PebblesState, seat: Seat, move: Move) -> str:
    refusal = GAME.why_not(state, seat, move)
    assert refusal is not None
    return refusal.code
