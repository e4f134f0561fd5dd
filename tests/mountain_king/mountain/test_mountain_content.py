"""The mountain's content: the box as the component list counts it, and bad data refused by name."""

from __future__ import annotations

import ast
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from underhall.core.messages import LANGUAGES, has
from underhall.core.refusals import ContentError
from underhall.games.mountain_king.box.content import CONTENT, HOUSE, read_mountain

HERE = Path(__file__).parents[3] / "src" / "underhall" / "games" / "mountain_king"
MODULES = (
    "board/digging",
    "board/gates",
    "board/halls",
    "board/pedestals",
    "board/statues",
    "border/mountain_positions",
    "box/content",
)


@pytest.mark.rule("mountain_king:R-1")
def test_the_box_holds_what_the_component_list_says() -> None:
    assert [(tile.id, tile.count) for tile in CONTENT.tunnels] == [
        ("i2", 12),
        ("v3", 10),
        ("i3", 5),
        ("l4", 5),
        ("t4", 5),
        ("s4", 5),
        ("p5", 5),
        ("l5", 5),
    ]
    assert sum(tile.count for tile in CONTENT.tunnels) == 52
    assert len(CONTENT.halls) == 6
    assert sum(pile.count for pile in CONTENT.pedestals.pedestal) == 18
    assert sum(token.count for token in CONTENT.pedestals.point_token) == 15
    assert CONTENT.scoring.coronation.tokens == (5, 3)
    assert CONTENT.scoring.coronation.tokens_two_players == (3,)


def swap(file: str, old: str, new: str, times: int = 1) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, times), encoding="utf-8")

    return change


BROKEN = [
    ("no_name", swap("boards.toml", 'pl = "Strona zimowa"', 'pl = ""')),
    ("id_twice", swap("tunnels.toml", 'id = "v3"', 'id = "i2"')),
    ("id_twice", swap("boards.toml", 'id = "winter_4_b"', 'id = "winter_4_a"')),
    ("sides", swap("boards.toml", 'id = "autumn"', 'id = "summer"')),
    ("player_count", swap("boards.toml", "player_counts = [2, 4, 5]", "player_counts = [2, 4]")),
    ("layer_size", swap("boards.toml", "rows = 21", "rows = 20")),
    ("layer_size", swap("boards.toml", ".......ddddd.........", ".......ddddd........")),
    ("layer_mark", swap("boards.toml", ".......ddddd.........", ".......ddddx.........")),
    ("site_place", swap("boards.toml", ".....W....W..........", "W....W....W..........")),
    ("not_connected", swap("boards.toml", ".......ddddd.........", "d......ddddd.........")),
    ("feature_place", swap("boards.toml", "........#............", "#.......#............")),
    ("site_count", swap("boards.toml", "..W.............W..", "...................", 2)),
    ("statue_ring", swap("boards.toml", "  [0, 10],\n", "")),
    ("start_list", swap("boards.toml", "cell = [1, 13]", "cell = [1, 12]")),
    ("start_list", swap("boards.toml", "label = 4", "label = 5")),
    ("start_order", swap("boards.toml", "clockwise_index = 1", "clockwise_index = 7")),
    ("shape_mark", swap("tunnels.toml", "XAX\n.X.", "XAX\n.x.")),
    ("shape_size", swap("tunnels.toml", "XAX\n.X.", "XAX\n...")),
    ("shape_parts", swap("tunnels.toml", "XAX\n.X.", "XAX\n....X")),
    ("shape_anchor", swap("tunnels.toml", "XAX\n.X.", "XAX\n.A.")),
    ("shape_anchor", swap("great_halls.toml", "X.X\nX.X\nXAX", "X.X\nX.X\nXXX")),
    ("tile_count", swap("tunnels.toml", "count = 12", "count = 11")),
    ("tile_count", swap("great_halls.toml", "count = 6", "count = 5")),
    ("tunnel_size", swap("tunnels.toml", "size = 5", "size = 6")),
    ("hall_values", swap("great_halls.toml", "value_statue_on_altar = 9", "value_statue_on_altar = 3")),
    ("clans", swap("pedestals.toml", '[[pedestal]]\nclan = "ice"', '[[pedestal]]\nclan = "mud"')),
    ("pedestal_count", swap("pedestals.toml", "count = 6", "count = 7")),
    ("token_count", swap("pedestals.toml", "value = 4\ncount = 3", "value = 4\ncount = 4")),
    ("token_value", swap("pedestals.toml", "value = 4\n", "value = 0\n")),
    ("track", swap("pedestals.toml", "index = 14", "index = 15")),
    ("score_chart", swap("scoring.toml", "size = 5\n", "size = 4\n")),
    ("statue_values", swap("scoring.toml", 'tier = "brown"', 'tier = "gray"')),
    ("leftover_rates", swap("scoring.toml", "set_size = 3", "set_size = 4")),
    ("coronation", swap("scoring.toml", "tokens_two_players = [3]", "tokens_two_players = []")),
]


@pytest.mark.parametrize(("code", "change"), BROKEN, ids=[f"{n}-{code}" for n, (code, _) in enumerate(BROKEN)])
def test_content_that_cannot_be_played_is_refused_by_name(
    tmp_path: Path, code: str, change: Callable[[Path], None]
) -> None:
    shutil.copytree(HOUSE, tmp_path / "pack")
    assert read_mountain(tmp_path / "pack") == CONTENT
    change(tmp_path / "pack")
    with pytest.raises(ContentError) as refused:
        read_mountain(tmp_path / "pack")
    assert refused.value.code == code
    for lang in LANGUAGES:
        assert str(refused.value.facts["file"]) in refused.value.sentence(lang)


def test_a_missing_file_and_a_wrong_type_are_refused_by_the_core(tmp_path: Path) -> None:
    shutil.copytree(HOUSE, tmp_path / "pack")
    swap("scoring.toml", "set_size = 3", 'set_size = "three"')(tmp_path / "pack")
    with pytest.raises(ContentError) as refused:
        read_mountain(tmp_path / "pack")
    assert refused.value.code == "type"
    (tmp_path / "pack" / "boards.toml").unlink()
    with pytest.raises(ContentError) as missing:
        read_mountain(tmp_path / "pack")
    assert missing.value.code == "missing"


def test_every_code_has_its_sentence_in_every_language() -> None:
    """Also those that no test provokes: codes are read from the source."""
    keys = ["refusal-start_other_label", "refusal-start_label"]  # chosen by a condition in `gates`
    for module in MODULES:
        for node in ast.walk(ast.parse((HERE / f"{module}.py").read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("refuse", "_need"):
                code = node.args[-1] if any(isinstance(part, ast.Starred) for part in node.args) else node.args[1]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    kind = "content" if module == "box/content" else "position"
                    keys.append(f"{'refusal' if node.func.id == 'refuse' else kind}-{code.value}")
    assert len(set(keys)) > 80
    for key in keys:
        assert all(has(f"mountain_king-{key}", lang) for lang in LANGUAGES), key
