"""The content files: counted against the box, and refused by name when they are wrong."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from underhall.core.messages import LANGUAGES
from underhall.core.refusals import ContentError
from underhall.games.caverna.box.action_nodes import MarketBuy, leaves
from underhall.games.caverna.box.content import CONTENT, HOUSE, PLAYERS, load
from underhall.games.caverna.spaces import PRIMITIVES


def test_the_content_has_the_parts_of_the_box() -> None:
    tiles = CONTENT.furnishings.furnishing
    assert len(tiles) == 48
    assert sum(tile.intro for tile in tiles) == 27
    assert [sum(tile.group == group.id for tile in tiles) for group in CONTENT.furnishings.group] == [6] * 8
    assert len(CONTENT.loot.loot) == 23
    assert len(CONTENT.homeboard.overhang.forest_ring) == len(CONTENT.homeboard.overhang.mountain_ring) == 10
    printed = {
        players: sum(
            space.kind == "printed" and space.for_players(players) is not None for space in CONTENT.actions.space
        )
        for players in PLAYERS
    }
    assert printed == {1: 8, 2: 12, 3: 15, 4: 13, 5: 19, 6: 19, 7: 22}


def test_every_leaf_of_the_action_trees_is_carried_out_by_a_primitive() -> None:
    for space in CONTENT.actions.space:
        for variant in space.variant:
            for leaf in leaves(variant.action):
                assert type(leaf) in {*PRIMITIVES, MarketBuy}
                assert hash(leaf) == hash(leaf)


def test_everything_named_has_a_name_in_every_language() -> None:
    for lang in LANGUAGES:
        names = CONTENT.names(lang)
        assert names["large_pasture"]
        assert names["loot_breed"]
        assert names["urgent_wish_for_children"]
        assert set(names) == set(CONTENT.names("en"))


DAMAGES = [
    ("actions.toml", '{ op = "and_or"', '{ op = "and_if"', "unknown_near", "and_if"),
    ("actions.toml", 'do = "imitate"', 'do = "imitates"', "type", "imitates"),
    ("furnishings.toml", 'kind = "bonus_if"', 'kind = "bonus_when"', "type", "bonus_when"),
    ("furnishings.toml", 'id = "cuddle_room"', 'id = "breakfast_room"', "twice", "breakfast_room"),
    ("furnishings.toml", "intro = true", "intro = false", "count", "intro"),
    ("furnishings.toml", 'group = "dwellings"', 'group = "dwelings"', "unknown_near", "dwelings"),
    ("furnishings.toml", 'colour = "orange"', 'colour = "green"', "dwelling_colour", "dwelling"),
    ("furnishings.toml", 'conversion = "trader_set"', 'conversion = "trading"', "unknown", "trading"),
    ("furnishings.toml", "cost = { wood = 4, stone = 3 }", "cost = { wod = 4 }", "unknown_near", "wod"),
    ("furnishings.toml", "cost = { wood = 4, stone = 3 }", "cost = { wood = -4 }", "amount", "wood"),
    ("furnishings.toml", 'per = "armed_dwarf"', 'per = "armed_troll"', "unknown_near", "armed_troll"),
    ("furnishings.toml", 'condition = "no_dwarf_armed"', 'condition = "peace"', "unknown", "peace"),
    ("furnishings.toml", 'with = "spare_part_storage"', 'with = "sparepart"', "unknown_near", "sparepart"),
    ("furnishings.toml", "copies = 1", "copies = 2", "copies", "simple_dwelling_4w2s"),
    ("furnishings.toml", "capacity = 2,", "capacity = 3,", "capacities", "homeboard.toml"),
    ("furnishings.toml", 'timing = "passive", dwarfs = 1', 'timing = "passive", elves = 1', "type", "elves"),
    ("homeboard.toml", '"c0r1", ', "", "ring", "homeboard.toml"),
    ("homeboard.toml", 'square = "c3r1"', 'square = "c9r1"', "unknown_near", "c9r1"),
    ("homeboard.toml", "columns = 6", "columns = 7", "grid", "homeboard.toml"),
    ("homeboard.toml", "F F B M M W", "F F B M M", "grid", "homeboard.toml"),
    ("homeboard.toml", 'upgrade_from = ["meadow"]', 'upgrade_from = ["medow"]', "unknown_near", "medow"),
    ("homeboard.toml", 'species = ["wild_boar"]', 'species = ["dragon"]', "unknown", "dragon"),
    ("resources.toml", 'id = "wood"', 'id = "timber"', "goods_order", "resources.toml"),
    ("resources.toml", "breeds = true", "breeds = false", "farm_animals", "resources.toml"),
    ("resources.toml", 'pl = "Owca"', 'de = "Schaf"', "no_name", "sheep"),
    ("actions.toml", 'tiles = ["cavern_tunnel"]', 'tiles = ["tunnel_cavern"]', "unknown_near", "tunnel_cavern"),
    ("actions.toml", "players = [2, 3]", "players = [2, 4]", "players", "drift_mining"),
    ("actions.toml", 'do = "take_accumulated"', 'do = "grab"', "type", "grab"),
    ("actions.toml", 'tiles = "dwellings"', 'tiles = "houses"', "unknown", "houses"),
    ("loot.toml", 'tile = "tunnel"', 'tile = "tunel"', "unknown_near", "tunel"),
    ("loot.toml", 'id = "loot_dog"', 'id = "loot_wood"', "twice", "loot_wood"),
    ("rounds.toml", "number = 9", "number = 13", "round_numbers", "rounds.toml"),
    ("rounds.toml", "green = 4", "green = 5", "count", "marker_setup"),
    ("rounds.toml", '\nevent = "marker"', '\nevent = "market"', "unknown_near", "market"),
    ("setup.toml", "food_by_seat = [1, 1, 2]", "food_by_seat = [1, 1]", "count", "food_by_seat"),
    ("setup.toml", "stables_in_reserve = 3", "stables_in_reserve = 4", "count", "stable"),
    ("setup.toml", "players = 7", "players = 8", "players", "setup"),
    ("conversions.toml", 'tile = "trader"', 'tile = "traider"', "unknown_near", "traider"),
    ("conversions.toml", 'place_single_tile = "meadow"', 'place_single_tile = "meadov"', "unknown_near", "meadov"),
    ("scoring.toml", "points_per = { sheep = 1", "points_per = { sheeps = 1", "unknown_near", "sheeps"),
    ("scoring.toml", "schema = 1", "schema = [", "syntax", "scoring.toml"),
]


@pytest.mark.parametrize(("file", "old", "new", "code", "named"), DAMAGES)
def test_damaged_content_is_refused_with_its_file_and_the_thing_that_is_wrong(
    tmp_path: Path, file: str, old: str, new: str, code: str, named: str
) -> None:
    place = tmp_path / "caverna"
    shutil.copytree(HOUSE, place)
    text = (place / file).read_text(encoding="utf-8")
    assert old in text
    (place / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load(place)
    assert caught.value.code == code
    for lang in LANGUAGES:
        sentence = caught.value.sentence(lang)
        assert named in sentence
        assert ".toml" in sentence


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    place = tmp_path / "caverna"
    shutil.copytree(HOUSE, place)
    (place / "loot.toml").unlink()
    with pytest.raises(ContentError, match=r"loot\.toml"):
        load(place)
