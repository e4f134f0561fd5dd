"""What seats can decide and what can be drawn: the words of the notation, each made once and shared."""

from __future__ import annotations

from typing import Final

from underhall.core.notation import Move
from underhall.games.ghosts_galore.board.boards import BOARD_IDS, SIDE_LETTERS
from underhall.games.ghosts_galore.board.tiles import TILE_IDS
from underhall.games.ghosts_galore.box.components import CELLS, ROUNDS
from underhall.games.ghosts_galore.refusing import refuse

ROTATIONS: Final = 4
MOST_PLAYERS: Final = 5


class Board(Move, frozen=True, gc=False, tag="board"):
    """Drawn: the board of a seat."""

    seat: int
    board: str


class Deal(Move, frozen=True, gc=False, tag="deal"):
    """Drawn: a secret tile for a seat, seen by that seat only."""

    seat: int
    tile: str


class FirstPlayer(Move, frozen=True, gc=False, tag="first_player"):
    """Drawn: who takes the lantern first."""

    seat: int


class TurnUp(Move, frozen=True, gc=False, tag="turn_up"):
    """Drawn: the tile on top of the current pile."""

    tile: str


class ChooseSide(Move, frozen=True, gc=False, tag="choose_side"):
    side: str
    moment = refuse("R-20", "side_chosen")


class KeepSecret(Move, frozen=True, gc=False, tag="keep_secret"):
    tile: str


class Reveal(Move, frozen=True, gc=False, tag="reveal"):
    pass


class Take(Move, frozen=True, gc=False, tag="take"):
    tile: str


class KeepRevealed(Move, frozen=True, gc=False, tag="keep_revealed"):
    pass


class LeaveRevealed(Move, frozen=True, gc=False, tag="leave_revealed"):
    pass


class PlaceTile(Move, frozen=True, gc=False, tag="place_tile"):
    cell: str
    rotation: int
    moment = refuse("R-38", "claim_first")


class PlaceSecretTile(Move, frozen=True, gc=False, tag="place_secret_tile"):
    rotation: int
    moment = refuse("R-43", "secret_later", rounds=ROUNDS)


PLAY: Final = (Take, Reveal, PlaceTile, PlaceSecretTile)
"""What is done once the rounds have begun."""

BOARD: Final[list[list[Move]]] = [[Board(seat, board) for board in BOARD_IDS] for seat in range(MOST_PLAYERS)]
DEAL: Final[list[list[Move]]] = [[Deal(seat, tile) for tile in TILE_IDS] for seat in range(MOST_PLAYERS)]
FIRST_PLAYER: Final[list[Move]] = [FirstPlayer(seat) for seat in range(MOST_PLAYERS)]
TURN_UP: Final[list[Move]] = [TurnUp(tile) for tile in TILE_IDS]
CHOOSE_SIDE: Final[list[Move]] = [ChooseSide(letter) for letter in SIDE_LETTERS]
KEEP_SECRET: Final[list[Move]] = [KeepSecret(tile) for tile in TILE_IDS]
REVEAL: Final[Move] = Reveal()
TAKE: Final[list[Move]] = [Take(tile) for tile in TILE_IDS]
KEEP_OR_LEAVE: Final[list[Move]] = [KeepRevealed(), LeaveRevealed()]
PLACE_TILE: Final[list[list[Move]]] = [[PlaceTile(cell, rotation) for rotation in range(ROTATIONS)] for cell in CELLS]
PLACE_SECRET_TILE: Final[list[Move]] = [PlaceSecretTile(rotation) for rotation in range(ROTATIONS)]
