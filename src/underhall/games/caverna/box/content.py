"""The component data of Caverna, read from TOML once at import and checked. Its shape is in `components`.

Bundles of goods become `goods.Bundle` on the way, so that action leaves, effects and conversions are plain hashable
values. Every check raises ContentError with the file and the thing that is wrong; the counts are those of the box.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from underhall.core import content, grammar
from underhall.core.messages import Fact
from underhall.core.refusals import ContentError, nearest
from underhall.games.caverna.box import goods
from underhall.games.caverna.box.action_nodes import (
    CONNECTORS,
    REPEAT,
    Expression,
    Furnish,
    LeafNode,
    PlaceSingleTile,
    PlaceTwinTile,
    leaves,
)
from underhall.games.caverna.box.components import (
    Actions,
    Content,
    Conversions,
    Furnishings,
    LootList,
    Rounds,
    Scoring,
    SetupData,
)
from underhall.games.caverna.box.effect_kinds import (
    CONDITIONS,
    COUNTED,
    AnimalRoom,
    AnimalsOnEmptyFields,
    BonusIf,
    BonusPer,
    BonusTable,
    Conversion,
    GainGoodsPer,
    MutualOverbuild,
    RelaxConnector,
    TwinTileOverhang,
)
from underhall.games.caverna.box.home_components import HomeBoard, Resources

HOUSE: Final = Path(__file__).parent.parent / "content"
PLAYERS: Final = (1, 2, 3, 4, 5, 6, 7)

FURNISHING_COUNT: Final = 48
INTRO_COUNT: Final = 27
LOOT_COUNT: Final = 23
SQUARE_COUNT: Final = 24

T = TypeVar("T")

# The keys under which the files write a bundle of goods as a table.
_BUNDLES: Final = frozenset(
    ("goods", "animals", "pay", "get", "gain", "cost", "empty", "nonempty", "clear_prevention_cost", "gold_prices")
)


def load(place: Path) -> Content:
    """The content of a folder. ContentError names the file and what is wrong in it."""
    loaded = Content(
        resources=_read(place, "resources.toml", Resources),
        homeboard=_read(place, "homeboard.toml", HomeBoard),
        setup=_read(place, "setup.toml", SetupData),
        rounds=_read(place, "rounds.toml", Rounds),
        furnishings=_read(place, "furnishings.toml", Furnishings),
        actions=_read(place, "actions.toml", Actions),
        loot=_read(place, "loot.toml", LootList),
        conversions=_read(place, "conversions.toml", Conversions),
        scoring=_read(place, "scoring.toml", Scoring),
    )
    _check_resources(loaded)
    _check_homeboard(loaded)
    _check_furnishings(loaded)
    _check_actions(loaded)
    _check_rounds(loaded)
    _check_conversions(loaded)
    _check_scoring(loaded)
    return loaded


# Reading ----------------------------------------------------------------------------------------------------------


def _read(place: Path, file: str, kind: type[T]) -> T:
    raw = content.read(place, file, dict[str, Any])
    try:
        return msgspec.convert(_cooked(raw, file, ""), kind)
    except msgspec.ValidationError as problem:
        raise ContentError("type", file=file, problem=str(problem)) from None


def _cooked(value: Any, file: str, thing: str) -> Any:
    """The data with bundles as pairs of numbers, and with the trees of actions as expressions."""
    if isinstance(value, list):
        return [_cooked(item, file, thing) for item in value]
    if not isinstance(value, dict):
        return value
    thing = str(value.get("id", thing))
    cooked: dict[str, Any] = {}
    for key, inner in value.items():
        if key in _BUNDLES and isinstance(inner, dict):
            cooked[key] = _pairs(inner, file, thing)
        elif key == "options":  # of the working cave
            cooked[key] = [_pairs(option, file, thing) for option in inner]
        elif key == "action":
            cooked[key] = _expression(_cooked(inner, file, thing), file, thing)
        else:
            cooked[key] = _cooked(inner, file, thing)
    return cooked


def _expression(tree: Any, file: str, thing: str) -> Expression:
    """The core's expression for a tree of `op` (connectors) and `do` (leaves)."""
    if not isinstance(tree, dict) or "op" not in tree:
        may_be_empty = isinstance(tree, dict) and tree.pop("may_be_empty", False)
        try:
            return grammar.Leaf(msgspec.convert(tree, LeafNode), msgspec.convert(may_be_empty, bool))
        except msgspec.ValidationError as problem:
            raise ContentError("type", file=file, problem=f"{thing}: {problem}") from None
    op = tree["op"]
    _known(op, (*CONNECTORS, REPEAT), file, thing)
    try:
        if op == REPEAT:
            repeat = msgspec.convert(tree, _Repeat)
            return grammar.Repeat(_expression(repeat.step, file, thing), repeat.least, repeat.most)
        connected = msgspec.convert(tree, _Connected)
    except msgspec.ValidationError as problem:
        raise ContentError("type", file=file, problem=f"{thing}: {problem}") from None
    return CONNECTORS[op](tuple(_expression(step, file, thing) for step in connected.steps))


class _Connected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    op: str
    steps: list[Any]


class _Repeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    op: str
    step: Any
    least: int = msgspec.field(name="min")
    most: int = msgspec.field(name="max")


def _pairs(amounts: dict[str, Any], file: str, thing: str) -> list[tuple[int, int]]:
    for name, amount in amounts.items():
        _known(name, goods.GOODS[: goods.DOG + 1], file, thing)
        if not isinstance(amount, int) or amount < 0:
            raise _problem("amount", file, thing=thing, good=name)
    return list(goods.bundle(amounts))


# Checking ---------------------------------------------------------------------------------------------------------


def _check_resources(loaded: Content) -> None:
    file = "resources.toml"
    ids = [good.id for good in loaded.resources.good] + [animal.id for animal in loaded.resources.animal]
    if tuple(ids) != goods.GOODS[: goods.BEGGING]:
        raise _problem("goods_order", file, expected=goods.GOODS[: goods.BEGGING])
    farm = [animal.id for animal in loaded.resources.animal if animal.farm_animal and animal.breeds]
    if farm != [goods.GOODS[species] for species in goods.SPECIES]:
        raise _problem("farm_animals", file)
    pieces = [piece.id for piece in loaded.resources.piece]
    for needed in ("dwarf", "stable", "weapon", "begging_marker"):
        _known(needed, pieces, file, "piece")


def _check_homeboard(loaded: Content) -> None:
    file, board = "homeboard.toml", loaded.homeboard
    columns = board.grid.forest_columns + board.grid.mountain_columns
    rows = [row.split() for row in board.grid.art.strip().splitlines()]
    if (board.grid.columns, board.grid.rows) != (6, 4) or columns != (1, 2, 3, 4, 5, 6):
        raise _problem("grid", file)
    if len(rows) != 4 or any(len(row) != 6 for row in rows):
        raise _problem("grid", file)
    squares = [f"c{column}r{row}" for row in range(1, 5) for column in columns]
    if len(squares) != SQUARE_COUNT:
        raise _problem("grid", file)
    for bonus in board.bonus:
        _known(bonus.square, squares, file, "bonus")
    for start in board.start:
        _known(start.square, squares, file, "start")
    _known(board.entrance.forest_square, squares, file, "entrance")
    rings = board.overhang.forest_ring, board.overhang.mountain_ring
    expected = (
        {f"c0r{row}" for row in range(1, 5)} | {f"c{column}r{row}" for column in (1, 2, 3) for row in (0, 5)},
        {f"c7r{row}" for row in range(1, 5)} | {f"c{column}r{row}" for column in (4, 5, 6) for row in (0, 5)},
    )
    for ring, wanted in zip(rings, expected, strict=True):
        if len(ring) != len(wanted) or set(ring) != wanted:
            raise _problem("ring", file)
    terrain = [kind.id for kind in board.terrain]
    kinds = terrain + [kind.id for kind in board.landscape]
    for landscape in board.landscape:
        _known(landscape.region, terrain, file, landscape.id)
        _all_known(landscape.upgrade_from, kinds, file, landscape.id)
    for twin in board.twin_tile:
        _all_known(twin.halves + twin.on, kinds, file, twin.id)
    for single in board.single_tile:
        _all_known((single.id, *single.on), kinds, file, single.id)
    for area in board.animal_area:
        _species(area.species, file, area.id)
    if loaded.setup.common.stables_in_reserve != loaded.resources.piece_called("stable").per_player:
        raise _problem("count", "setup.toml", thing="stable", have=loaded.setup.common.stables_in_reserve, need=3)
    _chain_of_capacities(loaded)


def _chain_of_capacities(loaded: Content) -> None:
    """Whether animals fit is decided largest area first, which is exact if each capacity divides the larger ones."""
    capacities = {loaded.homeboard.entry_level_dwelling.animal_room.capacity}
    for area in loaded.homeboard.animal_area:
        if area.species == "any_single":
            capacities.update((area.capacity, *area.capacity_by_stables))
    for furnishing in loaded.furnishings.furnishing:
        for effect in furnishing.effect:
            if isinstance(effect, AnimalRoom) and effect.species == "any_single":
                capacities.add(effect.capacity)
            elif isinstance(effect, AnimalsOnEmptyFields):
                capacities.add(effect.per_field)
    ordered = sorted(capacities - {0})
    for small, large in pairwise(ordered):
        if large % small:
            raise _problem("capacities", "homeboard.toml", small=small, large=large)


def _check_furnishings(loaded: Content) -> None:
    file, tiles = "furnishings.toml", loaded.furnishings.furnishing
    _unique([tile.id for tile in tiles], file)
    _count("furnishing", len(tiles), FURNISHING_COUNT, file)
    _count("intro", sum(tile.intro for tile in tiles), INTRO_COUNT, file)
    groups = [group.id for group in loaded.furnishings.group]
    ids = [tile.id for tile in tiles]
    spaces = [space.id for space in loaded.actions.space]
    twins = [twin.id for twin in loaded.homeboard.twin_tile]
    granted = [conversion.id for conversion in loaded.conversions.furnishing]
    for tile in tiles:
        _known(tile.group, groups, file, tile.id)
        _known(tile.colour, loaded.furnishings.meta.colours, file, tile.id)
        if tile.copies not in (1, "unlimited"):
            raise _problem("copies", file, thing=tile.id)
        if tile.is_dwelling != (tile.colour == "orange"):
            raise _problem("dwelling_colour", file, thing=tile.id)
        for effect in tile.effect:
            if isinstance(effect, Conversion):
                _known(effect.conversion, granted, file, tile.id)
            elif isinstance(effect, MutualOverbuild):
                _known(effect.partner, ids, file, tile.id)
            elif isinstance(effect, TwinTileOverhang):
                _all_known(effect.tiles, twins, file, tile.id)
            elif isinstance(effect, AnimalRoom):
                _species(effect.species, file, tile.id)
            elif isinstance(effect, BonusPer | BonusTable | GainGoodsPer):
                _known(effect.per, COUNTED, file, tile.id)
            elif isinstance(effect, BonusIf):
                _known(effect.condition, CONDITIONS, file, tile.id)
            elif isinstance(effect, RelaxConnector):
                _all_known(effect.once_per_game_on, spaces, file, tile.id)


def _check_actions(loaded: Content) -> None:
    file, spaces = "actions.toml", loaded.actions.space
    _unique([space.id for space in spaces], file)
    boards = [board.id for board in loaded.actions.board]
    ids = [space.id for space in spaces]
    for space in spaces:
        for other in (space.flips_to, space.flips_when_revealed):
            if other:
                _known(other, ids, file, space.id)
        counts = [players for variant in space.variant for players in variant.players]
        if len(set(counts)) != len(counts) or not set(counts) <= set(PLAYERS):
            raise _problem("players", file, thing=space.id)
        for variant in space.variant:
            if space.kind == "printed":
                _known(variant.board, boards, file, space.id)
            for leaf in leaves(variant.action):
                _check_leaf(leaf, loaded, file, space.id)

    file = "loot.toml"
    _unique([item.id for item in loaded.loot.loot], file)
    _count("loot", len(loaded.loot.loot), LOOT_COUNT, file)
    for item in loaded.loot.loot:
        _check_leaf(item.effect, loaded, file, item.id)

    file = "setup.toml"
    if tuple(setup.players for setup in loaded.setup.setup) != PLAYERS:
        raise _problem("players", file, thing="setup")
    for setup in loaded.setup.setup:
        _all_known(setup.boards, boards, file, "setup")
        _all_known(setup.covered_spaces, ids, file, "setup")
        _count("food_by_seat", len(setup.food_by_seat), setup.players, file)


def _check_leaf(leaf: object, loaded: Content, file: str, thing: str) -> None:
    if isinstance(leaf, PlaceTwinTile):
        _all_known(leaf.tiles, [twin.id for twin in loaded.homeboard.twin_tile], file, thing)
    elif isinstance(leaf, PlaceSingleTile):
        _known(leaf.tile, [single.id for single in loaded.homeboard.single_tile], file, thing)
    elif isinstance(leaf, Furnish):
        if isinstance(leaf.tiles, str):
            _known(leaf.tiles, ("any", "dwellings"), file, thing)
        else:
            _all_known(leaf.tiles, [tile.id for tile in loaded.furnishings.furnishing], file, thing)


def _check_rounds(loaded: Content) -> None:
    file, rounds = "rounds.toml", loaded.rounds
    spaces = [space.id for space in loaded.actions.space]
    events = [event.id for event in rounds.event]
    if [one.number for one in rounds.round] != list(range(1, 13)):
        raise _problem("round_numbers", file)
    for one in rounds.round:
        _known(one.event, (*events, "marker"), file, str(one.number))
    for stage in rounds.stage:
        _all_known(stage.cards, spaces, file, f"stage {stage.id}")
        _all_known(stage.fixed.values(), stage.cards, file, f"stage {stage.id}")
        _all_known(stage.cards_1_2_players, stage.cards, file, f"stage {stage.id}")
    _all_known(rounds.solo.cards, spaces, file, "solo")
    _count("solo", len(rounds.solo.cards), len(rounds.solo.rounds), file)
    _all_known((rounds.markers.green_event, *rounds.markers.red_events_in_order), events, file, "markers")
    for markers in rounds.marker_setup:
        _count("marker_setup", markers.green + markers.red, len(markers.rounds), file)
    if sorted(players for markers in rounds.marker_setup for players in markers.players) != list(PLAYERS):
        raise _problem("players", file, thing="marker_setup")
    subphases = [subphase.id for subphase in rounds.subphase]
    for event in rounds.event:
        _all_known(event.subphases + event.each_player_skips_one_of, subphases, file, event.id)


def _check_conversions(loaded: Content) -> None:
    file, conversions = "conversions.toml", loaded.conversions
    listed: tuple[Sequence[Any], ...] = (
        conversions.food,
        conversions.ruby,
        conversions.ruby_special,
        conversions.furnishing,
    )
    _unique([conversion.id for kind in listed for conversion in kind], file)
    singles = [single.id for single in loaded.homeboard.single_tile]
    tiles = [tile.id for tile in loaded.furnishings.furnishing]
    for ruby in conversions.ruby:
        if ruby.place_single_tile:
            _known(ruby.place_single_tile, singles, file, ruby.id)
    for conversion in conversions.furnishing:
        _known(conversion.tile, tiles, file, conversion.id)


def _check_scoring(loaded: Content) -> None:
    file = "scoring.toml"
    _unique([category.id for category in loaded.scoring.category], file)
    for category in loaded.scoring.category:
        _all_known((*category.points_per, *category.species), goods.GOODS, file, category.id)


# What goes wrong --------------------------------------------------------------------------------------------------


def _problem(code: str, file: str, **facts: Fact) -> ContentError:
    return ContentError(code, game="caverna", file=file, **facts)


def _known(name: str, known: Iterable[str], file: str, thing: str) -> None:
    names = list(known)
    if name not in names:
        near = nearest(name, names)
        raise _problem("unknown_near" if near else "unknown", file, thing=thing, name=name, near=near)


def _all_known(names: Iterable[str], known: Iterable[str], file: str, thing: str) -> None:
    known = list(known)
    for name in names:
        _known(name, known, file, thing)


def _species(species: str | tuple[str, ...], file: str, thing: str) -> None:
    if isinstance(species, str):
        _known(species, ("any_single",), file, thing)
    else:
        _all_known(species, [goods.GOODS[one] for one in goods.SPECIES], file, thing)


def _unique(ids: Sequence[str], file: str) -> None:
    for number, one in enumerate(ids):
        if one in ids[:number]:
            raise _problem("twice", file, thing=one)


def _count(thing: str, have: int, need: int, file: str) -> None:
    if have != need:
        raise _problem("count", file, thing=thing, have=have, need=need)


CONTENT: Final = load(content.folder("caverna", HOUSE))
"""The content in use. Catalogues of the other modules are built from it at import."""
EDITION: Final = content.edition("caverna", HOUSE, "house-1")
