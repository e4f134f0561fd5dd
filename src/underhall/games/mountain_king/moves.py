"""The words of the game: every move a seat can make and every outcome the dealer can draw.

Places are written as follows: a cell `r2c8` (row 2, column 8); a place of the horde `b0` to `b4`, `m0` to `m3`, `t0`
to `t2`; a slot of a trollsmoot `0.3` (row 0, slot 3); a token `stone@0.3` on that slot's troll, or `stone@storage`; a
tile on the mountain `t4:2:r2c7` (shape, orientation and the top left cell of the box around it; see `placements`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from underhall.core.agenda import Seat
from underhall.core.notation import Move
from underhall.games.mountain_king.board.boards import BOARDS
from underhall.games.mountain_king.board.placements import PlacementTable
from underhall.games.mountain_king.box.cards import CARDS, KIND_OF, SPELLS, SYMBOLS, TROLLS, WORKSHOPS
from underhall.games.mountain_king.box.content import CLANS, CONTENT, KINDS
from underhall.games.mountain_king.refusing import refuse

if TYPE_CHECKING:
    from underhall.games.mountain_king.state import TableState


def _covered(table: PlacementTable, id: str) -> list[str]:
    """Tiles are picked by their cells, and then by their anchor or altar."""
    number = table.number(id)
    marked = table.marked[number]
    anchor = [] if marked < 0 else [f"marked:{table.grid.name(marked)}"]
    return [*(f"cell:{cell}" for cell in table.names(number)), *anchor]


# Setting up ---------------------------------------------------------------------------------------------------------


class PlaceGate(Move, frozen=True, gc=False, tag="gate"):
    start: str
    moment = refuse("3.3", "gates_stand")


class Draft(Move, frozen=True, gc=False, tag="draft"):
    troll: str
    slot: str


# Any step -----------------------------------------------------------------------------------------------------------


class Trade(Move, frozen=True, gc=False, tag="trade"):
    """Begin a trade with the supply: the tokens and the kind gained are chosen next."""


class UseToken(Move, frozen=True, gc=False, tag="token"):
    """One token of a payment, a trade or a choice among your own tokens."""

    token: str
    moment = refuse("5.1", "nothing_is_due")


class Gain(Move, frozen=True, gc=False, tag="gain"):
    goods: tuple[str, ...]


class Stop(Move, frozen=True, gc=False, tag="stop"):
    """No more of an "up to", or none of what may be declined."""


class EndStep(Move, frozen=True, gc=False, tag="end_step"):
    """Go on to the next step of the turn; after the last one, to the next seat."""


# Step 1 -------------------------------------------------------------------------------------------------------------


class Cast(Move, frozen=True, gc=False, tag="cast"):
    spell: str
    moment = refuse("R-10", "only_in_step_1")


class Resolve(Move, frozen=True, gc=False, tag="resolve"):
    pass


class Ignore(Move, frozen=True, gc=False, tag="ignore"):
    pass


class Activate(Move, frozen=True, gc=False, tag="activate"):
    site: str
    moment = refuse("R-10", "only_in_step_1")


class UseWorkshop(Move, frozen=True, gc=False, tag="use"):
    spend: tuple[str, ...]
    gain: tuple[str, ...]


class ChooseTroll(Move, frozen=True, gc=False, tag="choose"):
    """A troll of your own trollsmoot, for a spell."""

    slot: str


class Promote(Move, frozen=True, gc=False, tag="promote"):
    place: str


class KeepPedestal(Move, frozen=True, gc=False, tag="keep"):
    pedestal: str


class TakeBribe(Move, frozen=True, gc=False, tag="steal"):
    place: str
    kind: str


class Refresh(Move, frozen=True, gc=False, tag="refresh"):
    place: str


class SwapStatues(Move, frozen=True, gc=False, tag="swap"):
    statue: str
    other: str

    def picks(self, state: TableState, seat: Seat) -> list[str]:
        return [f"statue:{self.statue}", f"statue:{self.other}"]


class CallStatue(Move, frozen=True, gc=False, tag="call"):
    statue: str
    cell: str


# Step 2 -------------------------------------------------------------------------------------------------------------


class Recruit(Move, frozen=True, gc=False, tag="recruit"):
    place: str
    moment = refuse("4", "only_in_step_2")


class TakePedestal(Move, frozen=True, gc=False, tag="take"):
    pedestal: str


class PlaceTroll(Move, frozen=True, gc=False, tag="place"):
    slot: str
    moment = refuse("7.4", "recruit_first")


class Dig(Move, frozen=True, gc=False, tag="dig"):
    """Dig a tunnel of this shape, such as `t4`; where it lies is chosen next."""

    tunnel: str
    moment = refuse("4", "only_in_step_2")


class Lay(Move, frozen=True, gc=False, tag="lay"):
    tunnel: str
    moment = refuse("8.1", "shape_first")

    def picks(self, state: TableState, seat: Seat) -> list[str]:
        return _covered(state.mountain.board.tunnels, self.tunnel)


class DigApart(Move, frozen=True, gc=False, tag="apart"):
    """Dig away from the network: a shape and an orientation, such as `v3:2`; its place is chosen next."""

    tunnel: str
    moment = refuse("8.1", "shape_first")


class PayIn(Move, frozen=True, gc=False, tag="mineral"):
    mineral: str


class PlacePedestal(Move, frozen=True, gc=False, tag="pedestal"):
    pedestal: str
    moment = refuse("8.3", "pedestal_with_dig")


class Establish(Move, frozen=True, gc=False, tag="establish"):
    site: str
    workshop: str
    moment = refuse("8.4", "workshop_with_dig")


class Skip(Move, frozen=True, gc=False, tag="skip"):
    pass


# Steps 3 and 4 ------------------------------------------------------------------------------------------------------


class Dedicate(Move, frozen=True, gc=False, tag="dedicate"):
    hall: str
    moment = refuse("4", "only_in_step_3")

    def picks(self, state: TableState, seat: Seat) -> list[str]:
        """The hall by its name, and then its cells."""
        return [f"hall:{self.hall.split(':')[0]}", *_covered(state.mountain.board.halls, self.hall)]


class MoveStatue(Move, frozen=True, gc=False, tag="move"):
    statue: str
    cell: str
    moment = refuse("4", "only_in_step_4")


# Outcomes of chance -------------------------------------------------------------------------------------------------


class DealTroll(Move, frozen=True, gc=False, tag="troll"):
    troll: str


class DealPedestal(Move, frozen=True, gc=False, tag="bag"):
    pedestal: str


class RevealWorkshop(Move, frozen=True, gc=False, tag="workshop"):
    workshop: str


class RevealSpell(Move, frozen=True, gc=False, tag="spell"):
    spell: str


class StatueStart(Move, frozen=True, gc=False, tag="spot"):
    spot: int


class ClanOrder(Move, frozen=True, gc=False, tag="clans"):
    clans: tuple[str, ...]


class PointToken(Move, frozen=True, gc=False, tag="points"):
    points: int


class FirstSeat(Move, frozen=True, gc=False, tag="first"):
    seat: int


class DraftCard(Move, frozen=True, gc=False, tag="hand"):
    troll: str


MOVES: Final[tuple[type[Move], ...]] = (
    PlaceGate,
    Draft,
    Trade,
    UseToken,
    Gain,
    Stop,
    EndStep,
    Cast,
    Resolve,
    Ignore,
    Activate,
    UseWorkshop,
    ChooseTroll,
    Promote,
    KeepPedestal,
    TakeBribe,
    Refresh,
    SwapStatues,
    CallStatue,
    Recruit,
    TakePedestal,
    PlaceTroll,
    Dig,
    Lay,
    DigApart,
    PayIn,
    PlacePedestal,
    Establish,
    Skip,
    Dedicate,
    MoveStatue,
    DealTroll,
    DealPedestal,
    RevealWorkshop,
    RevealSpell,
    StatueStart,
    ClanOrder,
    PointToken,
    FirstSeat,
    DraftCard,
)

# Names of places ----------------------------------------------------------------------------------------------------

PLACES: Final = ("b0", "b1", "b2", "b3", "b4", "m0", "m1", "m2", "m3", "t0", "t1", "t2")
PLACE_OF: Final = {name: number for number, name in enumerate(PLACES)}
SLOTS: Final = ("0.0", "0.1", "0.2", "0.3", "1.0", "1.1", "1.2", "2.0", "2.1", "3.0")
SLOT_OF: Final = {name: number for number, name in enumerate(SLOTS)}

# Tokens a seat can own, in the order in which they are asked for: on trolls by symbol and slot, then in storage.
STORED: Final = len(SYMBOLS) * len(SLOTS)
TOKENS: Final = tuple(f"{symbol}@{slot}" for symbol in SYMBOLS for slot in SLOTS) + tuple(f"{k}@storage" for k in KINDS)
TOKEN_OF: Final = {name: number for number, name in enumerate(TOKENS)}
TOKEN_KIND: Final = tuple(kind for kind in KIND_OF for _ in SLOTS) + tuple(range(len(KINDS)))
TOKEN_ON: Final = tuple(tuple(range(at, at + len(SLOTS))) for at in range(0, STORED, len(SLOTS)))
"""By symbol and slot, the number of the token there."""
TOKEN_SLOT: Final = tuple(slot for _ in SYMBOLS for slot in range(len(SLOTS)))
"""The slot of each token on a troll."""

# Moves that exist once ----------------------------------------------------------------------------------------------

TRADE: Final = Trade()
STOP: Final = Stop()
END_STEP: Final = EndStep()
RESOLVE: Final = Resolve()
IGNORE: Final = Ignore()
SKIP: Final = Skip()
USE_TOKEN: Final = tuple(UseToken(token) for token in TOKENS)
GAIN_KIND: Final = tuple(Gain((kind,)) for kind in KINDS)
CAST: Final = tuple(Cast(spell.id) for spell in SPELLS)
RECRUIT: Final = tuple(Recruit(place) for place in PLACES)
PROMOTE: Final = tuple(Promote(place) for place in PLACES)
REFRESH: Final = tuple(Refresh(place) for place in PLACES)
TAKE_BRIBE: Final = tuple(tuple(TakeBribe(place, kind) for kind in KINDS) for place in PLACES)
CHOOSE_TROLL: Final = tuple(ChooseTroll(slot) for slot in SLOTS)
PLACE_TROLL: Final = tuple(PlaceTroll(slot) for slot in SLOTS)
TAKE_PEDESTAL: Final = tuple(TakePedestal(clan) for clan in CLANS)
KEEP_PEDESTAL: Final = tuple(KeepPedestal(clan) for clan in CLANS)
PLACE_PEDESTAL: Final = tuple(PlacePedestal(clan) for clan in CLANS)
PAY_IN: Final = tuple(PayIn(kind) for kind in KINDS[:3])
DEAL_TROLL: Final = tuple(DealTroll(card.id) for card in CARDS[:TROLLS])
DEAL_PEDESTAL: Final = tuple(DealPedestal(clan) for clan in CLANS)
REVEAL_WORKSHOP: Final = tuple(RevealWorkshop(workshop.id) for workshop in WORKSHOPS)
REVEAL_SPELL: Final = tuple(RevealSpell(spell.id) for spell in SPELLS)
DRAFT: Final = tuple(tuple(Draft(card.id, slot) for slot in SLOTS[:4]) for card in CARDS[TROLLS:])
DRAFT_CARD: Final = tuple(DraftCard(card.id) for card in CARDS[TROLLS:])

DIG: Final = tuple(Dig(tile.id) for tile in CONTENT.tunnels)

# By board and placement; a placement that does not fit has an empty id and is never looked up.
LAY: Final = tuple(tuple(Lay(id) for id in board.tunnels.ids) for board in BOARDS)
DIG_APART: Final = tuple(
    tuple(DigApart(f"{board.tunnels.shapes[way.shape]}:{way.index}") for way in board.tunnels.orientations)
    for board in BOARDS
)
DEDICATE: Final = tuple(tuple(Dedicate(id) for id in board.halls.ids) for board in BOARDS)
CELLS: Final = tuple(tuple(board.grid.name(cell) for cell in range(len(board.tier))) for board in BOARDS)
"""By board and number, the ids of cells."""
