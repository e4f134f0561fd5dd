"""What a seat sees, built from what it may know (R-45, R-71 to R-78), and what it must guess.

`view` is an allow-list: everything public, and under `own` what only the asking seat knows. `determinize` is its
counterpart: it keeps what the view shows and redeals the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from underhall.core.agenda import DECIDE, Decide, Seat
from underhall.core.frozen import tag_of
from underhall.core.game import Rng, Score
from underhall.core.kept import Kept
from underhall.games.ghosts_galore.board.boards import BOARD_IDS, RIM_KINDS, RIMS, SIDE_IDS, SIDE_LETTERS
from underhall.games.ghosts_galore.board.scoring import Tally, score_sheet, tally, totals
from underhall.games.ghosts_galore.board.tiles import ALL_TILES, NONE, TILE_IDS, Code, Tile
from underhall.games.ghosts_galore.border.routes import Route, routes
from underhall.games.ghosts_galore.box.components import CELLS, POSITIONS, ROUNDS
from underhall.games.ghosts_galore.moves import ROTATIONS
from underhall.games.ghosts_galore.placement import Place
from underhall.games.ghosts_galore.secret import ChooseSecret, PlaceSecret, hand
from underhall.games.ghosts_galore.setup import ChooseSides
from underhall.games.ghosts_galore.state import GhostsGaloreState, board_side, lantern


class LaidTile(msgspec.Struct, frozen=True):
    tile: str
    rotation: int


class SeatView(msgspec.Struct, frozen=True):
    """What everyone sees of a seat."""

    board: str | None
    side: str | None
    """The id of the chosen side, once all have chosen."""
    rim: dict[str, str]
    """What stands at each rim position of that side."""
    grid: dict[str, LaidTile]
    claimed: str | None
    acted: bool
    """Whether it has answered in a phase in which all decide at the same time."""
    holds_secret: bool
    routes: tuple[Route, ...]
    points: dict[str, int]
    total: int
    cut_routes: int


class OwnView(msgspec.Struct, frozen=True):
    """What only this seat knows."""

    seat: Seat
    side: str | None
    secret: str | None
    drawn: tuple[str, ...]
    given_back: str | None
    given_back_turned_up: bool
    rotation: int | None
    """The rotation chosen for the secret tile while others are still choosing."""
    best_total: int | None
    """When only the secret tile is left to lay: the most this board can come to, given what is known of the others."""


class GhostsGaloreView(msgspec.Struct, frozen=True):
    variant: str
    players: int
    phase: str
    deciding: tuple[Seat, ...]
    round: int
    rounds: int
    lantern: Seat | None
    pile: int
    waiting_piles: int
    revealed: str | None
    row: tuple[str, ...]
    discard: tuple[str, ...]
    seats: tuple[SeatView, ...]
    unseen: tuple[str, ...]
    """The tiles that this seat has not seen and that may be anywhere (R-73)."""
    own: OwnView | None


def live_scores(state: GhostsGaloreState) -> list[Score]:
    """What the tiles on the boards score now; secret tiles are left out for everyone (R-72)."""
    return score_sheet(_tallies(state))


def live_totals(state: GhostsGaloreState) -> list[int]:
    """The totals of `live_scores`."""
    return totals(_tallies(state))


def view(state: GhostsGaloreState, seat: Seat | None) -> GhostsGaloreView:
    """What `seat` sees; None is a spectator."""
    return views(state, (seat,))[0]


def views(state: GhostsGaloreState, seats: Sequence[Seat | None], kept: Kept | None = None) -> list[GhostsGaloreView]:
    """What each of `seats` sees: the same table, but for its own secrets and the tiles it has not seen."""
    kept = kept or Kept()
    table = _table(state, kept)
    face_down = (tuple(state.stock), tuple(state.secret), tuple(state.drawn), tuple(state.given_back))
    boards = (face_down, tuple(state.grid), tuple(state.board), tuple(state.side), tuple(state.turned))
    return [table if seat is None else _from(table, state, seat, face_down, boards, kept) for seat in seats]


def _from(
    table: GhostsGaloreView,
    state: GhostsGaloreState,
    seat: Seat,
    face_down: tuple[object, ...],
    boards: tuple[object, ...],
    kept: Kept,
) -> GhostsGaloreView:
    """What a seat sees. `face_down` and `boards` are what its own parts are made from."""
    return msgspec.structs.replace(
        table,
        unseen=kept.part(("unseen", seat), face_down, lambda: _unseen_by(state, seat)),
        own=kept.part(("own", seat), _own_sources(state, seat, boards), lambda: _own_view(state, seat)),
    )


def _unseen_by(state: GhostsGaloreState, seat: Seat) -> tuple[str, ...]:
    returned = state.given_back[seat]
    return tuple(TILE_IDS[tile] for tile in unseen(state, seat) if tile != returned)


def _table(state: GhostsGaloreState, kept: Kept) -> GhostsGaloreView:
    """What everybody sees."""
    top = state.agenda[-1] if state.agenda else None
    deciding: tuple[Seat, ...] = ()
    if top is not None and top.kind == DECIDE:
        assert isinstance(top, Decide)
        deciding = top.actors(state)
    together = isinstance(top, ChooseSides | ChooseSecret | Place | PlaceSecret)
    sides_known = NONE not in state.side
    holder = lantern(state)
    scores = score_sheet(_tallies(state, kept))
    return GhostsGaloreView(
        variant="expert" if state.expert else "standard",
        players=state.players,
        phase="finished" if top is None else tag_of(type(top)),
        deciding=deciding,
        round=state.round,
        rounds=ROUNDS,
        lantern=None if holder == NONE else holder,
        pile=state.pile,
        waiting_piles=ROUNDS - state.round,
        revealed=_tile_id(state.revealed),
        row=tuple(TILE_IDS[tile] for tile in state.row),
        discard=tuple(TILE_IDS[tile] for tile in state.discard),
        seats=tuple(
            _seat_view(state, other, score, kept, acted=together and other not in deciding, sides_known=sides_known)
            for other, score in enumerate(scores)
        ),
        unseen=kept.part(
            "unseen",
            (tuple(state.stock), tuple(state.secret), tuple(state.drawn)),
            lambda: tuple(TILE_IDS[tile] for tile in unseen(state, None)),
        ),
        own=None,
    )


def unseen(state: GhostsGaloreState, seat: Seat | None) -> list[Tile]:
    """Every tile that is face down for `seat`: in a pile, unused, or another seat's secret; in catalogue order."""
    hidden = set(state.stock)
    for other in range(state.players):
        if other != seat:
            hidden.update((state.secret[other], *hand(state, other)))
    return [tile for tile in ALL_TILES if tile in hidden]


def determinize(state: GhostsGaloreState, seat: Seat | None, rng: Rng) -> GhostsGaloreState:
    """A copy in which everything `seat` cannot know is redealt, each possible deal equally likely.

    At the end of the game the whole record is open, so nothing is left to guess.
    """
    twin = state.copy()
    if not state.agenda:
        return twin
    others = [other for other in range(state.players) if other != seat]
    if NONE in state.side:
        for other in others:
            if state.side[other] != NONE:
                twin.side[other] = rng.randrange(len(SIDE_LETTERS))
    if NONE in state.turned:
        for other in others:
            if state.turned[other] != NONE:
                twin.turned[other] = rng.randrange(ROTATIONS)
    pool = unseen(state, seat)
    if state.drawn:
        _deal_pairs(state, twin, others, pool, rng)
    else:
        _deal_secrets(state, twin, seat, others, pool, rng)
    return twin


def _deal_pairs(
    state: GhostsGaloreState, twin: GhostsGaloreState, others: list[Seat], pool: list[Tile], rng: Rng
) -> None:
    """Expert variant, before all have chosen: other seats hold any two unseen tiles and may have kept either."""
    rng.shuffle(pool)
    for other in others:
        for place in range(2 * other, min(2 * other + 2, len(state.drawn))):
            twin.drawn[place] = pool.pop()
        if state.secret[other] != NONE:
            twin.secret[other] = hand(twin, other)[rng.randrange(2)]
    twin.stock = sorted(pool)


def _deal_secrets(
    state: GhostsGaloreState,
    twin: GhostsGaloreState,
    seat: Seat | None,
    others: list[Seat],
    pool: list[Tile],
    rng: Rng,
) -> None:
    """Other seats' secrets are any unseen tiles but one: what this seat gave back is nobody's secret (R-71).

    What others gave back may be any tile that is nobody's secret and was not drawn by this seat, turned up since or
    not (R-77): the shuffle that followed tells nothing about it.
    """
    own: list[Tile] = [] if seat is None else [state.secret[seat], state.given_back[seat]]
    possible = [tile for tile in pool if tile not in own]
    rng.shuffle(possible)
    for other in others:
        if state.secret[other] != NONE:
            twin.secret[other] = possible.pop()
    held = set(twin.secret)
    twin.stock = [tile for tile in pool if tile not in held]
    if any(state.given_back[other] != NONE for other in others):
        returned = [tile for tile in ALL_TILES if tile not in held and tile not in own]
        rng.shuffle(returned)
        for other in others:
            twin.given_back[other] = returned.pop()


def _seat_view(
    state: GhostsGaloreState, seat: Seat, score: Score, kept: Kept, *, acted: bool, sides_known: bool
) -> SeatView:
    laid = tuple(state.grid[9 * seat : 9 * seat + 9])
    holds = (state.secret[seat] != NONE, bool(hand(state, seat)))
    scored = (tuple(score.points.values()), score.total, score.tie)
    known = (state.board[seat], state.side[seat] if sides_known else NONE)
    return kept.part(
        ("seat", seat),
        (laid, known, state.claimed[seat], acted, sides_known, holds, scored),
        lambda: _new_seat_view(state, seat, score, acted=acted, sides_known=sides_known),
    )


def _new_seat_view(state: GhostsGaloreState, seat: Seat, score: Score, *, acted: bool, sides_known: bool) -> SeatView:
    start = 9 * seat
    side = board_side(state, seat) if sides_known else NONE
    return SeatView(
        board=None if state.board[seat] == NONE else BOARD_IDS[state.board[seat]],
        side=SIDE_IDS[side] if sides_known else None,
        rim={position: RIM_KINDS[kind] for position, kind in zip(POSITIONS, RIMS[side], strict=True)}
        if sides_known
        else {},
        grid={
            cell: LaidTile(TILE_IDS[code >> 2], code & 3)
            for cell, code in zip(CELLS, state.grid[start : start + 9], strict=True)
            if code != NONE
        },
        claimed=_tile_id(state.claimed[seat]),
        acted=acted,
        holds_secret=state.secret[seat] != NONE or bool(hand(state, seat)),
        routes=tuple(routes(state.grid, start, side)) if sides_known else (),
        points=score.points,
        total=score.total,
        cut_routes=-score.tie[0],
    )


def _own_sources(state: GhostsGaloreState, seat: Seat, boards: tuple[object, ...]) -> tuple[object, ...]:
    """What `_own_view` is made from: of the other boards only before the last tile, for the best total."""
    given_back = state.given_back[seat]
    tiles = (state.secret[seat], given_back, given_back in state.stock, *hand(state, seat))
    return tiles, state.board[seat], state.side[seat], state.turned[seat], boards if _is_last(state, seat) else None


def _own_view(state: GhostsGaloreState, seat: Seat) -> OwnView:
    given_back = state.given_back[seat]
    return OwnView(
        seat=seat,
        side=None if state.side[seat] == NONE else SIDE_IDS[board_side(state, seat)],
        secret=_tile_id(state.secret[seat]),
        drawn=tuple(TILE_IDS[tile] for tile in hand(state, seat)),
        given_back=_tile_id(given_back),
        given_back_turned_up=given_back != NONE and given_back not in state.stock,
        rotation=None if state.turned[seat] == NONE else state.turned[seat],
        best_total=_best_total(state, seat),
    )


def _is_last(state: GhostsGaloreState, seat: Seat) -> bool:
    """Whether only the secret tile is left to lay."""
    return state.secret[seat] != NONE and state.grid[9 * seat : 9 * seat + 9].count(NONE) == 1


def _best_total(state: GhostsGaloreState, seat: Seat) -> int | None:
    if not _is_last(state, seat):
        return None
    start = 9 * seat
    place = state.grid.index(NONE, start)
    tallies = _tallies(state)
    best = NONE
    for rotation in range(ROTATIONS):
        grid: list[Code] = state.grid[:]
        grid[place] = state.secret[seat] * 4 + rotation
        tallies[seat] = tally(grid, start, board_side(state, seat))
        total = score_sheet(tallies)[seat].total
        best = total if rotation == 0 else max(best, total)
    return best


def _tallies(state: GhostsGaloreState, kept: Kept | None = None) -> list[Tally]:
    """One per seat. Before sides are public no tile lies on a board, so any side gives the same."""
    known, grid, kept = NONE not in state.side, state.grid, kept or Kept()
    found = []
    for seat in range(state.players):
        start, side = 9 * seat, board_side(state, seat) if known else 0
        sources = (tuple(grid[start : start + 9]), side)
        found.append(kept.part(("tally", seat), sources, partial(tally, grid, start, side)))
    return found


def _tile_id(tile: Tile) -> str | None:
    return None if tile == NONE else TILE_IDS[tile]
