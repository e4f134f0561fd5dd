"""A live table: one match in memory, its connections, and the order in which things happen to it.

Everything that touches the match waits for its turn (`do`), and turns are taken in order, so nothing sees a half-made
move; at an idle table a turn begins at once. A command is checked, played, appended to the journal, and acknowledged
and shown only when it is on disk. The match in memory is a cache of the journal (`course`): if the disk refuses, or
another process was faster, the table goes back to what the journal says.

A command with a key is answered only when it is certain what the journal has of it: with the frame that it led to, or
with `ack`, `refused` or `moved_on`. While the database does not answer, that is `OutcomeUnknown`, and the client asks
again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from underhall.core.agenda import Event, Seat
from underhall.core.match import Match
from underhall.core.refusals import MoveError
from underhall.protocol.errors import ProtocolError
from underhall.protocol.live import (
    Ack,
    Consent,
    Hello,
    Look,
    MovedOn,
    PlayMove,
    Refused,
    TableChanged,
    TableInfo,
    Undo,
    refusal,
)
from underhall.server.audience import Audience
from underhall.server.course import Course, stored
from underhall.server.deadlines import Deadlines
from underhall.server.journal import MOVE, REWIND, Body, Conflict, Entry, OutcomeUnknown, StorageRefused
from underhall.server.readers import Connection, send, tell
from underhall.server.replaying import Replayed, replayed
from underhall.server.rows import BOT, RUNNING, TableRow, table_info
from underhall.server.takebacks import proposal, tell_proposal

if TYPE_CHECKING:
    from underhall.server.hub import Hub

T = TypeVar("T")


class Shown(NamedTuple):
    """A command was carried out, and the connection that sent it got a frame that says so."""

    ply: int


Reply = Shown | Ack | Refused | MovedOn
"""What becomes of a command."""


class LiveTable:
    """A table in memory. Use `do` for everything."""

    def __init__(self, hub: Hub, row: TableRow, told: Replayed | None) -> None:
        """`told` is what the journal tells of the match; None while the table waits for people."""
        self.hub = hub
        self.row = row
        self.course = Course(row)
        self.deadlines = Deadlines(self)
        self.audience = Audience(self)
        self.idle_since = hub.now()
        self._turn = asyncio.Lock()
        self._closed = False
        self._stale = False
        """Whether the match in memory may not be what the journal says."""
        self._doubt: Entry | None = None
        """What may be on disk or not, because its answer was lost."""
        self._alarm: asyncio.TimerHandle | None = None
        if told is not None:
            self._take_up(told)

    @property
    def match(self) -> Match | None:
        """The match; None while the table waits for people."""
        return self.course.match

    @property
    def connections(self) -> list[Connection]:
        """Everybody who looks at the table through this process."""
        return self.audience.connections

    @property
    def ply(self) -> int:
        """The last row of the journal."""
        return self.course.ply

    # Turns --------------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Let bots think and clocks run."""
        self._wake()

    async def close(self) -> None:
        """Finish what waits for its turn, then take nothing more."""
        self._closed = True
        async with self._turn:
            self._stop_alarm()
            self.audience.gallery.close()
        for connection in self.connections:
            connection.come_again()

    def rest(self) -> None:
        """Take less memory until something happens."""
        self.audience.rest()

    @property
    def is_idle(self) -> bool:
        return not self.connections and not self._turn.locked()

    async def do(self, command: Callable[[], Awaitable[T]]) -> T:
        """Carry out a command when its turn comes."""
        if self._closed:
            raise ProtocolError("try_again", status=503)
        async with self._turn:
            if self._stale:
                await self._settle()
            return await command()

    # Connections --------------------------------------------------------------------------------------------------

    async def attach(self, connection: Connection, hello: Hello) -> None:
        """A reader arrives."""
        self.check_may_look(connection.person, hello.seat, hello.link)
        await self.catch_up()
        await self.audience.come(connection, hello.seat, hello.ply)

    async def detach(self, connection: Connection) -> None:
        if connection in self.connections:
            self.audience.leave(connection)
            self.idle_since = self.hub.now()

    async def look(self, connection: Connection, message: Look) -> None:
        self.check_may_look(connection.person, message.seat, self.row.link)
        if message.seat is None:
            await self.audience.seen_from(None)
        connection.seat = message.seat
        self.audience.send_frame(connection, None)
        self.audience.show_presence()

    async def refresh(self, connection: Connection) -> None:
        with suppress(StorageRefused):  # what it was shown last is no older than what we have
            await self.catch_up()
        if self.audience.is_behind(connection):
            await self.audience.seen_from(None)
        self.audience.send_frame(connection, None)

    def check_may_look(self, person: str, seat: Seat | None, link: str) -> None:
        """Refuse someone else's seat, and spectators at a table that is not for them."""
        if seat is None:
            is_there = self.row.owner == person or any(place.person == person for place in self.row.seats)
            if not (self.row.open or is_there or link == self.row.link):
                raise ProtocolError("not_invited", status=403)
            return
        if seat >= self.row.players or self.row.seats[seat].person != person:
            raise ProtocolError("not_your_seat", status=403, seat=seat + 1)

    # Commands -----------------------------------------------------------------------------------------------------

    async def move(self, connection: Connection, message: PlayMove) -> None:
        async def obey(seat: Seat) -> Reply:
            self.check_plays(seat)
            return await self.play(seat, message.move, message.key, message.ply, connection.lang, connection)

        await self.obey(connection, message, obey)

    async def obey(
        self,
        connection: Connection,
        message: PlayMove | Undo | Consent,
        obey: Callable[[Seat], Awaitable[Reply]],
    ) -> None:
        """Carry out a command and send its answer. One that was carried out before, even by another process we
        have not heard from, gets the same answer again."""
        seat = self.own_seat(connection)
        if message.ply > self.ply:
            await self.catch_up()
        answer: Reply | None = self.course.answered(seat, message.key, message.ply)
        if answer is None:
            try:
                answer = await obey(seat)
            except StorageRefused:
                raise
            except ProtocolError as problem:
                answer = refusal(message.key, problem, connection.lang)
        if isinstance(answer, Shown):
            return
        if not isinstance(answer, Ack):
            await self.catch_up()
            answer = self.course.answered(seat, message.key, message.ply) or answer
        if isinstance(answer, MovedOn):
            answer = MovedOn(message.key, self.audience.frame(connection.seat, connection.lang, message.ply))
            connection.shown = self.ply
        send(connection, answer)

    async def play(
        self, seat: Seat, move: str, key: str, ply: int, lang: str = "en", asker: Connection | None = None
    ) -> Reply:
        """Play a move for a seat, whoever asks: a person, a program or a bot. OutcomeUnknown if nobody can say yet."""
        if (answered := self.course.answered(seat, key, ply)) is not None:
            return answered
        match = self.running()
        if ply != self.ply:
            return self.moved_on(key, lang)
        before = match.ply
        try:
            events = match.play(move, seat)
        except MoveError as problem:
            return refusal(key, problem, lang)
        lines = tuple(str(ply.line) for ply in match.plies[before:])
        entry = self._entry(seat, MOVE, Body(lines, spent=self.deadlines.spent(seat)), key)
        return await self._append(entry, events, key, lang, asker)

    async def play_bot(self, seat: Seat, move: str, ply: int) -> Reply | None:
        """What a bot answered for a ply. None, and nothing done, if the player has come back in the meantime.

        The key is one that clients cannot send, so that nobody answers for the bot.
        """
        place = self.row.seats[seat]
        if (place.kind != BOT and not place.bot) or self.row.pause.stands is not None:
            return None
        return await self.play(seat, move, f"bot:{ply}", ply)

    async def rewind(self, seat: Seat, by: Seat, target: int, key: str, asker: Connection) -> Reply:
        """Go back for a seat; `by` is the one whose command it is."""
        spent = self.deadlines.spent(seat)
        self.running().rewind(target)
        entry = self._entry(seat, REWIND, Body(to=target, spent=spent), key, by=by)
        return await self._append(entry, (), key, asker.lang, asker)

    # News ---------------------------------------------------------------------------------------------------------

    async def seats_changed(self, row: TableRow) -> None:
        """The database has new seats or a new status; `start` of the match goes through here as well."""
        if row.version < self.row.version:
            return  # news that was overtaken
        if self.match is None and row.status == RUNNING:
            self.course.begin(row)
            self.deadlines.begin()
        started = self.row.status != row.status
        rests = self.row.pause.rests != row.pause.rests or self.row.holidays != row.holidays
        self.take_row(row)
        if (started or rests) and self.match is not None:
            self.audience.show(())  # with what the clocks say now
        if started and self.match is not None:
            with suppress(StorageRefused):  # whoever looks again finds it
                await self.audience.open_gallery()
        await self.catch_up()
        self._wake()
        if started and self.hub.turn_came is not None:
            self.hub.turn_came(self)

    def take_row(self, row: TableRow) -> None:
        """Take a new row, and tell everyone."""
        if row.version < self.row.version:
            return
        asked = proposal(self)
        is_news = row != self.row  # whoever compares with the database may have been here first
        self.row = row
        self.audience.unseat()
        if is_news:
            tell(self.connections, TableChanged(self.info()))
        tell_proposal(self, asked)

    async def catch_up(self) -> None:
        """Read what other processes have written, and show it. If the journal has lost what we have seen of it, it was
        restored from a backup, and everyone starts afresh."""
        if self.match is None or not self.hub.news.is_shared:
            return
        entries = await self.hub.journal.read(self.row.id, max(0, self.ply - 1))
        if self.ply and (not entries or self.course.written(entries.pop(0).key) != self.ply):
            await self._rebuild()
        for entry in entries:
            if entry.ply > self.ply:
                asked = proposal(self)
                events = self.course.take(entry)
                self.audience.gallery.heard(entry)
                self.deadlines.begin(entry.seat)
                tell_proposal(self, asked)
                self.audience.show(events)
        if entries:
            self._settled()

    async def finish(self) -> None:
        """Note that the game is over, if that could not be done at once."""
        if self.match is not None and self.match.over and self.row.status == RUNNING:
            await self.hub.finished(self)
            self.audience.let_in()

    async def wake(self) -> None:
        """See to bots and clocks once more."""
        self._wake()

    async def next_due(self) -> datetime:
        """When a server must look again at a table with a days-per-move clock, even if nobody else does."""
        self._wake()
        return self.deadlines.due()

    # Within a turn ------------------------------------------------------------------------------------------------

    def running(self) -> Match:
        if self.match is None:
            raise ProtocolError("not_started", status=409)
        return self.match

    def own_seat(self, connection: Connection) -> Seat:
        """The seat that the connection looks from, if it is still its person's."""
        if connection.seat is None:
            raise ProtocolError("spectators_watch", status=403)
        self.check_may_look(connection.person, connection.seat, "")
        return connection.seat

    def check_plays(self, seat: Seat) -> None:
        """People who have left come back before they play."""
        if self.row.seats[seat].bot:
            raise ProtocolError("seat_left", status=409, bot=self.row.seats[seat].bot)
        if self.row.pause.stands is not None:
            raise ProtocolError("paused", status=409)

    def moved_on(self, key: str, lang: str) -> MovedOn:
        return MovedOn(key, self.audience.frame(None, lang, None))

    def _entry(self, seat: Seat, kind: str, body: Body, key: str, *, by: Seat | None = None) -> Entry:
        kept = stored(seat if by is None else by, key)
        return Entry(self.row.id, self.ply + 1, seat, kind, body, kept, self.hub.clock())

    async def _append(
        self, entry: Entry, events: tuple[Event, ...], key: str, lang: str, asker: Connection | None
    ) -> Reply:
        """Put on disk what the match has done already; undo it in memory if the disk says no."""
        match = self.running()
        self._stop_alarm()  # nobody's time runs while the disk writes
        try:
            await self.hub.journal.append(entry, self.deadlines.due_after(entry))
        except (Conflict, StorageRefused) as problem:
            self._stale = True  # the match is ahead of the journal now
            self._doubt = entry if isinstance(problem, OutcomeUnknown) else None
            try:
                await self._settle()
            except StorageRefused:
                raise OutcomeUnknown from problem  # the next command tries to settle it again
            self._settled()
            if (written := self.course.written(entry.key)) is not None:
                return Ack(key, written)  # it was written after all, and only the answer was lost
            if isinstance(problem, StorageRefused) and not isinstance(problem, OutcomeUnknown):
                return refusal(key, problem, lang)
            return self.moved_on(key, lang)
        except BaseException:
            self._stale, self._doubt = True, entry  # whatever it was, the match may be ahead of the journal
            raise
        asked = proposal(self)
        self.course.count(entry, events)
        self.audience.gallery.heard(entry)
        self.deadlines.begin(entry.seat)
        tell_proposal(self, asked)
        if match.over:
            await self.hub.finished(self)  # before anyone sees the end, so that a rematch finds it over
        self.hub.appended += 1
        is_told = self.audience.show(events, asker, key)
        self._settled()
        if self.hub.turn_came is not None:
            self.hub.turn_came(self)
        return Shown(self.ply) if is_told else Ack(key, self.ply)

    async def _settle(self) -> None:
        """Make the match what the journal says. What may or may not have been written is written again first: exactly
        one of the two gets in, so nothing thought lost can come in later."""
        if self._doubt is not None:
            try:
                await self.hub.journal.append(self._doubt, self.deadlines.due_after(self._doubt))
            except Conflict:
                pass
            except OutcomeUnknown:
                raise StorageRefused("storage") from None
            self._doubt = None
        await self._rebuild()

    async def _rebuild(self) -> None:
        """Forget the match and read it from the journal again, showing what others have done meanwhile."""
        known, thinking, asked = self.ply, self.deadlines.thinking, proposal(self)
        self._take_up(await replayed(self.row, await self.hub.journal.read(self.row.id)))
        if self.ply > known:
            self.deadlines.thinking = {}
            self.deadlines.begin()
            self.audience.show(self.course.since(known))
        elif self.ply == known:
            self.deadlines.thinking = thinking
        else:
            for connection in self.audience.near:
                self.audience.welcome(connection)
        tell_proposal(self, asked)
        self._stale = False
        with suppress(StorageRefused):  # whoever looks again finds it
            await self.audience.open_gallery()

    def _take_up(self, told: Replayed) -> None:
        """Take over the match that the journal tells."""
        self.course.take_up(told)
        self.audience.forget_shown()
        self.audience.gallery.forget()
        self.deadlines.begin(since=told.entries[-1].at if told.entries else self.row.changed)

    def _settled(self) -> None:
        """After a change: clocks, bots."""
        self.idle_since = self.hub.now()
        self._wake()

    def _wake(self) -> None:
        """Let bots think if it is their turn, and set the alarm of the clock."""
        self._stop_alarm()
        match = self.match
        if match is None or match.over or self.row.status != RUNNING or self.row.pause.stands is not None:
            return
        decision = match.decision
        if decision is None:
            return
        played = [self.row.seats[seat] for seat in decision.seats]
        bots = [row for row in played if row.kind == BOT or row.bot]
        # The challenge of a day must not depend on who is faster: bots answer after the person, one at a time.
        if self.row.daily:
            bots = bots[:1] if len(bots) == len(played) else []
        for row in bots:
            self.hub.think(self, row.seat, row.bot)
        rings = self.deadlines.rings_in(decision.seats)
        if rings is not None:
            self._alarm = asyncio.get_running_loop().call_later(rings, self.hub.time_is_up, self)

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def info(self) -> TableInfo:
        """What everyone may know of the table."""
        row = self.row
        return table_info(row, self.hub.commitment(row), self.audience.present(), self.hub.clock())
