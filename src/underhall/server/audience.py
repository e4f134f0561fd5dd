"""The audience of one table: everybody who looks at it, those who play and those who watch, and what they are shown.

Everything happens within turns of the table. At a table with a delay those without a seat are in its `gallery` while
the game runs, and are behind the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from underhall.core.agenda import Event, Seat
from underhall.core.match import Match
from underhall.protocol.live import VERSION, Frame, Muted, Presence, Said, Unsaid, Welcome
from underhall.server import frames, talk
from underhall.server.gallery import Gallery
from underhall.server.presence import Here, together
from underhall.server.readers import Connection, here, send, tell
from underhall.server.rows import RUNNING, speaker
from underhall.server.takebacks import proposal

if TYPE_CHECKING:
    from underhall.server.table import LiveTable


class Audience:
    """The connections of this process to one table."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._hub = table.hub
        self.connections: list[Connection] = []
        self.said = 0
        """The last thing said that everybody here was told."""
        self._stage = frames.Stage()
        self.gallery = Gallery(table, self._show_behind, self._tell_behind)
        self._behind_stage = frames.Stage()

    # Who is where -----------------------------------------------------------------------------------------------------

    @property
    def is_delayed(self) -> bool:
        """Whether those who watch see the game later than those who play."""
        return self._table.row.is_delayed

    def is_behind(self, connection: Connection) -> bool:
        return connection.seat is None and self.is_delayed

    @property
    def near(self) -> list[Connection]:
        """Those who see everything as it happens."""
        return [there for there in self.connections if there.seat is not None or not self.is_delayed]

    @property
    def behind(self) -> list[Connection]:
        return [there for there in self.connections if self.is_behind(there)]

    async def seen_from(self, seat: Seat | None) -> Match | None:
        """The match as it may be seen from a seat now; from None, by those who watch."""
        if seat is None and self.is_delayed and self._table.match is not None:
            return (await self.gallery.look()).match
        return self._table.match

    def ply_for(self, connection: Connection) -> int:
        """The last ply that a reader may know of."""
        if not self.is_behind(connection):
            return self._table.ply
        return self.gallery.course.ply if self.gallery.is_open else max(0, connection.shown)

    # Coming and going -------------------------------------------------------------------------------------------------

    async def come(self, connection: Connection, seat: Seat | None, since: int | None) -> None:
        """A reader arrives: welcome, the frame with what it missed, the chat."""
        chat, muted = await talk.said_and_muted(self._hub.store, self._table.row.id, connection.person)
        if seat is None:
            await self.seen_from(seat)
        self._tell_said(chat)
        connection.seat = seat
        self.connections.append(connection)
        self.welcome(connection, since)
        self._tell_all(connection, chat, muted)
        if (asked := proposal(self._table)) is not None and not self.is_behind(connection):
            send(connection, asked)
        self.show_presence()

    def _tell_all(self, connection: Connection, chat: Sequence[Said], muted: Muted) -> None:
        if muted.people:
            send(connection, muted)
        for said in chat:
            if self._hears(connection, said):
                send(connection, said)

    def leave(self, connection: Connection) -> None:
        self.connections.remove(connection)
        if not self.connections:
            self.forget_shown()
        if not self.behind:
            self.gallery.close()
        self.show_presence()

    def welcome(self, connection: Connection, since: int | None = None) -> None:
        row = self._table.row
        if self.is_behind(connection) and not self.gallery.is_open:
            connection.come_again()  # then there is time to open it
            return
        own, ply = speaker(row.id, connection.person), self.ply_for(connection)
        send(connection, Welcome(VERSION, self._table.info(), connection.seat, ply, self._hub.epoch, own))
        self.send_frame(connection, since)

    def unseat(self) -> None:
        """People whose seat is no longer theirs look on as spectators: someone else may sit there now."""
        for connection in list(self.connections):
            seat = connection.seat
            if seat is not None and self._table.row.seats[seat].person != connection.person:
                connection.seat = None
                self.welcome(connection)
                self.show_presence()

    # Frames -----------------------------------------------------------------------------------------------------------

    def show(self, events: Sequence[Event], asker: Connection | None = None, key: str = "") -> bool:
        """Send the new frame to everybody who sees it now. The mover's own carries the acknowledgement; returns
        whether there was one."""
        let_in = self.let_in()
        connections = [there for there in self.near if there not in let_in]
        if self._table.match is None or not connections:
            return False
        showing = self._stage.show(self._moment(events), [(there.seat, there.lang) for there in connections])
        for there in connections:
            there.send(showing.message((there.seat, there.lang), there.shown, key if there is asker else ""))
            there.shown = self._table.ply
        return asker in connections

    def frame(self, seat: Seat | None, lang: str, since: int | None) -> Frame:
        return self._stage.frame(self._moment(self._table.course.since(since)), seat, lang)

    def send_frame(self, connection: Connection, since: int | None) -> None:
        """Send a whole frame. One who is behind has looked at the gallery before."""
        if self._table.match is None:
            return
        if self.is_behind(connection):
            moment = self.gallery.moment(self.gallery.course.since(since))
            send(connection, self._behind_stage.frame(moment, None, connection.lang))
        else:
            send(connection, self.frame(connection.seat, connection.lang, since))
        connection.shown = self.ply_for(connection)

    async def open_gallery(self) -> None:
        """The game has begun, or its journal has been read again: show it to those who watch."""
        if not self.behind:
            return
        course = await self.gallery.look()
        for there in self.behind:
            if there.shown > course.ply:
                there.come_again()  # there was more of the game before
            elif there.shown < course.ply or there.shown < 0:
                self.send_frame(there, there.shown)

    def let_in(self) -> list[Connection]:
        """The game is over: those who were behind see how it went on. Returns them."""
        if self.is_delayed or not self.gallery.is_open:
            return []
        held = self.gallery.close()
        self._behind_stage.clear()
        there = [one for one in self.connections if one.seat is None]
        for one in there:
            self.send_frame(one, one.shown)
            for said in held:
                send(one, said)
        return there

    def forget_shown(self) -> None:
        """Everyone gets a whole frame next."""
        self._stage.clear()
        self._behind_stage.clear()

    def rest(self) -> None:
        """Nothing has happened for a while: take less memory."""
        self._stage.rest()
        self._behind_stage.rest()

    def _moment(self, events: Sequence[Event]) -> frames.Moment:
        return frames.Moment(self._table.running(), self._table.ply, events, self._table.deadlines.shown())

    def _show_behind(self, events: Sequence[Event]) -> None:
        connections = self.behind
        if not connections:
            return
        moment = self.gallery.moment(events)
        showing = self._behind_stage.show(moment, [(None, there.lang) for there in connections])
        for there in connections:
            there.send(showing.message((None, there.lang), there.shown))
            there.shown = moment.ply

    # Chat and presence ------------------------------------------------------------------------------------------------

    async def tell_chat(self) -> None:
        """Tell everyone what was said since they were last told, here or at another process."""
        self._tell_said(await talk.said(self._hub.store, self._table.row.id, self.said))

    def unsaid(self, number: int) -> None:
        """A host has removed a line."""
        self.gallery.unsay(number)
        tell(self.connections, Unsaid(number))

    def _tell_said(self, chat: Sequence[Said]) -> None:
        for said in chat:
            if said.number > self.said:
                self.said = said.number
                tell([there for there in self.connections if self._hears(there, said)], said)

    def _hears(self, connection: Connection, said: Said) -> bool:
        """Spectators talk among themselves while a game runs: nobody whispers to those who play."""
        if self.is_behind(connection) and self.gallery.holds(said):
            return False
        return said.seat is not None or connection.seat is None or self._table.row.status != RUNNING

    def _tell_behind(self, said: Said) -> None:
        tell(self.behind, said)

    def here(self) -> Here:
        """Who looks at the table through this process."""
        return here(self.connections)

    def present(self) -> Here:
        """Who looks at the table, through any process."""
        return together([self.here(), self._hub.elsewhere.at(self._table.row.id)])

    async def presence_changed(self) -> None:
        """Someone came or went at another process."""
        present = self.present()
        tell(self.connections, Presence(list(present.seats), present.spectators))

    def show_presence(self) -> None:
        """Someone came or went here."""
        self._hub.news.present({self._table.row.id: self.here()})
        present = self.present()
        tell(self.connections, Presence(list(present.seats), present.spectators))
