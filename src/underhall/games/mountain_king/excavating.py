"""Digging once the tile has its place (8.1): mineral, payment, score, what lay buried, pedestal and workshops.

Which tile, and where, is chosen in `tunnelling`. The mineral comes after it, and only if more than one would do; with
Molten Mortar it follows from the tokens paid.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Automatic, Event, Events, Seat, Step, replaced
from underhall.core.grids import Mask, cells_of
from underhall.core.messages import Fact
from underhall.core.notation import Move
from underhall.core.refusals import Refusal
from underhall.games.mountain_king.board.boards import Board
from underhall.games.mountain_king.board.digging import (
    hammers_due,
    honour_for,
    payable_minerals,
    why_no_dig,
    why_no_mineral,
)
from underhall.games.mountain_king.board.networks import empty_sites_beside
from underhall.games.mountain_king.board.pedestals import legal_pedestals, track_space, why_no_pedestal
from underhall.games.mountain_king.box.cards import WORKSHOP_OF, WORKSHOPS, ExtraDig
from underhall.games.mountain_king.box.content import CLANS, HAMMER, HEARTSTONE, KINDS, MINERALS, TIERS
from underhall.games.mountain_king.deciding import TableDecide
from underhall.games.mountain_king.moves import (
    CELLS,
    PAY_IN,
    PLACE_PEDESTAL,
    STOP,
    TOKEN_KIND,
    TOKEN_OF,
    Establish,
    PayIn,
    PlacePedestal,
    Stop,
    UseToken,
)
from underhall.games.mountain_king.payments import (
    DUE,
    MINERAL,
    PLACE_IN,
    Due,
    gain,
    offers,
    owned,
    pay,
    spend,
    token_moves,
    why_not_token,
)
from underhall.games.mountain_king.refusing import refuse
from underhall.games.mountain_king.spellbook import cast_effect
from underhall.games.mountain_king.state import (
    DETACHED,
    FREE_RUBBLE,
    MIXED,
    PEDESTAL_AT,
    PEDESTALS_OF,
    STORED_AT,
    TableState,
)

# What the digger has ------------------------------------------------------------------------------------------------


def minerals(state: TableState, seat: Seat) -> list[int]:
    at = STORED_AT[state.side[seat]]
    have = [state.storage[at[mineral]] for mineral in MINERALS]
    for token in state.tokens[seat]:
        kind = TOKEN_KIND[token]
        if kind <= HEARTSTONE:
            have[kind] += 1
    return have


def held_pedestals(state: TableState, seat: Seat) -> list[int]:
    """The pedestals in the seat's storage, by clan."""
    side = state.side[seat]
    return state.pedestals[PEDESTALS_OF[side]]


# Digging it ---------------------------------------------------------------------------------------------------------


def begin_dig(state: TableState, seat: Seat, placement: int, events: Events) -> None:
    """The place is chosen; next the mineral is chosen and paid, and then the tile is laid."""
    if state.turn[MIXED]:
        _pay_mixed(state, seat, placement, state.mountain.board.tunnels.size(placement), 0, -1, events)
        return
    payable = payable_minerals(state.mountain.board.tunnels.size(placement), minerals(state, seat))
    if len(payable) == 1:
        _pay_tunnel(state, seat, placement, payable[0], events)
    else:
        state.agenda.append(ChooseMineral(placement))


def _pay_tunnel(state: TableState, seat: Seat, placement: int, mineral: int, events: Events) -> None:
    board = state.mountain.board
    hammers = hammers_due(board, placement, state.turn[FREE_RUBBLE])
    state.agenda.append(Excavate(placement, mineral))
    if hammers:
        state.agenda.append(Due(KINDS[HAMMER], hammers))
    pay(state, seat, KINDS[mineral], board.tunnels.size(placement), events)


def _pay_mixed(state: TableState, seat: Seat, placement: int, left: int, at: int, least: int, events: Events) -> None:
    """Spend minerals of any kind as long as there is only one way to choose; `least` is the first one paid."""
    while left:
        found = offers(state, seat, MINERAL, left, at)
        at = found[0]
        if len(found) > 1:
            state.agenda.append(PayMixed(placement, left, at, least))
            return
        token = DUE[MINERAL][at]
        spend(state, seat, token, events)
        least = TOKEN_KIND[token] if least < 0 else least
        left -= 1
    state.agenda.append(Excavate(placement, least))
    hammers = hammers_due(state.mountain.board, placement, state.turn[FREE_RUBBLE])
    if hammers:
        state.agenda.append(Due(KINDS[HAMMER], hammers))


_DIG_ON: Final = ("begin_halls", "disintegrate")
"""A tunnel is dug in step 2, or by a spell."""


def _may_lie(state: TableState, placement: int, beneath: Step | None) -> bool:
    """Whether a tile not yet laid may lie here: in step 2, or by the spell that is resolved, if it digs."""
    mountain = state.mountain
    table = mountain.board.tunnels
    if not 0 <= placement < len(table.cells) or not table.cells[placement] or not _is_by_digger(state, beneath):
        return False
    detached = 0 if cast_effect(state, beneath) else state.turn[DETACHED]
    hammers = table.size(placement)
    return why_no_dig(mountain, state.active, table.ids[placement], hammers=hammers, detached=detached) is None


def _is_by_digger(state: TableState, beneath: Step | None) -> bool:
    """Whether what is beneath allows digging a tunnel: step 2 does, and a spell of that kind."""
    effect = cast_effect(state, beneath)
    return state.active >= 0 and (effect is None or isinstance(effect, ExtraDig))


def _hammers(state: TableState, placement: int) -> bool:
    """Whether the seat has the hammers for a tile."""
    due = hammers_due(state.mountain.board, placement, state.turn[FREE_RUBBLE])
    return owned(state, state.active, HAMMER) >= due


class ChooseMineral(TableDecide[PayIn], frozen=True, gc=False, tag="choose_mineral"):
    """Which mineral a tunnel is made of: it is paid in that kind alone (R-52) and scores by it."""

    placement: int
    on = _DIG_ON

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        if not _may_lie(state, self.placement, beneath) or not _hammers(state, self.placement):
            return False
        size = state.mountain.board.tunnels.size(self.placement)
        return not state.turn[MIXED] and len(payable_minerals(size, minerals(state, state.active))) > 1

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        size = state.mountain.board.tunnels.size(self.placement)
        return [PAY_IN[mineral] for mineral in payable_minerals(size, minerals(state, seat))]

    def why_not(self, state: TableState, seat: Seat, move: PayIn) -> Refusal | None:
        if move not in PAY_IN:
            return refuse("R-52", "no_mineral", mineral=move.mineral)
        size = state.mountain.board.tunnels.size(self.placement)
        return why_no_mineral(size, KINDS.index(move.mineral), minerals(state, seat))

    def apply(self, state: TableState, seat: Seat, move: PayIn, events: Events) -> None:
        _pay_tunnel(state, seat, self.placement, KINDS.index(move.mineral), events)

    def facts(self, state: TableState) -> dict[str, Fact]:
        return {"count": state.mountain.board.tunnels.size(self.placement)}


class PayMixed(TableDecide[UseToken], frozen=True, gc=False, tag="pay_mixed"):
    """Choose the next of `left` minerals of any kind; the first one paid, the least valuable, is what scores."""

    placement: int
    left: int
    at: int
    least: int
    on = _DIG_ON

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        if not _may_lie(state, self.placement, beneath) or not _hammers(state, self.placement) or not state.turn[MIXED]:
            return False
        size = state.mountain.board.tunnels.size(self.placement)
        if not 1 <= self.left <= size or (self.least < 0) != (self.left == size) or not -1 <= self.least < 3:
            return False
        if not 0 <= self.at < len(DUE[MINERAL]):
            return False
        found = offers(state, state.active, MINERAL, self.left, self.at)
        return len(found) > 1 and found[0] == self.at and self.least <= TOKEN_KIND[DUE[MINERAL][self.at]]

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        return token_moves(state, seat, MINERAL, self.left, self.at)

    def why_not(self, state: TableState, seat: Seat, move: UseToken) -> Refusal | None:
        return why_not_token(state, seat, move.token, MINERAL, self.left, self.at)

    def apply(self, state: TableState, seat: Seat, move: UseToken, events: Events) -> None:
        token = TOKEN_OF[move.token]
        spend(state, seat, token, events)
        least = TOKEN_KIND[token] if self.least < 0 else self.least
        _pay_mixed(state, seat, self.placement, self.left - 1, PLACE_IN[MINERAL][token], least, events)

    def facts(self, state: TableState) -> dict[str, Fact]:
        return {"count": self.left}


def _buried_at(board: Board, cells: Mask, kind: int) -> str:
    """The first of these cells under which this kind lies, as a place of transfers."""
    cell = next(cell for cell in cells_of(cells & board.buried_mask) if board.buried[cell] == kind)
    return f"cell:{CELLS[board.index][cell]}"


class Excavate(Automatic[TableState], frozen=True, gc=False, tag="excavate"):
    """The tile is paid: score it, lay it, take what lay buried; then its anchor and the sites beside it."""

    placement: int
    mineral: int
    on = _DIG_ON

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        if not _may_lie(state, self.placement, beneath) or not 0 <= self.mineral < 3:
            return False
        return honour_for(state.mountain.board.tunnels.size(self.placement), self.mineral) >= 0

    def prices(self, state: TableState) -> dict[str, int]:
        board = state.mountain.board
        hammers = hammers_due(board, self.placement, state.turn[FREE_RUBBLE])
        due = {KINDS[HAMMER]: hammers} if hammers else {}
        return due if state.turn[MIXED] else {**due, KINDS[self.mineral]: board.tunnels.size(self.placement)}

    def run(self, state: TableState, events: Events) -> None:
        seat, mountain = state.active, state.mountain
        table = mountain.board.tunnels
        honour = honour_for(table.size(self.placement), self.mineral)
        state.honour[state.side[seat]] += honour
        # A spell's "next dig" is this one, whether or not it profited.
        state.turn[FREE_RUBBLE] = state.turn[MIXED] = 0
        if events is not None:
            facts: dict[str, Fact] = {"tunnel": table.ids[self.placement], "honour": honour}
            events.append(Event("dug", seat, {**facts, "mineral": KINDS[self.mineral]}))
        mountain.lay_tile(self.placement)
        cells = table.cells[self.placement]
        if cells & mountain.board.buried_mask:
            for kind, count in enumerate(mountain.board.buried_under(cells)):
                if count:
                    source = "" if events is None else _buried_at(mountain.board, cells, kind)
                    gain(state, seat, kind, count, events, source)
        if any(state.workshops):
            for site in reversed(empty_sites_beside(mountain, self.placement)):
                state.agenda.append(EstablishWorkshop(site))
        held = held_pedestals(state, seat)
        if any(held) and legal_pedestals(mountain.board, self.placement, held, state.track):
            state.agenda.append(AddPedestal(self.placement))


# Pedestal and workshops (8.3, 8.4) ----------------------------------------------------------------------------------


class AddPedestal(TableDecide[PlacePedestal | Stop], frozen=True, gc=False, tag="add_pedestal"):
    """Set a pedestal on the anchor of the tile just dug, now or never, or none."""

    placement: int
    on = ("begin_halls", "disintegrate", "establish_workshop")

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        if state.mountain.tiles[-1:] != (self.placement,) or not _is_by_digger(state, beneath):
            return False
        anchor = 1 << max(state.mountain.board.tunnels.marked[self.placement], 0)
        if any(anchor & mask for mask in (*state.mountain.pedestals, *state.mountain.hall_masks())):
            return False
        sites = empty_sites_beside(state.mountain, self.placement) if any(state.workshops) else []
        if sites[:1] != ([beneath.site] if isinstance(beneath, EstablishWorkshop) else []):
            return False
        held = held_pedestals(state, state.active)
        return bool(legal_pedestals(state.mountain.board, self.placement, held, state.track))

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        board = state.mountain.board
        legal = legal_pedestals(board, self.placement, held_pedestals(state, seat), state.track)
        return [*(PLACE_PEDESTAL[clan] for clan in legal), STOP]

    def why_not(self, state: TableState, seat: Seat, move: PlacePedestal | Stop) -> Refusal | None:
        if isinstance(move, Stop):
            return None
        if move.pedestal not in CLANS:
            return refuse("R-56", "no_such_pedestal", pedestal=move.pedestal)
        clan = CLANS.index(move.pedestal)
        held = held_pedestals(state, seat)
        return why_no_pedestal(state.mountain.board, self.placement, clan, held, state.track)

    def apply(self, state: TableState, seat: Seat, move: PlacePedestal | Stop, events: Events) -> None:
        if isinstance(move, Stop):
            return
        board, side, clan = state.mountain.board, state.side[seat], CLANS.index(move.pedestal)
        anchor = board.tunnels.marked[self.placement]
        space = track_space(board.tier[anchor], clan)
        state.pedestals[PEDESTAL_AT[side][clan]] -= 1
        state.mountain.lay_pedestal(anchor, clan)
        state.claimed = replaced(state.claimed, space, state.track[space])
        state.claimed_by = replaced(state.claimed_by, space, side)
        state.track = replaced(state.track, space, 0)
        if events is not None:
            facts: dict[str, Fact] = {"pedestal": move.pedestal, "cell": CELLS[board.index][anchor]}
            events.append(Event("pedestal_set", seat, {**facts, "tier": TIERS[board.tier[anchor]]}))
            # The token lies face down from now on: only its owners are told its value (2.7).
            owners = tuple(other for other in range(state.players) if state.side[other] == side)
            events.append(Event("point_token", seat, {"points": state.claimed[space]}, only=owners))

    def facts(self, state: TableState) -> dict[str, Fact]:
        board = state.mountain.board
        anchor = board.tunnels.marked[self.placement]
        return {"cell": CELLS[board.index][anchor], "tier": TIERS[board.tier[anchor]]}


_ESTABLISH: Final = tuple(
    tuple(tuple(Establish(cells[site], workshop.id) for workshop in WORKSHOPS) for site in range(len(cells)))
    for cells in CELLS
)


class EstablishWorkshop(TableDecide[Establish | Stop], frozen=True, gc=False, tag="establish_workshop"):
    """Put a workshop from the supply on an empty site beside the tile just dug, or none.

    Sites come one after another: which comes first changes nothing.
    """

    site: int
    on = ("begin_halls", "disintegrate", "establish_workshop")

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        if not state.mountain.tiles or not any(state.workshops) or not _is_by_digger(state, beneath):
            return False
        sites = empty_sites_beside(state.mountain, state.mountain.tiles[-1])
        if self.site not in sites:
            return False
        later = sites[sites.index(self.site) + 1 :]
        return later[:1] == ([beneath.site] if isinstance(beneath, EstablishWorkshop) else [])

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        board = state.mountain.board
        here = _ESTABLISH[board.index][board.sites[self.site]]
        return [*(here[kind] for kind, count in enumerate(state.workshops) if count), STOP]

    def why_not(self, state: TableState, seat: Seat, move: Establish | Stop) -> Refusal | None:
        if isinstance(move, Stop):
            return None
        board = state.mountain.board
        if move.site != CELLS[board.index][board.sites[self.site]]:
            return refuse("R-60", "other_site", cell=move.site)
        kind = WORKSHOP_OF.get(move.workshop, -1)
        if kind < 0 or not state.workshops[kind]:
            return refuse("R-1", "no_such_workshop", workshop=move.workshop)
        return None

    def apply(self, state: TableState, seat: Seat, move: Establish | Stop, events: Events) -> None:
        if isinstance(move, Establish):
            kind = WORKSHOP_OF[move.workshop]
            state.workshops = replaced(state.workshops, kind, state.workshops[kind] - 1)
            state.mountain.lay_workshop(self.site, kind)
            if events is not None:
                events.append(Event("established", seat, {"workshop": move.workshop, "cell": move.site}))
        if not any(state.workshops):
            # No tile is left for the sites still to come.
            while state.agenda and isinstance(state.agenda[-1], EstablishWorkshop):
                state.agenda.pop()

    def facts(self, state: TableState) -> dict[str, Fact]:
        board = state.mountain.board
        return {"cell": CELLS[board.index][board.sites[self.site]]}


EXCAVATING_STEPS: Final = (ChooseMineral, PayMixed, Excavate, AddPedestal, EstablishWorkshop)
