"""Harvest time as the table goes through it (RULES section 13). Figures of feeding and breeding: tests/caverna/home."""

from __future__ import annotations

import pytest

from tests.caverna.home.farms import farm
from tests.caverna.scenes import Scene, harvest, scene


@pytest.mark.rule("caverna:R-102")
def test_third_red_marker_everybody_leaves_out_one_phase_of_their_own() -> None:
    fields = {"c3r4": "meadow", "c3r3": "field+3grain"}
    one = farm(fields, food=9, sheep=2, stables=["c3r4"])
    two = farm({**fields, "c3r4": "small_pasture"}, food=9, sheep=2)
    found = harvest(2, one, two, event="skip_field_or_breeding", first=1)
    assert (found.seat, found.deciding) == (1, "harvest_skip")
    assert found.moves() == ["skip field", "skip breeding"]
    assert found.no("skip feeding") == "R-102"
    found.play("skip field", "skip breeding")
    assert found.has(0, grain=1)
    assert found.has(1, grain=0)
    found.play("feed 0", "feed 0")
    assert found.has(1, food=5)  # the normal two food per dwarf
    assert (found.seat, found.deciding) == (1, "before_breeding")
    found.play("breed sheep")
    assert found.has(1, sheep=3)
    assert found.deciding == "final"  # seat 0 has no breeding phase


def test_phases_come_one_after_another_each_in_turn_order() -> None:
    found = harvest(3, farm(food=9), farm(food=9), farm(food=9), first=2)
    order = []
    for _ in range(6):
        order.append((found.deciding, found.seat))
        found.play(found.moves(side=False)[0])
    assert order == [(phase, seat) for phase in ("feeding", "before_breeding") for seat in (2, 0, 1)]


@pytest.mark.rule("caverna:R-103")
def test_the_field_phase_takes_one_token_from_every_field_without_being_asked() -> None:
    found = harvest(1, farm({"c3r4": "field+3grain", "c3r3": "field+1vegetable", "c2r4": "field"}, food=9))
    assert found.deciding == "feeding"
    assert found.has(grain=1, vegetable=1)


@pytest.mark.rule("caverna:R-125")
def test_no_window_is_left_out() -> None:
    """Feeding is asked of a player with plenty, breeding of one without a pair, the last window of everybody."""
    found = harvest(2, farm(food=20, grain=1), farm(food=20, grain=1))
    for kind in ("feeding", "before_breeding", "final"):
        for seat in (0, 1):
            assert (found.deciding, found.seat) == (kind, seat)
            assert found.offers("convert food_from_grain")
            found.play(found.moves(side=False)[0])


@pytest.mark.rule("caverna:R-99", "caverna:R-15")
def test_the_event_that_costs_one_food_has_neither_field_nor_breeding_phase() -> None:
    home = farm({"c3r4": "field+3grain"}, weapons=(0, 0, 0), newborns=1, food=5, sheep=2)
    found = harvest(1, home, event="pay_one_food_per_dwarf")
    found.play("feed 0")
    assert found.has(food=2, grain=0, sheep=2)
    assert found.deciding == "final"


def test_without_a_harvest_nobody_is_asked_anything() -> None:
    assert harvest(2, event="no_harvest").deciding == "final"


@pytest.mark.rule("caverna:E-28", "caverna:R-101")
def test_begging() -> None:
    found = harvest(1, farm(food=1, grain=2, sheep=1))
    found.play("feed 0")
    assert found.has(food=0, begging_marker=3, grain=2)
    assert found.score()["begging_markers"] == -9
    found = harvest(1, farm(food=1, grain=2, sheep=1))
    found.play("convert food_from_grain", "convert food_from_grain", "convert food_from_sheep", "feed 0")
    assert found.has(food=0, begging_marker=0)


@pytest.mark.rule("caverna:E-24", "caverna:R-94")
def test_eating_before_breeding() -> None:
    def four_sheep() -> Scene:
        """Room for exactly four sheep: the dwelling is taken by a donkey."""
        return harvest(1, farm({"c3r4": "small_pasture"}, stables=["c3r4"], sheep=4, donkey=1, food=9))

    found = four_sheep().play("convert food_from_sheep", "feed 0")
    assert found.moves("breed") == ["breed -", "breed sheep"]
    found.play("breed sheep")
    assert found.has(sheep=4, food=6)
    assert four_sheep().play("feed 0").moves("breed") == ["breed -"]


@pytest.mark.rule("caverna:R-124")
def test_the_food_due_follows_donkeys_gained_and_given_up_until_it_is_paid() -> None:
    squares = {"c4r3": "mining_cave", "c5r3": "ore_mine", "c5r2": "deep_tunnel", "c6r3": "ruby_mine"}
    found = harvest(1, farm(squares, donkey=1, food=3, ruby=1))
    found.play("convert ruby_to_donkey", "feed 0")
    assert found.has(food=1, begging_marker=0)
    found = harvest(1, farm(squares, donkey=2, food=1))
    found.play("convert food_from_donkey", "feed 0")
    assert found.has(food=0, begging_marker=1)


@pytest.mark.rule("caverna:R-130", "caverna:R-100")
def test_the_working_cave_is_offered_with_every_material_that_can_be_paid() -> None:
    found = harvest(1, farm({"c4r3": "working_cave"}, food=9, wood=1, ore=2))
    assert found.moves("feed") == ["feed 0", "feed 1wood", "feed 2ore"]
    assert found.no("feed 1stone") == "R-100"
    assert found.no("feed 3wood") == "R-100"
    found.play("feed 1wood")
    assert found.has(food=7, wood=0)


def test_the_round_goes_on_after_the_harvest() -> None:
    found = scene(2, farm(food=9), farm(food=9), number=3, cards=["blacksmithing"])
    found.play("pass", "pass", "feed 0", "feed 0", "breed -", "breed -")
    assert found.state.round == 4
    assert found.state.passed == 0
