"""News between processes: that a table has a new ply, a new row or a new word, through Litestar's channels.

News says what changed, never what it is: whoever hears it reads the journal or the store. In one process there is
nobody else to tell; on PostgreSQL news travels by LISTEN and NOTIFY. News that was lost while the connection was
away is made up for by a look at everything (see `Hub.missed_news`).
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

from underhall.server.presence import Here, portions

PLY, CHANGED, CHAT, REVOKED, PRESENCE = "ply", "changed", "chat", "revoked", "presence"
CHANNEL = "underhall"

_AGAIN_SECONDS = 1.0
_RETRY_SECONDS = (0.0, 0.05, 0.2, 0.5)


class Item(msgspec.Struct, frozen=True):
    """One piece of news: of which kind, about which table (or session), and the ply or number it got to; or who is
    at some tables."""

    sender: str
    kind: str
    about: str
    number: int = 0
    tables: dict[str, Here] = {}


class Newsroom:
    """Tells other processes what happened here, and this one what happened elsewhere."""

    def __init__(self, dsn: str | None, *, log: Callable[..., None]) -> None:
        """`dsn` is that of the PostgreSQL that processes share; None if there is only this one."""
        self._me = token_hex(8)
        self._log = log
        self._steady = None if dsn is None else SteadyPgBackend(dsn, log=log)
        backend: ChannelsBackend = self._steady or MemoryChannelsBackend()
        self.plugin = ChannelsPlugin(backend, channels=[CHANNEL])

    def publish(self, table: str, ply: int) -> None:
        self._send(PLY, table, ply)

    def changed(self, table: str) -> None:
        self._send(CHANGED, table)

    def said(self, table: str, number: int) -> None:
        self._send(CHAT, table, number)

    def revoked(self, session: str) -> None:
        self._send(REVOKED, session)

    def present(self, tables: Mapping[str, Here]) -> None:
        """Tell who is here, at these tables. News that is to be told again before it is forgotten."""
        if self.is_shared:
            for portion in portions(tables):
                self._send(PRESENCE, "", tables=portion)

    @property
    def is_shared(self) -> bool:
        """Whether there can be another process that listens."""
        return self._steady is not None

    @asynccontextmanager
    async def listening(
        self, heard: Callable[[Item], Awaitable[None]], missed: Callable[[], Awaitable[None]]
    ) -> AsyncIterator[None]:
        """Hand over what other processes tell, until the block is left."""
        if self._steady is not None:
            self._steady.reconnected = missed
        async with self.plugin.start_subscription([CHANNEL]) as subscriber:
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
                # Whoever can connect to the database can say anything there.
                self._log("news_unreadable", problem=repr(problem))
                continue
            if item.sender == self._me:
                continue
            try:
                await heard(item)
            except Exception as problem:
                self._log("news_failed", kind=item.kind, problem=repr(problem))

    def _send(self, kind: str, about: str, number: int = 0, tables: dict[str, Here] | None = None) -> None:
        if self._steady is not None:  # in a single process there is nobody else to tell
            self.plugin.publish(msgspec.json.encode(Item(self._me, kind, about, number, tables or {})), CHANNEL)


class SteadyPgBackend(AsyncPgChannelsBackend):
    """The PostgreSQL backend, made to last: it publishes on a connection that it keeps (the original makes one for
    each message), survives a lost connection, and says when it may have missed something."""

    def __init__(self, dsn: str, *, log: Callable[..., None]) -> None:
        super().__init__(dsn)
        self._dsn = dsn
        self._log = log
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._watch: asyncio.Task[None] | None = None
        self.reconnected: Callable[[], Awaitable[None]] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._pool = await asyncpg.create_pool(self._dsn, min_size=0, max_size=2)
        self._watch = asyncio.create_task(self._keep_listening(), name="news listener")

    async def on_shutdown(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
        if self._pool is not None:
            await self._pool.close()
        if self._listener_conn.is_closed():
            self._subscribed_channels.clear()
            self._queue = None
        else:
            await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell; a lost connection is replaced by another. What is raised here would end the telling for ever."""
        assert self._pool is not None
        for channel in channels:
            for pause in (*_RETRY_SECONDS, None):
                try:
                    await self._pool.execute("SELECT pg_notify($1, $2)", channel, data.decode())
                    break
                except Exception as problem:
                    if pause is None:
                        # The move itself is in the journal; who missed the news looks there after its own reconnection.
                        self._log("news_unsent", problem=repr(problem))
                    else:
                        await asyncio.sleep(pause)

    async def _keep_listening(self) -> None:
        while True:
            await asyncio.sleep(_AGAIN_SECONDS)
            if not self._listener_conn.is_closed():
                continue
            try:
                connection = await self._connect()
                for channel in self._subscribed_channels:
                    await connection.add_listener(channel, self._listener)
                self._listener_conn = connection
                self._log("news_reconnected")
                if self.reconnected is not None:
                    await self.reconnected()
            except Exception as problem:
                self._log("news_lost", problem=repr(problem))
