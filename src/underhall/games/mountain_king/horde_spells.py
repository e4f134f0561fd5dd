"""The choices within spells about the horde (6.2): bribes to take, trolls to send away. Others: `spell_choices`."""

from __future__ import annotations

from underhall.core.agenda import Event, Events, Seat, Step, Transfer, replaced
from underhall.core.messages import Fact
from underhall.core.notation import Move
from underhall.core.refusals import Refusal
from underhall.games.mountain_king.box import cards
from underhall.games.mountain_king.box.cards import CARDS
from underhall.games.mountain_king.box.content import KINDS
from underhall.games.mountain_king.deciding import TableDecide
from underhall.games.mountain_king.horde import REFILL, put_in_bag, put_under
from underhall.games.mountain_king.moves import PLACE_OF, PLACES, REFRESH, STOP, TAKE_BRIBE, Refresh, Stop, TakeBribe
from underhall.games.mountain_king.refusing import refuse
from underhall.games.mountain_king.spellbook import cast_effect
from underhall.games.mountain_king.state import BRIBE_AT, BRIBES_FROM, BRIBES_ON, STORED_AT, TableState


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
        at = BRIBE_AT[place][kind]
        state.bribes = replaced(state.bribes, at, state.bribes[at] - 1)
        state.storage[STORED_AT[state.side[seat]][kind]] += 1
        if events is not None:
            went = Transfer(move.kind, 1, f"place:{move.place}", f"store:{move.kind}")
            events.append(Event("stole", seat, {"place": move.place, "kind": move.kind}, transfers=(went,)))
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
            refresh_next(state, 0, len(PLACES), self.chosen)
            return
        place = PLACE_OF[move.place]
        if events is not None:
            events.append(Event("sent_away", seat, {"troll": CARDS[state.horde[place]].id, "place": PLACES[place]}))
        refresh_next(state, self.left - 1, place + 1, (*self.chosen, place))

    def facts(self, state: TableState) -> dict[str, Fact]:
        return {"count": self.left}
