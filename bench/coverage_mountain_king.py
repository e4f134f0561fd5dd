"""What a hunt through the Mountain King has to see at least once (see `bench.hunt`)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from underhall.core import Move, Seat
from underhall.games.mountain_king.board.networks import isolated_mask
from underhall.games.mountain_king.box.cards import SPELLS, WORKSHOPS
from underhall.games.mountain_king.box.content import CONTENT
from underhall.games.mountain_king.casting import ResolveOrIgnore
from underhall.games.mountain_king.horde import deck_size
from underhall.games.mountain_king.moves import Cast, Dedicate, Ignore, Resolve, UseWorkshop
from underhall.games.mountain_king.state import TableState, is_team_game
from underhall.games.mountain_king.workshops import FirstUse, UseAgain

GOALS: Final = (
    *(f"cast {spell.id}" for spell in SPELLS),
    *(f"resolved {spell.id}" for spell in SPELLS),
    "ignored a spell",
    "a spell disintegrated",
    *(f"used {workshop.id}" for workshop in WORKSHOPS),
    *(f"dedicated {hall.id}" for hall in CONTENT.halls),
    "isolated tunnel dug",
    "isolated tunnel reclaimed",
    # Deck 3 runs dry only if fourteen of at most thirty recruits are level 3: tests set that scene instead.
    *(f"deck {level} ran dry" for level in (1, 2)),
    "bag ran dry",
    "workshop supply ran dry",
    "a tunnel pile ran dry",
    "a troll retired",
    "a pedestal lost under a hall",
    "a trollsmoot completed",
    "a coronation without a token",
)


def tags(before: TableState, _: Seat, move: Move, after: TableState) -> Iterator[str]:
    """What a ply is an example of."""
    yield from _step_1(before, move, after)
    yield from _mountain(before, move, after)
    for level in (1, 2, 3):
        if after.round and deck_size(before, level) and not deck_size(after, level):
            yield f"deck {level} ran dry"
    if any(before.bag) and not any(after.bag):
        yield "bag ran dry"
    if sum(map(len, after.under)) > sum(map(len, before.under)) and before.recruited >= 0 > after.recruited:
        yield "a troll retired"
    before_complete = [before.smoot[player * 10 + 9] >= 0 for player in range(before.players)]
    after_complete = [after.smoot[player * 10 + 9] >= 0 for player in range(after.players)]
    if before_complete != after_complete:
        yield "a trollsmoot completed"
        if before.crown_owner == after.crown_owner:
            yield "a coronation without a token"
    if not after.agenda:
        yield "game over, teams" if is_team_game(after) else f"game over, {after.players} players"


# The guide ----------------------------------------------------------------------------------------------------------

_LIKES: Final = (
    ("recruit t", 30.0),
    ("recruit m", 8.0),
    ("recruit", 0.5),
    ("dig", 30.0),
    ("apart", 10.0),
    ("establish", 20.0),
    ("dedicate", 6.0),
    ("resolve", 6.0),
    ("cast", 2.0),
    ("gain coin", 12.0),
    ("activate", 3.0),
    ("trade", 1.5),
    ("take", 8.0),
    ("end_step", 0.5),
)
"""How much likelier than others moves that begin like this are; the first match counts."""


def guide(_: TableState, __: Seat, moves: list[Move], rng: Random) -> Move:
    """A player who goes for bribes, workshops, halls and spells: what luck alone sees too rarely."""
    return rng.choices(moves, [_liking(str(move)) for move in moves])[0]


def _liking(text: str) -> float:
    return next((weight for begin, weight in _LIKES if text.startswith(begin)), 1.0)


# What a ply is an example of ----------------------------------------------------------------------------------------


def _step_1(before: TableState, move: Move, after: TableState) -> Iterator[str]:
    top = before.agenda[-1]
    if isinstance(move, Cast):
        yield f"cast {move.spell}"
    if isinstance(top, ResolveOrIgnore):
        if isinstance(move, Resolve):
            yield f"resolved {SPELLS[top.spell].id}"
        elif isinstance(move, Ignore):
            yield "ignored a spell"
    if len(after.spell_under) > len(before.spell_under):
        yield "a spell disintegrated"
    if isinstance(move, UseWorkshop) and isinstance(top, FirstUse | UseAgain):
        yield f"used {WORKSHOPS[before.mountain.workshops[top.site]].id}"


def _mountain(before: TableState, move: Move, after: TableState) -> Iterator[str]:
    if isinstance(move, Dedicate):
        yield f"dedicated {move.hall.split(':')[0]}"
    if any(before.workshops) and not any(after.workshops):
        yield "workshop supply ran dry"
    if after.mountain.piles != before.mountain.piles and 0 in after.mountain.piles and 0 not in before.mountain.piles:
        yield "a tunnel pile ran dry"
    if sum(after.lost) > sum(before.lost):
        yield "a pedestal lost under a hall"
    if len(after.mountain.tiles) > len(before.mountain.tiles):
        apart, was_apart = isolated_mask(after.mountain), isolated_mask(before.mountain)
        if apart & ~was_apart:
            yield "isolated tunnel dug"
        if was_apart & ~apart:
            yield "isolated tunnel reclaimed"
