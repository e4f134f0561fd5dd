"""Content packs: what is read from where, and one sentence for each way in which a file can be wrong."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from underhall.core import ContentError, content


class Stone(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    weight: int


class Stones(msgspec.Struct, forbid_unknown_fields=True):
    stone: list[Stone]


GOOD = '[[stone]]\nid = "flint"\nweight = 3\n'


def test_a_file_is_read_as_a_typed_value(tmp_path: Path) -> None:
    (tmp_path / "stones.toml").write_text(GOOD, encoding="utf-8")
    assert content.read(tmp_path, "stones.toml", Stones) == Stones([Stone("flint", 3)])


@pytest.mark.parametrize(
    ("text", "code", "part"),
    [
        (None, "missing", "stones.toml"),
        ("[[stone", "syntax", "stones.toml"),
        (b"\xff\xfe", "syntax", "stones.toml"),
        (GOOD.replace("3", "9" * 5000), "syntax", "stones.toml"),
        (f"stone = {'[' * 5000}", "syntax", "stones.toml"),
        (GOOD.replace("3", '"three"'), "type", "$.stone[0].weight"),
        (GOOD.replace("weight", "wieght"), "type", "wieght"),
        (GOOD.replace("stone", "rock"), "type", "rock"),
        ("", "type", "stone"),
        (GOOD + 'name = { en = "Flint", es = "" }\n', "no_name", "flint"),
    ],
)
def test_a_wrong_file_is_refused_with_the_place_in_it(
    tmp_path: Path, text: str | bytes | None, code: str, part: str
) -> None:
    if text is not None:
        (tmp_path / "stones.toml").write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(ContentError) as refused:
        content.read(tmp_path, "stones.toml", Stones)
    assert refused.value.code == code
    assert part in str(refused.value)
    assert all(refused.value.sentence(lang) for lang in ("en", "es", "pl"))


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "stones.toml").mkdir()
    with pytest.raises(ContentError, match=r"The file stones\.toml cannot be read: Is a directory"):
        content.read(tmp_path, "stones.toml", Stones)


def test_a_pack_whose_name_is_too_long_is_no_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content, "pack", tmp_path / ("x" * 300))
    assert content.folder("pebbles", tmp_path) == tmp_path


def test_a_pack_replaces_the_games_that_it_has_and_names_its_edition(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, pack = tmp_path / "house", tmp_path / "pack"
    (pack / "pebbles").mkdir(parents=True)
    house.mkdir()
    (pack / "pebbles" / "stones.toml").write_text(GOOD, encoding="utf-8")
    assert content.folder("pebbles", house) == house
    assert content.edition("pebbles", house) == "house-1"
    monkeypatch.setattr(content, "pack", pack)
    assert content.folder("pebbles", house) == pack / "pebbles"
    assert content.folder("chess", house) == house
    first = content.edition("pebbles", house)
    assert first.startswith("pack-")
    (pack / "pebbles" / "stones.toml").write_text("# a remark\n" + GOOD, encoding="utf-8")
    assert content.edition("pebbles", house) == first
    (pack / "pebbles" / "stones.toml").write_text(GOOD.replace("3", "4"), encoding="utf-8")
    assert content.edition("pebbles", house) != first
