"""Accounts: the score sheets (12), and the count of every component over all places it can be in."""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Seat
from underhall.core.game import Score
from underhall.games.mountain_king.cards import CARDS, KIND_OF, SPELLS, TROLLS, WORKSHOPS
from underhall.games.mountain_king.content import CLANS, KINDS, RUNE
from underhall.games.mountain_king.recruiting import crown_values
from underhall.games.mountain_king.scoring import final_score, tie_break
from underhall.games.mountain_king.state import TableState, is_team_game, position
from underhall.games.mountain_king.trollsmoot import levels


def members(state: TableState, side: int) -> list[Seat]:
    """The seats of a side: one, or two of a team."""
    return [seat for seat in range(state.players) if state.side[seat] == side]


def leftovers(state: TableState, side: int) -> list[int]:
    """All that a side owns, in storage and on the trolls of its members, by kind; all carts are alike."""
    counts = state.storage[side * 7 : side * 7 + 7]
    for seat in members(state, side):
        for symbol, kind in enumerate(KIND_OF):
            counts[kind] += sum(state.tokens[seat * 100 + symbol * 10 : seat * 100 + symbol * 10 + 10])
    return counts


def crowns_of(state: TableState, side: int) -> list[int]:
    """The coronation tokens a side has taken."""
    values = crown_values(state)
    return [values[token] for token, owner in enumerate(state.crown_owner) if owner == side]


def points_of(state: TableState, side: int) -> list[int]:
    """The pedestal point tokens a side has taken, in the order of the track."""
    return [state.claimed[space] for space in range(15) if state.claimed_by[space] == side]


def side_score(state: TableState, side: int) -> Score:
    """The score sheet of a side for the present position. Ties: see `tie_break`; before the start player is known
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
    """One score a seat; both members of a team have their team's."""
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


def components(state: TableState) -> dict[str, int]:
    """How often each thing of the box is found over all places, the box itself included."""
    mountain = state.mountain
    counts = [state.unseen >> card & 1 for card in range(TROLLS)]
    for place in (state.smoot, state.horde, (state.recruited,), *state.under):
        for card in place:
            if 0 <= card < TROLLS:
                counts[card] += 1
    found = dict(zip(_TROLL_IDS, counts, strict=True))
    found["starting_troll"] = _starting_trolls(state)
    for spell, printed in enumerate(SPELLS):
        found[printed.id] = state.book.count(spell) + state.spell_under.count(spell) + (state.spell_unseen >> spell & 1)
    for kind, workshop in enumerate(WORKSHOPS):
        standing = mountain.workshops.count(kind)
        found[workshop.id] = standing + state.workshops[kind] + state.workshops_out[kind]
    for clan, name in enumerate(CLANS):
        held = sum(state.pedestals[clan::3]) + state.horde_pedestal.count(clan)
        in_bag = state.bag[clan] + state.drawn[clan]
        found[f"pedestal_{name}"] = held + in_bag + state.lost[clan] + mountain.pedestals[clan].bit_count()
    found |= _on_the_board(state)
    on_trolls = [0] * len(KINDS)
    for row in range(0, len(state.tokens), 10):
        on_trolls[KIND_OF[row // 10 % 10]] += sum(state.tokens[row : row + 10])
    for kind, name in enumerate(KINDS):
        elsewhere = sum(state.storage[kind::7]) + sum(state.bribes[kind::7])
        found[name] = state.supply[kind] + on_trolls[kind] + elsewhere + (sum(state.book_runes) if kind == RUNE else 0)
    return found


_TROLL_IDS: Final = tuple(card.id for card in CARDS[:TROLLS])


def _on_the_board(state: TableState) -> dict[str, int]:
    mountain = state.mountain
    statues = [mask.bit_count() for mask in mountain.statues]
    # Before they are set up the statues are in the box, as are the point tokens before they are dealt.
    ring = len(mountain.board.statue_spots)
    tables = zip(mountain.board.tunnels.shapes, mountain.piles, strict=True)
    laid = [mountain.board.tunnels.shape(tile) for tile in mountain.tiles]
    return {
        "statue": sum(statues) if any(statues) else ring,
        "point_token": sum(1 for n in range(15) if not (state.track[n] and state.claimed[n])),
        "coronation_token": len(state.crown_owner),
        **{shape: left + laid.count(number) for number, (shape, left) in enumerate(tables)},
    }


def _starting_trolls(state: TableState) -> int:
    """Six a seat: placed, in hand, in the deck, and the two that leave the game when all have drafted."""
    total = 0
    for seat in range(state.players):
        placed = sum(1 for card in state.smoot[seat * 10 : seat * 10 + 4] if card >= 0)
        total += placed + state.hand[seat].bit_count() + state.deck[seat].bit_count()
        if state.round and not state.hand[seat] and not state.deck[seat]:
            total += 2
    return total
