"""Copies, the past, equality, and what is printed of a match."""

from __future__ import annotations

import copy
from collections.abc import Callable

import pytest

from tests.core.pebbles import Take
from tests.core.playing import begin, play, play_out, traces
from underhall.core import ArgumentError, Match, RecordError, UndoRefused
from underhall.core.loading import load
from underhall.core.record import read


@pytest.mark.parametrize("twin_of", [Match.copy, copy.copy])
def test_a_copy_goes_its_own_way(twin_of: Callable[[Match], Match]) -> None:
    match = play(begin(), "cup left", "cup right")
    before = traces(match)
    twin = twin_of(match)
    assert twin == match
    assert traces(twin) == before
    play_out(twin)
    assert traces(match) == before
    assert twin != match


def test_a_copy_made_between_hidden_answers_unveils_its_own() -> None:
    match = play(begin(), "cup left")
    twin = match.copy()
    play(match, "cup right")
    assert twin.plies[-1].seen_by == (0,)
    assert play(twin, "cup right") == match
    assert traces(twin) == traces(match)


def test_a_match_equals_its_loaded_record_at_every_ply() -> None:
    match = begin(3, "equal", seats=("Ada", "Bo", "Cem"))
    while not match.over:
        assert match == load(match.game, read(match.record()))
        match.play(match.moves()[-1])
    assert match == load(match.game, read(match.record()))
    assert match != begin(3, "equal")
    assert match != "match"


def test_a_match_is_not_hashable_because_it_changes() -> None:
    with pytest.raises(TypeError):
        hash(begin())


def test_a_past_ply_is_looked_at_without_going_back() -> None:
    match = play_out(begin(3, "past"))
    before = traces(match)
    for ply, past in enumerate(match.history()):
        assert past.ply == ply
        assert traces(past) == traces(match.at(ply))
    assert past == match
    assert traces(past) == traces(match) == before


def test_a_past_match_can_be_played_another_way() -> None:
    match = play(begin(), "cup left", "cup right", "take 1")
    other = match.at(match.ply - 1)
    other.play(Take(2))
    assert [str(ply.move) for ply in (match.plies[-1], other.plies[-1])] == ["take 1", "take 2"]


def test_from_before_a_draw_the_dealer_goes_on() -> None:
    match = begin()
    past = match.at(0)
    assert past.decision is None
    past.advance()
    assert past == match


def test_a_replay_is_done_whole_or_not_at_all() -> None:
    match = play(begin(), "cup left", "cup right")
    before = traces(match)
    for lines in (["0 take 1", "1 take 9"], ["0 take 1", "x"], ["0 take 1", "* deal 0 1"], ["0 take 1", "1 ?"], "0"):
        with pytest.raises(RecordError):
            match.replay(lines)
        assert traces(match) == before
    with pytest.raises(RecordError, match="Move 6 of the record"):
        match.replay(["0 take 1", "1 take 9"])
    match.replay(["0 take 1", "1 take 1"])
    assert match.ply == 6


@pytest.mark.parametrize("seat", [-1, 2, 99, True, "0", 1.0, [], 10**30])
def test_a_seat_that_there_is_not_is_refused_everywhere_with_one_error(seat: int) -> None:
    match = play(begin(), "cup left", "cup right", "take 1")
    before = traces(match)
    calls: list[Callable[[], object]] = [
        lambda: match.view(seat),
        lambda: match.record(seat),
        lambda: match.moves(seat),
        lambda: match.why_not("take 1", seat),
        lambda: match.why_not_touch(["take"], seat),
        lambda: match.parse("take 1", seat),
        lambda: match.play("take 1", seat),
        lambda: match.undo(seat),
        lambda: match.may_undo(seat),
        lambda: match.seat_name(seat),
        lambda: match.picture(seat),
    ]
    for call in calls:
        with pytest.raises(ArgumentError, match="there are 2, numbered from 0") as refused:
            call()
        assert refused.value.code == "seat"
    assert traces(match) == before


def test_nothing_is_taken_back_after_the_end() -> None:
    match = play_out(begin())
    for seat in (None, 0, 1):
        with pytest.raises(UndoRefused):
            match.undo(seat)
