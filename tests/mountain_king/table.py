"""A table to set scenes at: a match that is set up and can be rearranged, for the tests of the flow of the game.

Moves are written in notation. Draws that a test names come up in their order; all others are the first possible one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from tests.agendas import agenda_kept
from tests.mountain_king.mountain.scenes import Tile, cell, placed
from underhall.core import DEALER, Event, Move, Refusal, Seat, Step
from underhall.core.agenda import replaced
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.board.boards import BY_ID
from underhall.games.mountain_king.board.mountain import Mountain
from underhall.games.mountain_king.box.cards import CARD_OF, CARDS, LEVEL_MASK, SYMBOLS, SYMBOLS_OF, TROLLS
from underhall.games.mountain_king.box.content import CLANS, KINDS
from underhall.games.mountain_king.carting import BEGIN_HALLS, BEGIN_STATUES, HALLS, STATUES
from underhall.games.mountain_king.moves import PLACE_OF, SLOT_OF, TOKEN_OF
from underhall.games.mountain_king.payments import owned
from underhall.games.mountain_king.state import TableState
from underhall.games.mountain_king.turns import NEXT_TURN, STEP_1, STEP_2, BeginStep2

STEPS: Mapping[int, list[Step]] = {
    1: [NEXT_TURN, BEGIN_STATUES, BEGIN_HALLS, BeginStep2(), STEP_1],
    2: [NEXT_TURN, BEGIN_STATUES, BEGIN_HALLS, STEP_2],
    3: [NEXT_TURN, BEGIN_STATUES, HALLS],
    4: [NEXT_TURN, STATUES],
}


class Table:
    """A match in its first turn, seat 0 active, at step 1. Nobody owns anything, and rows 1 to 3 are empty."""

    def __init__(self, players: int = 5, **options: str | int | bool) -> None:
        self.setup = GAME.setup(players, {"first_player": 0, **options})
        self.state: TableState = GAME.start(self.setup)
        self.draws: list[str] = []
        self.events: list[Event] = []
        self._draw()
        while not self.state.round:
            self.play(self.moves()[0])
        for seat in range(players):
            self.strip(seat)
        self.at(1)

    # Setting the scene -----------------------------------------------------------------------------------------------

    def at(self, step: int, seat: Seat = 0) -> Table:
        """Put a step of a seat's turn on top."""
        self.state.agenda = list(STEPS[step])
        self.state.active = seat
        self.state.turn = [0] * len(self.state.turn)
        return self

    def strip(self, seat: Seat) -> None:
        """Put everything a seat owns back into the supply."""
        state = self.state
        for kind in range(7):
            state.supply[kind] += state.storage[state.side[seat] * 7 + kind]
            state.storage[state.side[seat] * 7 + kind] = 0
        state.tokens[seat] = ()

    def give(self, seat: Seat = 0, **goods: int) -> Table:
        """Resources into a seat's storage."""
        for kind, count in goods.items():
            self.state.storage[self.state.side[seat] * 7 + KINDS.index(kind)] += count
            self.state.supply[KINDS.index(kind)] -= count
        return self

    def pedestals(self, seat: Seat = 0, **clans: int) -> Table:
        for clan, count in clans.items():
            self.state.pedestals[self.state.side[seat] * 3 + CLANS.index(clan)] += count
            self.state.bag[CLANS.index(clan)] -= count
        return self

    def troll(self, slot: str, id: str, held: Iterable[str] = (), seat: Seat = 0) -> Table:
        """Put a card into a slot, with tokens on the symbols named."""
        state, card = self.state, CARD_OF[id]
        self._forget(card)
        state.smoot[seat * 10 + SLOT_OF[slot]] = card
        for symbol in held:
            state.tokens[seat] = tuple(sorted((*state.tokens[seat], TOKEN_OF[f"{symbol}@{slot}"])))
            assert dict(SYMBOLS_OF[card]).get(SYMBOLS.index(symbol), 0) > 0
        return self

    def fill(self, seat: Seat = 0, slots: int = 10) -> Table:
        """Fill a trollsmoot with level-1 trolls from the deck, without tokens, up to this many cards."""
        for slot in range(4, slots):
            if self.state.smoot[seat * 10 + slot] < 0:
                card = next(card for card in range(TROLLS) if self.state.unseen >> card & 1)
                self.state.unseen ^= 1 << card
                self.state.smoot[seat * 10 + slot] = card
        return self

    def horde(self, place: str, id: str, pedestal: str | None = None, **bribes: int) -> Table:
        """Put a card into a place of the horde; the one that was there goes unseen."""
        state, at, card = self.state, PLACE_OF[place], CARD_OF[id]
        self._forget(card)
        if state.horde[at] >= 0:
            state.unseen |= 1 << state.horde[at]
        if state.horde_pedestal[at] >= 0:
            state.bag[state.horde_pedestal[at]] += 1
        state.horde[at] = card
        state.horde_pedestal[at] = -1
        if pedestal is not None:
            state.horde_pedestal[at] = CLANS.index(pedestal)
            state.bag[CLANS.index(pedestal)] -= 1
        return self.bribe(place, **bribes)

    def bribe(self, place: str, **bribes: int) -> Table:
        for kind, count in bribes.items():
            at = PLACE_OF[place] * 7 + KINDS.index(kind)
            self.state.bribes = replaced(self.state.bribes, at, self.state.bribes[at] + count)
        return self

    def book(self, page: int, id: str, runes: int = 0) -> Table:
        """Put a spell face up, and the one that was there back into the deck."""
        from underhall.games.mountain_king.box.cards import SPELL_OF

        state, spell = self.state, SPELL_OF[id]
        if spell in state.book:
            other = state.book.index(spell)
            state.book = replaced(state.book, other, state.book[page])
        else:
            state.spell_unseen ^= 1 << spell | 1 << state.book[page]
        state.book = replaced(state.book, page, spell)
        state.book_runes = replaced((0, 0, 0), page, runes)
        return self

    def empty_deck(self, *levels: int) -> Table:
        """Send the unseen cards of these levels out of the way, under the trolls of nobody."""
        for level in levels:
            self.state.unseen &= ~LEVEL_MASK[level]
            self.state.under = replaced(self.state.under, level, ())
        return self

    def mountain(self, *gates: tuple[int, int], board: str = "winter") -> Mountain:
        """An empty mountain with these gates instead of the one that was set up; its statues stay in the box."""
        mountain = Mountain(BY_ID[board], self.state.side)
        for seat, place in enumerate(gates):
            mountain.lay_gate(seat, cell(place, BY_ID[board]))
        self.state.mountain = mountain
        return mountain

    def dug(self, *tiles: Tile) -> Table:
        """Lay tunnel tiles."""
        for tile in tiles:
            self.state.mountain.lay_tile(placed(self.state.mountain.board.tunnels, tile))
        return self

    def dig(self, tile: Tile) -> str:
        """The notation of digging this tile: of its place; `play` and `refused` choose its shape before."""
        table = self.state.mountain.board.tunnels
        return f"lay {table.ids[placed(table, tile)]}"

    def digs(self) -> list[str]:
        """All places of all shapes that can be dug now."""
        shapes = self.moves("dig")
        return [move for shape in shapes for move in self.branch().play(shape).moves("lay")]

    # Playing ---------------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> str:
        found = GAME.decision(self.state)
        return found.kind if found else "over"

    def moves(self, begin: str = "", *, side: bool = False) -> list[str]:
        """The legal moves of the deciding seat that begin like this."""
        actors = GAME.actors(self.state)
        found = GAME.moves(self.state, actors[0], side=side) if actors else []
        return [str(move) for move in found if str(move).startswith(begin)]

    def play(self, *texts: str) -> Table:
        """Make these moves, one after another; draws follow by themselves, as does the shape of a tile."""
        for text in texts:
            if self._wants_shape(text):
                self.play(_shape_of(text))
            seat = GAME.actors(self.state)[0]
            move = GAME.notation.parse(text)
            refusal = GAME.why_not(self.state, seat, move)
            assert refusal is None, f"{text}: {refusal}"
            with agenda_kept(self.state):
                GAME.apply(self.state, seat, move, self.events)
            self._draw()
        return self

    def trade(self, kind: str) -> Table:
        """Trade for a resource, paying with the first tokens offered."""
        self.play("trade")
        while self.decision == "pay":
            self.play(self.moves()[0])
        return self.play(f"gain {kind}")

    def branch(self) -> Table:
        """A table of its own in the same state."""
        twin = Table.__new__(Table)
        twin.setup, twin.state = self.setup, self.state.copy()
        twin.draws, twin.events = list(self.draws), list(self.events)
        return twin

    def why_not(self, text: str, seat: Seat | None = None) -> Refusal | None:
        seat = GAME.actors(self.state)[0] if seat is None else seat
        return GAME.why_not(self.state, seat, GAME.notation.parse(text))

    def refused(self, text: str) -> str:
        """The code of the refusal of a move, which must be refused and be able to say why."""
        if self._wants_shape(text) and self.why_not(_shape_of(text)) is None:
            return self.branch().play(_shape_of(text)).refused(text)
        refusal = self.why_not(_shape_of(text) if self._wants_shape(text) else text)
        assert refusal is not None, f"{text} is allowed"
        assert all(refusal.sentence(lang) for lang in ("en", "es", "pl"))
        return refusal.code

    def _wants_shape(self, text: str) -> bool:
        """Whether a tile is to be laid whose shape has to be chosen first."""
        return text.startswith("lay ") and self.decision in ("step_2", "dig_now")

    def _draw(self) -> None:
        while (draw := GAME.chance(self.state)) is not None:
            outcome: Move = draw.outcomes[0]
            if self.draws:
                named = GAME.notation.parse(self.draws[0])
                if named in draw.outcomes:
                    outcome = named
                    self.draws.pop(0)
            GAME.apply(self.state, DEALER, outcome, self.events)

    # Looking ---------------------------------------------------------------------------------------------------------

    def owned(self, seat: Seat = 0) -> dict[str, int]:
        """Everything a seat can spend, by kind, without zeros."""
        have = {kind: owned(self.state, seat, number) for number, kind in enumerate(KINDS)}
        return {kind: count for kind, count in have.items() if count}

    def stored(self, seat: Seat = 0) -> dict[str, int]:
        side = self.state.side[seat]
        have = dict(zip(KINDS, self.state.storage[side * 7 : side * 7 + 7], strict=True))
        return {kind: count for kind, count in have.items() if count}

    def on(self, slot: str, seat: Seat = 0) -> dict[str, int]:
        """The tokens on the troll in a slot, by symbol."""
        have = {symbol: self.state.tokens[seat].count(TOKEN_OF[f"{symbol}@{slot}"]) for symbol in SYMBOLS}
        return {symbol: count for symbol, count in have.items() if count}

    def at_place(self, place: str) -> str | None:
        card = self.state.horde[PLACE_OF[place]]
        return None if card < 0 else CARDS[card].id

    def bribes(self, place: str) -> dict[str, int]:
        at = PLACE_OF[place] * 7
        have = dict(zip(KINDS, self.state.bribes[at : at + 7], strict=True))
        return {kind: count for kind, count in have.items() if count}

    def in_slot(self, slot: str, seat: Seat = 0) -> str | None:
        card = self.state.smoot[seat * 10 + SLOT_OF[slot]]
        return None if card < 0 else CARDS[card].id

    def _forget(self, card: int) -> None:
        """Take a card from wherever it is; a card of the horde is replaced by an unseen one of its level."""
        state = self.state
        state.unseen &= ~(1 << card)
        if card in state.horde:
            at = state.horde.index(card)
            level = CARDS[card].level
            other = next(n for n in range(TROLLS) if state.unseen >> n & 1 and CARDS[n].level == level)
            state.horde[at] = other
            state.unseen ^= 1 << other


def _shape_of(text: str) -> str:
    """The choice of the shape that comes before laying a tile."""
    return f"dig {text.split(' ')[1].split(':')[0]}"


def random_table(players: int, seed: str, plies: int, **options: str | int | bool) -> TableState:
    """The state after some random plies of a random match."""
    rng = Random(seed)
    state: TableState = GAME.start(GAME.setup(players, options))
    for _ in range(plies):
        draw = GAME.chance(state)
        if draw is not None:
            GAME.apply(state, DEALER, rng.choice(draw.outcomes))
            continue
        actors = GAME.actors(state)
        if not actors:
            break
        GAME.apply(state, actors[0], rng.choice(GAME.moves(state, actors[0])))
    return state
