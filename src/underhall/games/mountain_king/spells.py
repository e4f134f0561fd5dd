"""Spells (6.2): what each kind of effect needs, and what it does.

A spell is data: an effect of one of the kinds in `cards`. A spell that lasts for the turn sets an entry of
`state.turn`, which the chapter it bends reads; the others act at once, or put their first choice (`spell_choices`) on
the agenda.
"""

from __future__ import annotations

from underhall.core.agenda import Seat
from underhall.games.mountain_king.board.statues import (
    can_move_statue,
    statues_of,
    unearthable,
)
from underhall.games.mountain_king.box import cards
from underhall.games.mountain_king.box.cards import LEVEL, SPELLS, Effect
from underhall.games.mountain_king.horde_spells import refresh_next, steal_next, without_bribes
from underhall.games.mountain_king.payments import Unload
from underhall.games.mountain_king.spell_choices import Awaken, ChooseGain, DrawFromBag, KeepOf, PromoteFrom
from underhall.games.mountain_king.state import (
    ACTIVATED,
    BRIBE_ANY,
    CHEAP,
    CHEAP_RATE,
    DETACHED,
    EXTRA_USES,
    FREE_RUBBLE,
    MIXED,
    REMOTE,
    SMOOT,
    TableState,
)
from underhall.games.mountain_king.statue_spells import CallOne, MoveFreely, SwapTwo
from underhall.games.mountain_king.tunnelling import DigNow, is_dig_possible


def can_resolve(state: TableState, seat: Seat, effect: Effect) -> bool:
    """Whether an effect can be carried out at all; most can, even if nothing comes of them."""
    mountain = state.mountain
    if isinstance(effect, cards.PromoteTroll):
        mine = state.smoot[SMOOT[seat]]
        return any(card >= 0 and LEVEL[card] == effect.from_level for card in mine) and any(
            card >= 0 and LEVEL[card] == effect.to_level for card in state.horde
        )
    if isinstance(effect, cards.ExtraDig):
        return is_dig_possible(state, seat, detached=0)
    if isinstance(effect, cards.FreeStatueMoves):
        return can_move_statue(mountain, seat)
    if isinstance(effect, cards.SwapStatues):
        return len(statues_of(mountain, seat)) >= 2
    if isinstance(effect, cards.UnearthAdjacent):
        return bool(unearthable(mountain, seat))
    if isinstance(effect, cards.DrawPedestals):
        return any(state.bag)
    return True


def comes_to_nothing(state: TableState, seat: Seat, effect: Effect) -> bool:
    """Whether there is nothing to choose from, so that resolving and ignoring are the same."""
    if isinstance(effect, cards.TakeBribes):
        return not any(state.bribes)
    if isinstance(effect, cards.RefreshHorde):
        return not without_bribes(state, 0)
    if isinstance(effect, cards.RemoteWorkshop):
        return state.turn[ACTIVATED] > 0
    return isinstance(effect, cards.UnloadTrolls) and not state.tokens[seat]


def resolve(state: TableState, spell: int) -> None:
    """Carry out an effect, or put its first choice on the agenda."""
    effect, turn, agenda = SPELLS[spell].effect, state.turn, state.agenda
    if isinstance(effect, cards.GainOneOf):
        agenda.append(ChooseGain(spell))
    elif isinstance(effect, cards.BribeAnyResource):
        turn[BRIBE_ANY] = 1
    elif isinstance(effect, cards.PromoteTroll):
        agenda.append(PromoteFrom(spell))
    elif isinstance(effect, cards.ExtraDig):
        agenda.append(DigNow())
    elif isinstance(effect, cards.DetachedDig):
        turn[DETACHED] = effect.max_size
    elif isinstance(effect, cards.FreeRubble):
        turn[FREE_RUBBLE] = effect.max
    elif isinstance(effect, cards.MixedMinerals):
        turn[MIXED] = 1
    elif isinstance(effect, cards.CascadeFrom):
        agenda.append(Awaken(spell))
    elif isinstance(effect, cards.FreeStatueMoves):
        agenda.append(MoveFreely(effect.max, -1))
    elif isinstance(effect, cards.SwapStatues):
        agenda.append(SwapTwo())
    elif isinstance(effect, cards.UnearthAdjacent):
        agenda.append(CallOne())
    elif isinstance(effect, cards.DrawPedestals):
        agenda.append(KeepOf(effect.keep))
        agenda.extend([DrawFromBag()] * min(effect.draw, sum(state.bag)))
    elif isinstance(effect, cards.RemoteWorkshop):
        turn[REMOTE], turn[EXTRA_USES] = 1, effect.extra_uses
    elif isinstance(effect, cards.CheapTrades):
        turn[CHEAP], turn[CHEAP_RATE] = effect.max, effect.rate
    elif isinstance(effect, cards.TakeBribes):
        steal_next(state, effect.max, 0)
    elif isinstance(effect, cards.RefreshHorde):
        refresh_next(state, effect.max, 0, ())
    else:
        agenda.append(Unload(effect.max, 0, 0))
