"""The shape of a position: everything on the table, as typed structures, and what every entry is held to.

`positions` and `card_positions` fill them in and read them; the mountain has its own in `mountain_positions`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

import msgspec

from underhall.core.refusals import PositionError, nearest
from underhall.games.mountain_king.border.mountain_positions import MountainData
from underhall.games.mountain_king.box.content import GAME_ID

MOST: Final = 9_999
"""No count of resources, honour or rounds in a position is larger: far above what any match comes to."""


class TrollPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a trollsmoot with the tokens on it, by symbol."""

    troll: str
    tokens: dict[str, int] = {}


class SeatPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat: its trollsmoot by slot, and the starting trolls in its hand while it drafts."""

    trollsmoot: dict[str, TrollPosition]
    hand: list[str]


class SidePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player, or a team, has in storage, and the honour scored by digging."""

    honour: int
    storage: dict[str, int]
    pedestals: dict[str, int]


class HordePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the horde with its bribes, by kind, and its pedestal."""

    troll: str
    bribes: dict[str, int]
    pedestal: str | None


class PagePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spell: str
    runes: int


class TrackPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the pedestal track: its token's points, and the side that took it."""

    points: int
    claimed_by: int | None


class TablePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    first_player: int | None
    active: int | None
    round: int
    last_rounds: int | None
    turn: dict[str, int]
    mountain: MountainData
    horde: dict[str, HordePosition]
    recruited: str | None
    under_decks: list[list[str]]
    spellbook: list[PagePosition | None]
    under_spells: list[str]
    workshops: dict[str, int]
    bag: dict[str, int]
    drawn: dict[str, int]
    track: list[TrackPosition]
    coronation: list[int | None]
    sides: list[SidePosition]
    seats: list[SeatPosition]


# Entries -----------------------------------------------------------------------------------------------------------


def counts(where: str, data: Mapping[str, int], names: Sequence[str]) -> list[int]:
    for name, count in data.items():
        known_word(where, name, names)
        need(1 <= count <= MOST, f"{where}.{name}", count, f"1-{MOST}")
    return [data.get(name, 0) for name in names]


def number_below(where: str, number: int | None, stop: int) -> int:
    if number is None:
        return -1
    need(0 <= number < stop, where, number, f"0-{stop - 1}")
    return number


def known_word(where: str, word: str, known: Collection[str]) -> None:
    if word not in known:
        near = nearest(word, known)
        raise PositionError("unknown", game=GAME_ID, where=f"state.{where}", word=word, near=near or next(iter(known)))


def need(holds: bool, where: str, have: int | str, due: str) -> None:
    if not holds:
        raise PositionError("value", game=GAME_ID, where=f"state.{where}", have=str(have), need=due)
