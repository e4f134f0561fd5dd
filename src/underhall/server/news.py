"""News between processes: that a table has a new ply, a new row or a new word, through Litestar's channels.

News says that something changed, never what it is now: a process that hears it reads the journal or the store. A single
process has nobody else to tell; on PostgreSQL news travels by LISTEN and NOTIFY, in the very transaction that changes
something (see `words`), so it is sent if and only if it is true. Only presence, which is sent again and again, goes
separately. If news is lost while a connection is away, a look at everything makes up for it (see `Hub.compare`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Any

import asyncpg
import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from underhall.server.postgres_journal import limits
from underhall.server.presence import Here, portions
from underhall.server.settings import DATABASE_SECONDS

PLY, CHANGED, CHAT, REVOKED, PRESENCE, ACTED, MUTES = "ply", "changed", "chat", "revoked", "presence", "acted", "mutes"
CHANNEL = "underhall"
LISTENER = "underhall news"
"""The name of the listening connection, for those who look after PostgreSQL."""

_AGAIN_SECONDS = 1.0
_RETRY_SECONDS = (0.0, 0.05, 0.2, 0.5)
# A listener that does not answer a query for this long hears nothing either.
_SILENCE_SECONDS = 3.0


class Item(msgspec.Struct, frozen=True):
    """One piece of news: its kind, which table (or session, act or person) it is about, and the ply or number reached;
    or who is at some tables."""

    sender: str
    kind: str
    about: str
    number: int = 0
    tables: dict[str, Here] = {}


class Newsroom:
    """Tells other processes what happened here, and this one what happened elsewhere."""

    def __init__(self, dsn: str | None, *, log: Callable[..., None], patience: float = DATABASE_SECONDS) -> None:
        """`dsn` is that of the PostgreSQL that the processes share, which may take `patience` seconds to answer. None:
        there is only this process."""
        self._me = token_hex(8)
        self._log = log
        self._steady = None if dsn is None else SteadyPgBackend(dsn, patience, log=log)
        backend: ChannelsBackend = self._steady or MemoryChannelsBackend()
        self.channels = ChannelsPlugin(backend, channels=[CHANNEL])

    def words(self, kind: str, about: str, number: int = 0) -> str:
        """A piece of news as it goes out on `CHANNEL`, in the transaction it is about; empty if there is
        nobody to tell."""
        return msgspec.json.encode(Item(self._me, kind, about, number)).decode() if self.is_shared else ""

    def revoked(self, session: str) -> None:
        """Tell others, after the fact, that a session has ended."""
        if self.is_shared:
            self.channels.publish(self.words(REVOKED, session).encode(), CHANNEL)

    def present(self, tables: Mapping[str, Here]) -> None:
        """Tell others who is at these tables. Must be repeated before it is forgotten."""
        if self.is_shared:
            for portion in portions(tables):
                self.channels.publish(msgspec.json.encode(Item(self._me, PRESENCE, "", tables=portion)), CHANNEL)

    @property
    def is_shared(self) -> bool:
        """Whether there can be another process that listens."""
        return self._steady is not None

    @asynccontextmanager
    async def listening(
        self, heard: Callable[[Item], Awaitable[None]], missed: Callable[[], Awaitable[None]]
    ) -> AsyncIterator[None]:
        """Hand over what other processes tell us, until the block ends."""
        if self._steady is not None:
            self._steady.reconnected = missed
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            task = asyncio.create_task(self._hear(subscriber.iter_events(), heard), name="news")
            try:
                yield
            finally:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    async def _hear(self, events: Any, heard: Callable[[Item], Awaitable[None]]) -> None:
        async for data in events:
            try:
                item = msgspec.json.decode(data, type=Item)
            except (msgspec.DecodeError, RecursionError) as problem:
                # Anyone who can connect to the database can say anything there.
                self._log("news_unreadable", problem=repr(problem))
                continue
            if item.sender == self._me:
                continue
            try:
                await heard(item)
            except Exception as problem:
                self._log("news_failed", kind=item.kind, problem=repr(problem))


class SteadyPgBackend(AsyncPgChannelsBackend):
    """The PostgreSQL backend, made to last: it publishes on a connection that it keeps (the original makes one for
    each message), survives a lost connection, and says when it may have missed something."""

    def __init__(self, dsn: str, patience: float, *, log: Callable[..., None]) -> None:
        super().__init__(make_connection=self._new_connection)
        self._dsn = dsn
        self._patience = patience
        self._log = log
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._watch: asyncio.Task[None] | None = None
        self.reconnected: Callable[[], Awaitable[None]] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._pool = await asyncpg.create_pool(
            self._dsn,
            min_size=0,
            max_size=2,
            timeout=self._patience,
            command_timeout=self._patience,
            server_settings=limits(self._patience),
        )
        self._watch = asyncio.create_task(self._keep_listening(), name="news listener")

    async def on_shutdown(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
        if self._pool is not None:
            self._pool.terminate()
        self._listener_conn.terminate()
        self._subscribed_channels.clear()
        self._queue = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Publish; a lost connection is replaced. An exception here would end publishing forever."""
        assert self._pool is not None
        for channel in channels:
            for pause in (*_RETRY_SECONDS, None):
                try:
                    async with self._pool.acquire(timeout=self._patience) as connection:
                        await connection.execute("SELECT pg_notify($1, $2)", channel, data.decode())
                    break
                except Exception as problem:
                    if pause is None:
                        self._log("news_unsent", problem=repr(problem))  # it is sent again soon
                    else:
                        await asyncio.sleep(pause)

    async def _keep_listening(self) -> None:
        """Make sure that somebody is listening. A connection may be dead without having been closed."""
        while True:
            await asyncio.sleep(_AGAIN_SECONDS)
            if await self._is_listening():
                continue
            try:
                self._listener_conn.terminate()
                await self._listen_again()
                self._log("news_reconnected")
                if self.reconnected is not None:
                    await self.reconnected()
            except Exception as problem:
                self._log("news_lost", problem=repr(problem))

    async def _listen_again(self) -> None:
        connection = await self._connect()
        try:
            for channel in self._subscribed_channels:
                await connection.add_listener(channel, self._listener)
        except BaseException:  # the server may be closing
            connection.terminate()
            raise
        self._listener_conn = connection

    async def _is_listening(self) -> bool:
        if self._listener_conn.is_closed():
            return False
        try:
            async with asyncio.timeout(_SILENCE_SECONDS):
                await self._listener_conn.execute("SELECT 1")
        except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError):
            return False
        return True

    async def _new_connection(self) -> asyncpg.Connection[asyncpg.Record]:
        return await asyncpg.connect(
            self._dsn,
            timeout=self._patience,
            command_timeout=self._patience,
            server_settings={**limits(self._patience), "application_name": LISTENER},
        )
