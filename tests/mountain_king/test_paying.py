"""Paying and trading (5): which tokens, in which order, and when."""

from __future__ import annotations

from itertools import combinations_with_replacement
from random import Random

import pytest

from tests.mountain_king.mountain.scenes import GATE, K1, K2
from tests.mountain_king.table import Table, random_table
from underhall.core import DEALER
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.moves import TOKEN_OF, TOKENS
from underhall.games.mountain_king.payments import DUE, Pay, can_pay, holdings, pay
from underhall.games.mountain_king.state import CHEAP, CHEAP_RATE


def spent(table: Table) -> tuple[str, ...]:
    return tuple(sorted(str(event.facts["token"]) for event in table.events if event.kind == "spent"))


def all_payments(table: Table) -> set[tuple[str, ...]]:
    """Every multiset of tokens that a payment just begun can be made with, found by playing all choices."""
    found: set[tuple[str, ...]] = set()

    def follow(twin: Table) -> None:
        if twin.decision != "pay":
            assert spent(twin) not in found, "a payment is reached in two ways"
            found.add(spent(twin))
            return
        for move in twin.moves():
            follow(twin.branch().play(move))

    follow(table)
    return found


def e1() -> Table:
    """E-1: two stone in storage, three on trolls, and a tunnel of four before the gate."""
    table = Table(5).at(2)
    table.mountain(GATE)
    table.dug(K1)
    table.troll("1.0", "mud_1_sludge_shoveller", ["stone", "stone", "stone"])
    return table.give(stone=2)


@pytest.mark.rule("mountain_king:E-1", "mountain_king:R-15", "mountain_king:R-53")
def test_every_split_between_trolls_and_storage_is_offered_once_trolls_first() -> None:
    table = e1()
    table.events.clear()
    table.play(table.dig(K2))
    assert table.decision == "pay"
    assert table.moves() == ["token stone@1.0", "token stone@storage"]
    splits = {("stone@1.0",) * 3 + ("stone@storage",), ("stone@1.0",) * 2 + ("stone@storage",) * 2}
    assert all_payments(table) == splits
    table.play("token stone@1.0")
    assert table.state.honour[0] == 4
    assert table.stored() == {"stone": 1, "iron": 2, "hammer": 1}


@pytest.mark.rule("mountain_king:R-15")
def test_tokens_of_one_kind_on_different_trolls_are_different_sources() -> None:
    table = Table(5)
    table.troll("1.0", "mud_1_clay_breaker", ["stone", "stone"]).troll("1.1", "mud_1_ditch_digger", ["stone"])
    table.events.clear()
    pay(table.state, 0, "stone", 2, table.events)
    assert table.moves() == ["token stone@1.0", "token stone@1.1"]
    assert all_payments(table) == {("stone@1.0", "stone@1.0"), ("stone@1.0", "stone@1.1")}


def test_payment_with_a_single_way_is_not_asked_for() -> None:
    table = e1()
    table.strip(0)
    table.give(stone=4).play(table.dig(K2))
    assert table.decision != "pay"
    assert table.state.honour[0] == 4


def test_no_payment_can_get_stuck_and_none_is_offered_twice() -> None:
    """Against brute force: multisets of the classes that can pay, for random holdings."""
    rng = Random("payments")
    for _ in range(60):
        table = Table(2)
        state = table.state
        for token in rng.sample(range(len(TOKENS)), 9):
            count = rng.randrange(1, 3)
            if token < 100:
                state.tokens[0] = tuple(sorted((*state.tokens[0], *[token] * count)))
            else:
                state.storage[token - 100] = count
        have = holdings(state, 0)
        what = rng.choice(sorted(DUE))
        classes = [TOKENS[token] for token in DUE[what] if have[token]]
        total = sum(have[token] for token in DUE[what])
        assert can_pay(state, 0, what, total)
        assert not can_pay(state, 0, what, total + 1)
        if not total:
            continue
        count = rng.randrange(1, min(total, 4) + 1)
        expected = {
            tuple(sorted(chosen))
            for chosen in combinations_with_replacement(classes, count)
            if all(chosen.count(token) <= have[TOKEN_OF[token]] for token in chosen)
        }
        table.events.clear()
        pay(state, 0, what, count, table.events)
        assert all_payments(table) == expected


def test_wrong_tokens_are_refused_with_the_reason() -> None:
    table = Table(5)
    table.troll("1.0", "mud_1_clay_breaker", ["stone", "stone", "hammer"]).give(stone=3)
    table.troll("1.1", "fire_1_ember_carter", ["stone", "cart_fire"])
    pay(table.state, 0, "stone", 4, None)
    assert table.refused("token iron@storage") == "no_such_token"
    assert table.refused("token hammer@1.0") == "wrong_kind"
    table.state.agenda[-1] = Pay("stone", 3, DUE["stone"].index(TOKEN_OF["stone@1.1"]))
    assert table.refused("token stone@1.0") == "token_order"
    table.state.agenda[-1] = Pay("stone", 5, 0)
    assert table.refused("token stone@storage") == "too_few_left"


# Trading ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mountain_king:R-12", "mountain_king:R-13")
def test_four_resources_trade_for_one_of_any_kind_on_ones_own_turn_only() -> None:
    table = Table(3).give(stone=4)
    assert table.moves("trade", side=True) == ["trade"]
    refusal = table.why_not("trade", seat=1)
    assert refusal is not None
    assert refusal.code == "not_your_turn"
    table.play("trade")
    assert len(table.moves()) == 7
    table.play("gain stone")
    assert table.owned() == {"stone": 1}
    assert table.refused("trade") == "trade_short"


@pytest.mark.rule("mountain_king:R-11")
def test_a_rune_bought_by_trading_casts_at_once() -> None:
    table = Table(3).give(stone=4)
    assert table.moves("cast") == []
    table.play("trade", "gain rune")
    assert len(table.moves("cast")) == 3


@pytest.mark.rule("mountain_king:R-91")
def test_trades_are_offered_in_the_menus_and_nowhere_else() -> None:
    seen: dict[str, bool] = {}
    rng = Random("menus")
    for seed in range(6):
        state = random_table(4, f"menus{seed}", 60)
        while state.agenda:
            draw = GAME.chance(state)
            if draw is not None:
                GAME.apply(state, DEALER, rng.choice(draw.outcomes))
                continue
            seat = GAME.actors(state)[0]
            decision = GAME.decision(state)
            assert decision is not None
            trades = bool(GAME.beside.moves(state, seat))
            seen[decision.kind] = seen.get(decision.kind, False) or trades
            GAME.apply(state, seat, rng.choice(GAME.moves(state, seat)))
    menus = {kind for kind, trades in seen.items() if trades}
    assert menus <= {"step_1", "use_again", "step_2", "place_troll", "step_3", "step_4"}
    assert menus >= {"step_1", "step_2", "place_troll", "step_4"}
    assert seen["pay"] is False


@pytest.mark.rule("mountain_king:R-91")
def test_bribes_collected_with_a_troll_may_be_traded_before_its_cascade() -> None:
    table = Table(3).at(2).horde("b0", "mud_1_clay_breaker", coin=3).give(coin=1)
    table.play("recruit b0")
    assert table.decision == "place_troll"
    assert table.stored() == {"coin": 4}
    table.play("trade", "gain cart", "place 1.0")
    assert table.stored() == {"cart": 1}
    assert table.on("1.0") == {"stone": 2, "hammer": 1}


@pytest.mark.rule("mountain_king:R-103")
def test_night_market_makes_the_next_two_trades_cost_two() -> None:
    table = Table(3).book(0, "night_market").give(rune=1, stone=10)
    table.play("cast night_market", "resolve")
    assert (table.state.turn[CHEAP], table.state.turn[CHEAP_RATE]) == (2, 2)
    assert table.decision == "step_2"  # nothing is left to be done in step 1
    table.play("trade", "gain iron")
    assert table.owned() == {"stone": 8, "iron": 1}
    table.trade("iron")
    assert table.owned() == {"stone": 6, "iron": 2}
    table.trade("iron")
    assert table.owned() == {"stone": 2, "iron": 3}


@pytest.mark.rule("mountain_king:R-103")
def test_cheap_trades_wait_for_any_later_menu_of_the_turn_and_end_with_it() -> None:
    table = Table(3).book(0, "night_market").give(rune=1, stone=3)
    table.play("cast night_market", "resolve", "recruit b0")
    assert table.decision == "place_troll"
    table.strip(0)
    table.give(stone=3).play("trade")  # with three it could not be made at the full price
    assert table.decision == "trade_gain"
    table.play("gain iron", "place 1.0")
    assert table.decision == "step_4"
    assert table.state.turn[CHEAP] == 1
    table.strip(0)
    table.give(stone=2, coin=3).trade("coin")
    assert sum(table.owned().values()) == 4
    table.strip(0)
    table.give(stone=3)
    assert table.refused("trade") == "trade_short"
    lapsed = Table(3).book(0, "night_market").give(rune=1)
    lapsed.play("cast night_market", "resolve", "recruit b0", "place 1.0")
    while lapsed.state.active == 0:
        lapsed.play("end_step")
    assert lapsed.state.turn[CHEAP] == 0


@pytest.mark.rule("mountain_king:E-19")
def test_clan_carts_are_plain_resources_but_for_cartwright_and_statues() -> None:
    table = Table(5).troll("1.0", "fire_1_cinder_gleaner", ["cart_fire"]).give(cart=1)
    assert table.owned() == {"cart": 2}
    assert [TOKENS[token] for token in DUE["cart_wild"] if holdings(table.state, 0)[token]] == ["cart@storage"]
    assert [TOKENS[token] for token in DUE["any_resource"] if holdings(table.state, 0)[token]] == [
        "cart_fire@1.0",
        "cart@storage",
    ]
    assert [TOKENS[token] for token in DUE["cart_ice"] if holdings(table.state, 0)[token]] == ["cart@storage"]
    pay(table.state, 0, "any_resource", 1, None)
    assert table.moves() == ["token cart_fire@1.0", "token cart@storage"]
