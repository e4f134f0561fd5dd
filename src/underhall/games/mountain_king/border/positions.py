"""Positions: the whole table as data that people can read and edit, and the checks that a position has to pass.

What follows from the rest is not written: the unseen cards of the decks, the supply, the pedestals under halls, the
workshops left in the box. The mountain has its own chapter in `mountain_positions`. A position that cannot arise is
refused with what is wrong with it; the steps themselves say whether it fits what is still to be done.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from underhall.core import messages
from underhall.core.agenda import Step, replaced
from underhall.core.game import Setup
from underhall.core.positions import read
from underhall.games.mountain_king.board.pedestals import PEDESTALS_OF_A_CLAN, POINT_TOKENS, TRACK_SPACES, track_space
from underhall.games.mountain_king.border import mountain_positions
from underhall.games.mountain_king.border.card_positions import restore_cards
from underhall.games.mountain_king.border.position_shapes import (
    MOST,
    HordePosition,
    PagePosition,
    SeatPosition,
    SidePosition,
    TablePosition,
    TrackPosition,
    TrollPosition,
    counts,
    known_word,
    need,
    number_below,
)
from underhall.games.mountain_king.box import cards
from underhall.games.mountain_king.box.cards import (
    CARDS,
    SPELLS,
    SYMBOLS,
    WORKSHOP_OF,
    WORKSHOPS,
)
from underhall.games.mountain_king.box.content import CLANS, CONTENT, KINDS
from underhall.games.mountain_king.draft import cards_of
from underhall.games.mountain_king.moves import PLACES, SLOTS, TOKEN_KIND, TOKEN_ON
from underhall.games.mountain_king.setup import (
    NO_DUPLICATES,
    DrawWorkshop,
    board_of,
    empty_table,
    first_of,
    is_team_setup,
    workshops_chosen,
)
from underhall.games.mountain_king.state import (
    ALL_OF_CLAN,
    ALL_OF_KIND,
    BOTTOM_ROW,
    BRIBES_ON,
    CHEAP,
    CHEAP_RATE,
    DETACHED,
    ENTRIES,
    EXTRA_USES,
    FREE_RUBBLE,
    PEDESTALS_OF,
    SLOT_AT,
    SMOOT,
    STORAGE_OF,
    TableState,
)
from underhall.games.mountain_king.trollsmoot import is_complete

_NOTHING: Final = messages.phrase("core-nothing")
_TURN: Final = (
    "cast",
    "activated",
    "bribe_any",
    "detached",
    "free_rubble",
    "mixed",
    "remote",
    "extra_uses",
    "cheap_trades",
    "cheap_rate",
)


# Writing ------------------------------------------------------------------------------------------------------------


def dump(state: TableState) -> dict[str, Any]:
    """The position as plain data."""
    position = TablePosition(
        first_player=_known(state.first),
        active=_known(state.active),
        round=state.round,
        last_rounds=_known(state.last_rounds),
        turn={name: value for name, value in zip(_TURN, state.turn, strict=True) if value},
        mountain=mountain_positions.describe(state.mountain, tuple(WORKSHOP_OF)),
        horde={
            PLACES[place]: HordePosition(
                troll=CARDS[card].id,
                bribes=_counted(KINDS, state.bribes[BRIBES_ON[place]]),
                pedestal=None if state.horde_pedestal[place] < 0 else CLANS[state.horde_pedestal[place]],
            )
            for place, card in enumerate(state.horde)
            if card >= 0
        },
        recruited=None if state.recruited < 0 else CARDS[state.recruited].id,
        under_decks=[[CARDS[card].id for card in deck] for deck in state.under[1:]],
        spellbook=[
            None if spell < 0 else PagePosition(SPELLS[spell].id, runes)
            for spell, runes in zip(state.book, state.book_runes, strict=True)
        ],
        under_spells=[SPELLS[spell].id for spell in state.spell_under],
        workshops=_counted(tuple(WORKSHOP_OF), state.workshops),
        bag=_counted(CLANS, state.bag),
        drawn=_counted(CLANS, state.drawn),
        track=[
            TrackPosition(state.track[space] or state.claimed[space], _known(state.claimed_by[space]))
            for space in range(TRACK_SPACES)
        ],
        coronation=[_known(owner) for owner in state.crown_owner],
        sides=[
            SidePosition(
                honour=honour,
                storage=_counted(KINDS, state.storage[STORAGE_OF[side]]),
                pedestals=_counted(CLANS, state.pedestals[PEDESTALS_OF[side]]),
            )
            for side, honour in enumerate(state.honour)
        ],
        seats=[
            SeatPosition(
                trollsmoot={
                    SLOTS[slot]: TrollPosition(CARDS[card].id, _tokens_on(state, seat, slot))
                    for slot, card in enumerate(state.smoot[SMOOT[seat]])
                    if card >= 0
                },
                hand=[CARDS[card].id for card in cards_of(seat, state.hand[seat])],
            )
            for seat in range(state.players)
        ],
    )
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position))  # lists, as it will be read
    return data


def _known(number: int) -> int | None:
    return None if number < 0 else number


def _counted(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _tokens_on(state: TableState, seat: int, slot: int) -> dict[str, int]:
    held = {symbol: state.tokens[seat].count(TOKEN_ON[number][slot]) for number, symbol in enumerate(SYMBOLS)}
    return {symbol: count for symbol, count in held.items() if count}


# Reading ------------------------------------------------------------------------------------------------------------


def restore(setup: Setup, data: Mapping[str, Any], steps: Sequence[Step]) -> TableState:
    """The state that `dump` described, with `steps` as its agenda."""
    position = read(data, TablePosition, "state")
    state = empty_table(setup)
    state.mountain = mountain_positions.restore(
        board_of(setup), state.side, position.mountain, tuple(WORKSHOP_OF), detached=_largest_detached()
    )
    _restore_turn(state, position)
    restore_cards(state, position)
    _check_phase(state)
    _restore_workshops(state, position)
    _restore_pedestals(state, position)
    _restore_goods(state, position)
    state.agenda = list(steps)
    _check_options(state, setup)
    return state


def _largest_detached() -> int:
    return max((spell.effect.max_size for spell in SPELLS if isinstance(spell.effect, cards.DetachedDig)), default=0)


def _restore_turn(state: TableState, position: TablePosition) -> None:
    state.first = number_below("first_player", position.first_player, state.players)
    state.active = number_below("active", position.active, state.players)
    need(0 <= position.round <= MOST, "round", position.round, f"0-{MOST}")
    need((state.active >= 0) == (position.round > 0), "active", str(position.active), "round > 0")
    need(state.active < 0 or state.first >= 0, "first_player", str(position.first_player), "0-…")
    state.round = position.round
    tokens = len(state.crown_owner)
    need(len(position.coronation) == tokens, "coronation", len(position.coronation), str(tokens))
    state.crown_owner = tuple(
        number_below(f"coronation[{token}]", owner, len(state.honour))
        for token, owner in enumerate(position.coronation)
    )
    taken = [owner >= 0 for owner in state.crown_owner]
    need(taken == sorted(taken, reverse=True), "coronation", str(position.coronation), "top first")
    extra = CONTENT.scoring.coronation.extra_turns_each
    state.last_rounds = number_below("last_rounds", position.last_rounds, extra + 1)
    need((state.last_rounds >= 0) == all(taken), "last_rounds", str(position.last_rounds), "coronation")
    for name, value in position.turn.items():
        known_word("turn", name, _TURN)
        most = _most_of_turn()[_TURN.index(name)]
        need(1 <= value <= most, f"turn.{name}", value, f"1-{most}")
        state.turn[_TURN.index(name)] = value
    assert len(_TURN) == ENTRIES


def _most_of_turn() -> list[int]:
    """The largest value that each entry of the turn can have: 1 for what is done or not, else what the spell says."""
    most = [1] * ENTRIES
    for spell in SPELLS:
        effect = spell.effect
        if isinstance(effect, cards.DetachedDig):
            most[DETACHED] = effect.max_size
        elif isinstance(effect, cards.FreeRubble):
            most[FREE_RUBBLE] = effect.max
        elif isinstance(effect, cards.RemoteWorkshop):
            most[EXTRA_USES] = effect.extra_uses
        elif isinstance(effect, cards.CheapTrades):
            most[CHEAP], most[CHEAP_RATE] = effect.max, effect.rate
    return most


def _check_options(state: TableState, setup: Setup) -> None:
    """What the options fix: who starts, and which workshops are in play, or how they are drawn."""
    named = first_of(setup)
    starters = (named,) if named >= 0 else (0, 2) if is_team_setup(setup) else range(state.players)
    if state.first >= 0 or named >= 0:
        need(state.first in starters, "first_player", state.first, ", ".join(map(str, starters)))
    chosen = workshops_chosen(setup)
    for kind, workshop in enumerate(WORKSHOPS):
        have = workshop.copies - state.workshops_out[kind]
        if chosen:
            need(have == chosen.count(workshop.id), f"workshops.{workshop.id}", have, str(chosen.count(workshop.id)))
        elif setup.options["workshops"] == NO_DUPLICATES:
            need(have <= 1, f"workshops.{workshop.id}", have, "<= 1")
    wrong = DrawWorkshop(int(setup.options["workshops"] != NO_DUPLICATES))
    need(wrong not in state.agenda, "agenda", str(wrong), str(DrawWorkshop(1 - wrong.single)))


def _check_phase(state: TableState) -> None:
    """Once play has begun the table is laid out: gates, row 0, spellbook, horde."""
    if not state.round:
        for seat in range(state.players):
            need(max(state.smoot[at] for at in SLOT_AT[seat][4:]) < 0, f"seats[{seat}].trollsmoot", "1.0", "0.0 - 0.3")
        return
    for seat in range(state.players):
        need(state.mountain.gates[seat] >= 0, f"mountain.gates[{seat}]", _NOTHING, "start point")
        need(min(state.smoot[BOTTOM_ROW[seat]]) >= 0, f"seats[{seat}].trollsmoot", _NOTHING, "0.0 0.1 0.2 0.3")
    need(any(state.mountain.statues), "mountain.statues", _NOTHING, "fire ice moon")
    crowned = sum(1 for owner in state.crown_owner if owner >= 0)
    complete = sum(1 for seat in range(state.players) if is_complete(state, seat))
    due = min(complete, len(state.crown_owner))
    need(crowned == due, "coronation", crowned, str(due))
    for side in set(state.crown_owner) - {-1}:
        have = state.crown_owner.count(side)
        mine = sum(1 for seat in range(state.players) if state.side[seat] == side and is_complete(state, seat))
        need(have <= mine, "coronation", have, f"<= {mine}")


def _restore_workshops(state: TableState, position: TablePosition) -> None:
    state.workshops = tuple(counts("workshops", position.workshops, tuple(WORKSHOP_OF)))
    for kind, workshop in enumerate(WORKSHOPS):
        out = workshop.copies - state.workshops[kind] - state.mountain.workshops.count(kind)
        need(out >= 0, f"workshops.{workshop.id}", workshop.copies - out, f"<= {workshop.copies}")
        state.workshops_out = replaced(state.workshops_out, kind, out)
    revealed = 2 * state.players + 1
    have = sum(workshop.copies for workshop in WORKSHOPS) - sum(state.workshops_out)
    need(have == revealed if state.round else have <= revealed, "workshops", have, str(revealed))


def _restore_pedestals(state: TableState, position: TablePosition) -> None:
    """The track, and the pedestals: each clan's are in the bag, held, on the horde, or were placed for a token."""
    sides = len(state.honour)
    need(len(position.track) == TRACK_SPACES, "track", len(position.track), str(TRACK_SPACES))
    left = list(POINT_TOKENS)
    for space, entry in enumerate(position.track):
        where = f"track[{space}]"
        if entry.points not in (0, *left):
            need(False, f"{where}.points", entry.points, ", ".join(map(str, sorted(set(left)))))
        need(entry.points > 0 or not state.round, f"{where}.points", entry.points, "> 0")
        owner = number_below(f"{where}.claimed_by", entry.claimed_by, sides)
        need(owner < 0 or state.round > 0, f"{where}.claimed_by", owner, "–")
        if entry.points:
            left.remove(entry.points)
            if owner >= 0:
                state.claimed = replaced(state.claimed, space, entry.points)
            else:
                state.track = replaced(state.track, space, entry.points)
        state.claimed_by = replaced(state.claimed_by, space, owner)
    dealt = [entry.points > 0 for entry in position.track]
    need(dealt == sorted(dealt, reverse=True), "track", 0, "> 0")
    state.bag = counts("bag", position.bag, CLANS)
    state.drawn = tuple(counts("drawn", position.drawn, CLANS))
    need(len(position.sides) == sides, "sides", len(position.sides), str(sides))
    for side, entry_of_side in enumerate(position.sides):
        state.pedestals[PEDESTALS_OF[side]] = counts(f"sides[{side}].pedestals", entry_of_side.pedestals, CLANS)
    board = state.mountain.board
    for clan, name in enumerate(CLANS):
        placed = sum(1 for side in state.claimed_by[ALL_OF_CLAN[clan]] if side >= 0)
        standing = state.mountain.pedestals[clan]
        for tier, mask in enumerate(board.tier_masks):
            space = track_space(tier, clan)
            claimed = state.claimed_by[space] >= 0
            need(claimed or not standing & mask, f"track[{space}].claimed_by", _NOTHING, name)
        state.lost = replaced(state.lost, clan, placed - standing.bit_count())
        have = placed + state.bag[clan] + state.drawn[clan] + sum(state.pedestals[ALL_OF_CLAN[clan]])
        have += state.horde_pedestal.count(clan)
        need(have == PEDESTALS_OF_A_CLAN[clan], f"bag.{name}", have, str(PEDESTALS_OF_A_CLAN[clan]))


def _restore_goods(state: TableState, position: TablePosition) -> None:
    for side, entry in enumerate(position.sides):
        need(0 <= entry.honour <= MOST, f"sides[{side}].honour", entry.honour, f"0-{MOST}")
        state.honour[side] = entry.honour
        state.storage[STORAGE_OF[side]] = counts(f"sides[{side}].storage", entry.storage, KINDS)
    for kind in range(len(KINDS)):
        out = sum(state.storage[ALL_OF_KIND[kind]]) + sum(state.bribes[ALL_OF_KIND[kind]])
        out += sum(state.book_runes) if KINDS[kind] == "rune" else 0
        out += sum(1 for tokens in state.tokens for token in tokens if TOKEN_KIND[token] == kind)
        state.supply[kind] -= out
