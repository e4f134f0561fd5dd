"""The choices within spells (6.2): one step per question that an effect asks its caster.

Steps hold the spell's number where its printed numbers matter, so that they are looked up and not repeated here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from underhall.core.agenda import Automatic, Chance, Draw, Event, Events, M, Seat, Step, count
from underhall.core.grids import cells_of
from underhall.core.messages import Fact
from underhall.core.notation import Move
from underhall.core.refusals import Refusal
from underhall.games.mountain_king.board.statues import (
    can_move_statue,
    legal_swaps,
    unearthable,
    unearthing_targets_mask,
    why_no_statue,
    why_no_statue_move,
    why_no_swap,
    why_no_unearthing,
)
from underhall.games.mountain_king.box import cards
from underhall.games.mountain_king.box.cards import CARDS, LEVEL, SPELLS
from underhall.games.mountain_king.box.content import CLANS, KINDS
from underhall.games.mountain_king.carting import move_statue, statue_moves, why_not_statue_at
from underhall.games.mountain_king.deciding import TableDecide
from underhall.games.mountain_king.horde import (
    REFILL,
    collect_bribes,
    in_bag,
    put_in_bag,
    put_under,
)
from underhall.games.mountain_king.moves import (
    CELLS,
    CHOOSE_TROLL,
    KEEP_PEDESTAL,
    PLACE_OF,
    PLACES,
    PROMOTE,
    REFRESH,
    SLOT_OF,
    SLOTS,
    STOP,
    TAKE_BRIBE,
    CallStatue,
    ChooseTroll,
    DealPedestal,
    Gain,
    KeepPedestal,
    MoveStatue,
    Promote,
    Refresh,
    Stop,
    SwapStatues,
    TakeBribe,
)
from underhall.games.mountain_king.payments import gain
from underhall.games.mountain_king.refusing import refuse
from underhall.games.mountain_king.spellbook import cast_effect
from underhall.games.mountain_king.state import (
    BRIBE_AT,
    BRIBES_FROM,
    BRIBES_ON,
    PEDESTAL_AT,
    SLOT_AT,
    STORED_AT,
    TableState,
)
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
                gain(state, seat, kind, count, events)


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


# Statues ------------------------------------------------------------------------------------------------------------


class _OfStatues(TableDecide[M], frozen=True, gc=False):
    def why_not_cell(self, state: TableState, seat: Seat, picked: Sequence[str], cell: str) -> Refusal | None:
        return why_not_statue_at(state, seat, picked, cell, _why_no_statue)


def _why_no_statue(state: TableState, seat: Seat, statue: str) -> Refusal | None:
    return why_no_statue(state.mountain, seat, statue)


class MoveFreely(_OfStatues[MoveStatue | Stop], frozen=True, gc=False, tag="move_freely"):
    """Move one statue up to `left` times without carts; `statue` is its cell once it has moved."""

    left: int
    statue: int
    on = ("disintegrate",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        effect, mountain = cast_effect(state, beneath), state.mountain
        if not isinstance(effect, cards.FreeStatueMoves) or not 1 <= self.left <= effect.max:
            return False
        if self.statue < 0:
            return self.statue == -1 and self.left == effect.max and can_move_statue(mountain, state.active)
        known = self.statue < len(mountain.board.tier) and self.left < effect.max
        return known and bool(mountain.occupied_mask() & mountain.networks[state.active] & 1 << self.statue)

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        found = statue_moves(state, seat, [True, True, True])
        if self.statue >= 0:
            name = CELLS[state.mountain.board.index][self.statue]
            found = [move for move in found if isinstance(move, MoveStatue) and move.statue == name]
        return [*found, STOP]

    def why_not(self, state: TableState, seat: Seat, move: MoveStatue | Stop) -> Refusal | None:
        if isinstance(move, Stop):
            return None
        board = state.mountain.board
        if self.statue >= 0 and move.statue != CELLS[board.index][self.statue]:
            return refuse("6.2", "other_statue", cell=CELLS[board.index][self.statue])
        return why_no_statue_move(state.mountain, seat, move.statue, move.cell)

    def apply(self, state: TableState, seat: Seat, move: MoveStatue | Stop, events: Events) -> None:
        if isinstance(move, Stop):
            return
        move_statue(state, seat, move, events)
        if self.left > 1:
            state.agenda.append(MoveFreely(self.left - 1, state.mountain.board.grid.named(move.cell)))

    def facts(self, state: TableState) -> dict[str, Fact]:
        return {"count": self.left}


class SwapTwo(_OfStatues[SwapStatues], frozen=True, gc=False, tag="swap_two"):
    on = ("disintegrate",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        return isinstance(cast_effect(state, beneath), cards.SwapStatues)

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        names = CELLS[state.mountain.board.index]
        return [SwapStatues(names[one], names[other]) for one, other in legal_swaps(state.mountain, seat)]

    def why_not(self, state: TableState, seat: Seat, move: SwapStatues) -> Refusal | None:
        return why_no_swap(state.mountain, seat, move.statue, move.other)

    def apply(self, state: TableState, seat: Seat, move: SwapStatues, events: Events) -> None:
        grid = state.mountain.board.grid
        state.mountain.swap_statues(grid.named(move.statue), grid.named(move.other))
        if events is not None:
            events.append(Event("swapped", seat, {"cell": move.statue, "other": move.other}))


class CallOne(_OfStatues[CallStatue], frozen=True, gc=False, tag="call_one"):
    """Pull a buried statue out of the rock beside the network; its spot stays empty for good (R-97)."""

    on = ("disintegrate",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        return isinstance(cast_effect(state, beneath), cards.UnearthAdjacent)

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        mountain = state.mountain
        names = CELLS[mountain.board.index]
        return [
            CallStatue(names[statue], names[cell])
            for statue in unearthable(mountain, seat)
            for cell in cells_of(unearthing_targets_mask(mountain, seat, statue))
        ]

    def why_not(self, state: TableState, seat: Seat, move: CallStatue) -> Refusal | None:
        return why_no_unearthing(state.mountain, seat, move.statue, move.cell)

    def apply(self, state: TableState, seat: Seat, move: CallStatue, events: Events) -> None:
        move_statue(state, seat, MoveStatue(move.statue, move.cell), events)


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
        state.drawn[clan] += 1
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
            state.drawn[clan] = 0


def _keep(state: TableState, seat: Seat, clan: int, events: Events) -> None:
    state.drawn[clan] -= 1
    state.pedestals[PEDESTAL_AT[state.side[seat]][clan]] += 1
    if events is not None:
        events.append(Event("got_pedestal", seat, {"pedestal": CLANS[clan]}))


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


# The horde ----------------------------------------------------------------------------------------------------------


def steal_next(state: TableState, left: int, place: int) -> None:
    if left and any(state.bribes[BRIBES_FROM[place]]):
        state.agenda.append(Steal(left, place))


class Steal(TableDecide[TakeBribe | Stop], frozen=True, gc=False, tag="take_bribes"):
    """Take up to `left` bribes, one per card, from `place` on."""

    left: int
    place: int
    on = ("disintegrate",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        effect = cast_effect(state, beneath)
        if not isinstance(effect, cards.TakeBribes) or not 1 <= self.left <= effect.max:
            return False
        if not 0 <= self.place < len(PLACES):
            return False
        return self.place >= effect.max - self.left and any(state.bribes[BRIBES_FROM[self.place]])

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        bribes = state.bribes
        found: list[Move] = [
            TAKE_BRIBE[place][kind]
            for place in range(self.place, len(PLACES))
            for kind, at in enumerate(BRIBE_AT[place])
            if bribes[at]
        ]
        return [*found, STOP]

    def why_not(self, state: TableState, seat: Seat, move: TakeBribe | Stop) -> Refusal | None:
        if isinstance(move, Stop):
            return None
        place, kind = PLACE_OF.get(move.place, -1), KINDS.index(move.kind) if move.kind in KINDS else -1
        facts: dict[str, Fact] = {"place": move.place, "kind": move.kind}
        if place < 0 or kind < 0 or not state.bribes[BRIBE_AT[place][kind]]:
            return refuse("6.2", "no_such_bribe", **facts)
        if place < self.place:
            return refuse("6.2", "place_passed", **facts)
        return None

    def apply(self, state: TableState, seat: Seat, move: TakeBribe | Stop, events: Events) -> None:
        if isinstance(move, Stop):
            return
        place, kind = PLACE_OF[move.place], KINDS.index(move.kind)
        state.bribes[BRIBE_AT[place][kind]] -= 1
        state.storage[STORED_AT[state.side[seat]][kind]] += 1
        if events is not None:
            events.append(Event("stole", seat, {"place": move.place, "kind": move.kind}))
        steal_next(state, self.left - 1, place + 1)

    def facts(self, state: TableState) -> dict[str, Fact]:
        return {"count": self.left}


def without_bribes(state: TableState, place: int) -> list[int]:
    return [at for at in range(place, len(PLACES)) if state.horde[at] >= 0 and not any(state.bribes[BRIBES_ON[at]])]


def refresh_next(state: TableState, left: int, place: int, chosen: tuple[int, ...]) -> None:
    """Ask for another card, or send away the chosen ones: all of them first, then refill the gaps (R-104)."""
    if left and without_bribes(state, place):
        state.agenda.append(ChooseRefresh(left, place, chosen))
        return
    for at in chosen:
        card = state.horde[at]
        state.horde[at] = -1
        put_in_bag(state, at)
        put_under(state, card)
    state.agenda.extend([REFILL[at] for at in reversed(chosen)])


class ChooseRefresh(TableDecide[Refresh | Stop], frozen=True, gc=False, tag="refresh_horde"):
    """Choose up to `left` cards without bribes to be sent under their decks, from `place` on."""

    left: int
    place: int
    chosen: tuple[int, ...]
    on = ("disintegrate",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        effect, chosen = cast_effect(state, beneath), self.chosen
        if not isinstance(effect, cards.RefreshHorde) or self.left + len(chosen) != effect.max or self.left < 1:
            return False
        if not 0 <= self.place < 12 or self.place != (chosen[-1] + 1 if chosen else 0):
            return False
        bare = without_bribes(state, 0)
        rising = list(chosen) == sorted(set(chosen)) and all(place in bare for place in chosen)
        return rising and bool(without_bribes(state, self.place))

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        return [*(REFRESH[place] for place in without_bribes(state, self.place)), STOP]

    def why_not(self, state: TableState, seat: Seat, move: Refresh | Stop) -> Refusal | None:
        if isinstance(move, Stop):
            return None
        place = PLACE_OF.get(move.place, -1)
        facts: dict[str, Fact] = {"place": move.place}
        if place < 0 or state.horde[place] < 0:
            return refuse("6.2", "no_troll_there", **facts)
        if any(state.bribes[BRIBES_ON[place]]):
            return refuse("6.2", "has_bribes", **facts)
        if place < self.place:
            return refuse("R-104", "place_passed", **facts)
        return None

    def apply(self, state: TableState, seat: Seat, move: Refresh | Stop, events: Events) -> None:
        if isinstance(move, Stop):
            refresh_next(state, 0, 12, self.chosen)
            return
        place = PLACE_OF[move.place]
        if events is not None:
            events.append(Event("sent_away", seat, {"troll": CARDS[state.horde[place]].id, "place": PLACES[place]}))
        refresh_next(state, self.left - 1, place + 1, (*self.chosen, place))

    def facts(self, state: TableState) -> dict[str, Fact]:
        return {"count": self.left}


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
