"""The cards of a position: trolls in trollsmoots, hands, horde and decks, and the spells; each in one place."""

from __future__ import annotations

from underhall.core.agenda import replaced
from underhall.core.refusals import PositionError
from underhall.games.mountain_king.border.position_shapes import (
    SeatPosition,
    TablePosition,
    TrollPosition,
    counts,
    known_word,
    need,
)
from underhall.games.mountain_king.box import cards
from underhall.games.mountain_king.box.cards import (
    CARD_OF,
    CARDS,
    LEVEL,
    SPELL_OF,
    SPELLS,
    SYMBOLS,
    SYMBOLS_OF,
    TROLLS,
    starting_card,
)
from underhall.games.mountain_king.box.content import CLANS, GAME_ID, KINDS
from underhall.games.mountain_king.draft import ALL_SIX
from underhall.games.mountain_king.moves import PLACE_OF, PLACES, SLOT_OF, SLOTS, TOKEN_ON
from underhall.games.mountain_king.state import BOTTOM_ROW, BRIBES_ON, SLOT_AT, TableState
from underhall.games.mountain_king.trollsmoot import BENEATH


def restore_cards(state: TableState, position: TablePosition) -> None:
    """Trolls and spells: every card is in one place; those in none are unseen."""
    seen: set[int] = set()
    need(len(position.seats) == state.players, "seats", len(position.seats), str(state.players))
    for seat, entry in enumerate(position.seats):
        for name, held in entry.trollsmoot.items():
            where = f"seats[{seat}].trollsmoot.{name}"
            known_word(f"seats[{seat}].trollsmoot", name, SLOTS)
            slot = SLOT_OF[name]
            card = _once(where, held.troll, seen)
            own = starting_card(seat, 0) <= card < starting_card(seat, 6)
            need(own if slot < 4 else card < TROLLS, where, held.troll, "0.x = start_…")
            state.smoot[SLOT_AT[seat][slot]] = card
            _restore_tokens(state, seat, slot, held, where)
        for slot in range(4, len(SLOTS)):
            if state.smoot[SLOT_AT[seat][slot]] >= 0:
                supported = all(state.smoot[SLOT_AT[seat][beneath]] >= 0 for beneath in BENEATH[slot])
                need(supported, f"seats[{seat}].trollsmoot", SLOTS[slot], " + ".join(SLOTS[n] for n in BENEATH[slot]))
        _restore_hand(state, seat, entry, seen)
    bribes = list(state.bribes)
    for name, troll in position.horde.items():
        known_word("horde", name, PLACES)
        place = PLACE_OF[name]
        state.horde[place] = _troll(f"horde.{name}", troll.troll, seen)
        if troll.pedestal is not None:
            known_word(f"horde.{name}.pedestal", troll.pedestal, CLANS)
            need(LEVEL[state.horde[place]] == 2, f"horde.{name}.pedestal", troll.pedestal, "level 2")
            state.horde_pedestal[place] = CLANS.index(troll.pedestal)
        bribes[BRIBES_ON[place]] = counts(f"horde.{name}.bribes", troll.bribes, KINDS)
    state.bribes = tuple(bribes)
    if position.recruited is not None:
        state.recruited = _troll("recruited", position.recruited, seen)
    need(len(position.under_decks) == 3, "under_decks", len(position.under_decks), "3")
    for level, deck in enumerate(position.under_decks, start=1):
        under = tuple(_troll(f"under_decks[{level - 1}]", card, seen) for card in deck)
        for card in under:
            need(LEVEL[card] == level, f"under_decks[{level - 1}]", CARDS[card].id, f"level {level}")
        state.under = replaced(state.under, level, under)
    state.unseen = sum(1 << card for card in range(TROLLS) if card not in seen)
    need(len(position.spellbook) == len(state.book), "spellbook", len(position.spellbook), str(len(state.book)))
    shown: set[int] = set()
    for page, entry_on_page in enumerate(position.spellbook):
        if entry_on_page is not None:
            state.book = replaced(state.book, page, _spell(f"spellbook[{page}]", entry_on_page.spell, shown))
            runes = entry_on_page.runes
            need(0 <= runes <= cards.RUNES_TO_DISINTEGRATE, f"spellbook[{page}].runes", runes, "0-3")
            state.book_runes = replaced(state.book_runes, page, runes)
    state.spell_under = tuple(_spell("under_spells", id, shown) for id in position.under_spells)
    state.spell_unseen = sum(1 << spell for spell in range(len(SPELLS)) if spell not in shown)


def _restore_tokens(state: TableState, seat: int, slot: int, held: TrollPosition, where: str) -> None:
    printed = dict(SYMBOLS_OF[state.smoot[SLOT_AT[seat][slot]]])
    for symbol, count in held.tokens.items():
        known_word(f"{where}.tokens", symbol, SYMBOLS)
        most = printed.get(SYMBOLS.index(symbol), 0)
        need(1 <= count <= most, f"{where}.tokens.{symbol}", count, f"1-{most}" if most > 1 else str(most))
        token = TOKEN_ON[SYMBOLS.index(symbol)][slot]
        state.tokens[seat] = tuple(sorted((*state.tokens[seat], *[token] * count)))


def _restore_hand(state: TableState, seat: int, entry: SeatPosition, seen: set[int]) -> None:
    """While the table is set up, what is neither placed nor in hand is in the seat's deck; later it is out."""
    first = starting_card(seat, 0)
    where = f"seats[{seat}].hand"
    previous = -1
    hand = 0
    for id in entry.hand:
        card = _once(where, id, seen)
        need(first <= card < starting_card(seat, 6) and card > previous, where, id, CARDS[first].colour)
        previous = card
        hand |= 1 << (card - first)
    state.hand = replaced(state.hand, seat, hand)
    placed = [card - first for card in state.smoot[BOTTOM_ROW[seat]] if card >= 0]
    need(len(placed) < 4 or len(entry.hand) < 2, where, len(entry.hand), "0-1")
    need(len(entry.hand) <= 2 and (state.round == 0 or not entry.hand), where, len(entry.hand), "0-2")
    if state.round == 0:
        state.deck = replaced(state.deck, seat, ALL_SIX & ~hand & ~sum(1 << kind for kind in placed))


def _once(where: str, id: str, seen: set[int]) -> int:
    known_word(where, id, CARD_OF)
    card = CARD_OF[id]
    if card in seen:
        raise PositionError("card_twice", game=GAME_ID, card=id)
    seen.add(card)
    return card


def _troll(where: str, id: str, seen: set[int]) -> int:
    card = _once(where, id, seen)
    need(card < TROLLS, where, id, "level 1-3")
    return card


def _spell(where: str, id: str, seen: set[int]) -> int:
    known_word(where, id, SPELL_OF)
    if SPELL_OF[id] in seen:
        raise PositionError("card_twice", game=GAME_ID, card=id)
    seen.add(SPELL_OF[id])
    return SPELL_OF[id]
