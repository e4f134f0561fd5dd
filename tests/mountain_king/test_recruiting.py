"""Recruiting (7): bribes, refills, cascades, coronation and retirement, and the end of the game (11)."""

from __future__ import annotations

import pytest

from tests.mountain_king.mountain.scenes import K1
from tests.mountain_king.table import Table, random_table
from underhall.core.agenda import replaced
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.box.cards import CARD_OF, CARDS, LEVEL, LEVEL_CARDS
from underhall.games.mountain_king.horde import BENEATH, bribed_places
from underhall.games.mountain_king.moves import PLACE_OF, PLACES
from underhall.games.mountain_king.trollsmoot import ACTIVATED, open_slots


@pytest.mark.rule("mountain_king:E-5", "mountain_king:R-27")
def test_top_right_troll_costs_a_coin_on_each_of_the_five_beneath() -> None:
    table = Table(5).at(2).horde("t2", "ice_3_glacier_prince").give(coin=4)
    assert "recruit t2" not in table.moves()
    assert table.refused("recruit t2") == "bribes_short"
    table.give(coin=1).play("recruit t2")
    assert {place for place in PLACES if table.bribes(place)} == {"m2", "m3", "b2", "b3", "b4"}
    assert all(table.bribes(place) == {"coin": 1} for place in ("m2", "m3", "b2", "b3", "b4"))
    assert LEVEL[CARD_OF[table.at_place("t2") or ""]] == 3
    assert table.decision == "take_pedestal"
    assert table.moves() == ["take fire", "take ice", "take moon", "stop"]
    bag = sum(table.state.bag)
    table.play("take ice")
    assert table.state.pedestals[:3] == [0, 1, 0]
    assert sum(table.state.bag) == bag - 1
    assert table.decision == "place_troll"
    assert table.owned() == {}


def test_bribes_of_the_middle_row_lie_on_the_two_beneath() -> None:
    assert [BENEATH[PLACE_OF[f"m{n}"]] for n in range(4)] == [(0, 1), (1, 2), (2, 3), (3, 4)]
    assert BENEATH[PLACE_OF["t0"]] == (5, 6, 0, 1, 2)
    assert BENEATH[PLACE_OF["t2"]] == (7, 8, 2, 3, 4)


@pytest.mark.rule("mountain_king:R-24")
def test_empty_places_beneath_need_no_bribe() -> None:
    table = Table(5).at(2)
    table.state.horde[PLACE_OF["b1"]] = -1
    assert bribed_places(table.state, PLACE_OF["m0"]) == [PLACE_OF["b0"]]
    assert bribed_places(table.state, PLACE_OF["t0"]) == [PLACE_OF[p] for p in ("m0", "m1", "b0", "b2")]
    table.give(coin=1)
    assert "recruit m0" in table.moves()
    assert table.refused("recruit b1") == "no_troll_there"


@pytest.mark.rule("mountain_king:R-26")
def test_bribes_on_the_chosen_card_cannot_pay_for_it() -> None:
    table = Table(5).at(2).give(coin=1).bribe("m1", coin=3)
    assert table.refused("recruit m1") == "bribes_short"
    table.give(coin=1).play("recruit m1")
    assert table.stored() == {"coin": 3}


@pytest.mark.rule("mountain_king:R-25", "mountain_king:R-95", "mountain_king:R-29")
def test_cost_follows_the_row_and_rewards_follow_the_card() -> None:
    table = Table(5).at(2)
    table.horde("b0", "mud_2_swamp_foreman", pedestal="moon").horde("t0", "mud_1_bog_prospector")
    table.horde("m0", "ice_3_glacier_prince")
    table.draws = ["troll mud_1_clay_breaker"]
    assert "recruit b0" in table.moves()
    assert table.refused("recruit t0") == "bribes_short"
    table.play("recruit b0")
    assert table.decision == "place_troll"  # the pedestal that lay on it is collected without asking
    assert table.state.pedestals[:3] == [0, 0, 1]
    other = Table(5).at(2).horde("t0", "mud_1_bog_prospector").give(coin=5)
    other.play("recruit t0")
    assert other.decision == "place_troll"  # a level-1 card lets nobody choose a pedestal


@pytest.mark.rule("mountain_king:R-30")
def test_a_level_3_card_outside_the_top_row_still_lets_its_recruiter_choose() -> None:
    table = Table(5).at(2).horde("b3", "ice_3_glacier_prince")
    table.play("recruit b3")
    assert table.decision == "take_pedestal"
    table.play("stop")
    assert table.state.pedestals[:3] == [0, 0, 0]


@pytest.mark.rule("mountain_king:R-28", "mountain_king:R-32")
def test_refill_and_its_pedestal_come_before_the_choices_of_the_recruiter() -> None:
    table = Table(5).at(2).horde("t1", "ice_3_glacier_prince").empty_deck(3).give(coin=5)
    for clan, count in enumerate((1, 1, 0)):
        table.state.lost = replaced(table.state.lost, clan, table.state.lost[clan] + table.state.bag[clan] - count)
        table.state.bag[clan] = count
    table.state.lost = replaced(table.state.lost, 2, table.state.lost[2] + table.state.bag[2])
    table.draws = ["bag fire"]
    table.play("recruit t1")
    assert LEVEL[CARD_OF[table.at_place("t1") or ""]] == 2
    assert table.moves() == ["take ice", "stop"]
    table.play("stop")
    assert table.decision == "place_troll"


@pytest.mark.rule("mountain_king:R-31")
def test_a_level_2_card_that_arrives_when_the_bag_is_empty_stays_without_a_pedestal() -> None:
    table = Table(5).at(2)
    table.state.lost = tuple(a + b for a, b in zip(table.state.lost, table.state.bag, strict=True))
    table.state.bag = [0, 0, 0]
    table.give(coin=2).play("recruit m0")
    assert table.state.horde[PLACE_OF["m0"]] >= 0
    assert table.state.horde_pedestal[PLACE_OF["m0"]] == -1
    table.state.bag = [1, 0, 0]
    table.play(table.moves()[0])
    assert table.state.horde_pedestal[PLACE_OF["m0"]] == -1


@pytest.mark.rule("mountain_king:E-22")
def test_an_empty_deck_is_replaced_by_the_next_higher_one() -> None:
    table = Table(5).at(2).empty_deck(1)
    table.play("recruit b0")
    card = CARD_OF[table.at_place("b0") or ""]
    assert LEVEL[card] == 2
    assert table.state.horde_pedestal[0] >= 0
    clan = table.state.horde_pedestal[0]
    table.at(2, seat=1).state.recruited = -1
    table.play("recruit b0")
    assert table.state.recruited == card
    assert table.state.pedestals[3 + clan] == 1
    dry = Table(5).at(2).empty_deck(2, 3).give(coin=2)
    dry.play("recruit m0")
    assert LEVEL[CARD_OF[dry.at_place("m0") or ""]] == 1


# The cascade --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mountain_king:E-6", "mountain_king:R-33", "mountain_king:R-34", "mountain_king:R-35")
def test_cascade_of_the_rulebook() -> None:
    table = Table(5).at(2)
    row = ("purse_keeper", "gem_finder", "stonecutter", "rock_smasher")
    for slot, kind in enumerate(row):
        table.state.smoot[slot] = CARD_OF[f"start_magenta_{kind}"]
    table.troll("0.2", "start_magenta_stonecutter", ["stone"])
    table.troll("1.0", "fire_1_ember_carter", ["cart_fire"])
    table.troll("1.1", "mud_1_bog_prospector", ["heartstone"])
    table.horde("b0", "ice_3_avalanche_herald")
    table.play("recruit b0", "stop")
    assert table.moves() == ["place 1.2", "place 2.0"]
    before = sum(table.owned().values())
    table.play("place 2.0")
    assert table.on("2.0") == {"iron": 3, "rune": 1, "cart_ice": 1}
    assert table.on("1.0") == {"stone": 2, "cart_fire": 1}
    assert table.on("1.1") == {"iron": 1, "heartstone": 1}
    assert table.on("0.0") == {"coin": 1}
    assert table.on("0.1") == {"heartstone": 1}
    assert table.on("0.2") == {"stone": 1}
    assert table.on("0.3") == {}
    assert sum(table.owned().values()) - before == 10


@pytest.mark.rule("mountain_king:R-33", "mountain_king:R-34")
def test_cascades_reach_what_is_beneath_once_and_nothing_else() -> None:
    assert ACTIVATED[9] == (9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
    assert ACTIVATED[7] == (7, 5, 4, 2, 1, 0)
    assert ACTIVATED[6] == (6, 3, 2)
    assert ACTIVATED[0] == (0,)


def test_slots_open_when_both_beneath_are_filled() -> None:
    table = Table(5)
    assert open_slots(table.state, 0) == [4, 5, 6]
    table.troll("1.0", "mud_1_bog_prospector")
    assert open_slots(table.state, 0) == [5, 6]
    table.troll("1.1", "mud_1_clay_breaker")
    assert open_slots(table.state, 0) == [6, 7]
    table.at(2).play("recruit b0")
    assert table.refused("place 1.0") == "slot_taken"
    assert table.refused("place 2.1") == "slot_unsupported"


# Retirement ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mountain_king:E-21", "mountain_king:R-36", "mountain_king:R-37")
def test_a_troll_with_four_bribes_retires_after_the_cascade() -> None:
    table = Table(5).at(2).horde("b1", "mud_1_clay_breaker", coin=3).give(coin=2)
    table.state.supply[3] -= 3
    supply = table.state.supply[3]
    table.play("recruit m1")
    assert table.bribes("b1") == {"coin": 4}  # nothing happens before the card has its slot
    table.play("place 1.0")
    assert table.at_place("b1") not in (None, "mud_1_clay_breaker")
    assert table.bribes("b1") == {}
    assert CARD_OF["mud_1_clay_breaker"] in table.state.under[1]
    assert table.bribes("b2") == {"coin": 1}
    kinds = [event.kind for event in table.events]
    assert kinds.index("activated") < kinds.index("retired")
    assert table.state.supply[3] == supply + 4 - table.on("1.0").get("coin", 0) - table.on("0.0").get("coin", 0) - (
        table.on("0.1").get("coin", 0)
    )


@pytest.mark.rule("mountain_king:R-36")
def test_retirement_waits_for_a_recruit_and_for_its_coronation() -> None:
    table = Table(2).fill(0, 9).horde("b1", "mud_1_clay_breaker", coin=4)
    table.state.supply[3] -= 4
    table.mountain((0, 7), (19, 7))
    table.dug(K1).at(2).give(stone=2).play("dig i2")
    table.play(table.moves()[0])
    assert table.at_place("b1") == "mud_1_clay_breaker"  # a dig makes nobody retire
    table.at(2).play("recruit b0")
    assert table.at_place("b1") == "mud_1_clay_breaker"
    table.events.clear()
    table.play("place 3.0")
    assert table.at_place("b1") != "mud_1_clay_breaker"
    kinds = [event.kind for event in table.events]
    assert kinds.index("activated") < kinds.index("crowned") < kinds.index("retired")


@pytest.mark.rule("mountain_king:R-38", "mountain_king:E-21")
def test_a_retiring_troll_returns_its_pedestal_to_the_bag_and_the_refill_draws_one() -> None:
    table = Table(5).at(2).horde("m0", "mud_2_swamp_foreman", pedestal="moon", coin=3)
    table.state.supply[3] -= 3
    bag = sum(table.state.bag)
    table.give(coin=5)
    table.draws = ["troll mud_3_dam_lord"]
    table.play("recruit t0", "stop")
    table.draws = ["troll moon_2_dream_broker", "bag ice"]
    table.play("place 1.0")
    assert table.at_place("m0") == "moon_2_dream_broker"
    assert table.state.horde_pedestal[PLACE_OF["m0"]] == 1
    assert sum(table.state.bag) == bag  # one came back, one was drawn


@pytest.mark.rule("mountain_king:R-39")
def test_a_troll_that_retires_under_an_empty_deck_is_drawn_again() -> None:
    table = Table(5).at(2).horde("b1", "mud_1_clay_breaker", coin=3).empty_deck(1).give(coin=2)
    table.state.supply[3] -= 3
    table.play("recruit m1", "place 1.0")
    assert table.at_place("b1") == "mud_1_clay_breaker"
    assert table.bribes("b1") == {}


@pytest.mark.rule("mountain_king:R-40")
def test_bribes_of_other_kinds_count_towards_four_and_are_collected_in_kind() -> None:
    table = Table(5).at(2).horde("b0", "mud_1_clay_breaker", stone=2, iron=1)
    table.state.supply[0] -= 2
    table.state.supply[1] -= 1
    table.play("recruit b0")
    assert table.stored() == {"stone": 2, "iron": 1}
    other = Table(5).at(2).horde("b1", "mud_1_clay_breaker", stone=2, rune=1).give(coin=2)
    other.play("recruit m0", "place 1.0")
    assert other.at_place("b1") != "mud_1_clay_breaker"


# Coronation and the end ---------------------------------------------------------------------------------------------


def turns_to_the_end(table: Table) -> list[tuple[int, int | None]]:
    """Play on, doing as little as possible; returns whose turns came."""
    table.events.clear()
    while table.state.agenda:
        table.play((table.moves("end_step") or table.moves())[0])
    return [(int(str(event.facts["round"])), event.seat) for event in table.events if event.kind == "turn"]


@pytest.mark.rule("mountain_king:R-76", "mountain_king:R-88", "mountain_king:E-16")
def test_second_token_triggers_the_end_and_two_rounds_follow_the_current_one() -> None:
    table = Table(4)
    state = table.state
    state.round = 12
    table.fill(3)
    state.crown_owner = replaced(state.crown_owner, 0, 3)
    table.fill(1, 9).at(2, seat=1)
    table.play("recruit b0", "place 3.0")
    assert state.crown_owner == (3, 1)
    assert state.last_rounds == 2
    assert table.decision in ("step_3", "step_4")  # steps 3 and 4 of that turn are still played
    assert turns_to_the_end(table) == [(12, 2), (12, 3)] + [(r, s) for r in (13, 14) for s in range(4)]


@pytest.mark.rule("mountain_king:E-16")
def test_when_the_last_seat_triggers_its_turn_ends_the_round() -> None:
    table = Table(4)
    state = table.state
    state.round = 12
    table.fill(0)
    state.crown_owner = replaced(state.crown_owner, 0, 0)
    table.fill(3, 9).at(2, seat=3)
    table.play("recruit b0", "place 3.0")
    assert turns_to_the_end(table) == [(r, s) for r in (13, 14) for s in range(4)]


@pytest.mark.rule("mountain_king:R-76", "mountain_king:R-77")
def test_with_two_players_one_token_triggers_and_later_tenth_trolls_earn_none() -> None:
    table = Table(2)
    table.fill(0, 9).fill(1, 9).at(2)
    table.play("recruit b0", "place 3.0")
    assert table.state.crown_owner == (0,)
    assert table.state.last_rounds == 2
    table.at(2, seat=1).play("recruit b1", "place 3.0")  # recruiting goes on after the trigger
    assert table.state.crown_owner == (0,)
    assert GAME.scores(table.state)[0].points["coronation"] == 3
    assert GAME.scores(table.state)[1].points["coronation"] == 0


@pytest.mark.rule("mountain_king:R-81")
def test_ties_go_to_the_lower_levels_of_what_lies_in_the_trollsmoot() -> None:
    table = Table(3)
    table.troll("1.0", "mud_2_swamp_foreman").troll("1.0", "mud_1_bog_prospector", seat=1)
    scores = GAME.scores(table.state)
    assert scores[0].tie == (-2, 0)
    assert scores[1].tie == (-1, 1)
    table.troll("1.0", "mud_3_dam_lord")  # promoted: only the new card counts
    assert GAME.scores(table.state)[0].tie == (-3, 0)


@pytest.mark.rule("mountain_king:E-31")
def test_equal_levels_leave_the_tie_to_the_later_seat() -> None:
    table = Table(3)
    for seat, levels in ((0, (1, 2, 2, 3, 1, 2)), (2, (1, 1, 2, 2, 3, 2))):
        for slot, level in zip(("1.0", "1.1", "1.2", "2.0", "2.1", "3.0"), levels, strict=True):
            card = next(n for n in LEVEL_CARDS[level] if table.state.unseen >> n & 1)
            table.troll(slot, CARDS[card].id, seat=seat)
    table.state.honour = [98, 0, 98]
    match_standings = sorted(
        range(3), key=lambda s: (GAME.scores(table.state)[s].total, GAME.scores(table.state)[s].tie)
    )
    assert match_standings[-1] == 2
    table.troll("2.0", "mud_2_swamp_foreman")  # 11 becomes 10: the lower sum wins
    best = max(range(3), key=lambda s: (GAME.scores(table.state)[s].total, GAME.scores(table.state)[s].tie))
    assert best == 0


@pytest.mark.rule("mountain_king:R-16", "mountain_king:R-88")
def test_who_can_recruit_cannot_skip_and_a_complete_seat_cannot_recruit() -> None:
    table = Table(3).at(2)
    assert table.moves("skip") == []
    assert table.refused("skip") == "can_recruit"
    table.fill(0)
    assert table.moves("recruit") == []
    assert table.refused("recruit b0") == "complete"


@pytest.mark.rule("mountain_king:R-98")
def test_scores_have_no_limit() -> None:
    table = Table(2)
    table.state.honour[0] = 250
    assert GAME.scores(table.state)[0].total >= 250


@pytest.mark.rule("mountain_king:R-89")
def test_bag_is_a_multiset_whose_contents_are_open() -> None:
    state = random_table(4, "bag", 120)
    view = GAME.view(state, 1)
    assert view.bag == {clan: n for clan, n in zip(("fire", "ice", "moon"), state.bag, strict=True) if n}
