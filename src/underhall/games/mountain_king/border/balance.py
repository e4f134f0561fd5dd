"""What the arena counts when it measures how good the components are: trolls, spells,
workshops, great halls and start points."""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Seat
from underhall.games.mountain_king.border.keepsakes import keepsakes
from underhall.games.mountain_king.box.cards import CARDS, LEVEL, SPELLS, WORKSHOPS
from underhall.games.mountain_king.box.content import CONTENT
from underhall.games.mountain_king.state import TableState

COUNTED: Final = (
    *(f"troll:{card.id}" for card, level in zip(CARDS, LEVEL, strict=True) if level > 0),
    *(f"spell:{spell.id}" for spell in SPELLS),
    *(f"workshop:{workshop.id}" for workshop in WORKSHOPS),
    *(f"hall:{hall.id}" for hall in CONTENT.halls),
    *(f"start:{point.id}" for board in CONTENT.boards for point in board.start_point),
)


def held(state: TableState, seat: Seat) -> list[str]:
    """The trolls that a seat recruited; the rest counts when it is picked."""
    return [f"troll:{card}" for card in keepsakes(state, seat)]
