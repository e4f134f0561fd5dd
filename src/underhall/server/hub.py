"""The hub of one process: which tables are live, and what they share — journal, store, bots, time, news.

A table is loaded by the first message that concerns it and unloaded when nobody has looked at it for a while. With
several processes on PostgreSQL every process may have every table; when a hub hears of an append, it lets its copy of
the table catch up with the journal. It does not rely on hearing: every few seconds it compares all of its tables with
the database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import timedelta
from functools import partial
from random import Random, SystemRandom
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol

from underhall.core.agenda import Seat
from underhall.core.dealer import commitment
from underhall.core.refusals import Error
from underhall.protocol.errors import ProtocolError
from underhall.protocol.live import Advice, Answer, Refused, encode
from underhall.server import frames
from underhall.server.branches import Lookback
from underhall.server.clocks import SteadyClock
from underhall.server.journal import Journal, StorageRefused
from underhall.server.presence import NOBODY, Elsewhere, Here
from underhall.server.readers import Connection
from underhall.server.replaying import replayed
from underhall.server.rows import OVER, RUNNING, STAND_IN, WAITING, TableRow
from underhall.server.settings import Settings
from underhall.server.table import LiveTable

if TYPE_CHECKING:
    from underhall.server.store import Store
    from underhall.server.thinking import Thinkers

_SWEEP_SECONDS = 15.0
_QUIET_SECONDS = 60.0
_AGAIN_SECONDS = 1.0
_COMPARED = 100
# A process that has been silent for this many of them is gone.
_HEARTBEATS = 3
# A process that has claimed a due table has this long to see to it.
_DUE_AGAIN = timedelta(minutes=1)
_BROKEN_AGAIN = timedelta(hours=1)


class News(Protocol):
    """How processes tell each other who is at their tables."""

    def present(self, tables: Mapping[str, Here]) -> None: ...
    @property
    def is_shared(self) -> bool: ...


class Hub:
    """Everything that the tables of one process share."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        journal: Journal,
        thinkers: Thinkers,
        lookback: Lookback,
        news: News,
        *,
        log: Callable[..., None],
        now: Callable[[], float] = monotonic,
        clock: SteadyClock,
    ) -> None:
        """`now` counts thinking time in seconds; `clock` is the time of day."""
        self.settings = settings
        self.store = store
        self.journal = journal
        self.thinkers = thinkers
        self.lookback = lookback
        self.news = news
        self.log = log
        self.now = now
        self.clock = clock
        self.rng: Random = SystemRandom()
        self.running_since = clock()
        self.epoch = ""
        """Which database this is: a restored one counts as another."""
        self.draining = False
        self.appended = 0
        self.turn_came: Callable[[LiveTable], None] | None = None
        """Told when somebody may have to decide now, if people can be called here."""
        self.elsewhere = Elsewhere(_HEARTBEATS * settings.presence_seconds)
        self._tables: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking: set[tuple[LiveTable, int, Seat]] = set()
        self._asking: set[Connection] = set()

    # Tables ---------------------------------------------------------------------------------------------------------

    async def table(self, table: str) -> LiveTable:
        """The live table with this id, loaded from the store and the journal if need be."""
        if table not in self._tables:
            self._tables[table] = asyncio.create_task(self._load(table))
        task = self._tables[table]
        try:
            return await asyncio.shield(task)
        except Exception:
            if self._tables.get(table) is task:
                del self._tables[table]
            raise

    @property
    def live(self) -> list[LiveTable]:
        return [
            task.result()
            for task in self._tables.values()
            if task.done() and not task.cancelled() and task.exception() is None
        ]

    async def _load(self, table: str) -> LiveTable:
        row = await self.store.table(table)
        if row is None:
            raise ProtocolError("no_table", status=404, table=table)
        told = None if row.status == WAITING else await replayed(row, await self.journal.read(table))
        live = LiveTable(self, row, told)
        if row.status == RUNNING and live.match is not None and live.match.over:
            # The server stopped between the last move and the note that the game was over.
            await self.finished(live)
        live.open()
        if self.turn_came is not None:
            self.turn_came(live)  # it may have begun while it was in nobody's memory
        return live

    def commitment(self, row: TableRow) -> str:
        return commitment(row.seed)

    # What tables ask for ----------------------------------------------------------------------------------------------

    def elapsed(self, since: float) -> int:
        """Milliseconds since a moment of `now`; never negative, whatever the wall clock does."""
        return max(0, round((self.now() - since) * 1000))

    async def finished(self, table: LiveTable) -> None:
        """Note that a game is over. If the disk refuses, it is noted later."""
        try:
            table.take_row(await self.store.set_status(table.row.id, OVER))
        except StorageRefused as problem:
            self.log("end_unsaved", table=table.row.id, problem=problem.code)

    def think(self, table: LiveTable, seat: Seat, bot: str) -> None:
        """Let a bot think for a seat; its answer counts only if the table is still at the same ply."""
        job = (table, table.ply, seat)
        if job in self._thinking or self.draining:
            return
        self._thinking.add(job)
        self.spawn(self._think(table, seat, bot, table.ply, job))

    def hint(self, table: LiveTable, connection: Connection, seat: Seat, id: str) -> None:
        """Have a strong bot advise a person who asks for a hint, one at a time."""
        if connection in self._asking:
            raise ProtocolError("too_fast", status=429)
        self._asking.add(connection)
        self.spawn(self._hint(table, connection, seat, id))

    def time_is_up(self, table: LiveTable) -> None:
        self.spawn(self._hand_over(table))

    async def _think(self, table: LiveTable, seat: Seat, bot: str, ply: int, job: tuple[LiveTable, int, Seat]) -> None:
        stored = False
        try:
            match = table.match
            if match is None:
                return
            row = table.row
            # The challenge of a day is the same for everybody: so is what bots answer to the same moves.
            luck = Random(f"{row.seed} {seat} {match.ply}") if row.daily else None
            move = await self.thinkers.choose(match, seat, bot or STAND_IN, row.owner, row.id, luck)
            answer = await table.do(partial(table.play_bot, seat, move, ply))
            stored = not isinstance(answer, Refused)
        except StorageRefused as problem:
            self.log("bot_unsaved", table=table.row.id, problem=problem.code)
        finally:
            self._thinking.discard(job)
            if not stored and not self.draining:
                self.spawn(self._wake_again(table))

    async def _wake_again(self, table: LiveTable) -> None:
        """Something failed that nobody will ask for again: retry soon, as long as the table is there."""
        while True:
            await asyncio.sleep(_AGAIN_SECONDS)
            try:
                await table.do(table.wake)
            except StorageRefused:
                continue  # the table cannot even read its journal yet
            except ProtocolError:
                return
            return

    async def _hint(self, table: LiveTable, connection: Connection, seat: Seat, id: str) -> None:
        try:
            match = table.match
            if match is not None:
                found = await self.thinkers.advise(match, seat, connection.person, self.rng)
                events = frames.told(match, seat, frames.language(connection.lang), found.events)
                advice = Advice(found.moves, events, found.points, found.next, found.ahead)
                connection.send(encode(Answer(id, move=found.moves[0], advice=advice)))
        except ProtocolError as problem:  # someone moved at the same moment, or the workers are gone
            connection.send(encode(Answer(id, text=problem.sentence(connection.lang))))
        finally:
            self._asking.discard(connection)

    async def _hand_over(self, table: LiveTable) -> None:
        """A bot takes the seats of people who ran out of time; they can come back."""
        try:
            late = await table.do(partial(self._replace_late, table))
        except StorageRefused:
            late = []
        except ProtocolError:  # the table was unloaded in the meantime: loading it again checks its clock
            return
        if not late:  # the disk refused, or someone answered at the last moment
            await self._wake_again(table)

    async def _replace_late(self, table: LiveTable) -> list[Seat]:
        """Inside the table's task, so that no move is being written meanwhile."""
        late = table.deadlines.out_of_time() if table.row.status == RUNNING else []
        for seat in late:
            row = await self.store.set_bot(table.row.id, seat, STAND_IN)
            await table.seats_changed(row)
        return late

    # Life -------------------------------------------------------------------------------------------------------------

    def spawn(self, work: Any) -> None:
        """Run something alongside the tables; failures are logged, never lost."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            known = isinstance(problem, Error)
            self.log("task_failed", problem=str(problem) if known else repr(problem))

    async def heard(self, table: str, ply: int) -> None:
        """News from another process: catch up if the table is live here and behind."""
        live = await self._if_live(table)
        if live is not None and live.ply < ply:
            with suppress(ProtocolError):  # unloaded, or the database is away: it will be compared again
                await live.do(live.catch_up)

    async def heard_changed(self, table: str) -> None:
        """News from another process: seats or status are not what they were."""
        if await self._if_live(table) is None:
            return
        row = await self.store.table(table)
        if row is None:
            await self.forget(table)
        else:
            await self.row_changed(row)

    async def heard_chat(self, table: str, number: int) -> None:
        """Someone said something, here or at another process."""
        live = await self._if_live(table)
        if live is not None and live.audience.said < number:
            with suppress(ProtocolError):  # unloaded, or the database is away: it will be compared again
                await live.do(live.audience.tell_chat)

    async def heard_presence(self, sender: str, tables: Mapping[str, Here]) -> None:
        """News from another process: who looks at tables there."""
        await self._presence_changed(self.elsewhere.heard(sender, tables))

    async def tell_presence(self) -> None:
        """Tell other processes who is here, and forget those that have gone silent; forever."""
        while self.news.is_shared:
            self.news.present({live.row.id: here for live in self.live if (here := live.audience.here()) != NOBODY})
            await self._presence_changed(self.elsewhere.expire())
            await asyncio.sleep(self.settings.presence_seconds)

    async def _presence_changed(self, tables: list[str]) -> None:
        for table in tables:
            live = await self._if_live(table)
            if live is not None and live.connections:
                with suppress(ProtocolError):  # it is just being unloaded
                    await live.do(live.audience.presence_changed)

    async def compare(self) -> None:
        """Check whether the database knows more than the live tables do: news may have been lost, and so may answers.
        One query looks after many of them, but not after all: moves must not wait for a thousand tables."""
        live = self.live
        for first in range(0, len(live), _COMPARED):
            await self._compare(live[first : first + _COMPARED])

    async def _compare(self, tables: list[LiveTable]) -> None:
        newest = await self.store.newest([live.row.id for live in tables])
        for live in tables:
            id = live.row.id
            there = newest.get(id)
            if there is None or there.version > live.row.version:
                await self.heard_changed(id)
            if there is None:
                continue
            if there.ply != live.ply:
                with suppress(ProtocolError):
                    await live.do(live.catch_up)
            if there.said > live.audience.said:
                await self.heard_chat(id, there.said)
            if live.match is not None and live.match.over and live.row.status == RUNNING:
                with suppress(ProtocolError):
                    await live.do(live.finish)

    async def look_at_due_tables(self) -> None:
        """Look after tables with a days-per-move clock that nobody looks at. Only one of several processes does it."""
        for table, due in await self.store.due_tables():
            until = self.clock() + _DUE_AGAIN
            if not await self.store.postpone(table, due, until):
                continue
            try:
                live = await self.table(table)
                later = await live.do(live.next_due)
            except StorageRefused:
                raise  # all the others would have to wait too
            except Exception as problem:
                self.log("table_failed", table=table, problem=repr(problem))
                later = self.clock() + _BROKEN_AGAIN
            if later > until:
                await self.store.postpone(table, until, later)

    async def row_changed(self, row: TableRow) -> None:
        """Show a table that is live here its new row."""
        live = await self._if_live(row.id)
        if live is not None:
            with suppress(ProtocolError):  # unloaded, or the database is away: it will be compared again
                await live.do(partial(live.seats_changed, row))

    async def forget(self, table: str) -> None:
        """A table is gone: its readers are sent away."""
        live = await self._if_live(table)
        if live is not None:
            for connection in list(live.connections):
                connection.dismiss("no_table", table=table)
            await self.unload(table)

    async def _if_live(self, table: str) -> LiveTable | None:
        task = self._tables.get(table)
        if task is None:
            return None
        try:
            return await asyncio.shield(task)
        except Error:
            return None

    async def sweep(self) -> None:
        """Unload idle tables, and let quiet ones rest, forever."""
        while True:
            await asyncio.sleep(min(_SWEEP_SECONDS, self.settings.idle_seconds))
            for live in self.live:
                if self.now() - live.idle_since > _QUIET_SECONDS:
                    live.rest()
                if live.is_idle and self.now() - live.idle_since > self.settings.idle_seconds:
                    await self.unload(live.row.id)

    async def unload(self, table: str) -> None:
        """Let go of a table; readers who are still there should reconnect."""
        task = self._tables.pop(table, None)
        if task is not None:
            with suppress(Error):  # then it was never loaded
                live = await task
                await live.close()

    async def begin_anew(self, epoch: str) -> None:
        """The database is another one: let go of everything that was read from it."""
        self.epoch = epoch
        await asyncio.gather(*(self.unload(table) for table in list(self._tables)))

    async def close(self) -> None:
        """Stop: no new thoughts, finish what is queued, close everything."""
        self.draining = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in list(self._tables):
            await self.unload(table)
        await self.thinkers.close()
        await self.lookback.close()
        await self.journal.close()
