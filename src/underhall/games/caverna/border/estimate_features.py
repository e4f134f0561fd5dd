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
"""The features, in the order of their weights."""

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

Meals = list[tuple[int, int]]
"""What adults and newborns eat at each feeding to come."""


def features(home: Home, meals: Meals, found: int, first: bool) -> list[float]:
    """The features one by one, for fitting: what they come to when one weight is 1 and all others are 0."""
    return [weighed(one, home, meals, found, first, 0.0) for one in _ALONE]


def weighed(weights: list[float], home: Home, meals: Meals, found: int, first: bool, value: float) -> float:
    """`value` and all features, each times its weight: the larger part of what an estimate costs, so no list is made.

    `found` is how much food can still be found before the first of the meals.
    """
    goods, lay, dwarfs = home.goods, home.lay, home.dwarfs
    wood, stone, ore, ruby, gold = goods[WOOD], goods[STONE], goods[ORE], goods[RUBY], goods[GOLD]
    grain, vegetables = goods[GRAIN], goods[VEGETABLE]
    sheep, donkeys, boars, cattle = goods[SHEEP], goods[DONKEY], goods[WILD_BOAR], goods[CATTLE]
    # Goods
    value += weights[0]
    value += weights[1] * min(wood, 4)
    if wood > 4:
        value += weights[2] * min(wood - 4, 6)
    value += weights[3] * min(stone, 3)
    if stone > 3:
        value += weights[4] * min(stone - 3, 5)
    value += weights[5] * min(ore, 4)
    if ore > 4:
        value += weights[6] * min(ore - 4, 8)
    if ruby:
        value += weights[7] * min(ruby, 2)
        if ruby > 2:
            value += weights[8] * min(ruby - 2, 5)
    value += weights[9] * min(gold, 10)
    # Food
    food = goods[FOOD]
    edible = grain + 2 * vegetables + sheep + donkeys + 2 * boars + 3 * cattle + 2 * ruby + max(0, gold - 1)
    had_later = eaten_later = short_later = 0
    need, per_adult = 0, -1
    for number, (adult, newborn) in enumerate(meals):
        if number == 0:
            need = feeding.food_due(home, adult, newborn)
        elif adult != per_adult:  # most meals are alike
            need = feeding.food_due(home, adult, adult)
            per_adult = adult
        had = min(food, need)
        eaten = min(edible, need - had)
        short = need - had - eaten
        food -= had
        edible -= eaten
        if number == 0:
            value += weights[10] * had
            value += weights[11] * eaten
            if short:
                value += weights[12] * short
                value += weights[13] * max(0, short - found)
        elif number == 1:
            value += weights[14] * had
            value += weights[15] * eaten
            value += weights[16] * short
        else:
            had_later += had
            eaten_later += eaten
            short_later += short
    value += weights[17] * min(had_later + food, 12)
    value += weights[18] * min(eaten_later, 12)
    value += weights[19] * min(short_later, 12)
    value += weights[20] * goods[BEGGING]
    value += weights[21] * min(grain, 3)
    value += weights[22] * min(vegetables, 3)
    # Family
    family = len(dwarfs)
    if family > 2:
        value += weights[23]
        if family > 3:
            value += weights[24]
            if family > 4:
                value += weights[25]
                if family > 5:
                    value += weights[26]
    if home.newborn:
        value += weights[27] * home.newborn.bit_count()
    beds = furnishing.beds(home) - family
    caverns = lay[CAVERN]
    if beds > 0:
        value += weights[28]
        if beds > 1:
            value += weights[29]
    elif family < 6:
        value += weights[30] * ((min(wood, 4) + min(stone, 3)) / 7)
        if wood >= 4 and stone >= 2 and caverns:
            value += weights[31]
    armed = to_8 = to_14 = strongest = 0
    weakest = 14
    for strength in dwarfs:
        if strength:
            armed += 1
            to_8 += min(strength, 8)
            to_14 += max(0, strength - 8)
            strongest = max(strongest, strength)
        weakest = min(weakest, strength)
    if armed:
        value += weights[32] * armed
        value += weights[33] * to_8
        value += weights[34] * to_14
        value += weights[35] * strongest
        value += weights[36] * weakest
    # Mountain
    if caverns:
        value += weights[37]
        value += weights[38] * min(caverns.bit_count() - 1, 4)
    tunnels, meadows, fields, stables = lay[TUNNEL], lay[MEADOW], lay[FIELD], home.stables
    if tunnels:
        value += weights[39] * tunnels.bit_count()
        if spread(tunnels) & tunnels:
            value += weights[40]
    if lay[DEEP_TUNNEL]:
        value += weights[41] * lay[DEEP_TUNNEL].bit_count()
    ore_mines, ruby_mines = lay[ORE_MINE].bit_count(), lay[RUBY_MINE].bit_count()
    value += weights[42] * ore_mines
    value += weights[43] * ruby_mines
    # Forest
    if meadows:
        value += weights[44]
        value += weights[45] * min(meadows.bit_count() - 1, 3)
        if spread(meadows) & meadows:
            value += weights[46]
    if fields:
        one, two, three = lay[GRAIN_1], lay[GRAIN_2], lay[GRAIN_3]
        single, double = lay[VEGETABLE_1], lay[VEGETABLE_2]
        value += weights[47] * min((fields & ~(one | two | three | single | double)).bit_count(), 4)
        value += weights[48] * min(fields.bit_count(), 6)
        value += weights[49] * (one.bit_count() + 2 * two.bit_count() + 3 * three.bit_count())
        value += weights[50] * (single.bit_count() + 2 * double.bit_count())
    small, large = lay[SMALL_PASTURE], lay[LARGE_PASTURE]
    small_pastures, large_pastures = small.bit_count(), large.bit_count()
    pasture_stables = ((small | large) & stables).bit_count()
    value += weights[51] * small_pastures
    value += weights[52] * (large_pastures / 2)
    value += weights[53] * stables.bit_count()
    value += weights[54] * pasture_stables
    # Animals
    animals = sheep + donkeys + boars + cattle
    room = 2 + ore_mines + ruby_mines + 2 * (small_pastures + large_pastures + pasture_stables)
    room += (stables & ~small & ~large).bit_count() - animals
    if meadows:
        room += min(goods[DOG] + 1, sheep)
    value += weights[55] * min(animals, 20)
    if room > 0:
        pairs = (sheep > 1) + (donkeys > 1) + (boars > 1) + (cattle > 1)
        value += weights[56] * min(pairs, room)
        value += weights[57] * min(room, 10)
    missing = (not sheep) + (not donkeys) + (not boars) + (not cattle)
    value += weights[58] * missing
    value += weights[59] * goods[DOG]
    value += weights[60] * min(donkeys, ore_mines + ruby_mines)
    value += weights[61] * (boars + cattle)
    # The rest
    forest, mountain = lay[FOREST], lay[MOUNTAIN]
    value += weights[62] * forest.bit_count()
    value += weights[63] * mountain.bit_count()
    value += weights[64] * (forest & ~spread(forest)).bit_count()
    value += weights[65] * (mountain & ~spread(mountain)).bit_count()
    due = 0
    for heap in home.due:
        while heap:
            due += heap & 255
            heap >>= 8
    value += weights[66] * due
    if first:
        value += weights[67]
    return value


_ALONE: Final = [[float(number == own) for number in range(len(NAMES))] for own in range(len(NAMES))]
