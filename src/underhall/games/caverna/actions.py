"""Carrying out an action (RULES section 6): the trees of `actions.toml` as expressions of the core's grammar.

An `Action` is one compiled tree. Its leaves are primitives; `underhall.core.grammar` says which of them may come next,
and whether the seat may stop, and the answers are kept per cursor, since cursors are few. `Act` is the step of a dwarf
that is carrying out the action of a space: `cursor` tells how far it has got. `spaces` lists the spaces.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from underhall.core import Events, Move, Refusal, Seat, Step
from underhall.core import grammar as combinators
from underhall.core.grammar import Bar, Cursor, Grammar
from underhall.core.messages import Fact
from underhall.games.caverna.board.squares import Mask
from underhall.games.caverna.box import action_nodes as nodes
from underhall.games.caverna.box.catalogue import tiles_with
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.effect_kinds import RelaxConnector
from underhall.games.caverna.box.goods import Heap
from underhall.games.caverna.moves import (
    Buy,
    ChooseTile,
    EndTurn,
    ForgeWeapon,
    Gain,
    Grow,
    ImitateSpace,
    LargePasture,
    PayCost,
    RubyMine,
    SetOut,
    Single,
    SmallPasture,
    SowFields,
    Stable,
    Take,
    TakeToken,
    Trade,
    Twin,
)
from underhall.games.caverna.primitives import Actor, Leaf, Purchase, TakeAccumulated
from underhall.games.caverna.primitives import Gain as GainLeaf
from underhall.games.caverna.refusing import refuse
from underhall.games.caverna.settling import settle
from underhall.games.caverna.state import FREE, CavernaState
from underhall.games.caverna.windows import Window

Number = int
Expression = combinators.Expression[Number]
Ways = tuple[tuple[Leaf, Cursor], ...]
Choices = tuple[Ways, bool]
"""The leaves that the grammar permits next, each with the cursor after it, and whether the seat may end."""

_GUEST_ROOM: Final[Mask] = tiles_with(RelaxConnector)
_END_TURN: Final = EndTurn()


_BARRED: Final = {
    Bar.DONE: "R-26",
    Bar.PASSED: "R-24",
    Bar.OTHER_OPTION: "R-53",
    Bar.CLOSED: "R-127",
    Bar.EARLY: "R-23",
}
"""The rulings behind what the grammar says about a step that cannot be taken now."""
_TOGETHER: Final = {
    "small_scale_drift_mining": "R-28",
    "ore_mine_construction": "R-29",
    "extension": "R-30",
    "ruby_mine_construction": "R-39",
    **{space.id: "R-108" for space in CONTENT.actions.space if space.id.startswith("imitation")},
}
"""The rulings that say which steps are linked on a space, in its order; in general it is R-22."""


class Action:
    """The action of one space for one player count."""

    __slots__ = (
        "_choices",
        "_known",
        "_may_be_empty",
        "always",
        "first",
        "grammar",
        "leaves",
        "once",
        "others",
        "takes",
    )

    def __init__(self, tree: nodes.Expression, leaf: Callable[[nodes.LeafNode], Leaf], *, once: bool = False) -> None:
        """`leaf` makes the primitive of a leaf. `once`: the guest room works here only once per game (R-54)."""
        self.leaves: list[Leaf] = []
        self._may_be_empty: list[Number] = []
        self.once = once
        self.grammar: Grammar[Number] = Grammar(self._numbered(tree, leaf))
        self._choices: dict[tuple[Cursor, bool, int], Choices] = {}
        self._known: frozenset[Cursor] = frozenset()
        self.first: tuple[Leaf, ...] = tuple(self._first())
        """The leaves of which at least one must be executable for the space to be used (section 6.3)."""
        # The same, sorted by what it costs to ask: a gift can always be taken, and goods lie there or not.
        self.always = any(isinstance(leaf, GainLeaf) for leaf in self.first)
        self.takes = any(isinstance(leaf, TakeAccumulated) for leaf in self.first)
        self.others = tuple(leaf for leaf in self.first if not isinstance(leaf, GainLeaf | TakeAccumulated))

    def choices(self, state: CavernaState, who: Actor, cursor: Cursor, *, loose: bool) -> Choices:
        """What the grammar permits next. The leaves must still be asked whether they can be carried out."""
        filled = 0
        for number in self._may_be_empty:
            if self.leaves[number].can(state, who):
                filled |= 1 << number
        key = (cursor, loose, filled)
        found = self._choices.get(key)
        if found is None:
            found = self._choices[key] = self._look_up(cursor, loose, filled)
        return found

    def can_begin(self, state: CavernaState, who: Actor) -> bool:
        """Whether at least one leaf can be carried out first: the at-least-one rule (R-20)."""
        if self.always or (self.takes and state.stock[who.space]):
            return True
        for leaf in self.others:  # noqa: SIM110  a generator costs twice as much here
            if leaf.can(state, who):
                return True
        return False

    def why_no_beginning(self, state: CavernaState, who: Actor) -> list[Refusal]:
        """What keeps each possible first leaf from being carried out."""
        return [leaf.why_none(state, who) for leaf in self.first]

    def passed_over(self) -> list[Leaf]:
        """The leaves that are passed over when they can do nothing."""
        return [self.leaves[number] for number in self._may_be_empty]

    def knows(self, cursor: Cursor) -> bool:
        """Whether a cursor can arise in this action: found by playing it through in every possible way."""
        if not self._known:
            self._known = frozenset(self.cursors(loose=False) | self.cursors(loose=True))
        return not cursor or cursor in self._known

    def follows(self, cursor: Cursor, which: Callable[[Leaf], bool]) -> bool:
        """Whether the cursor can come right after a leaf for which `which` holds."""
        leaves = [number for number, leaf in enumerate(self.leaves) if which(leaf)]
        ways = (self._ways(before, loose) for loose in (False, True) for before in self.cursors(loose=loose))
        return any(after == cursor and number in leaves for way in ways for number, after in way)

    def cursors(self, *, loose: bool) -> set[Cursor]:
        """Every cursor that can arise before the action is finished."""
        found: set[Cursor] = set()
        waiting = [self.grammar.begin()]
        while waiting:
            cursor = waiting.pop()
            if cursor in found:
                continue
            found.add(cursor)
            waiting.extend(after for _, after in self._ways(cursor, loose) if after)
        return found

    def _ways(self, cursor: Cursor, loose: bool) -> list[tuple[Number, Cursor]]:
        """All leaves that may come next, whatever can be done, with the cursors after them."""
        ways = self.grammar.options(cursor, lambda _: True, loose=loose)
        return ways + self.grammar.options(cursor, lambda number: number not in self._may_be_empty, loose=loose)

    def _look_up(self, cursor: Cursor, loose: bool, filled: int) -> Choices:
        empty = sum(1 << number for number in self._may_be_empty) & ~filled

        def can(number: Number) -> bool:
            return not empty >> number & 1

        options = self.grammar.options(cursor, can, loose=loose)
        return tuple((self.leaves[number], after) for number, after in options), self.grammar.may_end(cursor, can)

    def _first(self) -> list[Leaf]:
        begin = self.grammar.begin()
        found = dict.fromkeys(self._may_be_empty)
        found.update((number, None) for number, _ in self.grammar.options(begin, lambda n: n not in self._may_be_empty))
        return [self.leaves[number] for number in sorted(found)]

    def _numbered(self, part: nodes.Expression, leaf: Callable[[nodes.LeafNode], Leaf]) -> Expression:
        """The tree with the number of its primitive at every leaf."""
        if isinstance(part, combinators.Leaf):
            if isinstance(part.do, nodes.MarketBuy):
                # Every purchase is a step of its own, each article once, in any order.
                return combinators.AnyOf(tuple(self._leaf(Purchase(*one), False) for one in part.do.gold_prices))
            return self._leaf(leaf(part.do), part.may_be_empty)
        if isinstance(part, combinators.Repeat):
            return combinators.Repeat(self._numbered(part.part, leaf), part.least, part.most)
        if isinstance(part, combinators.Maybe):
            return combinators.Maybe(self._numbered(part.part, leaf))
        connector: Callable[[tuple[Expression, ...]], Expression] = type(part)  # type: ignore[assignment]
        return connector(tuple(self._numbered(inner, leaf) for inner in part.parts))

    def _leaf(self, primitive: Leaf, may_be_empty: bool) -> Expression:
        number = len(self.leaves)
        self.leaves.append(primitive)
        if may_be_empty:
            self._may_be_empty.append(number)
        return combinators.Leaf(number, may_be_empty)


class Refill(msgspec.Struct, frozen=True):
    """What an accumulating space receives in the replenish phase, from some round on."""

    empty: Heap
    nonempty: Heap
    from_round: int


class Table:
    """The action spaces for one player count, by the number of the space; None where there is no such space."""

    __slots__ = ("actions", "printed", "refills")

    def __init__(self, actions: list[Action | None], refills: list[Refill | None], printed: tuple[int, ...]) -> None:
        self.actions = actions
        self.refills = refills
        self.printed = printed

    def action(self, space: int) -> Action:
        action = self.actions[space]
        assert action is not None
        return action


TABLES: Final[list[Table]] = []
"""By player count; filled by `spaces`."""
SPACE: Final[dict[str, int]] = {}
"""The number of each action space; filled by `spaces`."""


IMITABLE: Final = tuple(space.imitable for space in CONTENT.actions.space)
"""By the number of the space, whether its action may be imitated at all (R-105)."""


def is_target(state: CavernaState, seat: Seat, space: int) -> bool:
    """Whether an opponent of the seat stands on the space and it may be imitated (R-104 to R-106)."""
    occupant = state.occupied[space]
    return occupant != FREE and occupant >> 3 != seat and IMITABLE[space]


_ActMove = (
    EndTurn
    | Take
    | Gain
    | TakeToken
    | PayCost
    | Trade
    | Buy
    | Twin
    | Single
    | RubyMine
    | SmallPasture
    | LargePasture
    | Stable
    | ChooseTile
    | Grow
    | SowFields
    | ForgeWeapon
    | SetOut
    | ImitateSpace
)


class Act(Window[_ActMove], frozen=True, gc=False, tag="act"):
    """A dwarf carries out the action of a space, step by step."""

    dwarf: int
    space: str
    cursor: tuple[int, ...]
    on = ("next_turn", "act")

    def fits(self, state: CavernaState, beneath: Step | None) -> bool:
        """The dwarf carries out the action of the space it stands on, or imitates that of an opponent's."""
        space, table = SPACE.get(self.space, -1), TABLES[len(state.homes)]
        home = state.homes[self.seat]
        if not 0 <= self.dwarf < len(home.dwarfs) or not home.placed >> self.dwarf & 1 or space not in state.spaces:
            return False
        own = state.occupied.index(8 * self.seat + self.dwarf)
        imitates = any(leaf.word is ImitateSpace for leaf in table.action(own).leaves)
        may_be_here = space == own or (imitates and is_target(state, self.seat, space))
        if isinstance(beneath, Act):  # what is left of the imitating action waits beneath
            rest = beneath.seat == self.seat and beneath.dwarf == self.dwarf and SPACE[beneath.space] == own != space
            may_be_here &= rest and beneath.just_did(state, lambda leaf: leaf.word is ImitateSpace)
        else:
            may_be_here &= getattr(beneath, "seat", None) == (self.seat + 1) % len(state.homes)
        return may_be_here and table.action(space).knows(self.cursor)

    def just_did(self, state: CavernaState, which: Callable[[Leaf], bool]) -> bool:
        """Whether the step before this cursor can have been such a leaf."""
        return self._action(state).follows(self.cursor, which)

    def acting(self) -> int:
        return self.dwarf

    def is_pending(self, state: CavernaState) -> bool:
        """Until the seat may end, free actions must not take away the last step (R-126). Safe steps stay anyway."""
        who, (choices, may_end) = self._next(state)
        if may_end:
            return False
        return not any(leaf.sure and leaf.can(state, who) for leaf, _ in choices)

    def has_step(self, state: CavernaState) -> bool:
        who, (choices, _) = self._next(state)
        return any(leaf.can(state, who) for leaf, _ in choices)

    def moves(self, state: CavernaState, seat: Seat) -> list[Move]:
        if not self.cursor:
            return [_END_TURN]
        who, (choices, may_end) = self._next(state)
        moves: list[Move] = []
        for leaf, _ in choices:
            moves.extend(leaf.moves(state, who))
        if may_end:
            moves.append(_END_TURN)
        return moves

    def why_not(self, state: CavernaState, seat: Seat, move: _ActMove) -> Refusal | None:
        who, (choices, may_end) = self._next(state)
        if isinstance(move, EndTurn):
            return None if may_end else self._unfinished(state)
        mismatch: Refusal | None = None
        for leaf, _ in choices:
            if isinstance(move, leaf.word):
                if leaf.is_meant(state, who, move):
                    return leaf.why_not(state, who, move)
                mismatch = mismatch or leaf.mismatch(state, who, move)
        for leaf in self._action(state).passed_over():
            if isinstance(move, leaf.word) and not leaf.can(state, who):
                return leaf.why_not(state, who, move)
        return mismatch or self._barred(state, move)

    def _unfinished(self, state: CavernaState) -> Refusal:
        """The turn cannot end: nothing has been done yet, or linked steps are unfinished."""
        if self.cursor == self._action(state).grammar.begin():
            return refuse("R-20", "must_act", space=self.space)
        return refuse(_TOGETHER.get(self.space, "R-22"), "must_finish", space=self.space)

    def _barred(self, state: CavernaState, move: _ActMove) -> Refusal:
        """No leaf of this kind may come next: the action has none, or the grammar says why not now."""
        action, who = self._action(state), self._next(state)[0]
        facts: dict[str, Fact] = {"space": self.space}
        alike = [number for number, leaf in enumerate(action.leaves) if isinstance(move, leaf.word)]
        if not alike:
            return refuse("R-20", "not_on_this_space", **facts)
        meant = next((number for number in alike if action.leaves[number].is_meant(state, who, move)), alike[0])
        bar = action.grammar.bar(meant, self.cursor, loose=self._is_loose(state, action))
        if isinstance(move, Buy | Trade) and bar == Bar.DONE:
            return refuse("R-128", "not_this_step", **facts)
        ruling = _TOGETHER.get(self.space, "R-22") if bar == Bar.PENDING else _BARRED[bar]
        return refuse(ruling, "not_this_step", **facts)

    def why_wait(self, state: CavernaState, seat: Seat, move: Move) -> Refusal | None:
        return refuse("5", "dwarf_acts") if move.moment else None

    def apply(self, state: CavernaState, seat: Seat, move: _ActMove, events: Events) -> None:
        if isinstance(move, EndTurn):
            return
        space = SPACE[self.space]
        who = Actor(self.seat, self.dwarf, space)
        action = TABLES[len(state.homes)].action(space)
        loose = self._is_loose(state, action)
        choices, _ = action.choices(state, who, self.cursor, loose=loose)
        leaf, after = _meant(choices, state, who, move)
        if loose and action.once:
            strict, _ = action.choices(state, who, self.cursor, loose=False)
            if all(leaf is not other for other, _ in strict):
                state.homes[seat].relaxed += 1  # the second option, thanks to the guest room
        state.agenda.append(Act(self.seat, self.dwarf, self.space, after))
        leaf.apply(state, who, move, events)
        if leaf.stirs:
            settle(state, seat, events)

    def facts(self, state: CavernaState) -> dict[str, Fact]:
        return {"space": self.space}

    def _next(self, state: CavernaState) -> tuple[Actor, Choices]:
        """Who acts, and what may come next."""
        space = SPACE[self.space]
        action = TABLES[len(state.homes)].action(space)
        who = Actor(self.seat, self.dwarf, space)
        return who, action.choices(state, who, self.cursor, loose=self._is_loose(state, action))

    def _action(self, state: CavernaState) -> Action:
        return TABLES[len(state.homes)].action(SPACE[self.space])

    def _is_loose(self, state: CavernaState, action: Action) -> bool:
        """The guest room reads "either ... or" as "and / or" (R-52), on some spaces only once (R-54)."""
        home = state.homes[self.seat]
        return bool(home.active & _GUEST_ROOM) and not (home.relaxed and action.once)


def _meant(choices: Ways, state: CavernaState, who: Actor, move: _ActMove) -> tuple[Leaf, Cursor]:
    """The leaf that a legal move carries out, and the cursor after it."""
    for leaf, after in choices:
        if type(move) is leaf.word and leaf.is_meant(state, who, move):
            return leaf, after
    raise AssertionError(f"no leaf for {move}")


def begin(state: CavernaState, who: Actor, space: str) -> None:
    """Let a dwarf begin the action of a space."""
    state.agenda.append(Act(who.seat, who.dwarf, space, TABLES[len(state.homes)].action(SPACE[space]).grammar.begin()))
