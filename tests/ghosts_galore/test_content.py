"""The component data: the house files fit the rulebook, and a pack that does not is refused by name."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from underhall.core import ContentError, messages
from underhall.games.ghosts_galore import GAME
from underhall.games.ghosts_galore.board.boards import BOARD_IDS, EDGE_AT, SIDE_IDS
from underhall.games.ghosts_galore.board.tiles import FACES, TILE_IDS
from underhall.games.ghosts_galore.box.components import MONSTERS, TRACKS
from underhall.games.ghosts_galore.box.content import CONTENT, HOUSE


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert {component.id: component.count for component in CONTENT.setup.component} == {
        "board": 5,
        "track_tile": 78,
        "mine_cart": 5,
        "lantern_token": 1,
        "help_card": 5,
        "score_pad": 1,
    }
    assert (len(TILE_IDS), len(set(TILE_IDS)), len(BOARD_IDS), len(SIDE_IDS)) == (78, 78, 5, 10)
    assert Counter(face.track for face in FACES) == dict(zip(TRACKS, (16, 28, 16, 18), strict=True))
    monsters = Counter(MONSTERS[monster] for face in FACES for section in face.monsters for monster in section)
    assert sum(monsters.values()) == 142
    assert Counter(value for face in FACES for value in face.diamonds) == {1: 18, 2: 7, 3: 5}
    for side in (side for board in CONTENT.boards.board for side in board.side):
        plain = 4 if side.letter == "a" else 5
        assert Counter(door.kind for door in side.doors) == {"bone": 2, "tooth": 2, "plain": plain}


def test_the_grid_has_twelve_rim_edges_and_twelve_inner_ones() -> None:
    counts = Counter(number for cell in EDGE_AT for number in cell)
    assert [counts[number] for number in range(24)] == [1] * 12 + [2] * 12


@pytest.mark.parametrize("lang", messages.LANGUAGES)
def test_everything_has_a_name_in_every_language(lang: str) -> None:
    names = GAME.names(lang)
    for thing in (*TILE_IDS, *MONSTERS, *TRACKS, *BOARD_IDS, *SIDE_IDS, *GAME.categories, "diamond", "bone", "wall"):
        assert names[thing]
    assert all(name.strip() for name in names.values())
    assert messages.component_name("ghosts_galore", "bat", "pl") == "Nietoperz"


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("tiles.toml", 'id = "curve_02"', 'id = "curve_01"', '"curve_01" appears twice in tile'),
        (
            "tiles.toml",
            'type = "slime", section = 0',
            'type = "slyme", section = 0',
            'straight_01 names "slyme".*"slime"',
        ),
        ("tiles.toml", 'type = "slime", section = 0', 'type = "slime", section = 1', "straight_01.section is 1"),
        ("tiles.toml", "tile_count = 78", "tile_count = 77", "meta.tile_count is 77, but must be 78"),
        ("tiles.toml", "number = 3\n", "number = 4\n", "number is"),
        ("tiles.toml", "ghost = 22", "ghost = 23", "monster_totals.ghost is 22, but must be 23"),
        ("tiles.toml", "value_2 = 7", "value_2 = 8", "diamond_totals.value_2"),
        ("tiles.toml", "diamonds = [1]", "diamonds = [9]", 'straight_01 names "9"'),
        ("tiles.toml", 'ends = ["n", "e"] },\n]', 'ends = ["n", "s"] },\n]', "curve.shape"),
        ("tiles.toml", "tile_count = 78", 'tile_count = "many"', "Expected `int`, got `str`"),
        (
            "boards.toml",
            'pos = "n0", kind = "plain"',
            'pos = "n0", kind = "bone"',
            "board_1_a: bone is 3, but must be 2",
        ),
        ("boards.toml", 'pos = "n0", kind = "plain"', 'pos = "n1", kind = "plain"', '"n1" appears twice in board_1_a'),
        ("boards.toml", 'pos = "n0", kind = "plain"', 'pos = "n9", kind = "plain"', 'board_1_a names "n9"'),
        ("boards.toml", 'kind = "plain"', 'kind = "golden"', "Invalid enum value 'golden'"),
        ("boards.toml", 'id = "board_5"', 'id = "board_4"', '"board_4" appears twice in board'),
        ("boards.toml", 'cell = "r0c1"', 'cell = "r1c1"', "n1 is r1c1 n"),
        ("scoring.toml", 'id = "bats"', 'id = "cats"', "category is"),
        ("scoring.toml", "from = 4", "from = 5", "will_o_wisps.rates.from is 5, but must be 4"),
        ("scoring.toml", "double_curve = 2", "double_curve = 1", "slimes.curves_per_track.double_curve"),
        ("scoring.toml", 'door_kind = "tooth"', 'door_kind = "bone"', "tooth_doors.door_kind is bone"),
        ("scoring.toml", 'method = "sum_of_printed_values"', 'method = "luck"', "Invalid value 'luck'"),
        ("setup.toml", "pile_size = 6", "pile_size = 7", "player_count 2: pile_size is 7, but must be 6"),
        (
            "setup.toml",
            "werewolf_bonus = 5",
            "werewolf_bonus = 6",
            "player_count 2: werewolf_bonus is 6",
        ),
        ("setup.toml", "count = 78", "count = 80", "component.track_tile is 80, but must be 78"),
        ("setup.toml", "[game]", "[game", "not readable TOML"),
    ],
)
def test_a_pack_with_a_mistake_is_refused_by_naming_file_and_place(
    tmp_path: Path, file: str, old: str, new: str, words: str
) -> None:
    shutil.copytree(HOUSE, tmp_path / "pack")
    path = tmp_path / "pack" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError, match=words) as caught:
        GAME.check_content(tmp_path / "pack")
    assert file in str(caught.value)
    for lang in messages.LANGUAGES:
        assert file in caught.value.sentence(lang)


def test_a_pack_that_lacks_a_tile_or_a_file_is_refused(tmp_path: Path) -> None:
    shutil.copytree(HOUSE, tmp_path / "pack")
    path = tmp_path / "pack" / "tiles.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.rindex("[[tile]]")], encoding="utf-8")
    with pytest.raises(ContentError, match="tile is 77, but must be 78"):
        GAME.check_content(tmp_path / "pack")
    path.unlink()
    with pytest.raises(ContentError, match=r"tiles\.toml is missing"):
        GAME.check_content(tmp_path / "pack")


def test_the_house_files_pass() -> None:
    GAME.check_content(HOUSE)


IN_ANOTHER_EDITION = """
import underhall
from underhall.games.ghosts_galore import GAME
from tests.ghosts_galore.table import scored
bats = (("r0c0", "straight_04", 0),)
print(GAME.edition[:5], scored("board_1_a", *bats)["bats"], scored("board_1_a", ("r0c0", "curve_04", 0))["golems"])
print(scored("board_1_a", ("r0c0", "straight_13", 1))["cuts"])
match = underhall.new("ghosts_galore", players=2, seed="pack")
while not match.over:
    match.play(match.moves()[-1])
print(len(match.standings()) > 0)
"""


def test_a_pack_replaces_the_house_data_of_a_process(tmp_path: Path) -> None:
    shutil.copytree(HOUSE, tmp_path / "ghosts_galore")
    tiles, scoring = tmp_path / "ghosts_galore" / "tiles.toml", tmp_path / "ghosts_galore" / "scoring.toml"
    text = tiles.read_text(encoding="utf-8")
    start = text.index('id = "curve_04"')
    golem = '{ type = "golem", section = 0 }'
    text = text[:start] + text[start:].replace(golem, f"{golem}, {golem}", 1)
    text = text.replace("golem = 12", "golem = 13").replace("total = 142", "total = 143")
    tiles.write_text(text, encoding="utf-8")
    rules = scoring.read_text(encoding="utf-8")
    rules = rules.replace('counted_ends = ["blank_edge", "wall"]', 'counted_ends = ["blank_edge"]')
    head, bats = rules.split('id = "bats"')
    bats = bats.replace("same_tile_counts_as_adjacent = false", "same_tile_counts_as_adjacent = true", 1)
    scoring.write_text(f'{head}id = "bats"{bats}', encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", IN_ANOTHER_EDITION],
        env={**os.environ, "UNDERHALL_CONTENT": str(tmp_path), "PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        text=True,
        check=False,
    )
    # Two golems on one tile are not neighbours; two bats are, in this edition; walls do not cut here.
    assert done.stdout.split() == ["pack-", "10", "10", "0", "True"], done.stderr
