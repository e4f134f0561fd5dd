"""What is still to be done, held against the table: the part of reading a position that concerns its agenda.

Every step is checked alone (does it speak of things that are there?), and the whole for what must be on it: a gap in
the horde waits for its refill, a recruited troll for its slot, an undealt token for its draw.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from underhall.core.agenda import Step
from underhall.core.refusals import PositionError
from underhall.games.mountain_king import cards
from underhall.games.mountain_king.cards import LEVEL, SPELLBOOK, SPELLS, WORKSHOPS
from underhall.games.mountain_king.carting import BeginHalls, BeginStatues, Halls, Statues
from underhall.games.mountain_king.casting import Disintegrate, DrawSpell, LayRune, ResolveOrIgnore
from underhall.games.mountain_king.content import GAME_ID
from underhall.games.mountain_king.digging import hammers_due, honour_for, payable_minerals
from underhall.games.mountain_king.draft import (
    ChooseGate,
    DraftPlace,
    DraftTurn,
    DrawFirst,
    DrawStarting,
    SeatBonus,
    SeatPlayers,
)
from underhall.games.mountain_king.excavating import (
    AddPedestal,
    ChooseMineral,
    EstablishWorkshop,
    Excavate,
    PayMixed,
    held_pedestals,
    minerals,
)
from underhall.games.mountain_king.horde import DrawPedestal, DrawTroll, Refill, Retire, bribed_places, deck_size
from underhall.games.mountain_king.mountain import NO_WORKSHOP
from underhall.games.mountain_king.moves import STORED
from underhall.games.mountain_king.payments import DUE, Due, Pay, Unload, holdings, owned_in_all
from underhall.games.mountain_king.pedestals import legal_pedestals
from underhall.games.mountain_king.recruiting import (
    BribeWith,
    ChoosePedestal,
    ChooseSlot,
    TakeTroll,
    purse,
)
from underhall.games.mountain_king.setup import DealPoints, DrawClanOrder, DrawStatueStart, DrawWorkshop, FirstSpell
from underhall.games.mountain_king.spell_choices import (
    Awaken,
    ChooseGain,
    ChooseKept,
    ChooseRefresh,
    DrawFromBag,
    KeepOf,
    MoveFreely,
    PromoteFrom,
    PromoteTo,
    Steal,
)
from underhall.games.mountain_king.spells import can_resolve
from underhall.games.mountain_king.state import BRIBE_ANY, FREE_RUBBLE, TableState
from underhall.games.mountain_king.tunnelling import DigNow, LayApart, LayTunnel, is_dig_possible
from underhall.games.mountain_king.turns import BeginStep1, BeginStep2, NextTurn, Step1, Step2
from underhall.games.mountain_king.workshops import PRICES, FirstUse, NextUse, UseAgain, Yield

_FRAME: Final[tuple[type[Step], ...]] = (NextTurn, BeginStatues, BeginHalls, BeginStep2, BeginStep1)
_MENUS: Final[dict[type[Step], int]] = {Step1: 4, Step2: 3, Halls: 2, Statues: 1}  # with so many steps beneath
_BETWEEN: Final = (DrawTroll, DrawPedestal, Refill)  # may be due at setup and in play
_AT_SETUP: Final = (
    *(DrawWorkshop, FirstSpell, DrawStatueStart, DrawClanOrder, DealPoints, DrawFirst, SeatPlayers),
    *(ChooseGate, DraftTurn, DrawStarting, DraftPlace, SeatBonus),
)


def check_agenda(state: TableState) -> None:
    """Refuse an agenda that does not fit the table."""
    for step in state.agenda:
        check = _CHECKS.get(type(step))
        if not (check is None or check(state, step)):
            raise PositionError("step", game=GAME_ID, step=str(step))
    if state.round:
        _check_turn(state)
    else:
        _check_setup(state)
    _check_gaps(state)


def _check_turn(state: TableState) -> None:
    """The steps of the turn that are still to come lie at the bottom, in their order; an empty agenda is the end."""
    agenda = state.agenda
    if not agenda:
        last = (state.first - 1) % state.players
        _fits(state.last_rounds == 0 and state.active == last, "the end")
        return
    _fits(isinstance(agenda[0], NextTurn), "next_turn")
    frame = [kind for kind in (type(step) for step in agenda) if kind in _FRAME]
    depth = len(frame)
    _fits(tuple(frame) == _FRAME[:depth] and all(type(step) in _FRAME for step in agenda[:depth]), "begin_…")
    for step in agenda:
        _fits(not isinstance(step, _AT_SETUP), str(step))
        menu = _MENUS.get(type(step))
        _fits(menu is None or menu == depth, str(step))


def _check_setup(state: TableState) -> None:
    """What has been laid out is just what is no longer on the agenda."""
    kinds = [type(step) for step in state.agenda]
    _fits(bool(state.agenda) and kinds[0] is NextTurn and kinds.count(NextTurn) == 1, "next_turn")
    for kind in kinds[1:]:
        _fits(kind in _AT_SETUP or kind in _BETWEEN or kind is DrawSpell, "setup")
    _fits(kinds.count(DealPoints) == state.track.count(0), "deal_points")
    statues = DrawStatueStart in kinds or DrawClanOrder in kinds
    _fits(statues != any(state.mountain.statues), "draw_statue_start")
    revealed = sum(workshop.copies for workshop in WORKSHOPS) - sum(state.workshops_out)
    _fits(revealed + kinds.count(DrawWorkshop) == 2 * state.players + 1, "draw_workshop")
    _fits((state.first < 0) == (DrawFirst in kinds), "draw_first")
    seated = SeatPlayers not in kinds
    waiting = {step.seat for step in state.agenda if isinstance(step, DraftTurn)}
    for seat in range(state.players):
        _fits((state.mountain.gates[seat] < 0) == (not seated or ChooseGate(seat) in state.agenda), "place_gate")
        placed = sum(1 for card in state.smoot[seat * 10 : seat * 10 + 4] if card >= 0)
        drawing = state.agenda.count(DrawStarting(seat))
        hand = state.hand[seat].bit_count()
        _fits(not any(card >= 0 for card in state.smoot[seat * 10 + 4 : seat * 10 + 10]), "trollsmoot")
        if DraftPlace(seat) in state.agenda:
            _fits(placed < 4 and hand + drawing == 2 and (hand > 0 or placed == 0), "draft_place")
        elif seat in waiting or not seated:
            _fits(placed == hand == drawing == 0, "draft_turn")
        else:
            _fits(placed == 4 and hand == 1 and drawing == 0, "draft_turn")


def _check_gaps(state: TableState) -> None:
    """Whatever is missing is on its way, and nothing else is."""
    agenda = state.agenda
    coming = {step.place for step in agenda if isinstance(step, Refill | DrawTroll)}
    for place, card in enumerate(state.horde):
        dry = not any(deck_size(state, level) for level in (1, 2, 3))
        _fits((card < 0) == (place in coming) or (card < 0 and dry), "refill")
    pages = {step.page for step in agenda if isinstance(step, FirstSpell | DrawSpell)}
    closing = {step.page for step in agenda if isinstance(step, Disintegrate)}
    for page, spell in enumerate(state.book):
        _fits((spell < 0) == (page in pages), "draw_spell")
        _fits(state.book_runes[page] < cards.RUNES_TO_DISINTEGRATE or page in closing, "disintegrate")
    slots = sum(1 for step in agenda if isinstance(step, ChooseSlot))
    _fits(slots == int(state.recruited >= 0), "place_troll")
    keeping = any(isinstance(step, KeepOf | ChooseKept) for step in agenda)
    _fits(keeping or not any(state.drawn), "keep_of")
    draws = sum(1 for step in agenda if isinstance(step, DrawFromBag | DrawPedestal))
    _fits(draws <= sum(state.bag), "draw_from_bag")


def _fits(holds: bool, step: str) -> None:
    if not holds:
        raise PositionError("agenda", game=GAME_ID, step=step)


# One step alone -----------------------------------------------------------------------------------------------------


def _is_seat(state: TableState, step: Any) -> bool:
    return bool(0 <= step.seat < state.players)


def _is_place(_: TableState, step: Any) -> bool:
    return bool(0 <= step.place < 12)


def _is_page(_: TableState, step: Any) -> bool:
    return bool(0 <= step.page < SPELLBOOK)


def _holds_troll(state: TableState, step: Any) -> bool:
    return bool(0 <= step.place < 12 and state.horde[step.place] >= 0)


def _draws_troll(state: TableState, step: DrawTroll) -> bool:
    in_range = 0 <= step.place < 12 and 1 <= step.level <= 3
    return in_range and bool(state.unseen & cards.LEVEL_MASK[step.level])


def _draws_pedestal(state: TableState, step: DrawPedestal) -> bool:
    return _holds_troll(state, step) and LEVEL[state.horde[step.place]] == 2 and state.horde_pedestal[step.place] < 0


def _can_be_paid(state: TableState, step: Any, count: int) -> bool:
    if step.what not in DUE or count < 1 or state.active < 0:
        return False
    have = holdings(state, state.active)
    return sum(have[token] for token in DUE[step.what]) >= count


def _pay(state: TableState, step: Pay) -> bool:
    if not _can_be_paid(state, step, step.left) or not 0 <= step.at < len(DUE[step.what]):
        return False
    have = holdings(state, state.active)
    return sum(have[token] for token in DUE[step.what][step.at :]) >= step.left


def _unload(state: TableState, step: Unload) -> bool:
    if step.left < 1 or not 0 <= step.at < STORED or step.whole not in (0, 1):
        return False
    there = sum(state.tokens[state.active * 100 + step.at : state.active * 100 + STORED])
    return there >= (step.left if step.whole else 1)


def _fits_rock(state: TableState, placement: int) -> bool:
    """Whether a tile not yet laid could lie here, as far as tiles are concerned."""
    table = state.mountain.board.tunnels
    if not 0 <= placement < len(table.cells) or not table.cells[placement]:
        return False
    return not table.cells[placement] & state.mountain.dug and state.mountain.piles[table.shape(placement)] > 0


def _lay_tunnel(state: TableState, step: LayTunnel) -> bool:
    in_range = 0 <= step.shape < len(state.mountain.board.tunnels.shapes) and step.detached >= 0
    return in_range and bool(step.moves(state, state.active))


def _lay_apart(state: TableState, step: LayApart) -> bool:
    return 0 <= step.way < len(state.mountain.board.tunnels.orientations) and bool(step.moves(state, state.active))


def _choose_mineral(state: TableState, step: ChooseMineral) -> bool:
    if not _fits_rock(state, step.placement):
        return False
    board = state.mountain.board
    due = hammers_due(board, step.placement, state.turn[FREE_RUBBLE])
    enough = _can_be_paid(state, Due("hammer", due), due) if due else True
    return enough and bool(payable_minerals(board.tunnels.size(step.placement), minerals(state, state.active)))


def _pay_mixed(state: TableState, step: PayMixed) -> bool:
    if not _fits_rock(state, step.placement) or not -1 <= step.least < 3:
        return False
    due = hammers_due(state.mountain.board, step.placement, state.turn[FREE_RUBBLE])
    enough = _can_be_paid(state, Due("hammer", due), due) if due else True
    return enough and _pay(state, Pay("mineral", step.left, step.at))


def _excavate(state: TableState, step: Excavate) -> bool:
    if not _fits_rock(state, step.placement) or not 0 <= step.mineral < 3:
        return False
    return honour_for(state.mountain.board.tunnels.size(step.placement), step.mineral) >= 0


def _add_pedestal(state: TableState, step: AddPedestal) -> bool:
    if state.mountain.tiles[-1:] != [step.placement]:
        return False
    held = held_pedestals(state, state.active)
    return bool(legal_pedestals(state.mountain.board, step.placement, held, state.track))


def _establish(state: TableState, step: EstablishWorkshop) -> bool:
    sites = state.mountain.workshops
    return 0 <= step.site < len(sites) and sites[step.site] == NO_WORKSHOP and any(state.workshops)


def _bribe_with(state: TableState, step: BribeWith) -> bool:
    if not _holds_troll(state, step) or not state.turn[BRIBE_ANY]:
        return False
    left = len(bribed_places(state, step.place)) - step.at
    return step.at >= 0 and 0 < left <= owned_in_all(state, state.active)


def _take_troll(state: TableState, step: TakeTroll) -> bool:
    return _holds_troll(state, step) and step.coins in (0, 1) and purse(state, state.active) >= 0


def _uses(state: TableState, step: Any) -> bool:
    sites = state.mountain.workshops
    return bool(0 <= step.site < len(sites) and sites[step.site] != NO_WORKSHOP and 1 <= step.left <= 9)


def _first_use(state: TableState, step: FirstUse) -> bool:
    return _uses(state, step) and bool(step.moves(state, state.active))


def _yield(_: TableState, step: Yield) -> bool:
    return 0 <= step.workshop < len(WORKSHOPS) and 0 <= step.mode < len(PRICES[step.workshop])


def _of_spell(*effects: type) -> Callable[[TableState, Any], bool]:
    def check(state: TableState, step: Any) -> bool:
        if not 0 <= step.spell < len(SPELLS) or step.spell not in state.book:
            return False
        effect = SPELLS[step.spell].effect
        return (not effects or isinstance(effect, effects)) and can_resolve(state, state.active, effect)

    return check


def _promote_to(state: TableState, step: PromoteTo) -> bool:
    if not _of_spell(cards.PromoteTroll)(state, step) or not 0 <= step.slot < 10:
        return False
    effect = SPELLS[step.spell].effect
    card = state.smoot[state.active * 10 + step.slot]
    return isinstance(effect, cards.PromoteTroll) and card >= 0 and LEVEL[card] == effect.from_level


def _move_freely(state: TableState, step: MoveFreely) -> bool:
    mountain = state.mountain
    if step.left < 1 or not -1 <= step.statue < len(mountain.board.tier):
        return False
    return step.statue < 0 or bool(mountain.occupied_mask() & mountain.networks[state.active] & 1 << step.statue)


def _steal(state: TableState, step: Steal) -> bool:
    return step.left >= 1 and 0 <= step.place < 12 and any(state.bribes[step.place * 7 :])


def _refresh(state: TableState, step: ChooseRefresh) -> bool:
    chosen = step.chosen
    rising = list(chosen) == sorted(set(chosen)) and all(0 <= place < min(12, step.place) for place in chosen)
    bare = rising and all(state.horde[place] >= 0 and not any(_bribes(state, place)) for place in chosen)
    return step.left >= 1 and 0 <= step.place < 12 and bare


def _bribes(state: TableState, place: int) -> list[int]:
    return state.bribes[place * 7 : place * 7 + 7]


_CHECKS: Final[dict[type, Callable[[TableState, Any], bool]]] = {
    Refill: _is_place,
    DrawTroll: _draws_troll,
    DrawPedestal: _draws_pedestal,
    Retire: lambda _, step: 0 <= step.place <= 12,
    DrawWorkshop: lambda _, step: step.single in (0, 1),
    FirstSpell: _is_page,
    DrawSpell: lambda state, step: _is_page(state, step) and state.spell_unseen > 0,
    DrawClanOrder: lambda state, step: 0 <= step.spot < len(state.mountain.board.statue_spots),
    ChooseGate: _is_seat,
    DraftTurn: _is_seat,
    DrawStarting: _is_seat,
    DraftPlace: _is_seat,
    Due: lambda state, step: _can_be_paid(state, step, step.count),
    Pay: _pay,
    Unload: _unload,
    ChooseMineral: _choose_mineral,
    PayMixed: _pay_mixed,
    Excavate: _excavate,
    AddPedestal: _add_pedestal,
    EstablishWorkshop: _establish,
    DigNow: lambda state, _: is_dig_possible(state, state.active, detached=0),
    LayTunnel: _lay_tunnel,
    LayApart: _lay_apart,
    BribeWith: _bribe_with,
    TakeTroll: _take_troll,
    ChoosePedestal: lambda state, _: any(state.bag),
    FirstUse: _first_use,
    UseAgain: _uses,
    NextUse: _uses,
    Yield: _yield,
    LayRune: lambda state, step: _is_page(state, step) and state.book[step.page] >= 0,
    Disintegrate: lambda state, step: _is_page(state, step) and state.book[step.page] >= 0,
    ResolveOrIgnore: _of_spell(),
    ChooseGain: _of_spell(cards.GainOneOf),
    PromoteFrom: _of_spell(cards.PromoteTroll),
    PromoteTo: _promote_to,
    Awaken: _of_spell(cards.CascadeFrom),
    MoveFreely: _move_freely,
    KeepOf: lambda _, step: step.left >= 0,
    ChooseKept: lambda state, step: step.left >= 1 and any(state.drawn),
    Steal: _steal,
    ChooseRefresh: _refresh,
}
"""By kind of step; those that speak of nothing (`next_turn`, `swap_two`, `call_one` …) need no check of their own."""
