"""Touching what is not decided now: which rule says that its moment is another one."""

from __future__ import annotations

from underhall.core.messages import Fact
from underhall.core.notation import Move
from underhall.core.refusals import Refusal
from underhall.games.ghosts_galore.claiming import ClaimDecide, ClaimTurn
from underhall.games.ghosts_galore.content import GAME_ID, ROUNDS
from underhall.games.ghosts_galore.moves import ChooseSide, PlaceSecretTile, PlaceTile, Reveal, Take
from underhall.games.ghosts_galore.preparation import ChooseSides
from underhall.games.ghosts_galore.secret import ChooseSecret, PlaceSecret
from underhall.games.ghosts_galore.state import GhostsGaloreState


def why_not_now(state: GhostsGaloreState, move: Move) -> Refusal | None:
    """The rule that ties a kind of move to another moment than this one, or None."""
    top = state.agenda[-1]
    if isinstance(move, ChooseSide):
        return _refusal("side_chosen", "R-20")
    if not isinstance(move, Take | Reveal | PlaceTile | PlaceSecretTile):
        return None
    if isinstance(top, ChooseSides | ChooseSecret):
        return _refusal("not_begun", "R-20")
    if isinstance(top, PlaceSecret):
        return _refusal("rounds_over", "R-43", {"rounds": ROUNDS})
    if isinstance(move, PlaceSecretTile):
        return _refusal("secret_later", "R-43", {"rounds": ROUNDS})
    if isinstance(move, PlaceTile) and isinstance(top, ClaimTurn | ClaimDecide):
        return _refusal("claim_first", "R-38")
    return _refusal("keep_or_leave", "R-23") if isinstance(top, ClaimDecide) else None


def _refusal(code: str, rule: str, facts: dict[str, Fact] | None = None) -> Refusal:
    return Refusal(GAME_ID, code, f"{GAME_ID}:{rule}", facts or {})
