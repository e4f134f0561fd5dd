"""What counts in a home, as numbers: goods, food against mouths, family, weapons, land, animals.

`estimate` weighs them by the time that is left. Kept cheap: a search asks for them at every position it looks at.
"""

from __future__ import annotations

from typing import Final

from underhall.games.caverna.board import feeding, furnishing
from underhall.games.caverna.board.homeboard import (
    CAVERN,
    DEEP_TUNNEL,
    FIELD,
    FOREST,
    GRAIN_1,
    GRAIN_2,
    GRAIN_3,
    LARGE_PASTURE,
    MEADOW,
    MOUNTAIN,
    ORE_MINE,
    RUBY_MINE,
    SMALL_PASTURE,
    TUNNEL,
    VEGETABLE_1,
    VEGETABLE_2,
    Home,
)
from underhall.games.caverna.board.squares import spread
from underhall.games.caverna.box.catalogue import bit
from underhall.games.caverna.box.goods import (
    BEGGING,
    CATTLE,
    DOG,
    DONKEY,
    FOOD,
    GOLD,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WILD_BOAR,
    WOOD,
)

NAMES: Final = (
    "always",
    "wood_to_4",
    "wood_to_10",
    "stone_to_3",
    "stone_to_8",
    "ore_to_4",
    "ore_to_12",
    "rubies_to_2",
    "rubies_to_7",
    "gold_to_10",
    "food_for_next",
    "eaten_for_next",
    "short_for_next",
    "short_now",
    "food_for_second",
    "eaten_for_second",
    "short_for_second",
    "food_for_later",
    "eaten_for_later",
    "short_for_later",
    "begging",
    "grain_to_3",
    "vegetables_to_3",
    "third_dwarf",
    "fourth_dwarf",
    "fifth_dwarf",
    "sixth_dwarf",
    "newborns",
    "free_bed",
    "second_free_bed",
    "dwelling_gathered",
    "dwelling_ready",
    "armed",
    "strength_to_8",
    "strength_to_14",
    "strongest",
    "weakest",
    "cavern",
    "more_caverns",
    "tunnels",
    "tunnel_pair",
    "deep_tunnels",
    "ore_mines",
    "ruby_mines",
    "meadow",
    "more_meadows",
    "meadow_pair",
    "empty_fields",
    "fields",
    "grain_on_fields",
    "vegetables_on_fields",
    "small_pastures",
    "large_pastures",
    "stables",
    "pasture_stables",
    "animals",
    "pairs_with_room",
    "room",
    "missing_species",
    "dogs",
    "donkeys_in_mines",
    "boar_and_cattle",
    "forest",
    "mountain",
    "lone_forest",
    "lone_mountain",
    "goods_due",
    "first_player",
)
"""The features, in the order of `features`."""

TOGETHER: Final = (
    (
        *("third_dwarf", "fourth_dwarf", "fifth_dwarf", "sixth_dwarf"),
        *("free_bed", "second_free_bed", "dwelling_gathered", "dwelling_ready"),
    ),
    ("ore_to_4", "ore_to_12", "armed", "strength_to_8", "strength_to_14", "strongest"),
    ("short_for_next", "short_now", "short_for_second", "food_for_next", "food_for_second", "food_for_later"),
    ("small_pastures", "large_pastures", "stables", "pasture_stables", "pairs_with_room", "room", "missing_species"),
    ("cavern", "more_caverns", "wood_to_10", "stone_to_8"),
    ("tunnels", "tunnel_pair", "deep_tunnels", "ore_mines", "ruby_mines", "rubies_to_2", "rubies_to_7"),
    ("fields", "empty_fields", "grain_to_3", "vegetables_to_3", "grain_on_fields", "vegetables_on_fields"),
)
"""What makes a plan together: a large family, weapons, a full larder, animals, rooms, mines, fields."""

_OFFICE: Final = bit("office_room")


def features(home: Home, meals: list[tuple[int, int]], found: int, first: bool) -> list[float]:
    """`meals` are what adults and newborns eat at each feeding to come; `found` is how much food can still be found
    before the first of them."""
    goods, lay, dwarfs = home.goods, home.lay, home.dwarfs
    wood, stone, ore, ruby = goods[WOOD], goods[STONE], goods[ORE], goods[RUBY]
    sheep, donkeys, boars, cattle = goods[SHEEP], goods[DONKEY], goods[WILD_BOAR], goods[CATTLE]
    # Food
    food = goods[FOOD]
    edible = goods[GRAIN] + 2 * goods[VEGETABLE] + sheep + donkeys + 2 * boars + 3 * cattle
    edible += 2 * ruby + max(0, goods[GOLD] - 1)
    had = [0, 0, 0]
    eaten = [0, 0, 0]
    short = [0, 0, 0]
    number = 0
    for adult, newborn in meals:
        need = feeding.food_due(home, adult, newborn if number == 0 else adult)
        have = min(food, need)
        rest = min(edible, need - have)
        food -= have
        edible -= rest
        had[number] += have
        eaten[number] += rest
        short[number] += need - have - rest
        if number < 2:
            number += 1
    # Family
    family = len(dwarfs)
    beds = furnishing.beds(home) - family
    free = lay[CAVERN].bit_count()
    gathered = ready = 0.0
    if beds <= 0 and family < 6:
        gathered = (min(wood, 4) + min(stone, 3)) / 7
        ready = 1.0 if wood >= 4 and stone >= 2 and free else 0.0
    armed = to_8 = to_14 = strongest = 0
    weakest = 14
    for strength in dwarfs:
        if strength:
            armed += 1
            to_8 += min(strength, 8)
            to_14 += max(0, strength - 8)
            if strength > strongest:
                strongest = strength
        if strength < weakest:
            weakest = strength
    # Land
    tunnels, meadows, fields, stables = lay[TUNNEL], lay[MEADOW], lay[FIELD], home.stables
    mines = lay[ORE_MINE].bit_count() + lay[RUBY_MINE].bit_count()
    small, large = lay[SMALL_PASTURE], lay[LARGE_PASTURE]
    grain = lay[GRAIN_1].bit_count() + 2 * lay[GRAIN_2].bit_count() + 3 * lay[GRAIN_3].bit_count()
    vegetables = lay[VEGETABLE_1].bit_count() + 2 * lay[VEGETABLE_2].bit_count()
    sown = lay[GRAIN_1] | lay[GRAIN_2] | lay[GRAIN_3] | lay[VEGETABLE_1] | lay[VEGETABLE_2]
    pasture_stables = ((small | large) & stables).bit_count()
    forest, mountain = lay[FOREST], lay[MOUNTAIN]
    # Animals
    animals = sheep + donkeys + boars + cattle
    room = 2 + mines + 2 * small.bit_count() + 2 * large.bit_count() + 2 * pasture_stables
    room += (stables & ~small & ~large).bit_count() + min(goods[DOG] + 1, sheep) * (meadows != 0)
    room -= animals
    pairs = (sheep > 1) + (donkeys > 1) + (boars > 1) + (cattle > 1)
    missing = (sheep == 0) + (donkeys == 0) + (boars == 0) + (cattle == 0)
    due = 0
    for heap in home.due:
        if heap:
            while heap:
                due += heap & 255
                heap >>= 8
    return [
        1.0,
        min(wood, 4),
        min(max(wood - 4, 0), 6),
        min(stone, 3),
        min(max(stone - 3, 0), 5),
        min(ore, 4),
        min(max(ore - 4, 0), 8),
        min(ruby, 2),
        min(max(ruby - 2, 0), 5),
        min(goods[GOLD], 10),
        had[0],
        eaten[0],
        short[0],
        max(0, short[0] - found),
        had[1],
        eaten[1],
        short[1],
        min(had[2] + food, 12),
        min(eaten[2], 12),
        min(short[2], 12),
        goods[BEGGING],
        min(goods[GRAIN], 3),
        min(goods[VEGETABLE], 3),
        family > 2,
        family > 3,
        family > 4,
        family > 5,
        home.newborn.bit_count(),
        beds > 0,
        beds > 1,
        gathered,
        ready,
        armed,
        to_8,
        to_14,
        strongest,
        weakest,
        free > 0,
        min(max(free - 1, 0), 4),
        tunnels.bit_count(),
        spread(tunnels) & tunnels != 0,
        lay[DEEP_TUNNEL].bit_count(),
        lay[ORE_MINE].bit_count(),
        lay[RUBY_MINE].bit_count(),
        meadows != 0,
        min(max(meadows.bit_count() - 1, 0), 3),
        spread(meadows) & meadows != 0,
        min((fields & ~sown).bit_count(), 4),
        min(fields.bit_count(), 6),
        grain,
        vegetables,
        small.bit_count(),
        large.bit_count() / 2,
        stables.bit_count(),
        pasture_stables,
        min(animals, 20),
        min(pairs, max(0, room)),
        min(max(room, 0), 10),
        missing,
        goods[DOG],
        min(donkeys, mines),
        boars + cattle,
        forest.bit_count(),
        mountain.bit_count(),
        (forest & ~spread(forest)).bit_count(),
        (mountain & ~spread(mountain)).bit_count(),
        due,
        first,
    ]
