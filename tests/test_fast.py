"""Compiled engines: what runs is what is said to run, and the sources say nothing of it."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import underhall
from fast.frozen import ones
from fast.modules import hot
from fast.rewriting import rewrite, with_ones
from underhall.core import COMPILED

ROOT = Path(__file__).resolve().parent.parent
HOT = [".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in hot(ROOT / "src" / "underhall")]

MODULE = '''"""Words."""

from __future__ import annotations

from underhall.core.notation import Move


class Take(Move, frozen=True, gc=False, tag="take"):
    """Take a tile."""

    tile: str
    turned: int = 0
    moment = None
'''


@pytest.mark.parametrize("name", HOT)
def test_all_hot_modules_are_of_one_make(name: str) -> None:
    file = str(import_module(name).__file__)
    assert file.endswith(tuple(EXTENSION_SUFFIXES)) == COMPILED
    assert file.endswith(".py") != COMPILED


def test_every_game_has_hot_modules() -> None:
    assert {name.split(".")[2] for name in HOT if ".games." in name} == set(underhall.all_games())


def test_nothing_compiled_lies_in_the_sources() -> None:
    suffixes = (".so", ".pyd")
    assert [str(path) for path in (ROOT / "src").rglob("*") if path.suffix in suffixes] == []


def test_without_a_compiler_the_engines_stay_as_they_are() -> None:
    # Another make, if one runs these tests, would have this one say where it works.
    alone = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    command = ["make", "fast", "CC=no-such-compiler"]
    told = subprocess.run(command, cwd=ROOT, env=alone, capture_output=True, text=True, check=True)
    assert told.stdout == (
        "There is no C compiler here (no-such-compiler): the engines stay in pure Python, which needs none.\n"
    )


def test_words_are_written_out_for_the_compiler(tmp_path: Path) -> None:
    path = tmp_path / "words.py"
    path.write_text(MODULE, encoding="utf-8")
    rewrite(tmp_path, [path])
    written = path.read_text(encoding="utf-8")
    assert "class Take(Move):" in written
    assert "tag: typing.ClassVar[str] = 'take'" in written
    assert "def __init__(self, tile: str, turned: int = 0) -> None:" in written
    assert "moment: typing.ClassVar = None" in written
    compile(written, str(path), "exec")


def test_ones_are_counted_without_a_method() -> None:
    source = "found = (one | two).bit_count() + masks[one.bit_count()].bit_count()\n"
    assert with_ones(source) == "found = _ones((one | two)) + _ones(masks[_ones(one)])\n"
    for width in (*range(70), 200):
        for mask in (1 << width, (1 << width) - 1, 0x5A5A5A5A5A5A5A5A5A5A & (1 << width) - 1, -(1 << width)):
            assert ones(mask) == mask.bit_count()


def test_a_word_of_any_make_is_frozen_and_equal_by_its_fields() -> None:
    """Run in a process of its own: the first import makes the class."""
    code = """
import copy, pickle
from underhall.core import Move, Notation
from underhall.games.ghosts_galore.moves import PlaceTile
class Take(Move, frozen=True, gc=False, tag="take"):
    tile: str
    turned: int = 0
assert Take("a") == Take("a", 0) == Take(tile="a", turned=0) != Take("b") and hash(Take("a")) == hash(Take("a"))
assert repr(Take("a")) == "Take(tile='a', turned=0)" and str(Take("a")) == "take a 0"
assert Notation[Move](Take).parse("take a 3") == Take("a", 3)
for word in (Take("a"), PlaceTile("r1c1", 2)):
    assert copy.deepcopy(word) == word
    for change in (lambda: setattr(word, "turned", 1), lambda: setattr(word, "new", 1), lambda: delattr(word, "tile")):
        try:
            change()
        except AttributeError:
            continue
        raise AssertionError(word)
assert pickle.loads(pickle.dumps(PlaceTile("r1c1", 2))) == PlaceTile("r1c1", 2)
for wrong in (lambda: Take(), lambda: Take("a", 1, 2), lambda: Take("a", colour=1), lambda: PlaceTile("r1c1")):
    try:
        wrong()
    except TypeError:
        continue
    raise AssertionError("made of the wrong fields")
"""
    subprocess.run([sys.executable, "-c", code], check=True)
