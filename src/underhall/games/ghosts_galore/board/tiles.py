"""The 78 track tiles: their tracks, what is drawn on them, and how they turn.

In the state a tile is its index (0-77) in the catalogue, and a laid tile is a code, `tile * 4 + rotation`; in
notation, views and positions it is its id.
"""

from __future__ import annotations

from typing import Final

import msgspec

from underhall.games.ghosts_galore.box import components
from underhall.games.ghosts_galore.box.components import EDGES, MONSTERS, TILES
from underhall.games.ghosts_galore.box.content import CONTENT

Tile = int
Code = int  # tile * 4 + rotation
NONE: Final = -1


class TileFace(msgspec.Struct, frozen=True):
    """What is printed on a tile."""

    id: str
    track: str
    ends: tuple[tuple[int, int], ...]
    """For each section the two edges it joins at rotation 0, as indices n 0, e 1, s 2, w 3 (R-1)."""
    monsters: tuple[tuple[int, ...], ...]
    """For each section the kinds of the monsters bound to it (R-13)."""
    diamonds: tuple[int, ...]
    curves: int

    def ends_at(self, rotation: int) -> tuple[tuple[int, int], ...]:
        """The edges that each section joins after `rotation` clockwise quarter turns (R-12)."""
        return tuple(((first + rotation) % 4, (second + rotation) % 4) for first, second in self.ends)


def _face(tile: components.Tile) -> TileFace:
    (track,) = (track for track in CONTENT.tiles.track_type if track.id == tile.track)
    return TileFace(
        id=tile.id,
        track=tile.track,
        ends=tuple((EDGES.index(section.ends[0]), EDGES.index(section.ends[1])) for section in track.sections),
        monsters=tuple(
            tuple(MONSTERS.index(monster.type) for monster in tile.monsters if monster.section == section.index)
            for section in track.sections
        ),
        diamonds=tile.diamonds,
        curves=track.curve_count,
    )


FACES: Final = tuple(_face(tile) for tile in CONTENT.tiles.tile)
TILE_IDS: Final = tuple(face.id for face in FACES)
TILE_INDEX: Final = {tile: index for index, tile in enumerate(TILE_IDS)}
ENDS: Final = tuple(face.ends_at(rotation) for face in FACES for rotation in range(4))
"""For each code the edges that its sections join."""
ALL_TILES: Final = tuple(range(TILES))


def written(code: Code) -> str:
    """A laid tile as text: `curve_01@1`."""
    return f"{TILE_IDS[code >> 2]}@{code & 3}"
