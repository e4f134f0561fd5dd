"""The cards against the component list of the box, and content packs that do not fit."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from underhall.core import ContentError
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.box.cards import BOX, CARDS, COLOURS, LEVEL, SPELLS, TROLLS, WORKSHOPS, starting_card
from underhall.games.mountain_king.box.content import HOUSE


def test_the_box_holds_what_the_component_list_says() -> None:
    assert Counter(LEVEL[:TROLLS]) == {1: 21, 2: 17, 3: 17}
    assert len(CARDS) - TROLLS == 30
    assert len(SPELLS) == len({type(spell.effect) for spell in SPELLS}) == 17
    assert len(WORKSHOPS) == 11
    assert all(workshop.copies == 2 for workshop in WORKSHOPS)
    assert sum(BOX) == 225


def test_every_colour_owns_six_starting_trolls() -> None:
    for seat, colour in enumerate(COLOURS):
        mine = [CARDS[starting_card(seat, kind)] for kind in range(6)]
        assert {card.colour for card in mine} == {colour}
        assert all(card.level == 0 and len(card.symbols) == 1 and sum(card.once) for card in mine)


def test_clan_carts_are_on_trolls_of_their_clan_only() -> None:
    for card in CARDS[:TROLLS]:
        clans = {symbol - 7 for symbol, _ in card.symbols if symbol >= 7}
        assert clans <= {{"fire": 0, "ice": 1, "moon": 2}.get(card.clan, -1)}


def test_house_content_passes_its_own_check() -> None:
    GAME.check_content(HOUSE)


def _edit(file: str, old: str, new: str) -> Callable[[Path], None]:
    def edit(folder: Path) -> None:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")

    return edit


@pytest.mark.parametrize(
    "edit",
    [
        _edit("trolls.toml", 'symbols = ["iron", "heartstone"]', 'symbols = ["iron", "gold"]'),
        _edit("trolls.toml", "level = 1", "level = 4"),
        _edit("trolls.toml", 'id = "mud_1_clay_breaker"', 'id = "mud_1_bog_prospector"'),
        _edit("starting_trolls.toml", "one_time = { stone = 3 }", "one_time = { gold = 3 }"),
        _edit("spells.toml", 'op = "gain_one_of"', 'op = "win"'),
        _edit("spells.toml", "{ stone = 3 }", "{ gold = 3 }"),
        _edit("spells.toml", "per_troll = 1", "per_troll = 2"),
        _edit("spells.toml", "activates = false", "activates = true"),
        _edit("spells.toml", "runes_to_disintegrate = 3", "runes_to_disintegrate = 4"),
        _edit("workshops.toml", "copies = 2", "copies = 3"),
        _edit("workshops.toml", "gain = { cart = 1 }", "gain = { gold = 1 }"),
        _edit("components.toml", 'id = "rune"', 'id = "ruin"'),
        lambda folder: (folder / "workshops.toml").unlink(),
    ],
)
def test_content_that_could_not_be_played_is_refused_with_a_sentence(
    edit: Callable[[Path], None], tmp_path: Path
) -> None:
    folder = tmp_path / "mountain_king"
    shutil.copytree(HOUSE, folder)
    edit(folder)
    with pytest.raises(ContentError) as problem:
        GAME.check_content(folder)
    assert all(problem.value.sentence(lang) for lang in ("en", "es", "pl"))
