"""A live table: one match in memory, its connections, and the order in which things happen to it.

Everything that touches the match goes through the table's queue and is carried out by its one task, so there are no
locks. A command is checked, played, appended to the journal, and only when it is on disk acknowledged and shown. The
match in memory is a cache of the journal: if the disk refuses, or another process was faster, the table goes back to
what the journal says.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec

from underhall.core import match as matches
from underhall.core.agenda import DEALER, Event, Seat
from underhall.core.dealer import commitment as commitment_to
from underhall.core.match import Match
from underhall.core.refusals import MoveError, UndoRefused
from underhall.server import clocks, frames
from underhall.server.clocks import Clock
from underhall.server.journal import MOVE, REWIND, Body, Conflict, Entry, StorageRefused
from underhall.server.presence import Here, together
from underhall.server.protocol import (
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
    ProtocolError,
    Refused,
    Said,
    Sample,
    Sampled,
    SeatInfo,
    TableChanged,
    TableInfo,
    Undo,
    Welcome,
    WhyNot,
    encode,
    refusal,
)

if TYPE_CHECKING:
    from underhall.server.hub import Hub

T = TypeVar("T")

OPEN, PERSON, BOT = "open", "person", "bot"
WAITING, RUNNING, OVER = "waiting", "running", "over"

_REMEMBERED_PLIES = 200


class SeatRow(msgspec.Struct, frozen=True):
    """A seat as the database has it. `bot` names the bot that plays it now, if any."""

    seat: int
    kind: str
    person: str | None
    name: str
    bot: str
    link: str
    contribution: str


class TableRow(msgspec.Struct, frozen=True):
    """A table as the database has it."""

    id: str
    game: str
    rules: int
    edition: str
    players: int
    options: dict[str, str | int | bool]
    owner: str
    status: str
    open: bool
    link: str
    clock: Clock
    seed: str
    rematch: str
    start: dict[str, Any] | None
    created: datetime
    changed: datetime
    seats: tuple[SeatRow, ...]


class Connection(Protocol):
    """A reader of a table. `send` never waits: a reader that does not keep up is closed."""

    person: str
    seat: Seat | None
    lang: str

    def send(self, data: bytes) -> None: ...
    def dismiss(self, code: str) -> None:
        """Say why, and close."""
        ...


class LiveTable:
    """A table in memory. Use `do` for everything; it runs inside the table's task."""

    def __init__(self, hub: Hub, row: TableRow, match: Match | None, entries: Sequence[Entry]) -> None:
        self.hub = hub
        self.row = row
        self.match = match
        self.ply = 0
        self.connections: list[Connection] = []
        self.idle_since = hub.now()
        self._events: deque[tuple[int, tuple[Event, ...]]] = deque(maxlen=_REMEMBERED_PLIES)
        self._keys: dict[str, int] = {}
        self._spent = [0] * row.players
        self._decisions = [0] * row.players
        self._thinking_since = hub.now()
        self._proposal: Proposal | None = None
        self._queue: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]] | None] = asyncio.Queue()
        self._closed = False
        self._stale = False
        self._task: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        for entry in entries:
            self._take(entry)
        if row.clock.kind == clocks.DAYS:
            # Days go by whether or not a server has the table in memory.
            since = entries[-1].at if entries else row.changed
            self._thinking_since -= max(0.0, (hub.wall_clock() - since).total_seconds())

    # The queue ----------------------------------------------------------------------------------------------------

    def open(self) -> None:
        self._task = asyncio.create_task(self._run(), name=f"table {self.row.id}")
        self._wake()

    async def close(self) -> None:
        """Finish what is queued, then take nothing more."""
        self._closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        if self._task is not None:
            self._queue.put_nowait(None)
            await asyncio.gather(self._task, return_exceptions=True)

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
                    await self._rebuild()
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
        chat = await self.hub.store.chat(self.row.id)
        connection.seat = hello.seat
        self.connections.append(connection)
        self._send(connection, Welcome(VERSION, self.info(), connection.seat, self.ply))
        self._send_frame(connection, hello.ply)
        for said in chat:
            self._send(connection, said)
        if self._proposal is not None:
            self._send(connection, self._proposal)
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
        self._send_frame(connection, None)

    def check_may_look(self, person: str, seat: Seat | None, link: str) -> None:
        """Refuse a seat that is somebody else's, and spectators of a table that is not for them."""
        if seat is None:
            is_there = self.row.owner == person or any(place.person == person for place in self.row.seats)
            if not (self.row.open or is_there or link == self.row.link):
                raise ProtocolError("not_invited", status=403)
            return
        if seat >= self.row.players or self.row.seats[seat].person != person:
            raise ProtocolError("not_your_seat", status=403, seat=seat + 1)

    # Commands -----------------------------------------------------------------------------------------------------

    async def move(self, connection: Connection, message: PlayMove) -> None:
        seat = self._played_seat(connection)
        answer = await self.play(seat, message.move, message.key, message.ply, connection.lang)
        if isinstance(answer, MovedOn):
            answer = MovedOn(answer.key, self._frame(connection.seat, connection.lang, message.ply))
        self._send(connection, answer)

    async def play(self, seat: Seat, move: str, key: str, ply: int, lang: str = "en") -> Ack | Refused | MovedOn:
        """Play a move for a seat, whoever asks: a person, a program or a bot."""
        if key in self._keys:
            return Ack(key, self._keys[key])
        match = self._running()
        if ply != self.ply:
            return MovedOn(key, self._frame(None, lang, None))
        before = match.ply
        try:
            events = match.play(move, seat)
        except MoveError as problem:
            return refusal(key, problem, lang)
        lines = tuple(_line(match, number) for number in range(before, match.ply))
        spent = self.hub.elapsed(self._thinking_since)
        entry = self._entry(seat, MOVE, Body(lines, spent=spent), key)
        return await self._append(entry, events, before, lang)

    async def play_bot(self, seat: Seat, move: str, ply: int) -> Ack | Refused | MovedOn | None:
        """What a bot answered for a ply. None, and nothing done, if the player has come back meanwhile.

        The key is one that clients cannot send, so that nobody answers for the bot.
        """
        place = self.row.seats[seat]
        if place.kind != BOT and not place.bot:
            return None
        return await self.play(seat, move, f"bot:{ply}:{seat}", ply)

    async def undo(self, connection: Connection, message: Undo) -> None:
        """Take back alone what may be taken back alone; otherwise ask the other people at the table."""
        seat, match = self._played_seat(connection), self._running()
        if message.key in self._keys:
            self._send(connection, Ack(message.key, self._keys[message.key]))
            return
        if message.ply != self.ply:
            self._send(connection, MovedOn(message.key, self._frame(connection.seat, connection.lang, message.ply)))
            return
        if match.over:
            raise ProtocolError("is_over", status=409)  # the seed is known by now
        target = _last_own_ply(match, seat)
        if target is None:
            self._send(connection, refusal(message.key, UndoRefused("nothing"), connection.lang))
            return
        others = sorted(
            {
                row.seat
                for row in self.row.seats
                if row.kind == PERSON and not row.bot and row.person != connection.person
            }
        )
        if match.may_undo(seat) is None or not others:
            self._send(connection, await self._rewind(seat, target, message.key, connection.lang))
            return
        self._proposal = Proposal(seat, target, others)
        self._tell(self._proposal)
        self._send(connection, Ack(message.key, self.ply))

    async def consent(self, connection: Connection, message: Consent) -> None:
        """Somebody agrees to a proposal, or not. When all have agreed, the match goes back."""
        seat, proposal = self._played_seat(connection), self._proposal
        if message.key in self._keys:
            self._send(connection, Ack(message.key, self._keys[message.key]))
            return
        if proposal is None or message.ply != self.ply:
            self._send(connection, MovedOn(message.key, self._frame(connection.seat, connection.lang, message.ply)))
            return
        own = {row.seat for row in self.row.seats if row.person == connection.person} | {seat}
        waiting = [other for other in proposal.waiting if other not in own]
        if message.agree and waiting:
            self._proposal = Proposal(proposal.seat, proposal.ply, waiting)
            self._tell(self._proposal)
            self._send(connection, Ack(message.key, self.ply))
            return
        answer: Ack | Refused | MovedOn = Ack(message.key, self.ply)
        if message.agree:
            answer = await self._rewind(proposal.seat, proposal.ply, message.key, connection.lang)
        self._proposal = None
        self._tell(Proposal(proposal.seat, proposal.ply, []))
        self._send(connection, answer)

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
            self._send(connection, Answer(message.id, problem.sentence(lang), problem.ruling))

    async def sample(self, connection: Connection, message: Sample) -> None:
        match, seat = self._running(), self._own_seat(connection)
        state = match.game.determinize(match.state, seat, self.hub.rng)
        self._send(connection, Sampled(message.id, self.ply, matches.describe(match.game, match.setup, state)))

    async def hint(self, connection: Connection, message: Hint) -> None:
        """What the stand-in bot would do. It thinks beside the table; the answer is for the ply it was asked at."""
        match, seat = self._running(), self._own_seat(connection)
        decision = match.decision
        if decision is None or seat not in decision.seats:
            raise ProtocolError("nothing_to_decide", status=409)
        self.hub.hint(self, connection, seat, message.id)

    async def say(self, said: Said) -> None:
        self._tell(said)

    async def seats_changed(self, row: TableRow) -> None:
        """The database has new seats or a new status; `start` of the match goes through here as well."""
        if self.match is None and row.status == RUNNING:
            self.match = self.hub.new_match(row)
            self._thinking_since = self.hub.now()
        started = self.row.status != row.status
        self.take_row(row)
        if started and self.match is not None:
            self._show(())
        self._wake()

    def take_row(self, row: TableRow) -> None:
        """Have a new row, and tell everybody."""
        self.row = row
        self._unseat()
        self._tell(TableChanged(self.info()))

    async def wake(self) -> None:
        """See to bots and clocks once more."""
        self._wake()

    def _unseat(self) -> None:
        """Whoever looks from a seat that is no longer his looks on as a spectator: another may sit there now."""
        for connection in list(self.connections):
            seat = connection.seat
            if seat is not None and self.row.seats[seat].person != connection.person:
                connection.seat = None
                self._send(connection, Welcome(VERSION, self.info(), None, self.ply))
                self._send_frame(connection, None)
                self._show_presence()

    async def catch_up(self) -> None:
        """Read what other processes have written, and show it."""
        entries = await self.hub.journal.read(self.row.id, self.ply)
        for entry in entries:
            self._show(self._take(entry))
        if entries:
            await self._settled()

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

    def _played_seat(self, connection: Connection) -> Seat:
        """The same for commands: whoever has left comes back before he plays."""
        seat = self._own_seat(connection)
        if self.row.seats[seat].bot:
            raise ProtocolError("seat_left", status=409, bot=self.row.seats[seat].bot)
        return seat

    def _entry(self, seat: Seat, kind: str, body: Body, key: str) -> Entry:
        return Entry(self.row.id, self.ply + 1, seat, kind, body, key, self.hub.wall_clock())

    async def _append(self, entry: Entry, events: tuple[Event, ...], before: int, lang: str) -> Ack | Refused | MovedOn:
        """Put on disk what the match has done already; undo it in memory if the disk says no."""
        match = self._running()
        try:
            await self.hub.journal.append(entry)
        except StorageRefused as problem:
            # The match is ahead of the journal now. If that cannot be read either, the next command tries again.
            self._stale = True
            with suppress(StorageRefused):
                await self._rebuild()
                self._wake()
            if not self._stale and entry.key in self._keys:
                return Ack(entry.key, self._keys[entry.key])  # it was written after all, and only the answer was lost
            return refusal(entry.key, problem, lang)
        except Conflict:
            self._stale = True
            await self._rebuild()
            await self._settled()
            if entry.key in self._keys:
                return Ack(entry.key, self._keys[entry.key])
            return MovedOn(entry.key, self._frame(None, lang, None))
        self._count(entry)
        self._events.append((self.ply, events))
        if match.over:
            await self.hub.finished(self)  # before anybody sees the end, so that a rematch finds it over
        self.hub.published(self.row.id, self.ply)
        self._show(events)
        await self._settled()
        return Ack(entry.key, self.ply)

    async def _rewind(self, seat: Seat, target: int, key: str, lang: str) -> Ack | Refused | MovedOn:
        match = self._running()
        before = match.ply
        match.rewind(target)
        self._proposal = None
        return await self._append(self._entry(seat, REWIND, Body(to=target), key), (), before, lang)

    async def _rebuild(self) -> None:
        """Forget the match and read it from the journal again, showing what others have done meanwhile."""
        known = self.ply
        entries = await self.hub.journal.read(self.row.id)
        self.match = self.hub.new_match(self.row)
        self.ply = 0
        self._events.clear()
        self._keys.clear()
        self._spent = [0] * self.row.players
        self._decisions = [0] * self.row.players
        for entry in entries:
            events = self._take(entry)
            if entry.ply > known:
                self._show(events)
        self._stale = False

    def _take(self, entry: Entry) -> tuple[Event, ...]:
        """Carry out an entry of the journal on the match in memory."""
        match = self._running()
        before = match.ply
        if entry.kind == REWIND:
            match.rewind(entry.body.to)
            events: tuple[Event, ...] = ()
        else:
            match.replay(entry.body.lines)
            events = tuple(event for ply in match.plies[before:] for event in ply.events)
        self._count(entry)
        self._events.append((self.ply, events))
        return events

    def _count(self, entry: Entry) -> None:
        self.ply = entry.ply
        self._keys[entry.key] = entry.ply
        if entry.kind == MOVE and 0 <= entry.seat < len(self._spent):
            self._spent[entry.seat] += entry.body.spent
            self._decisions[entry.seat] += 1
        self._thinking_since = self.hub.now()

    async def _settled(self) -> None:
        """After a change: snapshots, clocks, bots."""
        self.idle_since = self.hub.now()
        await self.hub.maybe_snapshot(self)
        self._wake()

    def _wake(self) -> None:
        """Let bots think if it is their turn, and set the alarm of the clock."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
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

    def out_of_time(self) -> list[Seat]:
        """The people whose time for the present decision is up."""
        decision = self.match.decision if self.match is not None else None
        if decision is None:
            return []
        left = self._time_left(decision.seats)
        return [seat for seat, time in zip(decision.seats, left, strict=True) if time is not None and time <= 0]

    def _time_left(self, seats: Sequence[Seat]) -> list[int | None]:
        thought = self.hub.elapsed(self._thinking_since)
        times: list[int | None] = []
        for seat in seats:
            row = self.row.seats[seat]
            budget = clocks.budget(self.row.clock, self._spent[seat], self._decisions[seat])
            is_person = row.kind == PERSON and not row.bot
            times.append(budget - thought if is_person and budget is not None else None)
        return times

    def _clocks(self) -> list[int] | None:
        """Milliseconds left for each seat, those that think now included; None without a clock."""
        if self.row.clock.kind == clocks.NONE:
            return None
        decision = self.match.decision if self.match is not None else None
        thinking = decision.seats if decision else ()
        thought = self.hub.elapsed(self._thinking_since)
        left = []
        for seat in range(self.row.players):
            budget = clocks.budget(self.row.clock, self._spent[seat], self._decisions[seat]) or 0
            left.append(budget - thought if seat in thinking else budget)
        return left

    # Telling ------------------------------------------------------------------------------------------------------

    def info(self) -> TableInfo:
        """What everybody may know of the table."""
        row = self.row
        return table_info(row, self.hub.commitment(row), self.present())

    def _show(self, events: tuple[Event, ...]) -> None:
        """Send the new frame to everybody, encoded once for each audience."""
        if self.match is None or not self.connections:
            return
        readers = [(connection.seat, connection.lang) for connection in self.connections]
        made = frames.frames(self.match, self.ply, readers, events, self._clocks())
        encoded = {reader: encode(frame) for reader, frame in made.items()}
        for connection, reader in zip(list(self.connections), readers, strict=True):
            connection.send(encoded[reader])

    def _frame(self, seat: Seat | None, lang: str, since: int | None) -> Frame:
        events: list[Event] = []
        if since is not None and self._events and since >= self._events[0][0] - 1:
            events = [event for ply, happened in self._events if ply > since for event in happened]
        return frames.frame(self._running(), self.ply, seat, lang, events, self._clocks())

    def _send_frame(self, connection: Connection, since: int | None) -> None:
        if self.match is not None:
            self._send(connection, self._frame(connection.seat, connection.lang, since))

    def here(self) -> Here:
        """Who looks at the table through this process."""
        seats = {connection.seat for connection in self.connections if connection.seat is not None}
        return Here(tuple(sorted(seats)), sum(1 for connection in self.connections if connection.seat is None))

    def present(self) -> Here:
        """Who looks at the table, wherever."""
        return together([self.here(), self.hub.elsewhere.at(self.row.id)])

    async def presence_changed(self) -> None:
        """Somebody came or went at another process."""
        present = self.present()
        self._tell(Presence(list(present.seats), present.spectators))

    def _show_presence(self) -> None:
        """Somebody came or went here."""
        self.hub.news.present({self.row.id: self.here()})
        present = self.present()
        self._tell(Presence(list(present.seats), present.spectators))

    def _tell(self, message: Outgoing) -> None:
        data = encode(message)
        for connection in list(self.connections):
            connection.send(data)

    def _send(self, connection: Connection, message: Outgoing) -> None:
        connection.send(encode(message))


def table_info(row: TableRow, commitment: str, here: Here) -> TableInfo:
    return TableInfo(
        id=row.id,
        game=row.game,
        players=row.players,
        options=row.options,
        status=row.status,
        seats=[_seat_info(seat, here) for seat in row.seats],
        open=row.open,
        clock=msgspec.to_builtins(row.clock),
        commitment=commitment,
        rematch=row.rematch,
        created=row.created.astimezone(UTC).isoformat(timespec="seconds"),
    )


def _seat_info(row: SeatRow, here: Here) -> SeatInfo:
    binding = commitment_to(row.contribution) if row.contribution else ""
    return SeatInfo(row.seat, row.kind, row.name, row.bot, row.seat in here.seats, binding)


def _line(match: Match, number: int) -> str:
    """A ply of the record as the journal keeps it: who, and the notation."""
    ply = match.plies[number]
    return f"{'*' if ply.seat == DEALER else ply.seat} {ply.move}"


def _last_own_ply(match: Match, seat: Seat) -> int | None:
    for number in range(match.ply - 1, -1, -1):
        if match.plies[number].seat == seat:
            return number
    return None
