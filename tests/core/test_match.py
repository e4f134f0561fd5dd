"""Playing a match: three kinds of wrong moves, what is forced, hidden and taken back, and what a reader may see."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.pebbles import ChooseCup, Cup, NextTurn, Pebbles, PebblesState, Swap, Take, Turn
from tests.core.playing import begin, play, play_out, traces
from underhall.core import (
    AmbiguousMove,
    ArgumentError,
    Events,
    IllegalMove,
    MalformedMove,
    Match,
    Move,
    Notation,
    Seat,
    Setup,
    Step,
    UndoRefused,
)
from underhall.core.loading import new
from underhall.core.record import MASK, read


def test_a_match_begins_at_its_first_decision_with_the_draws_in_the_record() -> None:
    match = begin()
    assert match.decision is not None
    assert match.decision.kind == "choose_cup"
    assert match.decision.seats == (0, 1)
    assert [ply.seat for ply in match.plies] == [-1, -1]


def test_moves_can_be_played_as_values_and_as_text() -> None:
    assert play(begin(), "cup left").dump() == _played(begin(), Cup("left")).dump()


def test_a_move_tells_what_happened() -> None:
    match = play(begin(), "cup left", "cup left")
    (event,) = match.play("take 2")
    assert (event.kind, event.seat, event.facts) == ("took", 0, {"stones": 2})
    assert match.sentence(event) == "Player 1 took 2 stones."
    assert match.sentence(event, "pl") == "Gracz 1 bierze 2 kamienie."


@pytest.mark.parametrize(
    ("text", "kind", "code"),
    [
        ("dance", MalformedMove, "unknown_word"),
        ("taek 1", MalformedMove, "unknown_word_near"),
        ("take one", MalformedMove, "field"),
        ("take 1 2", MalformedMove, "field_count"),
        ("", MalformedMove, "unknown_word"),
        ("t", AmbiguousMove, "ambiguous"),
        ("take", AmbiguousMove, "ambiguous"),
        ("take 3", IllegalMove, "illegal"),
        ("cup left", IllegalMove, "illegal"),
        ("swap", IllegalMove, "illegal"),
        ("deal 0 4", IllegalMove, "illegal"),
    ],
)
def test_each_wrong_move_gets_its_own_kind_of_error_and_changes_nothing(
    text: str, kind: type[Exception], code: str
) -> None:
    match = play(begin(), "cup left", "cup right")
    before = traces(match)
    with pytest.raises(kind) as refused:
        match.play(text)
    error = refused.value
    assert isinstance(error, MalformedMove | AmbiguousMove | IllegalMove)
    assert error.code == code
    assert all(error.sentence(lang) for lang in ("en", "es", "pl"))
    assert traces(match) == before


@given(st.text(max_size=12) | st.text(alphabet="takecupswpdl 0123-", max_size=12), st.none() | st.integers(-3, 5))
def test_no_text_and_no_seat_brings_a_match_down(text: str, seat: int | None) -> None:
    match = play(begin(), "cup left", "cup right")
    before = traces(match)
    try:
        match.play(text, seat)
    except (MalformedMove, AmbiguousMove, IllegalMove, ArgumentError) as error:
        sentence = str(error)
    else:
        sentence, before = "played", traces(match)
    assert sentence
    assert traces(match) == before


def test_an_ambiguous_beginning_lists_what_it_could_mean() -> None:
    match = play(begin(), "cup left", "cup right")
    with pytest.raises(AmbiguousMove) as refused:
        match.play("ta")
    assert refused.value.candidates == ("take 1", "take 2")


def test_the_beginning_of_one_legal_move_is_enough() -> None:
    match = play(begin(), "cup left", "cup right", "take  1 ", "take 1")
    assert match.parse("s") == Swap()
    with pytest.raises(AmbiguousMove):
        match.parse("t")


class ManyTurn(Turn, frozen=True, gc=False, tag="turn"):
    def moves(self, state: PebblesState, seat: Seat) -> list[Move]:
        return [Take(12), Take(34)]

    def why_not(self, state: PebblesState, seat: Seat, move: Move) -> None:
        return None


class ManyPebbles(Pebbles):
    def start(self, setup: Setup) -> PebblesState:
        state = super().start(setup)
        state.agenda = [ManyTurn(0)]
        return state


def test_a_number_is_read_whole_so_that_a_move_is_never_taken_for_a_longer_one() -> None:
    game = ManyPebbles()
    match = new(game, game.setup(2, {}), "s")
    assert match.parse("take 1") == Take(1)
    assert match.parse("take 12") == Take(12)


def test_a_refusal_names_ruling_facts_and_reason() -> None:
    match = play(begin(heap=5), "cup left", "cup right", "take 2", "take 2")
    refusal = match.why_not("take 2")
    assert refusal is not None
    assert (refusal.code, refusal.ruling, refusal.facts) == ("stones", "pebbles:R-2", {"stones": 2, "heap": 1})
    assert str(refusal) == "One stone is left, and you want 2. (pebbles:R-2)"
    assert refusal.sentence("es") == "Queda una piedra y quieres 2."
    with pytest.raises(IllegalMove) as illegal:
        match.play("take 2")
    assert illegal.value.refusal == refusal


def test_why_not_is_none_for_a_legal_move_and_refuses_text_that_is_none() -> None:
    match = begin()
    assert match.why_not("cup left") is None
    assert match.why_not(Cup("left"), seat=1) is None
    with pytest.raises(MalformedMove):
        match.why_not("mumble")


def test_a_seat_that_does_not_decide_is_refused() -> None:
    match = play(begin(), "cup left", "cup right")
    refusal = match.why_not("take 1", seat=1)
    assert refusal is not None
    assert refusal.code == "not_your_turn"
    assert match.moves(1) == []


def test_side_moves_are_listed_last_and_on_request_left_out() -> None:
    match = play(begin(), "cup left", "cup right", "take 1", "take 1")
    assert match.moves() == [Take(1), Take(2), Swap()]
    assert match.moves(side=False) == [Take(1), Take(2)]


def test_the_lists_of_moves_belong_to_the_caller() -> None:
    match = play(begin(), "cup left", "cup right")
    match.moves().clear()
    match.moves(side=False).clear()
    assert match.moves() == [Take(1), Take(2)]


def test_legal_moves_are_a_collection() -> None:
    match = play(begin(), "cup left", "cup right")
    assert list(match.legal) == match.moves()
    assert len(match.legal) == 2
    assert match.legal[0] == Take(1)
    assert Take(2) in match.legal
    assert Take(3) not in match.legal
    assert "take 1" in match.legal
    others: list[object] = ["take 3", "take", "tak 1", "", 1, None, [], Cup("left"), Swap]
    assert not any(other in match.legal for other in others)
    assert repr(match.legal) == "<LegalMoves take 1, take 2>"
    assert not play_out(match).legal


def test_a_decision_with_one_answer_is_taken_by_the_engine_and_not_recorded() -> None:
    match = play(begin(heap=5), "cup left", "cup right", "take 2", "take 2", "swap")
    assert match.over
    assert str(match.plies[-1].move) == "swap"
    assert [event.kind for event in match.plies[-1].events] == ["swapped", "took"]


def test_when_a_match_is_over_nothing_can_be_played() -> None:
    match = play_out(begin())
    assert match.over
    assert match.decision is None
    assert match.moves() == []
    refusal = match.why_not(Take(1))
    assert refusal is not None
    assert refusal.code == "game_over"
    with pytest.raises(IllegalMove):
        match.play("take 1")


def test_scores_and_standings_tell_the_same() -> None:
    match = play_out(begin(3, "three"), 4)
    totals = [score["total"] for score in match.scores()]
    assert all(sum(score.values()) == 2 * score["total"] for score in match.scores())
    places = match.standings()
    assert sorted(seat for _, seats in places for seat in seats) == [0, 1, 2]
    assert max(totals) == totals[places[0][1][0]]


# Hidden answers -------------------------------------------------------------------------------------------------


def test_simultaneous_answers_may_come_in_any_order_and_stay_hidden_until_all_are_in() -> None:
    match = begin()
    match.play("cup right", seat=1)
    assert match.plies[-1].seen_by == (1,)
    assert match.view(0)["cups"] == ["", ""]
    assert match.view(1)["cups"] == ["", "right"]
    assert match.view()["chosen"] == [False, True]
    match.play("cup left", seat=0)
    assert [ply.seen_by for ply in match.plies[2:]] == [None, None]
    assert match.view(0)["cups"] == ["left", "right"]


def test_a_seat_cannot_answer_twice() -> None:
    match = begin(3)
    match.play("cup right", seat=1)
    with pytest.raises(IllegalMove):
        match.play("cup left", seat=1)


class TwoRounds(ChooseCup, frozen=True, gc=False, tag="two_rounds"):
    """All choose a cup twice, and nothing happens in between."""

    left: int

    def apply(self, state: PebblesState, seat: Seat, move: Cup, events: Events) -> None:
        super().apply(state, seat, move, None)
        if all(state.cup) and self.left:
            state.cup = [""] * len(state.cup)
            state.agenda.append(TwoRounds(self.left - 1))


class TwoRoundPebbles(Pebbles):
    steps = Notation[Step](TwoRounds, Turn, NextTurn)

    def start(self, setup: Setup) -> PebblesState:
        state = super().start(setup)
        state.agenda = [NextTurn(0), TwoRounds(1)]
        return state


def test_a_second_round_of_the_same_hidden_decision_unveils_the_first() -> None:
    game = TwoRoundPebbles()
    match = new(game, game.setup(2, {}), "s")
    play(match, "cup left", "cup right")
    assert [ply.seen_by for ply in match.plies] == [None, None]
    play(match, "cup left")
    assert [ply.seen_by for ply in match.plies] == [None, None, (0,)]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_running_match_shows_a_reader_only_what_that_reader_may_know(seat: int | None) -> None:
    match = begin()
    match.play("cup right", seat=1)
    shown = read(match.record(seat, public=seat is None))
    texts = [line.text for line in shown.lines]
    assert [text != MASK for text in texts] == [seat == 0, seat == 1, seat == 1]
    assert shown.seed is None
    assert shown.commitment == match.commitment


def test_the_end_shows_everything_to_everybody() -> None:
    match = play_out(begin())
    assert match.record(0) == match.record(public=True) == match.record()
    assert MASK not in [line.text for line in read(match.record(0)).lines]
    assert match.view()["pebbles"] == match.state.pebble


def test_views_are_plain_data() -> None:
    match = begin()
    for seat in (None, 0, 1):
        assert msgspec.json.decode(msgspec.json.encode(match.view(seat))) == match.view(seat)


# The way back ---------------------------------------------------------------------------------------------------


def test_undo_takes_back_the_last_move_and_all_that_followed_from_it() -> None:
    match = play(begin(), "cup left", "cup right", "take 1")
    before = traces(match)
    play(match, "take 2").undo()
    assert traces(match) == before


def test_undo_of_nothing_is_refused() -> None:
    with pytest.raises(UndoRefused) as refused:
        begin().undo()
    assert refused.value.code == "nothing"


def test_undo_is_refused_after_another_seat_decided() -> None:
    match = play(begin(), "cup left", "cup right", "take 1", "take 1")
    refused = match.may_undo(0)
    assert refused is not None
    assert refused.code == "other_decided"
    assert refused.facts == {"seat": 2}
    assert match.may_undo(1) is None


def test_hidden_answers_are_final() -> None:
    match = play(begin(), "cup left")
    with pytest.raises(UndoRefused) as refused:
        match.undo(0)
    assert refused.value.code == "final"


class FinalTurn(Turn, frozen=True, gc=False, tag="turn"):
    final: ClassVar[bool] = True


class FinalPebbles(Pebbles):
    def start(self, setup: Setup) -> PebblesState:
        state = super().start(setup)
        state.agenda = [NextTurn(1), FinalTurn(0)]
        return state


def test_an_answer_to_a_decision_marked_final_cannot_be_taken_back() -> None:
    game = FinalPebbles()
    match = play(new(game, game.setup(2, {}), "s"), "take 1")
    refused = match.may_undo()
    assert refused is not None
    assert refused.code == "final"


def test_the_move_that_ended_a_game_cannot_be_taken_back() -> None:
    match = play_out(begin())
    refused = match.may_undo()
    assert refused is not None
    assert refused.code == "over"


def test_a_refused_undo_changes_nothing() -> None:
    match = play(begin(), "cup left")
    before = traces(match)
    with pytest.raises(UndoRefused):
        match.undo()
    assert traces(match) == before


def test_rewind_goes_back_to_any_ply_and_the_same_moves_lead_on() -> None:
    match = play_out(begin(3, "rewinding", heap=9), 2)
    text, plies = match.record(), match.plies
    for ply in range(match.ply, -1, -1):
        match.rewind(ply)
        assert match.ply == ply
        assert [played.move for played in match.plies] == [played.move for played in plies[:ply]]
    for number, played in enumerate(plies):
        if number >= match.ply:
            match.play(played.move, played.seat) if played.seat >= 0 else match.replay([f"* {played.move}"])
    assert match.record() == text


def test_rewind_beyond_the_record_is_a_mistake_of_the_caller() -> None:
    match = begin()
    for ply in (-1, 3):
        with pytest.raises(ArgumentError, match=f"no ply {ply}: the record runs from 0, its beginning, to 2"):
            match.rewind(ply)


class LongPebbles(Pebbles):
    """A heap that needs more plies than the distance between two snapshots."""

    def start(self, setup: Setup) -> PebblesState:
        state = super().start(setup)
        state.heap = 90
        return state


def test_undo_and_rewind_work_across_snapshots() -> None:
    game = LongPebbles()
    match = play(new(game, game.setup(2, {}), "s"), "cup left", "cup right")
    dumps = [match.dump()]
    for _ in range(80):
        play(match, "take 1")
        dumps.append(match.dump())
    for back in (1, 1, 20, 33, 1, 14):
        match.rewind(match.ply - back)
        assert match.dump() == dumps[match.ply - 4]
    play(match, "take 1").undo()
    assert match.dump() == dumps[match.ply - 4]


def test_the_same_seed_gives_the_same_draws_and_another_seed_others() -> None:
    deals = {seed: [str(ply.move) for ply in begin(3, seed).plies] for seed in map(str, range(20))}
    assert deals["3"] == [str(ply.move) for ply in begin(3, "3").plies]
    assert len(set(map(tuple, deals.values()))) > 5


def test_a_match_tells_what_it_is() -> None:
    assert repr(begin()) == "<Match pebbles, 2 players, ply 2, seat 0 decides choose_cup>"
    assert repr(play_out(begin())).endswith("over>")


def test_seats_have_names_or_numbers() -> None:
    match = begin(seats=("Ada", ""))
    assert [match.seat_name(seat) for seat in (0, 1)] == ["Ada", "Player 2"]
    assert match.seat_name(1, "pl") == "Gracz 2"
    assert begin(seats=("\x1b[2JAda", "B\no")).seat_name(0) == "\ufffd[2JAda"  # a record may come from anywhere


def test_a_match_without_a_dealer_stops_at_the_first_draw() -> None:
    match = Match(Pebbles(), Pebbles().setup(2, {}), None)
    assert match.decision is None
    assert not match.over
    assert match.moves() == []
    assert "drawing" in repr(match)
    refusal = match.why_not("cup left")
    assert refusal is not None
    assert refusal.code == "dealer_draws"


def _played(match: Match, move: Move) -> Match:
    match.play(move)
    return match
