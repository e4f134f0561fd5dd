"""Harvest time (RULES section 13): the event of the round, and its field, feeding and breeding phases.

Each phase is handled for all seats in turn order, beginning with the holder of the starting player token (R-18).
"""

from __future__ import annotations

from typing import Final

from underhall.core import Automatic, Event, Events, Move, Refusal, Seat, Step, Transfer
from underhall.core.agenda import count
from underhall.core.messages import Fact
from underhall.games.caverna.board import breeding, feeding, fields
from underhall.games.caverna.box.components import HarvestEvent
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.goods import FOOD, NOTHING, Bundle, notation
from underhall.games.caverna.dealings import FIELDS, STORES, tell_gained, tell_paid
from underhall.games.caverna.family import breed, breed_move
from underhall.games.caverna.moves import BreedAnimals, Feed, SkipPhase
from underhall.games.caverna.refusing import refuse
from underhall.games.caverna.state import CavernaState, seats_in_order
from underhall.games.caverna.windows import Window

EVENTS: Final[tuple[HarvestEvent, ...]] = CONTENT.rounds.event
EVENT: Final[dict[str, int]] = {event.id: number for number, event in enumerate(EVENTS)}

FIELD_PHASE: Final = "field"
FEEDING_PHASE: Final = "feeding"
BREEDING_PHASE: Final = "breeding"
_PHASES: Final = (FIELD_PHASE, BREEDING_PHASE)
_SKIPS: Final[list[Move]] = [SkipPhase(phase) for phase in _PHASES]
_SPARES: Final[dict[str, Bundle]] = {notation(spare): spare for spare in (NOTHING, *feeding.SPARES)}
_FEEDINGS: Final[dict[Bundle, Move]] = {spare: Feed(text) for text, spare in _SPARES.items()}


class Harvest(Automatic[CavernaState], frozen=True, gc=False, tag="harvest"):
    """Lay out the phases of this round's event."""

    on = ("end_round",)

    def fits(self, state: CavernaState, beneath: Step | None) -> bool:
        """Nobody has chosen yet what to skip."""
        return not state.skips_field and not state.skips_breeding

    def run(self, state: CavernaState, events: Events) -> None:
        event = EVENTS[state.event]
        if events is not None:
            events.append(Event("harvest", None, {"event": event.id}))
        state.agenda.extend(_phases(state))


def _phases(state: CavernaState) -> list[Step]:
    """The steps of this round's event, the last one first."""
    event, order = EVENTS[state.event], seats_in_order(state)
    steps: list[Step] = []
    if BREEDING_PHASE in event.subphases:
        steps.append(BreedingPhase())
    if FEEDING_PHASE in event.subphases:
        steps.extend(Feeding(seat) for seat in reversed(order))
    if FIELD_PHASE in event.subphases:
        steps.append(FieldPhase())
    if event.each_player_skips_one_of:
        steps.extend(ChooseSkip(seat) for seat in reversed(order))
    return steps


def _breeders(state: CavernaState) -> list[Step]:
    return [Breeding(seat) for seat in reversed(seats_in_order(state)) if not state.skips_breeding >> seat & 1]


def _is_phase(state: CavernaState, step: Step, beneath: Step | None) -> bool:
    """Whether this step of the event comes right before the one beneath it. Seats choose what to skip before the
    rest."""
    skips = EVENTS[state.event].each_player_skips_one_of
    known = (state.skips_field | state.skips_breeding) == (1 << len(state.homes)) - 1
    if state.skips_field & state.skips_breeding or bool(skips) != (known or count(state, ChooseSkip) > 0):
        return False
    return _follows(_phases(state), step, beneath)


def _follows(steps: list[Step], step: Step, beneath: Step | None) -> bool:
    """Whether a step has the right one of these beneath it; beneath the first of them is something else."""
    if step not in steps:
        return False
    place = steps.index(step)
    return beneath == steps[place - 1] if place else beneath not in steps


class ChooseSkip(Window[SkipPhase], frozen=True, gc=False, tag="harvest_skip"):
    """Third red marker: each seat leaves out the field phase or the breeding phase (R-102)."""

    on = ("harvest_skip", "field_phase")
    open = False

    def fits(self, state: CavernaState, beneath: Step | None) -> bool:
        """Seats earlier in turn order have chosen, unless their choice lies above."""
        order = seats_in_order(state)
        earlier = sum(1 << seat for seat in order[: order.index(self.seat)] if ChooseSkip(seat) not in state.agenda)
        return state.skips_field | state.skips_breeding == earlier and _is_phase(state, self, beneath)

    def moves(self, state: CavernaState, seat: Seat) -> list[Move]:
        return _SKIPS[:]

    def why_not(self, state: CavernaState, seat: Seat, move: SkipPhase) -> Refusal | None:
        if move.phase not in _PHASES:
            return refuse("R-102", "no_such_phase", phase=move.phase)
        return None

    def apply(self, state: CavernaState, seat: Seat, move: SkipPhase, events: Events) -> None:
        if move.phase == FIELD_PHASE:
            state.skips_field |= 1 << seat
        else:
            state.skips_breeding |= 1 << seat
        if events is not None:
            events.append(Event("skipped", seat, {"phase": move.phase}))


class FieldPhase(Automatic[CavernaState], frozen=True, gc=False, tag="field_phase"):
    """One token from every sown field (R-103)."""

    on = ("feeding", "breeding_phase", "end_round")

    def fits(self, state: CavernaState, beneath: Step | None) -> bool:
        return _is_phase(state, self, beneath)

    def run(self, state: CavernaState, events: Events) -> None:
        for seat in seats_in_order(state):
            if not state.skips_field >> seat & 1:
                tell_gained(seat, fields.harvest_fields(state.homes[seat]), events, FIELDS)


class Feeding(Window[Feed], frozen=True, gc=False, tag="feeding"):
    """Feed the family. What is due is worked out when it is paid (R-124); what is missing is begged for (R-101)."""

    on = ("feeding", "breeding_phase", "end_round")

    def fits(self, state: CavernaState, beneath: Step | None) -> bool:
        return _is_phase(state, self, beneath)

    def moves(self, state: CavernaState, seat: Seat) -> list[Move]:
        return [_FEEDINGS[spare] for spare in feeding.spares(state.homes[seat])]

    def why_not(self, state: CavernaState, seat: Seat, move: Feed) -> Refusal | None:
        if move.spare not in _SPARES:
            return refuse("R-100", "wrong_spare", spare=move.spare, options=tuple(_SPARES))
        return feeding.why_not_spare(state.homes[seat], _SPARES[move.spare])

    def apply(self, state: CavernaState, seat: Seat, move: Feed, events: Events) -> None:
        event = EVENTS[state.event]
        home, spare = state.homes[seat], _SPARES[move.spare]
        due = feeding.food_due(home, event.food_per_adult, event.food_per_newborn, spare)
        begged = feeding.feed(home, event.food_per_adult, event.food_per_newborn, spare)
        if events is not None:
            eaten = Transfer("food", due - begged, STORES[FOOD])
            events.append(Event("fed", seat, {"food": due - begged}, transfers=(eaten,) if eaten.count else ()))
            tell_paid(seat, spare, events)
            if begged:
                events.append(Event("begged", seat, {"count": begged}))

    def facts(self, state: CavernaState) -> dict[str, Fact]:
        event = EVENTS[state.event]
        return {"food": feeding.food_due(state.homes[self.seat], event.food_per_adult, event.food_per_newborn)}


class BreedingPhase(Automatic[CavernaState], frozen=True, gc=False, tag="breeding_phase"):
    """The breeding of every seat that does not skip it, with or without pairs (R-125)."""

    on = ("end_round",)

    def fits(self, state: CavernaState, beneath: Step | None) -> bool:
        return _is_phase(state, self, beneath)

    def run(self, state: CavernaState, events: Events) -> None:
        state.agenda.extend(_breeders(state))


class Breeding(Window[BreedAnimals], frozen=True, gc=False, tag="before_breeding"):
    """Take newborns: any set of species with a pair for which there is room, none included (R-94, R-129)."""

    on = ("before_breeding", "end_round")

    def fits(self, state: CavernaState, beneath: Step | None) -> bool:
        breeders = _breeders(state)
        return BREEDING_PHASE in EVENTS[state.event].subphases and _follows(breeders, self, beneath)

    def moves(self, state: CavernaState, seat: Seat) -> list[Move]:
        return [breed_move(litter) for litter in breeding.breedings(state.homes[seat])]

    def why_not(self, state: CavernaState, seat: Seat, move: BreedAnimals) -> Refusal | None:
        return breeding.why_not_breed(state.homes[seat], move.species)

    def apply(self, state: CavernaState, seat: Seat, move: BreedAnimals, events: Events) -> None:
        breed(state, seat, move.species, events)
