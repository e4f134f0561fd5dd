"""The primitives (RULES section 7): what a leaf of an action tree, or a loot item, does.

One class per primitive; an instance is a leaf with its parameters, built once from the data. A leaf knows whether it
can be carried out (`can`), with which moves (`moves`), why not with another (`why_not`), and what happens (`apply`).
All of them are asked on behalf of an `Actor`: a seat, its acting dwarf, and the space whose action it is.

The leaves about goods are here. Tiles and furnishings are in `building`; the family, its fields, weapons and animals in
`family`; expeditions and imitation have modules of their own. Which leaf may come when is in `actions`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic

import msgspec

from underhall.core import Event, Events, Move, Refusal, Seat
from underhall.core.agenda import M, words_of
from underhall.games.caverna import moves as words
from underhall.games.caverna.board import homeboard
from underhall.games.caverna.box import action_nodes as nodes
from underhall.games.caverna.box import goods
from underhall.games.caverna.box.goods import GOLD, GOODS, SPECIES, Bundle, Good
from underhall.games.caverna.dealings import SPACES, gain, pay, why_not_pay
from underhall.games.caverna.refusing import refuse
from underhall.games.caverna.state import CavernaState


class Actor(msgspec.Struct, frozen=True, gc=False):
    """On whose behalf a leaf is carried out. `space` is the number of the space whose action it is."""

    seat: Seat
    dwarf: int
    space: int


class Primitive(Generic[M]):
    """Base of all leaves. M is the kind of move that carries the leaf out: `Primitive[Stable]`."""

    word: ClassVar[type[Move]]
    """M, at run time."""
    personal: ClassVar[bool] = False
    """Whether it depends on the acting dwarf or the space, and not on the seat alone."""
    sure: ClassVar[bool] = False
    """Whether no free action can make it impossible once it is possible."""
    stirs: bool = False
    """Whether it may bring animals or take room, so that they have to be settled afterwards."""
    plain: ClassVar[bool] = False
    """Whether there is nothing to choose: the word has no fields."""

    def __init_subclass__(cls, **arguments: Any) -> None:
        super().__init_subclass__(**arguments)
        kinds = words_of(cls)
        if kinds:
            (cls.word,) = kinds

    def can(self, state: CavernaState, who: Actor) -> bool:
        """Executable (section 6.2): it can be paid, has a target, and changes something."""
        raise NotImplementedError

    def moves(self, state: CavernaState, who: Actor) -> list[Move]:
        """All moves that carry it out now; empty exactly when `can` is False."""
        raise NotImplementedError

    def is_meant(self, state: CavernaState, who: Actor, move: M) -> bool:
        """Whether a move of the leaf's kind means this leaf and not another of its kind on the same space."""
        return True

    def why_not(self, state: CavernaState, who: Actor, move: M) -> Refusal | None:
        """The rule that forbids a move that means this leaf."""
        raise NotImplementedError

    def why_none(self, state: CavernaState, who: Actor) -> Refusal:
        """Why it cannot be carried out in any way. Asked only then."""
        raise NotImplementedError

    def mismatch(self, state: CavernaState, who: Actor, move: M) -> Refusal | None:
        """What to say of a move of the leaf's kind that does not mean it; None for the general answer."""
        return None

    def apply(self, state: CavernaState, who: Actor, move: M, events: Events) -> None:
        raise NotImplementedError


class Plain(Primitive[M]):
    """A leaf without parameters: a single shared move, legal whenever the leaf can be carried out."""

    plain = True
    move: ClassVar[Move]

    def moves(self, state: CavernaState, who: Actor) -> list[Move]:
        return [self.move] if self.can(state, who) else []

    def why_not(self, state: CavernaState, who: Actor, move: M) -> Refusal | None:
        return None if self.can(state, who) else self.why_none(state, who)


Leaf = Primitive[Any]
"""A leaf of any kind."""


def given(refusal: Refusal | None) -> Refusal:
    """A refusal that must exist."""
    assert refusal is not None
    return refusal


def _has_animals(bundle: Bundle) -> bool:
    return any(good in SPECIES for good, _ in bundle)


# Goods -------------------------------------------------------------------------------------------------------------


class TakeAccumulated(Plain[words.Take]):
    personal = True
    sure = True
    stirs = True
    move = words.Take()

    def __init__(self, node: nodes.TakeAccumulated) -> None:
        pass

    def can(self, state: CavernaState, who: Actor) -> bool:
        return state.stock[who.space] != 0

    def why_none(self, state: CavernaState, who: Actor) -> Refusal:
        return refuse("R-21", "nothing_lies_there")

    def apply(self, state: CavernaState, who: Actor, move: words.Take, events: Events) -> None:
        heap = state.stock[who.space]
        state.stock[who.space] = 0
        gain(state, who.seat, goods.unpack(heap), events, SPACES[who.space])


class Gain(Plain[words.Gain]):
    sure = True
    move = words.Gain()

    def __init__(self, node: nodes.Gain) -> None:
        self.goods = node.goods
        self.stirs = _has_animals(node.goods)

    def can(self, state: CavernaState, who: Actor) -> bool:
        return True

    def apply(self, state: CavernaState, who: Actor, move: words.Gain, events: Events) -> None:
        gain(state, who.seat, self.goods, events, SPACES[who.space])


class GainPer(Plain[words.Gain]):
    sure = True
    move = words.Gain()

    def __init__(self, node: nodes.GainPer) -> None:
        self.kind = homeboard.KIND[node.per]
        self.goods = node.goods

    def can(self, state: CavernaState, who: Actor) -> bool:
        return state.homes[who.seat].lay[self.kind] != 0

    def why_none(self, state: CavernaState, who: Actor) -> Refusal:
        return refuse("R-21", "none_to_count", kind=homeboard.KINDS[self.kind])

    def apply(self, state: CavernaState, who: Actor, move: words.Gain, events: Events) -> None:
        count = state.homes[who.seat].lay[self.kind].bit_count()
        gain(state, who.seat, goods.times(self.goods, count), events, SPACES[who.space])


class GainIf(Plain[words.Gain]):
    sure = True
    move = words.Gain()

    def __init__(self, node: nodes.GainIf) -> None:
        self.least = node.condition.ruby_mines_at_least
        self.goods = node.goods

    def can(self, state: CavernaState, who: Actor) -> bool:
        return homeboard.ruby_mines(state.homes[who.seat]) >= self.least

    def why_none(self, state: CavernaState, who: Actor) -> Refusal:
        return refuse("R-21", "too_few_ruby_mines", least=self.least)

    def apply(self, state: CavernaState, who: Actor, move: words.Gain, events: Events) -> None:
        gain(state, who.seat, self.goods, events, SPACES[who.space])


class TakeStartingPlayerToken(Plain[words.TakeToken]):
    sure = True
    move = words.TakeToken()

    def __init__(self, node: nodes.TakeStartingPlayerToken) -> None:
        pass

    def can(self, state: CavernaState, who: Actor) -> bool:
        return state.first != who.seat

    def why_none(self, state: CavernaState, who: Actor) -> Refusal:
        return refuse("R-121", "has_token")

    def apply(self, state: CavernaState, who: Actor, move: words.TakeToken, events: Events) -> None:
        state.first = who.seat
        if events is not None:
            events.append(Event("first", who.seat))


class Trade(Plain[words.Trade]):
    move = words.Trade()

    def __init__(self, node: nodes.Trade) -> None:
        self.cost = node.pay
        self.goods = node.gain
        self.stirs = _has_animals(node.gain)

    def can(self, state: CavernaState, who: Actor) -> bool:
        return goods.can_pay(state.homes[who.seat].goods, self.cost)

    def why_none(self, state: CavernaState, who: Actor) -> Refusal:
        refusal = why_not_pay(state.homes[who.seat].goods, self.cost, "R-27")
        assert refusal is not None
        return refusal

    def apply(self, state: CavernaState, who: Actor, move: words.Trade, events: Events) -> None:
        pay(state, who.seat, self.cost, events)
        gain(state, who.seat, self.goods, events, SPACES[who.space])


class Purchase(Primitive[words.Buy]):
    """One article of `market_buy`, which is any of its articles, each once (R-128)."""

    def __init__(self, article: Good, price: int) -> None:
        self.article = GOODS[article]
        self.cost: Bundle = ((GOLD, price),)
        self.goods: Bundle = ((article, 1),)
        self.stirs = _has_animals(self.goods)
        self._moves: list[Move] = [words.Buy(self.article)]

    def can(self, state: CavernaState, who: Actor) -> bool:
        return state.homes[who.seat].goods[GOLD] >= self.cost[0][1]

    def moves(self, state: CavernaState, who: Actor) -> list[Move]:
        return self._moves if self.can(state, who) else []

    def is_meant(self, state: CavernaState, who: Actor, move: words.Buy) -> bool:
        return move.article == self.article

    def why_not(self, state: CavernaState, who: Actor, move: words.Buy) -> Refusal | None:
        return why_not_pay(state.homes[who.seat].goods, self.cost, "R-27")

    def why_none(self, state: CavernaState, who: Actor) -> Refusal:
        return refuse("R-27", "market_short", have=state.homes[who.seat].goods[GOLD])

    def apply(self, state: CavernaState, who: Actor, move: words.Buy, events: Events) -> None:
        pay(state, who.seat, self.cost, events)
        gain(state, who.seat, self.goods, events, SPACES[who.space])
