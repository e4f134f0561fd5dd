"""What is limited, counted wherever it lies: must be the same at every ply of a match."""

from __future__ import annotations

from typing import Final

from underhall.games.mountain_king.board.pedestals import TRACK_SPACES
from underhall.games.mountain_king.box.cards import CARDS, SPELLS, TROLLS, WORKSHOPS
from underhall.games.mountain_king.box.content import CLANS, KINDS, RUNE
from underhall.games.mountain_king.moves import TOKEN_KIND
from underhall.games.mountain_king.state import ALL_OF_CLAN, ALL_OF_KIND, BOTTOM_ROW, TableState


def components(state: TableState) -> dict[str, int]:
    """How many of each component there are anywhere, including in the box."""
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
        held = sum(state.pedestals[ALL_OF_CLAN[clan]]) + state.horde_pedestal.count(clan)
        in_bag = state.bag[clan] + state.drawn[clan]
        found[f"pedestal_{name}"] = held + in_bag + state.lost[clan] + mountain.pedestals[clan].bit_count()
    found |= _on_the_board(state)
    on_trolls = [0] * len(KINDS)
    for seat in range(state.players):
        for token in state.tokens[seat]:
            on_trolls[TOKEN_KIND[token]] += 1
    for kind, name in enumerate(KINDS):
        elsewhere = sum(state.storage[ALL_OF_KIND[kind]]) + sum(state.bribes[ALL_OF_KIND[kind]])
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
        "point_token": sum(1 for n in range(TRACK_SPACES) if not (state.track[n] and state.claimed[n])),
        "coronation_token": len(state.crown_owner),
        **{shape: left + laid.count(number) for number, (shape, left) in enumerate(tables)},
    }


def _starting_trolls(state: TableState) -> int:
    """Six per seat: placed, in hand, in the deck, and the two that leave the game when all have drafted."""
    total = 0
    for seat in range(state.players):
        placed = sum(1 for card in state.smoot[BOTTOM_ROW[seat]] if card >= 0)
        total += placed + state.hand[seat].bit_count() + state.deck[seat].bit_count()
        if state.round and not state.hand[seat] and not state.deck[seat]:
            total += 2
    return total
