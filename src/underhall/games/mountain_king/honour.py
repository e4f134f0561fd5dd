"""Honour (12): the score sheet of every side, filled in from the whole table. `scoring` says what each thing is
worth."""

from __future__ import annotations

from underhall.core.agenda import Seat
from underhall.core.game import Score
from underhall.games.mountain_king.board.scoring import final_score, tie_break
from underhall.games.mountain_king.moves import TOKEN_KIND
from underhall.games.mountain_king.recruiting import crown_values
from underhall.games.mountain_king.state import STORAGE_OF, TableState, is_team_game, position
from underhall.games.mountain_king.trollsmoot import levels


def members(state: TableState, side: int) -> list[Seat]:
    """The seats of a side: one, or two of a team."""
    return [seat for seat in range(state.players) if state.side[seat] == side]


def leftovers(state: TableState, side: int) -> list[int]:
    """Everything a side owns, in storage and on its members' trolls, by kind; all carts are alike."""
    counts = state.storage[STORAGE_OF[side]]
    for seat in members(state, side):
        for token in state.tokens[seat]:
            counts[TOKEN_KIND[token]] += 1
    return counts


def crowns_of(state: TableState, side: int) -> list[int]:
    """The coronation tokens a side has taken."""
    values = crown_values(state)
    return [values[token] for token, owner in enumerate(state.crown_owner) if owner == side]


def points_of(state: TableState, side: int) -> list[int]:
    """The pedestal point tokens a side has taken, in the order of the track."""
    return [state.claimed[token] for token, owner in enumerate(state.claimed_by) if owner == side]


def side_score(state: TableState, side: int) -> Score:
    """The score sheet of a side for the current position. Ties: see `tie_break`; before the start player is known
    every seat counts as first."""
    seats = members(state, side)
    order = 0 if state.first < 0 else position(state, seats[0])
    if is_team_game(state):
        order = 0 if state.first in seats else 1
    return final_score(
        state.mountain,
        side,
        digging=state.honour[side],
        coronation=crowns_of(state, side),
        point_tokens=points_of(state, side),
        leftovers=leftovers(state, side),
        tie=tie_break(sum(levels(state, seat) for seat in seats), order),
    )


def scores(state: TableState) -> list[Score]:
    """One score per seat; both members of a team have their team's."""
    sheets = [side_score(state, side) for side in range(len(state.honour))]
    return [sheets[side] for side in state.side]


def open_scores(state: TableState, seat: Seat | None) -> list[Score]:
    """The scores without the point tokens that lie face down for `seat` (2.7)."""
    own = None if seat is None else state.side[seat]
    return [
        score if not state.agenda or side == own else open_score(score)
        for side, score in zip(state.side, scores(state), strict=True)
    ]


def open_score(score: Score) -> Score:
    """What others see of a score: all but the point tokens."""
    points = {name: worth for name, worth in score.points.items() if name != "pedestals"}
    return Score(points, sum(points.values()), score.tie)
