"""Steps 3 and 4 as they are played: dedicating a great hall (9) and moving statues with carts (10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from underhall.core.agenda import Automatic, Event, Events, Seat, Step
from underhall.core.grids import Cell, cells_of
from underhall.core.messages import Fact
from underhall.core.notation import Move
from underhall.core.refusals import Refusal
from underhall.games.mountain_king.board.halls import legal_halls, why_no_hall, why_no_hall_cell
from underhall.games.mountain_king.board.mountain import NO_CLAN, Mountain
from underhall.games.mountain_king.board.placements import NO_PLACEMENT
from underhall.games.mountain_king.board.statues import (
    statue_targets_mask,
    why_no_statue,
    why_no_statue_move,
)
from underhall.games.mountain_king.box.content import CART, CLANS
from underhall.games.mountain_king.deciding import picked_anchor, picked_cells
from underhall.games.mountain_king.moves import CELLS, DEDICATE, END_STEP, TOKENS, Dedicate, EndStep, MoveStatue
from underhall.games.mountain_king.payments import CLAN_CARTS, PLACE_IN, owned, pay
from underhall.games.mountain_king.refusing import refuse
from underhall.games.mountain_king.state import STORED_AT, TableState
from underhall.games.mountain_king.trading import Menu, can_trade


class BeginHalls(Automatic[TableState], frozen=True, gc=False, tag="begin_halls"):
    """Step 3. It is skipped when no hall can be laid: a trade made then could just as well be made in step 4."""

    on = ("begin_statues",)

    def run(self, state: TableState, events: Events) -> None:
        if legal_halls(state.mountain, state.active):
            state.agenda.append(HALLS)


class Halls(Menu[Dedicate | EndStep], frozen=True, gc=False, tag="step_3"):
    """Dedicate one great hall, or none."""

    on = ("begin_statues",)

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        table = DEDICATE[state.mountain.board.index]
        return [*(table[placement] for placement in legal_halls(state.mountain, seat)), END_STEP]

    def why_not(self, state: TableState, seat: Seat, move: Dedicate | EndStep) -> Refusal | None:
        return why_no_hall(state.mountain, seat, move.hall) if isinstance(move, Dedicate) else None

    def why_wait(self, state: TableState, seat: Seat, move: Move) -> Refusal | None:
        return None

    def why_not_touch(self, state: TableState, seat: Seat, picked: Sequence[str]) -> Refusal | None:
        kind, _, id = picked[-1].partition(":")
        if kind != "hall":
            return super().why_not_touch(state, seat, picked)
        shapes = state.mountain.board.halls.shapes
        used = id in shapes and state.mountain.halls[shapes.index(id)] != NO_PLACEMENT
        return refuse("R-1", "hall_taken", hall=id) if used else refuse("9", "hall_no_room", hall=id)

    def why_not_cell(self, state: TableState, seat: Seat, picked: Sequence[str], cell: str) -> Refusal | None:
        cells, table = picked_cells(picked), state.mountain.board.halls
        for each in cells:
            refusal = why_no_hall_cell(state.mountain, seat, each)
            if refusal is not None:
                return refusal
        name = next((pick[5:] for pick in picked if pick.startswith("hall:")), "")
        if name not in table.shapes:
            return refuse("9", "hall_first")
        if len(cells) == 1:
            return refuse("9", "hall_not_here", hall=name, cell=cell)
        number = table.on(table.shapes.index(name), cells, picked_anchor(picked))
        return None if number == NO_PLACEMENT else self.why_not(state, seat, Dedicate(table.ids[number]))

    def apply(self, state: TableState, seat: Seat, move: Dedicate | EndStep, events: Events) -> None:
        if not isinstance(move, Dedicate):
            return
        mountain = state.mountain
        before = [mask.bit_count() for mask in mountain.pedestals]
        mountain.lay_hall(mountain.board.halls.number(move.hall))
        gone = [count - mask.bit_count() for count, mask in zip(before, mountain.pedestals, strict=True)]
        state.lost = tuple([lost + more for lost, more in zip(state.lost, gone, strict=True)])
        if events is not None:
            events.append(Event("dedicated", seat, {"hall": move.hall.split(":")[0], "placement": move.hall}))


EVERY_CLAN: Final = (1 << len(CLANS)) - 1
_MOVED_BY: Final = tuple(
    sum(1 << clan for clan, what in enumerate(CLAN_CARTS) if PLACE_IN[what][token] >= 0) for token in range(len(TOKENS))
)
"""By token, a bit for every clan whose statues it moves."""


def carts(state: TableState, seat: Seat) -> int:
    """A bit for every clan whose statues the seat owns a cart for."""
    if state.storage[STORED_AT[state.side[seat]][CART]]:
        return EVERY_CLAN
    clans = 0
    for token in state.tokens[seat]:
        clans |= _MOVED_BY[token]
    return clans


def statue_moves(state: TableState, seat: Seat, clans: int) -> list[Move]:
    """Every move of a statue of the network, of a clan whose bit is in `clans`."""
    mountain = state.mountain
    names = CELLS[mountain.board.index]
    moves: list[Move] = []
    for statue in _movable(mountain, seat, clans):
        name = names[statue]
        moves += [MoveStatue(name, names[cell]) for cell in cells_of(statue_targets_mask(mountain, statue))]
    return moves


def can_cart(state: TableState, seat: Seat) -> bool:
    """Whether the seat has a cart for a statue that can be moved."""
    mountain = state.mountain
    return _has_statue(mountain, seat) and any(
        statue_targets_mask(mountain, statue) for statue in _movable(mountain, seat, carts(state, seat))
    )


def _has_statue(mountain: Mountain, seat: Seat) -> bool:
    """Whether there is a statue in the seat's network: early in a game there is none."""
    return mountain.occupied_mask() & mountain.networks[seat] != 0


def _movable(mountain: Mountain, seat: Seat, clans: int) -> list[Cell]:
    """The cells of the statues in the seat's network that are of these clans, in order."""
    mask = 0
    for clan, statues in enumerate(mountain.statues):
        if clans >> clan & 1:
            mask |= statues
    return cells_of(mask & mountain.networks[seat])


def move_statue(state: TableState, seat: Seat, move: MoveStatue, events: Events) -> None:
    grid = state.mountain.board.grid
    start, end = grid.named(move.statue), grid.named(move.cell)
    state.mountain.move_statue(start, end)
    if events is not None:
        facts: dict[str, Fact] = {"clan": CLANS[state.mountain.statue_on(end)], "statue": move.statue}
        events.append(Event("moved", seat, {**facts, "cell": move.cell}))


def why_not_statue_at(
    state: TableState,
    seat: Seat,
    picked: Sequence[str],
    cell: str,
    why_not: Callable[[TableState, Seat, str], Refusal | None],
) -> Refusal | None:
    """Why a cell cannot be touched while a statue is being chosen; for a cell with a statue, `why_not` answers."""
    if any(pick.startswith("statue:") for pick in picked):
        return None
    place = state.mountain.board.grid.named(cell)
    if place < 0 or state.mountain.statue_on(place) == NO_CLAN:
        return refuse("10", "statue_first")
    return why_not(state, seat, cell)


class BeginStatues(Automatic[TableState], frozen=True, gc=False, tag="begin_statues"):
    """Step 4, for as long as a statue can be moved or a trade made."""

    on = ("next_turn",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        return state.round > 0

    def prices(self, state: TableState) -> dict[str, int]:
        """What the move of a statue that came before it may still cost."""
        return dict.fromkeys(CLAN_CARTS, 1)

    def run(self, state: TableState, events: Events) -> None:
        seat = state.active
        if can_trade(state, seat) or can_cart(state, seat):
            state.agenda.append(STATUES)


class Statues(Menu[MoveStatue | EndStep], frozen=True, gc=False, tag="step_4"):
    """Spend a cart to move a statue, again and again, or end the turn."""

    on = ("next_turn",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        return state.round > 0

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        if not _has_statue(state.mountain, seat):
            return [END_STEP]
        moves = statue_moves(state, seat, carts(state, seat))
        moves.append(END_STEP)
        return moves

    def why_not(self, state: TableState, seat: Seat, move: MoveStatue | EndStep) -> Refusal | None:
        if not isinstance(move, MoveStatue):
            return None
        refusal = why_no_statue_move(state.mountain, seat, move.statue, move.cell)
        if refusal is not None:
            return refusal
        clan = state.mountain.statue_on(state.mountain.board.grid.named(move.statue))
        if carts(state, seat) >> clan & 1:
            return None
        if owned(state, seat, CART):
            return refuse("R-102", "carts_of_other_clans", clan=CLANS[clan])
        return refuse("10", "no_cart", clan=CLANS[clan])

    def why_wait(self, state: TableState, seat: Seat, move: Move) -> Refusal | None:
        return None

    def why_not_touch(self, state: TableState, seat: Seat, picked: Sequence[str]) -> Refusal | None:
        kind, _, id = picked[-1].partition(":")
        return self._why_not_cart(state, seat, id) if kind == "statue" else super().why_not_touch(state, seat, picked)

    def why_not_cell(self, state: TableState, seat: Seat, picked: Sequence[str], cell: str) -> Refusal | None:
        return why_not_statue_at(state, seat, picked, cell, self._why_not_cart)

    def _why_not_cart(self, state: TableState, seat: Seat, statue: str) -> Refusal | None:
        """Why no cart can move this statue anywhere."""
        refusal = why_no_statue(state.mountain, seat, statue)
        if refusal is not None:
            return refusal
        grid = state.mountain.board.grid
        targets = statue_targets_mask(state.mountain, grid.named(statue))
        if not targets:
            return refuse("10", "statue_stuck", cell=statue)
        return self.why_not(state, seat, MoveStatue(statue, grid.name(cells_of(targets)[0])))

    def apply(self, state: TableState, seat: Seat, move: MoveStatue | EndStep, events: Events) -> None:
        if not isinstance(move, MoveStatue):
            return
        clan = state.mountain.statue_on(state.mountain.board.grid.named(move.statue))
        move_statue(state, seat, move, events)
        state.agenda.append(BEGIN_STATUES)
        pay(state, seat, CLAN_CARTS[clan], 1, events)


BEGIN_HALLS: Final = BeginHalls()
HALLS: Final = Halls()
BEGIN_STATUES: Final = BeginStatues()
STATUES: Final = Statues()
CARTING_STEPS: Final = (BeginHalls, Halls, BeginStatues, Statues)
