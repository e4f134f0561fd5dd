"""What the estimate asks for all the time is quick, and the same as when it is written out."""

from __future__ import annotations

from random import Random

import pytest

from underhall.core import DEALER
from underhall.games.caverna import GAME
from underhall.games.caverna.board import feeding, furnishing, scoring
from underhall.games.caverna.board import homeboard as kinds
from underhall.games.caverna.board.squares import spread
from underhall.games.caverna.border import estimate, hunger
from underhall.games.caverna.border.estimate_features import NAMES, features
from underhall.games.caverna.box import goods
from underhall.games.caverna.calendar import MARKED, markers_due
from underhall.games.caverna.harvest import EVENTS
from underhall.games.caverna.state import CavernaState


def listed(state: CavernaState, seat: int) -> dict[str, float]:
    """Every feature by its name."""
    home = state.homes[seat]
    lay, stables = home.lay, home.stables
    have = dict(zip(goods.GOODS, home.goods, strict=True))
    _, meals, found = estimate.prospect(state, seat)
    animals = [have[species] for species in ("sheep", "donkey", "wild_boar", "cattle")]
    food = have["food"]
    edible = have["grain"] + 2 * have["vegetable"] + sum(animals) + have["wild_boar"] + 2 * have["cattle"]
    edible += 2 * have["ruby"] + max(0, have["gold"] - 1)
    had, eaten, short = [0, 0, 0], [0, 0, 0], [0, 0, 0]
    for number, (adult, newborn) in enumerate(meals):
        need = feeding.food_due(home, adult, newborn if number == 0 else adult)
        paid = min(food, need)
        rest = min(edible, need - paid)
        food -= paid
        edible -= rest
        meal = min(number, 2)
        had[meal] += paid
        eaten[meal] += rest
        short[meal] += need - paid - rest
    family = len(home.dwarfs)
    beds = furnishing.beds(home) - family
    caverns = lay[kinds.CAVERN].bit_count()
    crowded = beds <= 0 and family < 6
    mines = lay[kinds.ORE_MINE].bit_count() + lay[kinds.RUBY_MINE].bit_count()
    small, large, meadows = lay[kinds.SMALL_PASTURE], lay[kinds.LARGE_PASTURE], lay[kinds.MEADOW]
    pasture_stables = ((small | large) & stables).bit_count()
    room = 2 + mines + 2 * small.bit_count() + 2 * large.bit_count() + 2 * pasture_stables - sum(animals)
    room += (stables & ~small & ~large).bit_count() + (min(have["dog"] + 1, have["sheep"]) if meadows else 0)
    forest, mountain, tunnels = lay[kinds.FOREST], lay[kinds.MOUNTAIN], lay[kinds.TUNNEL]
    return {
        "always": 1,
        "wood_to_4": min(have["wood"], 4),
        "wood_to_10": min(max(have["wood"] - 4, 0), 6),
        "stone_to_3": min(have["stone"], 3),
        "stone_to_8": min(max(have["stone"] - 3, 0), 5),
        "ore_to_4": min(have["ore"], 4),
        "ore_to_12": min(max(have["ore"] - 4, 0), 8),
        "rubies_to_2": min(have["ruby"], 2),
        "rubies_to_7": min(max(have["ruby"] - 2, 0), 5),
        "gold_to_10": min(have["gold"], 10),
        "food_for_next": had[0],
        "eaten_for_next": eaten[0],
        "short_for_next": short[0],
        "short_now": max(0, short[0] - found),
        "food_for_second": had[1],
        "eaten_for_second": eaten[1],
        "short_for_second": short[1],
        "food_for_later": min(had[2] + food, 12),
        "eaten_for_later": min(eaten[2], 12),
        "short_for_later": min(short[2], 12),
        "begging": have["begging_marker"],
        "grain_to_3": min(have["grain"], 3),
        "vegetables_to_3": min(have["vegetable"], 3),
        "third_dwarf": family > 2,
        "fourth_dwarf": family > 3,
        "fifth_dwarf": family > 4,
        "sixth_dwarf": family > 5,
        "newborns": home.newborn.bit_count(),
        "free_bed": beds > 0,
        "second_free_bed": beds > 1,
        "dwelling_gathered": (min(have["wood"], 4) + min(have["stone"], 3)) / 7 if crowded else 0,
        "dwelling_ready": crowded and have["wood"] >= 4 and have["stone"] >= 2 and caverns > 0,
        "armed": sum(1 for strength in home.dwarfs if strength),
        "strength_to_8": sum(min(strength, 8) for strength in home.dwarfs),
        "strength_to_14": sum(max(strength - 8, 0) for strength in home.dwarfs),
        "strongest": max(home.dwarfs),
        "weakest": min(home.dwarfs),
        "cavern": caverns > 0,
        "more_caverns": min(max(caverns - 1, 0), 4),
        "tunnels": tunnels.bit_count(),
        "tunnel_pair": spread(tunnels) & tunnels != 0,
        "deep_tunnels": lay[kinds.DEEP_TUNNEL].bit_count(),
        "ore_mines": lay[kinds.ORE_MINE].bit_count(),
        "ruby_mines": lay[kinds.RUBY_MINE].bit_count(),
        "meadow": meadows != 0,
        "more_meadows": min(max(meadows.bit_count() - 1, 0), 3),
        "meadow_pair": spread(meadows) & meadows != 0,
        "empty_fields": min(kinds.empty_fields(home).bit_count(), 4),
        "fields": min(lay[kinds.FIELD].bit_count(), 6),
        "grain_on_fields": kinds.grain_on_fields(home),
        "vegetables_on_fields": kinds.vegetables_on_fields(home),
        "small_pastures": small.bit_count(),
        "large_pastures": large.bit_count() / 2,
        "stables": stables.bit_count(),
        "pasture_stables": pasture_stables,
        "animals": min(sum(animals), 20),
        "pairs_with_room": min(sum(1 for count in animals if count > 1), max(0, room)),
        "room": min(max(room, 0), 10),
        "missing_species": animals.count(0),
        "dogs": have["dog"],
        "donkeys_in_mines": min(have["donkey"], mines),
        "boar_and_cattle": have["wild_boar"] + have["cattle"],
        "forest": forest.bit_count(),
        "mountain": mountain.bit_count(),
        "lone_forest": (forest & ~spread(forest)).bit_count(),
        "lone_mountain": (mountain & ~spread(mountain)).bit_count(),
        "goods_due": sum(amount for heap in home.due for _, amount in goods.unpack(heap)),
        "first_player": state.first == seat,
    }


@pytest.mark.parametrize("players", [1, 2, 4, 7])
def test_it_is_the_score_and_every_feature_times_its_weight(players: int) -> None:
    rng = Random(f"estimate {players}")
    state = GAME.start(GAME.setup(players, {}))
    while state.agenda:
        for seat, home in enumerate(state.homes):
            assert scoring.total(home) == sum(scoring.points(home).values())
            time, meals, found = estimate.prospect(state, seat)
            amounts = listed(state, seat)
            assert tuple(amounts) == NAMES
            assert features(home, meals, found, state.first == seat) == list(amounts.values())
            weights = estimate.FITTED.scales[players].weights(time)
            value = float(scoring.total(home))
            for _, tile in home.rooms:
                value += weights[len(NAMES) + tile]
            for amount, weight in zip(amounts.values(), weights, strict=False):
                value += weight * amount
            assert estimate.worth(state, seat) == value
        assert markers_due(state) == sum(1 for number in MARKED[players] if number <= state.round)
        assert 0 <= hunger.coming(state) < len(EVENTS)
        seat, moves = GAME.choices(state)
        if seat != DEALER:
            GAME.expected(state)
        GAME.apply(state, seat, rng.choice(moves))
    assert GAME.expected(state) == [float(score.total) for score in GAME.scores(state)]
