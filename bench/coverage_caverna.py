"""What a hunt through Caverna should come across: every furnishing, loot item, action space, conversion and event."""

from __future__ import annotations

from collections.abc import Iterable

from underhall.core import Move
from underhall.games.caverna import moves as words
from underhall.games.caverna.catalogue import IDS as FURNISHINGS
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
