"""Setup, rounds, cards, harvest markers, income, restocking and the solo clearing (RULES sections 2, 4 and 15)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.caverna.home.farms import farm
from tests.caverna.scenes import Scene, everybody_passes, next_turn, scene, started
from underhall.core import DEALER, replaced
from underhall.core import agenda as flow
from underhall.games.caverna.actions import SPACE, TABLES
from underhall.games.caverna.calendar import ROUNDS, candidates, markers_left
from underhall.games.caverna.game import GAME
from underhall.games.caverna.harvest import EVENTS
from underhall.games.caverna.rounds import Income, Replenish, Round
from underhall.games.caverna.spaces import IDS


def to_round(number: int, players: int, *, colours: str = "", cards: tuple[str, ...] = ()) -> Scene:
    """A match in which everybody passes until this round; markers are turned as `colours` says, G or R."""
    found = started(players, first_player=0)
    turned = iter(colours)
    wanted = list(cards)
    for _ in range(2000):
        if found.state.round == number and found.deciding == "turn":
            return found
        outcomes = found.outcomes()
        if outcomes and outcomes[0].startswith("marker"):
            colour = next(turned, "")
            default = outcomes[0]
            found.deal({"G": "marker green", "R": "marker red"}.get(colour, default))
        elif outcomes:
            chosen = next((card for card in wanted if f"card {card}" in outcomes), None)
            found.deal(f"card {chosen}" if chosen else outcomes[0])
        elif not found.state.agenda:
            break
        elif found.deciding == "turn":
            found.play("pass")
        else:
            found.play(found.moves(side=False)[0])
    raise AssertionError(f"round {number} never came")


@pytest.mark.parametrize(
    ("players", "food"),
    [(1, [2]), (2, [1, 1]), (3, [1, 1, 2]), (4, [1, 1, 2, 3]), (7, [1, 1, 2, 3, 3, 3, 3])],
)
def test_food_is_dealt_from_the_starting_player_clockwise(players: int, food: list[int]) -> None:
    for first in range(players):
        found = started(players, first_player=first)
        dealt = [found.goods((first + offset) % players)["food"] for offset in range(players)]
        assert dealt == food
        assert found.state.first == first


def test_the_starting_player_is_drawn_by_lot() -> None:
    assert started(3).outcomes() == ["begin 0", "begin 1", "begin 2"]
    assert started(1).outcomes() == []


@pytest.mark.parametrize(("players", "printed"), [(1, 8), (2, 12), (3, 15), (4, 13), (5, 19), (6, 19), (7, 22)])
def test_each_player_count_has_its_printed_spaces(players: int, printed: int) -> None:
    assert len(TABLES[players].printed) == printed


@pytest.mark.rule("caverna:R-3")
def test_four_spaces_are_covered_in_the_solo_game() -> None:
    printed = {IDS[space] for space in TABLES[1].printed}
    assert not printed & {"drift_mining", "starting_player", "supplies", "clearing"}
    assert not any(space.startswith("imitation") for space in printed)


@pytest.mark.rule("caverna:R-2")
@pytest.mark.parametrize("players", range(1, 8))
def test_there_is_no_ninth_round_with_one_or_two_players(players: int) -> None:
    assert (9 in ROUNDS[players]) == (players > 2)
    assert len(ROUNDS[players]) == (12 if players > 2 else 11)


@pytest.mark.rule("caverna:R-2")
def test_after_round_eight_comes_round_ten_with_two_players() -> None:
    found = to_round(8, 2)
    everybody_passes(found)
    while found.state.round == 8:
        found.deal(found.outcomes()[0]) if found.outcomes() else found.play(found.moves(side=False)[0])
    assert found.state.round == 10


def test_cards_are_drawn_from_their_stage_without_repetition() -> None:
    found = to_round(12, 3)
    cards = [IDS[space] for space in found.state.spaces[len(TABLES[3].printed) :]]
    stages = [cards[0:3], cards[3:6], cards[6:9], cards[9:12]]
    assert set(stages[0]) == {"blacksmithing", "sheep_farming", "ore_mine_construction"}
    assert stages[1][0] == "urgent_wish_for_children"
    assert set(stages[1][1:]) == {"donkey_farming", "ruby_mine_construction"}
    assert set(stages[2]) == {"family_life", "exploration", "ore_delivery"}
    assert set(stages[3]) == {"adventure", "ore_trading", "ruby_delivery"}


def test_the_third_stage_has_two_cards_with_two_players() -> None:
    found = to_round(6, 2)
    found.state.round = 7
    assert {IDS[card] for card in candidates(found.state)} == {"family_life", "ore_delivery"}


def test_the_solo_game_has_a_fixed_order_of_cards_and_no_draws() -> None:
    found = to_round(12, 1)
    cards = [IDS[space] for space in found.state.spaces[8:]]
    assert cards == [
        "blacksmithing",
        "sheep_farming",
        "ore_mine_construction",
        "urgent_wish_for_children",
        "donkey_farming",
        "ruby_mine_construction",
        "ore_delivery",
        "family_life",
        "ore_trading",
        "adventure",
        "ruby_delivery",
    ]
    assert not found.state.markers


def test_every_marker_round_of_the_solo_game_is_a_harvest() -> None:
    for number in (6, 7, 8, 10, 11, 12):
        assert EVENTS[to_round(number, 1).state.event].id == "harvest"


@pytest.mark.rule("caverna:R-4")
def test_a_marker_is_turned_when_its_round_begins_and_its_event_is_known_from_then_on() -> None:
    found = to_round(5, 3)
    assert found.state.markers == ()
    found = to_round(6, 3, colours="R")
    assert found.state.markers == (1,)
    assert EVENTS[found.state.event].id == "no_harvest"


@pytest.mark.rule("caverna:R-5")
def test_two_players_have_three_green_and_three_red_markers() -> None:
    assert markers_left(started(2).state) == (3, 3)
    assert markers_left(started(4).state) == (4, 3)
    assert markers_left(started(1).state) == (0, 0)


def test_a_marker_is_as_likely_red_as_there_are_red_ones_left() -> None:
    found = to_round(5, 3)
    everybody_passes(found)
    while not found.outcomes() or not found.outcomes()[0].startswith("marker"):
        found.deal(found.outcomes()[0]) if found.outcomes() else found.play(found.moves(side=False)[0])
    assert Counter(found.outcomes()) == {"marker green": 4, "marker red": 3}


@pytest.mark.rule("caverna:E-33", "caverna:R-4", "caverna:R-5", "caverna:R-6")
@pytest.mark.parametrize(
    ("players", "colours", "events"),
    [
        (3, "GRGRRGG", ["harvest", "no_harvest", "harvest", "pay_one_food_per_dwarf", "skip_field_or_breeding"]),
        (2, "RGRGRG", ["no_harvest", "harvest", "pay_one_food_per_dwarf", "harvest", "skip_field_or_breeding"]),
    ],
)
def test_red_markers_bring_their_events_in_order(players: int, colours: str, events: list[str]) -> None:
    events = [*events, "harvest", "harvest"][: len(colours)]
    marked = [number for number in ROUNDS[players] if number >= 6]
    seen = [EVENTS[to_round(number, players, colours=colours).state.event].id for number in marked]
    assert seen == events


@pytest.mark.rule("caverna:R-6")
def test_the_last_marker_can_be_red_and_then_the_last_harvest_is_not_a_whole_one() -> None:
    found = to_round(12, 3, colours="GGGGRRR")
    assert EVENTS[found.state.event].id == "skip_field_or_breeding"
    found = to_round(12, 2, colours="GRRGGR")
    assert EVENTS[found.state.event].id == "skip_field_or_breeding"


@pytest.mark.rule("caverna:R-7")
def test_income_comes_before_spaces_are_cleared_so_that_its_ruby_can_keep_one() -> None:
    home = farm()
    home.due = replaced(home.due, 5, 1 << 8 * 3)
    found = scene(1, home, number=4, stock={"logging": {"wood": 6}}, agenda=[Round(5)], cards=())
    assert found.deciding == "solo_keep"
    assert found.has(ruby=1)


@pytest.mark.rule("caverna:R-7")
def test_goods_wait_for_their_round_and_the_miner_is_paid_in_phase_zero() -> None:
    home = farm({"c4r3": "miner", "c5r3": "ore_mine", "c5r2": "ore_mine"}, donkey=1)
    home.due = replaced(home.due, 4, 2 | 1 << 8)
    found = scene(2, home, number=4, agenda=[Replenish(), Income()])
    assert found.has(wood=2, stone=1, ore=1)
    assert home.due[4] == 0


@pytest.mark.rule("caverna:R-8")
def test_an_accumulating_card_receives_goods_in_the_round_it_is_revealed() -> None:
    found = started(2, first_player=0)
    found.deal("card sheep_farming")
    assert found.stock("sheep_farming") == {"sheep": 1}


@pytest.mark.rule("caverna:R-9")
def test_family_life_turns_the_wish_for_children_into_the_urgent_one() -> None:
    before = to_round(7, 3, cards=("ore_delivery",))
    assert "wish_for_children" in {IDS[space] for space in before.state.spaces}
    found = to_round(7, 3, cards=("family_life",))
    spaces = {IDS[space] for space in found.state.spaces}
    assert "urgent_wish_for_children" in spaces
    assert "wish_for_children" not in spaces
    assert found.no("place 0 wish_for_children") == "R-19"
    assert not found.no("place 0 urgent_wish_for_children")


def restocked(players: int, space: str, number: int, *, since: int = 1) -> list[dict[str, int]]:
    """What lies on a space after the replenish phases of the rounds up to `number`, if nobody uses it."""
    found = scene(players, number=since)
    if SPACE[space] not in found.state.spaces:
        found.state.spaces += (SPACE[space],)
    seen = []
    for each in range(since, number + 1):
        found.state.round = each
        found.state.agenda.append(Replenish())
        flow.run(found.state, None)
        seen.append(found.stock(space))
    return seen


@pytest.mark.rule("caverna:E-7", "caverna:R-8", "caverna:R-10", "caverna:R-11")
@pytest.mark.parametrize(
    ("players", "space", "expected"),
    [
        (2, "logging", [{"wood": 3}, {"wood": 4}, {"wood": 5}]),
        (4, "logging", [{"wood": 3}, {"wood": 6}, {"wood": 9}]),
        (4, "sustenance", [{"grain": 1}, {"grain": 1, "vegetable": 1}, {"grain": 1, "vegetable": 2}]),
        (3, "strip_mining", [{"ore": 1}, {"stone": 1, "ore": 1}, {"stone": 2, "ore": 1}]),
        (7, "large_depot", [{"wood": 2, "stone": 1, "ore": 1}, {"wood": 3, "stone": 2, "ore": 2}]),
        (2, "ruby_mining", [{}, {}, {"ruby": 1}, {"ruby": 2}]),
        (3, "ruby_mining", [{"ruby": 1}, {"ruby": 2}, {"ruby": 3}, {"ruby": 4}]),
    ],
)
def test_spaces_accumulate_as_in_the_examples(players: int, space: str, expected: list[dict[str, int]]) -> None:
    assert restocked(players, space, len(expected)) == expected


@pytest.mark.rule("caverna:E-7")
def test_ruby_delivery_begins_with_two_rubies() -> None:
    assert restocked(3, "ruby_delivery", 12, since=11) == [{"ruby": 2}, {"ruby": 3}]


@pytest.mark.rule("caverna:E-7", "caverna:R-10")
def test_a_space_that_was_emptied_starts_afresh() -> None:
    found = scene(2, number=4, stock={"logging": {}}, agenda=[Replenish()])
    assert found.stock("logging") == {"wood": 3}


@pytest.mark.rule("caverna:R-11")
def test_there_is_no_upper_limit_with_several_players() -> None:
    assert restocked(4, "clearing", 12)[-1] == {"wood": 24}


def endangered(wood: int, ruby: int) -> Scene:
    """The beginning of round 5 of a solo game with this much wood on logging."""
    cards = ["blacksmithing", "sheep_farming", "ore_mine_construction", "wish_for_children"]
    return scene(1, farm(ruby=ruby), number=4, cards=cards, stock={"logging": {"wood": wood}}, agenda=[Round(5)])


@pytest.mark.rule("caverna:E-35", "caverna:R-12")
def test_a_ruby_keeps_a_crowded_space_in_the_solo_game() -> None:
    found = endangered(6, 1)
    assert found.moves() == ["keep logging", "clear logging"]
    found.play("keep logging")
    assert found.stock("logging") == {"wood": 7}
    assert found.has(ruby=0)


@pytest.mark.rule("caverna:E-35", "caverna:R-12")
def test_without_a_ruby_a_crowded_space_is_cleared_and_restocked() -> None:
    found = endangered(6, 0)
    assert found.deciding == "turn"
    assert found.stock("logging") == {"wood": 3}
    assert endangered(6, 1).play("clear logging").stock("logging") == {"wood": 3}


@pytest.mark.rule("caverna:E-35", "caverna:R-12")
def test_a_space_with_five_goods_is_not_cleared() -> None:
    found = endangered(5, 1)
    assert found.deciding == "turn"
    assert found.stock("logging") == {"wood": 6}


@pytest.mark.rule("caverna:R-12")
def test_all_kinds_of_goods_count_and_every_space_is_asked_about_in_turn() -> None:
    stock = {"logging": {"wood": 6}, "ore_delivery": {"stone": 3, "ore": 3}, "sheep_farming": {"sheep": 7}}
    cards = ["sheep_farming", "wish_for_children", "ore_delivery"]
    found = scene(1, farm(ruby=2), number=7, cards=cards, stock=stock, agenda=[Round(8)])
    assert found.deciding == "solo_keep"
    assert found.refusal("keep ore_delivery") is not None
    found.play("clear logging", "keep sheep_farming")
    assert found.moves() == ["keep ore_delivery", "clear ore_delivery"]
    found.play("keep ore_delivery")
    assert found.stock("sheep_farming") == {"sheep": 8}
    assert found.stock("ore_delivery") == {"stone": 4, "ore": 4}
    assert found.stock("logging") == {"wood": 3}


@pytest.mark.rule("caverna:R-12")
def test_no_free_action_is_possible_while_spaces_are_cleared() -> None:
    assert endangered(6, 2).no("convert ruby_to_wood") == "R-65"


@pytest.mark.rule("caverna:E-34", "caverna:R-2", "caverna:R-62")
@pytest.mark.parametrize(
    ("players", "tile", "number", "rounds"),
    [
        (2, "wood_supplier", 3, [4, 5, 6, 7, 8, 10, 11]),
        (2, "wood_supplier", 7, [8, 10, 11, 12]),
        (4, "ruby_supplier", 8, [9, 10, 11, 12]),
    ],
)
def test_suppliers_count_played_rounds(players: int, tile: str, number: int, rounds: list[int]) -> None:
    found = scene(players, farm(wood=9, stone=9), number=number)
    payment = {"wood_supplier": "1stone", "ruby_supplier": "2wood+2stone"}[tile]
    found.play("place 0 housework", f"choose {tile}", f"furnish {tile} c4r3 {payment}")
    assert [each for each, heap in enumerate(found.home().due) if heap] == rounds


def test_a_whole_match_of_passing_ends_after_the_last_window_of_everybody() -> None:
    found = to_round(12, 3)
    everybody_passes(found)
    for _ in range(50):
        if not found.state.agenda:
            break
        found.play(found.moves(side=False)[0])
    assert GAME.is_over(found.state)
    assert GAME.why_not(found.state, DEALER, GAME.notation.parse("begin 0")) is not None


def test_next_turn_helper_stops_at_a_draw() -> None:
    found = started(2, first_player=1)
    assert next_turn(found).outcomes()
