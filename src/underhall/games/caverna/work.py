"""The work phase (RULES section 5): seats take turns placing one dwarf each, until nobody can or wants to."""

from __future__ import annotations

from typing import Final

from underhall.core import Automatic, Event, Events, Move, Refusal, Seat, Step
from underhall.core.messages import Fact
from underhall.games.caverna import actions
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.goods import RUBY, Bundle
from underhall.games.caverna.dealings import pay
from underhall.games.caverna.moves import Pass, Place
from underhall.games.caverna.primitives import Actor, Leaf
from underhall.games.caverna.refusing import refuse
from underhall.games.caverna.spaces import IDS
from underhall.games.caverna.state import FREE, CavernaState, dwarfs_at_home
from underhall.games.caverna.windows import Window

_OUT_OF_ORDER: Final[Bundle] = next(
    special.pay for special in CONTENT.conversions.ruby_special if special.window == "place_dwarf"
)
_STRENGTHS: Final = 15
_PLACE: Final[list[list[Move]]] = [[Place(strength, space) for space in IDS] for strength in range(_STRENGTHS)]
_PASS: Final = Pass()


class NextTurn(Automatic[CavernaState], frozen=True, gc=False, tag="next_turn"):
    """The turn of the first seat, from this one clockwise, that has a dwarf to place and has not passed."""

    seat: int
    on = ("return_home",)

    def run(self, state: CavernaState, events: Events) -> None:
        players = len(state.homes)
        for offset in range(players):
            seat = (self.seat + offset) % players
            if not state.passed >> seat & 1 and has_dwarf(state, seat):
                state.agenda.append(next_turn(state, seat))
                state.agenda.append(Turn(seat))
                return


def next_turn(state: CavernaState, seat: Seat) -> NextTurn:
    """What comes after a turn of this seat."""
    return NextTurn((seat + 1) % len(state.homes))


class Turn(Window[Place | Pass], frozen=True, gc=False, tag="turn"):
    """Place a dwarf, or pass for the rest of this work phase (R-16)."""

    on = ("next_turn",)

    def fits(self, state: CavernaState, beneath: Step | None) -> bool:
        on_turn = has_dwarf(state, self.seat) and not state.passed >> self.seat & 1
        return on_turn and beneath == next_turn(state, self.seat)

    def moves(self, state: CavernaState, seat: Seat) -> list[Move]:
        """Pairs of dwarf and space (R-122), then passing. Dwarfs of equal strength are one."""
        moves: list[Move] = []
        table = actions.TABLES[len(state.homes)].actions
        known: dict[Leaf, bool] = {}
        occupied, stock = state.occupied, state.stock
        for dwarf in _eligible(state, seat):
            places = _PLACE[state.homes[seat].dwarfs[dwarf]]
            for space in state.spaces:
                if occupied[space] != FREE:
                    continue
                action = table[space]
                assert action is not None
                if action.always or (action.takes and stock[space]):
                    moves.append(places[space])
                    continue
                for leaf in action.others:
                    if leaf.personal:
                        possible = leaf.can(state, Actor(seat, dwarf, space))
                    elif leaf in known:
                        possible = known[leaf]
                    else:
                        possible = known[leaf] = leaf.can(state, Actor(seat, dwarf, space))
                    if possible:
                        moves.append(places[space])
                        break
        moves.append(_PASS)
        return moves

    def why_not(self, state: CavernaState, seat: Seat, move: Place | Pass) -> Refusal | None:
        if isinstance(move, Pass):
            return None
        space = actions.SPACE.get(move.space)
        if space is None or space not in state.spaces:
            return refuse("R-19", "not_in_play", space=move.space)
        home = state.homes[seat]
        free = dwarfs_at_home(state, seat)
        dwarf = next((one for one in free if home.dwarfs[one] == move.weapon), None)
        if dwarf is None:
            return refuse("R-13", "no_such_dwarf", weapon=move.weapon)
        weakest = min(home.dwarfs[one] for one in free)
        if move.weapon > weakest and not home.goods[RUBY]:
            facts: dict[str, Fact] = {"weapon": move.weapon, "weakest": weakest}
            return refuse("R-14", "dwarf_out_of_order", **facts)
        occupant = state.occupied[space]
        if occupant != FREE:
            return refuse("R-19", "occupied", space=move.space)
        action, who = actions.TABLES[len(state.homes)].action(space), Actor(seat, dwarf, space)
        if not action.can_begin(state, who):
            refusal = refuse("R-20", "nothing_to_do_there", space=move.space)
            return refusal.because(*action.why_no_beginning(state, who))
        return None

    def apply(self, state: CavernaState, seat: Seat, move: Place | Pass, events: Events) -> None:
        if isinstance(move, Pass):
            state.passed |= 1 << seat
            if events is not None:
                events.append(Event("passed", seat))
            return
        home = state.homes[seat]
        free = dwarfs_at_home(state, seat)
        dwarf = next(one for one in free if home.dwarfs[one] == move.weapon)
        if any(home.dwarfs[one] < move.weapon for one in free):
            pay(state, seat, _OUT_OF_ORDER, events)
        space = actions.SPACE[move.space]
        home.placed |= 1 << dwarf
        state.occupied[space] = 8 * seat + dwarf
        if events is not None:
            events.append(Event("placed", seat, {"space": move.space, "weapon": move.weapon}))
        actions.begin(state, Actor(seat, dwarf, space), move.space)

    def facts(self, state: CavernaState) -> dict[str, Fact]:
        return {"dwarfs": len(dwarfs_at_home(state, self.seat)), "round": state.round}


def has_dwarf(state: CavernaState, seat: Seat) -> bool:
    """Whether a dwarf is left to be placed: neither placed nor newborn (R-15)."""
    home = state.homes[seat]
    return (home.placed | home.newborn).bit_count() < len(home.dwarfs)


def _eligible(state: CavernaState, seat: Seat) -> list[int]:
    """One dwarf of each strength that may be placed: the weakest, and for a ruby any other (R-13, R-14)."""
    home = state.homes[seat]
    away = home.placed | home.newborn
    by_strength: dict[int, int] = {}
    for dwarf, strength in enumerate(home.dwarfs):
        if not away >> dwarf & 1 and strength not in by_strength:
            by_strength[strength] = dwarf
    if len(by_strength) == 1 or not home.goods[RUBY]:
        return [by_strength[min(by_strength)]]
    return [by_strength[strength] for strength in sorted(by_strength)]
