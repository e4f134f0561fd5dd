"""Turns: which dwarf may be placed where, passing, and the starting player (RULES section 5)."""

from __future__ import annotations

import pytest

from tests.caverna.home.farms import farm
from tests.caverna.scenes import everybody_passes, scene, started
from underhall.games.caverna.actions import SPACE


def weapons_offered(found_moves: list[str]) -> set[str]:
    return {move.split(" ")[1] for move in found_moves}


@pytest.mark.rule("caverna:R-13")
def test_the_weakest_dwarf_comes_first_and_unarmed_counts_as_nothing() -> None:
    found = scene(2, farm(weapons=(5, 0, 9)), stock={"logging": {"wood": 3}})
    assert weapons_offered(found.moves("place")) == {"0"}
    assert found.no("place 5 logging") == "R-14"
    assert found.no("place 3 logging") == "R-13"


@pytest.mark.rule("caverna:R-13")
def test_the_comparison_is_made_anew_for_every_placement() -> None:
    found = scene(2, farm(weapons=(4, 6)), stock={"logging": {"wood": 3}})
    found.play("place 4 logging", "take", "end_turn", "pass")
    assert weapons_offered(found.moves("place")) == {"6"}


@pytest.mark.rule("caverna:E-9", "caverna:R-13", "caverna:R-14")
def test_a_ruby_places_a_stronger_dwarf_first_and_the_others_keep_their_order() -> None:
    found = scene(2, farm(weapons=(0, 0, 5, 9), ruby=1), stock={"logging": {"wood": 3}})
    assert weapons_offered(found.moves("place")) == {"0", "5", "9"}
    found.play("place 9 logging")
    assert found.has(ruby=0)
    found.play("take", "end_turn", "pass")
    for weapon in ("0", "0", "5"):
        assert weapons_offered(found.moves("place")) == {weapon}
        space = found.moves("place")[0].split(" ")[2]
        found.play(f"place {weapon} {space}")
        while found.deciding != "turn" and found.deciding:
            if found.state.round != 1 or found.deciding not in ("act", "choose_loot", "resolve"):
                break
            found.play(found.moves(side=False)[-1])


@pytest.mark.rule("caverna:R-14")
def test_no_ruby_is_needed_when_only_equals_are_left() -> None:
    found = scene(2, farm(weapons=(7, 7), ruby=1), stock={"logging": {"wood": 3}})
    found.play("place 7 logging")
    assert found.has(ruby=1)


@pytest.mark.rule("caverna:R-132")
def test_the_ruby_is_part_of_the_placement_and_is_not_refunded() -> None:
    found = scene(2, farm(weapons=(0, 3), gold=5), stock={"logging": {"wood": 3}})
    assert found.no("place 3 logging") == "R-14"
    found = scene(2, farm(weapons=(0, 3), ruby=1), stock={"logging": {"wood": 3}})
    found.play("place 3 logging", "take", "end_turn")
    assert found.has(ruby=0)


@pytest.mark.rule("caverna:R-15")
def test_a_newborn_does_not_act_in_its_round_and_blocks_no_other_space() -> None:
    home = farm({"c4r3": "dwelling"})
    found = scene(2, home, number=4, cards=["wish_for_children"])
    found.play("place 0 wish_for_children", "grow", "end_turn", "pass")
    assert len(home.dwarfs) == 3
    assert found.seat == 0
    assert sum(1 for occupant in found.state.occupied if occupant >= 0) == 1
    found.play(found.moves("place")[0])
    while found.deciding == "act":
        found.play(found.moves(side=False)[-1])
    assert found.deciding != "turn"
    assert home.newborn == 0b100


@pytest.mark.rule("caverna:R-15")
def test_a_newborn_is_an_ordinary_dwarf_in_the_next_round() -> None:
    home = farm({"c4r3": "dwelling"}, food=9)
    found = scene(2, home, number=4, cards=["wish_for_children"])
    found.play("place 0 wish_for_children", "grow", "end_turn", "pass")
    everybody_passes(found)
    while found.state.round == 4 and found.deciding:
        found.play(found.moves(side=False)[0])
    assert home.newborn == 0
    assert home.placed == 0


@pytest.mark.rule("caverna:R-16")
def test_passing_is_always_possible_and_final_for_the_work_phase() -> None:
    found = scene(2, stock={"logging": {"wood": 3}, "clearing": {"wood": 1}})
    assert found.offers("pass")
    found.play("pass")
    assert found.seat == 1
    found.play("place 0 logging", "take", "end_turn")
    assert found.seat == 1  # seat 0 has passed and is not asked again
    assert found.home(0).placed == 0


@pytest.mark.rule("caverna:R-17")
def test_whoever_has_no_placement_can_only_pass_or_make_one_possible() -> None:
    taken = dict.fromkeys(["supplies", "housework"], 1)
    home = farm(ruby=1)
    for cell in range(48):
        home.remove(0, 1 << cell)  # no forest, so no twin tile outside
        home.remove(5, 1 << cell)  # and no rock either
    found = scene(2, home, taken=taken)
    found.state.spaces = (SPACE["supplies"], SPACE["housework"], SPACE["slash_and_burn"])
    assert found.moves(side=False) == ["pass"]
    assert "convert ruby_to_grain" in found.moves()


@pytest.mark.rule("caverna:R-18")
def test_taking_the_token_changes_the_harvest_at_once_but_not_the_running_work_phase() -> None:
    found = scene(3, number=3, seat=0, stock={"starting_player": {"food": 1}})
    found.state.first = 0
    found.play("pass")
    found.play("place 0 starting_player", "token", "take", "gain", "end_turn")
    assert found.state.first == 1
    assert found.seat == 2  # clockwise from the one who has just played
    everybody_passes(found)
    assert found.deciding == "feeding"
    assert found.seat == 1


@pytest.mark.rule("caverna:R-18")
def test_the_new_holder_of_the_token_begins_the_next_round() -> None:
    found = started(2, first_player=0)
    found.deal(found.outcomes()[0])
    found.play("pass", "place 0 starting_player", "token", "take", "gain", "end_turn")
    everybody_passes(found)
    found.deal(found.outcomes()[0])
    assert found.state.round == 2
    assert found.seat == 1


@pytest.mark.rule("caverna:R-19")
def test_a_space_takes_one_dwarf_a_round() -> None:
    found = scene(2, stock={"clearing": {"wood": 2}})
    found.play("place 0 clearing", "take", "end_turn")
    assert found.no("place 0 clearing") == "R-19"  # although its tile is still to be had
    assert found.no("place 0 exploration") == "R-19"


@pytest.mark.rule("caverna:E-8", "caverna:R-20", "caverna:R-21")
def test_a_space_where_nothing_would_happen_may_not_be_used() -> None:
    found = scene(2, number=2)
    assert found.no("place 0 ruby_mining") == "R-20"
    found = scene(2, farm({"c5r3": "ruby_mine"}), number=2)
    found.play("place 0 ruby_mining", "gain")
    assert found.has(ruby=1)


@pytest.mark.rule("caverna:R-21")
def test_taking_nothing_or_counting_no_mines_is_no_action() -> None:
    found = scene(2)
    assert found.no("place 0 ore_mining") == "R-20"
    assert found.no("place 0 wood_gathering") == "R-20"
    found = scene(2, farm({"c5r3": "ore_mine", "c5r2": "deep_tunnel"}))
    found.play("place 0 ore_mining", "gain")
    assert found.has(ore=2)


@pytest.mark.rule("caverna:R-20")
def test_the_turn_cannot_be_ended_before_anything_was_done() -> None:
    found = scene(2, stock={"clearing": {"wood": 1}})
    found.play("place 0 clearing")
    assert found.no("end_turn") == "R-20"


@pytest.mark.rule("caverna:R-121")
def test_the_holder_of_the_token_may_use_its_space_and_keeps_it() -> None:
    found = scene(2, stock={"starting_player": {"food": 2}})
    found.play("place 0 starting_player")
    assert found.no("token") == "R-121"
    found.play("take", "gain", "end_turn")
    assert found.has(food=2, ore=2)
    assert found.state.first == 0


@pytest.mark.rule("caverna:R-121")
def test_everybody_else_has_to_take_the_token() -> None:
    found = scene(2, seat=1, stock={"starting_player": {"food": 2}})
    found.play("place 0 starting_player")
    assert found.moves(side=False) == ["token"]
    found.play("token")
    assert found.state.first == 1
    assert found.moves(side=False) == ["take"]


@pytest.mark.rule("caverna:R-122")
def test_whether_a_space_can_be_used_depends_on_the_dwarf() -> None:
    home = farm(weapons=(0, 3), ruby=1)
    found = scene(3, home, number=9, cards=["blacksmithing", "exploration"])
    assert found.no("place 0 exploration") == "R-20"
    assert found.offers("place 3 exploration")
    assert found.no("place 0 blacksmithing") == "R-20"  # no ore to forge with
    assert found.offers("place 3 blacksmithing")  # armed: the expedition alone
    found = scene(3, farm(weapons=(0, 3), ruby=1, ore=1), number=9, cards=["blacksmithing", "exploration"])
    assert found.offers("place 0 blacksmithing")


def test_dwarfs_of_equal_strength_are_one_choice() -> None:
    found = scene(2, farm(weapons=(0, 0, 0)), stock={"logging": {"wood": 3}})
    assert found.moves("place").count("place 0 logging") == 1
