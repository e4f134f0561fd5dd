"""Positions: every state survives a round trip, and an impossible one is refused by name."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import underhall
from tests.ghosts_galore.table import any_step, new
from underhall.conformance.anatomy import slots_of
from underhall.core import Match, PositionError
from underhall.core.positions import describe
from underhall.games.ghosts_galore import GAME, GhostsGaloreState


def same(one: GhostsGaloreState, other: GhostsGaloreState) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in slots_of(one))


@pytest.mark.parametrize("first", ["random", 1])
@pytest.mark.parametrize("variant", ["standard", "expert"])
@pytest.mark.parametrize("players", [2, 4])
def test_every_state_of_a_game_survives_dump_and_restore(players: int, variant: str, first: int | str) -> None:
    setup = GAME.setup(players, {"variant": variant, "first_player": first})
    rng = random.Random(players)
    state = GAME.start(setup)
    while True:
        data = json.loads(json.dumps(GAME.dump(state)))
        steps = [GAME.steps.parse(str(step)) for step in state.agenda]
        assert same(GAME.restore(setup, data, steps), state)
        if not state.agenda:
            break
        any_step(state, rng)


def match_at(kind: str, *, plies: int = 0, variant: str = "standard") -> Match:
    match = underhall.new("ghosts_galore", players=2, seed="positions", variant=variant, first_player=0)
    rng = random.Random(1)
    while match.decision is not None and (match.decision.kind != kind or plies):
        plies -= match.decision.kind == kind
        match.play(rng.choice(match.moves()))
    return match


def test_a_dumped_position_is_readable_and_loads_as_a_match() -> None:
    match = match_at("place", plies=4)
    data = match.dump()
    seat = data["state"]["seats"][0]
    assert set(seat) == {"board", "side", "secret", "claimed", "grid", "drawn", "given_back", "rotation"}
    assert all("@" in laid for laid in seat["grid"].values())
    assert data["agenda"][-1] == "place"
    loaded = underhall.position(json.loads(json.dumps(data)))
    assert loaded.dump() == data
    assert loaded.moves() == match.moves()


def test_an_edited_position_plays_on_from_the_edit() -> None:
    data = match_at("place", plies=4).dump()
    grid = data["state"]["seats"][0]["grid"]
    cell, laid = next(iter(grid.items()))
    grid[cell] = f"{laid[:-1]}{(int(laid[-1]) + 1) % 4}"
    match = underhall.position(data)
    assert match.view(0)["seats"][0]["grid"][cell]["rotation"] == int(grid[cell][-1])
    while not match.over:
        match.play(match.moves()[0])


def _twice(data: dict[str, Any]) -> None:
    seats = data["state"]["seats"]
    seats[0]["secret"] = seats[1]["secret"]


def _board_twice(data: dict[str, Any]) -> None:
    seats = data["state"]["seats"]
    seats[0]["board"] = seats[1]["board"]


def _set(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def edit(data: dict[str, Any]) -> None:
        *way, last = path.split(".")
        place: Any = data["state"]
        for name in way:
            place = place[int(name)] if name.isdigit() else place[name]
        place[last] = value

    return edit


def _drop_discard(data: dict[str, Any]) -> None:
    data["state"]["discard"].pop()


def _drop_tile(data: dict[str, Any]) -> None:
    data["state"]["seats"][0]["grid"].popitem()


def _agenda(*steps: str) -> Callable[[dict[str, Any]], None]:
    def edit(data: dict[str, Any]) -> None:
        data["agenda"] = list(steps)

    return edit


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (_twice, "is in the position twice"),
        (_board_twice, "is in the position twice"),
        (_set("seats.0.secret", "curve_99"), 'seats\\[0\\].secret names "curve_99".*Did you mean "curve_'),
        (_set("seats.0.secret", "zzz"), 'names "zzz", which does not exist\\.$'),
        (_set("seats.0.secret", None), "secret: it is 1, but must be 2"),
        (_set("seats.0.board", "board_9"), 'Did you mean "board_'),
        (_set("seats.0.side", "c"), 'seats\\[0\\].side names "c"'),
        (_set("seats.0.grid", {"r9c9": "curve_01@0"}), 'names "r9c9"'),
        (_set("seats.0.grid", {"r0c0": "curve_01@7"}), 'curve_01@7", but must be tile@0-3'),
        (_set("seats.0.grid", {"r0c0": 7}), '"state.seats.0.grid.r0c0" has the wrong type'),
        (_set("seats.0.rotation", 4), "rotation: it is 4, but must be 0-3"),
        (_set("seats.0.rotation", 1), "rotation: it is 1, but must be 0"),
        (_set("seats.0.given_back", "curve_01"), "given_back: it is 1, but must be 0"),
        (_set("seats", []), "seats: it is 0, but must be 2"),
        (_set("round", 9), "round: it is 9, but must be 0-8"),
        (_set("round", "three"), '"state.round" has the wrong type'),
        (_set("pile", 2), "pile: it is 2, but must be 0"),
        (_set("first_player", 2), "first_player: it is 2, but must be 0-1"),
        (_set("first_player", None), "first_player"),
        (_set("row", []), "row: it is 0, but must be 4"),
        (_set("colour", "red"), 'unknown entry "state.colour"'),
        (_drop_discard, "discard: it is 7, but must be 8"),
        (_drop_tile, "seats\\[0\\].grid: it is"),
        (_agenda("place"), 'agenda cannot begin with "place", which comes after clean_up'),
        (_agenda(), 'hold the step "round" this many times: 5, not 0'),
        (_agenda("place", "dance"), "dance"),
        (_agenda("clean_up"), "agenda"),
        (_agenda("claim_turn 7"), "agenda"),
        (_set("first_player", 1), "first_player: it is 1, but must be 0"),
    ],
)
def test_an_impossible_position_is_refused_by_naming_what_is_wrong(
    edit: Callable[[dict[str, Any]], None], words: str
) -> None:
    data = match_at("place", plies=4).dump()
    assert len(data["state"]["discard"]) == 8
    edit(data)
    with pytest.raises(PositionError, match=words) as caught:
        underhall.position(data)
    for lang in ("en", "es", "pl"):
        assert caught.value.sentence(lang)


def test_counts_of_the_claim_phase_and_of_the_expert_pair_are_checked() -> None:
    data = match_at("claim_turn", plies=3).dump()
    wrong = copy.deepcopy(data)
    wrong["state"]["pile"] += 1
    with pytest.raises(PositionError, match=r"pile \+ row \+ claimed \+ revealed"):
        underhall.position(wrong)
    pair = match_at("choose_secret", variant="expert").dump()
    wrong = copy.deepcopy(pair)
    wrong["state"]["seats"][0]["secret"] = wrong["state"]["seats"][1]["drawn"][0]
    with pytest.raises(PositionError, match=r"seats\[0\].secret"):
        underhall.position(wrong)
    wrong = copy.deepcopy(pair)
    wrong["state"]["seats"][0]["drawn"].pop()
    with pytest.raises(PositionError, match=r"seats\[1\].drawn: it is 2, but must be 0"):
        underhall.position(wrong)
    assert underhall.position(pair).dump() == pair


def test_a_seat_that_has_claimed_cannot_have_the_turn() -> None:
    rng = random.Random(9)
    state = new(3, first=0)
    while not any(tile != -1 for tile in state.claimed) or GAME.chance(state) is not None or state.revealed != -1:
        any_step(state, rng)
    claimant = next(seat for seat, tile in enumerate(state.claimed) if tile != -1)
    data = json.loads(json.dumps(describe(GAME, GAME.setup(3, {"first_player": 0}), state)))
    data["agenda"][-1] = f"claim_turn {claimant}"
    with pytest.raises(PositionError, match="claim_turn"):
        underhall.position(data)
