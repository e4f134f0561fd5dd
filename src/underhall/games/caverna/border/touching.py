"""Touching what is not decided now: which rule says that its moment is another one."""

from __future__ import annotations

from typing import Final

from underhall.core import Move, Refusal
from underhall.games.caverna import moves
from underhall.games.caverna.actions import Act
from underhall.games.caverna.expeditions import Loot, Resolve
from underhall.games.caverna.refusing import refuse
from underhall.games.caverna.rooms import Site
from underhall.games.caverna.settling import Settle
from underhall.games.caverna.state import CavernaState

_BUILDING: Final = ("6.1", "by_an_action")
_MOMENTS: Final[dict[type[Move], tuple[str, str]]] = {
    moves.Place: ("5", "only_in_work"),
    moves.Twin: _BUILDING,
    moves.Single: _BUILDING,
    moves.RubyMine: _BUILDING,
    moves.SmallPasture: _BUILDING,
    moves.LargePasture: _BUILDING,
    moves.Stable: _BUILDING,
    moves.ChooseTile: _BUILDING,
    moves.FurnishRoom: _BUILDING,
    moves.ForgeWeapon: _BUILDING,
    moves.TakeLoot: ("10.2", "only_on_expedition"),
}
"""When a kind of move is made: the refusal at every other moment, and its rule."""


def why_not_now(state: CavernaState, move: Move) -> Refusal | None:
    """The rule that ties a kind of move to another moment than this one, or None."""
    moment = _MOMENTS.get(type(move))
    if moment is None:
        return None
    top = state.agenda[-1]
    if isinstance(top, Settle):
        return refuse("R-90", "animals_first")
    if isinstance(top, Act | Site | Loot | Resolve):
        return refuse("5", "dwarf_acts")
    return refuse(*moment)
