"""What a seat may see (2.7): the whole table by allow-list, and what a page needs to let a person choose.

Hidden are the starting trolls in other hands, what is left in a starting deck, and the values of point tokens that
others have claimed. Everything else is open, including the contents of the bag and the cards under the decks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from underhall.core.agenda import Seat, replaced
from underhall.core.game import Rng, Score
from underhall.core.grids import NOWHERE, Mask, cells_of
from underhall.core.kept import Kept
from underhall.games.mountain_king.board.digging import hammers_due
from underhall.games.mountain_king.board.halls import legal_halls
from underhall.games.mountain_king.board.mountain import NO_WORKSHOP, Mountain
from underhall.games.mountain_king.board.networks import isolated_mask, networks_mask, open_entrances_mask
from underhall.games.mountain_king.board.pedestals import TRACK_SPACES
from underhall.games.mountain_king.board.placements import NO_PLACEMENT
from underhall.games.mountain_king.board.scoring import HALL_VALUES, statue_value
from underhall.games.mountain_king.border.view_shapes import (
    CascadeView,
    Counts,
    DeckView,
    Ground,
    HallView,
    HordeView,
    MountainView,
    Outline,
    PageView,
    SeatView,
    SideView,
    SiteView,
    SpaceView,
    StatueView,
    TableView,
    TileView,
    TrollView,
    TunnelView,
    TurnView,
)
from underhall.games.mountain_king.box import cards
from underhall.games.mountain_king.box.cards import (
    CARDS,
    COLOURS,
    LEVEL,
    SPELLS,
    SYMBOLS,
    SYMBOLS_OF,
    WORKSHOP_OF,
    WORKSHOPS,
)
from underhall.games.mountain_king.box.content import CLANS, CONTENT, KINDS, TIERS
from underhall.games.mountain_king.carting import Halls
from underhall.games.mountain_king.draft import cards_of
from underhall.games.mountain_king.honour import crowns_of, members, open_score, points_of, side_score
from underhall.games.mountain_king.horde import bribes_due, bribes_on, deck_size
from underhall.games.mountain_king.moves import CELLS, PLACES, SLOTS, TOKEN_ON, Lay
from underhall.games.mountain_king.recruiting import crown_values
from underhall.games.mountain_king.state import (
    FREE_RUBBLE,
    PEDESTALS_OF,
    SMOOT,
    STORAGE_OF,
    TableState,
    is_team_game,
)
from underhall.games.mountain_king.trading import rate
from underhall.games.mountain_king.trollsmoot import cascade_yield, levels, open_slots
from underhall.games.mountain_king.tunnelling import LayApart, LayTunnel

_PRINTED: Final = [[SYMBOLS[symbol] for symbol, count in card.symbols for _ in range(count)] for card in CARDS]
_LAYERS: Final = [[side.layer(name) for name in ("tiers", "rubble", "sites")] for side in CONTENT.boards]


def view(state: TableState, seat: Seat | None) -> TableView:
    """What `seat` sees; None is a spectator."""
    return views(state, (seat,))[0]


def views(state: TableState, seats: Sequence[Seat | None], kept: Kept | None = None) -> list[TableView]:
    """What each of `seats` sees: the same table, but for its point tokens, its hand and what it may lay."""
    kept = kept or Kept()
    here = _Here(state)
    scores = [
        kept.part(("score", side), scored, partial(side_score, state, side)) for side, scored in enumerate(here.scores)
    ]
    table = _table(state, scores, here, kept)
    return [table if seat is None else _from(table, state, scores, seat, here, kept) for seat in seats]


class _Here:
    """What parts of the view are made from, as it is now."""

    __slots__ = ("_state", "mountain", "scores", "track")

    def __init__(self, state: TableState) -> None:
        self._state = state
        self.track = (tuple(state.track), tuple(state.claimed), tuple(state.claimed_by), not state.agenda)
        of = state.mountain
        self.mountain = (
            (of.board_index, of.sides, of.dug, tuple(of.gates), tuple(of.tiles), tuple(of.halls), tuple(of.statues)),
            (tuple(of.pedestals), tuple(of.workshops), tuple(of.tunnels), tuple(of.networks), tuple(of.piles)),
        )

        self.scores = [self._score(side) for side in range(len(state.honour))]

    def side(self, side: int) -> tuple[object, ...]:
        return (self.scores[side], tuple(self._state.pedestals[PEDESTALS_OF[side]]))

    def _score(self, side: int) -> tuple[object, ...]:
        state = self._state
        own = tuple(state.storage[STORAGE_OF[side]])
        seats = [self._trolls(seat) for seat in members(state, side)]
        return (self.mountain, state.first, state.honour[side], tuple(state.crown_owner), self.track, own, *seats)

    def seat(self, seat: Seat) -> tuple[object, ...]:
        state = self._state
        joining = state.recruited if seat == state.active else -1
        return (state.side[seat], state.hand[seat], joining, self._trolls(seat))

    def horde(self) -> tuple[object, ...]:
        state = self._state
        return (tuple(state.horde), tuple(state.horde_pedestal), tuple(state.bribes))

    def _trolls(self, seat: Seat) -> tuple[object, ...]:
        return (tuple(self._state.smoot[SMOOT[seat]]), self._state.tokens[seat])


def _from(table: TableView, state: TableState, scores: list[Score], seat: Seat, here: _Here, kept: Kept) -> TableView:
    side = state.side[seat]
    sides, seats = list(table.sides), list(table.seats)
    sides[side] = kept.part(
        ("own side", seat),
        here.side(side),
        lambda: msgspec.structs.replace(table.sides[side], score=_sheet(scores[side])),
    )
    seats[seat] = kept.part(
        ("own", seat), here.seat(seat), lambda: msgspec.structs.replace(table.seats[seat], hand=_hand(state, seat))
    )
    return msgspec.structs.replace(
        table,
        track=kept.part(("track", seat), (here.track, side), lambda: _own_track(table, state, side)),
        sides=sides,
        seats=seats,
        outlines=_outlines(state, seat),
    )


def _own_track(table: TableView, state: TableState, side: int) -> list[SpaceView]:
    return [
        _space(state, space, open_token=True) if state.claimed_by[space] == side else shown
        for space, shown in enumerate(table.track)
    ]


def _table(state: TableState, scores: list[Score], here: _Here, kept: Kept) -> TableView:
    """What everyone sees."""
    over = not state.agenda
    return TableView(
        players=state.players,
        teams=is_team_game(state),
        first_player=_known(state.first),
        active=_known(state.active),
        round=state.round,
        last_rounds=_known(state.last_rounds),
        over=over,
        turn=_turn(state),
        mountain=kept.part("mountain", here.mountain, lambda: _mountain(state.mountain)),
        horde=kept.part("horde", here.horde(), lambda: [_horde_place(state, place) for place in range(len(PLACES))]),
        decks=kept.part(
            "decks",
            (state.unseen, state.under),
            lambda: [
                DeckView(deck_size(state, level), [CARDS[c].id for c in state.under[level]]) for level in (1, 2, 3)
            ],
        ),
        recruited=_card(state.recruited),
        spellbook=kept.part("spellbook", (state.book, state.book_runes), lambda: _spellbook(state)),
        spell_deck=DeckView(
            state.spell_unseen.bit_count() + len(state.spell_under), [SPELLS[s].id for s in state.spell_under]
        ),
        workshops=_counted(tuple(WORKSHOP_OF), state.workshops),
        bag=_counted(CLANS, state.bag),
        drawn=_counted(CLANS, state.drawn),
        track=kept.part(
            "track", here.track, lambda: [_space(state, space, open_token=over) for space in range(TRACK_SPACES)]
        ),
        coronation=[
            (points, _known(owner)) for points, owner in zip(crown_values(state), state.crown_owner, strict=True)
        ],
        sides=[
            kept.part(
                ("side", side), here.side(side), partial(_side, state, side, score if over else open_score(score))
            )
            for side, score in enumerate(scores)
        ],
        seats=[
            kept.part(("seat", seat), here.seat(seat), partial(_seat, state, seat)) for seat in range(state.players)
        ],
        outlines=[],
    )


def determinize(state: TableState, seat: Seat | None, rng: Rng) -> TableState:
    """A copy in which the starting trolls in other hands are redrawn.

    Decks and bag have no order in the state, so nothing else is unknown: the values of claimed point tokens lay open
    when they were taken, and players remember them.
    """
    twin = state.copy()
    for other in range(state.players):
        pool = [kind for kind in range(cards.STARTING) if (state.hand[other] | state.deck[other]) >> kind & 1]
        if other == seat or not state.hand[other]:
            continue
        rng.shuffle(pool)
        count = state.hand[other].bit_count()
        twin.hand = replaced(twin.hand, other, sum(1 << kind for kind in pool[:count]))
        twin.deck = replaced(twin.deck, other, sum(1 << kind for kind in pool[count:]))
    return twin


# The mountain -------------------------------------------------------------------------------------------------------


def _mountain(mountain: Mountain) -> MountainView:
    board = mountain.board
    names = CELLS[board.index]
    everybody = networks_mask(mountain)
    return MountainView(
        board=board.id,
        ground=Ground(
            rows=board.grid.rows,
            cols=board.grid.cols,
            tiers=_LAYERS[board.index][0][:],
            rubble=_LAYERS[board.index][1][:],
            sites=_LAYERS[board.index][2][:],
            buried={names[cell]: KINDS[board.buried[cell]] for cell in cells_of(board.buried_mask & ~mountain.dug)},
        ),
        gates=[None if cell == NOWHERE else names[cell] for cell in mountain.gates],
        tunnels=_tunnels(mountain),
        tiles=[
            TileView(
                tunnel=board.tunnels.ids[tile],
                shape=board.tunnels.shapes[board.tunnels.shape(tile)],
                cells=_cells(mountain, board.tunnels.cells[tile]),
                anchor=None if board.tunnels.marked[tile] == NOWHERE else names[board.tunnels.marked[tile]],
            )
            for tile in mountain.tiles
        ],
        halls=[_hall(mountain, hall) for hall in range(len(mountain.halls))],
        statues=[
            StatueView(names[cell], CLANS[clan], bool(everybody >> cell & 1), statue_value(mountain, cell))
            for clan, mask in enumerate(mountain.statues)
            for cell in cells_of(mask)
        ],
        pedestals={names[cell]: CLANS[clan] for clan, mask in enumerate(mountain.pedestals) for cell in cells_of(mask)},
        sites=[
            SiteView(
                cell=names[cell],
                workshop=None if mountain.workshops[site] == NO_WORKSHOP else WORKSHOPS[mountain.workshops[site]].id,
                open_entrances=_cells(mountain, open_entrances_mask(mountain, site)),
            )
            for site, cell in enumerate(board.sites)
        ],
        networks=[_cells(mountain, network) for network in mountain.networks],
        isolated=_cells(mountain, isolated_mask(mountain)),
        piles=dict(zip(board.tunnels.shapes, mountain.piles, strict=True)),
    )


def _tunnels(mountain: Mountain) -> list[TunnelView]:
    whole = {mountain.board.tunnels.cells[tile] for tile in mountain.tiles}
    found = [("gate", 1 << cell) for cell in mountain.gates if cell != NOWHERE]
    found += [("tile" if mask in whole else "fragment", mask) for mask in mountain.tunnels]
    found += [("hall", mask) for mask in mountain.hall_masks()]
    return [
        TunnelView(kind, _cells(mountain, mask), [s for s, net in enumerate(mountain.networks) if net & mask])
        for kind, mask in found
    ]


def _hall(mountain: Mountain, hall: int) -> HallView:
    table, placement = mountain.board.halls, mountain.halls[hall]
    laid = placement != NO_PLACEMENT
    altar = mountain.altar(hall)
    return HallView(
        hall=table.shapes[hall],
        size=table.sizes[hall],
        value=HALL_VALUES[hall][0],
        value_with_statue=HALL_VALUES[hall][1],
        placement=table.ids[placement] if laid else None,
        cells=_cells(mountain, table.cells[placement]) if laid else [],
        altar=CELLS[mountain.board.index][altar] if laid else None,
        occupied=laid and bool(mountain.occupied_mask() >> altar & 1),
    )


def _cells(mountain: Mountain, mask: Mask) -> list[str]:
    names = CELLS[mountain.board.index]
    return [names[cell] for cell in cells_of(mask)]


def _outlines(state: TableState, seat: Seat) -> list[Outline]:
    """The tiles or halls that the viewer may lay, if that is what it decides now."""
    if not state.agenda or state.active != seat:
        return []
    board, top = state.mountain.board, state.agenda[-1]
    if isinstance(top, Halls):
        table, found = board.halls, legal_halls(state.mountain, seat)
    elif isinstance(top, LayTunnel | LayApart):
        table = board.tunnels
        found = [table.number(move.tunnel) for move in top.moves(state, seat) if isinstance(move, Lay)]
    else:
        return []
    digs = table is board.tunnels
    return [
        Outline(
            shape=table.shapes[table.shape(number)],
            cells=_cells(state.mountain, table.cells[number]),
            marked=None if table.marked[number] == NOWHERE else CELLS[board.index][table.marked[number]],
            hammers=hammers_due(board, number, state.turn[FREE_RUBBLE]) if digs else 0,
            brings=_counted(KINDS, board.buried_under(table.cells[number])) if digs else {},
        )
        for number in found
    ]


# The cards ----------------------------------------------------------------------------------------------------------


def _horde_place(state: TableState, place: int) -> HordeView:
    card, clan = state.horde[place], state.horde_pedestal[place]
    return HordeView(
        place=PLACES[place],
        troll=_card(card),
        level=0 if card < 0 else LEVEL[card],
        clan="" if card < 0 else CARDS[card].clan,
        symbols=[] if card < 0 else _PRINTED[card][:],
        bribes=_counted(KINDS, bribes_on(state, place)),
        pedestal=None if clan < 0 else CLANS[clan],
        bribes_due=bribes_due(state, place),
    )


def _space(state: TableState, space: int, *, open_token: bool) -> SpaceView:
    owner = state.claimed_by[space]
    points = state.track[space] if owner < 0 else state.claimed[space] if open_token else None
    return SpaceView(TIERS[space // len(CLANS)], CLANS[space % len(CLANS)], points, _known(owner))


def _spellbook(state: TableState) -> list[PageView]:
    return [
        PageView(SPELLS[spell].id, runes, SPELLS[spell].duration) if spell >= 0 else PageView(None, 0, "")
        for spell, runes in zip(state.book, state.book_runes, strict=True)
    ]


def _side(state: TableState, side: int, score: Score) -> SideView:
    return SideView(
        seats=members(state, side),
        storage=_counted(KINDS, state.storage[STORAGE_OF[side]]),
        pedestals=_counted(CLANS, state.pedestals[PEDESTALS_OF[side]]),
        point_tokens=len(points_of(state, side)),
        coronation=crowns_of(state, side),
        score=_sheet(score),
    )


def _sheet(score: Score) -> dict[str, int]:
    return {**score.points, "total": score.total}


def _seat(state: TableState, seat: Seat) -> SeatView:
    smoot = state.smoot[SMOOT[seat]]
    open_here = open_slots(state, seat) if min(smoot[:4]) >= 0 else []
    joining = state.recruited if seat == state.active else -1
    reachable = [slot for slot, card in enumerate(smoot) if card >= 0] + (open_here if joining >= 0 else [])
    return SeatView(
        seat=seat,
        side=state.side[seat],
        colour=COLOURS[seat],
        trollsmoot=[_troll(state, seat, slot, card) for slot, card in enumerate(smoot) if card >= 0],
        open_slots=[SLOTS[slot] for slot in open_here],
        cascades=[
            CascadeView(
                SLOTS[slot],
                _counted(KINDS, cascade_yield(state, seat, slot, joining if slot in open_here else -1)),
            )
            for slot in sorted(reachable)
        ],
        levels=levels(state, seat),
        in_hand=state.hand[seat].bit_count(),
        hand=[],
    )


def _hand(state: TableState, seat: Seat) -> list[str]:
    return [CARDS[card].id for card in cards_of(seat, state.hand[seat])]


def _troll(state: TableState, seat: Seat, slot: int, card: int) -> TrollView:
    held = [(symbol, state.tokens[seat].count(TOKEN_ON[symbol][slot])) for symbol, _ in SYMBOLS_OF[card]]
    return TrollView(
        slot=SLOTS[slot],
        troll=CARDS[card].id,
        level=LEVEL[card],
        clan=CARDS[card].clan,
        symbols=_PRINTED[card][:],
        tokens={SYMBOLS[symbol]: count for symbol, count in held if count},
    )


def _turn(state: TableState) -> TurnView:
    cast, activated, bribe_any, detached, free_rubble, mixed, remote, extra, cheap, _ = state.turn
    return TurnView(
        cast=cast > 0,
        activated=activated > 0,
        bribe_any=bribe_any > 0,
        detached=detached,
        free_rubble=free_rubble,
        mixed_minerals=mixed > 0,
        remote_workshop=remote > 0,
        extra_uses=extra,
        cheap_trades=cheap,
        trade_rate=rate(state),
    )


def _card(card: int) -> str | None:
    return None if card < 0 else CARDS[card].id


def _counted(names: tuple[str, ...], counts: Sequence[int]) -> Counts:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _known(number: int) -> int | None:
    return None if number < 0 else number
