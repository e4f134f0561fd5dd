"""Display names of everything that appears in messages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from underhall.core import messages
from underhall.games.mountain_king.board.boards import BOARDS
from underhall.games.mountain_king.board.placements import Orientation
from underhall.games.mountain_king.box import cards
from underhall.games.mountain_king.box.content import CONTENT
from underhall.games.mountain_king.moves import PLACES, SLOTS, TOKENS

_ROWS = "bmt"  # of the horde, as its places are written


@cache
def names(lang: str) -> Mapping[str, str]:
    """Everything that has a printed name, places of the horde and of a pyramid, tokens and placements."""
    found = {id: printed[lang] for id, printed in cards.NAMES.items()}
    found |= {side.id: side.name[lang] for side in CONTENT.boards}
    found |= {tile.id: tile.name[lang] for tile in CONTENT.tunnels}
    found |= {hall.id: hall.name[lang] for hall in CONTENT.halls}
    for place in PLACES:
        found[place] = _where("place", _ROWS.index(place[0]), int(place[1]), lang)
    for slot in SLOTS:
        row, _, index = slot.partition(".")
        found[slot] = _where("slot", int(row), int(index), lang)
    storage = found.get("storage", "storage")
    for token in TOKENS:
        symbol, _, where = token.partition("@")
        found[token] = f"{found[symbol]} ({storage if where == 'storage' else found[where]})"
    return _Names(found)


class _Names(Mapping[str, str]):
    """Names by id. There are thousands of placements, so they are named when someone asks, and not listed; nor are
    start points, which the page names by where they are. Placements to choose from are told apart by shape and cell."""

    def __init__(self, listed: dict[str, str]) -> None:
        self._listed = listed
        self._ways = dict(_ways(listed))
        self._starts = {
            start.id: f"{start.sign} ({board.grid.name(start.cell)})" for board in BOARDS for start in board.starts
        }

    def __getitem__(self, id: str) -> str:
        if id.startswith(messages.CHOICE):
            way, _, corner = id.removeprefix(messages.CHOICE).rpartition(":")
            return f"{self._ways[way]} ({corner})"
        for names in (self._listed, self._starts, self._ways):
            if id in names:
                return names[id]
        way = id.rpartition(":")[0]
        if way not in self._ways:
            raise KeyError(id)
        return self._listed[way.partition(":")[0]]  # where and how it lies is seen on the board

    def __iter__(self) -> Iterator[str]:
        return iter(self._listed)

    def __len__(self) -> int:
        return len(self._listed)


def _where(kind: str, row: int, index: int, lang: str) -> str:
    return messages.sentence(f"mountain_king-{kind}", {"row": row, "number": index + 1}, lang)


def _ways(named: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Each way to turn a tile, drawn: the same on both sides of the board."""
    for table in (BOARDS[0].tunnels, BOARDS[0].halls):
        for way in table.orientations:
            shape = table.shapes[way.shape]
            yield f"{shape}:{way.index}", f"{named[shape]} {_drawn(way)}"


def _drawn(way: Orientation) -> str:
    """A turned tile in signs, row by row: `◆■/■·` is a corner of three with its anchor at the top left."""
    rows, cols = (1 + max(place[axis] for place in way.places) for axis in (0, 1))
    signs = {place: "◆" if place == way.anchor else "■" for place in way.places}
    return "/".join("".join(signs.get((row, col), "·") for col in range(cols)) for row in range(rows))
