"""The state of a match: everything on the table, as numbers in flat lists.

Numbers: a card, spell, workshop, kind, symbol, clan and tier is its place in its catalogue (`cards`, `content`); a
place of the horde, a slot of a trollsmoot and a token are numbered as in `moves`. A *side* is a player, or a team;
what belongs to a side (storage, pedestals, honour, point tokens) is counted once for it.

Decks are known as far as the players know them: `unseen` cards in no order on top, and `under` them the cards that were
put there, next to be drawn first. The supply is a ledger: what it lacks is elsewhere.

What changes seldom is a tuple, so that copies share it.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Seat, State
from underhall.games.mountain_king.board.mountain import Mountain
from underhall.games.mountain_king.board.pedestals import TRACK_SPACES
from underhall.games.mountain_king.box.cards import BOX, SPELLBOOK, WORKSHOPS
from underhall.games.mountain_king.box.content import CLANS, CONTENT, KINDS
from underhall.games.mountain_king.moves import PLACES, SLOTS

# The entries of `state.turn`: what has been done and what is allowed in the current turn.
CAST: Final = 0  # a spell was cast
ACTIVATED: Final = 1  # a workshop was activated
BRIBE_ANY: Final = 2  # any resource may be a bribe
DETACHED: Final = 3  # digs up to this size in step 2 need not touch the network
FREE_RUBBLE: Final = 4  # rubble cells of the next dig that cost no hammer
MIXED: Final = 5  # the next dig may mix minerals
REMOTE: Final = 6  # any workshop may be activated
EXTRA_USES: Final = 7  # and used this many more times
CHEAP: Final = 8  # trades left at the rate below
CHEAP_RATE: Final = 9
ENTRIES: Final = 10

MOST_SEATS: Final = 5


def _runs(count: int, size: int) -> tuple[slice, ...]:
    return tuple(slice(n * size, n * size + size) for n in range(count))


def _indices(count: int, size: int) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(range(n * size, n * size + size)) for n in range(count))


# Where things lie in the flat lists of the state, worked out once: a slice for all of one owner, an index for each.
SMOOT: Final = _runs(MOST_SEATS, len(SLOTS))
"""By seat, its slots in `smoot`; `SLOT_AT` by seat and slot."""
SLOT_AT: Final = _indices(MOST_SEATS, len(SLOTS))
BOTTOM_ROW: Final = tuple(slice(run.start, run.start + 4) for run in SMOOT)
"""By seat, row 0 of its trollsmoot, where starting trolls lie."""
STORAGE_OF: Final = _runs(MOST_SEATS, len(KINDS))
"""By side, its `storage`; `STORED_AT` by side and kind."""
STORED_AT: Final = _indices(MOST_SEATS, len(KINDS))
PEDESTALS_OF: Final = _runs(MOST_SEATS, len(CLANS))
"""By side, the `pedestals` it holds; `PEDESTAL_AT` by side and clan."""
PEDESTAL_AT: Final = _indices(MOST_SEATS, len(CLANS))
BRIBES_ON: Final = _runs(len(PLACES), len(KINDS))
"""By place of the horde, the `bribes` on it; `BRIBE_AT` by place and kind, `BRIBES_FROM` all from a place on."""
BRIBE_AT: Final = _indices(len(PLACES), len(KINDS))
BRIBES_FROM: Final = tuple(slice(place * len(KINDS), None) for place in range(len(PLACES) + 1))
ALL_OF_KIND: Final = tuple(slice(kind, None, len(KINDS)) for kind in range(len(KINDS)))
"""By kind, what all sides store or all places hold of it."""
ALL_OF_CLAN: Final = tuple(slice(clan, None, len(CLANS)) for clan in range(len(CLANS)))

TEAMS: Final = (0, 1, 1, 0)
"""The team of each seat at a table of two teams: with seat 0 or 2 starting, a round runs 1, 2, 2, 1 by teams."""


Ints = tuple[int, ...]


class TableState(State):
    """Of a match with `players` seats; `side` is the side of each seat."""

    __slots__ = (
        "active",
        "bag",
        "book",
        "book_runes",
        "bribes",
        "claimed",
        "claimed_by",
        "crown_owner",
        "deck",
        "drawn",
        "first",
        "hand",
        "honour",
        "horde",
        "horde_pedestal",
        "last_rounds",
        "lost",
        "mountain",
        "pedestals",
        "players",
        "recruited",
        "round",
        "side",
        "smoot",
        "spell_under",
        "spell_unseen",
        "storage",
        "supply",
        "tokens",
        "track",
        "turn",
        "under",
        "unseen",
        "workshops",
        "workshops_out",
    )

    def __init__(self, players: int, side: tuple[int, ...], mountain: Mountain, crowns: int) -> None:
        sides = max(side) + 1
        self.agenda = []
        self.players = players
        self.side = side
        self.first: Seat = -1
        self.active: Seat = -1
        self.round = 0
        self.last_rounds = -1  # full rounds still to come once the end is triggered
        self.turn = [0] * ENTRIES
        self.mountain = mountain
        self.supply = list(BOX)
        self.storage = [0] * (len(KINDS) * sides)
        self.pedestals = [0] * (len(CLANS) * sides)
        self.bag = [pile.count for pile in CONTENT.pedestals.pedestal]
        self.drawn: Ints = (0,) * len(CLANS)  # pedestals out of the bag while a seat chooses among them
        self.lost: Ints = (0,) * len(CLANS)  # pedestals that left the game under great halls
        self.honour = [0] * sides
        self.crown_owner: Ints = (-1,) * crowns  # the side that took each coronation token, top of the stack first
        self.track: Ints = (0,) * TRACK_SPACES  # the points on the pedestal track, by tier and clan; 0 once taken
        self.claimed: Ints = (0,) * TRACK_SPACES  # and those taken, with the side that has them
        self.claimed_by: Ints = (-1,) * TRACK_SPACES
        self.tokens: list[tuple[int, ...]] = [()] * players  # by seat, those on its trolls: their numbers, in order
        self.smoot = [-1] * (len(SLOTS) * players)
        self.horde = [-1] * len(PLACES)
        self.horde_pedestal = [-1] * len(PLACES)
        self.bribes: Ints = (0,) * (len(KINDS) * len(PLACES))
        self.recruited = -1  # the card between the horde and a slot
        self.unseen = 0  # a bit for every troll in the decks' unknown parts
        self.under: tuple[tuple[int, ...], ...] = ((), (), (), ())
        self.book: Ints = (-1,) * SPELLBOOK
        self.book_runes: Ints = (0,) * SPELLBOOK
        self.spell_unseen = 0
        self.spell_under: Ints = ()
        self.workshops: Ints = (0,) * len(WORKSHOPS)
        self.workshops_out: Ints = (0,) * len(WORKSHOPS)
        self.hand: Ints = (0,) * players  # bits of a seat's six starting trolls
        self.deck: Ints = (0,) * players

    def copy(self) -> TableState:
        twin = TableState.__new__(TableState)
        twin.agenda = self.agenda[:]
        twin.players = self.players
        twin.side = self.side
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.last_rounds = self.last_rounds
        twin.turn = self.turn[:]
        twin.mountain = self.mountain.copy()
        twin.supply = self.supply[:]
        twin.storage = self.storage[:]
        twin.pedestals = self.pedestals[:]
        twin.bag = self.bag[:]
        twin.drawn = self.drawn
        twin.lost = self.lost
        twin.honour = self.honour[:]
        twin.crown_owner = self.crown_owner
        twin.track = self.track
        twin.claimed = self.claimed
        twin.claimed_by = self.claimed_by
        twin.tokens = self.tokens[:]
        twin.smoot = self.smoot[:]
        twin.horde = self.horde[:]
        twin.horde_pedestal = self.horde_pedestal[:]
        twin.bribes = self.bribes
        twin.recruited = self.recruited
        twin.unseen = self.unseen
        twin.under = self.under
        twin.book = self.book
        twin.book_runes = self.book_runes
        twin.spell_unseen = self.spell_unseen
        twin.spell_under = self.spell_under
        twin.workshops = self.workshops
        twin.workshops_out = self.workshops_out
        twin.hand = self.hand
        twin.deck = self.deck
        return twin


def sides_of(players: int, teams: bool) -> tuple[int, ...]:
    """The side of each seat: everyone alone, or two teams."""
    return TEAMS if teams else tuple(range(players))


def is_team_game(state: TableState) -> bool:
    return len(state.honour) < state.players


def position(state: TableState, seat: Seat) -> int:
    """A seat's place in the order of play, 0 for the start player."""
    return (seat - state.first) % state.players


def seats_in_order(state: TableState) -> list[Seat]:
    return [(state.first + n) % state.players for n in range(state.players)]
