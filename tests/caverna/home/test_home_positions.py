"""A home as readable data: it reads back as it was, and an impossible one is refused with a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.caverna.home.farms import farm, grown_homes
from underhall.core.messages import LANGUAGES
from underhall.core.positions import read
from underhall.core.refusals import PositionError
from underhall.games.caverna.board.homeboard import Home, new_home
from underhall.games.caverna.border.home_positions import HomePosition, home_dump, home_restore
from underhall.games.caverna.box.goods import GOODS

Data = dict[str, Any]


def dumped(home: Home) -> Data:
    data: Data = json.loads(msgspec.json.encode(home_dump(home)))
    return data


def restored(data: object, path: str = "home") -> Home:
    return home_restore(read(data, HomePosition, path), path)


@pytest.mark.parametrize("seed", range(20))
def test_every_home_that_was_built_reads_back(seed: int) -> None:
    for home in grown_homes(seed):
        assert restored(dumped(home)) == home


def test_the_data_reads_like_the_board() -> None:
    home = farm({"c3r4": "field+2grain", "c4r3": "dwelling"}, stables=["c1r1"], weapons=[0, 3], wood=2, sheep=1)
    assert dumped(home) == {
        "squares": {"c4r3": "dwelling", "c3r4": "field+2grain", "c4r4": "entry_level_dwelling"},
        "stables": ["c1r1"],
        "large_pastures": [],
        "covered": [],
        "goods": dict.fromkeys(GOODS, 0) | {"wood": 2, "sheep": 1},
        "weapons": [0, 3],
        "placed": [],
        "newborn": [],
        "due": {},
        "relaxed": 0,
    }


def squares(**changes: str) -> Callable[[Data], None]:
    return lambda data: data["squares"].update(changes)


def entry(key: str, value: object) -> Callable[[Data], None]:
    return lambda data: data.__setitem__(key, value)


IMPOSSIBLE: list[tuple[str, Callable[[Data], None]]] = [
    ("wrong_region", squares(c3r4="ore_mine")),
    ("wrong_region", squares(c5r3="meadow")),
    ("no_content", squares(c3r4="swamp")),
    ("no_content", squares(c3r4="field+4grain")),
    ("no_content", squares(c3r4="field+3vegetable")),
    ("no_content", squares(c5r3="furnishing")),
    ("no_content", squares(c3r5="forest")),
    ("no_content", squares(c1r1="forest")),
    ("no_square", squares(c0r0="meadow")),
    ("start_cave", squares(c4r4="cavern")),
    ("start_cave", squares(c4r3="tunnel")),
    ("tile_twice", squares(c4r3="trader", c4r2="trader")),
    ("tile_twice", squares(c4r2="entry_level_dwelling")),
    ("not_connected", squares(c1r1="meadow")),
    ("not_connected", squares(c6r1="cavern")),
    ("no_office", squares(c5r4="cavern", c5r5="cavern")),
    ("overhang", squares(c4r3="office_room", c5r4="tunnel", c5r5="tunnel")),
    ("overhang", squares(c4r3="office_room", c3r4="meadow", c3r5="small_pasture")),
    ("mines", squares(c5r3="ore_mine")),
    ("mines", squares(c5r3="deep_tunnel", c5r2="tunnel")),
    ("large_pasture", squares(c3r4="large_pasture", c3r3="large_pasture")),
    ("large_pasture", entry("large_pastures", [["c3r4", "c3r3"]])),
    ("too_many_stables", entry("stables", ["c1r1", "c1r2", "c1r3", "c1r4"])),
    ("stable_place", entry("stables", ["c5r3"])),
    ("no_square", entry("stables", ["c1r1", "c1r1"])),
    ("covered", entry("covered", ["dwelling"])),
    ("both_traders", squares(c4r3="trader", c4r2="spare_part_storage")),
    ("dwarfs", entry("weapons", [0, 0, 0])),
    ("dwarfs", entry("weapons", [0])),
    ("dwarfs", entry("weapons", [0] * 7)),
    ("weapon", entry("weapons", [0, 15])),
    ("armed_newborn", lambda data: data.update(weapons=[0, 3], newborn=[1])),
]


@pytest.mark.rule("caverna:R-42", "caverna:R-43", "caverna:R-97")
@pytest.mark.parametrize(("code", "damage"), IMPOSSIBLE)
def test_an_impossible_home_is_refused_with_a_sentence(code: str, damage: Callable[[Data], None]) -> None:
    data = dumped(new_home())
    damage(data)
    with pytest.raises(PositionError) as caught:
        restored(data, "homes.0")
    assert caught.value.code == code
    for lang in LANGUAGES:
        assert "homes.0" in caught.value.sentence(lang)


MISSHAPEN: list[tuple[str, Callable[[Data], None]]] = [
    ("missing", lambda data: data.pop("goods")),
    ("unknown_key", entry("godos", {})),
    ("missing", lambda data: data["goods"].pop("ruby")),
    ("unknown_key", lambda data: data["goods"].update(gems=1)),
    ("unknown_key", entry("due", {"13": {"wood": 1}})),
    ("unknown_key", entry("due", {"5": {"gems": 1}})),
    ("range", entry("due", {"5": {"wood": 0}})),
    ("range", entry("due", {"5": {"wood": 100}})),
    ("range", lambda data: data["goods"].update(wood=-1)),
    ("range", lambda data: data["goods"].update(gold=10_000)),
    ("range", entry("relaxed", 2)),
    ("shape", lambda data: data["goods"].update(wood=True)),
    ("shape", entry("goods", [1, 2])),
    ("shape", entry("squares", {"c3r4": 3})),
    ("shape", entry("stables", "c3r4")),
    ("shape", entry("large_pastures", "c3r4")),
    ("shape", entry("weapons", 2)),
    ("shape", entry("placed", [2])),
    ("shape", entry("placed", [0, 0])),
    ("shape", entry("relaxed", "no")),
]


@pytest.mark.parametrize(("code", "damage"), MISSHAPEN)
def test_misshapen_data_is_refused_with_its_place(code: str, damage: Callable[[Data], object]) -> None:
    data = dumped(new_home())
    damage(data)
    with pytest.raises(PositionError) as caught:
        restored(data, "homes.0")
    assert caught.value.code == code
    assert "homes.0" in str(caught.value)


def test_a_home_that_is_no_table_is_refused() -> None:
    with pytest.raises(PositionError):
        restored([1, 2, 3])


def test_an_ore_mine_whose_deep_tunnel_became_a_ruby_mine_is_possible() -> None:
    data = dumped(new_home())
    data["squares"].update(c5r3="ore_mine", c5r2="ruby_mine")
    assert dumped(restored(data)) == data
