"""Views and determinization: nothing hidden leaks, and what is guessed could be so."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from tests.ghosts_galore.table import any_step, before_the_secret, decide, new, play_until, seated
from underhall.games.ghosts_galore import GAME, GhostsGaloreState
from underhall.games.ghosts_galore.board.tiles import NONE, TILE_IDS, TILE_INDEX
from underhall.games.ghosts_galore.box.components import CATEGORIES


def shown(state: GhostsGaloreState, seat: int | None) -> bytes:
    return msgspec.json.encode(GAME.view(state, seat))


@pytest.mark.rule("ghosts_galore:E-27", "ghosts_galore:R-72", "ghosts_galore:R-45")
def test_the_live_score_leaves_the_secret_tile_out_for_everyone() -> None:
    state = before_the_secret()
    expected = dict(zip(CATEGORIES, (1, 24, 4, 5, 3, 6, 15, 8, 6, 5, 10, 0, 1), strict=True))
    for watcher in (0, 1, None):
        maria = GAME.view(state, watcher).seats[1]
        assert maria.points == {**expected, "werewolves": 8 + 5}  # the majority is provisional: two against two
        assert maria.total == 88 + 5
        assert maria.cut_routes == 1
    assert b"curve_10" not in shown(state, 0).split(b'"unseen"')[0]
    assert "curve_10" in GAME.view(state, 0).unseen
    private = GAME.view(state, 1).own
    assert private is not None
    assert private.best_total == 102 + 5
    public = GAME.view(state, None)
    assert public.own is None


@pytest.mark.rule("ghosts_galore:R-72")
def test_open_ends_are_neither_doors_nor_loose_and_a_missing_dragon_shows() -> None:
    state = seated(2)
    assert GAME.view(state, None).seats[0].points["dragons"] == -5
    state.grid[4] = TILE_INDEX["straight_13"] * 4
    view = GAME.view(state, None).seats[0]
    assert [end[0] for route in view.routes for end in route.ends] == ["open", "open"]
    assert (view.cut_routes, view.points["other_routes"]) == (0, 0)


@pytest.mark.rule("ghosts_galore:R-75")
def test_a_chosen_side_is_hidden_until_the_last_seat_has_chosen() -> None:
    state = new(3)
    play_until(state, "choose_side", random.Random(1))
    other = state.copy()
    decide(state, 1, "choose_side a")
    decide(other, 1, "choose_side b")
    for watcher in (0, 2, None):
        assert shown(state, watcher) == shown(other, watcher)
        assert GAME.view(state, watcher).seats[1].acted
    own = GAME.view(other, 1).own
    assert own is not None
    assert own.side is not None
    assert own.side.endswith("_b")
    decide(other, 0, "choose_side a")
    decide(other, 2, "choose_side a")
    assert GAME.view(other, None).seats[1].side == own.side


@pytest.mark.parametrize("variant", ["standard", "expert"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_at_every_ply_a_determinization_looks_the_same_to_its_seat_and_loses_nothing(
    players: int, variant: str
) -> None:
    rng = random.Random(players)
    state = new(players, variant=variant, first="random")
    while state.agenda:
        for seat in (*range(players), None):
            twin = GAME.determinize(state, seat, rng)
            assert shown(twin, seat) == shown(state, seat)
            assert set(GAME.components(twin).values()) == {1}
            assert twin.agenda == state.agenda
            assert twin.stock == sorted(twin.stock)
            if seat is not None:
                assert GAME.moves(twin, seat) == GAME.moves(state, seat)
                assert twin.given_back[seat] == state.given_back[seat]
        any_step(state, rng)


def test_another_seats_secret_is_any_unseen_tile_equally_often() -> None:
    state = seated(2, secrets=("curve_01", "curve_02"))
    rng = random.Random(2)
    counts = Counter(GAME.determinize(state, 0, rng).secret[1] for _ in range(7700))
    assert set(counts) == {tile for tile in range(78) if tile != TILE_INDEX["curve_01"]}
    assert max(counts.values()) < 150
    assert min(counts.values()) > 60


@pytest.mark.rule("ghosts_galore:R-71", "ghosts_galore:R-77")
def test_what_another_seat_gave_back_may_be_any_tile_that_is_nobodys_secret_turned_up_or_not() -> None:
    state = new(2, variant="expert", first=0)
    rng = random.Random(3)
    play_until(state, "claim_turn", rng, round_number=4)
    seen_up = {tile for tile in (*state.row, *state.discard) if tile != NONE}
    guesses: Counter[int] = Counter()
    for _ in range(3000):
        twin = GAME.determinize(state, 0, rng)
        guesses[twin.given_back[1]] += 1
        assert twin.given_back[1] not in (*twin.secret, twin.given_back[0])
        assert twin.secret[1] != state.given_back[0]
        assert twin.given_back[1] in twin.stock or twin.given_back[1] not in twin.secret
    assert seen_up & set(guesses)
    assert len(guesses) > 70


def test_hidden_choices_that_are_waiting_are_guessed_too() -> None:
    rng = random.Random(5)
    state = new(2, variant="expert", first=0)
    play_until(state, "choose_side", rng)
    decide(state, 1, "choose_side a")
    assert {GAME.determinize(state, 0, rng).side[1] for _ in range(40)} == {0, 1}
    assert {GAME.determinize(state, 1, rng).side[1] for _ in range(40)} == {0}
    play_until(state, "choose_secret", rng)
    GAME.apply(state, 1, GAME.moves(state, 1)[0])
    kept = set()
    for _ in range(60):
        twin = GAME.determinize(state, 0, rng)
        kept.add(twin.drawn[2:].index(twin.secret[1]))
    assert kept == {0, 1}
    play_until(state, "place_secret", rng)
    decide(state, 1, "place_secret_tile 3")
    assert {GAME.determinize(state, 0, rng).turned[1] for _ in range(60)} == {0, 1, 2, 3}
    assert {GAME.determinize(state, None, rng).turned[0] for _ in range(20)} == {NONE}


@pytest.mark.rule("ghosts_galore:R-35", "ghosts_galore:R-73")
def test_the_view_lists_every_tile_once() -> None:
    rng = random.Random(6)
    state = new(4, variant="expert", first="random")
    while state.agenda:
        for seat in (*range(4), None):
            view = GAME.view(state, seat)
            tiles = [*view.row, *view.discard, *view.unseen]
            tiles += [view.revealed] if view.revealed else []
            tiles += [other.claimed for other in view.seats if other.claimed]
            tiles += [laid.tile for other in view.seats for laid in other.grid.values()]
            if view.own is not None:
                tiles += view.own.drawn or ([view.own.secret] if view.own.secret else [])
                back = view.own.given_back
                tiles += [back] if back and not view.own.given_back_turned_up else []
            assert sorted(tiles) == sorted(TILE_IDS)
        any_step(state, rng)


def test_the_view_names_what_the_table_shows() -> None:
    state = seated(3, first=2)
    view = GAME.view(state, 0)
    assert (view.phase, view.deciding, view.round, view.lantern) == ("claim_turn", (2,), 1, 2)
    assert (view.pile, view.waiting_piles, view.row, view.revealed) == (7, 7, (), None)
    assert not any(seat.acted for seat in view.seats)  # nobody decides at the same time as another now
    assert view.seats[0].rim.keys() == {f"{edge}{place}" for edge in "nesw" for place in range(3)}
    assert sorted(view.seats[0].rim.values()).count("bone") == 2
    play_until(state, "nothing", random.Random(7))
    assert GAME.view(state, None).phase == "finished"
