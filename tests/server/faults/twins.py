"""Pairs of games that differ only in what seat 0 (and a spectator) may not know, for as many plies as can be found.

A pair is two starts and two seeds, and a script of moves after each of which both games still show seat 0 and
spectators the same. It is found by playing both beside one another here, without a server:

- other seats' hidden tiles and cards are exchanged for others, such that the open draws that follow stay the same;
- other seats make different hidden choices;
- the seeds differ in what they will bring, but have brought the same so far.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import underhall
from underhall.core.agenda import Seat
from underhall.core.loading import new
from underhall.core.match import Match
from underhall.core.positions import describe
from underhall.protocol.live import encode_view

PLAYERS = 3
MOST_PLIES = 64

Position = dict[str, Any] | None


class Turn(NamedTuple):
    """A move of the script: other seats' hidden choices may differ between the two games."""

    seat: Seat
    moves: tuple[str, str]


class Twins(NamedTuple):
    game: str
    options: dict[str, str | int | bool]
    starts: tuple[Position, Position]
    seeds: tuple[str, str]
    script: tuple[Turn, ...]
    """Moves that seat 0 sees alike in both games, as long as those differ at all."""


def other_secrets() -> Twins:
    """Ghosts Galore: another seat's secret tile, exchanged for its neighbour among the face-down tiles."""
    match = _after("ghosts_galore", PLAYERS)
    one, two = match.state.copy(), match.state.copy()
    tile = one.secret[1]
    other = min(one.stock, key=lambda unseen: abs(unseen - tile))
    two.secret[1] = other
    two.stock = sorted([tile, *(unseen for unseen in one.stock if unseen != other)])
    return _longest(match, (_told(match, one), _told(match, two)), same_seeds(20))


def other_sides() -> Twins:
    """Ghosts Galore: the others choose other sides of their boards, which nobody knows before all have chosen."""
    match = underhall.new("ghosts_galore", players=PLAYERS, seed="sides")
    return _longest(match, (None, None), same_seeds(5))


def other_choices() -> Twins:
    """Ghosts Galore, expert: another seat keeps the other one of its two tiles, and gives back its neighbour."""
    match = _after("ghosts_galore", PLAYERS, variant="expert")
    state = match.state.copy()
    pool = sorted([*state.stock, *state.drawn[2:]])
    pairs = [pair for pair in pairwise(pool) if pair[0] + 1 == pair[1]]
    state.drawn[2:] = [*pairs[10], *pairs[20]]
    state.stock = [tile for tile in pool if tile not in state.drawn]
    return _longest(match, (_told(match, state), _told(match, state)), same_seeds(10), most=24)


def other_hands() -> Twins:
    """In the Hall of the Mountain King: what others hold of their starting trolls."""
    found = []
    for number in range(40):
        match = _after("mountain_king", 1 + number % 5)
        twin = match.game.determinize(match.state, 0, Random(number))
        if _told(match, twin) != _told(match, match.state):
            found.append(_longest(match, (_told(match, match.state), _told(match, twin)), same_seeds(2)))
    return max(found, key=lambda twins: len(twins.script))


def other_decks() -> Twins:
    """In the Hall of the Mountain King: what will come from decks and bag, with two seeds alike so far."""
    match = _after("mountain_king", 60)
    start = _told(match, match.state)
    return _longest(match, (start, start), other_seeds(40), most=32)


def other_futures() -> Twins:
    """Caverna: two seeds that have brought the same so far, and will not."""
    return _longest(underhall.new("caverna", players=PLAYERS, seed="futures"), (None, None), other_seeds(60), most=40)


ALL: tuple[Callable[[], Twins], ...] = (
    other_secrets,
    other_sides,
    other_choices,
    other_hands,
    other_decks,
    other_futures,
)


def same_seeds(count: int) -> Iterator[tuple[str, str]]:
    return ((f"{number:064x}", f"{number:064x}") for number in range(count))


def other_seeds(count: int) -> Iterator[tuple[str, str]]:
    return ((f"{0:064x}", f"{number:064x}") for number in range(1, count + 1))


def know_the_same(one: Match, two: Match) -> bool:
    """Whether the rules show seat 0 and spectators the same of both."""
    return all(
        encode_view(one.game.view(one.state, seat)) == encode_view(two.game.view(two.state, seat)) for seat in (0, None)
    )


def _after(game: str, moves: int, **options: Any) -> Match:
    match = underhall.new(game, players=PLAYERS, seed="twins", **options)
    random = Random(game)
    for _ in range(moves):
        match.play(random.choice(match.moves()))
    return match


def _told(match: Match, state: Any) -> dict[str, Any]:
    return describe(match.game, match.setup, state)


def _longest(
    match: Match, starts: tuple[Position, Position], seeds: Iterator[tuple[str, str]], most: int = MOST_PLIES
) -> Twins:
    """The pair of seeds with which the two games look the same for longest, or for as long as is wanted."""
    best: Twins | None = None
    for pair in seeds:
        found = _played(match, starts, pair, most)
        if best is None or len(found.script) > len(best.script):
            best = found
        if len(best.script) == most:
            break
    assert best is not None
    return best


def _played(match: Match, starts: tuple[Position, Position], seeds: tuple[str, str], most: int) -> Twins:
    """Play on in both games, alike in all that seat 0 can see, until there is a difference to be seen."""
    one, two = (new(match.game, match.setup, seed, start=start) for seed, start in zip(seeds, starts, strict=True))
    script: list[Turn] = []
    random = Random(seeds[1])
    while len(script) < most and know_the_same(one, two) and one.decision and two.decision:
        seats = one.decision.seats
        hidden = one.decision.hidden and seats != (0,)
        # Seat 0 waits with a hidden choice of its own until it could learn of the others'.
        seat = random.choice([seat for seat in seats if seat or not hidden] or [0])
        offers = [[str(move) for move in game.moves(seat)] for game in (one, two)]
        common = [move for move in offers[0] if move in offers[1]]
        if hidden and len(offers[0]) > 1:
            chosen = random.choice(offers[0])
            moves = (chosen, random.choice([move for move in offers[1] if move != chosen]))
        elif common:
            moves = (random.choice(common),) * 2
        else:
            break
        one.play(moves[0], seat)
        two.play(moves[1], seat)
        differ = seeds[0] != seeds[1] or one.dump() != two.dump()
        if not differ or one.over or two.over or not know_the_same(one, two):
            break
        script.append(Turn(seat, moves))
    return Twins(match.game.id, dict(match.setup.options), starts, seeds, tuple(script))
