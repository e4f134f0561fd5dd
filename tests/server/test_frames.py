"""Frames as changes: a client that applies them has what a whole frame would have shown, and gets no more than that."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import structs

import underhall
from tests.core.pebbles import Pebbles, PebblesState, PebblesView
from underhall.core import Dealer, Event, Match
from underhall.protocol.live import changed_view, encode
from underhall.server.frames import Moment, Stage, frame

_GAMES = sorted(underhall.all_games())


def turns(game: str, seed: str, most: int) -> Iterator[Moment]:
    yield from turns_of(underhall.new(game, players=3, seed=seed), seed, most)


def turns_of(match: Match, seed: str, most: int) -> Iterator[Moment]:
    """A match at random, with a step back now and then."""
    random = Random(seed)
    match.advance()
    for ply in range(1, most + 1):
        if match.over:
            return
        if random.random() < 0.1 and match.ply:
            match.rewind(random.randrange(match.ply))
            match.advance()
            events: tuple[Event, ...] = ()
        else:
            assert match.decision is not None
            seat = random.choice(match.decision.seats)
            events = match.play(random.choice(match.moves(seat)), seat)
        yield Moment(match, ply, events, None)


class Borrowing(Pebbles):
    """A plug-in whose views show the lists of the state themselves, which play changes."""

    def view(self, state: PebblesState, seat: int | None) -> PebblesView:
        return structs.replace(super().view(state, seat), stones=state.stones, swapped=state.swapped)


@pytest.mark.parametrize("game", _GAMES)
def test_changes_make_the_whole_frame(game: str) -> None:
    sent, whole = sizes(turns(game, f"changes of {game}", 150))
    assert sent < whole / 2


def test_changes_do_not_need_views_to_be_copies() -> None:
    game = Borrowing()
    sizes(turns_of(Match(game, game.setup(3, {"heap": 9}), Dealer("lent")), "lent", 20))


def sizes(moments: Iterator[Moment]) -> tuple[int, int]:
    """How much of views is sent as changes, and as whole frames; checks that both show the same."""
    stage, sizes = Stage(), [0, 0]
    readers = [(None, "en"), (0, "en"), (1, "pl"), (2, "en")]
    known: dict[Any, Any] = {}
    for moment in moments:
        if moment.ply % 7 == 0:
            stage.rest()
        showing = stage.show(moment, readers)
        for reader in readers:
            told = json.loads(showing.message(reader, moment.ply - 1))
            whole = json.loads(encode(frame(moment, *reader)))
            if moment.ply == 1:
                assert told == whole
            else:
                assert (told.pop("type"), told.pop("since")) == ("changes", moment.ply - 1)
                sizes[0] += len(json.dumps(told["view"]))
                sizes[1] += len(json.dumps(whole["view"]))
                view = changed_view(known[reader]["view"], told["view"])
                assert {**told, "type": "frame", "view": view} == whole
            known[reader] = whole
    return sizes[0], sizes[1]


def test_whoever_missed_a_frame_gets_a_whole_one_and_so_does_everyone_after_a_gap() -> None:
    stage, readers = Stage(), [(0, "en"), (1, "en")]
    kinds: list[tuple[str, str]] = []
    for moment in turns("ghosts_galore", "a gap", 6):
        if moment.ply == 5:
            stage.clear()
        showing = stage.show(moment, readers)
        late = moment.ply - 1 if moment.ply != 3 else 1
        kinds.append(
            (
                json.loads(showing.message(readers[0], late))["type"],
                json.loads(showing.message(readers[1], moment.ply - 1))["type"],
            )
        )
    whole, changes = "frame", "changes"
    assert kinds == [(whole, whole), (changes,) * 2, (whole, changes), (changes,) * 2, (whole, whole), (changes,) * 2]


def test_an_acknowledgement_is_for_whoever_asked() -> None:
    stage = Stage()
    for moment in turns("caverna", "whose", 2):
        showing = stage.show(moment, [(0, "en")])
        assert json.loads(showing.message((0, "en"), moment.ply - 1, "my-own-key"))["ack"] == "my-own-key"
        assert "ack" not in json.loads(showing.message((0, "en"), moment.ply - 1))
