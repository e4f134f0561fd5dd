"""Every code in the source of the game has its sentence, in every language, and no sentence is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from underhall.core import messages
from underhall.core.frozen import tag_of
from underhall.core.messages import LANGUAGES
from underhall.games import caverna
from underhall.games.caverna.game import GAME
from underhall.games.caverna.moves import ALL

SOURCE = "\n".join(file.read_text(encoding="utf-8") for file in sorted(Path(caverna.__file__).parent.rglob("*.py")))
CODES = {
    "refusal": [
        *re.findall(r'refuse\([^,]+,\s*"([a-z_]+)"', SOURCE),
        *("weapon_on_expedition", "no_such_weapon"),
    ],
    "event": re.findall(r'Event\("([a-z_]+)"', SOURCE),
    "position": re.findall(r'_impossible\("([a-z_]+)"', SOURCE),
    "picture": re.findall(r"text\([\"']([a-z_]+)[\"']", SOURCE),
}


@pytest.mark.parametrize("kind", CODES)
def test_every_code_of_the_source_has_a_sentence(kind: str) -> None:
    assert len(set(CODES[kind])) > 10
    for lang in LANGUAGES:
        missing = [code for code in CODES[kind] if not messages.has(f"caverna-{kind}-{code}", lang)]
        assert not missing, lang


def test_every_move_decision_category_and_option_has_a_sentence() -> None:
    keys = [f"caverna-move-{tag_of(word)}" for word in ALL]
    keys += [f"caverna-category-{category}" for category in GAME.categories]
    keys += [f"caverna-option-{option.name}" for option in GAME.options]
    for lang in LANGUAGES:
        assert [key for key in keys if not messages.has(key, lang)] == []


def test_the_three_languages_have_the_same_messages() -> None:
    first, *others = ({key for key in messages.keys(lang) if key.startswith("caverna-")} for lang in LANGUAGES)
    assert all(other == first for other in others)


def test_events_and_pictures_have_no_sentence_too_many() -> None:
    for kind in ("event", "picture"):
        told = {
            key.removeprefix(f"caverna-{kind}-") for key in messages.keys("en") if key.startswith(f"caverna-{kind}-")
        }
        assert told == set(CODES[kind])


def test_components_have_names_in_every_language() -> None:
    for lang in LANGUAGES:
        names = GAME.names(lang)
        for component in ("wood", "logging", "dwelling", "loot_breed", "food_from_grain", "trader_set", "2wood+1stone"):
            assert names[component] != component
