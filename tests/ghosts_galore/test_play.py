"""Whole games by random play: the laws that hold at every ply, and counts that pin the enumerators."""

from __future__ import annotations

import random

import pytest

import underhall
from tests.ghosts_galore.table import any_step, before_the_secret, new, play_until, seated
from underhall.conformance.anatomy import slots_of
from underhall.core import DEALER, Match, Move
from underhall.games.ghosts_galore import GAME, GhostsGaloreState
from underhall.games.ghosts_galore import moves as words
from underhall.games.ghosts_galore.board.tiles import NONE

EVERY_MOVE: list[Move] = [
    *words.CHOOSE_SIDE,
    *words.KEEP_SECRET,
    words.REVEAL,
    *words.TAKE,
    *words.KEEP_OR_LEAVE,
    *(move for cell in words.PLACE_TILE for move in cell),
    *words.PLACE_SECRET_TILE,
]


@pytest.mark.parametrize("variant", ["standard", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_moves_offered_are_exactly_those_that_why_not_allows(players: int, variant: str) -> None:
    rng = random.Random(players)
    state = new(players, variant=variant, first="random")
    while state.agenda:
        for seat in range(players):
            offered = GAME.moves(state, seat)
            assert len(offered) == len(set(offered))
            assert set(offered) == {move for move in EVERY_MOVE if GAME.why_not(state, seat, move) is None}
            assert bool(offered) == (seat in GAME.actors(state))
        any_step(state, rng)


@pytest.mark.parametrize("variant", ["standard", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_invariants_of_the_rules_hold_at_every_ply(players: int, variant: str) -> None:
    for seed in range(3):
        rng = random.Random(seed)
        state = new(players, variant=variant, first="random")
        while state.agenda:
            any_step(state, rng)
            assert set(GAME.components(state).values()) == {1}
            assert state.stock == sorted(state.stock)
            sizes = [9 - state.grid[9 * seat : 9 * seat + 9].count(NONE) for seat in range(players)]
            tag = str(state.agenda[-1]).split()[0] if state.agenda else ""
            if tag in ("claim_turn", "claim_decide", "turn_up_top", "flush"):
                assert sizes == [state.round - 1] * players
                claims = players - state.claimed.count(NONE)
                assert state.pile + len(state.row) + claims + (state.revealed != NONE) == players + 4
            if state.round:
                assert len(state.stock) >= state.pile + (8 - state.round) * (players + 4)
        assert NONE not in state.grid
        assert all(score.total >= -5 for score in GAME.scores(state))


FIELDS = slots_of(GhostsGaloreState(2, expert=False))


def test_a_copy_shares_nothing_that_changes() -> None:
    rng = random.Random(1)
    state = new(3, variant="expert", first="random")
    while state.agenda:
        before = {name: repr(getattr(state, name)) for name in FIELDS}
        twin = state.copy()
        assert all(getattr(twin, name) == getattr(state, name) for name in FIELDS)
        for name in FIELDS:
            value = getattr(twin, name)
            if isinstance(value, list):
                assert value is not getattr(state, name)
        any_step(twin, rng)
        assert {name: repr(getattr(state, name)) for name in FIELDS} == before
        state = twin


def count(state: GhostsGaloreState, depth: int) -> int:
    """How many ways there are to make `depth` decisions; of a draw, the first outcome is followed."""
    if depth == 0 or not state.agenda:
        return 1
    drawn = GAME.chance(state)
    if drawn is not None:
        twin = state.copy()
        GAME.apply(twin, DEALER, drawn.outcomes[0])
        return count(twin, depth)
    total = 0
    for move in GAME.moves(state, GAME.actors(state)[0]):
        twin = state.copy()
        GAME.apply(twin, GAME.actors(state)[0], move)
        total += count(twin, depth - 1)
    return total


@pytest.mark.parametrize(("players", "counts"), [(2, [1, 2, 7, 187, 6668]), (3, [1, 2, 3, 5, 14])])
def test_claiming_has_as_many_ways_as_counted_by_hand(players: int, counts: list[int]) -> None:
    state = seated(players)
    assert [count(state, depth) for depth in range(1, len(counts) + 1)] == counts


def test_the_last_phase_has_sixteen_ways_for_two() -> None:
    assert [count(before_the_secret(), depth) for depth in (1, 2, 3)] == [4, 16, 16]


def test_moves_are_listed_in_the_order_of_the_rules() -> None:
    state = new(2, variant="expert", first=0)
    rng = random.Random(2)
    play_until(state, "choose_secret", rng)
    first, second = state.drawn[:2]
    assert GAME.moves(state, 0) == [words.KEEP_SECRET[first], words.KEEP_SECRET[second]]
    play_until(state, "claim_decide", rng)
    assert [str(move) for move in GAME.moves(state, GAME.actors(state)[0])] == ["keep_revealed", "leave_revealed"]


def played(seed: str, players: int, variant: str) -> Match:
    match = underhall.new("ghosts_galore", players=players, seed=seed, variant=variant)
    rng = random.Random(seed)
    while (decision := match.decision) is not None:
        seat = rng.choice(decision.seats)
        match.play(rng.choice(match.moves(seat)), seat)
    return match


@pytest.mark.parametrize("variant", ["standard", "expert"])
@pytest.mark.parametrize("players", [2, 5])
def test_a_record_gives_the_same_match_back_and_can_be_verified(players: int, variant: str) -> None:
    match = played("record", players, variant)
    text = match.record()
    assert underhall.load(text).record() == text
    verified = underhall.verify(text)
    assert verified.scores() == match.scores()
    assert verified.dump() == match.dump()


def test_a_reveal_that_is_the_only_move_is_taken_by_the_match_and_not_recorded() -> None:
    match = underhall.new("ghosts_galore", players=2, seed="forced", first_player=1)
    match.play("choose_side a")
    match.play("choose_side b")
    decision = match.decision
    assert decision is not None
    assert (decision.kind, decision.seats) == ("claim_decide", (1,))
    assert "reveal" not in [str(ply.move) for ply in match.plies]


def test_a_claim_may_be_taken_back_until_something_is_revealed_or_another_decides() -> None:
    match = underhall.new("ghosts_galore", players=3, seed="undo", first_player=0)
    for _ in range(3):
        match.play("choose_side a")
    match.play("leave_revealed")
    before = match.dump()
    match.play(match.moves()[0])  # seat 1 takes the tile that was left; seat 2 can only reveal, so a tile is drawn
    with pytest.raises(underhall.UndoRefused):
        match.undo(1)
    match = underhall.position(before, seed="undo")
    assert match.dump() == before
