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
from underhall.core.agenda import Step
from underhall.core.game import Setup
from underhall.core.refusals import PositionError, nearest
from underhall.games.mountain_king.board.pedestals import PEDESTALS_OF_A_CLAN, POINT_TOKENS
from underhall.games.mountain_king.border import mountain_positions
from underhall.games.mountain_king.border.mountain_positions import MountainData
from underhall.games.mountain_king.box import cards
from underhall.games.mountain_king.box.cards import (
    CARD_OF,
    CARDS,
    KIND_OF,
    LEVEL,
    SPELL_OF,
    SPELLS,
    SYMBOLS,
    SYMBOLS_OF,
    TROLLS,
    WORKSHOP_OF,
    WORKSHOPS,
    starting_card,
)
from underhall.games.mountain_king.box.content import CLANS, CONTENT, GAME_ID, KINDS
from underhall.games.mountain_king.draft import ALL_SIX, cards_of
from underhall.games.mountain_king.moves import PLACE_OF, PLACES, SLOT_OF, SLOTS
from underhall.games.mountain_king.setup import (
    NO_DUPLICATES,
    DrawWorkshop,
    board_of,
    empty_table,
    first_of,
    is_team_setup,
    workshops_chosen,
)
from underhall.games.mountain_king.state import ENTRIES, TableState
from underhall.games.mountain_king.trollsmoot import BENEATH, is_complete, trolls

MOST: Final = 9_999
"""No count of resources, honour or rounds in a position is larger: far above what any match comes to."""
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


class TrollPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a trollsmoot with the tokens on it, by symbol."""

    troll: str
    tokens: dict[str, int] = {}


class SeatPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat: its trollsmoot by slot, and the starting trolls in its hand while it drafts."""

    trollsmoot: dict[str, TrollPosition]
    hand: list[str]


class SidePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player, or a team, has in storage, and the honour scored by digging."""

    honour: int
    storage: dict[str, int]
    pedestals: dict[str, int]


class HordePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the horde with its bribes, by kind, and its pedestal."""

    troll: str
    bribes: dict[str, int]
    pedestal: str | None


class PagePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spell: str
    runes: int


class TrackPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the pedestal track: its token's points, and the side that took it."""

    points: int
    claimed_by: int | None


class TablePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    first_player: int | None
    active: int | None
    round: int
    last_rounds: int | None
    turn: dict[str, int]
    mountain: MountainData
    horde: dict[str, HordePosition]
    recruited: str | None
    under_decks: list[list[str]]
    spellbook: list[PagePosition | None]
    under_spells: list[str]
    workshops: dict[str, int]
    bag: dict[str, int]
    drawn: dict[str, int]
    track: list[TrackPosition]
    coronation: list[int | None]
    sides: list[SidePosition]
    seats: list[SeatPosition]


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
                bribes=_counted(KINDS, state.bribes[place * 7 : place * 7 + 7]),
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
            for space in range(15)
        ],
        coronation=[_known(owner) for owner in state.crown_owner],
        sides=[
            SidePosition(
                honour=honour,
                storage=_counted(KINDS, state.storage[side * 7 : side * 7 + 7]),
                pedestals=_counted(CLANS, state.pedestals[side * 3 : side * 3 + 3]),
            )
            for side, honour in enumerate(state.honour)
        ],
        seats=[
            SeatPosition(
                trollsmoot={
                    SLOTS[slot]: TrollPosition(CARDS[card].id, _tokens_on(state, seat, slot))
                    for slot, card in enumerate(state.smoot[seat * 10 : seat * 10 + 10])
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
    held = {symbol: state.tokens[seat * 100 + number * 10 + slot] for number, symbol in enumerate(SYMBOLS)}
    return {symbol: count for symbol, count in held.items() if count}


# Reading ------------------------------------------------------------------------------------------------------------


def restore(setup: Setup, data: Mapping[str, Any], steps: Sequence[Step]) -> TableState:
    """The state that `dump` described, with `steps` as its agenda."""
    try:
        position = msgspec.convert(data, TablePosition)
    except msgspec.ValidationError as problem:
        raise PositionError("type", game=GAME_ID, problem=str(problem)) from None
    state = empty_table(setup)
    state.mountain = mountain_positions.restore(
        board_of(setup), state.side, position.mountain, tuple(WORKSHOP_OF), detached=_largest_detached()
    )
    _restore_turn(state, position)
    _restore_cards(state, position)
    _restore_workshops(state, position)
    _restore_pedestals(state, position)
    _restore_goods(state, position)
    state.agenda = list(steps)
    _check_options(state, setup)
    return state


def _largest_detached() -> int:
    return max((spell.effect.max_size for spell in SPELLS if isinstance(spell.effect, cards.DetachedDig)), default=0)


def _restore_turn(state: TableState, position: TablePosition) -> None:
    state.first = _seat("first_player", position.first_player, state.players)
    state.active = _seat("active", position.active, state.players)
    _need(0 <= position.round <= MOST, "round", position.round, f"0-{MOST}")
    _need((state.active >= 0) == (position.round > 0), "active", str(position.active), "round > 0")
    _need(state.active < 0 or state.first >= 0, "first_player", str(position.first_player), "0-…")
    state.round = position.round
    tokens = len(state.crown_owner)
    _need(len(position.coronation) == tokens, "coronation", len(position.coronation), str(tokens))
    for token, owner in enumerate(position.coronation):
        state.crown_owner[token] = _seat(f"coronation[{token}]", owner, len(state.honour))
    taken = [owner >= 0 for owner in state.crown_owner]
    _need(taken == sorted(taken, reverse=True), "coronation", str(position.coronation), "top first")
    extra = CONTENT.scoring.coronation.extra_turns_each
    state.last_rounds = _seat("last_rounds", position.last_rounds, extra + 1)
    _need((state.last_rounds >= 0) == all(taken), "last_rounds", str(position.last_rounds), "coronation")
    for name, value in position.turn.items():
        _known_word("turn", name, _TURN)
        most = _most_of_turn()[_TURN.index(name)]
        _need(1 <= value <= most, f"turn.{name}", value, f"1-{most}")
        state.turn[_TURN.index(name)] = value
    assert len(_TURN) == ENTRIES


def _most_of_turn() -> list[int]:
    """The largest value that each entry of the turn can have: 1 for what is done or not, else what the spell says."""
    most = [1] * ENTRIES
    for spell in SPELLS:
        effect = spell.effect
        if isinstance(effect, cards.DetachedDig):
            most[3] = effect.max_size
        elif isinstance(effect, cards.FreeRubble):
            most[4] = effect.max
        elif isinstance(effect, cards.RemoteWorkshop):
            most[7] = effect.extra_uses
        elif isinstance(effect, cards.CheapTrades):
            most[8], most[9] = effect.max, effect.rate
    return most


def _restore_cards(state: TableState, position: TablePosition) -> None:
    """Trolls and spells: every card is in one place; those in none are unseen."""
    seen: set[int] = set()
    _need(len(position.seats) == state.players, "seats", len(position.seats), str(state.players))
    for seat, entry in enumerate(position.seats):
        for name, held in entry.trollsmoot.items():
            where = f"seats[{seat}].trollsmoot.{name}"
            _known_word(f"seats[{seat}].trollsmoot", name, SLOTS)
            slot = SLOT_OF[name]
            card = _once(where, held.troll, seen)
            own = starting_card(seat, 0) <= card < starting_card(seat, 6)
            _need(own if slot < 4 else card < TROLLS, where, held.troll, "0.x = start_…")
            state.smoot[seat * 10 + slot] = card
            _restore_tokens(state, seat, slot, held, where)
        for slot in range(4, 10):
            if state.smoot[seat * 10 + slot] >= 0:
                supported = all(state.smoot[seat * 10 + beneath] >= 0 for beneath in BENEATH[slot])
                _need(supported, f"seats[{seat}].trollsmoot", SLOTS[slot], " + ".join(SLOTS[n] for n in BENEATH[slot]))
        _restore_hand(state, seat, entry, seen)
    for name, troll in position.horde.items():
        _known_word("horde", name, PLACES)
        place = PLACE_OF[name]
        state.horde[place] = _troll(f"horde.{name}", troll.troll, seen)
        if troll.pedestal is not None:
            _known_word(f"horde.{name}.pedestal", troll.pedestal, CLANS)
            _need(LEVEL[state.horde[place]] == 2, f"horde.{name}.pedestal", troll.pedestal, "level 2")
            state.horde_pedestal[place] = CLANS.index(troll.pedestal)
        state.bribes[place * 7 : place * 7 + 7] = _counts(f"horde.{name}.bribes", troll.bribes, KINDS)
    if position.recruited is not None:
        state.recruited = _troll("recruited", position.recruited, seen)
    _need(len(position.under_decks) == 3, "under_decks", len(position.under_decks), "3")
    for level, deck in enumerate(position.under_decks, start=1):
        under = tuple(_troll(f"under_decks[{level - 1}]", card, seen) for card in deck)
        for card in under:
            _need(LEVEL[card] == level, f"under_decks[{level - 1}]", CARDS[card].id, f"level {level}")
        state.under[level] = under
    state.unseen = sum(1 << card for card in range(TROLLS) if card not in seen)
    _need(len(position.spellbook) == len(state.book), "spellbook", len(position.spellbook), str(len(state.book)))
    shown: set[int] = set()
    for page, entry_on_page in enumerate(position.spellbook):
        if entry_on_page is not None:
            state.book[page] = _spell(f"spellbook[{page}]", entry_on_page.spell, shown)
            runes = entry_on_page.runes
            _need(0 <= runes <= cards.RUNES_TO_DISINTEGRATE, f"spellbook[{page}].runes", runes, "0-3")
            state.book_runes[page] = runes
    state.spell_under = tuple(_spell("under_spells", id, shown) for id in position.under_spells)
    state.spell_unseen = sum(1 << spell for spell in range(len(SPELLS)) if spell not in shown)
    _check_phase(state)


def _restore_tokens(state: TableState, seat: int, slot: int, held: TrollPosition, where: str) -> None:
    printed = dict(SYMBOLS_OF[state.smoot[seat * 10 + slot]])
    for symbol, count in held.tokens.items():
        _known_word(f"{where}.tokens", symbol, SYMBOLS)
        most = printed.get(SYMBOLS.index(symbol), 0)
        _need(1 <= count <= most, f"{where}.tokens.{symbol}", count, f"1-{most}" if most > 1 else str(most))
        state.tokens[seat * 100 + SYMBOLS.index(symbol) * 10 + slot] = count


def _restore_hand(state: TableState, seat: int, entry: SeatPosition, seen: set[int]) -> None:
    """While the table is set up, what is neither placed nor in hand is in the seat's deck; later it is out."""
    first = starting_card(seat, 0)
    where = f"seats[{seat}].hand"
    previous = -1
    for id in entry.hand:
        card = _once(where, id, seen)
        _need(first <= card < starting_card(seat, 6) and card > previous, where, id, CARDS[first].colour)
        previous = card
        state.hand[seat] |= 1 << (card - first)
    placed = [card - first for card in state.smoot[seat * 10 : seat * 10 + 4] if card >= 0]
    _need(len(placed) < 4 or len(entry.hand) < 2, where, len(entry.hand), "0-1")
    _need(len(entry.hand) <= 2 and (state.round == 0 or not entry.hand), where, len(entry.hand), "0-2")
    if state.round == 0:
        state.deck[seat] = ALL_SIX & ~state.hand[seat] & ~sum(1 << kind for kind in placed)


def _check_options(state: TableState, setup: Setup) -> None:
    """What the options fix: who starts, and which workshops are in play, or how they are drawn."""
    named = first_of(setup)
    starters = (named,) if named >= 0 else (0, 2) if is_team_setup(setup) else range(state.players)
    if state.first >= 0 or named >= 0:
        _need(state.first in starters, "first_player", state.first, ", ".join(map(str, starters)))
    chosen = workshops_chosen(setup)
    for kind, workshop in enumerate(WORKSHOPS):
        have = workshop.copies - state.workshops_out[kind]
        if chosen:
            _need(have == chosen.count(workshop.id), f"workshops.{workshop.id}", have, str(chosen.count(workshop.id)))
        elif setup.options["workshops"] == NO_DUPLICATES:
            _need(have <= 1, f"workshops.{workshop.id}", have, "<= 1")
    wrong = DrawWorkshop(int(setup.options["workshops"] != NO_DUPLICATES))
    _need(wrong not in state.agenda, "agenda", str(wrong), str(DrawWorkshop(1 - wrong.single)))


def _check_phase(state: TableState) -> None:
    """Once play has begun the table is laid out: gates, row 0, spellbook, horde."""
    if not state.round:
        for seat in range(state.players):
            _need(max(state.smoot[seat * 10 + 4 : seat * 10 + 10]) < 0, f"seats[{seat}].trollsmoot", "1.0", "0.0 - 0.3")
        return
    for seat in range(state.players):
        _need(state.mountain.gates[seat] >= 0, f"mountain.gates[{seat}]", _NOTHING, "start point")
        _need(
            min(state.smoot[seat * 10 : seat * 10 + 4]) >= 0, f"seats[{seat}].trollsmoot", _NOTHING, "0.0 0.1 0.2 0.3"
        )
    _need(any(state.mountain.statues), "mountain.statues", _NOTHING, "fire ice moon")
    crowned = sum(1 for owner in state.crown_owner if owner >= 0)
    complete = sum(1 for seat in range(state.players) if is_complete(state, seat))
    due = min(complete, len(state.crown_owner))
    _need(crowned == due, "coronation", crowned, str(due))
    for side in set(state.crown_owner) - {-1}:
        have = state.crown_owner.count(side)
        mine = sum(1 for seat in range(state.players) if state.side[seat] == side and trolls(state, seat) == 10)
        _need(have <= mine, "coronation", have, f"<= {mine}")


def _restore_workshops(state: TableState, position: TablePosition) -> None:
    state.workshops = _counts("workshops", position.workshops, tuple(WORKSHOP_OF))
    for kind, workshop in enumerate(WORKSHOPS):
        out = workshop.copies - state.workshops[kind] - state.mountain.workshops.count(kind)
        _need(out >= 0, f"workshops.{workshop.id}", workshop.copies - out, f"<= {workshop.copies}")
        state.workshops_out[kind] = out
    revealed = 2 * state.players + 1
    have = sum(workshop.copies for workshop in WORKSHOPS) - sum(state.workshops_out)
    _need(have == revealed if state.round else have <= revealed, "workshops", have, str(revealed))


def _restore_pedestals(state: TableState, position: TablePosition) -> None:
    """The track, and the pedestals: each clan's are in the bag, held, on the horde, or were placed for a token."""
    sides = len(state.honour)
    _need(len(position.track) == 15, "track", len(position.track), "15")
    left = list(POINT_TOKENS)
    for space, entry in enumerate(position.track):
        where = f"track[{space}]"
        _need(entry.points in (0, *left), f"{where}.points", entry.points, ", ".join(map(str, sorted(set(left)))))
        _need(entry.points > 0 or not state.round, f"{where}.points", entry.points, "> 0")
        owner = _seat(f"{where}.claimed_by", entry.claimed_by, sides)
        _need(owner < 0 or state.round > 0, f"{where}.claimed_by", owner, "–")
        if entry.points:
            left.remove(entry.points)
            (state.claimed if owner >= 0 else state.track)[space] = entry.points
        state.claimed_by[space] = owner
    dealt = [entry.points > 0 for entry in position.track]
    _need(dealt == sorted(dealt, reverse=True), "track", 0, "> 0")
    state.bag = _counts("bag", position.bag, CLANS)
    state.drawn = _counts("drawn", position.drawn, CLANS)
    _need(len(position.sides) == sides, "sides", len(position.sides), str(sides))
    for side, entry_of_side in enumerate(position.sides):
        state.pedestals[side * 3 : side * 3 + 3] = _counts(f"sides[{side}].pedestals", entry_of_side.pedestals, CLANS)
    board = state.mountain.board
    for clan, name in enumerate(CLANS):
        placed = sum(1 for space in range(clan, 15, 3) if state.claimed_by[space] >= 0)
        standing = state.mountain.pedestals[clan]
        for tier, mask in enumerate(board.tier_masks):
            claimed = state.claimed_by[tier * 3 + clan] >= 0
            _need(claimed or not standing & mask, f"track[{tier * 3 + clan}].claimed_by", _NOTHING, name)
        state.lost[clan] = placed - standing.bit_count()
        have = placed + state.bag[clan] + state.drawn[clan] + sum(state.pedestals[clan::3])
        have += state.horde_pedestal.count(clan)
        _need(have == PEDESTALS_OF_A_CLAN[clan], f"bag.{name}", have, str(PEDESTALS_OF_A_CLAN[clan]))


def _restore_goods(state: TableState, position: TablePosition) -> None:
    for side, entry in enumerate(position.sides):
        _need(0 <= entry.honour <= MOST, f"sides[{side}].honour", entry.honour, f"0-{MOST}")
        state.honour[side] = entry.honour
        state.storage[side * 7 : side * 7 + 7] = _counts(f"sides[{side}].storage", entry.storage, KINDS)
    for kind in range(len(KINDS)):
        out = sum(state.storage[kind::7]) + sum(state.bribes[kind::7])
        out += sum(state.book_runes) if KINDS[kind] == "rune" else 0
        for symbol, of_kind in enumerate(KIND_OF):
            if of_kind == kind:
                for seat in range(state.players):
                    out += sum(state.tokens[seat * 100 + symbol * 10 : seat * 100 + symbol * 10 + 10])
        state.supply[kind] -= out


# Words --------------------------------------------------------------------------------------------------------------


def _once(where: str, id: str, seen: set[int]) -> int:
    _known_word(where, id, tuple(CARD_OF))
    card = CARD_OF[id]
    if card in seen:
        raise PositionError("card_twice", game=GAME_ID, card=id)
    seen.add(card)
    return card


def _troll(where: str, id: str, seen: set[int]) -> int:
    card = _once(where, id, seen)
    _need(card < TROLLS, where, id, "level 1-3")
    return card


def _spell(where: str, id: str, seen: set[int]) -> int:
    _known_word(where, id, tuple(SPELL_OF))
    if SPELL_OF[id] in seen:
        raise PositionError("card_twice", game=GAME_ID, card=id)
    seen.add(SPELL_OF[id])
    return SPELL_OF[id]


def _counts(where: str, data: Mapping[str, int], names: Sequence[str]) -> list[int]:
    for name, count in data.items():
        _known_word(where, name, names)
        _need(1 <= count <= MOST, f"{where}.{name}", count, f"1-{MOST}")
    return [data.get(name, 0) for name in names]


def _seat(where: str, number: int | None, stop: int) -> int:
    if number is None:
        return -1
    _need(0 <= number < stop, where, number, f"0-{stop - 1}")
    return number


def _known_word(where: str, word: str, known: Sequence[str]) -> None:
    if word not in known:
        near = nearest(word, known)
        raise PositionError("unknown", game=GAME_ID, where=f"state.{where}", word=word, near=near or known[0])


def _need(holds: bool, where: str, have: int | str, need: str) -> None:
    if not holds:
        raise PositionError("value", game=GAME_ID, where=f"state.{where}", have=str(have), need=need)
