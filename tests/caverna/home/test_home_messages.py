"""Every refusal of the home board has its sentence in every language, and every sentence is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.caverna.home.farms import farm, grown_homes
from underhall.core import messages
from underhall.core.messages import LANGUAGES
from underhall.core.refusals import Refusal
from underhall.games import caverna as package
from underhall.games.caverna.board import tiles
from underhall.games.caverna.board.breeding import why_not_breed
from underhall.games.caverna.board.feeding import why_not_spare
from underhall.games.caverna.board.fields import why_not_sow
from underhall.games.caverna.board.furnishing import (
    why_not_choose,
    why_not_furnish_square,
    why_not_grow,
    why_not_payment,
)
from underhall.games.caverna.board.squares import CELLS, PAIRS, cell_of
from underhall.games.caverna.box.catalogue import TILE
from underhall.games.caverna.box.goods import bundle

HOME = (
    "board/animals",
    "board/breeding",
    "board/feeding",
    "board/fields",
    "board/furnishing",
    "board/scoring",
    "board/squares",
    "board/tiles",
    "border/home_positions",
    "box/content",
)
CODES = {
    "refusal": re.compile(r'refuse\([^,]+,\s*"([a-z_]+)"'),
    "position": re.compile(r'_impossible\(\s*"([a-z_]+)"'),
}


def codes_in_use(kind: str) -> set[str]:
    folder = Path(str(package.__file__)).parent
    return {code for module in HOME for code in CODES[kind].findall((folder / f"{module}.py").read_text("utf-8"))}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["refusal", "position"])
def test_every_code_has_a_sentence(kind: str, lang: str) -> None:
    codes = codes_in_use(kind)
    assert len(codes) > 15
    assert [code for code in sorted(codes) if not messages.has(f"caverna-{kind}-{code}", lang)] == []


def refusals() -> list[Refusal]:
    """As many different refusals as random homes give, and a few that need a special one."""
    found: dict[str, Refusal] = {}

    def keep(refusal: Refusal | None) -> None:
        if refusal is not None:
            found.setdefault(refusal.code, refusal)

    for home in grown_homes(3):
        for tile in tiles.TWIN_TILES:
            for first, second in PAIRS:
                if first >= 0:
                    keep(tiles.why_not_twin(home, tile, first, second))
        for cell in CELLS.values():
            keep(tiles.why_not_single(home, "field", cell))
            keep(tiles.why_not_stable(home, cell))
            keep(tiles.why_not_small_pasture(home, cell))
            keep(tiles.why_not_ruby_mine(home, "tunnel", cell))
            keep(why_not_furnish_square(home, TILE["dwelling"], cell))
        keep(tiles.why_not_twin(home, "meadow_field", cell_of("c1r1"), cell_of("c5r1")))
        keep(why_not_grow(home))
    office = farm({"c4r3": "office_room", "c5r4": "cavern"})
    keep(tiles.why_not_twin(farm(), "cavern_tunnel", cell_of("c5r4"), cell_of("c5r5")))
    keep(tiles.why_not_twin(office, "cavern_tunnel", cell_of("c5r5"), cell_of("c6r5")))
    keep(why_not_grow(farm(weapons=[0] * 6)))
    keep(why_not_breed(farm(sheep=1), ("sheep",)))
    keep(why_not_breed(farm(sheep=2), ("sheep",)))
    keep(why_not_breed(farm(), ("dog",)))
    keep(why_not_breed(farm(), ("sheep", "cattle"), 1))
    keep(why_not_sow(farm(), 0, 0, 2, 2))
    keep(why_not_sow(farm(), 3, 0, 2, 2))
    keep(why_not_sow(farm(), 1, 0, 2, 2))
    keep(why_not_sow(farm({"c3r4": "field"}), 1, 0, 2, 2))
    keep(why_not_spare(farm(), bundle({"wood": 1})))
    keep(why_not_spare(farm({"c4r3": "working_cave"}), bundle({"wood": 1})))
    keep(why_not_spare(farm({"c4r3": "working_cave"}), bundle({"gold": 1})))
    keep(why_not_choose(farm({"c4r3": "trader"}), TILE["dwelling"]))
    keep(why_not_payment(farm(), TILE["dwelling"], bundle({"wood": 1})))
    keep(why_not_payment(farm(), TILE["trader"], bundle({"wood": 1})))
    keep(why_not_furnish_square(farm({"c4r3": "trader"}), TILE["spare_part_storage"], cell_of("c5r5")))
    work = farm({"c4r3": "work_room", "c5r3": "tunnel"})
    keep(why_not_furnish_square(work, TILE["work_room"], cell_of("c5r3")))
    keep(why_not_furnish_square(farm({"c5r3": "tunnel"}), TILE["dwelling"], cell_of("c5r3")))
    return list(found.values())


def test_every_refusal_can_be_put_into_words_and_cites_a_ruling() -> None:
    seen = refusals()
    assert {refusal.code for refusal in seen} == codes_in_use("refusal")
    for refusal in seen:
        assert re.fullmatch(r"caverna:R-\d+", refusal.ruling)
        for lang in LANGUAGES:
            assert refusal.sentence(lang)
