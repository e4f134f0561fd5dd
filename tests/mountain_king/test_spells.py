"""Spells (6.1, 6.2): casting, and every effect of the seventeen cards."""

from __future__ import annotations

import pytest

from tests.mountain_king.mountain.scenes import GATE, K1, K2, K3, K5, Tile, cell, statue
from tests.mountain_king.table import Table
from underhall.core.agenda import replaced
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.box.cards import CARD_OF, LEVEL, SPELL_OF, SPELLS
from underhall.games.mountain_king.moves import PLACES
from underhall.games.mountain_king.state import DETACHED, FREE_RUBBLE, MIXED

FAR = ((7, 20), (16, 17), (18, 5), (6, 1))  # the other gates of five players on winter


def magenta(*tiles: Tile, spell: str = "", step: int = 1, **goods: int) -> Table:
    """Magenta's turn with gate (0,7), these tiles, a rune, and a spell on page 0."""
    table = Table(5)
    table.mountain(GATE, *FAR)
    table.dug(*tiles)
    table.at(step).give(**goods)
    if spell:
        table.book(0, spell).give(rune=1)
    return table


# Casting ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mountain_king:E-2", "mountain_king:R-18")
def test_earth_ritual_with_its_second_rune() -> None:
    table = Table(5).book(1, "earth_ritual", runes=1)
    table.troll("1.0", "ice_1_glacier_scribe", ["rune"])
    table.state.supply[6] -= 2
    table.play("cast earth_ritual", "resolve")
    assert table.moves() == ["gain stone,stone,stone", "gain iron,iron", "gain heartstone"]
    table.play("gain iron,iron")
    assert table.stored() == {"iron": 2}
    assert table.on("1.0") == {}
    assert table.state.book[1] == SPELL_OF["earth_ritual"]
    assert table.state.book_runes[1] == 2
    assert table.owned() == {"iron": 2}  # the runes on the card are nobody's


@pytest.mark.rule("mountain_king:E-3", "mountain_king:R-17", "mountain_king:R-19", "mountain_king:R-20")
def test_third_rune_disintegrates_the_spell_even_if_it_is_ignored() -> None:
    table = Table(5).book(1, "earth_ritual", runes=2).give(rune=2)
    table.state.supply[6] -= 2
    supply = table.state.supply[6]
    table.play("cast earth_ritual", "ignore")
    assert table.owned() == {"rune": 1}
    assert table.state.supply[6] == supply + 3
    assert table.state.spell_under == (SPELL_OF["earth_ritual"],)
    assert table.state.book[1] not in (-1, SPELL_OF["earth_ritual"])
    assert table.moves("cast") == []
    table.at(1).state.turn[0] = 1
    assert table.refused(f"cast {SPELLS[table.state.book[1]].id}") == "cast_before"


@pytest.mark.rule("mountain_king:R-17")
def test_nothing_is_cast_without_a_rune() -> None:
    table = Table(5).book(0, "earth_ritual").give(stone=3)
    assert table.moves("cast") == []
    assert table.refused("cast earth_ritual") == "no_rune"
    hidden = next(spell.id for spell in SPELLS if SPELL_OF[spell.id] not in table.state.book)
    assert table.refused(f"cast {hidden}") == "not_in_book"


@pytest.mark.rule("mountain_king:R-10")
def test_steps_never_run_backwards() -> None:
    table = Table(5).book(0, "earth_ritual").give(rune=1).play("end_step")
    assert table.decision == "step_2"
    assert table.refused("cast earth_ritual") == "only_in_step_1"


def test_no_trade_interrupts_a_spell() -> None:
    table = Table(5).book(0, "earth_ritual").give(rune=1, stone=8).play("cast earth_ritual")
    assert table.refused("trade") == "no_trade_now"
    table.play("resolve")
    assert table.refused("trade") == "no_trade_now"


@pytest.mark.rule("mountain_king:R-92")
@pytest.mark.parametrize(
    "spell",
    [
        "promotion_ceremony",
        "sudden_delving",
        "walking_stones",
        "exchange_of_ancestors",
        "call_of_the_ancestor",
        "sculptors_dream",
    ],
)
def test_a_spell_that_cannot_be_carried_out_is_only_ignored(spell: str) -> None:
    table = magenta(spell=spell)
    if spell == "sculptors_dream":
        table.state.lost = tuple(a + b for a, b in zip(table.state.lost, table.state.bag, strict=True))
        table.state.bag = [0, 0, 0]
    table.play(f"cast {spell}")
    assert table.decision != "resolve_spell"
    assert table.events[-1].kind != "resolved"
    assert "ignored" in [event.kind for event in table.events]
    assert table.state.book_runes[0] == 1


@pytest.mark.rule("mountain_king:R-92")
@pytest.mark.parametrize("spell", ["honeyed_words", "blind_shaft", "restless_horde", "spirit_door", "echoing_horn"])
def test_all_others_can_be_resolved_even_if_nothing_comes_of_them(spell: str) -> None:
    table = magenta(spell=spell).play(f"cast {spell}")
    assert table.moves() == ["resolve", "ignore"]


# Trolls -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mountain_king:E-24", "mountain_king:R-23")
def test_promotion_ceremony() -> None:
    table = Table(5).book(0, "promotion_ceremony").give(rune=1)
    table.troll("1.1", "mud_2_swamp_foreman", ["stone", "iron"]).horde("t0", "ice_3_glacier_prince", coin=2)
    table.state.supply[3] -= 2
    table.bribe("b0", coin=4)
    table.state.supply[3] -= 4
    table.play("cast promotion_ceremony", "resolve", "choose 1.1")
    assert table.refused("promote b0") == "wrong_level"
    table.play("promote t0")
    assert table.in_slot("1.1") == "ice_3_glacier_prince"
    assert table.on("1.1") == {}
    assert table.state.under[2] == (CARD_OF["mud_2_swamp_foreman"],)
    assert table.stored() == {"coin": 2}
    assert LEVEL[CARD_OF[table.at_place("t0") or ""]] == 3
    assert table.state.pedestals[:3] == [0, 0, 0]
    assert table.bribes("b0") == {"coin": 4}  # nobody retires
    assert table.state.crown_owner == (-1, -1)


def test_promotion_takes_only_trolls_of_the_right_level() -> None:
    table = Table(5).book(0, "promotion_ceremony").give(rune=1)
    table.troll("1.0", "mud_1_bog_prospector").troll("1.1", "mud_2_swamp_foreman")
    table.play("cast promotion_ceremony", "resolve")
    assert table.moves() == ["choose 1.1"]
    assert table.refused("choose 1.0") == "wrong_level"
    assert table.refused("choose 2.0") == "no_troll_in_slot"


def test_echoing_horn_starts_a_cascade_in_the_two_lowest_rows() -> None:
    table = Table(5).book(0, "echoing_horn").give(rune=1)
    table.troll("1.0", "mud_1_clay_breaker").troll("1.1", "mud_1_bog_prospector", ["iron", "heartstone"])
    table.troll("2.0", "mud_2_swamp_foreman")
    table.play("cast echoing_horn", "resolve")
    assert table.refused("choose 2.0") == "wrong_row"
    table.play("choose 1.0")
    assert table.on("1.0") == {"stone": 2, "hammer": 1}
    assert sum(table.on("0.0").values()) == sum(table.on("0.1").values()) == 1
    assert table.on("0.2") == {}
    assert table.on("2.0") == {}


def test_echoing_horn_offers_equal_cascades_once() -> None:
    table = Table(5).book(0, "echoing_horn").give(rune=1)
    table.play("cast echoing_horn", "resolve")
    assert table.moves() == [f"choose 0.{slot}" for slot in range(4)]
    table.play("choose 0.0").at(1).give(rune=1).play("cast echoing_horn", "resolve")
    assert len(table.moves()) == 4  # the full one stands for "nothing"


@pytest.mark.rule("mountain_king:R-93")
def test_bucket_chain_moves_up_to_five_tokens_into_storage() -> None:
    table = Table(5).book(0, "bucket_chain").give(rune=1)
    table.troll("1.0", "fire_2_kiln_keeper", ["stone", "stone", "stone", "cart_fire", "cart_fire"])
    table.play("cast bucket_chain", "resolve")
    assert table.moves() == ["token stone@1.0", "token cart_fire@1.0", "stop"]
    table.play("token stone@1.0", "token cart_fire@1.0")
    assert table.refused("token stone@1.0") == "token_order"
    table.play("stop")
    assert table.stored() == {"stone": 1, "cart": 1}  # a clan cart in storage is wild
    assert table.on("1.0") == {"stone": 2, "cart_fire": 1}


# Digging ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mountain_king:R-21")
def test_sudden_delving_digs_in_step_1_and_its_workshop_can_be_activated_at_once() -> None:
    table = magenta(K1, K2, spell="sudden_delving", stone=2, iron=2, coin=1)
    site = table.state.mountain.board.sites.index(cell((2, 10)))
    table.state.workshops = replaced(table.state.workshops, 2, table.state.workshops[2] + 1)
    dig = table.dig(("i2", [(1, 9), (2, 9)], (1, 9)))
    table.play("cast sudden_delving", "resolve")
    assert table.decision == "dig_now"
    assert table.refused("lay i2:0:r20c20") == "off_the_mountain"
    table.play(dig, "mineral iron", "establish r2c10 coinpress")
    assert table.state.mountain.workshops[site] == 2
    assert table.decision == "step_1"
    table.give(iron=1)
    assert "activate r2c10" in table.moves()


@pytest.mark.rule("mountain_king:R-44", "mountain_king:R-45", "mountain_king:E-26")
def test_blind_shaft_lets_a_small_tunnel_lie_apart_in_step_2() -> None:
    table = magenta(K1, spell="blind_shaft", stone=2, hammer=1)
    statue(table.state.mountain, 0, (6, 7))
    table.play("cast blind_shaft", "resolve")
    assert table.decision == "step_2"
    assert table.state.turn[DETACHED] == 3
    apart = table.dig(("i2", [(5, 7), (6, 7)], (5, 7)))
    table.play("dig i2")
    assert table.refused(apart) == "turn_first"  # away from the network, the turn of the tile comes first
    assert table.moves("apart") == ["apart i2:0", "apart i2:1"]  # of two anchors one
    assert table.refused("apart v3:0") == "no_place_apart"
    beside = table.dig(("i2", [(3, 7), (4, 7)], (3, 7)))
    assert beside in table.moves("lay")
    table.play("apart i2:1")
    assert table.decision == "lay_apart"
    assert table.refused(beside) == "not_apart"
    assert table.refused(table.dig(("i2", [(5, 8), (5, 9)], (5, 8)))) == "other_way"
    table.play(apart)
    assert table.state.honour[0] == 0
    assert table.owned() == {}
    isolated = table.state.mountain.dug & ~table.state.mountain.networks[0]
    assert isolated >> cell((5, 7)) & 1
    table.at(2).give(stone=2).play("dig i2")
    assert table.refused("apart i2:1") == "no_blind_shaft"
    table.play(beside)
    assert table.state.mountain.networks[0] >> cell((6, 7)) & 1


@pytest.mark.rule("mountain_king:E-29", "mountain_king:R-22")
def test_rockbreakers_chant_spares_three_hammers_for_the_next_dig_only() -> None:
    t4 = ("t4", [(7, 10), (8, 9), (8, 10), (8, 11)], (8, 10))
    table = magenta(K1, K2, K3, ("i2", [(5, 9), (5, 8)], None), K5, spell="rockbreaker_chant", iron=4)
    assert table.refused("dig i2") == "only_in_step_2"
    table.play("cast rockbreaker_chant", "resolve")
    table.play(table.dig(t4))
    assert table.state.honour[0] == 6
    assert table.stored() == {"heartstone": 1}
    assert table.state.turn[FREE_RUBBLE] == 0


@pytest.mark.rule("mountain_king:E-29", "mountain_king:R-52", "mountain_king:R-22")
@pytest.mark.parametrize(("goods", "honour"), [({"heartstone": 2, "iron": 2}, 6), ({"heartstone": 3, "stone": 1}, 4)])
def test_molten_mortar_mixes_minerals_and_scores_the_least(goods: dict[str, int], honour: int) -> None:
    t4 = ("t4", [(7, 10), (8, 9), (8, 10), (8, 11)], (8, 10))
    table = magenta(K1, K2, K3, ("i2", [(5, 9), (5, 8)], None), K5, spell="molten_mortar", hammer=3, **goods)
    table.play("cast molten_mortar", "resolve", table.dig(t4))
    assert table.state.honour[0] == honour
    assert table.stored() == {"heartstone": 1}
    assert table.state.turn[MIXED] == 0


@pytest.mark.rule("mountain_king:R-22")
@pytest.mark.parametrize(("spell", "entry"), [("rockbreaker_chant", FREE_RUBBLE), ("molten_mortar", MIXED)])
def test_the_next_dig_uses_a_modifier_up_even_if_it_does_not_profit(spell: str, entry: int) -> None:
    table = magenta(K1, spell=spell, stone=2).play(f"cast {spell}", "resolve")
    assert table.state.turn[entry] > 0
    table.play(table.dig(("i2", [(3, 7), (4, 7)], (3, 7))))  # no rubble, and stone alone
    assert table.state.mountain.tiles
    assert table.state.turn[entry] == 0


@pytest.mark.rule("mountain_king:R-45", "mountain_king:R-87")
def test_a_detached_dig_scores_pays_out_and_gets_its_pedestal_and_workshop_at_once() -> None:
    table = magenta(K1, spell="blind_shaft", iron=3).pedestals(moon=1)
    table.state.workshops = replaced((0,) * 11, 2, 1)
    table.play("cast blind_shaft", "resolve", "dig v3")
    place = table.dig(("v3", [(2, 11), (3, 10), (3, 11)], (3, 11)))
    points = table.state.track[1 * 3 + 2]
    table.play(f"apart {place[4:8]}", place, "pedestal moon", "establish r2c10 coinpress")
    assert table.state.honour[0] == 3
    assert len(table.stored()) == 1  # what lay buried
    assert GAME.scores(table.state)[0].points["pedestals"] == points > 0
    view = GAME.view(table.state, 0)
    assert set(view.mountain.isolated) == {"r2c11", "r3c10", "r3c11"}
    site = next(site for site in view.mountain.sites if site.cell == "r2c10")
    assert (site.workshop, site.open_entrances) == ("coinpress", [])


def test_molten_mortar_asks_which_minerals() -> None:
    table = magenta(K1, spell="molten_mortar", stone=1, iron=1, heartstone=2)
    table.play("cast molten_mortar", "resolve", table.dig(("i3", [(3, 7), (4, 7), (5, 7)], (4, 7))))
    assert table.decision == "pay_mixed"
    assert table.moves() == ["token stone@storage", "token iron@storage"]
    assert table.refused("token heartstone@storage") == "too_few_left"
    table.play("token iron@storage")
    assert table.state.honour[0] == 3
    assert table.stored() == {"stone": 1, "hammer": 1}


# Statues ------------------------------------------------------------------------------------------------------------


def with_statues(spell: str) -> Table:
    table = magenta(K1, K2, K3, spell=spell)
    table.state.mountain.statues = (1 << cell((2, 8)), 1 << cell((4, 9)), 1 << cell((5, 8)))
    return table


def test_walking_stones_moves_one_statue_twice_without_carts() -> None:
    table = with_statues("walking_stones").play("cast walking_stones", "resolve")
    assert table.moves()[-1] == "stop"
    assert table.refused("move r5c8 r4c8") == "statue_buried"
    table.play("move r4c9 r3c8")
    assert {move.split(" ")[1] for move in table.moves("move")} == {"r3c8"}
    assert table.refused("move r2c8 r3c9") == "other_statue"
    table.play("move r3c8 r1c7")
    assert table.state.mountain.statue_on(cell((1, 7))) == 1
    assert table.decision != "move_freely"


def test_exchange_of_ancestors_swaps_two_statues_of_the_network() -> None:
    table = with_statues("exchange_of_ancestors").play("cast exchange_of_ancestors", "resolve")
    assert table.moves() == ["swap r2c8 r4c9"]
    table.play("swap r2c8 r4c9")
    assert table.state.mountain.statue_on(cell((2, 8))) == 1
    assert table.state.mountain.statue_on(cell((4, 9))) == 0


@pytest.mark.rule("mountain_king:R-97")
def test_call_of_the_ancestor_pulls_a_statue_out_of_the_rock() -> None:
    table = with_statues("call_of_the_ancestor").play("cast call_of_the_ancestor", "resolve")
    assert set(table.moves()) == {"call r5c8 r4c7", "call r5c8 r4c8"}
    assert table.refused("call r5c8 r4c9") == "target_occupied"
    table.play("call r5c8 r4c8")
    assert table.state.mountain.statue_on(cell((5, 8))) == -1
    assert table.state.mountain.statue_on(cell((4, 8))) == 2
    assert not table.state.mountain.dug >> cell((5, 8)) & 1


# Pedestals, bribes, the horde ---------------------------------------------------------------------------------------


def test_sculptors_dream_draws_two_and_keeps_one() -> None:
    table = Table(5).book(0, "sculptors_dream").give(rune=1)
    bag = sum(table.state.bag)
    table.draws = ["bag moon", "bag fire"]
    table.play("cast sculptors_dream", "resolve")
    assert table.moves() == ["keep fire", "keep moon"]
    assert table.refused("keep ice") == "not_drawn"
    table.play("keep moon")
    assert table.state.pedestals[:3] == [0, 0, 1]
    assert table.state.drawn == (0, 0, 0)
    assert sum(table.state.bag) == bag - 1


def test_sculptors_dream_with_one_pedestal_left_keeps_it() -> None:
    table = Table(5).book(0, "sculptors_dream").give(rune=1)
    table.state.lost = tuple(a + b for a, b in zip(table.state.lost, table.state.bag, strict=True))
    table.state.bag = [0, 1, 0]
    table.state.lost = replaced(table.state.lost, 1, table.state.lost[1] - 1)
    table.play("cast sculptors_dream", "resolve")
    assert table.state.pedestals[:3] == [0, 1, 0]
    assert table.state.bag == [0, 0, 0]


@pytest.mark.rule("mountain_king:R-93")
def test_sticky_fingers_takes_a_bribe_a_troll_in_the_order_of_the_horde() -> None:
    table = Table(5).book(0, "sticky_fingers").give(rune=1).bribe("b1", coin=2, stone=1).bribe("m0", coin=1)
    for kind, count in ((3, 3), (0, 1)):
        table.state.supply[kind] -= count
    table.play("cast sticky_fingers", "resolve")
    assert table.moves() == ["steal b1 stone", "steal b1 coin", "steal m0 coin", "stop"]
    table.play("steal b1 coin")
    assert table.moves() == ["steal m0 coin", "stop"]
    assert table.refused("steal b1 coin") == "place_passed"
    assert table.refused("steal b3 coin") == "no_such_bribe"
    table.play("stop")
    assert table.stored() == {"coin": 1}
    assert table.bribes("b1") == {"coin": 1, "stone": 1}


def test_spells_without_anything_to_choose_from_ask_nothing() -> None:
    table = Table(5).book(0, "sticky_fingers").give(rune=1).play("cast sticky_fingers")
    assert "resolved" in [event.kind for event in table.events]
    assert table.decision != "resolve_spell"


@pytest.mark.rule("mountain_king:R-104")
def test_restless_horde_sends_all_away_before_any_gap_is_refilled() -> None:
    table = Table(5).book(0, "restless_horde").give(rune=1).bribe("b0", coin=1)
    table.state.supply[3] -= 1
    table.empty_deck(1)
    first, second = table.at_place("b1"), table.at_place("b3")
    bag = sum(table.state.bag)
    table.play("cast restless_horde", "resolve")
    assert "refresh b0" not in table.moves()
    assert table.refused("refresh b0") == "has_bribes"
    table.play("refresh b1", "refresh b3")
    assert table.refused("refresh b2") == "place_passed"
    table.play("refresh m2")
    assert (table.at_place("b1"), table.at_place("b3")) == (first, second)  # back in the same order
    assert LEVEL[CARD_OF[table.at_place("m2") or ""]] == 2
    assert sum(table.state.bag) == bag
    assert all(table.at_place(place) for place in PLACES)


@pytest.mark.rule("mountain_king:R-93")
def test_restless_horde_may_send_nobody_away() -> None:
    table = Table(5).book(0, "restless_horde").give(rune=1).play("cast restless_horde", "resolve")
    before = table.state.horde[:]
    table.play("stop")
    assert table.state.horde == before


@pytest.mark.rule("mountain_king:E-20", "mountain_king:R-100", "mountain_king:R-40")
def test_honeyed_words_lets_any_resource_bribe() -> None:
    table = Table(5).book(0, "honeyed_words").give(rune=1, coin=1, stone=1)
    table.play("cast honeyed_words", "resolve")
    assert table.decision == "step_2"
    assert table.refused("recruit t0") == "bribes_short"  # the number is not lowered
    table.play("recruit m0")
    assert table.decision == "bribe_with"
    assert table.moves() == ["token stone@storage", "token coin@storage"]
    table.play("token coin@storage")
    assert table.bribes("b0") == {"coin": 1}
    assert table.bribes("b1") == {"stone": 1}
    table.play(table.moves()[0])
    table.at(2, seat=1).play("recruit b1")
    assert table.stored(1) == {"stone": 1}


@pytest.mark.rule("mountain_king:R-90")
def test_a_modifier_that_step_2_does_not_use_is_lost_with_the_turn() -> None:
    table = magenta(K1, spell="honeyed_words", stone=3).play("cast honeyed_words", "resolve")
    table.play(table.dig(("i3", [(3, 7), (4, 7), (5, 7)], (4, 7))))
    while table.state.active == 0:
        table.play((table.moves("end_step") or table.moves())[0])
    assert not any(table.state.turn)


def test_a_clan_cart_used_as_a_bribe_becomes_a_plain_cart() -> None:
    table = Table(5).book(0, "honeyed_words").give(rune=1, coin=1)
    table.troll("1.0", "fire_1_cinder_gleaner", ["cart_fire"])
    table.play("cast honeyed_words", "resolve", "recruit m0", "token cart_fire@1.0")
    assert table.bribes("b0") == {"cart": 1}
