"""Positions: dumps that people can edit, and what is refused (the mountain's own part: mountain/test_positions.py)."""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import underhall
from underhall.conformance.anatomy import slots_of
from underhall.core import PositionError
from underhall.games.mountain_king import GAME

Data = dict[str, Any]


def played(rounds: int = 4, players: int = 3) -> underhall.Match:
    match = underhall.new("mountain_king", players=players, seed="position", first_player=0)
    rng = Random("position")
    while match.state.round < rounds or match.decision is None or match.decision.kind != "step_2":
        match.play(rng.choice(match.moves(side=False)))
    return match


@pytest.fixture(scope="module")
def dumped() -> Data:
    return played().dump()


def test_a_dump_comes_back_and_plays_on(dumped: Data) -> None:
    match = underhall.position(copy.deepcopy(dumped), seed="on")
    assert match.dump() == dumped
    assert match.moves()
    rng = Random("on")
    while not match.over:
        match.play(rng.choice(match.moves()))


def test_a_dump_is_readable_and_can_be_edited(dumped: Data) -> None:
    data = copy.deepcopy(dumped)
    data["state"]["sides"][0]["storage"] = {"stone": 5, "hammer": 3}
    data["state"]["sides"][0]["honour"] = 40
    match = underhall.position(data, seed="edit")
    assert match.scores()[0]["digging"] == 40
    assert match.view(0)["sides"][0]["storage"] == {"stone": 5, "hammer": 3}


def _horde_pedestal(state: Data) -> None:
    state["horde"]["b0"]["pedestal"] = "fire"


def _two_of_a_card(state: Data) -> None:
    state["horde"]["b0"]["troll"] = state["horde"]["b1"]["troll"]


def _no_troll(state: Data) -> None:
    del state["horde"]["b0"]


def _floating(state: Data) -> None:
    state["seats"][0]["trollsmoot"]["3.0"] = {"troll": "moon_3_rune_mother"}


def _too_many_tokens(state: Data) -> None:
    state["seats"][0]["trollsmoot"]["0.0"]["tokens"] = {"stone": 7}


def _foreign_start(state: Data) -> None:
    state["seats"][0]["trollsmoot"]["0.0"] = state["seats"][1]["trollsmoot"]["0.0"]


def _too_many_pedestals(state: Data) -> None:
    state["bag"]["fire"] = state["bag"].get("fire", 0) + 1


def _wrong_deck(state: Data) -> None:
    state["under_decks"][0] = [state["horde"]["m0"]["troll"]]


def _four_runes(state: Data) -> None:
    state["spellbook"][0]["runes"] = 3


def _one_workshop_more(state: Data) -> None:
    state["workshops"]["wheeljack"] = 3


def _wrong_points(state: Data) -> None:
    state["track"][0]["points"] = 9


def _crown_without_trolls(state: Data) -> None:
    state["coronation"][0] = 0


def _negative(state: Data) -> None:
    state["sides"][0]["honour"] = -1


def _heaps_of_honour(state: Data) -> None:
    state["sides"][0]["honour"] = 10_000


def _mountains_of_coins(state: Data) -> None:
    state["sides"][0]["storage"] = {"coin": 10_000}


def _unknown_kind(state: Data) -> None:
    state["sides"][0]["storage"] = {"gold": 1}


def _recruit_in_the_air(state: Data) -> None:
    state["recruited"] = "moon_3_rune_mother"


def _no_such_seat(state: Data) -> None:
    state["active"] = 7


def _loud_turn(state: Data) -> None:
    state["turn"] = {"detached": 5}


@pytest.mark.parametrize(
    "edit",
    [
        _horde_pedestal,
        _two_of_a_card,
        _no_troll,
        _floating,
        _too_many_tokens,
        _foreign_start,
        _too_many_pedestals,
        _wrong_deck,
        _four_runes,
        _one_workshop_more,
        _wrong_points,
        _crown_without_trolls,
        _negative,
        _heaps_of_honour,
        _mountains_of_coins,
        _unknown_kind,
        _recruit_in_the_air,
        _no_such_seat,
        _loud_turn,
    ],
)
def test_an_impossible_position_is_refused_with_a_sentence(dumped: Data, edit: Callable[[Data], None]) -> None:
    data = copy.deepcopy(dumped)
    edit(data["state"])
    with pytest.raises(PositionError) as problem:
        underhall.position(data, seed="bad")
    assert all(problem.value.sentence(lang) for lang in ("en", "es", "pl"))


@pytest.mark.parametrize(
    "agenda",
    [
        [],
        ["step_2"],
        ["next_turn", "begin_halls", "step_4"],
        ["next_turn", "begin_statues", "begin_halls", "step_2", "place_troll"],
        ["next_turn", "begin_statues", "begin_halls", "pay stone 50 0"],
        ["next_turn", "begin_statues", "begin_halls", "excavate 1 0"],
        ["next_turn", "begin_statues", "begin_halls", "add_pedestal 3"],
        ["next_turn", "begin_statues", "begin_halls", "first_use 0 40"],
        ["next_turn", "begin_statues", "begin_halls", "lay_tunnel 8 0"],
        ["next_turn", "begin_statues", "begin_halls", "lay_apart 99 3"],
        ["next_turn", "begin_statues", "begin_halls", "refill 3"],
        ["next_turn", "begin_statues", "begin_halls", "take_troll 40 0"],
        ["next_turn", "begin_statues", "begin_halls", "promote_to 2 9"],
        ["next_turn", "begin_statues", "begin_halls", "draft_place 0"],
    ],
)
def test_an_agenda_that_does_not_fit_the_table_is_refused(dumped: Data, agenda: list[str]) -> None:
    data = copy.deepcopy(dumped)
    data["agenda"] = agenda
    with pytest.raises(PositionError) as problem:
        underhall.position(data, seed="bad")
    assert all(problem.value.sentence(lang) for lang in ("en", "es", "pl"))


def test_the_end_of_the_setup_cannot_be_left_out() -> None:
    data = underhall.new("mountain_king", players=3, seed="bonus").dump()
    assert data["agenda"][:2] == ["next_turn", "seat_bonus"]
    del data["agenda"][1]
    with pytest.raises(PositionError, match="seat_bonus"):
        underhall.position(data)


def test_a_starting_player_that_contradicts_the_option_is_refused() -> None:
    data = underhall.new("mountain_king", players=3, seed="first", first_player=1).dump()
    data["state"]["first_player"] = 2
    drafts, gates = ([f"{step} {seat}" for seat in (1, 0, 2)] for step in ("draft_turn", "place_gate"))
    data["agenda"] = ["next_turn", "seat_bonus", *drafts, *gates]
    with pytest.raises(PositionError, match="first_player"):
        underhall.position(data)


def test_every_position_of_a_game_comes_back_as_it_was() -> None:
    match = underhall.new("mountain_king", players=4, seed="all", teams=True)
    rng = Random("all")
    while not match.over:
        if match.ply % 7 == 0:
            data = match.dump()
            steps = [GAME.steps.parse(text) for text in data["agenda"]]
            state = GAME.restore(match.setup, data["state"], steps)
            for name in slots_of(state):
                assert getattr(state, name) == getattr(match.state, name), name
        match.play(rng.choice(match.moves()))
