"""Display names of all that appears in messages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from underhall.games.mountain_king.board.boards import BOARDS
from underhall.games.mountain_king.board.placements import Orientation
from underhall.games.mountain_king.box import cards
from underhall.games.mountain_king.box.content import CONTENT
from underhall.games.mountain_king.moves import TOKENS


@cache
def names(lang: str) -> Mapping[str, str]:
    """Everything that has a printed name, and tokens and placements by what they are made of."""
    found = {id: printed[lang] for id, printed in cards.NAMES.items()}
    found |= {side.id: side.name[lang] for side in CONTENT.boards}
    found |= {tile.id: tile.name[lang] for tile in CONTENT.tunnels}
    found |= {hall.id: hall.name[lang] for hall in CONTENT.halls}
    storage = found.get("storage", "storage")
    for token in TOKENS:
        symbol, place = token.split("@")
        found[token] = f"{found[symbol]} ({storage if place == 'storage' else place})"
    for board in BOARDS:
        found |= {start.id: f"{start.sign} ({board.grid.name(start.cell)})" for start in board.starts}
        for table in (board.tunnels, board.halls):
            for way in table.orientations:
                shape = table.shapes[way.shape]
                found[f"{shape}:{way.index}"] = f"{found[shape]} {_drawn(way)}"
            for id in filter(None, table.ids):
                turned, _, corner = id.rpartition(":")
                found[id] = f"{found[turned]} ({corner})"
    return found


def _drawn(way: Orientation) -> str:
    """A turned tile in signs, row by row: `◆■/■·` is a corner of three with its anchor at the top left."""
    rows, cols = (1 + max(place[axis] for place in way.places) for axis in (0, 1))
    signs = {place: "◆" if place == way.anchor else "■" for place in way.places}
    return "/".join("".join(signs.get((row, col), "·") for col in range(cols)) for row in range(rows))
