"""The spell that is being resolved, for the steps that its effect puts on the agenda."""

from __future__ import annotations

from underhall.core.agenda import Step
from underhall.games.mountain_king.box.cards import SPELLS, Effect
from underhall.games.mountain_king.state import TableState


def cast_effect(state: TableState, beneath: Step | None, spell: int | None = None) -> Effect | None:
    """The effect of the spell on whose page `beneath`, a `disintegrate`, waits; None on any other step, and for another
    spell than `spell`."""
    page = getattr(beneath, "page", -1)
    there = state.book[page] if 0 <= page < len(state.book) else -1
    if there < 0 or spell not in (None, there):
        return None
    return SPELLS[there].effect
