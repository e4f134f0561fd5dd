"""What a host did, told to the people of this process: at once if the news of it comes, else from the log a moment
later.

Everything told here already holds in the database, so telling it twice, or never, changes nothing.
"""

from __future__ import annotations

from collections import deque
from datetime import timedelta
from typing import Any

from sqlalchemy import Row, bindparam, select

from underhall.core import messages
from underhall.server.hub import Hub
from underhall.server.people.acts import CLOSE, MUTE, REMOVE, RENAME, UNMUTE
from underhall.server.people.muting import moment
from underhall.server.prepared import Prepared
from underhall.server.schema import acts
from underhall.server.sockets import Sockets

# News of an act comes at once, if at all; clocks of several computers differ.
_LOOK_BACK = timedelta(minutes=1)
_REMEMBERED = 1000
_ACT = Prepared(select(acts).where(acts.c.id == bindparam("act")))
_SINCE = Prepared(select(acts).where(acts.c.at >= bindparam("then")).order_by(acts.c.at))


class Warden:
    """Carries out acts on what is in this process's memory."""

    def __init__(self, hub: Hub, sockets: Sockets) -> None:
        self._hub = hub
        self._sockets = sockets
        self._since = hub.store.moment() - _LOOK_BACK
        self._known: deque[str] = deque(maxlen=_REMEMBERED)

    async def heard(self, act: str) -> None:
        """One act, done here or elsewhere."""
        await self._look(_ACT, {"act": act})

    async def catch_up(self) -> None:
        """Acts that we were not told of: those of a terminal on SQLite, or news that was lost."""
        since, self._since = self._since, self._hub.store.moment() - _LOOK_BACK
        await self._look(_SINCE, {"then": since})

    async def _look(self, query: Prepared, values: dict[str, Any]) -> None:
        for row in await self._hub.store.database.ask(query, values):
            if row.id not in self._known:
                self._known.append(row.id)
                await self._carry_out(row)

    async def _carry_out(self, row: Row[Any]) -> None:
        if row.kind in (MUTE, UNMUTE, RENAME) and row.person:
            self._sockets.tell(row.person, lambda lang: _notice(row, lang))
        if row.kind == RENAME and row.person:
            for live in self._hub.live:
                if any(place.person == row.person for place in live.row.seats):
                    await self._hub.unload(live.row.id)  # the match knows its players' names
        elif row.kind == CLOSE and row.person:
            self._sockets.send_away(row.person, "account_closed")
        elif row.kind == REMOVE:
            for live in self._hub.live:
                if live.row.id == row.table:
                    live.audience.unsaid(row.line)


def _notice(row: Row[Any], lang: str) -> str:
    until = "" if row.until is None else moment(row.until)
    facts = {"until": until, "name": row.text, "reason": row.reason}
    return messages.sentence(f"server-notice_{row.kind}", facts, lang)
