"""Caverna as the core, bots and pages meet it: conformance, moves against rules, views, positions, words, bots."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

import underhall
from tests.caverna.home.farms import farm
from tests.caverna.scenes import harvest, scene, started
from underhall.bots import bot, play_out
from underhall.bots.greedy import Greedy
from underhall.conformance.anatomy import slots_of
from underhall.core import DEALER, Match, PositionError, SetupError
from underhall.core.messages import LANGUAGES
from underhall.core.positions import describe
from underhall.games.caverna.actions import Act
from underhall.games.caverna.box.goods import GOOD
from underhall.games.caverna.game import GAME
from underhall.games.caverna.harvest import Harvest
from underhall.games.caverna.rounds import EndRound, KeepSpace, Replenish, ReturnHome
from underhall.games.caverna.spaces import IDS
from underhall.games.caverna.state import CavernaState
from underhall.games.caverna.work import NextTurn


def random_states(players: int, seed: int, *, every: int = 1, mode: str = "full") -> list[CavernaState]:
    """States of one random match, one in `every`, with its free actions now and then."""
    rng = Random(seed)
    state = GAME.start(GAME.setup(players, {"mode": mode}))
    found = []
    number = 0
    while not GAME.is_over(state):
        draw = GAME.chance(state)
        if draw is not None:
            GAME.apply(state, DEALER, rng.choice(draw.outcomes))
            continue
        seat = GAME.actors(state)[0]
        plain = GAME.moves(state, seat, side=False)
        side = GAME.beside.moves(state, seat)
        if number % every == 0:
            found.append(state.copy())
        number += 1
        GAME.apply(state, seat, rng.choice(side if side and rng.random() < 0.15 else plain))
    return found


@pytest.mark.parametrize("players", range(1, 8))
@pytest.mark.parametrize("mode", ["full", "intro"])
def test_a_random_match_ends_and_conserves_what_is_limited(players: int, mode: str) -> None:
    states = random_states(players, 7, every=5, mode=mode)
    had = GAME.components(states[0])
    assert all(GAME.components(state) == had for state in states)
    assert had["furnishing"] == (26 if mode == "intro" else 47)
    assert had["round_card"] == (11 if players < 3 else 12)


@pytest.mark.parametrize("players", [1, 3, 4, 7])
def test_what_is_offered_is_what_the_rules_allow(players: int) -> None:
    """The fast lists agree with why_not, over moves of this decision and of all others of the match."""
    rng = Random(players)
    pool: dict[str, Any] = {}
    for state in random_states(players, 11, every=3):
        seat = GAME.actors(state)[0]
        offered = GAME.moves(state, seat)
        assert len(set(offered)) == len(offered)
        assert all(GAME.why_not(state, seat, move) is None for move in offered)
        for move in rng.sample(list(pool.values()), min(25, len(pool))):
            assert (GAME.why_not(state, seat, move) is None) == (move in offered), move
        pool.update({str(move): move for move in rng.sample(offered, min(6, len(offered)))})


@pytest.mark.rule("caverna:R-126")
@pytest.mark.parametrize("players", [2, 5])
def test_an_action_that_was_begun_can_always_go_on(players: int) -> None:
    """Whatever free actions are made in between, a step is left until the seat may end its turn."""
    for state in random_states(players, 23, every=2):
        top = state.agenda[-1]
        if not isinstance(top, Act):
            continue
        for move in GAME.beside.moves(state, top.seat):
            after = state.copy()
            GAME.apply(after, top.seat, move)
            assert GAME.moves(after, GAME.actors(after)[0], side=False)


# Copies, records, views ---------------------------------------------------------------------------------------------


def test_copies_are_independent_in_every_field() -> None:
    state = random_states(3, 5)[60]
    before = json.dumps(GAME.dump(state))
    twin = state.copy()
    for name in slots_of(twin):
        value = getattr(twin, name)
        if isinstance(value, list) and value:
            value.clear()
    for home in state.copy().homes:
        for name in slots_of(home):
            value = getattr(home, name)
            if isinstance(value, list):
                value.clear()
    assert json.dumps(GAME.dump(state)) == before


def test_a_match_replays_from_its_record() -> None:
    match = underhall.new("caverna", players=3, seed="replay")
    play_out(match, [bot("random", str(seat)) for seat in range(3)])
    again = underhall.verify(match.record())
    assert again.scores() == match.scores()


def test_everybody_sees_the_same_table_and_nothing_that_is_face_down() -> None:
    state = random_states(4, 3)[150]
    views = [msgspec.to_builtins(GAME.view(state, seat)) for seat in (None, 0, 1, 2, 3)]
    for shown in views:
        shown.pop("seat")
    assert all(shown == views[0] for shown in views)
    shown = views[0]
    later = [one for one in shown["rounds"] if one["number"] > state.round]
    assert all(one["card"] == "" and one["marker"] in ("", "face_down") for one in later)
    assert all(stage["cards"] == sorted(stage["cards"], key=list(IDS).index) for stage in shown["stages"])


def test_a_view_tells_room_food_and_score_of_every_player() -> None:
    home = farm({"c3r4": "small_pasture"}, stables=["c3r4"], sheep=3, food=1)
    shown = GAME.view(scene(2, home, number=3).state, 0)
    player = shown.players[0]
    assert (player.food_due, player.short) == (4, 3)
    assert player.room["sheep"] == 3
    assert player.total == sum(player.score.values())
    assert shown.next_feeding is not None
    assert (shown.next_feeding.round, shown.next_feeding.certain) == (3, True)


def test_the_picture_can_be_read_without_colour() -> None:
    state = random_states(3, 2)[100]
    for lang in LANGUAGES:
        drawn = GAME.picture(state, 0, lang)
        assert GAME.names(lang)["logging"] in drawn
        assert "c1" in drawn
        assert "#" in drawn


def test_every_move_has_picks_and_a_sentence_in_every_language() -> None:
    for state in random_states(5, 9, every=4):
        seat = GAME.actors(state)[0]
        moves = GAME.moves(state, seat)
        picked = [tuple(move.picks(state, seat)) for move in moves]
        assert len(set(picked)) == len(picked)


# Options ------------------------------------------------------------------------------------------------------------


def test_the_starting_player_has_to_sit_at_the_table() -> None:
    assert started(3, first_player=2).state.first == 2
    with pytest.raises(SetupError, match="first_player"):
        GAME.setup(2, {"first_player": 2})


def test_the_introductory_game_offers_27_tiles() -> None:
    assert started(2, mode="intro").state.offer.bit_count() == 27
    assert started(2).state.offer.bit_count() == 48


# Positions ----------------------------------------------------------------------------------------------------------


def middle(players: int = 3, seed: str = "middle", plies: int = 120) -> Match:
    match = underhall.new("caverna", players=players, seed=seed)
    rng = Random(seed)
    while match.ply < plies and not match.over:
        match.play(rng.choice(match.moves(side=False)))
    return match


def test_a_position_comes_back_as_it_was() -> None:
    match = middle()
    data = json.loads(json.dumps(match.dump()))
    assert underhall.position(data).dump() == match.dump()


def test_a_position_reads_like_the_table() -> None:
    data = middle().dump()["state"]
    assert set(data["cards"]) == {str(number) for number in range(1, data["round"] + 1)}
    assert all(set(entry) <= {"goods", "dwarf"} for entry in data["spaces"].values())
    assert data["players"][0]["squares"]["c4r4"] == "entry_level_dwelling"
    assert len(data["players"]) == 3


def _seventh_dwarf(state: dict[str, Any]) -> None:
    state["players"][0]["weapons"] = [0] * 7


def _mine_on_a_meadow(state: dict[str, Any]) -> None:
    state["players"][0]["squares"]["c3r4"] = "ore_mine"


def _homeless_animals(state: dict[str, Any]) -> None:
    state["players"][0]["goods"]["cattle"] = 90


def _tile_owned_twice(state: dict[str, Any]) -> None:
    for player in state["players"][:2]:
        player["squares"]["c4r3"] = "carpenter"


def _dwarf_on_two_spaces(state: dict[str, Any]) -> None:
    spaces = list(state["spaces"].values())
    for space in spaces:
        space.pop("dwarf", None)
    for space in spaces[:2]:
        space["dwarf"] = {"player": 0, "number": 0}


def _wrong_goods(state: dict[str, Any]) -> None:
    state["spaces"]["logging"]["goods"] = {"ruby": 3}


def _card_of_another_stage(state: dict[str, Any]) -> None:
    state["cards"]["1"] = "adventure"


def _too_many_red(state: dict[str, Any]) -> None:
    state["markers"] = ["red"] * 4


def _round_thirteen(state: dict[str, Any]) -> None:
    state["round"] = 13


def _wrong_event(state: dict[str, Any]) -> None:
    state["event"] = "no_harvest" if state["event"] != "no_harvest" else "harvest"


def _goods_for_the_past(state: dict[str, Any]) -> None:
    state["players"][0]["due"] = {"1": {"wood": 1}}


def _nobody_placed(state: dict[str, Any]) -> None:
    for player in state["players"]:
        player["placed"] = []


EDITS: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (_seventh_dwarf, "dwarfs"),
    (_mine_on_a_meadow, "wrong_region"),
    (_homeless_animals, "crowded"),
    (_tile_owned_twice, "tile_owned_twice"),
    (_dwarf_on_two_spaces, "dwarf_twice"),
    (_wrong_goods, "goods_on_space"),
    (_card_of_another_stage, "card_in_wrong_round"),
    (_too_many_red, "markers"),
    (_round_thirteen, "shape"),
    (_wrong_event, "wrong_event"),
    (_goods_for_the_past, "due"),
    (_nobody_placed, "placed"),
]


@pytest.mark.parametrize(("edit", "code"), EDITS, ids=[code for _, code in EDITS])
def test_an_impossible_position_is_refused_with_a_sentence(edit: Callable[[dict[str, Any]], None], code: str) -> None:
    data = json.loads(json.dumps(middle(plies=100).dump()))
    for player in data["state"]["players"]:  # a board on which every edit is possible
        player["squares"]["c4r3"] = "cavern"
    edit(data["state"])
    with pytest.raises(PositionError) as caught:
        underhall.position(data)
    assert caught.value.code == code
    assert all(len(caught.value.sentence(lang)) > 10 for lang in LANGUAGES)


@pytest.mark.parametrize(
    "edit",
    [
        lambda steps: [],
        lambda steps: steps[::-1],
        lambda steps: steps[1:],
        lambda steps: [steps[0], *steps],
        lambda steps: [*steps, steps[-1]],
        lambda steps: [*steps[:1], *steps[2:]],
        lambda steps: [*steps[:3], *steps[4:]],
        lambda steps: ["income"],
        lambda steps: [f"round {10**30}"],
    ],
)
def test_an_agenda_with_steps_missing_doubled_or_reversed_is_refused(edit: Callable[[list[str]], list[str]]) -> None:
    data = json.loads(json.dumps(middle(plies=90).dump()))
    data["agenda"] = edit(data["agenda"])
    with pytest.raises(PositionError) as caught:
        underhall.position(data)
    assert all(len(caught.value.sentence(lang)) > 10 for lang in LANGUAGES)


def test_a_space_cannot_hold_more_than_could_be_counted() -> None:
    data = json.loads(json.dumps(middle(plies=90).dump()))
    data["state"]["spaces"]["logging"]["goods"] = {"wood": 255}
    with pytest.raises(PositionError, match=r"spaces\.logging\.goods\.wood"):
        underhall.position(data)


@pytest.mark.parametrize(
    "step",
    ["turn 9", "act 0 7 logging 0,0", "act 0 0 nowhere 0,0", "act 0 0 logging 5,5", "resolve 0 0 loot_dog", "settle 0"],
)
def test_a_step_that_does_not_fit_is_refused(step: str) -> None:
    data = json.loads(json.dumps(middle(plies=90).dump()))
    data["agenda"][-1] = step
    with pytest.raises(PositionError):
        underhall.position(data)


@pytest.mark.parametrize(
    "step",
    [
        "act 0 1 housework 0,0",  # another dwarf stands there
        "act 0 0 clearing 0,0",  # it stands on another space, which imitates nothing
        "choose_loot 0 0 3 5 -",  # stronger than its weapon
        "choose_loot 0 1 3 1 -",  # not at work
        "solo_keep 0 logging",  # not a solo game
    ],
)
def test_a_step_that_belongs_to_another_dwarf_is_refused(step: str) -> None:
    found = scene(2, farm(weapons=(3, 3)), cards=["blacksmithing"]).play("place 3 housework")
    data = json.loads(json.dumps(describe(GAME, GAME.setup(2, {}), found.state)))
    assert underhall.position(data).dump() == data
    data["agenda"][-1] = step
    with pytest.raises(PositionError) as caught:
        underhall.position(data)
    assert caught.value.code in ("agenda_order", "agenda_step")


@pytest.mark.rule("caverna:R-12")
@pytest.mark.parametrize(("wood", "ruby"), [(5, 1), (6, 0)])
def test_nobody_is_asked_to_keep_what_is_not_endangered_or_cannot_be_paid_for(wood: int, ruby: int) -> None:
    found = scene(
        1,
        farm(ruby=1),
        cards=["blacksmithing"],
        stock={"logging": {"wood": 6}},
        agenda=[EndRound(), Harvest(), ReturnHome(), NextTurn(0), Replenish(), KeepSpace(0, ("logging",))],
    )
    data = json.loads(json.dumps(describe(GAME, GAME.setup(1, {}), found.state)))
    assert [str(move) for move in underhall.position(data).moves()] == ["keep logging", "clear logging"]
    data["state"]["spaces"]["logging"]["goods"]["wood"] = wood
    data["state"]["players"][0]["goods"]["ruby"] = ruby
    with pytest.raises(PositionError) as caught:
        underhall.position(data)
    assert caught.value.code in ("agenda_order", "agenda_step")


# Bots ---------------------------------------------------------------------------------------------------------------


def test_evaluation_prefers_not_to_starve() -> None:
    full = scene(1, farm(food=4), number=3).state
    hungry = scene(1, farm(food=0), number=3).state
    assert GAME.evaluate(full, 0) > GAME.evaluate(hungry, 0) + 2


def test_evaluation_of_a_finished_game_is_its_score() -> None:
    state = scene(1, farm(gold=5), agenda=[]).state
    assert GAME.evaluate(state, 0) == GAME.scores(state)[0].total


def test_greedy_feeds_its_family_with_whatever_it_has() -> None:
    """Nothing but conversions stands between this family and begging: greedy makes them."""
    home = farm(grain=1, vegetable=1, ruby=1, sheep=1)
    found = harvest(1, home)
    match = underhall.new("caverna", players=1, seed="hungry")
    match._course.state = found.state
    match._course._legal.clear()
    play_out(match, [bot("greedy", "hungry")], plies=6)
    assert home.goods[GOOD["begging_marker"]] == 0


def test_greedy_plays_a_solo_game_well_without_begging() -> None:
    match = underhall.new("caverna", players=1, seed="solo")
    play_out(match, [Greedy("solo", evaluations=30)])
    assert match.scores()[0]["begging_markers"] == 0
    assert match.scores()[0]["total"] >= 35
