"""Workshops (6.3): activate one that your network touches, and use it as often as it has open entrances.

What a workshop does is data: its modes, each with what is spent and gained. An activation begins with a use, because an
activation without one does not count (R-86); trading is possible between uses.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Automatic, Event, Events, Seat, Step
from underhall.core.messages import Fact
from underhall.core.notation import Move
from underhall.core.refusals import Refusal
from underhall.games.mountain_king.board.mountain import NO_WORKSHOP
from underhall.games.mountain_king.board.networks import open_entrances, touches_site, workshops_in_reach
from underhall.games.mountain_king.box.cards import WORKSHOPS, Mode
from underhall.games.mountain_king.box.content import KINDS
from underhall.games.mountain_king.deciding import TableDecide
from underhall.games.mountain_king.moves import CELLS, STOP, Activate, Stop, UseWorkshop
from underhall.games.mountain_king.payments import ANY, FROM_TROLLS, Unload, can_pay, gain, pay
from underhall.games.mountain_king.refusing import refuse
from underhall.games.mountain_king.state import ACTIVATED, EXTRA_USES, REMOTE, TableState
from underhall.games.mountain_king.trading import Menu, can_trade


def _price(mode: Mode) -> tuple[str, int]:
    """What a use in this mode takes, as an entry of `payments.DUE`, and how many of it."""
    if mode.move_from_troll:
        return FROM_TROLLS, mode.move_from_troll
    return next(iter(mode.spend.items())) if mode.spend else (ANY, mode.spend_any)


def _use(mode: Mode) -> UseWorkshop:
    what, count = _price(mode)
    gains = tuple(kind for kind, number in mode.gain.items() for _ in range(number))
    return UseWorkshop((what,) * count, ("storage",) * count if mode.move_from_troll else gains)


PRICES: Final = tuple(tuple(_price(mode) for mode in workshop.mode) for workshop in WORKSHOPS)
USES: Final = tuple(tuple(_use(mode) for mode in workshop.mode) for workshop in WORKSHOPS)
_GAINS: Final = tuple(
    tuple(tuple((KINDS.index(kind), count) for kind, count in mode.gain.items()) for mode in workshop.mode)
    for workshop in WORKSHOPS
)
_ACTIVATE: Final = tuple(tuple(Activate(cell) for cell in cells) for cells in CELLS)


# Which may be activated ---------------------------------------------------------------------------------------------


def sites_allowed(state: TableState, seat: Seat) -> list[int]:
    """The sites of workshops that the seat may activate this turn, whether or not it can use them."""
    if state.turn[ACTIVATED]:
        return []
    if state.turn[REMOTE]:
        return [site for site, kind in enumerate(state.mountain.workshops) if kind != NO_WORKSHOP]
    return workshops_in_reach(state.mountain, seat)


def activate_moves(state: TableState, seat: Seat) -> list[Move]:
    mountain = state.mountain
    sites = sites_allowed(state, seat)
    if not sites:
        return []
    cells = mountain.board.sites
    table = _ACTIVATE[mountain.board.index]
    return [table[cells[site]] for site in sites if payable_modes(state, seat, mountain.workshops[site])]


def may_activate(state: TableState, seat: Seat) -> bool:
    """Whether a workshop could be used now, or after a trade."""
    sites = sites_allowed(state, seat)
    if not sites:
        return False
    if can_trade(state, seat):
        return True
    return any(payable_modes(state, seat, state.mountain.workshops[site]) for site in sites)


def payable_modes(state: TableState, seat: Seat, workshop: int) -> list[int]:
    """The modes of a workshop that the seat can pay for."""
    return [mode for mode, (what, count) in enumerate(PRICES[workshop]) if can_pay(state, seat, what, count)]


def why_not_activate(state: TableState, seat: Seat, move: Activate) -> Refusal | None:
    board = state.mountain.board
    cell = board.grid.named(move.site)
    site = board.sites.index(cell) if cell in board.sites else -1
    facts: dict[str, Fact] = {"cell": move.site}
    if state.turn[ACTIVATED]:
        return refuse("6", "activated_before", **facts)
    if site < 0 or state.mountain.workshops[site] == NO_WORKSHOP:
        return refuse("6.3", "no_workshop", **facts)
    if not state.turn[REMOTE] and not touches_site(state.mountain, seat, site):
        return refuse("6.3", "workshop_out_of_reach", **facts)
    workshop = state.mountain.workshops[site]
    if not payable_modes(state, seat, workshop):
        return refuse("R-86", "no_use", **facts, workshop=WORKSHOPS[workshop].id)
    return None


def activate(state: TableState, seat: Seat, move: Activate, events: Events) -> None:
    """Entrances are counted when the activation starts (R-62)."""
    mountain = state.mountain
    site = mountain.board.sites.index(mountain.board.grid.named(move.site))
    state.turn[ACTIVATED] = 1
    uses = open_entrances(mountain, site) + state.turn[EXTRA_USES]
    if events is not None:
        workshop = WORKSHOPS[mountain.workshops[site]].id
        events.append(Event("activates", seat, {"workshop": workshop, "cell": move.site, "count": uses}))
    state.agenda.append(FirstUse(site, uses))


# Using it -----------------------------------------------------------------------------------------------------------


def use_moves(state: TableState, seat: Seat, site: int) -> list[Move]:
    workshop = state.mountain.workshops[site]
    return [USES[workshop][mode] for mode in payable_modes(state, seat, workshop)]


def why_not_use(state: TableState, seat: Seat, site: int, move: UseWorkshop) -> Refusal | None:
    workshop = state.mountain.workshops[site]
    name: Fact = WORKSHOPS[workshop].id
    if move not in USES[workshop]:
        return refuse("6.3", "no_such_mode", workshop=name)
    what, count = PRICES[workshop][USES[workshop].index(move)]
    if USES[workshop].index(move) not in payable_modes(state, seat, workshop):
        code = "needs_wild_cart" if what == "cart_wild" else "cannot_pay_use"
        return refuse("6.3", code, workshop=name, what=what, count=count)
    return None


def use(state: TableState, seat: Seat, site: int, left: int, move: UseWorkshop, events: Events) -> None:
    workshop = state.mountain.workshops[site]
    mode = USES[workshop].index(move)
    what, count = PRICES[workshop][mode]
    if left > 1:
        state.agenda.append(NextUse(site, left - 1))
    if what == FROM_TROLLS:
        state.agenda.append(Unload(count, 0, 1))
    else:
        state.agenda.append(Yield(workshop, mode))
        pay(state, seat, what, count, events)


def _is_in_use(state: TableState, site: int, left: int, used: int) -> bool:
    """Whether the workshop there can be in use, with this many uses left. Entrances do not change in the meantime."""
    sites = state.mountain.workshops
    if not 0 <= site < len(sites) or sites[site] == NO_WORKSHOP or not state.turn[ACTIVATED]:
        return False
    if not state.turn[REMOTE] and not touches_site(state.mountain, state.active, site):
        return False
    return 1 <= left <= open_entrances(state.mountain, site) + state.turn[EXTRA_USES] - used


class Yield(Automatic[TableState], frozen=True, gc=False, tag="yield"):
    """The use is paid: take what it brings."""

    workshop: int
    mode: int
    on = ("next_use", "begin_step_1")

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        if not 0 <= self.workshop < len(WORKSHOPS) or not 0 <= self.mode < len(PRICES[self.workshop]):
            return False
        sites = [beneath.site] if isinstance(beneath, NextUse) else range(len(state.mountain.workshops))
        here = any(state.mountain.workshops[site] == self.workshop for site in sites)
        return here and bool(state.turn[ACTIVATED]) and PRICES[self.workshop][self.mode][0] != FROM_TROLLS

    def prices(self, state: TableState) -> dict[str, int]:
        what, count = PRICES[self.workshop][self.mode]
        return {what: count}

    def _site(self, state: TableState) -> str:
        """Where the workshop stands, as a place of transfers."""
        mountain = state.mountain
        cell = mountain.board.sites[mountain.workshops.index(self.workshop)]
        return f"site:{CELLS[mountain.board.index][cell]}"

    def run(self, state: TableState, events: Events) -> None:
        for kind, count in _GAINS[self.workshop][self.mode]:
            gain(state, state.active, kind, count, events, "" if events is None else self._site(state))


class NextUse(Automatic[TableState], frozen=True, gc=False, tag="next_use"):
    """Ask for another use if one can be paid now or after a trade."""

    site: int
    left: int
    on = ("begin_step_1",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        return _is_in_use(state, self.site, self.left, used=1)

    def run(self, state: TableState, events: Events) -> None:
        seat = state.active
        if can_trade(state, seat) or payable_modes(state, seat, state.mountain.workshops[self.site]):
            state.agenda.append(UseAgain(self.site, self.left))


class FirstUse(TableDecide[UseWorkshop], frozen=True, gc=False, tag="first_use"):
    """How to use the workshop just activated."""

    site: int
    left: int
    on = ("begin_step_1",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        return _is_in_use(state, self.site, self.left, used=0)

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        return use_moves(state, seat, self.site)

    def why_not(self, state: TableState, seat: Seat, move: UseWorkshop) -> Refusal | None:
        return why_not_use(state, seat, self.site, move)

    def apply(self, state: TableState, seat: Seat, move: UseWorkshop, events: Events) -> None:
        use(state, seat, self.site, self.left, move, events)

    def facts(self, state: TableState) -> dict[str, Fact]:
        return {"workshop": WORKSHOPS[state.mountain.workshops[self.site]].id, "count": self.left}


class UseAgain(Menu[UseWorkshop | Stop], frozen=True, gc=False, tag="use_again"):
    """Whether and how to use it once more."""

    site: int
    left: int
    on = ("begin_step_1",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        return _is_in_use(state, self.site, self.left, used=1)

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        return [*use_moves(state, seat, self.site), STOP]

    def why_not(self, state: TableState, seat: Seat, move: UseWorkshop | Stop) -> Refusal | None:
        return why_not_use(state, seat, self.site, move) if isinstance(move, UseWorkshop) else None

    def apply(self, state: TableState, seat: Seat, move: UseWorkshop | Stop, events: Events) -> None:
        if isinstance(move, UseWorkshop):
            use(state, seat, self.site, self.left, move, events)

    def facts(self, state: TableState) -> dict[str, Fact]:
        return {"workshop": WORKSHOPS[state.mountain.workshops[self.site]].id, "count": self.left}


WORKSHOP_STEPS: Final = (Yield, NextUse, FirstUse, UseAgain)
