"""Expeditions (RULES section 10): an armed dwarf brings back loot, item by item, and a sharper weapon.

Loot items are leaves like those of action spaces. An item with something to choose (a square, a tile, what to sow) is
named first and resolved by the decision that follows it at once; no window is open in between.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from underhall.core import Automatic, Event, Events, Move, Refusal, Seat, Step, replaced
from underhall.core.messages import Fact
from underhall.games.caverna import moves as words
from underhall.games.caverna.actions import Act
from underhall.games.caverna.box import action_nodes as nodes
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.family import STRONGEST
from underhall.games.caverna.primitives import Actor, Leaf, Plain, Primitive
from underhall.games.caverna.refusing import refuse
from underhall.games.caverna.settling import settle
from underhall.games.caverna.state import CavernaState
from underhall.games.caverna.windows import Window

_GAIN: Final = CONTENT.loot.meta.strength_gain_after_expedition
_END: Final = words.EndExpedition()


class Item:
    """One loot item."""

    __slots__ = ("effect", "id", "least", "move")

    def __init__(self, name: str, least: int, effect: Leaf) -> None:
        self.id = name
        self.least = least
        self.effect = effect
        self.move = words.TakeLoot(name)


ITEMS: Final[dict[str, Item]] = {}
"""All loot items by id, in the order of the list; filled by `spaces`."""


def fill_items(leaf: Callable[[nodes.LeafNode], Leaf]) -> None:
    """Build the loot items out of the data. `leaf` makes the primitive of a leaf."""
    for one in CONTENT.loot.loot:
        ITEMS[one.id] = Item(one.id, one.min_strength, leaf(one.effect))


class Expedition(Primitive[words.SetOut]):
    personal = True
    plain = True
    _move: Final = words.SetOut()

    def __init__(self, node: nodes.Expedition) -> None:
        self.level = node.level

    def can(self, state: CavernaState, who: Actor) -> bool:
        """Only an armed dwarf; the weakest weapon already brings something (section 10.2)."""
        return state.homes[who.seat].dwarfs[who.dwarf] > 0

    def moves(self, state: CavernaState, who: Actor) -> list[Move]:
        return [self._move] if self.can(state, who) else []

    def why_not(self, state: CavernaState, who: Actor, move: words.SetOut) -> Refusal | None:
        return None if self.can(state, who) else self.why_none(state, who)

    def why_none(self, state: CavernaState, who: Actor) -> Refusal:
        return refuse("R-77", "unarmed")

    def apply(self, state: CavernaState, who: Actor, move: words.SetOut, events: Events) -> None:
        strength = state.homes[who.seat].dwarfs[who.dwarf]
        if events is not None:
            events.append(Event("set_out", who.seat, {"weapon": strength, "level": self.level}))
        state.agenda.append(Loot(who.seat, who.dwarf, self.level, strength, ()))


def is_setting_out(state: CavernaState, seat: Seat, dwarf: int, beneath: Step | None, level: int = 0) -> bool:
    """Whether the action beneath has just sent this dwarf, which is armed, on an expedition, of this level if given."""
    if not isinstance(beneath, Act) or (beneath.seat, beneath.dwarf) != (seat, dwarf):
        return False
    sent = beneath.just_did(state, lambda leaf: isinstance(leaf, Expedition) and level in (0, leaf.level))
    return sent and state.homes[seat].dwarfs[dwarf] > 0


class Loot(Window[words.TakeLoot | words.EndExpedition], frozen=True, gc=False, tag="choose_loot"):
    """The next loot item of an expedition. `strength` is what the weapon had when it started (R-79)."""

    dwarf: int
    level: int
    strength: int
    taken: tuple[str, ...]
    on = ("act",)
    on_expedition: ClassVar[bool] = True

    def fits(self, state: CavernaState, beneath: Step | None) -> bool:
        if not is_setting_out(state, self.seat, self.dwarf, beneath, self.level):
            return False
        if not 1 <= self.strength <= state.homes[self.seat].dwarfs[self.dwarf] or len(self.taken) >= self.level:
            return False
        known = all(item in ITEMS and ITEMS[item].least <= self.strength for item in self.taken)
        return known and len(set(self.taken)) == len(self.taken)

    def acting(self) -> int:
        return self.dwarf

    def moves(self, state: CavernaState, seat: Seat) -> list[Move]:
        who = self.who()
        moves: list[Move] = [
            item.move
            for item in ITEMS.values()
            if item.least <= self.strength and item.id not in self.taken and item.effect.can(state, who)
        ]
        if self.taken:
            moves.append(_END)
        return moves

    def why_not(self, state: CavernaState, seat: Seat, move: words.TakeLoot | words.EndExpedition) -> Refusal | None:
        if isinstance(move, words.EndExpedition):
            return None if self.taken else refuse("R-77", "no_loot_yet")
        item = ITEMS.get(move.item)
        if item is None:
            return refuse("R-77", "no_such_loot", item=move.item)
        if item.id in self.taken:
            return refuse("R-77", "loot_taken", item=move.item)
        if item.least > self.strength:
            facts: dict[str, Fact] = {"item": move.item, "need": item.least, "have": self.strength}
            return refuse("R-79", "too_weak", **facts)
        if not item.effect.can(state, self.who()):
            refusal = refuse("R-82", "loot_without_effect", item=move.item)
            return refusal.because(item.effect.why_none(state, self.who()))
        return None

    def why_wait(self, state: CavernaState, seat: Seat, move: Move) -> Refusal | None:
        return refuse("5", "dwarf_acts") if move.moment else None

    def apply(
        self, state: CavernaState, seat: Seat, move: words.TakeLoot | words.EndExpedition, events: Events
    ) -> None:
        if isinstance(move, words.EndExpedition):
            state.agenda.append(ComeHome(self.seat, self.dwarf))
            return
        taken = (*self.taken, move.item)
        if len(taken) < self.level:
            state.agenda.append(Loot(self.seat, self.dwarf, self.level, self.strength, taken))
        else:
            state.agenda.append(ComeHome(self.seat, self.dwarf))
        if events is not None:
            events.append(Event("looted", seat, {"item": move.item}))
        effect = ITEMS[move.item].effect
        if isinstance(effect, Plain):
            effect.apply(state, self.who(), effect.move, events)
            if effect.stirs:
                settle(state, seat, events)
        else:
            state.agenda.append(Resolve(self.seat, self.dwarf, move.item))

    def facts(self, state: CavernaState) -> dict[str, Fact]:
        return {"strength": self.strength, "left": self.level - len(self.taken)}

    def who(self) -> Actor:
        return Actor(self.seat, self.dwarf, -1)


_ResolveMove = (
    words.Single
    | words.SmallPasture
    | words.LargePasture
    | words.Stable
    | words.ChooseTile
    | words.SowFields
    | words.BreedAnimals
)


class Resolve(Window[_ResolveMove], frozen=True, gc=False, tag="resolve"):
    """How a loot item is used. It was offered because it can be."""

    dwarf: int
    item: str
    open: ClassVar[bool] = False
    on = ("choose_loot", "come_home")

    def fits(self, state: CavernaState, beneath: Step | None) -> bool:
        if not isinstance(beneath, Loot | ComeHome) or (beneath.seat, beneath.dwarf) != (self.seat, self.dwarf):
            return False
        if isinstance(beneath, Loot) and beneath.taken[-1:] != (self.item,):
            return False
        return self.item in ITEMS and not ITEMS[self.item].effect.plain and bool(self.moves(state, self.seat))

    def acting(self) -> int:
        return self.dwarf

    def moves(self, state: CavernaState, seat: Seat) -> list[Move]:
        return ITEMS[self.item].effect.moves(state, self._who())

    def why_not(self, state: CavernaState, seat: Seat, move: _ResolveMove) -> Refusal | None:
        effect = ITEMS[self.item].effect
        if not isinstance(move, effect.word) or not effect.is_meant(state, self._who(), move):
            return refuse("R-78", "other_loot", item=self.item)
        return effect.why_not(state, self._who(), move)

    def why_wait(self, state: CavernaState, seat: Seat, move: Move) -> Refusal | None:
        return refuse("5", "dwarf_acts") if move.moment else None

    def apply(self, state: CavernaState, seat: Seat, move: _ResolveMove, events: Events) -> None:
        effect = ITEMS[self.item].effect
        effect.apply(state, self._who(), move, events)
        if effect.stirs:
            settle(state, seat, events)

    def facts(self, state: CavernaState) -> dict[str, Fact]:
        return {"item": self.item}

    def _who(self) -> Actor:
        return Actor(self.seat, self.dwarf, -1)


class ComeHome(Automatic[CavernaState], frozen=True, gc=False, tag="come_home"):
    """The expedition is over: the weapon gets sharper (R-80). Until then animals may have to be settled."""

    seat: int
    dwarf: int
    on_expedition: ClassVar[bool] = True
    on = ("act",)

    def fits(self, state: CavernaState, beneath: Step | None) -> bool:
        return is_setting_out(state, self.seat, self.dwarf, beneath)

    def run(self, state: CavernaState, events: Events) -> None:
        home = state.homes[self.seat]
        weapon = min(STRONGEST, home.dwarfs[self.dwarf] + _GAIN)
        home.dwarfs = replaced(home.dwarfs, self.dwarf, weapon)
        if events is not None:
            events.append(Event("came_home", self.seat, {"weapon": weapon}))
