"""What a hunt through Caverna should come across: every furnishing, loot item, action space, conversion and event."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from underhall.core import Move
from underhall.games.caverna import moves as words
from underhall.games.caverna.box.catalogue import IDS as FURNISHINGS
from underhall.games.caverna.conversions import EXCHANGES
from underhall.games.caverna.expeditions import ITEMS
from underhall.games.caverna.harvest import EVENTS
from underhall.games.caverna.spaces import IDS as SPACES
from underhall.games.caverna.state import CavernaState

GOALS: tuple[str, ...] = (
    *(f"furnishing:{tile}" for tile in FURNISHINGS),
    *(f"loot:{item}" for item in ITEMS),
    *(f"space:{space}" for space in SPACES),
    *(f"conversion:{conversion}" for conversion in EXCHANGES),
    *(f"event:{event.id}" for event in EVENTS),
    "overbuilt",
    "overhang",
    "out_of_order",
    "begged",
    "sixth_dwarf",
)


def tags(before: CavernaState, seat: int, move: Move, after: CavernaState) -> Iterable[str]:
    """What this move shows."""
    if isinstance(move, words.FurnishRoom):
        yield f"furnishing:{move.tile}"
        if after.homes[seat].covered != before.homes[seat].covered:
            yield "overbuilt"
    elif isinstance(move, words.TakeLoot):
        yield f"loot:{move.item}"
    elif isinstance(move, words.Place):
        yield f"space:{move.space}"
        if after.homes[seat].goods[3] < before.homes[seat].goods[3]:
            yield "out_of_order"
    elif isinstance(move, words.ImitateSpace):
        yield f"imitated:{move.space}"
    elif isinstance(move, words.Convert | words.MakeRoom):
        yield f"conversion:{move.conversion}"
    elif isinstance(move, words.Twin) and any(square[1] in "07" or square[3] in "05" for square in move.squares):
        yield "overhang"
    elif isinstance(move, words.Grow) and len(after.homes[seat].dwarfs) == 6:
        yield "sixth_dwarf"
    elif isinstance(move, words.Feed):
        yield f"event:{EVENTS[before.event].id}"
        if after.homes[seat].goods[13] > before.homes[seat].goods[13]:
            yield "begged"
    if after.round != before.round and EVENTS[before.event].id == "no_harvest":
        yield "event:no_harvest"


# The guide ----------------------------------------------------------------------------------------------------------

_ADVENTURES = ("exploration", "blacksmithing", "adventure", "logging", "ore_mine_construction", "hardware_rental")
_FAMILY = ("wish_for_children", "urgent_wish_for_children", "growth", "family_life", "housework")
_HOME_BUILDING = ("additional_dwelling", "couple_dwelling", "dwelling")
_RARE = ("state_parlor", "fodder_chamber", "food_chamber", "breeding_cave", "hunting_parlor", "beer_parlor")
_TRADES = ("hunting_parlor_trade", "beer_parlor_gold", "beer_parlor_food", "blacksmithing_parlor_trade")


def guide(state: CavernaState, seat: int, moves: list[Move], rng: Random) -> Move:
    """Even seats arm their dwarfs and seek adventures, odd ones raise a family; nobody wastes goods on the way."""
    plain = [move for move in moves if not isinstance(move, words.FreeAction)] or moves
    trades = [move for move in moves if isinstance(move, words.Convert) and move.conversion in _TRADES]
    if trades and rng.random() < 0.3:
        return rng.choice(trades)
    if rng.random() < 0.1:
        return rng.choice(moves if rng.random() < 0.3 else plain)
    wanted = [move for move in plain if _is_wanted(state, seat, move)]
    if wanted:
        return max(wanted, key=lambda move: (_rank(move), rng.random()))
    busy = [move for move in plain if not isinstance(move, words.Pass | words.EndTurn | words.EndExpedition)]
    return rng.choice(busy or plain)


def _is_wanted(state: CavernaState, seat: int, move: Move) -> bool:
    if isinstance(move, words.Place):
        adventurer = seat % 2 == 0
        if adventurer and (move.weapon or state.homes[seat].goods[2] >= 4):
            return move.space in _ADVENTURES
        return not adventurer and move.space in _FAMILY
    if isinstance(move, words.ChooseTile):
        return move.tile in _RARE or (seat % 2 == 1 and move.tile in _HOME_BUILDING)
    if isinstance(move, words.Feed | words.BreedAnimals):
        return True
    return isinstance(move, words.ForgeWeapon | words.SetOut | words.TakeLoot | words.Grow)


def _rank(move: Move) -> int:
    """The strongest weapon, the dearest loot, the rarest tile, the largest litter."""
    if isinstance(move, words.ForgeWeapon):
        return move.weapon
    if isinstance(move, words.TakeLoot):
        return ITEMS[move.item].least
    if isinstance(move, words.Place):
        return 20 if move.space in ("exploration", "blacksmithing", "adventure") else 0
    if isinstance(move, words.BreedAnimals):
        return len(move.species)
    return 1 if isinstance(move, words.Grow | words.SetOut) else 0
