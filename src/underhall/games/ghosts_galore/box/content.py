"""The component data of Ghosts Galore, read from TOML once at import and checked. Its shape is in `components`.

A folder is checked against the rulebook's counts and against itself; ContentError names the file and the wrong entry.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from underhall.core import content as files
from underhall.core.refusals import ContentError, nearest
from underhall.games.ghosts_galore.box.components import (
    BOARDS,
    CATEGORIES,
    CELLS,
    EDGES,
    GAME_ID,
    MONSTERS,
    MOST_DIAMOND_POINTS,
    MOST_MONSTERS,
    POSITIONS,
    ROUNDS,
    SIDES,
    SPARE_TILES,
    SPECIAL_DOORS,
    TILES,
    TRACKS,
    Bats,
    BoardsFile,
    Category,
    Content,
    Diamonds,
    DoorPair,
    Dragons,
    Ghosts,
    Golems,
    OtherRoutes,
    Satyrs,
    ScoringFile,
    SetupFile,
    Skeletons,
    Slimes,
    TilesFile,
    Werewolves,
    Wisps,
)

HOUSE: Final = Path(__file__).parent.parent / "content"


def load(folder: Path) -> Content:
    """The content of a folder, checked. ContentError names the file and the offending entry."""
    found = Content(
        tiles=files.read(folder, "tiles.toml", TilesFile),
        boards=files.read(folder, "boards.toml", BoardsFile),
        scoring=files.read(folder, "scoring.toml", ScoringFile),
        setup=files.read(folder, "setup.toml", SetupFile),
    )
    _check_tracks(found.tiles)
    _check_tiles(found.tiles)
    _check_totals(found.tiles)
    _check_boards(found.boards)
    _check_scoring(found.scoring, found.tiles)
    _check_setup(found.setup, found.scoring)
    return found


# Checks -----------------------------------------------------------------------------------------------------


def _check_tracks(file: TilesFile) -> None:
    _exactly("tiles.toml", "track_type", [track.id for track in file.track_type], TRACKS)
    _exactly("tiles.toml", "monster_type", [monster.id for monster in file.monster_type], MONSTERS)
    for track in file.track_type:
        _equal("tiles.toml", f"{track.id}.sections", len(track.sections), 2 if track.id in TRACKS[2:] else 1)
        _equal("tiles.toml", f"{track.id}.index", [s.index for s in track.sections], list(range(len(track.sections))))
        ends = [end for section in track.sections for end in section.ends]
        _once("tiles.toml", f"{track.id}.ends", ends)
        curves = 0
        for section in track.sections:
            first, second = (EDGES.index(end) for end in section.ends)
            bent = (first - second) % 2 == 1
            curves += bent
            _equal("tiles.toml", f"{track.id}.shape", section.shape, "curve" if bent else "straight")
        _equal("tiles.toml", f"{track.id}.curve_count", track.curve_count, curves)


def _check_tiles(file: TilesFile) -> None:
    _equal("tiles.toml", "tile", len(file.tile), TILES)
    _equal("tiles.toml", "meta.tile_count", file.meta.tile_count, TILES)
    _once("tiles.toml", "tile", [tile.id for tile in file.tile])
    _equal("tiles.toml", "number", [tile.number for tile in file.tile], list(range(1, TILES + 1)))
    sections = {track.id: len(track.sections) for track in file.track_type}
    for tile in file.tile:
        _known("tiles.toml", tile.id, tile.track, TRACKS)
        if not 1 <= len(tile.monsters) <= MOST_MONSTERS:
            _wrong("tiles.toml", f"{tile.id}.monsters", len(tile.monsters), f"1-{MOST_MONSTERS}")
        for monster in tile.monsters:
            _known("tiles.toml", tile.id, monster.type, MONSTERS)
            if not 0 <= monster.section < sections[tile.track]:
                _wrong("tiles.toml", f"{tile.id}.section", monster.section, f"0-{sections[tile.track] - 1}")
        for value in tile.diamonds:
            _known("tiles.toml", tile.id, str(value), map(str, file.diamond.values))
        if any(value < 1 for value in tile.diamonds) or sum(tile.diamonds) > MOST_DIAMOND_POINTS:
            _wrong("tiles.toml", f"{tile.id}.diamonds", sum(tile.diamonds), f"0-{MOST_DIAMOND_POINTS}")


def _check_totals(file: TilesFile) -> None:
    """The file's own totals are its author's proof-reading: they must agree with the tiles."""
    tracks = [tile.track for tile in file.tile]
    monsters = [monster.type for tile in file.tile for monster in tile.monsters]
    values = [value for tile in file.tile for value in tile.diamonds]
    for track in TRACKS:
        _equal("tiles.toml", f"track_totals.{track}", tracks.count(track), file.meta.track_totals.get(track))
    for monster in MONSTERS:
        _equal(
            "tiles.toml", f"monster_totals.{monster}", monsters.count(monster), file.meta.monster_totals.get(monster)
        )
    _equal("tiles.toml", "monster_totals.total", len(monsters), file.meta.monster_totals.get("total"))
    for value in file.diamond.values:
        said = file.meta.diamond_totals.get(f"value_{value}")
        _equal("tiles.toml", f"diamond_totals.value_{value}", values.count(value), said)
    _equal("tiles.toml", "diamond_totals.total", len(values), file.meta.diamond_totals.get("total"))


def _check_boards(file: BoardsFile) -> None:
    in_order = sorted(file.position, key=lambda position: position.clockwise)
    _equal("boards.toml", "position", [position.id for position in in_order], list(POSITIONS))
    for position in file.position:
        _known("boards.toml", position.id, position.cell, CELLS)
        row, column = int(position.cell[1]), int(position.cell[3])
        along = column if position.edge in "ns" else row
        outer = {"n": row == 0, "e": column == 2, "s": row == 2, "w": column == 0}[position.edge]
        if not outer or position.id != f"{position.edge}{along}":
            _wrong("boards.toml", position.id, f"{position.cell} {position.edge}", position.id)
    _exactly("boards.toml", "door_kind", [kind.id for kind in file.door_kind], ("bone", "tooth", "plain"))
    _equal("boards.toml", "board", len(file.board), BOARDS)
    _once("boards.toml", "board", [board.id for board in file.board])
    for board in file.board:
        _equal("boards.toml", f"{board.id}.side", [side.letter for side in board.side], list(SIDES))
        for side in board.side:
            _equal("boards.toml", f"{board.id}.side", side.id, f"{board.id}_{side.letter}")
            places = [door.pos for door in side.doors] + list(side.walls)
            for place in places:
                _known("boards.toml", side.id, place, POSITIONS)
            _once("boards.toml", side.id, places)
            _equal("boards.toml", f"{side.id}: doors + walls", len(places), len(POSITIONS))
            for kind in ("bone", "tooth"):
                count = sum(1 for door in side.doors if door.kind == kind)
                _equal("boards.toml", f"{side.id}: {kind}", count, SPECIAL_DOORS)


def _check_scoring(file: ScoringFile, tiles: TilesFile) -> None:
    in_order = sorted(file.category, key=lambda category: category.order)
    _equal("scoring.toml", "category", [category.id for category in in_order], list(CATEGORIES))
    kinds = {category.id: category for category in file.category}
    expected: tuple[type[Category], ...] = (Dragons, Ghosts, Golems, Satyrs, Skeletons, Slimes, Bats, Werewolves)
    expected += (Wisps, Diamonds, DoorPair, DoorPair, OtherRoutes)
    for name, kind in zip(CATEGORIES, expected, strict=True):
        if not isinstance(kinds[name], kind):
            _wrong("scoring.toml", f"{name}.method", _method(type(kinds[name])), _method(kind))
    for name, door in (("bone_doors", "bone"), ("tooth_doors", "tooth")):
        pair = kinds[name]
        assert isinstance(pair, DoorPair)
        _equal("scoring.toml", f"{name}.door_kind", pair.door_kind, door)
    slimes, wisps = kinds["slimes"], kinds["will_o_wisps"]
    assert isinstance(slimes, Slimes)
    assert isinstance(wisps, Wisps)
    for track in tiles.track_type:
        said = slimes.curves_per_track.get(track.id)
        _equal("scoring.toml", f"slimes.curves_per_track.{track.id}", said, track.curve_count)
    following = 1
    for number, rate in enumerate(wisps.rates):
        _equal("scoring.toml", "will_o_wisps.rates.from", rate.first, following)
        if (rate.last is None) != (number == len(wisps.rates) - 1) or (
            rate.last is not None and rate.last < rate.first
        ):
            _wrong("scoring.toml", "will_o_wisps.rates.to", str(rate.last), f">= {rate.first}")
        following = (rate.last or 0) + 1
    for name in ("dragons", "golems"):
        table = kinds[name]
        assert isinstance(table, Dragons | Golems)
        if not table.table:
            _wrong("scoring.toml", f"{name}.table", 0, ">= 1")


def _check_setup(file: SetupFile, scoring: ScoringFile) -> None:
    _equal("setup.toml", "game.id", file.game.id, GAME_ID)
    _equal("setup.toml", "game.rounds", file.game.rounds, ROUNDS)
    _equal("setup.toml", "game.piles", file.game.piles, ROUNDS)
    counts = list(range(file.game.players_min, file.game.players_max + 1))
    _equal("setup.toml", "game.players", counts, [2, 3, 4, 5])
    _equal("setup.toml", "player_count", [row.players for row in file.player_count], counts)
    (wolves,) = (category for category in scoring.category if isinstance(category, Werewolves))
    for row in file.player_count:
        where = f"player_count {row.players}"
        _equal("setup.toml", f"{where}: pile_size", row.pile_size, row.players + SPARE_TILES)
        _equal("setup.toml", f"{where}: leftovers", row.leftovers, TILES - row.players - ROUNDS * row.pile_size)
        bonus = wolves.bonus_by_players.get(str(row.players))
        _equal("setup.toml", f"{where}: werewolf_bonus", row.werewolf_bonus, bonus)
    components = {component.id: component.count for component in file.component}
    _equal("setup.toml", "component.track_tile", components.get("track_tile"), TILES)
    _equal("setup.toml", "component.board", components.get("board"), BOARDS)
    draws = {variant.id: (variant.secret_draw, variant.secret_keep) for variant in file.variant}
    _equal("setup.toml", "variant.standard", draws.get("standard"), (1, 1))
    _equal("setup.toml", "variant.expert", draws.get("expert"), (2, 1))


def _method(kind: type[Category]) -> str:
    return str(kind.__struct_config__.tag)


def _known(file: str, where: str, word: str, known: Iterable[str]) -> None:
    words = list(known)
    if word not in words:
        near = nearest(word, words)
        code = "unknown_near" if near else "unknown"
        raise ContentError(code, game=GAME_ID, file=file, where=where, word=word, near=near, known=tuple(words))


def _once(file: str, where: str, words: Sequence[str]) -> None:
    for number, word in enumerate(words):
        if word in words[:number]:
            raise ContentError("twice", game=GAME_ID, file=file, where=where, word=word)


def _exactly(file: str, where: str, words: Sequence[str], needed: Sequence[str]) -> None:
    for word in words:
        _known(file, where, word, needed)
    _once(file, where, words)
    for word in needed:
        if word not in words:
            raise ContentError("lacks", game=GAME_ID, file=file, where=where, word=word)


def _equal(file: str, where: str, have: object, need: object) -> None:
    if have != need:
        _wrong(file, where, _text(have), _text(need))


def _wrong(file: str, where: str, have: int | str, need: int | str) -> None:
    raise ContentError("value", game=GAME_ID, file=file, where=where, have=str(have), need=str(need))


def _text(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


CONTENT: Final = load(files.folder(GAME_ID, HOUSE))
"""The content in use. Catalogues of the other modules are built from it at import."""
EDITION: Final = files.edition(GAME_ID, HOUSE, "house-1")
