"""Touching a component that is not offered: what may have been meant is tried, and a rule answers."""

from __future__ import annotations

import random

import pytest

import underhall
from tests.core.pebbles import GAME
from underhall.core import Match
from underhall.core.loading import new


def answer(match: Match, *picked: str, seat: int = 0) -> tuple[str, str] | None:
    refusal = match.why_not_touch(picked, seat)
    return None if refusal is None else (refusal.code, refusal.ruling)


def test_what_is_offered_or_unheard_of_needs_no_reason() -> None:
    match = new(GAME, GAME.setup(2, {}), "a")
    assert answer(match, "cup:left") is None
    assert answer(match, "moon:full") is None
    assert answer(match) is None


def test_a_component_that_leads_to_no_legal_move_is_tried_as_part_of_one() -> None:
    match = new(GAME, GAME.setup(2, {}), "a")
    assert answer(match, "cup:middle") == ("no_such_cup", "pebbles:R-1")


def test_whoever_is_not_asked_hears_whose_turn_it_is() -> None:
    match = new(GAME, GAME.setup(2, {}), "a")
    match.play("cup left", 0)
    assert answer(match, "cup:left", seat=0) == ("not_your_turn", "")


@pytest.mark.parametrize("game", ["ghosts_galore", "caverna"])
def test_what_was_offered_before_says_later_why_it_is_not(game: str) -> None:
    """Components that could be touched once cite a ruling at most other decisions."""
    chance = random.Random(7)
    match = underhall.new(game, players=2, seed="touch")
    known: dict[str, list[str]] = {}
    ruled = asked = 0
    for _ in range(160):
        if match.decision is None:
            break
        seat = match.decision.seats[0]
        moves = match.moves(seat)
        offered = {pick for move in moves for pick in move.picks(match.state, seat)}
        for kind in ("cell", "tile", "space", "square", "reveal"):
            for thing in [thing for thing in known.get(kind, ()) if thing not in offered][:3]:
                refusal = match.why_not_touch([thing], seat)
                asked += 1
                ruled += refusal is not None and bool(refusal.ruling)
                assert refusal is None or refusal.sentence("pl")
        for pick in sorted(offered):
            seen = known.setdefault(pick.split(":")[0], [])
            if pick not in seen:
                seen.append(pick)
        match.play(chance.choice(moves))
    assert ruled > 0.95 * asked > 50
