"""The turn frame (4), digging as it is played (8.1), halls and statues within a turn (9, 10)."""

from __future__ import annotations

import pytest

from tests.mountain_king.mountain.scenes import (
    GATE,
    K1,
    K2,
    K3,
    K4,
    K5,
    K6,
    K7,
    TROVE,
    Tile,
    cell,
    placed,
    statue,
    widen,
)
from tests.mountain_king.table import Table
from underhall.core.agenda import replaced
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.board.mountain import Mountain
from underhall.games.mountain_king.box.cards import CARDS

FAR = ((7, 20), (16, 17), (18, 5), (6, 1))
DOMINO: Tile = ("i2", [(3, 7), (4, 7)], (3, 7))


def magenta(*tiles: Tile, step: int = 2, **goods: int) -> Table:
    table = Table(5)
    table.mountain(GATE, *FAR)
    return table.dug(*tiles).at(step).give(**goods)


# Step 2 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mountain_king:E-23", "mountain_king:R-14")
def test_a_complete_seat_skips_only_if_it_cannot_dig_and_need_not_trade() -> None:
    table = magenta(stone=1, iron=1, coin=6).fill(0)
    assert table.moves(side=True) == ["skip", "trade"]
    digging = table.branch().play("trade", "token coin@storage", "gain stone")
    assert digging.owned()["stone"] == 2
    assert digging.moves("skip") == []
    assert digging.refused("skip") == "can_dig"
    assert digging.moves() == ["dig i2"]
    digging.trade("rune")
    assert digging.moves() == ["skip"]  # minerals may be traded away until no dig is possible
    table.play("skip")
    assert table.decision != "step_2"


@pytest.mark.rule("mountain_king:R-55")
def test_a_complete_seat_that_is_walled_in_skips_however_rich_it_is() -> None:
    table = magenta(stone=9, iron=9, hammer=9).fill(0)
    assert table.moves("skip") == []
    wall = table.state.mountain.board.grid.mask([(0, 9), (1, 8), (2, 7), (1, 6)])
    widen(table.state.mountain, 1, wall)
    table.state.mountain.dug |= wall
    assert table.moves() == ["skip"]


def test_a_complete_seat_with_nothing_to_do_is_passed_over() -> None:
    table = magenta().fill(0)
    table.events.clear()
    table.at(4, seat=4).play("end_step")
    assert [event.seat for event in table.events if event.kind == "turn"] == [0, 1]
    assert table.state.active == 1


def test_dig_asks_for_the_mineral_only_if_there_is_a_choice() -> None:
    table = magenta(K1, stone=4, iron=4).play(magenta(K1).dig(K2))
    assert table.moves() == ["mineral stone", "mineral iron"]
    assert table.refused("mineral heartstone") == "mineral_short"
    assert table.refused("mineral coin") == "no_mineral"
    table.play("mineral iron")
    assert table.state.honour[0] == 6


@pytest.mark.rule("mountain_king:E-7", "mountain_king:R-50")
def test_digging_a_cluster() -> None:
    table = magenta(K1, stone=4)
    statue(table.state.mountain, 0, (2, 8))
    table.play(table.dig(K2))
    assert table.state.honour[0] == 4
    assert table.stored() == {"iron": 2, "hammer": 1}
    assert table.state.mountain.networks[0] >> cell((2, 8)) & 1


@pytest.mark.rule("mountain_king:E-8", "mountain_king:E-9", "mountain_king:R-49")
def test_three_rubble_spaces_and_a_pedestal_in_the_yellow_tier() -> None:
    t4: Tile = ("t4", [(7, 10), (8, 9), (8, 10), (8, 11)], (8, 10))
    road = (K1, K2, K3, K4, K5)
    short = magenta(*road, iron=4, hammer=2)
    assert short.refused(short.dig(t4)) == "hammers_short"
    table = magenta(*road, iron=4, hammer=3).pedestals(fire=1, moon=1)
    space = 4 * 3
    table.state.track = replaced(replaced(table.state.track, space, 3), space + 2, 0)
    table.play(table.dig(t4))
    assert table.state.honour[0] == 6
    assert table.stored() == {"heartstone": 1}
    assert table.moves() == ["pedestal fire", "stop"]
    assert table.refused("pedestal moon") == "pedestal_taken"
    assert table.refused("pedestal ice") == "no_pedestal"
    assert table.refused("pedestal mud") == "no_such_pedestal"
    table.play("pedestal fire")
    assert table.state.mountain.pedestal_on(cell((8, 10))) == 0
    assert (table.state.claimed[space], table.state.claimed_by[space], table.state.track[space]) == (3, 0, 0)
    assert GAME.scores(table.state)[0].points["pedestals"] == 3


@pytest.mark.rule("mountain_king:R-59", "mountain_king:R-99")
def test_a_pedestal_may_be_kept_and_is_worth_nothing() -> None:
    table = magenta(K1, stone=4).pedestals(ice=1)
    table.play(table.dig(K2), "stop")
    assert table.state.pedestals[:3] == [0, 1, 0]
    assert table.state.honour[0] == 4
    assert GAME.scores(table.state)[0].points["pedestals"] == 0


def test_anchors_matter_only_with_a_pedestal_to_place() -> None:
    table = magenta(K1, stone=2)
    here = [table.dig(("i2", [(3, 7), (4, 7)], anchor)) for anchor in ((3, 7), (4, 7))]
    assert len([move for move in table.digs() if move in here]) == 1
    refused = next(move for move in here if move not in table.digs())
    assert table.refused(refused) == "same_dig"
    table.pedestals(fire=1)
    assert {move for move in table.digs() if move in here} == set(here)
    table.state.track = replaced(table.state.track, 2 * 3, 0)  # brown, fire is taken: only the gray anchor can get it
    assert [move for move in table.digs() if move in here] == [here[0]]


@pytest.mark.rule("mountain_king:E-10", "mountain_king:R-57")
def test_a_pedestal_of_a_clan_is_set_once_in_a_tier_even_if_a_hall_removed_it() -> None:
    table = magenta(K1, K3, K4, stone=4).pedestals(ice=2, moon=1)
    table.play(table.dig(K2), "pedestal ice", hall_move(table, TROVE))
    assert table.state.mountain.pedestals == (0, 0, 0)
    table.strip(0)
    table.at(2).give(stone=2)
    gray: Tile = ("i2", [(3, 10), (3, 11)], (3, 10))
    assert table.state.mountain.board.tier[cell((3, 10))] == 1
    table.play(table.dig(gray))
    assert table.moves() == ["pedestal moon", "stop"]
    assert table.refused("pedestal ice") == "pedestal_taken"


# Steps 3 and 4 ------------------------------------------------------------------------------------------------------


def hall_move(table: Table, hall: Tile) -> str:
    halls = table.state.mountain.board.halls
    return f"dedicate {halls.ids[placed(halls, hall)]}"


@pytest.mark.rule("mountain_king:R-83", "mountain_king:E-12", "mountain_king:R-82")
def test_a_hall_may_cover_what_was_dug_in_the_same_turn_pedestal_included() -> None:
    table = magenta(K1, K3, K4, stone=4, step=2).pedestals(ice=1)
    table.state.track = replaced(table.state.track, 1 * 3 + 1, 2)
    table.play(table.dig(K2), "pedestal ice")
    assert table.decision == "step_3"
    assert table.state.lost == (0, 0, 0)
    table.play(hall_move(table, TROVE))
    assert table.state.lost == (0, 1, 0)
    assert table.state.mountain.pedestals == (0, 0, 0)
    assert GAME.scores(table.state)[0].points["pedestals"] == 2
    assert GAME.scores(table.state)[0].points["halls"] == 6


@pytest.mark.rule("mountain_king:R-84", "mountain_king:R-85")
def test_a_statue_unearthed_in_step_2_moves_in_step_4_with_a_cart_of_the_same_turn() -> None:
    table = magenta(K1, stone=4)
    statue(table.state.mountain, 0, (2, 8))
    table.give(cart=1).play(table.dig(K2), "move r2c8 r3c7")
    assert table.state.mountain.statue_on(cell((3, 7))) == 0
    table = magenta(K1).at(2)
    statue(table.state.mountain, 0, (1, 7))
    table.horde("b0", "fire_1_cinder_gleaner").play("recruit b0", "place 1.0")
    assert table.on("1.0") == {"heartstone": 1, "cart_fire": 1}
    assert table.decision == "step_4"
    table.play("move r1c7 r2c7")
    assert table.on("1.0") == {"heartstone": 1}


@pytest.mark.rule("mountain_king:R-102")
def test_carts_move_statues_of_their_clan_and_the_payer_chooses_which() -> None:
    table = magenta(K1, K2, step=4, cart=1)
    table.state.mountain.statues = (1 << cell((1, 7)), 1 << cell((3, 7)), 0)
    table.troll("1.0", "mud_1_mire_hauler", ["cart_wild"]).troll("1.1", "fire_1_cinder_gleaner", ["cart_fire"])
    table.play("move r1c7 r2c7")
    assert table.moves() == ["token cart_fire@1.1", "token cart_wild@1.0", "token cart@storage"]
    table.play("token cart_wild@1.0", "move r3c7 r3c8")
    assert table.owned() == {"cart": 1}  # the ice statue took the only other wild one
    assert table.refused("move r3c8 r3c9") == "carts_of_other_clans"


def test_paying_with_a_cart_of_the_wrong_clan_is_refused() -> None:
    table = magenta(K1, K2, step=4, cart=1)
    table.state.mountain.statues = (0, 1 << cell((3, 7)), 0)
    table.troll("1.0", "mud_1_mire_hauler", ["cart_wild"]).troll("1.1", "fire_1_cinder_gleaner", ["cart_fire"])
    table.play("move r3c7 r3c8")
    assert table.refused("token cart_fire@1.1") == "wrong_clan_cart"


@pytest.mark.rule("mountain_king:E-13")
def test_five_moves_with_carts_of_all_sorts() -> None:
    table = magenta(K1, K2, K3, K4, K5, K6, K7, step=3, cart=1, coin=4)
    mountain = table.state.mountain
    mountain.statues = (1 << cell((2, 8)), 1 << cell((6, 7)), 1 << cell((4, 9)))
    mountain.lay_pedestal(cell((8, 10)), 0)
    table.troll("1.0", "fire_1_cinder_gleaner", ["cart_fire"]).troll("1.1", "mud_1_mire_hauler", ["cart_wild"])
    moon = next(card for card in CARDS if card.level == 1 and card.clan == "moon" and (9, 1) in card.symbols)
    table.troll("1.2", moon.id, ["cart_moon"])
    table.play(hall_move(table, TROVE), "move r4c9 r4c8", "token cart_moon@1.2")
    assert table.refused("move r6c7 r6c10") == "statue_buried"
    table.play("move r2c8 r5c9", "token cart_fire@1.0", "move r5c9 r6c10", "token cart_wild@1.1", "move r6c10 r7c10")
    assert table.owned() == {"coin": 4}
    assert table.refused("move r7c10 r8c10") == "no_cart"
    table.trade("cart").play("move r7c10 r8c10")
    assert mountain.statue_on(cell((8, 10))) == mountain.pedestal_on(cell((8, 10))) == 0
    assert table.owned() == {}
    assert GAME.scores(table.state)[0].points["halls"] == 15
    assert GAME.scores(table.state)[0].points["statues"] == 20


def test_a_cart_bought_in_step_4_moves_a_statue() -> None:
    table = magenta(K1, K2, step=4, coin=4)
    table.state.mountain.statues = (1 << cell((1, 7)), 0, 0)
    assert table.moves() == ["end_step"]
    assert table.refused("move r1c7 r2c7") == "no_cart"
    table.trade("cart").play("move r1c7 r2c7")
    assert table.owned() == {}


def test_step_3_is_asked_only_if_a_hall_can_be_laid() -> None:
    table = magenta(K1, K2, K3, K4, step=3)
    assert table.moves()[-1] == "end_step"
    assert hall_move(table, TROVE) in table.moves()
    none = magenta(K1, stone=4)
    none.play(none.dig(K2))
    assert none.decision != "step_3"


def test_the_mountain_kept_in_the_state_is_the_one_rebuilt_from_what_lies_on_it() -> None:
    table = magenta(K1, K2, K3, K4, step=3)
    table.play(hall_move(table, TROVE))
    assert isinstance(table.state.mountain, Mountain)
    assert table.state.mountain == table.state.mountain.rebuilt()
