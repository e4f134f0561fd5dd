"""The choices within spells (6.2): one step per question that an effect asks its caster.

Statues and the horde have modules of their own, `statue_spells` and `horde_spells`. Steps hold the spell's number where
its printed numbers matter, so that they are looked up and not repeated here.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Automatic, Chance, Draw, Event, Events, Seat, Step, Transfer, count, replaced
from underhall.core.messages import Fact
from underhall.core.notation import Move
from underhall.core.refusals import Refusal
from underhall.games.mountain_king.box import cards
from underhall.games.mountain_king.box.cards import CARDS, LEVEL, SPELLS
from underhall.games.mountain_king.box.content import CLANS, KINDS
from underhall.games.mountain_king.deciding import TableDecide
from underhall.games.mountain_king.horde import (
    REFILL,
    collect_bribes,
    in_bag,
    put_in_bag,
    put_under,
)
from underhall.games.mountain_king.horde_spells import ChooseRefresh, Steal
from underhall.games.mountain_king.moves import (
    CHOOSE_TROLL,
    KEEP_PEDESTAL,
    PLACE_OF,
    PROMOTE,
    SLOT_OF,
    SLOTS,
    ChooseTroll,
    DealPedestal,
    Gain,
    KeepPedestal,
    Promote,
)
from underhall.games.mountain_king.payments import gain
from underhall.games.mountain_king.refusing import refuse
from underhall.games.mountain_king.spellbook import cast_effect
from underhall.games.mountain_king.state import (
    PEDESTAL_AT,
    SLOT_AT,
    TableState,
)
from underhall.games.mountain_king.statue_spells import CallOne, MoveFreely, SwapTwo
from underhall.games.mountain_king.trollsmoot import ROW, cascade, empty_card, refilled


def _is_in_horde(state: TableState, level: int) -> bool:
    return any(card >= 0 and LEVEL[card] == level for card in state.horde)


class ChooseGain(TableDecide[Gain], frozen=True, gc=False, tag="choose_gain"):
    spell: int
    on = ("disintegrate",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        return isinstance(cast_effect(state, beneath, self.spell), cards.GainOneOf)

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        return list(_GAINS[self.spell])

    def why_not(self, state: TableState, seat: Seat, move: Gain) -> Refusal | None:
        return None if move in _GAINS[self.spell] else refuse("6.2", "no_such_option")

    def apply(self, state: TableState, seat: Seat, move: Gain, events: Events) -> None:
        for kind in range(len(KINDS)):
            count = move.goods.count(KINDS[kind])
            if count:
                gain(state, seat, kind, count, events, "" if events is None else f"spell:{SPELLS[self.spell].id}")


_GAINS: Final[tuple[tuple[Gain, ...], ...]] = tuple(
    tuple(Gain(tuple(kind for kind, count in option.items() for _ in range(count))) for option in spell.effect.options)
    if isinstance(spell.effect, cards.GainOneOf)
    else ()
    for spell in SPELLS
)


# Trolls -------------------------------------------------------------------------------------------------------------


class PromoteFrom(TableDecide[ChooseTroll], frozen=True, gc=False, tag="promote_from"):
    """Which of the caster's trolls makes room."""

    spell: int
    on = ("disintegrate",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        effect = cast_effect(state, beneath, self.spell)
        return isinstance(effect, cards.PromoteTroll) and _is_in_horde(state, effect.to_level)

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        return [move for move in CHOOSE_TROLL if self.why_not(state, seat, move) is None]

    def why_not(self, state: TableState, seat: Seat, move: ChooseTroll) -> Refusal | None:
        effect = SPELLS[self.spell].effect
        assert isinstance(effect, cards.PromoteTroll)
        slot = SLOT_OF.get(move.slot, -1)
        if slot < 0 or state.smoot[SLOT_AT[seat][slot]] < 0:
            return refuse("R-92", "no_troll_in_slot", slot=move.slot)
        if LEVEL[state.smoot[SLOT_AT[seat][slot]]] != effect.from_level:
            facts: dict[str, Fact] = {"slot": move.slot, "level": effect.from_level}
            return refuse("R-92", "wrong_level", **facts)
        return None

    def apply(self, state: TableState, seat: Seat, move: ChooseTroll, events: Events) -> None:
        state.agenda.append(PromoteTo(self.spell, SLOT_OF[move.slot]))


class PromoteTo(TableDecide[Promote], frozen=True, gc=False, tag="promote_to"):
    """Which troll of the horde takes its slot: no bribes, no pedestal, no cascade, no retirement (R-23)."""

    spell: int
    slot: int
    on = ("disintegrate",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        effect = cast_effect(state, beneath, self.spell)
        if not isinstance(effect, cards.PromoteTroll) or not 0 <= self.slot < len(SLOTS):
            return False
        card = state.smoot[SLOT_AT[state.active][self.slot]]
        return card >= 0 and LEVEL[card] == effect.from_level and _is_in_horde(state, effect.to_level)

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        return [move for move in PROMOTE if self.why_not(state, seat, move) is None]

    def why_not(self, state: TableState, seat: Seat, move: Promote) -> Refusal | None:
        effect = SPELLS[self.spell].effect
        assert isinstance(effect, cards.PromoteTroll)
        place = PLACE_OF.get(move.place, -1)
        if place < 0 or state.horde[place] < 0:
            return refuse("R-92", "no_troll_there", place=move.place)
        if LEVEL[state.horde[place]] != effect.to_level:
            facts: dict[str, Fact] = {"slot": move.place, "level": effect.to_level}
            return refuse("R-92", "wrong_level", **facts)
        return None

    def apply(self, state: TableState, seat: Seat, move: Promote, events: Events) -> None:
        place, at = PLACE_OF[move.place], SLOT_AT[seat][self.slot]
        old, new = state.smoot[at], state.horde[place]
        empty_card(state, seat, self.slot)
        put_under(state, old)
        state.smoot[at] = new
        state.horde[place] = -1
        put_in_bag(state, place)
        if events is not None:
            events.append(Event("promoted", seat, {"old": CARDS[old].id, "new": CARDS[new].id}))
        collect_bribes(state, seat, place, events)
        state.agenda.append(REFILL[place])

    def facts(self, state: TableState) -> dict[str, Fact]:
        return {"troll": CARDS[state.smoot[SLOT_AT[state.active][self.slot]]].id}


class Awaken(TableDecide[ChooseTroll], frozen=True, gc=False, tag="awaken"):
    """The troll from which a cascade starts; of those that would fill the same trolls, the first."""

    spell: int
    on = ("disintegrate",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        return isinstance(cast_effect(state, beneath, self.spell), cards.CascadeFrom)

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        return [move for move in CHOOSE_TROLL if self.why_not(state, seat, move) is None]

    def why_not(self, state: TableState, seat: Seat, move: ChooseTroll) -> Refusal | None:
        effect = SPELLS[self.spell].effect
        assert isinstance(effect, cards.CascadeFrom)
        slot = SLOT_OF.get(move.slot, -1)
        if slot < 0 or state.smoot[SLOT_AT[seat][slot]] < 0:
            return refuse("6.2", "no_troll_in_slot", slot=move.slot)
        if ROW[slot] not in effect.rows:
            return refuse("6.2", "wrong_row", slot=move.slot)
        for earlier in range(slot):
            there = state.smoot[SLOT_AT[seat][earlier]] >= 0 and ROW[earlier] in effect.rows
            if there and refilled(state, seat, earlier) == refilled(state, seat, slot):
                return refuse("R-33", "same_cascade", slot=move.slot, other=SLOTS[earlier])
        return None

    def apply(self, state: TableState, seat: Seat, move: ChooseTroll, events: Events) -> None:
        cascade(state, seat, SLOT_OF[move.slot], events)


# Pedestals ----------------------------------------------------------------------------------------------------------


class DrawFromBag(Chance[TableState, DealPedestal], frozen=True, gc=False, tag="draw_from_bag"):
    on = ("keep_of", "draw_from_bag")

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        return state.agenda.count(self) <= sum(state.bag)

    def draw(self, state: TableState) -> Draw:
        return Draw("pedestal", in_bag(state))

    def apply(self, state: TableState, seat: Seat, move: DealPedestal, events: Events) -> None:
        clan = CLANS.index(move.pedestal)
        state.bag[clan] -= 1
        state.drawn = replaced(state.drawn, clan, state.drawn[clan] + 1)
        if events is not None:
            events.append(Event("drew_pedestal", state.active, {"pedestal": move.pedestal}))


class KeepOf(Automatic[TableState], frozen=True, gc=False, tag="keep_of"):
    """Keep this many of the drawn pedestals; the others return to the bag."""

    left: int
    on = ("disintegrate",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        effect = cast_effect(state, beneath)
        if not isinstance(effect, cards.DrawPedestals):
            return False
        draws = sum(state.drawn) + count(state, DrawFromBag)
        return 0 <= self.left <= effect.keep and draws <= effect.draw

    @classmethod
    def called_for(cls, state: TableState) -> int | None:
        """Pedestals that were drawn wait to be kept or put back."""
        return 1 - count(state, ChooseKept) if any(state.drawn) else None

    def run(self, state: TableState, events: Events) -> None:
        left = self.left
        while left and any(state.drawn):
            clans = [clan for clan in range(len(CLANS)) if state.drawn[clan]]
            if len(clans) > 1 and sum(state.drawn) > left:
                state.agenda.append(ChooseKept(left))
                return
            _keep(state, state.active, clans[0], events)
            left -= 1
        for clan in range(len(CLANS)):
            state.bag[clan] += state.drawn[clan]
        state.drawn = (0,) * len(CLANS)


def _keep(state: TableState, seat: Seat, clan: int, events: Events) -> None:
    state.drawn = replaced(state.drawn, clan, state.drawn[clan] - 1)
    state.pedestals[PEDESTAL_AT[state.side[seat]][clan]] += 1
    if events is not None:
        went = Transfer(CLANS[clan], 1, "", f"store:{CLANS[clan]}")
        events.append(Event("got_pedestal", seat, {"pedestal": CLANS[clan]}, transfers=(went,)))


class ChooseKept(TableDecide[KeepPedestal], frozen=True, gc=False, tag="keep_pedestal"):
    left: int
    on = ("disintegrate",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        effect, drawn = cast_effect(state, beneath), state.drawn
        if not isinstance(effect, cards.DrawPedestals) or not 1 <= self.left <= effect.keep:
            return False
        several = sum(1 for count in drawn if count) > 1
        return several and self.left < sum(drawn) <= effect.draw - (effect.keep - self.left)

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        return [KEEP_PEDESTAL[clan] for clan in range(len(CLANS)) if state.drawn[clan]]

    def why_not(self, state: TableState, seat: Seat, move: KeepPedestal) -> Refusal | None:
        if move.pedestal not in CLANS or not state.drawn[CLANS.index(move.pedestal)]:
            return refuse("6.2", "not_drawn", pedestal=move.pedestal)
        return None

    def apply(self, state: TableState, seat: Seat, move: KeepPedestal, events: Events) -> None:
        _keep(state, seat, CLANS.index(move.pedestal), events)
        state.agenda.append(KeepOf(self.left - 1))


SPELL_STEPS: Final = (
    ChooseGain,
    PromoteFrom,
    PromoteTo,
    Awaken,
    MoveFreely,
    SwapTwo,
    CallOne,
    DrawFromBag,
    KeepOf,
    ChooseKept,
    Steal,
    ChooseRefresh,
)
