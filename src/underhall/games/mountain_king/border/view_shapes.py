"""The shape of a view: everything that is shown of a table, as typed structures. `view` fills them in."""

from __future__ import annotations

import msgspec

Counts = dict[str, int]


class Ground(msgspec.Struct, frozen=True):
    """The board as it is printed, row by row: tiers (`.` outside, `H` the heart), `#` rubble, `W` sites, and the
    resources that still lie buried, by cell."""

    rows: int
    cols: int
    tiers: list[str]
    rubble: list[str]
    sites: list[str]
    buried: dict[str, str]


class TunnelView(msgspec.Struct, frozen=True):
    """A tunnel in the sense of 2.3: a gate, a whole tile, a fragment or a hall; `seats` are those whose network it is
    in, none if it is isolated."""

    kind: str
    cells: list[str]
    seats: list[int]


class TileView(msgspec.Struct, frozen=True):
    """A tunnel tile as it was laid."""

    tunnel: str
    shape: str
    cells: list[str]
    anchor: str | None


class HallView(msgspec.Struct, frozen=True):
    """A great hall; `placement`, `cells` and `altar` are empty while it is in the supply."""

    hall: str
    size: int
    value: int
    value_with_statue: int
    placement: str | None
    cells: list[str]
    altar: str | None
    occupied: bool


class StatueView(msgspec.Struct, frozen=True):
    cell: str
    clan: str
    unearthed: bool
    value: int


class SiteView(msgspec.Struct, frozen=True):
    """A workshop site: the workshop on it, and its open entrances (6.3)."""

    cell: str
    workshop: str | None
    open_entrances: list[str]


class MountainView(msgspec.Struct, frozen=True):
    board: str
    ground: Ground
    gates: list[str | None]
    tunnels: list[TunnelView]
    tiles: list[TileView]
    halls: list[HallView]
    statues: list[StatueView]
    pedestals: dict[str, str]
    sites: list[SiteView]
    networks: list[list[str]]
    isolated: list[str]
    piles: Counts


class HordeView(msgspec.Struct, frozen=True):
    """A place of the horde. `bribes_due` is what recruiting its troll costs now."""

    place: str
    troll: str | None
    level: int
    clan: str
    symbols: list[str]
    bribes: Counts
    pedestal: str | None
    bribes_due: int


class DeckView(msgspec.Struct, frozen=True):
    """A deck: how many cards, and the ids of those that were put under it, first to come first."""

    size: int
    under: list[str]


class PageView(msgspec.Struct, frozen=True):
    spell: str | None
    runes: int
    duration: str


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the pedestal track. `points` are hidden once another side has claimed the token."""

    tier: str
    clan: str
    points: int | None
    claimed_by: int | None


class TrollView(msgspec.Struct, frozen=True):
    slot: str
    troll: str
    level: int
    clan: str
    symbols: list[str]
    tokens: Counts


class CascadeView(msgspec.Struct, frozen=True):
    """What a cascade from a slot would bring now, by kind; in an open slot, with the recruited troll, if any."""

    slot: str
    brings: Counts


class SeatView(msgspec.Struct, frozen=True):
    seat: int
    side: int
    colour: str
    trollsmoot: list[TrollView]
    open_slots: list[str]
    cascades: list[CascadeView]
    levels: int
    in_hand: int
    hand: list[str]


class SideView(msgspec.Struct, frozen=True):
    """A player or a team. `score` is live, by category; `pedestals` is missing in it while its tokens are hidden."""

    seats: list[int]
    storage: Counts
    pedestals: Counts
    point_tokens: int
    coronation: list[int]
    score: Counts


class TurnView(msgspec.Struct, frozen=True):
    """The current turn: what has been done, and what spells allow."""

    cast: bool
    activated: bool
    bribe_any: bool
    detached: int
    free_rubble: int
    mixed_minerals: bool
    remote_workshop: bool
    extra_uses: int
    cheap_trades: int
    trade_rate: int


class Outline(msgspec.Struct, frozen=True):
    """A place where the viewer may lay a tile now. Its cells and its mark are what the move picks."""

    shape: str
    cells: list[str]
    marked: str | None
    hammers: int
    brings: Counts


class TableView(msgspec.Struct, frozen=True):
    players: int
    teams: bool
    first_player: int | None
    active: int | None
    round: int
    last_rounds: int | None
    over: bool
    turn: TurnView
    mountain: MountainView
    horde: list[HordeView]
    decks: list[DeckView]
    recruited: str | None
    spellbook: list[PageView]
    spell_deck: DeckView
    workshops: Counts
    bag: Counts
    drawn: Counts
    track: list[SpaceView]
    coronation: list[tuple[int, int | None]]
    sides: list[SideView]
    seats: list[SeatView]
    outlines: list[Outline]
