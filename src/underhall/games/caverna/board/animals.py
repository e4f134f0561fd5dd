"""Animals and their room (RULES section 9): whether a player's farm animals fit, and one way to place them.

Animals may be rearranged at any time, so no places are stored: `fits` decides whether an arrangement exists, and
`arrangement` shows one. The decision is exact. Dedicated areas (mines, forest stables, cuddle room, breakfast room)
are filled first, which never hurts. The other areas take any one species, and each of their capacities divides the
larger ones (`content` checks it); so the largest area goes to the species in greatest need:

- A species that needs at least the area's capacity fills it. If the area served another species instead, smaller areas
  serving this one would add up to exactly its capacity, and could be swapped for it.
- If every need is below the capacity, the area settles one species; the largest need is the best one to settle.

Dogs let sheep stand on meadows that hold nothing without them: the first dog of each gives room for two sheep, every
further dog for one, more than a dog gives anywhere else. Without such a meadow all dogs watch one area, best the
smallest that may be watched, or none.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from underhall.games.caverna.board.homeboard import (
    ENTRY_LEVEL,
    FOREST,
    KINDS,
    LARGE_PASTURE,
    MEADOW,
    ORE_MINE,
    RUBY_MINE,
    SMALL_PASTURE,
    Home,
    empty_fields,
)
from underhall.games.caverna.board.squares import Mask, cells_in, names_in
from underhall.games.caverna.board.stalls import Arrangement, Stall
from underhall.games.caverna.box.catalogue import IDS, Tile, TileSet, effects
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.effect_kinds import AnimalRoom, AnimalsOnEmptyFields
from underhall.games.caverna.box.goods import CATTLE, DOG, DONKEY, GOOD, GOODS, SHEEP, SPECIES, WILD_BOAR, Good

ANY: Final = "any_single"


def fits(home: Home) -> bool:
    """Whether all farm animals of the player have room (section 9.3)."""
    supply = home.goods
    return _fit(home, supply[SHEEP], supply[DONKEY], supply[WILD_BOAR], supply[CATTLE])


def fits_with(home: Home, more: Iterable[Good]) -> bool:
    """Whether all farm animals would have room together with these further ones."""
    counts = home.goods[SHEEP : CATTLE + 1]
    for species in more:
        counts[species - SHEEP] += 1
    return _fit(home, counts[0], counts[1], counts[2], counts[3])


def room_for(home: Home, species: Good) -> int:
    """How many more animals of this one species would still fit; 0 if those there already do not fit."""
    counts = home.goods[SHEEP : CATTLE + 1]
    counts[species - SHEEP] += 1
    more = 0
    while _fit(home, counts[0], counts[1], counts[2], counts[3]):
        more += 1
        counts[species - SHEEP] += 1
    return more


# The decision -----------------------------------------------------------------------------------------------------

_PASTURE: Final[tuple[int, ...]] = CONTENT.homeboard.area_called("small_pasture").capacity_by_stables
_LARGE: Final[tuple[int, ...]] = CONTENT.homeboard.area_called("large_pasture").capacity_by_stables
_MEADOW: Final[tuple[int, ...]] = CONTENT.homeboard.area_called("meadow").capacity_by_stables
_FOREST: Final[tuple[int, ...]] = CONTENT.homeboard.area_called("forest").capacity_by_stables
_ENTRY_LEVEL: Final[int] = CONTENT.homeboard.entry_level_dwelling.animal_room.capacity
_MINE: Final[int] = CONTENT.homeboard.area_called("ore_mine").capacity
_RUBY_MINE: Final[int] = CONTENT.homeboard.area_called("ruby_mine").capacity

_ROOMS: Final[tuple[tuple[Tile, AnimalRoom], ...]] = effects(AnimalRoom)
_STUBBLE: Final[tuple[tuple[Tile, AnimalsOnEmptyFields], ...]] = effects(AnimalsOnEmptyFields)
_HOUSING: Final[TileSet] = sum(1 << tile for tile, _ in _ROOMS) | sum(1 << tile for tile, _ in _STUBBLE)


def _fit(home: Home, sheep: int, donkeys: int, boars: int, cattle: int) -> bool:
    if not (sheep or donkeys or boars or cattle):
        return True
    lay, stables = home.lay, home.stables
    if donkeys:
        donkeys -= _MINE * lay[ORE_MINE].bit_count() + _RUBY_MINE * lay[RUBY_MINE].bit_count()
    if boars and stables:
        boars -= _FOREST[1] * (lay[FOREST] & stables).bit_count()
    areas = [_ENTRY_LEVEL]
    if home.active & _HOUSING:
        needs = [sheep, donkeys, boars, cattle]
        _furnished(home, needs, areas)
        sheep, donkeys, boars, cattle = needs
    largest = max(sheep, donkeys, boars, cattle)
    if largest <= 0:
        return True
    if largest <= _ENTRY_LEVEL and (sheep > 0) + (donkeys > 0) + (boars > 0) + (cattle > 0) == 1:
        return True

    watched = 0  # the smallest capacity that dogs could watch, 0 for a meadow that holds nothing without them
    bare = 0
    pastures = lay[SMALL_PASTURE]
    if pastures:
        stabled = (pastures & stables).bit_count()
        plain = pastures.bit_count() - stabled
        areas += [_PASTURE[0]] * plain + [_PASTURE[1]] * stabled
        watched = _PASTURE[0] if plain else _PASTURE[1]
    for pasture in home.pastures:
        capacity = _LARGE[(pasture & stables).bit_count()]
        areas.append(capacity)
        if not watched or capacity < watched:
            watched = capacity
    meadows = lay[MEADOW]
    if meadows:
        stabled = (meadows & stables).bit_count()
        bare = meadows.bit_count() - stabled
        if stabled:
            areas += [_MEADOW[1]] * stabled
            watched = _MEADOW[1]

    dogs = home.goods[DOG]
    if not dogs or sheep <= 0:
        return _covers(areas, [sheep, donkeys, boars, cattle])
    if bare:
        return _covers(areas, [sheep - dogs - min(dogs, bare), donkeys, boars, cattle])
    if _covers(areas, [sheep, donkeys, boars, cattle]):
        return True
    if not watched or dogs < watched:
        return False
    areas.remove(watched)
    return _covers(areas, [sheep - dogs - 1, donkeys, boars, cattle])


def _furnished(home: Home, needs: list[int], areas: list[int]) -> None:
    """Count the rooms of furnishing tiles: those for one species lower its need, the others are areas."""
    for tile, room in _ROOMS:
        if home.active >> tile & 1:
            capacity = len(home.dwarfs) if room.capacity_from else room.capacity
            if isinstance(room.species, str):
                areas.append(capacity)
            else:
                needs[GOOD[room.species[0]] - SHEEP] -= capacity
    for tile, stubble in _STUBBLE:
        if home.active >> tile & 1:
            areas += [stubble.per_field] * empty_fields(home).bit_count()


def _covers(areas: list[int], needs: list[int]) -> bool:
    """Whether the areas can be shared out so that each need is covered; the proof is at the head of this module."""
    areas.sort(reverse=True)
    for capacity in areas:
        needs.sort()
        if needs[3] <= 0:
            return True
        needs[3] -= capacity
    return max(needs) <= 0


# One way in which they stand --------------------------------------------------------------------------------------


def arrangement(home: Home) -> Arrangement:
    """Where the animals could stand, for views and pictures; nobody is homeless if and only if they fit."""
    stalls = all_stalls(home)
    needs = {species: home.goods[species] for species in SPECIES}
    order = sorted(range(len(stalls)), key=lambda number: -stalls[number].capacity)
    # Without dogs first; then with dogs on bare meadows; then with all dogs in the smallest area they may watch.
    plans: list[dict[int, int]] = [{}]
    dogs = home.goods[DOG]
    bare = [number for number, stall in enumerate(stalls) if stall.area in _WATCHABLE and not stall.capacity]
    watchable = [number for number in reversed(order) if stalls[number].area in _WATCHABLE]
    if dogs and bare:
        watch = dict.fromkeys(bare[:dogs], 1)
        watch[bare[0]] += dogs - len(watch)
        plans.append(watch)
    elif dogs and watchable:
        plans.append({watchable[0]: dogs})
    for watch in plans:
        placed, homeless = _stand(stalls, order, dict(needs), watch)
        if not homeless or watch is plans[-1]:
            break
    return Arrangement(tuple(placed), homeless)


_WATCHABLE: Final = tuple(area.id for area in CONTENT.homeboard.animal_area if area.watchable)
_ONLY: Final[dict[str, str]] = {
    area.id: area.species[0] for area in CONTENT.homeboard.animal_area if not isinstance(area.species, str)
} | {IDS[tile]: room.species[0] for tile, room in _ROOMS if not isinstance(room.species, str)}


def all_stalls(home: Home) -> list[Stall]:
    """Every area of a home, empty, as section 9.2 lists them; meadows without a stable are among them, for dogs."""
    lay, stables = home.lay, home.stables

    def each(kind: int, squares: Mask, capacities: tuple[int, ...]) -> list[Stall]:
        return [
            Stall(KINDS[kind], tuple(names_in(1 << cell)), capacities[stables >> cell & 1])
            for cell in cells_in(squares)
        ]

    found = [
        Stall(KINDS[LARGE_PASTURE], tuple(names_in(pasture)), _LARGE[(pasture & stables).bit_count()])
        for pasture in home.pastures
    ]
    found += each(SMALL_PASTURE, lay[SMALL_PASTURE], _PASTURE)
    found += each(MEADOW, lay[MEADOW], _MEADOW)
    found += each(FOREST, lay[FOREST] & stables, _FOREST)
    found += each(ORE_MINE, lay[ORE_MINE], (_MINE,))
    found += each(RUBY_MINE, lay[RUBY_MINE], (_RUBY_MINE,))
    found += each(ENTRY_LEVEL, lay[ENTRY_LEVEL], (_ENTRY_LEVEL,))
    for tile, room in _ROOMS:
        for cell, other in home.rooms:
            if other == tile:
                capacity = len(home.dwarfs) if room.capacity_from else room.capacity
                found.append(Stall(IDS[tile], tuple(names_in(1 << cell)), capacity))
    for tile, stubble in _STUBBLE:
        if home.active >> tile & 1:
            for cell in cells_in(empty_fields(home)):
                found.append(Stall("field", tuple(names_in(1 << cell)), stubble.per_field))
    return found


def _stand(
    stalls: list[Stall], order: list[int], needs: dict[Good, int], watch: dict[int, int]
) -> tuple[list[Stall], dict[str, int]]:
    """Share the stalls out as `_fit` does, with dogs watching where `watch` says."""
    placed = list(stalls)

    def put(number: int, species: Good, capacity: int, dogs: int = 0) -> None:
        stall, animals = stalls[number], min(capacity, needs[species])
        needs[species] -= animals
        if animals:
            placed[number] = Stall(stall.area, stall.squares, capacity, GOODS[species], animals, dogs)

    for number, stall in enumerate(stalls):
        if stall.area in _ONLY:
            put(number, GOOD[_ONLY[stall.area]], stall.capacity)
    for number, dogs in watch.items():
        put(number, SHEEP, max(stalls[number].capacity, dogs + 1), dogs)
    for number in order:
        if stalls[number].area not in _ONLY and number not in watch:
            put(number, max(SPECIES, key=lambda species: needs[species]), stalls[number].capacity)
    return placed, {GOODS[species]: count for species, count in needs.items() if count > 0}
