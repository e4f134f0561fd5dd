"""Positions: the state as data that people can read and edit, and the checks that a position has to pass.

What can be derived is not written: the stock is every tile that lies nowhere else, the lantern follows from the
first player and the round. A position that cannot arise is refused with what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from underhall.core import messages
from underhall.core.agenda import Seat, Step
from underhall.core.game import Setup
from underhall.core.positions import read
from underhall.core.refusals import PositionError, nearest
from underhall.games.ghosts_galore.board.boards import BOARD_IDS, BOARD_INDEX, CELL_INDEX, SIDE_LETTERS
from underhall.games.ghosts_galore.board.tiles import ALL_TILES, NONE, TILE_IDS, TILE_INDEX, Code, Tile, written
from underhall.games.ghosts_galore.box.components import CELLS, GAME_ID, ROUNDS, SPARE_TILES
from underhall.games.ghosts_galore.moves import ROTATIONS
from underhall.games.ghosts_galore.state import GhostsGaloreState, is_claiming, is_round_open, laid, outside_the_stock


class SeatPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat. `rotation` is what it has chosen for its secret tile while others are still choosing."""

    board: str | None
    side: str | None
    secret: str | None
    claimed: str | None
    grid: dict[str, str]
    drawn: list[str] = []
    given_back: str | None = None
    rotation: int | None = None


class GhostsGalorePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    first_player: int | None
    round: int
    pile: int
    revealed: str | None
    row: list[str]
    discard: list[str]
    seats: list[SeatPosition]


def dump(state: GhostsGaloreState) -> dict[str, Any]:
    """The position as plain data."""
    position = GhostsGalorePosition(
        first_player=_number(state.first),
        round=state.round,
        pile=state.pile,
        revealed=_tile_id(state.revealed),
        row=[TILE_IDS[tile] for tile in state.row],
        discard=[TILE_IDS[tile] for tile in state.discard],
        seats=[
            SeatPosition(
                board=None if state.board[seat] == NONE else BOARD_IDS[state.board[seat]],
                side=None if state.side[seat] == NONE else SIDE_LETTERS[state.side[seat]],
                secret=_tile_id(state.secret[seat]),
                claimed=_tile_id(state.claimed[seat]),
                grid={
                    cell: written(code)
                    for cell, code in zip(CELLS, state.grid[9 * seat : 9 * seat + 9], strict=True)
                    if code != NONE
                },
                drawn=[TILE_IDS[tile] for tile in state.drawn[2 * seat : 2 * seat + 2]],
                given_back=_tile_id(state.given_back[seat]),
                rotation=_number(state.turned[seat]),
            )
            for seat in range(state.players)
        ],
    )
    data: dict[str, Any] = msgspec.to_builtins(position)
    return data


def restore(setup: Setup, data: Mapping[str, Any], steps: Sequence[Step]) -> GhostsGaloreState:
    """The state that `dump` described, with `steps` as its agenda."""
    position = read(data, GhostsGalorePosition, "state")
    players = setup.players
    _equal("seats", len(position.seats), players)
    state = GhostsGaloreState(players, expert=setup.options["variant"] == "expert")
    state.first = _within("first_player", position.first_player, players)
    if not 0 <= position.round <= ROUNDS:
        raise _wrong("round", position.round, f"0-{ROUNDS}")
    state.round = position.round
    state.pile = position.pile
    state.revealed = _tile("revealed", position.revealed)
    state.row = [_tile("row", tile) for tile in position.row]
    state.discard = [_tile("discard", tile) for tile in position.discard]
    for seat, entry in enumerate(position.seats):
        _restore_seat(state, seat, entry)
    state.stock = _stock(state)
    state.agenda = list(steps)
    _check_boards(state)
    _check_counts(state)
    _check_first(state, setup)
    return state


def _restore_seat(state: GhostsGaloreState, seat: Seat, entry: SeatPosition) -> None:
    where = f"seats[{seat}]"
    if entry.board is not None:
        if entry.board not in BOARD_INDEX:
            raise _unknown(f"{where}.board", entry.board, BOARD_IDS)
        state.board[seat] = BOARD_INDEX[entry.board]
    if entry.side is not None:
        if entry.side not in SIDE_LETTERS:
            raise _unknown(f"{where}.side", entry.side, SIDE_LETTERS)
        state.side[seat] = SIDE_LETTERS.index(entry.side)
    state.secret[seat] = _tile(f"{where}.secret", entry.secret)
    state.claimed[seat] = _tile(f"{where}.claimed", entry.claimed)
    state.given_back[seat] = _tile(f"{where}.given_back", entry.given_back)
    if len(entry.drawn) > 2 or (entry.drawn and len(state.drawn) != 2 * seat):
        raise _wrong(f"{where}.drawn", len(entry.drawn), "0-2" if len(state.drawn) == 2 * seat else "0")
    state.drawn += [_tile(f"{where}.drawn", tile) for tile in entry.drawn]
    state.turned[seat] = _within(f"{where}.rotation", entry.rotation, ROTATIONS)
    for cell, tile in entry.grid.items():
        if cell not in CELL_INDEX:
            raise _unknown(f"{where}.grid", cell, CELLS)
        state.grid[9 * seat + CELL_INDEX[cell]] = _code(f"{where}.grid.{cell}", tile)


def _stock(state: GhostsGaloreState) -> list[Tile]:
    """All tiles that lie nowhere else; a tile in two places is refused. A chosen secret is still one of a pair."""
    seen: set[Tile] = set()
    for tile in outside_the_stock(state):
        if tile in seen:
            raise PositionError("tile_twice", game=GAME_ID, tile=_quoted(TILE_IDS[tile]))
        seen.add(tile)
    return [tile for tile in ALL_TILES if tile not in seen]


# What fits together -----------------------------------------------------------------------------------------


def _check_boards(state: GhostsGaloreState) -> None:
    """No two seats have the same board (R-21)."""
    for seat, board in enumerate(state.board):
        if board != NONE and board in state.board[:seat]:
            raise PositionError("board_twice", game=GAME_ID, board=_quoted(BOARD_IDS[board]))


def _check_first(state: GhostsGaloreState, setup: Setup) -> None:
    """A first player named in the setup is known from the start; otherwise one is drawn before the first round."""
    named = setup.options["first_player"]
    if isinstance(named, int):
        _equal("first_player", state.first, named)
    elif state.round or state.first != NONE:
        _equal("first_player", state.first != NONE, _has_secrets(state))


def _has_secrets(state: GhostsGaloreState) -> bool:
    """Whether the secret tiles are dealt and, in the expert variant, chosen."""
    return NONE not in (state.given_back if state.expert else state.secret) or NONE not in state.grid


def _check_counts(state: GhostsGaloreState) -> None:
    """Every count that follows from how far the game has got."""
    players, playing, over = state.players, state.round > 0, NONE not in state.grid
    boards = players if playing else players - state.board.count(NONE)
    _per_seat("board", state.board, boards)
    if boards < players:
        _per_seat("side", state.side, 0)
    elif playing:
        _per_seat("side", state.side, players)
    _check_secrets(state, playing=playing, over=over)
    claims = players - state.claimed.count(NONE)
    if is_claiming(state):
        total = state.pile + len(state.row) + claims + (state.revealed != NONE)
        _equal("pile + row + claimed + revealed", total, players + SPARE_TILES)
        _grid_sizes(state, [state.round - 1] * players)
    elif is_round_open(state) and playing:
        _equal("pile", state.pile, 0)
        _equal("revealed", state.revealed != NONE, 0)
        _equal("row", len(state.row), SPARE_TILES)
        if not claims:
            raise _wrong("claimed", 0, f"1-{players}")
        _grid_sizes(state, [state.round - (tile != NONE) for tile in state.claimed])
    else:
        _equal("pile", state.pile, 0)
        _equal("row", len(state.row), 0)
        _equal("claimed", claims, 0)
        _equal("revealed", state.revealed != NONE, 0)
        _grid_sizes(state, [state.round + over] * players)
    done = state.round - (playing and is_round_open(state))
    _equal("discard", len(state.discard), SPARE_TILES * done)


def _check_secrets(state: GhostsGaloreState, *, playing: bool, over: bool) -> None:
    """Secret tiles are dealt once all sides are chosen, in the expert variant two to each seat, who keeps one."""
    players = state.players
    dealing = not playing and NONE not in state.side
    if state.expert and dealing and NONE in state.given_back:
        _per_seat("given_back", state.given_back, 0)
        if len(state.drawn) < 2 * players:
            _per_seat("secret", state.secret, 0)
        _check_pairs(state)
    else:
        dealt = players - state.secret.count(NONE) if dealing and not state.expert else players * (dealing or playing)
        _equal("drawn", len(state.drawn), 0)
        _per_seat("secret", state.secret, 0 if over else dealt)
        _per_seat("given_back", state.given_back, players if state.expert and (playing or dealing) else 0)
    for seat, tile in enumerate(state.given_back):
        if tile != NONE and (tile in state.given_back[:seat] or tile in state.secret):
            raise PositionError("tile_twice", game=GAME_ID, tile=_quoted(TILE_IDS[tile]))
    if not playing or over or state.round < ROUNDS or is_round_open(state):
        _per_seat("rotation", state.turned, 0)


def _check_pairs(state: GhostsGaloreState) -> None:
    """A seat that has chosen keeps one of its own two tiles."""
    for seat, secret in enumerate(state.secret):
        if secret != NONE and secret not in state.drawn[2 * seat : 2 * seat + 2]:
            pair = ", ".join(TILE_IDS[tile] for tile in state.drawn[2 * seat : 2 * seat + 2])
            raise _wrong(f"seats[{seat}].secret", TILE_IDS[secret], pair)


def _per_seat(where: str, values: list[int], need: int) -> None:
    """How many seats have something: always the first ones."""
    have = sum(1 for value in values if value != NONE)
    _equal(where, have, need)
    if NONE in values[:need]:
        empty = f"state.seats[{values.index(NONE)}].{where}"
        raise PositionError("value", game=GAME_ID, where=empty, have=messages.phrase("core-nothing"), need=where)


def _grid_sizes(state: GhostsGaloreState, need: list[int]) -> None:
    for seat, size in enumerate(need):
        _equal(f"seats[{seat}].grid", laid(state, seat), size)


# Reading values ---------------------------------------------------------------------------------------------


def _tile(where: str, text: str | None) -> Tile:
    if text is None:
        return NONE
    if text not in TILE_INDEX:
        raise _unknown(where, text, TILE_IDS)
    return TILE_INDEX[text]


def _code(where: str, text: str) -> Code:
    tile, at, rotation = text.partition("@")
    if not at or rotation not in ("0", "1", "2", "3"):
        raise _wrong(where, text, "tile@0-3")
    return _tile(where, tile) * 4 + int(rotation)


def _within(where: str, value: int | None, stop: int) -> int:
    if value is None:
        return NONE
    if not 0 <= value < stop:
        raise _wrong(where, value, f"0-{stop - 1}")
    return value


def _equal(where: str, have: int, need: int) -> None:
    if have != need:
        raise _wrong(where, int(have), str(int(need)))


def _wrong(where: str, have: int | str, need: str) -> PositionError:
    found = _quoted(have) if isinstance(have, str) else str(have)
    return PositionError("value", game=GAME_ID, where=f"state.{where}", have=found, need=need)


def _unknown(where: str, word: str, known: Sequence[str]) -> PositionError:
    near = nearest(word, known)
    code = "unknown_near" if near else "unknown"
    facts = {"where": f"state.{where}", "word": _quoted(word), "near": _quoted(near)}
    return PositionError(code, game=GAME_ID, **facts)


def _quoted(word: str) -> str:
    """An id as it stands in the file, in quotes: without them a message would show the component's name."""
    return f'"{word}"'


def _number(value: int) -> int | None:
    return None if value == NONE else value


def _tile_id(tile: Tile) -> str | None:
    return None if tile == NONE else TILE_IDS[tile]
