"""Setting up (3.1, 3.2): the options of a match, and the draws that lay out the table.

Seats are places at the table, in clockwise order, and keep their numbers: who starts is drawn or chosen, and "seat 0"
of the rules is that start player. In the team game seats 0 and 3 play against 1 and 2.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from underhall.core.agenda import Automatic, Chance, Draw, Event, Events, Seat, Step, count, replaced
from underhall.core.game import RANDOM, Option, OptionValue, Setup, first_player
from underhall.core.notation import Move
from underhall.core.refusals import SetupError
from underhall.games.mountain_king.board.boards import BY_ID, Board
from underhall.games.mountain_king.board.mountain import Mountain
from underhall.games.mountain_king.board.pedestals import POINT_TOKENS
from underhall.games.mountain_king.box.cards import SPELLS, TROLLS, WORKSHOP_OF, WORKSHOPS
from underhall.games.mountain_king.box.content import CLANS, CONTENT, GAME_ID
from underhall.games.mountain_king.casting import PAGES, DrawSpell, reveal
from underhall.games.mountain_king.draft import ALL_SIX, DrawFirst, SeatPlayers
from underhall.games.mountain_king.horde import REFILL
from underhall.games.mountain_king.moves import (
    REVEAL_WORKSHOP,
    ClanOrder,
    PointToken,
    RevealWorkshop,
    StatueStart,
)
from underhall.games.mountain_king.state import TableState, sides_of
from underhall.games.mountain_king.turns import NEXT_TURN

PLAYERS: Final = (2, 3, 4, 5)
NO_DUPLICATES: Final = "no_duplicates"
AUTO: Final = "auto"
OPTIONS: Final = (
    Option("teams", (False, True), False),
    Option("board", (AUTO, "autumn", "winter"), AUTO),
    Option("workshops", (), RANDOM),
    first_player(5),
)
_COPIES: Final = 2
COPIES: Final = tuple(workshop.copies for workshop in WORKSHOPS)
"""How many tiles of each workshop are in the box."""


def workshops_revealed(players: int) -> int:
    return 2 * players + 1


def is_team_setup(setup: Setup) -> bool:
    return setup.options["teams"] is True


def board_of(setup: Setup) -> Board:
    """The side in use: as the option says, or as the player count has it."""
    chosen = setup.options["board"]
    assert isinstance(chosen, str)
    return BY_ID[("autumn" if setup.players <= 3 else "winter") if chosen == AUTO else chosen]


def workshops_chosen(setup: Setup) -> list[str]:
    """The workshop ids that the `workshops` option lists, if it is a list."""
    text = str(setup.options["workshops"])
    return [] if text in (RANDOM, NO_DUPLICATES) else [part.strip() for part in text.split(",")]


def first_of(setup: Setup) -> Seat:
    """The chosen start player, or -1 if it is to be drawn."""
    first = setup.options["first_player"]
    return first if isinstance(first, int) else -1


def check_setup(setup: Setup) -> None:
    """Refuse what 3.1 does not allow together."""
    players = setup.players
    if is_team_setup(setup) and players != 4:
        raise _wrong("teams", True, ("false",))
    if players not in board_of(setup).player_counts:
        fitting = tuple(board.id for board in BY_ID.values() if players in board.player_counts)
        raise _wrong("board", setup.options["board"], (AUTO, *fitting))
    if is_team_setup(setup) and first_of(setup) not in (-1, 0, 2):
        raise _wrong("first_player", first_of(setup), (RANDOM, "0", "2"))
    chosen = workshops_chosen(setup)
    if chosen and (
        len(chosen) != workshops_revealed(players)
        or any(id not in WORKSHOP_OF or chosen.count(id) > _COPIES for id in chosen)
    ):
        lists = f"{workshops_revealed(players)} × ({', '.join(WORKSHOP_OF)})"
        raise _wrong("workshops", setup.options["workshops"], (RANDOM, NO_DUPLICATES, lists))


def _wrong(option: str, value: OptionValue, allowed: tuple[str, ...]) -> SetupError:
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return SetupError("option_value", game=GAME_ID, option=option, value=text, allowed=allowed)


def empty_table(setup: Setup) -> TableState:
    """A state of this setup with everything in the box."""
    sides = sides_of(setup.players, is_team_setup(setup))
    crowns = CONTENT.scoring.coronation
    tokens = crowns.tokens_two_players if setup.players == 2 else crowns.tokens
    return TableState(setup.players, sides, Mountain(board_of(setup), sides), len(tokens))


def new_table(setup: Setup) -> TableState:
    """The state before the first draw, with the whole setup on its agenda."""
    state = empty_table(setup)
    state.unseen = (1 << TROLLS) - 1
    state.spell_unseen = (1 << len(SPELLS)) - 1
    state.workshops_out = COPIES
    state.deck = (ALL_SIX,) * setup.players
    state.first = first_of(setup)
    chosen = workshops_chosen(setup)
    for id in chosen:
        _reveal(state, WORKSHOP_OF[id])
    tiles = 0 if chosen else workshops_revealed(setup.players)
    single = int(setup.options["workshops"] == NO_DUPLICATES)
    in_order = [
        *REFILL,
        *[DrawWorkshop(single)] * tiles,
        *(FirstSpell(page) for page in PAGES),
        DrawStatueStart(),
        *[DealPoints()] * len(POINT_TOKENS),
        *([DrawFirst()] if state.first < 0 else []),
        SeatPlayers(),
        NEXT_TURN,
    ]
    state.agenda = list(reversed(in_order))
    return state


def _reveal(state: TableState, workshop: int) -> None:
    """A workshop tile of this kind out of the box."""
    state.workshops_out = replaced(state.workshops_out, workshop, state.workshops_out[workshop] - 1)
    state.workshops = replaced(state.workshops, workshop, state.workshops[workshop] + 1)


class DrawWorkshop(Chance[TableState, RevealWorkshop], frozen=True, gc=False, tag="draw_workshop"):
    """A tile for the workshop supply; with `single`, of a kind that is not yet in it."""

    single: int
    on = ("draw_workshop", "first_spell")

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        return beneath in (self, FirstSpell(0)) and self.single in (0, 1) and any(state.workshops_out)

    @classmethod
    def called_for(cls, state: TableState) -> int | None:
        if state.round:
            return 0
        return workshops_revealed(state.players) - sum(COPIES) + sum(state.workshops_out)

    def draw(self, state: TableState) -> Draw:
        outcomes: list[Move] = []
        for kind, copies in enumerate(state.workshops_out):
            if not self.single:
                outcomes += [REVEAL_WORKSHOP[kind]] * copies
            elif not state.workshops[kind]:
                outcomes.append(REVEAL_WORKSHOP[kind])
        return Draw("workshop", outcomes)

    def apply(self, state: TableState, seat: Seat, move: RevealWorkshop, events: Events) -> None:
        kind = WORKSHOP_OF[move.workshop]
        _reveal(state, kind)
        if events is not None:
            events.append(Event("workshop_revealed", None, {"workshop": move.workshop}))


class FirstSpell(Automatic[TableState], frozen=True, gc=False, tag="first_spell"):
    page: int
    on = ("first_spell", "draw_statue_start")

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        following = beneath.page if isinstance(beneath, FirstSpell) else len(PAGES)
        return not state.round and following == self.page + 1 and state.book[self.page] < 0

    @classmethod
    def called_for(cls, state: TableState) -> int | None:
        """A page is empty until its first spell is drawn."""
        if state.round:
            return 0
        return state.book.count(-1) - count(state, DrawSpell)

    def run(self, state: TableState, events: Events) -> None:
        reveal(state, self.page, events)


class DrawStatueStart(Chance[TableState, StatueStart], frozen=True, gc=False, tag="draw_statue_start"):
    """The spot of the ring at which the statues begin."""

    on = ("deal_points",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        return state.track.count(0) == len(POINT_TOKENS) and not any(state.mountain.statues)

    @classmethod
    def called_for(cls, state: TableState) -> int | None:
        return int(not any(state.mountain.statues)) - count(state, DrawClanOrder)

    def draw(self, state: TableState) -> Draw:
        return Draw("spot", [StatueStart(spot) for spot in range(len(state.mountain.board.statue_spots))])

    def apply(self, state: TableState, seat: Seat, move: StatueStart, events: Events) -> None:
        state.agenda.append(DrawClanOrder(move.spot))


class DrawClanOrder(Chance[TableState, ClanOrder], frozen=True, gc=False, tag="draw_clan_order"):
    """The order of the clans that is repeated around the ring (R-8)."""

    spot: int
    on = ("deal_points",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        spots = len(state.mountain.board.statue_spots)
        return 0 <= self.spot < spots and state.track.count(0) == len(POINT_TOKENS) and not any(state.mountain.statues)

    def draw(self, state: TableState) -> Draw:
        return Draw("clans", [ClanOrder(order) for order in permutations(CLANS)])

    def apply(self, state: TableState, seat: Seat, move: ClanOrder, events: Events) -> None:
        state.mountain.set_up_statues(self.spot, [CLANS.index(clan) for clan in move.clans])
        if events is not None:
            events.append(Event("statues", None, {"clans": move.clans}))


class DealPoints(Chance[TableState, PointToken], frozen=True, gc=False, tag="deal_points"):
    """A point token on the next space of the pedestal track."""

    on = ("deal_points", "draw_first", "seat_players")

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        return not state.round

    @classmethod
    def called_for(cls, state: TableState) -> int | None:
        return 0 if state.round else state.track.count(0)

    def draw(self, state: TableState) -> Draw:
        left = list(POINT_TOKENS)
        for points in state.track:
            if points:
                left.remove(points)
        return Draw("points", [PointToken(points) for points in left])

    def apply(self, state: TableState, seat: Seat, move: PointToken, events: Events) -> None:
        state.track = replaced(state.track, state.track.index(0), move.points)


SETUP_STEPS: Final = (DrawWorkshop, FirstSpell, DrawStatueStart, DrawClanOrder, DealPoints)
