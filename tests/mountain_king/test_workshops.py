"""Workshops (6.3): entrances, uses, and what each of the eleven does."""

from __future__ import annotations

import pytest

from tests.mountain_king.mountain.scenes import GATE, K1, K2, Tile, cell, widen
from tests.mountain_king.table import Table
from underhall.core.agenda import replaced
from underhall.games.mountain_king.box.cards import WORKSHOP_OF, WORKSHOPS

FAR = ((7, 20), (16, 17), (18, 5), (6, 1))
WEST: Tile = ("i2", [(2, 8), (2, 9)], (2, 9))


def at_site(workshop: str, *tiles: Tile, **goods: int) -> Table:
    """Magenta's step 1 beside a workshop on site (2,10), which one entrance reaches from the west."""
    table = Table(5)
    mountain = table.mountain(GATE, *FAR)
    table.dug(K1, WEST, *tiles)
    mountain.lay_workshop(mountain.board.sites.index(cell((2, 10))), WORKSHOP_OF[workshop])
    return table.at(1).give(**goods)


@pytest.mark.rule("mountain_king:E-4", "mountain_king:R-62")
def test_toolforge_with_three_open_entrances() -> None:
    table = at_site("toolforge", heartstone=2, hammer=1)
    # Two more entrances, opened by another player's network.
    mountain = table.state.mountain
    mountain.lay_tile(
        next(
            number
            for number in mountain.board.tunnels.all()
            if mountain.board.tunnels.cells[number] == mountain.board.grid.mask([(2, 11), (3, 10), (3, 11)])
        )
    )
    widen(mountain, 1, mountain.board.grid.mask([(2, 11), (3, 10), (3, 11)]))
    table.play("activate r2c10", "use heartstone hammer")
    assert table.decision == "use_again"
    table.play("use heartstone hammer", "use hammer heartstone")
    assert table.owned() == {"heartstone": 1, "hammer": 2}
    assert table.decision != "use_again"
    assert table.state.turn[1] == 1


@pytest.mark.rule("mountain_king:R-86")
def test_an_activation_begins_with_a_use_and_is_not_offered_without_one() -> None:
    table = at_site("toolforge", coin=3)
    assert table.moves("activate") == []
    assert table.refused("activate r2c10") == "no_use"
    table.give(hammer=1).play("activate r2c10")
    assert table.moves() == ["use hammer heartstone"]
    assert table.refused("use heartstone hammer") == "cannot_pay_use"
    assert table.refused("use stone iron") == "no_such_mode"


def test_one_workshop_a_turn_and_only_in_reach() -> None:
    table = at_site("toolforge", heartstone=2)
    assert table.refused("activate r5c6") == "no_workshop"
    mountain = table.state.mountain
    mountain.lay_workshop(mountain.board.sites.index(cell((5, 6))), WORKSHOP_OF["metalworks"])
    assert table.refused("activate r5c6") == "workshop_out_of_reach"
    table.play("activate r2c10", "use heartstone hammer")
    table.at(1).state.turn[1] = 1
    assert table.refused("activate r2c10") == "activated_before"


def test_one_may_trade_between_two_uses() -> None:
    table = at_site("toolforge", ("i2", [(1, 9), (1, 10)], (1, 10)), heartstone=1, coin=4)
    table.play("activate r2c10")
    assert table.refused("trade") == "no_trade_now"  # before the first use it is the same as before activating
    table.play("use heartstone hammer")
    assert table.decision == "use_again"
    assert table.moves(side=True) == ["use hammer heartstone", "stop", "trade"]
    table.trade("heartstone").play("use heartstone hammer")
    assert table.owned()["hammer"] == 2


@pytest.mark.rule("mountain_king:R-65", "mountain_king:E-19")
def test_quartermaster_moves_a_token_of_ones_own_troll_into_storage() -> None:
    table = at_site("quartermaster")
    table.troll("1.0", "fire_1_cinder_gleaner", ["cart_fire", "heartstone"])
    table.troll("1.0", "mud_1_clay_breaker", ["stone"], seat=1)
    table.play("activate r2c10", "use troll storage")
    assert table.moves() == ["token heartstone@1.0", "token cart_fire@1.0"]
    assert table.refused("token stone@1.0") == "no_such_token"
    assert table.refused("stop") == "unload_now"
    table.play("token cart_fire@1.0")
    assert table.stored() == {"cart": 1}
    assert table.on("1.0") == {"heartstone": 1}
    table.at(1).book(0, "echoing_horn").give(rune=1).play("cast echoing_horn", "resolve", "choose 1.0")
    assert table.on("1.0") == {"heartstone": 1, "cart_fire": 1}  # the emptied symbol is filled again
    assert table.stored() == {"cart": 1}


@pytest.mark.rule("mountain_king:R-66", "mountain_king:E-19")
@pytest.mark.parametrize(("workshop", "kind"), [("pickforge", "hammer"), ("wheeljack", "cart")])
def test_pickforge_and_wheeljack_take_any_two_even_of_the_kind_they_make(workshop: str, kind: str) -> None:
    table = at_site(workshop, **{kind: 2})
    table.play("activate r2c10", f"use any_resource,any_resource {kind}")
    assert table.owned() == {kind: 1}
    other = at_site(workshop, stone=1)
    other.troll("1.0", "fire_1_cinder_gleaner", ["cart_fire"])
    other.play("activate r2c10", f"use any_resource,any_resource {kind}")
    assert other.owned() == {kind: 1}


@pytest.mark.rule("mountain_king:E-19", "mountain_king:R-102")
def test_cartwright_takes_no_clan_cart() -> None:
    table = at_site("cartwright", heartstone=1)
    table.troll("1.0", "fire_1_cinder_gleaner", ["cart_fire"])
    table.play("activate r2c10")
    assert table.moves() == ["use heartstone cart"]
    assert table.refused("use cart_wild heartstone") == "needs_wild_cart"
    other = at_site("cartwright", cart=1)
    other.troll("1.0", "mud_1_mire_hauler", ["cart_wild"]).troll("1.1", "fire_1_cinder_gleaner", ["cart_fire"])
    other.play("activate r2c10", "use cart_wild heartstone")
    assert other.moves() == ["token cart_wild@1.0", "token cart@storage"]
    assert other.refused("token cart_fire@1.1") == "clan_cart"


@pytest.mark.parametrize("workshop", [workshop.id for workshop in WORKSHOPS if workshop.id not in ("quartermaster",)])
def test_every_mode_of_every_workshop_spends_and_gains_what_it_says(workshop: str) -> None:
    for mode in WORKSHOPS[WORKSHOP_OF[workshop]].mode:
        spend = {("cart" if kind == "cart_wild" else kind): count for kind, count in mode.spend.items()}
        spend = spend or {"coin": mode.spend_any}
        table = at_site(workshop, **spend)
        table.play("activate r2c10")
        name = "any_resource" if mode.spend_any else next(iter(mode.spend))
        gains = ",".join(kind for kind, count in mode.gain.items() for _ in range(count))
        table.play(f"use {','.join([name] * sum(spend.values()))} {gains}")
        assert table.owned() == mode.gain


@pytest.mark.rule("mountain_king:E-33", "mountain_king:R-101")
def test_spirit_door_reaches_any_workshop_and_adds_a_use() -> None:
    table = Table(5)
    mountain = table.mountain(GATE, *FAR)
    table.dug(K1).book(0, "spirit_door").at(1).give(rune=1, heartstone=3)
    site = cell((2, 10))
    mountain.lay_workshop(mountain.board.sites.index(site), WORKSHOP_OF["cartwright"])
    widen(mountain, 1, mountain.board.grid.mask([(2, 11), (3, 10)]))  # touched by another player on two sides
    assert table.refused("activate r2c10") == "workshop_out_of_reach"
    table.play("cast spirit_door", "resolve", "activate r2c10")
    table.play("use heartstone cart", "use heartstone cart")
    assert table.decision == "use_again"
    table.play("use heartstone cart")
    assert table.owned() == {"cart": 3}
    assert table.decision != "use_again"


@pytest.mark.rule("mountain_king:R-101")
def test_spirit_door_adds_its_use_to_a_workshop_of_ones_own_too_but_not_after_the_activation() -> None:
    table = at_site("metalworks", iron=2).book(0, "spirit_door").give(rune=1)
    table.play("cast spirit_door", "resolve", "activate r2c10", "use iron heartstone", "use iron heartstone")
    assert table.owned() == {"heartstone": 2}
    late = at_site("metalworks", iron=2).book(0, "spirit_door").give(rune=1)
    late.play("activate r2c10", "use iron heartstone", "cast spirit_door")
    assert late.decision == "step_2"  # resolving and ignoring would be the same
    assert late.state.turn[7] == 0


@pytest.mark.rule("mountain_king:R-99", "mountain_king:E-11", "mountain_king:R-60")
def test_a_dig_establishes_workshops_on_the_sites_beside_it_or_not() -> None:
    table = Table(5)
    table.mountain(GATE, *FAR)
    table.dug(K1, K2).at(2).give(stone=4)
    table.state.workshops = replaced((0,) * 11, WORKSHOP_OF["charmcrafter"], 1)
    dig = table.dig(("i2", [(1, 9), (2, 9)], (1, 9)))
    twin = table.branch().play(dig, "stop")
    assert twin.state.mountain.workshops == (-1,) * len(twin.state.mountain.workshops)
    table.play(dig)
    assert table.moves() == ["establish r2c10 charmcrafter", "stop"]
    assert table.refused("establish r2c10 toolforge") == "no_such_workshop"
    assert table.refused("establish r5c6 charmcrafter") == "other_site"
    table.play("establish r2c10 charmcrafter")
    assert table.state.mountain.workshops.count(WORKSHOP_OF["charmcrafter"]) == 1
    assert table.decision == "step_3"  # step 1 is over: it can be activated in the next turn
