"""Touching what is not decided now: which rule says that its moment is another one."""

from __future__ import annotations

from underhall.core.agenda import Seat
from underhall.core.notation import Move
from underhall.core.refusals import Refusal
from underhall.games.ghosts_galore.board.tiles import TILE_IDS
from underhall.games.ghosts_galore.box.components import ROUNDS
from underhall.games.ghosts_galore.claiming import ClaimDecide, ClaimTurn
from underhall.games.ghosts_galore.moves import ChooseSide, PlaceSecretTile, PlaceTile, Reveal, Take
from underhall.games.ghosts_galore.placement import Place
from underhall.games.ghosts_galore.refusing import refuse
from underhall.games.ghosts_galore.secret import ChooseSecret, PlaceSecret
from underhall.games.ghosts_galore.setup import ChooseSides
from underhall.games.ghosts_galore.state import GhostsGaloreState


def why_not_now(state: GhostsGaloreState, seat: Seat, move: Move) -> Refusal | None:
    """The rule that ties a kind of move to another moment than this one, or None."""
    top = state.agenda[-1]
    if isinstance(move, ChooseSide):
        return refuse("R-20", "side_chosen")
    if not isinstance(move, Take | Reveal | PlaceTile | PlaceSecretTile):
        return None
    if isinstance(top, ChooseSides | ChooseSecret):
        return refuse("R-20", "not_begun")
    if isinstance(top, PlaceSecret):
        return refuse("R-43", "rounds_over", rounds=ROUNDS)
    if isinstance(move, PlaceSecretTile):
        return refuse("R-43", "secret_later", rounds=ROUNDS)
    if isinstance(move, PlaceTile) and isinstance(top, ClaimTurn | ClaimDecide):
        return refuse("R-38", "claim_first")
    if isinstance(top, Place):
        return refuse("R-42", "must_place", tile=TILE_IDS[state.claimed[seat]])
    if isinstance(move, Take):
        return refuse("R-23", "only_the_revealed", tile=move.tile)
    return refuse("R-23", "keep_or_leave") if isinstance(top, ClaimDecide) else None
