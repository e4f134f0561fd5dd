"""Touching what is not decided now: which rule says that its moment is another one."""

from __future__ import annotations

from typing import Final

from underhall.core import Move, Refusal
from underhall.games.caverna import moves
from underhall.games.caverna.actions import Act
from underhall.games.caverna.expeditions import Loot, Resolve
from underhall.games.caverna.rooms import Site
from underhall.games.caverna.settling import Settle
from underhall.games.caverna.state import CavernaState

_BUILDING: Final = ("by_an_action", "6.1")
_MOMENTS: Final[dict[type[Move], tuple[str, str]]] = {
    moves.Place: ("only_in_work", "5"),
    moves.Twin: _BUILDING,
    moves.Single: _BUILDING,
    moves.RubyMine: _BUILDING,
    moves.SmallPasture: _BUILDING,
    moves.LargePasture: _BUILDING,
    moves.Stable: _BUILDING,
    moves.ChooseTile: _BUILDING,
    moves.FurnishRoom: _BUILDING,
    moves.ForgeWeapon: _BUILDING,
    moves.TakeLoot: ("only_on_expedition", "10.2"),
}
"""When a kind of move is made: the refusal at every other moment, and its rule."""


def why_not_now(state: CavernaState, move: Move) -> Refusal | None:
    """The rule that ties a kind of move to another moment than this one, or None."""
    moment = _MOMENTS.get(type(move))
    if moment is None:
        return None
    top = state.agenda[-1]
    if isinstance(top, Settle):
        return Refusal("caverna", "animals_first", "caverna:R-90")
    if isinstance(top, Act | Site | Loot | Resolve):
        return Refusal("caverna", "dwarf_acts", "caverna:5")
    return Refusal("caverna", moment[0], f"caverna:{moment[1]}")
