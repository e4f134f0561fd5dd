"""Casting (6.1): a rune for one of the three face-up spells, whose whole effect is then resolved or ignored.

`spells` says what the effects need and do. Like the decks of trolls, the spell deck is known as far as the players
know it: unseen spells in no order, on top of those that were put under it.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Automatic, Chance, Draw, Event, Events, Seat, Step, replaced
from underhall.core.messages import Fact
from underhall.core.notation import Move
from underhall.core.refusals import Refusal
from underhall.games.mountain_king import moves
from underhall.games.mountain_king.box import cards
from underhall.games.mountain_king.box.cards import SPELL_OF, SPELLBOOK, SPELLS
from underhall.games.mountain_king.box.content import KINDS, RUNE
from underhall.games.mountain_king.deciding import TableDecide
from underhall.games.mountain_king.moves import (
    IGNORE,
    RESOLVE,
    REVEAL_SPELL,
    Ignore,
    Resolve,
    RevealSpell,
)
from underhall.games.mountain_king.payments import owned, pay
from underhall.games.mountain_king.refusing import refuse
from underhall.games.mountain_king.spellbook import cast_effect
from underhall.games.mountain_king.spells import can_resolve, comes_to_nothing, resolve
from underhall.games.mountain_king.state import (
    CAST,
    TableState,
)


def cast_moves(state: TableState, seat: Seat) -> list[Move]:
    if state.turn[CAST] or not owned(state, seat, RUNE):
        return []
    return [moves.CAST[spell] for spell in state.book if spell >= 0]


def why_not_cast(state: TableState, seat: Seat, move: moves.Cast) -> Refusal | None:
    if state.turn[CAST]:
        return refuse("R-17", "cast_before")
    if SPELL_OF.get(move.spell, -1) not in state.book:
        return refuse("6.1", "not_in_book", spell=move.spell)
    if not owned(state, seat, RUNE):
        return refuse("R-17", "no_rune")
    return None


def cast(state: TableState, seat: Seat, move: moves.Cast, events: Events) -> None:
    state.turn[CAST] = 1
    if events is not None:
        events.append(Event("casts", seat, {"spell": move.spell}))
    state.agenda.append(LayRune(state.book.index(SPELL_OF[move.spell])))
    pay(state, seat, KINDS[RUNE], 1, events)


def _is_below_limit(state: TableState) -> bool:
    return max(state.book_runes) < cards.RUNES_TO_DISINTEGRATE


class LayRune(Automatic[TableState], frozen=True, gc=False, tag="lay_rune"):
    """The rune that was paid lies on the spell; then its effect is resolved or ignored."""

    page: int
    on = ("begin_step_1",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        return self.page in PAGES and state.book[self.page] >= 0 and bool(state.turn[CAST]) and _is_below_limit(state)

    def prices(self, state: TableState) -> dict[str, int]:
        return {KINDS[RUNE]: 1}

    def run(self, state: TableState, events: Events) -> None:
        state.supply[RUNE] -= 1
        state.book_runes = replaced(state.book_runes, self.page, state.book_runes[self.page] + 1)
        state.agenda.append(Disintegrate(self.page))
        spell, seat = state.book[self.page], state.active
        effect = SPELLS[spell].effect
        resolvable = can_resolve(state, seat, effect)
        if resolvable and not comes_to_nothing(state, seat, effect):
            state.agenda.append(ResolveOrIgnore(spell))
        elif events is not None:
            events.append(Event("resolved" if resolvable else "ignored", seat, {"spell": SPELLS[spell].id}))


class ResolveOrIgnore(TableDecide[Resolve | Ignore], frozen=True, gc=False, tag="resolve_spell"):
    """The whole effect or none of it; ignoring is always allowed (R-20)."""

    spell: int
    on = ("disintegrate",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        effect = cast_effect(state, beneath, self.spell)
        if effect is None:
            return False
        return can_resolve(state, state.active, effect) and not comes_to_nothing(state, state.active, effect)

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        return [RESOLVE, IGNORE]

    def why_not(self, state: TableState, seat: Seat, move: Resolve | Ignore) -> Refusal | None:
        return None

    def apply(self, state: TableState, seat: Seat, move: Resolve | Ignore, events: Events) -> None:
        kind = "resolved" if isinstance(move, Resolve) else "ignored"
        if events is not None:
            events.append(Event(kind, seat, {"spell": SPELLS[self.spell].id}))
        if isinstance(move, Resolve):
            resolve(state, self.spell)

    def facts(self, state: TableState) -> dict[str, Fact]:
        return {"spell": SPELLS[self.spell].id}


class Disintegrate(Automatic[TableState], frozen=True, gc=False, tag="disintegrate"):
    """With its third rune a spell goes under the deck, and the next one is revealed in its place (R-19)."""

    page: int
    on = ("begin_step_1",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        cast_here = self.page in PAGES and state.book[self.page] >= 0 and bool(state.turn[CAST])
        return cast_here and state.book_runes[self.page] > 0

    @classmethod
    def called_for(cls, state: TableState) -> int | None:
        """A spell with its last rune is about to go."""
        return None if _is_below_limit(state) else 1

    def run(self, state: TableState, events: Events) -> None:
        if state.book_runes[self.page] < cards.RUNES_TO_DISINTEGRATE:
            return
        spell = state.book[self.page]
        state.supply[RUNE] += state.book_runes[self.page]
        state.book_runes = replaced(state.book_runes, self.page, 0)
        state.book = replaced(state.book, self.page, -1)
        state.spell_under += (spell,)
        if events is not None:
            events.append(Event("disintegrated", None, {"spell": SPELLS[spell].id}))
        reveal(state, self.page, events)


def reveal(state: TableState, page: int, events: Events) -> None:
    """The top card of the spell deck: drawn by chance as long as there are unseen ones."""
    if state.spell_unseen:
        state.agenda.append(DrawSpell(page))
    elif state.spell_under:
        spell, *rest = state.spell_under
        state.spell_under = tuple(rest)
        _show(state, page, spell, events)


def _show(state: TableState, page: int, spell: int, events: Events) -> None:
    state.book = replaced(state.book, page, spell)
    if events is not None:
        events.append(Event("revealed", None, {"spell": SPELLS[spell].id}))


class DrawSpell(Chance[TableState, RevealSpell], frozen=True, gc=False, tag="draw_spell"):
    page: int
    on = ("begin_step_1", "first_spell", "draw_statue_start")

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        """It is drawn page by page at setup, and later for a spell that was cast and is gone."""
        if self.page not in PAGES or state.book[self.page] >= 0 or not state.spell_unseen:
            return False
        if state.round:
            return bool(state.turn[CAST])
        return bool(getattr(beneath, "page", SPELLBOOK) == self.page + 1)

    @classmethod
    def called_for(cls, state: TableState) -> int | None:
        return state.book.count(-1) if state.round else None

    def draw(self, state: TableState) -> Draw:
        unseen = state.spell_unseen
        return Draw("spell", [REVEAL_SPELL[spell] for spell in range(len(SPELLS)) if unseen >> spell & 1])

    def apply(self, state: TableState, seat: Seat, move: RevealSpell, events: Events) -> None:
        spell = SPELL_OF[move.spell]
        state.spell_unseen ^= 1 << spell
        _show(state, self.page, spell, events)


PAGES: Final = tuple(range(SPELLBOOK))
CASTING_STEPS: Final = (LayRune, ResolveOrIgnore, Disintegrate, DrawSpell)
