"""A live table: one match in memory, its connections, and the order in which things happen to it.

Everything that touches the match goes through the table's queue and is carried out by its one task, so there are no
locks. A command is checked, played, appended to the journal, and acknowledged and shown only when it is on disk. The
match in memory is a cache of the journal: if the disk refuses, or another process was faster, the table goes back to
what the journal says.

A command with a key is answered only when it is certain what the journal has of it: with the frame that it led to, or
with `ack`, `refused` or `moved_on`. While the database does not answer, that is `OutcomeUnknown`, and the client asks
again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec

from underhall.core.agenda import Event, Seat
from underhall.core.match import Match
from underhall.core.positions import describe
from underhall.core.refusals import MoveError, UndoRefused
from underhall.protocol.errors import ProtocolError
from underhall.protocol.live import (
    VERSION,
    Ack,
    Answer,
    Consent,
    Frame,
    Hello,
    Hint,
    Look,
    MovedOn,
    Outgoing,
    PlayMove,
    Presence,
    Proposal,
    Refused,
    Said,
    Sample,
    Sampled,
    TableChanged,
    TableInfo,
    Undo,
    Welcome,
    WhyNot,
    encode,
    refusal,
)
from underhall.server import clocks, frames
from underhall.server.branches import new_match
from underhall.server.journal import MOVE, REWIND, Body, Conflict, Entry, OutcomeUnknown, StorageRefused
from underhall.server.presence import Here, together
from underhall.server.replaying import Replayed, replayed
from underhall.server.rows import BOT, PERSON, RUNNING, TableRow, TakeBack, table_info

if TYPE_CHECKING:
    from underhall.server.hub import Hub

T = TypeVar("T")

Reply = Frame | Ack | Refused | MovedOn
"""What becomes of a command. A frame says that it was carried out, and has been sent."""

_REMEMBERED_PLIES = 200


class Connection(Protocol):
    """A reader of a table. `send` never waits: a reader that does not keep up is closed."""

    person: str
    seat: Seat | None
    lang: str

    def send(self, data: bytes) -> None: ...
    def dismiss(self, code: str) -> None:
        """Say why, and close."""
        ...

    def come_again(self) -> None:
        """Close, for the reader to connect again at once."""
        ...


class LiveTable:
    """A table in memory. Use `do` for everything; it runs inside the table's task."""

    def __init__(self, hub: Hub, row: TableRow, told: Replayed | None) -> None:
        """`told` is what the journal tells of the match; None while the table waits for people."""
        self.hub = hub
        self.row = row
        self.match: Match | None = None
        self.ply = 0
        self.said = 0
        """The last thing said that everybody here was told."""
        self.connections: list[Connection] = []
        self.idle_since = hub.now()
        self._events: deque[tuple[int, tuple[Event, ...]]] = deque(maxlen=_REMEMBERED_PLIES)
        self._keys: dict[str, int] = {}
        self._times = self._new_times(0)
        self._thinking: dict[Seat, float] = {}
        self._queue: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]] | None] = asyncio.Queue()
        self._closed = False
        self._stale = False
        """Whether the match in memory may not be what the journal says."""
        self._doubt: Entry | None = None
        """What may be on disk or not, because its answer was lost."""
        self._task: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        if told is not None:
            self._take_up(told)

    # The queue ----------------------------------------------------------------------------------------------------

    def open(self) -> None:
        self._task = asyncio.create_task(self._run(), name=f"table {self.row.id}")
        self._wake()

    async def close(self) -> None:
        """Finish what is queued, then take nothing more."""
        self._closed = True
        self._stop_alarm()
        if self._task is not None:
            self._queue.put_nowait(None)
            await asyncio.gather(self._task, return_exceptions=True)
        for connection in self.connections:
            connection.come_again()

    @property
    def is_idle(self) -> bool:
        return not self.connections and self._queue.empty()

    async def do(self, command: Callable[[], Awaitable[T]]) -> T:
        """Carry out a command when its turn comes, and hand back what it returns or raises."""
        if self._closed:
            raise ProtocolError("try_again", status=503)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((command, done))
        return await done

    async def _run(self) -> None:
        while (job := await self._queue.get()) is not None:
            command, done = job
            try:
                if self._stale:
                    await self._settle()
                result = await command()
            except Exception as problem:
                if done.cancelled():
                    self.hub.log("command_failed", table=self.row.id, problem=repr(problem))
                else:
                    done.set_exception(problem)
            else:
                if not done.cancelled():
                    done.set_result(result)

    # Connections --------------------------------------------------------------------------------------------------

    async def attach(self, connection: Connection, hello: Hello) -> None:
        """A reader arrives: welcome, the frame with what it missed, the chat."""
        self.check_may_look(connection.person, hello.seat, hello.link)
        await self.catch_up()
        chat = await self.hub.store.chat(self.row.id)
        self._tell_said(chat)
        connection.seat = hello.seat
        self.connections.append(connection)
        self._welcome(connection, hello.ply)
        for said in chat:
            self._send(connection, said)
        if (proposal := self._open_proposal()) is not None:
            self._send(connection, proposal)
        self._show_presence()

    async def detach(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self.idle_since = self.hub.now()
            self._show_presence()

    async def look(self, connection: Connection, message: Look) -> None:
        self.check_may_look(connection.person, message.seat, self.row.link)
        connection.seat = message.seat
        self._send_frame(connection, None)
        self._show_presence()

    async def refresh(self, connection: Connection) -> None:
        with suppress(StorageRefused):  # what it was shown last is no older than what we have
            await self.catch_up()
        self._send_frame(connection, None)

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
            self._check_plays(seat)
            return await self.play(seat, message.move, message.key, message.ply, connection.lang, connection)

        await self._obey(connection, message, obey)

    async def _obey(
        self,
        connection: Connection,
        message: PlayMove | Undo | Consent,
        obey: Callable[[Seat], Awaitable[Reply]],
    ) -> None:
        """Carry out a command and send its answer. One that was carried out before, even by another process we
        have not heard from, gets the same answer again."""
        seat = self._own_seat(connection)
        if message.ply > self.ply:
            await self.catch_up()
        answer: Reply | None = self._answered(seat, message.key, message.ply)
        if answer is None:
            try:
                answer = await obey(seat)
            except StorageRefused:
                raise
            except ProtocolError as problem:
                answer = refusal(message.key, problem, connection.lang)
        if isinstance(answer, Frame):
            return
        if not isinstance(answer, Ack):
            await self.catch_up()
            answer = self._answered(seat, message.key, message.ply) or answer
        if isinstance(answer, MovedOn):
            answer = MovedOn(message.key, self._frame(connection.seat, connection.lang, message.ply))
        self._send(connection, answer)

    async def play(
        self, seat: Seat, move: str, key: str, ply: int, lang: str = "en", asker: Connection | None = None
    ) -> Reply:
        """Play a move for a seat, whoever asks: a person, a program or a bot. OutcomeUnknown if nobody can say yet."""
        if (answered := self._answered(seat, key, ply)) is not None:
            return answered
        match = self._running()
        if ply != self.ply:
            return self._moved_on(key, lang)
        before = match.ply
        try:
            events = match.play(move, seat)
        except MoveError as problem:
            return refusal(key, problem, lang)
        lines = tuple(_line(match, number) for number in range(before, match.ply))
        entry = self._entry(seat, MOVE, Body(lines, spent=self._spent(seat)), key)
        return await self._append(entry, events, key, lang, asker)

    async def play_bot(self, seat: Seat, move: str, ply: int) -> Reply | None:
        """What a bot answered for a ply. None, and nothing done, if the player has come back in the meantime.

        The key is one that clients cannot send, so that nobody answers for the bot.
        """
        place = self.row.seats[seat]
        if place.kind != BOT and not place.bot:
            return None
        return await self.play(seat, move, f"bot:{ply}", ply)

    async def undo(self, connection: Connection, message: Undo) -> None:
        """Take the move back if the seat may do so alone; otherwise ask the other people at the table."""

        async def obey(seat: Seat) -> Reply:
            match = self._running()
            self._check_plays(seat)
            if message.ply != self.ply:
                return self._moved_on(message.key, connection.lang)
            if match.over:
                raise ProtocolError("is_over", status=409)  # the seed is known by now
            target = _last_own_ply(match, seat)
            if target is None:
                return refusal(message.key, UndoRefused("nothing"), connection.lang)
            people = (row for row in self.row.seats if row.kind == PERSON and not row.bot)
            others = sorted({row.seat for row in people if row.person != connection.person})
            if match.may_undo(seat) is None or not others:
                return await self._rewind(seat, seat, target, message.key, connection)
            await self._propose(lambda _: TakeBack(seat, target, self.ply, tuple(others)))
            return Ack(message.key, self.ply)

        await self._obey(connection, message, obey)

    async def consent(self, connection: Connection, message: Consent) -> None:
        """Someone agrees to a proposal, or not. When all have agreed, the match goes back."""

        async def obey(seat: Seat) -> Reply:
            self._check_plays(seat)
            asked = self.row.proposal
            if message.ply == self.ply and asked is None and not message.agree:
                return Ack(message.key, self.ply)  # said before, and the answer was lost
            if asked is None or self._open_proposal() is None or message.ply != self.ply:
                return self._moved_on(message.key, connection.lang)
            own = {row.seat for row in self.row.seats if row.person == connection.person} | {seat}

            def answer(now: TakeBack | None) -> TakeBack | None:
                # What the database has counts: someone at another process may have answered at the same moment.
                if now is None or (now.seat, now.to, now.at) != (asked.seat, asked.to, asked.at):
                    return now
                return _agreed(now, own) if message.agree else None

            settled = await self._propose(answer)
            if message.agree and settled is not None and not settled.waiting and settled.at == self.ply:
                return await self._rewind(asked.seat, seat, asked.to, message.key, connection)
            return Ack(message.key, self.ply)

        await self._obey(connection, message, obey)

    async def _propose(self, make: Callable[[TakeBack | None], TakeBack | None]) -> TakeBack | None:
        """Write what becomes of the open proposal, and tell everyone, also at other processes."""
        row = await self.hub.store.change(
            self.row.id, lambda row: msgspec.structs.replace(row, proposal=make(row.proposal))
        )
        self.take_row(row)
        return row.proposal

    def _open_proposal(self) -> Proposal | None:
        """What is asked of the table now. A proposal lapses with the next move, and at the end of the game."""
        asked = self.row.proposal
        if asked is None or asked.at != self.ply or self.match is None or self.match.over:
            return None
        return Proposal(asked.seat, asked.to, list(asked.waiting))

    async def why_not(self, connection: Connection, message: WhyNot) -> None:
        match, seat = self._running(), self._own_seat(connection)
        lang = frames.language(connection.lang)
        try:
            problem = match.why_not(message.move, seat) if message.move else match.why_not_touch(message.picks, seat)
        except MoveError as malformed:
            self._send(connection, Answer(message.id, malformed.sentence(lang)))
            return
        if problem is None:
            self._send(connection, Answer(message.id))
        else:
            names = [match.seat_name(player, lang) for player in range(match.setup.players)]
            self._send(connection, Answer(message.id, problem.sentence(lang, names), problem.ruling))

    async def sample(self, connection: Connection, message: Sample) -> None:
        match, seat = self._running(), self._own_seat(connection)
        state = match.game.determinize(match.state, seat, self.hub.rng)
        self._send(connection, Sampled(message.id, self.ply, describe(match.game, match.setup, state)))

    async def hint(self, connection: Connection, message: Hint) -> None:
        """What the stand-in bot would do. It thinks beside the table; the answer is for the ply it was asked at."""
        match, seat = self._running(), self._own_seat(connection)
        decision = match.decision
        if decision is None or seat not in decision.seats:
            raise ProtocolError("nothing_to_decide", status=409)
        self.hub.hint(self, connection, seat, message.id)

    async def tell_chat(self) -> None:
        """Tell everyone what was said since they were last told, here or at another process."""
        self._tell_said(await self.hub.store.chat(self.row.id, self.said))

    def _tell_said(self, chat: Sequence[Said]) -> None:
        for said in chat:
            if said.number > self.said:
                self.said = said.number
                self._tell(said)

    async def seats_changed(self, row: TableRow) -> None:
        """The database has new seats or a new status; `start` of the match goes through here as well."""
        if row.version < self.row.version:
            return  # news that was overtaken
        if self.match is None and row.status == RUNNING:
            self.match = new_match(row)
            self._times = self._new_times(self.match.ply)
            self._begin_to_think()
        started = self.row.status != row.status
        self.take_row(row)
        if started and self.match is not None:
            self._show(())
        await self.catch_up()
        self._wake()

    def take_row(self, row: TableRow) -> None:
        """Take a new row, and tell everyone."""
        if row.version < self.row.version:
            return
        asked = self._open_proposal()
        self.row = row
        self._unseat()
        self._tell(TableChanged(self.info()))
        self._tell_proposal(asked)

    async def wake(self) -> None:
        """See to bots and clocks once more."""
        self._wake()

    def _unseat(self) -> None:
        """People whose seat is no longer theirs look on as spectators: someone else may sit there now."""
        for connection in list(self.connections):
            seat = connection.seat
            if seat is not None and self.row.seats[seat].person != connection.person:
                connection.seat = None
                self._welcome(connection)
                self._show_presence()

    async def catch_up(self) -> None:
        """Read what other processes have written, and show it. If the journal has lost what we have seen of it, it was
        restored from a backup, and everyone starts afresh."""
        if self.match is None or not self.hub.news.is_shared:
            return
        entries = await self.hub.journal.read(self.row.id, max(0, self.ply - 1))
        if self.ply and (not entries or self._keys.get(entries.pop(0).key) != self.ply):
            await self._rebuild()
        for entry in entries:
            if entry.ply > self.ply:
                self._show(self._take(entry))
        if entries:
            await self._settled()

    async def finish(self) -> None:
        """Note that the game is over, if that could not be done at once."""
        if self.match is not None and self.match.over and self.row.status == RUNNING:
            await self.hub.finished(self)

    async def next_due(self) -> datetime:
        """When a server must look again at a table with a days-per-move clock, even if nobody else does."""
        self._wake()
        return self._due(self._times, self._thinking, self.hub.clock())

    # Within the task ----------------------------------------------------------------------------------------------

    def _running(self) -> Match:
        if self.match is None:
            raise ProtocolError("not_started", status=409)
        return self.match

    def _own_seat(self, connection: Connection) -> Seat:
        """The seat that the connection looks from, if it is still its person's."""
        if connection.seat is None:
            raise ProtocolError("spectators_watch", status=403)
        self.check_may_look(connection.person, connection.seat, "")
        return connection.seat

    def _check_plays(self, seat: Seat) -> None:
        """People who have left come back before they play."""
        if self.row.seats[seat].bot:
            raise ProtocolError("seat_left", status=409, bot=self.row.seats[seat].bot)

    def _answered(self, seat: Seat, key: str, ply: int) -> Ack | None:
        """The answer that a seat's command with this key got before. A key is good for one command."""
        written = self._keys.get(_stored(seat, key))
        if written is None:
            return None
        if written != ply + 1:
            raise ProtocolError("key_used", status=409, ply=written)
        return Ack(key, written)

    def _entry(self, seat: Seat, kind: str, body: Body, key: str, *, by: Seat | None = None) -> Entry:
        stored = _stored(seat if by is None else by, key)
        return Entry(self.row.id, self.ply + 1, seat, kind, body, stored, self.hub.clock())

    async def _append(
        self, entry: Entry, events: tuple[Event, ...], key: str, lang: str, asker: Connection | None
    ) -> Reply:
        """Put on disk what the match has done already; undo it in memory if the disk says no."""
        match = self._running()
        self._stop_alarm()  # nobody's time runs while the disk writes
        try:
            await self.hub.journal.append(entry, self._due_after(entry))
        except (Conflict, StorageRefused) as problem:
            self._stale = True  # the match is ahead of the journal now
            self._doubt = entry if isinstance(problem, OutcomeUnknown) else None
            try:
                await self._settle()
            except StorageRefused:
                raise OutcomeUnknown from problem  # the next command tries to settle it again
            await self._settled()
            if entry.key in self._keys:
                return Ack(key, self._keys[entry.key])  # it was written after all, and only the answer was lost
            if isinstance(problem, StorageRefused) and not isinstance(problem, OutcomeUnknown):
                return refusal(key, problem, lang)
            return self._moved_on(key, lang)
        except BaseException:
            self._stale, self._doubt = True, entry  # whatever it was, the match may be ahead of the journal
            raise
        asked = self._open_proposal()
        self._count(entry)
        self._begin_to_think(entry.seat)
        self._events.append((self.ply, events))
        self._tell_proposal(asked)
        if match.over:
            await self.hub.finished(self)  # before anyone sees the end, so that a rematch finds it over
        self.hub.appended += 1
        acknowledged = self._show(events, asker, key)
        await self._settled()
        return acknowledged or Ack(key, self.ply)

    async def _rewind(self, seat: Seat, by: Seat, target: int, key: str, asker: Connection) -> Reply:
        """Go back for a seat; `by` is the one whose command it is."""
        spent = self._spent(seat)
        self._running().rewind(target)
        entry = self._entry(seat, REWIND, Body(to=target, spent=spent), key, by=by)
        return await self._append(entry, (), key, asker.lang, asker)

    async def _settle(self) -> None:
        """Make the match what the journal says. What may or may not have been written is written again first: exactly
        one of the two gets in, so nothing thought lost can come in later."""
        if self._doubt is not None:
            try:
                await self.hub.journal.append(self._doubt, self._due_after(self._doubt))
            except Conflict:
                pass
            except OutcomeUnknown:
                raise StorageRefused("storage") from None
            self._doubt = None
        await self._rebuild()

    async def _rebuild(self) -> None:
        """Forget the match and read it from the journal again, showing what others have done meanwhile."""
        known, thinking, asked = self.ply, self._thinking, self._open_proposal()
        self._take_up(await replayed(self.row, await self.hub.journal.read(self.row.id)))
        if self.ply > known:
            self._thinking = {}
            self._begin_to_think()
            self._show(tuple(event for ply, happened in self._events if ply > known for event in happened))
        elif self.ply == known:
            self._thinking = thinking
        else:
            for connection in list(self.connections):
                self._welcome(connection)
        self._tell_proposal(asked)
        self._stale = False

    def _take_up(self, told: Replayed) -> None:
        """Have the match that the journal tells, and what it tells beside: keys, times, and what happened last."""
        self.match = told.match
        self.ply = 0
        self._keys.clear()
        self._times = self._new_times(told.first)
        for entry in told.entries:
            self._count(entry)
        self._events.clear()
        self._events.extend(told.events(_REMEMBERED_PLIES))
        self._begin_to_think(since=told.entries[-1].at if told.entries else self.row.changed)

    def _take(self, entry: Entry) -> tuple[Event, ...]:
        """Carry out an entry that another process has written on the match in memory."""
        match = self._running()
        before = match.ply
        if entry.kind == REWIND:
            match.rewind(entry.body.to)
            events: tuple[Event, ...] = ()
        else:
            match.replay(entry.body.lines)
            events = tuple(event for ply in match.plies[before:] for event in ply.events)
        asked = self._open_proposal()
        self._count(entry)
        self._begin_to_think(entry.seat)
        self._events.append((self.ply, events))
        self._tell_proposal(asked)
        return events

    def _count(self, entry: Entry) -> None:
        self.ply = entry.ply
        self._keys[entry.key] = entry.ply
        self._count_time(self._times, entry)

    def _count_time(self, times: clocks.Times, entry: Entry) -> None:
        if 0 <= entry.seat < self.row.players:
            if entry.kind == MOVE:
                times.moved(entry.seat, entry.body.spent, len(entry.body.lines))
            else:
                times.went_back(entry.seat, entry.body.spent, entry.body.to)

    async def _settled(self) -> None:
        """After a change: clocks, bots."""
        self.idle_since = self.hub.now()
        self._wake()

    def _wake(self) -> None:
        """Let bots think if it is their turn, and set the alarm of the clock."""
        self._stop_alarm()
        match = self.match
        if match is None or match.over or self.row.status != RUNNING:
            return
        decision = match.decision
        if decision is None:
            return
        for seat in decision.seats:
            row = self.row.seats[seat]
            if row.kind == BOT or row.bot:
                self.hub.think(self, seat, row.bot)
        left = [time for time in self._time_left(decision.seats) if time is not None]
        if left:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0.0, min(left) / 1000), self.hub.time_is_up, self)

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    # Clocks -------------------------------------------------------------------------------------------------------

    def _new_times(self, lines: int) -> clocks.Times:
        return clocks.Times(self.row.clock, self.row.players, lines)

    def _begin_to_think(self, mover: Seat | None = None, since: datetime | None = None) -> None:
        """Those who decide now start thinking; those who already were and have not answered go on.

        `since` is when they began, if that was before this process had the table. Days go by in any case; a live
        clock stands still while no server runs.
        """
        now = self.hub.now()
        if since is not None and self.row.clock.kind == clocks.LIVE:
            since = max(since, self.hub.running_since)
        if since is not None:
            now -= max(0.0, (self.hub.clock() - since).total_seconds())
        decision = self.match.decision if self.match is not None else None
        before = self._thinking
        self._thinking = {
            seat: now if seat == mover else before.get(seat, now) for seat in (decision.seats if decision else ())
        }

    def _spent(self, seat: Seat) -> int:
        """How long the current decision has taken; if it is another seat's, since that began."""
        since = self._thinking.get(seat, min(self._thinking.values(), default=self.hub.now()))
        return self.hub.elapsed(since)

    def out_of_time(self) -> list[Seat]:
        """The people whose time for the current decision is up."""
        decision = self.match.decision if self.match is not None else None
        if decision is None:
            return []
        left = self._time_left(decision.seats)
        return [seat for seat, time in zip(decision.seats, left, strict=True) if time is not None and time <= 0]

    def _time_left(self, seats: Sequence[Seat]) -> list[int | None]:
        times: list[int | None] = []
        for seat in seats:
            row, budget = self.row.seats[seat], self._times.budget(seat)
            is_person = row.kind == PERSON and not row.bot
            times.append(budget - self._spent(seat) if is_person and budget is not None else None)
        return times

    def _due_after(self, entry: Entry) -> datetime | None:
        """When the table is due after a command that the match has already carried out; None for other clocks."""
        if self.row.clock.kind != clocks.DAYS:
            return None
        times = self._times.copy()
        self._count_time(times, entry)
        thinking = {seat: since for seat, since in self._thinking.items() if seat != entry.seat}
        return self._due(times, thinking, entry.at)

    def _due(self, times: clocks.Times, thinking: Mapping[Seat, float], at: datetime) -> datetime:
        """At once if a bot has to decide, otherwise when the first of those who decide runs out of time."""
        decision = self.match.decision if self.match is not None else None
        left = [0]
        if decision is not None and not any(self.row.seats[seat].bot for seat in decision.seats):
            now = self.hub.now()
            left = [(times.budget(seat) or 0) - self.hub.elapsed(thinking.get(seat, now)) for seat in decision.seats]
        return at + timedelta(milliseconds=max(0, min(left)))

    def _clocks(self) -> list[int] | None:
        """Milliseconds left for each seat, including those that are thinking; None without a clock."""
        if self.row.clock.kind == clocks.NONE:
            return None
        left = []
        for seat in range(self.row.players):
            budget = self._times.budget(seat) or 0
            left.append(budget - self._spent(seat) if seat in self._thinking else budget)
        return left

    # Telling ------------------------------------------------------------------------------------------------------

    def info(self) -> TableInfo:
        """What everyone may know of the table."""
        row = self.row
        return table_info(row, self.hub.commitment(row), self.present())

    def _show(self, events: tuple[Event, ...], asker: Connection | None = None, key: str = "") -> Frame | None:
        """Send the new frame to everybody, encoded once for each audience. The frame of whoever asked for it carries
        the acknowledgement, and is handed back."""
        if self.match is None or not self.connections:
            return None
        readers = [(connection.seat, connection.lang) for connection in self.connections]
        made = frames.frames(self.match, self.ply, readers, events, self._clocks())
        encoded: dict[frames.Reader, bytes] = {}
        acknowledged = None
        for connection, reader in zip(list(self.connections), readers, strict=True):
            if connection is asker:
                acknowledged = msgspec.structs.replace(made[reader], ack=key)
                connection.send(encode(acknowledged))
                continue
            if reader not in encoded:
                encoded[reader] = encode(made[reader])
            connection.send(encoded[reader])
        return acknowledged

    def _frame(self, seat: Seat | None, lang: str, since: int | None) -> Frame:
        events: list[Event] = []
        if since is not None and self._events and since >= self._events[0][0] - 1:
            events = [event for ply, happened in self._events if ply > since for event in happened]
        return frames.frame(self._running(), self.ply, seat, lang, events, self._clocks())

    def _moved_on(self, key: str, lang: str) -> MovedOn:
        return MovedOn(key, self._frame(None, lang, None))

    def _welcome(self, connection: Connection, since: int | None = None) -> None:
        self._send(connection, Welcome(VERSION, self.info(), connection.seat, self.ply, self.hub.epoch))
        self._send_frame(connection, since)

    def _send_frame(self, connection: Connection, since: int | None) -> None:
        if self.match is not None:
            self._send(connection, self._frame(connection.seat, connection.lang, since))

    def here(self) -> Here:
        """Who looks at the table through this process."""
        seats = {connection.seat for connection in self.connections if connection.seat is not None}
        return Here(tuple(sorted(seats)), sum(1 for connection in self.connections if connection.seat is None))

    def present(self) -> Here:
        """Who looks at the table, through any process."""
        return together([self.here(), self.hub.elsewhere.at(self.row.id)])

    async def presence_changed(self) -> None:
        """Someone came or went at another process."""
        present = self.present()
        self._tell(Presence(list(present.seats), present.spectators))

    def _show_presence(self) -> None:
        """Someone came or went here."""
        self.hub.news.present({self.row.id: self.here()})
        present = self.present()
        self._tell(Presence(list(present.seats), present.spectators))

    def _tell_proposal(self, before: Proposal | None) -> None:
        """Tell everyone what is asked of them now, if that has changed; an empty `waiting` means that it is settled."""
        now = self._open_proposal()
        if now is not None and now != before:
            self._tell(now)
        elif before is not None and now is None:
            self._tell(Proposal(before.seat, before.ply, []))

    def _tell(self, message: Outgoing) -> None:
        data = encode(message)
        for connection in list(self.connections):
            connection.send(data)

    def _send(self, connection: Connection, message: Outgoing) -> None:
        connection.send(encode(message))


def _stored(seat: Seat, key: str) -> str:
    """A client's key as the journal has it: seats do not know each other's keys."""
    return f"{seat}:{key}"


def _agreed(asked: TakeBack, seats: set[Seat]) -> TakeBack:
    return msgspec.structs.replace(asked, waiting=tuple(seat for seat in asked.waiting if seat not in seats))


def _line(match: Match, number: int) -> str:
    """A ply of the record as the journal keeps it: who, and the notation."""
    return str(match.plies[number].line)


def _last_own_ply(match: Match, seat: Seat) -> int | None:
    for number in range(match.ply - 1, -1, -1):
        if match.plies[number].seat == seat:
            return number
    return None
