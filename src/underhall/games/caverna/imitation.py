"""Imitation (RULES section 11): pay the food, then carry out the action of a space that an opponent's dwarf occupies.

Only imitation spaces have `pay`, so its test looks ahead: the food may be paid only if a target can be begun afterwards
(R-108).
"""

from __future__ import annotations

from typing import Final

from underhall.core import Event, Events, Move, Refusal
from underhall.games.caverna import actions
from underhall.games.caverna import moves as words
from underhall.games.caverna.box import action_nodes as nodes
from underhall.games.caverna.box import goods
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.dealings import pay, why_not_pay
from underhall.games.caverna.primitives import Actor, Primitive, given
from underhall.games.caverna.refusing import refuse
from underhall.games.caverna.state import FREE, CavernaState

_IDS: Final = tuple(space.id for space in CONTENT.actions.space)
_MOVES: Final[tuple[Move, ...]] = tuple(words.ImitateSpace(space) for space in _IDS)


def targets(state: CavernaState, who: Actor) -> list[int]:
    """The spaces that may be imitated and whose action the acting dwarf could begin now (R-104 to R-107)."""
    table = actions.TABLES[len(state.homes)]
    found = [space for space in state.spaces if actions.is_target(state, who.seat, space)]
    return [space for space in found if table.action(space).can_begin(state, Actor(who.seat, who.dwarf, space))]


class PayFood(Primitive[words.PayCost]):
    """Pay what the imitation space costs. An empty cost changes nothing, so it is passed over."""

    personal = True
    plain = True
    _move: Final = words.PayCost()

    def __init__(self, node: nodes.Pay) -> None:
        self.cost = node.goods

    def can(self, state: CavernaState, who: Actor) -> bool:
        home = state.homes[who.seat]
        if not self.cost or not goods.can_pay(home.goods, self.cost):
            return False
        goods.pay(home.goods, self.cost)
        found = bool(targets(state, who))
        goods.receive(home.goods, self.cost)
        return found

    def moves(self, state: CavernaState, who: Actor) -> list[Move]:
        return [self._move] if self.can(state, who) else []

    def why_not(self, state: CavernaState, who: Actor, move: words.PayCost) -> Refusal | None:
        refusal = why_not_pay(state.homes[who.seat].goods, self.cost, "R-108")
        if refusal is None and not self.can(state, who):
            return refuse("R-108", "nothing_to_imitate")
        return refusal

    def why_none(self, state: CavernaState, who: Actor) -> Refusal:
        return given(self.why_not(state, who, self._move))

    def apply(self, state: CavernaState, who: Actor, move: words.PayCost, events: Events) -> None:
        pay(state, who.seat, self.cost, events)


class Imitate(Primitive[words.ImitateSpace]):
    personal = True

    def __init__(self, node: nodes.Imitate) -> None:
        pass

    def can(self, state: CavernaState, who: Actor) -> bool:
        return bool(targets(state, who))

    def moves(self, state: CavernaState, who: Actor) -> list[Move]:
        return [_MOVES[space] for space in targets(state, who)]

    def why_none(self, state: CavernaState, who: Actor) -> Refusal:
        return refuse("R-108", "nothing_to_imitate")

    def why_not(self, state: CavernaState, who: Actor, move: words.ImitateSpace) -> Refusal | None:
        space = actions.SPACE.get(move.space)
        if space is None or space not in state.spaces:
            return refuse("R-104", "not_in_play", space=move.space)
        if not actions.IMITABLE[space]:
            ruling = "R-106" if move.space == "starting_player" else "R-105"
            return refuse(ruling, "not_imitable", space=move.space)
        occupant = state.occupied[space]
        if occupant == FREE or occupant >> 3 == who.seat:
            return refuse("R-104", "no_opponent_there", space=move.space)
        action, there = actions.TABLES[len(state.homes)].action(space), Actor(who.seat, who.dwarf, space)
        if not action.can_begin(state, there):
            refusal = refuse("R-107", "nothing_to_do_there", space=move.space)
            return refusal.because(*action.why_no_beginning(state, there))
        return None

    def apply(self, state: CavernaState, who: Actor, move: words.ImitateSpace, events: Events) -> None:
        """The dwarf stays where it is; the imitated action takes the place of what is left of this one."""
        rest = state.agenda[-1]
        if isinstance(rest, actions.Act) and not rest.cursor:
            state.agenda.pop()
        if events is not None:
            events.append(Event("imitated", who.seat, {"space": move.space}))
        actions.begin(state, who, move.space)
