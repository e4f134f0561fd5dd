"""Primitives of the family (RULES section 7.1), its fields (7.2), weapons (10) and animals (9.6).

The figures behind them are in `furnishing`, `fields` and `breeding`. See `primitives` for what a leaf is.
"""

from __future__ import annotations

from typing import Final

from underhall.core import Event, Events, Move, Refusal, Seat, Transfer, replaced
from underhall.games.caverna import moves as words
from underhall.games.caverna.board import breeding, fields, furnishing
from underhall.games.caverna.board.homeboard import empty_fields
from underhall.games.caverna.box import action_nodes as nodes
from underhall.games.caverna.box import goods
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.goods import GOOD, GOODS, Good
from underhall.games.caverna.dealings import pay, tell_gained, why_not_pay
from underhall.games.caverna.primitives import Actor, Plain, Primitive, given
from underhall.games.caverna.refusing import refuse
from underhall.games.caverna.state import CavernaState

STRONGEST: Final = CONTENT.resources.piece_called("weapon").max_strength

# Family, fields and weapons ----------------------------------------------------------------------------------------


class FamilyGrowth(Plain[words.Grow]):
    sure = True
    move = words.Grow()

    def __init__(self, node: nodes.FamilyGrowth) -> None:
        pass

    def can(self, state: CavernaState, who: Actor) -> bool:
        return furnishing.can_grow(state.homes[who.seat])

    def why_none(self, state: CavernaState, who: Actor) -> Refusal:
        refusal = furnishing.why_not_grow(state.homes[who.seat])
        assert refusal is not None
        return refusal

    def apply(self, state: CavernaState, who: Actor, move: words.Grow, events: Events) -> None:
        """The newborn lies on its parent's space and does nothing this round (R-15)."""
        furnishing.grow(state.homes[who.seat])
        if events is not None:
            events.append(Event("born", who.seat, {"dwarfs": len(state.homes[who.seat].dwarfs)}))


_SOWINGS: Final[dict[tuple[int, int], Move]] = {
    (grain, vegetable): words.SowFields(grain, vegetable) for grain in range(5) for vegetable in range(5)
}


class Sow(Primitive[words.SowFields]):
    stirs = True

    def __init__(self, node: nodes.Sow) -> None:
        self.max_grain = node.max_grain
        self.max_vegetable = node.max_vegetable

    def can(self, state: CavernaState, who: Actor) -> bool:
        return fields.can_sow(state.homes[who.seat])

    def moves(self, state: CavernaState, who: Actor) -> list[Move]:
        home = state.homes[who.seat]
        return [_SOWINGS[counts] for counts in fields.sowings(home, self.max_grain, self.max_vegetable)]

    def why_none(self, state: CavernaState, who: Actor) -> Refusal:
        home = state.homes[who.seat]
        reasons = []
        if not home.goods[goods.GRAIN] and not home.goods[goods.VEGETABLE]:
            reasons.append(refuse("R-71", "nothing_to_sow"))
        if not empty_fields(home):
            reasons.append(refuse("R-44", "no_empty_field", need=1, have=0))
        return reasons[0].because(*reasons[1:])

    def why_not(self, state: CavernaState, who: Actor, move: words.SowFields) -> Refusal | None:
        home = state.homes[who.seat]
        return fields.why_not_sow(home, move.grain, move.vegetable, self.max_grain, self.max_vegetable)

    def apply(self, state: CavernaState, who: Actor, move: words.SowFields, events: Events) -> None:
        fields.sow(state.homes[who.seat], move.grain, move.vegetable)
        if events is not None:
            sown = {"grain": move.grain, "vegetable": move.vegetable}
            went = [Transfer(crop, count, f"store:{crop}", f"field:{crop}") for crop, count in sown.items() if count]
            events.append(Event("sowed", who.seat, {**sown}, transfers=tuple(went)))


_FORGING: Final[list[words.ForgeWeapon]] = [words.ForgeWeapon(strength) for strength in range(STRONGEST + 1)]


class Forge(Primitive[words.ForgeWeapon]):
    personal = True

    def __init__(self, node: nodes.Forge) -> None:
        self.strongest = node.max_strength

    def can(self, state: CavernaState, who: Actor) -> bool:
        home = state.homes[who.seat]
        return not home.dwarfs[who.dwarf] and goods.can_pay(home.goods, furnishing.forge_cost(home.active, 1))

    def moves(self, state: CavernaState, who: Actor) -> list[Move]:
        home = state.homes[who.seat]
        if home.dwarfs[who.dwarf]:
            return []
        return [
            _FORGING[strength]
            for strength in range(1, self.strongest + 1)
            if goods.can_pay(home.goods, furnishing.forge_cost(home.active, strength))
        ]

    def why_none(self, state: CavernaState, who: Actor) -> Refusal:
        return given(self.why_not(state, who, _FORGING[1]))

    def why_not(self, state: CavernaState, who: Actor, move: words.ForgeWeapon) -> Refusal | None:
        home = state.homes[who.seat]
        if home.dwarfs[who.dwarf]:
            return refuse("R-76", "already_armed", weapon=home.dwarfs[who.dwarf])
        if not 1 <= move.weapon <= self.strongest:
            return refuse("R-76", "forge_strength", most=self.strongest)
        return why_not_pay(home.goods, furnishing.forge_cost(home.active, move.weapon), "R-59")

    def apply(self, state: CavernaState, who: Actor, move: words.ForgeWeapon, events: Events) -> None:
        home = state.homes[who.seat]
        pay(state, who.seat, furnishing.forge_cost(home.active, move.weapon), events)
        home.dwarfs = replaced(home.dwarfs, who.dwarf, move.weapon)
        if events is not None:
            events.append(Event("forged", who.seat, {"weapon": move.weapon}))


class IncreaseAllWeapons(Plain[words.Gain]):
    move = words.Gain()

    def __init__(self, node: nodes.IncreaseAllWeapons) -> None:
        self.amount = node.amount

    def can(self, state: CavernaState, who: Actor) -> bool:
        return any(0 < strength < STRONGEST for strength in state.homes[who.seat].dwarfs)

    def why_none(self, state: CavernaState, who: Actor) -> Refusal:
        return refuse("R-82", "no_weapon_to_sharpen")

    def apply(self, state: CavernaState, who: Actor, move: words.Gain, events: Events) -> None:
        """Unarmed dwarfs stay unarmed; nothing is stronger than the strongest weapon (R-79)."""
        home = state.homes[who.seat]
        home.dwarfs = tuple([strength and min(STRONGEST, strength + self.amount) for strength in home.dwarfs])
        if events is not None:
            events.append(Event("sharpened", who.seat, {"amount": self.amount}))


_BREEDINGS: Final[dict[tuple[Good, ...], Move]] = {}


def breed_move(species: tuple[Good, ...]) -> Move:
    """The shared move that takes newborns of these species."""
    move = _BREEDINGS.get(species)
    if move is None:
        move = _BREEDINGS[species] = words.BreedAnimals(tuple(GOODS[one] for one in species))
    return move


class Breed(Primitive[words.BreedAnimals]):
    def __init__(self, node: nodes.Breed) -> None:
        self.most = node.max_species

    def can(self, state: CavernaState, who: Actor) -> bool:
        return breeding.can_breed(state.homes[who.seat])

    def moves(self, state: CavernaState, who: Actor) -> list[Move]:
        return [breed_move(chosen) for chosen in breeding.breedings(state.homes[who.seat], self.most) if chosen]

    def why_none(self, state: CavernaState, who: Actor) -> Refusal:
        return refuse("R-94", "no_newborn_possible")

    def why_not(self, state: CavernaState, who: Actor, move: words.BreedAnimals) -> Refusal | None:
        if not move.species:
            return refuse("R-82", "no_newborn")
        return breeding.why_not_breed(state.homes[who.seat], move.species, self.most)

    def apply(self, state: CavernaState, who: Actor, move: words.BreedAnimals, events: Events) -> None:
        breed(state, who.seat, move.species, events)


def breed(state: CavernaState, seat: Seat, species: tuple[str, ...], events: Events) -> None:
    """Newborns of these species, and what quarry and breeding cave give for them (section 9.6)."""
    got = breeding.breed(state.homes[seat], tuple(GOOD[one] for one in species))
    if events is not None:
        if species:
            events.append(Event("bred", seat, {"species": species}))
        tell_gained(seat, got, events)
