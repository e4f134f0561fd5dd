"""The moves of Caverna and the dealer's outcomes. What each means is with the step that takes it.

Steps of an action carry the leaf's parameters, as section 17 lists them: which leaf of the grammar is meant follows
from the kind of move. Moves that come from a finite set are built once, in tables, by the modules that offer them.
"""

from __future__ import annotations

from typing import Any, Final

from underhall.core import Move, Seat
from underhall.games.caverna.box.goods import bundle, notation
from underhall.games.caverna.refusing import refuse

_BY_AN_ACTION: Final = refuse("6.1", "by_an_action")

# The dealer --------------------------------------------------------------------------------------------------------


class Begin(Move, frozen=True, gc=False, tag="begin"):
    """Who is the first starting player."""

    seat: int


class Card(Move, frozen=True, gc=False, tag="card"):
    """The round card that is revealed."""

    space: str


class Marker(Move, frozen=True, gc=False, tag="marker"):
    """The face of a harvest marker: green or red."""

    colour: str


# Turns -------------------------------------------------------------------------------------------------------------


class Place(Move, frozen=True, gc=False, tag="place"):
    """Put a dwarf, named by the strength of its weapon, on an action space."""

    weapon: int
    space: str
    moment = refuse("5", "only_in_work")

    def picks(self, state: Any, seat: Seat) -> list[str]:
        """The space before the dwarf."""
        return [f"space:{self.space}", f"weapon:{self.weapon}"]


class Pass(Move, frozen=True, gc=False, tag="pass"):
    pass


class EndTurn(Move, frozen=True, gc=False, tag="end_turn"):
    pass


# Leaves of the action grammar --------------------------------------------------------------------------------------


class Take(Move, frozen=True, gc=False, tag="take"):
    """Take all goods lying on the space."""


class Gain(Move, frozen=True, gc=False, tag="gain"):
    """Receive what the space grants: outright, per mine, or on a condition."""


class TakeToken(Move, frozen=True, gc=False, tag="token"):
    """Become starting player."""


class PayCost(Move, frozen=True, gc=False, tag="pay"):
    """Pay what the space costs."""


class Trade(Move, frozen=True, gc=False, tag="trade"):
    """Make the space's exchange once."""


class Buy(Move, frozen=True, gc=False, tag="buy"):
    """Buy one article at the market."""

    article: str


class Twin(Move, frozen=True, gc=False, tag="twin"):
    """Place a twin tile, its first half on the first square."""

    tile: str
    squares: tuple[str, ...]
    moment = _BY_AN_ACTION

    def picks(self, state: Any, seat: Seat) -> list[str]:
        return [f"tile:{self.tile}", *(f"square:{square}" for square in self.squares)]


class Single(Move, frozen=True, gc=False, tag="single"):
    """Place a single tile."""

    tile: str
    square: str
    moment = _BY_AN_ACTION


class RubyMine(Move, frozen=True, gc=False, tag="ruby_mine"):
    square: str
    moment = _BY_AN_ACTION

    def picks(self, state: Any, seat: Seat) -> list[str]:
        return ["tile:ruby_mine", *super().picks(state, seat)]


class SmallPasture(Move, frozen=True, gc=False, tag="small_pasture"):
    square: str
    moment = _BY_AN_ACTION

    def picks(self, state: Any, seat: Seat) -> list[str]:
        return ["tile:small_pasture", *super().picks(state, seat)]


class LargePasture(Move, frozen=True, gc=False, tag="large_pasture"):
    squares: tuple[str, ...]
    moment = _BY_AN_ACTION

    def picks(self, state: Any, seat: Seat) -> list[str]:
        return ["tile:large_pasture", *(f"square:{square}" for square in self.squares)]


class Stable(Move, frozen=True, gc=False, tag="stable"):
    square: str
    moment = _BY_AN_ACTION

    def picks(self, state: Any, seat: Seat) -> list[str]:
        return ["piece:stable", *super().picks(state, seat)]


class ChooseTile(Move, frozen=True, gc=False, tag="choose"):
    """Choose the furnishing tile to build. Its square and its payment are the next decision."""

    tile: str
    moment = _BY_AN_ACTION


class FurnishRoom(Move, frozen=True, gc=False, tag="furnish"):
    """Build the chosen furnishing tile on a square for a payment, written as a bundle: `2wood+1ore`."""

    tile: str
    square: str
    payment: str
    moment = _BY_AN_ACTION

    def picks(self, state: Any, seat: Seat) -> list[str]:
        """The tile has been chosen before."""
        return [f"square:{self.square}", f"payment:{self.payment}"]


class Grow(Move, frozen=True, gc=False, tag="grow"):
    """Family growth."""


class SowFields(Move, frozen=True, gc=False, tag="sow"):
    """Sow this many fields with grain and this many with vegetables. Empty fields are all alike."""

    grain: int
    vegetable: int

    def picks(self, state: Any, seat: Seat) -> list[str]:
        return [f"sow:{notation(bundle({'grain': self.grain, 'vegetable': self.vegetable}))}"]


class ForgeWeapon(Move, frozen=True, gc=False, tag="forge"):
    weapon: int
    moment = _BY_AN_ACTION

    def picks(self, state: Any, seat: Seat) -> list[str]:
        return ["do:forge", *super().picks(state, seat)]


class SetOut(Move, frozen=True, gc=False, tag="expedition"):
    """Begin an expedition."""


class ImitateSpace(Move, frozen=True, gc=False, tag="imitate"):
    space: str


class TakeLoot(Move, frozen=True, gc=False, tag="loot"):
    """Take a loot item of an expedition. One with a choice of its own is resolved by the move after it."""

    item: str
    moment = refuse("10.2", "only_on_expedition")


class EndExpedition(Move, frozen=True, gc=False, tag="end_expedition"):
    pass


# Harvest, solo game and the end ------------------------------------------------------------------------------------


class SkipPhase(Move, frozen=True, gc=False, tag="skip"):
    """Third red marker: the phase that your own farm leaves out, field or breeding."""

    phase: str


class Feed(Move, frozen=True, gc=False, tag="feed"):
    """Feed the family. `spare`: what one dwarf is fed with through the working cave, as a bundle, `0` for nothing."""

    spare: str


class BreedAnimals(Move, frozen=True, gc=False, tag="breed"):
    """Take one newborn of each of these species."""

    species: tuple[str, ...]

    def picks(self, state: Any, seat: Seat) -> list[str]:
        return [f"newborns:{'+'.join(self.species) or 0}"]


class Keep(Move, frozen=True, gc=False, tag="keep"):
    """Solo: pay a ruby to keep the goods of a space."""

    space: str

    def picks(self, state: Any, seat: Seat) -> list[str]:
        return ["do:keep", *super().picks(state, seat)]


class Clear(Move, frozen=True, gc=False, tag="clear"):
    """Solo: let the goods of a space go."""

    space: str

    def picks(self, state: Any, seat: Seat) -> list[str]:
        return ["do:clear", *super().picks(state, seat)]


class Done(Move, frozen=True, gc=False, tag="done"):
    """Close the last window before scoring."""


class MakeRoom(Move, frozen=True, gc=False, tag="make_room"):
    """Turn farm animals that do not fit into something else, by the conversion's id."""

    conversion: str


# Free actions ------------------------------------------------------------------------------------------------------


class Convert(Move, frozen=True, gc=False, tag="convert"):
    """Exchange one whole bundle, by the conversion's id."""

    conversion: str


class EatGold(Move, frozen=True, gc=False, tag="eat_gold"):
    """Turn this much gold into food, one less than the gold."""

    gold: int


class BuyTile(Move, frozen=True, gc=False, tag="buy_tile"):
    """Place a single tile for rubies."""

    tile: str
    square: str

    def picks(self, state: Any, seat: Seat) -> list[str]:
        return ["do:buy_tile", *super().picks(state, seat)]


class GiveWeapon(Move, frozen=True, gc=False, tag="give_weapon"):
    """Peaceful cave: trade a weapon for food. `dwarf` tells whose: the acting one's, one at home, or one at work."""

    weapon: int
    dwarf: str

    def picks(self, state: Any, seat: Seat) -> list[str]:
        return ["do:give_weapon", *super().picks(state, seat)]


FreeAction = Convert | EatGold | BuyTile | GiveWeapon

ALL: tuple[type[Move], ...] = (
    Begin,
    Card,
    Marker,
    Place,
    Pass,
    EndTurn,
    Take,
    Gain,
    TakeToken,
    PayCost,
    Trade,
    Buy,
    Twin,
    Single,
    RubyMine,
    SmallPasture,
    LargePasture,
    Stable,
    ChooseTile,
    FurnishRoom,
    Grow,
    SowFields,
    ForgeWeapon,
    SetOut,
    ImitateSpace,
    TakeLoot,
    EndExpedition,
    SkipPhase,
    Feed,
    BreedAnimals,
    Keep,
    Clear,
    Done,
    MakeRoom,
    Convert,
    EatGold,
    BuyTile,
    GiveWeapon,
)
