"""A space that cannot be used says why, and a cost that cannot be paid names all that is short."""

from __future__ import annotations

import pytest

from tests.caverna.home.farms import farm
from tests.caverna.scenes import ALL_CARDS, scene
from underhall.core import Refusal
from underhall.core.messages import LANGUAGES
from underhall.games.caverna.board.homeboard import Home
from underhall.games.caverna.game import GAME
from underhall.games.caverna.moves import Place
from underhall.games.caverna.spaces import SPACES


def _useless(players: int, home: Home, weapon: int = 0) -> dict[str, Refusal]:
    """The spaces of the last round on which a dwarf could do nothing, with what is said of them."""
    state = scene(players, home, stock={}, number=12, cards=tuple(ALL_CARDS.values())).state
    refusals = {space.id: GAME.why_not(state, 0, Place(weapon, space.id)) for space in SPACES}
    return {id: refusal for id, refusal in refusals.items() if refusal and refusal.code == "nothing_to_do_there"}


@pytest.mark.rule("caverna:R-20", "caverna:R-21")
@pytest.mark.parametrize("players", [3, 5, 7])
@pytest.mark.parametrize("weapon", [0, 14])
def test_every_useless_space_says_why_in_every_language(players: int, weapon: int) -> None:
    useless = _useless(players, farm(weapons=(weapon, weapon)), weapon)
    assert len(useless) > 3
    for space, refusal in useless.items():
        assert refusal.reasons, space
        for lang in LANGUAGES:
            assert len(refusal.sentence(lang)) > len(refusal.reasons[0].sentence(lang)) + 10


def test_the_cause_is_named() -> None:
    causes = {space: {why.code for why in refusal.reasons} for space, refusal in _useless(3, farm()).items()}
    assert causes["family_life"] == {"no_bed", "nothing_to_sow"}
    assert causes["logging"] == {"nothing_lies_there", "unarmed"}
    assert causes["ore_trading"] == {"short"}
    assert causes["ruby_mine_construction"] == {"no_place_for"}


@pytest.mark.rule("caverna:R-27")
def test_all_that_is_short_is_named() -> None:
    reason = _useless(3, farm({"c4r3": "meadow"}, wood=1))["sheep_farming"].reasons[0]
    assert reason.sentence() == "Small pasture costs 2 × Wood. You lack 1 × Wood."
