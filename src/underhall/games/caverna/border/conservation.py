"""What is limited (RULES section 2.1), counted wherever it lies: must be the same at every ply of a match."""

from __future__ import annotations

from underhall.games.caverna import calendar
from underhall.games.caverna.actions import SPACE, TABLES
from underhall.games.caverna.board.homeboard import STABLES
from underhall.games.caverna.box.catalogue import ALL, INTRODUCTORY, UNLIMITED
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.spaces import FLIPS
from underhall.games.caverna.state import FREE, CavernaState

_DWARF = CONTENT.resources.piece_called("dwarf")


def components(state: CavernaState) -> dict[str, int]:
    """How many there are of each limited component, on the table and in reserve together."""
    return {
        "dwarf": _dwarfs(state),
        "stable": sum(home.stables.bit_count() + max(0, STABLES - home.stables.bit_count()) for home in state.homes),
        "furnishing": _furnishings(state),
        "round_card": _cards(state),
        "harvest_marker": len(state.markers) + sum(calendar.markers_left(state)),
        "starting_player_token": 1 if 0 <= state.first < len(state.homes) else 0,
    }


def _dwarfs(state: CavernaState) -> int:
    """In play and in reserve; a dwarf on a space is one of its player's placed dwarfs, and stands there once."""
    count = 0
    standing = [occupant for occupant in state.occupied if occupant != FREE]
    placed = [
        8 * seat + dwarf for seat, home in enumerate(state.homes) for dwarf in range(8) if home.placed >> dwarf & 1
    ]
    for home in state.homes:
        count += len(home.dwarfs) + max(0, _DWARF.per_player + 1 - len(home.dwarfs))
    return count if sorted(standing) == placed else -1


def _furnishings(state: CavernaState) -> int:
    """On offer, on boards and overbuilt, without the ordinary dwellings, which are unlimited (R-1)."""
    count = (state.offer & ~UNLIMITED).bit_count()
    for home in state.homes:
        count += sum(1 for _, tile in home.rooms if not UNLIMITED >> tile & 1) + home.covered.bit_count()
    foreign = state.offer & ~(INTRODUCTORY if state.intro else ALL)
    return count if not foreign else -1


def _cards(state: CavernaState) -> int:
    """Revealed, each once, and still to be drawn."""
    players = len(state.homes)
    revealed = state.spaces[len(TABLES[players].printed) :]
    backs = {after: before for before, after in FLIPS.values()}
    fronts = [backs.get(card, card) for card in revealed]
    drawn = {SPACE[card] for stage in CONTENT.rounds.stage for card in stage.cards}
    if len(set(fronts)) != len(fronts) or not set(fronts) <= drawn:
        return -1
    return len(fronts) + len(calendar.ROUNDS[players]) - len(fronts)
