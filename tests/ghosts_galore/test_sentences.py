"""Sentences and pictures: all there in three languages, and readable without colour."""

from __future__ import annotations

import random
import re

import pytest

import underhall
from tests.ghosts_galore.table import any_step, before_the_secret, new, seated
from underhall.core import messages
from underhall.core.frozen import tag_of
from underhall.games.ghosts_galore import GAME
from underhall.games.ghosts_galore.board.tiles import TILE_IDS
from underhall.games.ghosts_galore.border.picture import _signs
from underhall.games.ghosts_galore.box.components import MONSTERS


@pytest.mark.parametrize("lang", messages.LANGUAGES)
def test_every_message_exists_in_every_language(lang: str) -> None:
    keys = {key for key in messages.keys("en") if key.startswith("ghosts_galore-")}
    assert {key for key in messages.keys(lang) if key.startswith("ghosts_galore-")} == keys
    for word in GAME.notation.words.values():
        assert f"ghosts_galore-move-{tag_of(word)}" in keys
    for category in GAME.categories:
        assert f"ghosts_galore-category-{category}" in keys
    for option in GAME.options:
        assert f"ghosts_galore-option-{option.name}" in keys


@pytest.mark.parametrize("lang", messages.LANGUAGES)
def test_a_whole_game_can_be_told_in_every_language(lang: str) -> None:
    for variant in ("standard", "expert"):
        match = underhall.new("ghosts_galore", players=3, seed="story", variant=variant)
        rng = random.Random(lang)
        while (decision := match.decision) is not None:
            assert messages.sentence(
                f"ghosts_galore-decision-{decision.kind}", decision.facts, lang, game="ghosts_galore"
            )
            for event in match.play(rng.choice(match.moves())):
                assert "{" not in match.sentence(event, lang)


@pytest.mark.parametrize("lang", messages.LANGUAGES)
def test_a_picture_can_be_drawn_of_every_position_for_every_seat(lang: str) -> None:
    rng = random.Random(1)
    state = new(3, variant="expert", first="random")
    while True:
        for seat in (0, 2, None):
            assert GAME.picture(state, seat, lang)
        if not state.agenda:
            break
        for _ in range(4):
            if state.agenda:
                any_step(state, rng)


@pytest.mark.parametrize("lang", messages.LANGUAGES)
def test_no_two_monsters_have_the_same_sign(lang: str) -> None:
    signs = _signs(lang)
    assert len(set(signs)) == len(MONSTERS)
    assert all(len(sign) == 2 for sign in signs)


def plain(text: str) -> str:
    return re.sub(r"\[[^\]]*\]", "", text)


def test_the_picture_shows_the_board_of_the_example() -> None:
    picture = plain(GAME.picture(before_the_secret(), 1, "en"))
    board = "\n".join(line[:50].rstrip() for line in picture.split("\n") if "|" in line or "+--" in line).split("\n")
    assert board[:19] == MARIA.strip("\n").split("\n")
    assert "curve_10" in picture
    assert "With the secret tile at best: 107" in picture


MARIA = """
   +-------------+-------------+-------------+
   |Sl We        |Ba Sk │      |Ba    │      |
   |             |      │      |      │      |
 p |─────────────|      │      |      └──────| p
   |        ◆1   |      │ ◆1   |        ◆3   |
   |             |      │      |             |
   +-------------+-------------+-------------+
   |Gh Gh        |│Go   │      |Ba Gh        |
   |Wi           |      │      |             |
 # |      ┌──────|──────┼──────|──────┐      | #
   |      │      |      │ ─We  |      │      |
   |      │      |      │      |      │      |
   +-------------+-------------+-------------+
   |Gh Sa │      |             |      │ └Wi  |
   |      │      |             |      │      |
 B |──────┘      |    r2c1     |──────╲──────| B
   |             |             |┐Dr   │      |
   |             |             |      │      |
   +-------------+-------------+-------------+
"""


def test_a_picture_shows_no_secret_of_another_seat() -> None:
    state = seated(2, secrets=("curve_01", "curve_02"))
    assert "curve_01" in GAME.picture(state, 0, "en")
    for watcher in (1, None):
        assert "curve_01" not in GAME.picture(state, watcher, "en")
    assert sum(tile in GAME.picture(state, None, "en") for tile in TILE_IDS) == 0
