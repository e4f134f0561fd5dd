"""Carrying out actions: the grammar of the spaces, step by step (RULES sections 6 and 7)."""

from __future__ import annotations

import pytest

from tests.caverna.home.farms import farm
from tests.caverna.scenes import ALL_CARDS, Scene, scene
from underhall.core.frozen import tag_of
from underhall.games.caverna.actions import SPACE, TABLES
from underhall.games.caverna.board.homeboard import Home
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.game import GAME
from underhall.games.caverna.spaces import IDS

MEADOWS = {"c3r4": "meadow", "c3r3": "meadow", "c2r4": "meadow"}


def closed_farm() -> Home:
    """A home on which no further tile of any kind can be placed."""
    home = farm()
    for kind in (0, 5):
        home.remove(kind, home.lay[kind])
    return home


@pytest.mark.rule("caverna:R-22")
def test_goods_are_taken_completely_or_left_where_a_connector_allows_it() -> None:
    found = scene(2, stock={"clearing": {"wood": 3}})
    found.play("place 0 clearing", "twin meadow_field c3r4,c3r3", "end_turn")
    assert found.stock("clearing") == {"wood": 3}
    found = scene(2, stock={"clearing": {"wood": 3}})
    found.play("place 0 clearing", "take")
    assert found.has(wood=3)
    assert found.stock("clearing") == {}


@pytest.mark.rule("caverna:R-22")
def test_inside_an_all_node_taking_may_not_be_declined() -> None:
    home = farm({"c5r3": "ore_mine", "c5r2": "deep_tunnel"})
    found = scene(2, home, stock={"ore_mining": {"ore": 2}})
    found.play("place 0 ore_mining")
    assert found.moves(side=False) == ["take"]
    found.play("take")
    assert found.moves(side=False) == ["gain"]
    found.play("gain", "end_turn")
    assert found.has(ore=4)


@pytest.mark.rule("caverna:R-23", "caverna:E-36")
def test_at_the_market_the_gold_comes_first_and_buying_is_optional() -> None:
    found = scene(5)
    found.play("place 0 weekly_market")
    assert found.no("buy cattle") == "R-23"
    found.play("gain", "buy cattle", "buy wood")
    assert found.has(gold=0, cattle=1, wood=1)
    found = scene(5).play("place 0 weekly_market", "gain", "end_turn")
    assert found.has(gold=4)


@pytest.mark.rule("caverna:E-36")
def test_two_cattle_cannot_be_bought_at_any_price() -> None:
    found = scene(5, farm(gold=20)).play("place 0 weekly_market", "gain", "buy cattle")
    assert found.no("buy cattle") == "R-128"


@pytest.mark.rule("caverna:R-23")
def test_the_later_step_of_and_then_needs_the_earlier_one() -> None:
    home = farm({"c4r3": "cavern"}, wood=4, stone=3)
    found = scene(2, home, number=8, cards=["wish_for_children", "family_life"])
    found.play("place 0 urgent_wish_for_children")
    assert found.no("grow") == "R-23"
    found.play("choose dwelling", "furnish dwelling c4r3 4wood+3stone")
    assert found.offers("end_turn")
    found.play("grow", "end_turn")
    assert len(home.dwarfs) == 3


@pytest.mark.rule("caverna:R-24")
def test_building_comes_before_taking_the_animals() -> None:
    found = scene(2, farm(MEADOWS, wood=9), number=2, cards=["sheep_farming"], stock={"sheep_farming": {"sheep": 1}})
    found.play("place 0 sheep_farming", "take")
    assert found.no("small_pasture c3r4") == "R-24"
    assert found.moves(side=False) == ["end_turn"]


@pytest.mark.rule("caverna:R-24", "caverna:R-26", "caverna:E-17", "caverna:R-57")
def test_fences_with_the_carpenter() -> None:
    home = farm({**MEADOWS, "c4r3": "carpenter"}, wood=2)
    found = scene(6, home, stock={"fence_building": {"wood": 3}})
    found.play("place 0 fence_building", "take", "large_pasture c3r3,c3r4", "small_pasture c2r4")
    assert found.has(wood=1)
    found = scene(6, farm({**MEADOWS, "c4r3": "carpenter"}, wood=5), stock={"fence_building": {"wood": 3}})
    found.play("place 0 fence_building", "small_pasture c2r4")
    assert found.no("take") == "R-24"


@pytest.mark.rule("caverna:R-25")
def test_a_free_action_between_steps_can_make_the_next_one_possible() -> None:
    home = farm({"c3r4": "meadow"}, wood=1, ruby=1, stone=1)
    found = scene(2, home, number=2, cards=["sheep_farming"])
    found.play("place 0 sheep_farming", "stable c3r4")
    assert found.no("small_pasture c3r4") == "R-27"
    found.play("convert ruby_to_wood", "small_pasture c3r4", "end_turn")
    assert found.goods() == {}


@pytest.mark.rule("caverna:R-25")
def test_what_enables_the_first_step_comes_before_the_placement() -> None:
    home = farm({"c3r4": "meadow"}, wood=1, ruby=1)
    found = scene(2, home, number=2, cards=["sheep_farming"])
    assert found.no("place 0 sheep_farming") == "R-20"
    found.play("convert ruby_to_wood", "place 0 sheep_farming", "small_pasture c3r4")


@pytest.mark.rule("caverna:R-25")
def test_a_ruby_tunnel_completes_a_pair_for_an_ore_mine() -> None:
    home = farm({"c5r3": "tunnel"}, ruby=1)
    found = scene(2, home, number=3, cards=["ore_mine_construction"])
    assert found.no("place 0 ore_mine_construction") == "R-20"
    found.play("buy_tile tunnel c5r2", "place 0 ore_mine_construction", "twin ore_mine_deep_tunnel c5r2,c5r3")
    assert found.moves(side=False) == ["gain"]


@pytest.mark.rule("caverna:R-26", "caverna:R-41")
def test_each_kind_of_building_once_per_use_of_a_farming_space() -> None:
    home = farm({**MEADOWS, "c2r3": "meadow", "c1r4": "meadow"}, wood=20, stone=5)
    found = scene(2, home, number=5, cards=["donkey_farming"])
    found.play("place 0 donkey_farming", "small_pasture c1r4", "stable c2r2", "large_pasture c3r3,c3r4")
    assert found.no("small_pasture c2r4") == "R-26"
    assert found.no("stable c2r4") == "R-26"
    assert found.no("large_pasture c2r3,c2r4") == "R-26"


@pytest.mark.rule("caverna:R-41")
def test_loot_pastures_and_stables_come_on_top_of_those_of_a_space() -> None:
    home = farm({**MEADOWS, "c2r3": "meadow"}, wood=20, stone=5, weapons=(10,))
    found = scene(1, home, number=2, cards=["sheep_farming"])
    found.play("place 10 sheep_farming", "small_pasture c2r4", "stable c1r1", "end_turn")
    home.placed = 0
    found = scene(2, home, stock={"logging": {"wood": 3}})
    found.play("place 10 logging", "expedition", "loot loot_stable", "stable c1r2")
    assert home.stables.bit_count() == 2


@pytest.mark.rule("caverna:R-27")
def test_costs_are_paid_with_what_is_owned_at_that_moment() -> None:
    found = scene(2, farm(MEADOWS, wood=3), number=2, cards=["sheep_farming"])
    found.play("place 0 sheep_farming", "small_pasture c2r4")
    assert found.no("large_pasture c3r3,c3r4") == "R-27"
    assert found.has(wood=1)


@pytest.mark.rule("caverna:R-28")
def test_the_stone_of_small_scale_drift_mining_needs_the_tile() -> None:
    found = scene(5)
    found.play("place 0 small_scale_drift_mining")
    assert found.no("gain") == "R-28"
    found.play("twin cavern_tunnel c4r2,c4r1")
    assert found.no("end_turn") == "R-28"
    found.play("gain", "end_turn")
    assert found.has(stone=1)
    assert scene(5, closed_farm()).no("place 0 small_scale_drift_mining") == "R-20"


@pytest.mark.rule("caverna:R-29")
def test_the_ore_of_ore_mine_construction_needs_the_tile_but_an_expedition_does_not() -> None:
    found = scene(2, farm(weapons=(1, 1)), number=3, cards=["ore_mine_construction"])
    found.play("place 1 ore_mine_construction")
    assert found.moves(side=False) == ["expedition"]
    assert found.no("gain") == "R-29"
    found = scene(2, farm({"c5r3": "tunnel", "c5r2": "tunnel"}), number=3, cards=["ore_mine_construction"])
    found.play("place 0 ore_mine_construction", "twin ore_mine_deep_tunnel c5r2,c5r3", "gain")
    assert found.has(ore=3)
    assert found.no("expedition") == "R-77"


@pytest.mark.rule("caverna:R-30")
def test_on_extension_tile_and_good_belong_together() -> None:
    found = scene(7)
    found.play("place 0 extension")
    assert found.no("gain") == "R-30"
    found.play("twin meadow_field c3r4,c3r3", "gain")
    assert found.has(wood=1)
    assert found.moves(side=False) == ["end_turn"]


GUEST = {"c4r3": "guest_room"}


@pytest.mark.rule("caverna:R-52")
@pytest.mark.parametrize(
    "space", ["urgent_wish_for_children", "ruby_mine_construction", "growth", "extension", "wish_for_children"]
)
def test_the_guest_room_works_on_every_either_or(space: str) -> None:
    home = farm(
        {**GUEST, "c4r2": "cavern", "c5r3": "tunnel", "c5r2": "deep_tunnel", "c5r4": "dwelling"}, wood=9, stone=9
    )
    cards = ["wish_for_children", "ruby_mine_construction", *(["family_life"] if space.startswith("urgent") else [])]
    found = scene(7, home, number=8, cards=cards)
    found.play(f"place 0 {space}")
    kinds = [{move.split(" ")[0] for move in found.moves(side=False)}]
    for _ in range(6):
        steps = [move for move in found.moves(side=False) if move != "end_turn"]
        if not steps:
            break
        found.play(steps[0])
        kinds.append({move.split(" ")[0] for move in found.moves(side=False)})
    firsts = kinds[0]
    assert len(firsts) == 2 or space in ("ruby_mine_construction", "extension")
    plain = scene(
        7,
        farm({"c5r3": "tunnel", "c5r2": "deep_tunnel", "c4r2": "cavern", "c5r4": "dwelling"}, wood=9, stone=9),
        number=8,
        cards=cards,
    )
    plain.play(f"place 0 {space}")
    assert len(kinds) > _length(plain)


def _length(found: Scene) -> int:
    """How many decisions an action takes when the first step is always chosen."""
    number = 1
    while steps := [move for move in found.moves(side=False) if move != "end_turn"]:
        found.play(steps[0])
        number += 1
    return number


@pytest.mark.rule("caverna:E-6", "caverna:R-52", "caverna:R-53")
def test_guest_room_on_the_ruby_mine_card() -> None:
    squares = {**GUEST, "c5r2": "ore_mine", "c5r3": "deep_tunnel", "c6r4": "tunnel", "c6r3": "tunnel"}
    for order in (("ruby_mine c6r4", "ruby_mine c5r3", "gain"), ("ruby_mine c5r3", "gain", "ruby_mine c6r4")):
        found = scene(2, farm(squares), number=6, cards=["ruby_mine_construction"])
        found.play("place 0 ruby_mine_construction", *order)
        assert found.has(ruby=1)
        assert found.moves(side=False) == ["end_turn"]
    found = scene(2, farm(squares), number=6, cards=["ruby_mine_construction"])
    found.play("place 0 ruby_mine_construction", "ruby_mine c6r4")
    assert found.no("ruby_mine c6r3") != ""  # a second ordinary tunnel is not another option


@pytest.mark.rule("caverna:R-53")
def test_without_the_guest_room_one_mine_is_all() -> None:
    squares = {"c5r2": "ore_mine", "c5r3": "deep_tunnel", "c6r4": "tunnel"}
    found = scene(2, farm(squares), number=6, cards=["ruby_mine_construction"])
    found.play("place 0 ruby_mine_construction", "ruby_mine c6r4")
    assert found.moves(side=False) == ["end_turn"]
    assert found.has(ruby=0)


@pytest.mark.rule("caverna:R-54")
def test_on_extension_the_guest_room_helps_once_per_game() -> None:
    home = farm(GUEST)
    found = scene(7, home)
    found.play("place 0 extension", "twin meadow_field c3r4,c3r3", "gain")
    assert found.offers("twin cavern_tunnel c4r2,c4r1")
    found.play("end_turn")
    home.placed = 0
    found = scene(7, home)  # a single option has not used it up
    found.play(
        "place 0 extension", "twin cavern_tunnel c4r2,c4r1", "gain", "twin meadow_field c2r3,c2r2", "gain", "end_turn"
    )
    home.placed = 0
    found = scene(7, home)
    found.play("place 0 extension", "twin cavern_tunnel c5r2,c5r1", "gain")
    assert found.moves(side=False) == ["end_turn"]
    found = scene(7, farm(GUEST))  # another owner is not concerned
    found.play("place 0 extension", "twin cavern_tunnel c4r2,c4r1", "gain")
    assert len(found.moves(side=False)) > 1


@pytest.mark.rule("caverna:R-98")
def test_one_growth_after_building_the_couple_dwelling() -> None:
    found = scene(2, farm(wood=8, stone=6), number=8, cards=["wish_for_children", "family_life"])
    found.play(
        "place 0 urgent_wish_for_children",
        "choose couple_dwelling",
        "furnish couple_dwelling c4r3 8wood+6stone",
        "grow",
    )
    assert len(found.home().dwarfs) == 3
    assert found.moves(side=False) == ["end_turn"]


@pytest.mark.rule("caverna:E-26", "caverna:R-25", "caverna:R-53", "caverna:R-98", "caverna:R-127")
def test_guest_room_trader_and_urgent_wish() -> None:
    home = farm({**GUEST, "c4r2": "trader", "c5r3": "cavern"}, wood=3, stone=2)
    found = scene(2, home, number=8, cards=["wish_for_children", "family_life"])
    found.play("place 0 urgent_wish_for_children")
    assert found.moves(side=False) == ["gain"]  # the dwelling cannot be paid yet
    found.play(
        "gain", "convert trader_set", "choose dwelling", "furnish dwelling c5r3 4wood+3stone", "grow", "end_turn"
    )
    assert found.has(wood=0, stone=0, ore=1, gold=1)
    assert len(home.dwarfs) == 3


@pytest.mark.rule("caverna:R-127")
def test_nested_nodes_are_not_interleaved() -> None:
    home = farm({**GUEST, "c5r3": "cavern"}, wood=4, stone=3)
    found = scene(2, home, number=8, cards=["wish_for_children", "family_life"])
    found.play("place 0 urgent_wish_for_children", "choose dwelling", "furnish dwelling c5r3 4wood+3stone")
    assert found.offers("gain")
    found.play("gain")
    assert found.no("grow") == "R-127"
    found = scene(2, farm(MEADOWS, wood=9), number=2, cards=["sheep_farming"], stock={"sheep_farming": {"sheep": 1}})
    found.play("place 0 sheep_farming", "small_pasture c2r4", "take")
    assert found.no("large_pasture c3r3,c3r4") == "R-24"


@pytest.mark.rule("caverna:R-128", "caverna:E-43", "caverna:R-63", "caverna:R-67")
def test_at_the_market_every_purchase_is_a_move_with_a_window_around_it() -> None:
    found = scene(5, farm({"c4r3": "dog_school"}, ruby=2))
    found.play("place 0 weekly_market", "gain", "buy dog")
    assert found.has(gold=2, dog=1, wood=1)
    assert found.no("buy dog") == "R-128"
    found.play("buy wild_boar")
    assert found.no("buy sheep") == "R-27"
    found.play("convert ruby_to_gold", "buy sheep")
    assert found.deciding == "settle"  # one boar and one sheep do not fit into one dwelling
    found = scene(5, farm({"c4r3": "dog_school", "c3r4": "small_pasture"}, ruby=2))
    found.play("place 0 weekly_market", "gain", "buy dog", "buy wild_boar", "convert ruby_to_gold", "buy sheep")
    found.play("end_turn")
    assert found.goods() == {"wood": 1, "ruby": 1, "dog": 1, "wild_boar": 1, "sheep": 1}


@pytest.mark.rule("caverna:R-128")
def test_ore_is_traded_up_to_three_times_and_at_least_once() -> None:
    found = scene(2, farm(ore=9), number=11, cards=["ore_trading"])
    found.play("place 0 ore_trading")
    assert not found.offers("end_turn")
    found.play("trade", "trade", "trade")
    assert found.has(ore=3, gold=6, food=3)
    assert found.no("trade") == "R-128"
    assert scene(2, farm(ore=1), number=11, cards=["ore_trading"]).no("place 0 ore_trading") == "R-20"


@pytest.mark.rule("caverna:E-18", "caverna:R-22", "caverna:R-24", "caverna:R-90", "caverna:R-93")
def test_animals_may_be_left_or_taken_together_with_what_does_not_fit() -> None:
    stock = {"sheep_farming": {"sheep": 3}}
    found = scene(2, farm({"c3r4": "meadow"}, wood=2), number=2, cards=["sheep_farming"], stock=stock)
    found.play("place 0 sheep_farming", "small_pasture c3r4", "end_turn")
    assert found.stock("sheep_farming") == {"sheep": 3}
    found = scene(2, farm({"c3r4": "meadow"}, wood=2), number=2, cards=["sheep_farming"], stock=stock)
    found.play("place 0 sheep_farming", "small_pasture c3r4", "take", "end_turn")
    assert found.has(sheep=3)  # two in the pasture, one in the dwelling
    home = farm({"c3r4": "meadow"}, wood=2, donkey=2)
    found = scene(2, home, number=2, cards=["sheep_farming"], stock=stock)
    found.play("place 0 sheep_farming", "small_pasture c3r4", "take")
    assert found.deciding == "settle"
    assert found.refusal("end_turn") is not None
    found.play("make_room food_from_sheep", "end_turn")
    assert found.has(sheep=2, donkey=2, food=1)


@pytest.mark.rule("caverna:R-90")
def test_nothing_goes_on_while_animals_do_not_fit_and_none_is_simply_discarded() -> None:
    home = farm(sheep=2)
    found = scene(2, home, number=5, cards=["donkey_farming"], stock={"donkey_farming": {"donkey": 2}})
    found.play("place 0 donkey_farming", "take")
    assert found.deciding == "settle"
    assert sorted(found.moves(side=False)) == [
        "make_room food_from_donkey",
        "make_room food_from_donkey_pair",
        "make_room food_from_sheep",
    ]
    assert found.no("make_room food_from_cattle") == "R-66"
    found.play("make_room food_from_sheep")
    assert found.deciding == "settle"
    found.play("make_room food_from_sheep")
    assert found.deciding == "act"
    assert found.has(food=2, donkey=2)


@pytest.mark.rule("caverna:R-90")
def test_room_can_be_made_with_rubies_too() -> None:
    home = farm({"c3r4": "meadow", "c4r3": "stubble_room"}, sheep=2, ruby=1)
    found = scene(2, home, number=5, cards=["donkey_farming"], stock={"donkey_farming": {"donkey": 1}})
    found.play("place 0 donkey_farming", "take")
    assert found.deciding == "settle"
    assert found.no("convert food_from_donkey") == "R-90"  # offered as a way to make room instead
    found.play("buy_tile field c3r3")
    assert found.deciding == "act"
    assert found.has(sheep=2, donkey=1)


@pytest.mark.rule("caverna:R-20", "caverna:R-22", "caverna:R-39", "caverna:R-53", "caverna:R-127")
def test_a_step_out_of_place_is_refused_by_the_ruling_that_forbids_it() -> None:
    found = scene(2, farm({"c3r4": "meadow"}, stone=1), stock={"logging": {"wood": 3}}).play("place 0 logging")
    assert found.no("stable c3r4") == "R-20"  # not on this space
    assert found.no("end_turn") == "R-20"  # nothing done yet
    found = scene(2, stock={"starting_player": {"food": 2}}).play("place 0 starting_player")
    assert found.no("gain") == "R-22"  # the food that lies there comes first
    found = scene(2, farm({"c5r3": "deep_tunnel"}), number=6, cards=["ruby_mine_construction"])
    assert found.play("place 0 ruby_mine_construction", "ruby_mine c5r3").no("end_turn") == "R-39"
    found = scene(4, farm({"c4r3": "dwelling"})).play("place 0 growth", "gain")
    assert found.no("grow") == "R-53"  # either, or
    squares = {**GUEST, "c4r2": "dwelling", "c5r3": "cavern"}
    found = scene(2, farm(squares, wood=4, stone=3), number=8, cards=["wish_for_children", "family_life"])
    found.play("place 0 urgent_wish_for_children", "choose dwelling", "furnish dwelling c5r3 4wood+3stone", "gain")
    assert found.no("grow") == "R-127"  # the branch was closed


def test_every_tree_of_the_data_is_carried_out_by_the_grammar() -> None:
    """Each variant compiles, begins with a leaf that exists, and every leaf of it can be reached."""
    for players in range(1, 8):
        for number, action in enumerate(TABLES[players].actions):
            if action is None:
                continue
            assert action.first, IDS[number]
            reached = set()
            waiting, seen = [action.grammar.begin()], set()
            while waiting:
                cursor = waiting.pop()
                if cursor in seen:
                    continue
                seen.add(cursor)
                for leaf, after in action.grammar.options(cursor, lambda _: True):
                    reached.add(leaf)
                    waiting.append(after)
            assert reached == set(range(len(action.leaves))), IDS[number]


def test_no_two_leaves_that_may_come_next_answer_to_the_same_move() -> None:
    """A move means one leaf: kinds of moves tell leaves apart, or their fields do."""
    twins = {"buy", "twin", "ruby_mine"}
    for players in range(1, 8):
        for action in TABLES[players].actions:
            if action is None:
                continue
            for loose in (False, True):
                for cursor in action.cursors(loose=loose):
                    leaves = [leaf for leaf, _ in action.grammar.options(cursor, lambda _: True, loose=loose)]
                    tags = [tag_of(action.leaves[leaf].word) for leaf in leaves]
                    assert all(tag in twins for tag in tags if tags.count(tag) > 1), tags


def test_every_round_card_can_be_revealed_and_used() -> None:
    cards = list(ALL_CARDS.values())
    home = farm(
        {**MEADOWS, "c2r3": "field", "c4r3": "dwelling", "c5r3": "tunnel", "c5r2": "tunnel", "c4r2": "cavern"},
        wood=9,
        stone=9,
        ore=9,
        grain=2,
        weapons=(3, 3),
    )
    found = scene(4, home, number=12, cards=cards, stock={"donkey_farming": {"donkey": 1}, "ore_delivery": {"ore": 1}})
    found.state.stock[SPACE["ruby_delivery"]] = 1 << 24
    for card in [*(card for card in cards if card != "wish_for_children"), "urgent_wish_for_children"]:
        assert found.offers(f"place 3 {card}"), card
    assert {space.id for space in CONTENT.actions.space if space.kind == "card"} == set(cards)
    assert GAME.players == tuple(range(1, 8))
