"""Looking back: the position at an earlier ply of a live table, for "what if" tables and for replays.

Nothing here touches the live match: it works on a twin. While a game runs, a position is drawn anew from what one
seat knew at that ply.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from underhall.core import match as matches
from underhall.core.agenda import DEALER, Seat
from underhall.core.match import Match
from underhall.server import frames
from underhall.server.protocol import Frame, ProtocolError

if TYPE_CHECKING:
    from underhall.server.hub import Hub
    from underhall.server.table import LiveTable


async def position_at(hub: Hub, table: LiveTable, seat: Seat, ply: int | None) -> dict[str, Any]:
    """The position at a ply of the record, as data. True to the last card only if the game is over."""
    match = twin_at(hub, table, ply)
    if match.over:
        raise ProtocolError("is_over", status=409)
    if table.match is not None and table.match.over:
        return match.dump()
    state = match.game.determinize(match.state, seat, hub.rng)
    return matches.describe(match.game, match.setup, state)


async def frame_at(hub: Hub, table: LiveTable, seat: Seat | None, ply: int, lang: str) -> Frame:
    """The frame that a reader at this seat saw at a ply of the record, with the events that led to it."""
    match = twin_at(hub, table, ply)
    last = match.last
    shown = frames.frame(match, match.ply, seat, lang, last.events if last is not None else (), None)
    return msgspec.structs.replace(shown, moves=[], can_undo=False)


def twin_at(hub: Hub, table: LiveTable, ply: int | None) -> Match:
    """A match of its own that stands where the table's match stood at a ply of the record."""
    match = table.match
    if match is None:
        raise ProtocolError("not_started", status=409)
    if ply is None:
        ply = match.ply
    if ply > match.ply:
        raise ProtocolError("no_ply", status=404, ply=ply, last=match.ply)
    twin = hub.new_match(table.row)
    lines = [f"{'*' if done.seat == DEALER else done.seat} {done.move}" for done in match.plies[twin.ply : ply]]
    if ply < twin.ply:
        twin.rewind(ply)
    else:
        twin.replay(lines)
    return twin
