"""The server put together: storage, tables, bots, news, HTTP and sockets, as one ASGI application.

`build` makes it from settings; `serve` runs it under uvicorn until it is told to stop. Everything has one owner here
and is opened and closed in one place, `House.opened`.
"""

from __future__ import annotations

import asyncio
import gc
import socket
import traceback
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from errno import EADDRINUSE
from functools import partial
from secrets import token_hex
from typing import Any

import uvicorn

import underhall
from underhall.bots import broken_bots
from underhall.core.refusals import Error
from underhall.protocol.errors import ProtocolError
from underhall.protocol.live import MESSAGE_LIMIT
from underhall.server import logs, seeking, sqlite, tidying
from underhall.server.accounts import Accounts
from underhall.server.analyses import Analyses
from underhall.server.branches import Lookback
from underhall.server.clocks import SteadyClock
from underhall.server.database import Database, sqlite_path, without_password
from underhall.server.http import routes
from underhall.server.http.doors import Doors
from underhall.server.http.parts import HOUSE
from underhall.server.hub import Hub
from underhall.server.identity import Identity
from underhall.server.journal import Entry, Journal
from underhall.server.lobby import Lobby
from underhall.server.metrics import Metrics
from underhall.server.news import ACTED, CHANGED, CHANNEL, CHAT, MUTES, PLY, PRESENCE, REVOKED, Item, Newsroom
from underhall.server.people import reports
from underhall.server.people.books import Books
from underhall.server.people.calling import Crier
from underhall.server.people.contacts import Contacts
from underhall.server.people.daily import Dailies
from underhall.server.people.letters import Mail, Push
from underhall.server.postgres_journal import PostgresJournal
from underhall.server.settings import Settings
from underhall.server.sockets import Sockets
from underhall.server.sqlite_journal import SqliteJournal
from underhall.server.store import Store
from underhall.server.thinking import Thinkers
from underhall.server.transport import PING_SECONDS, PONG_SECONDS, HttpProtocol, TableProtocol, most_connections
from underhall.server.warden import Warden

_STOP_SECONDS = 10
_LOOK_SECONDS = 2.0
_JUMP_SECONDS = 60.0
_TIDY_SECONDS = 1800.0
# How long after it began a rated game may have been left by everybody.
_STALE = timedelta(hours=1)
_SEEK_LOOK = timedelta(minutes=1)
_SEEK_ALONE = timedelta(minutes=10)


class House:
    """All parts of one server. Made before it runs; `opened` is its life."""

    def __init__(self, settings: Settings, log: Callable[..., None]) -> None:
        self.settings = settings
        self.log = log
        dsn, patience = None if settings.is_sqlite else settings.database, settings.database_seconds
        self.newsroom = newsroom = Newsroom(dsn, log=log, patience=patience)
        self.clock = SteadyClock()
        self.database = Database(settings.database, patience=patience)
        self.store = Store(self.database, now=self.clock, words=newsroom.words)
        self.accounts = Accounts(self.store)

        def tell(entry: Entry) -> tuple[str, str]:
            return CHANNEL, newsroom.words(PLY, entry.table, entry.ply)

        self.journal: Journal = (
            SqliteJournal(sqlite_path(settings.database), patience=patience)
            if dsn is None
            else PostgresJournal(dsn, tell=tell, patience=patience)
        )
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds, settings.bot_megabytes, log=log)
        self.metrics = Metrics()
        lookback = Lookback(settings.bot_megabytes, log=log)
        self.hub = Hub(settings, self.store, self.journal, self.thinkers, lookback, newsroom, log=log, clock=self.clock)
        self.books = Books(self.store, self.journal, log=log)
        self.sockets = Sockets(self.hub, self.metrics, log)
        self.warden = Warden(self.hub, self.sockets)
        self.lobby = Lobby(self.store, self.hub, settings.tables_per_hour)
        self.analyses = Analyses(self.store, self.hub, settings.analyses_per_hour)
        self.identity: Identity | None = None
        self.contacts: Contacts | None = None
        self.dailies: Dailies | None = None
        self.crier: Crier | None = None
        self.problem: Error | None = None
        """Why the house could not be opened."""
        self._jumped = 0.0
        self._seeks_at = self.clock() + _SEEK_LOOK
        self.metrics.watch("underhall_live_tables", "Tables in memory", lambda: len(self.hub.live))
        self.metrics.watch("underhall_moves", "Appended moves", lambda: self.hub.appended, counter=True)
        self.metrics.watch("underhall_bot_failures", "Replaced bots", lambda: self.thinkers.failures, counter=True)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Everything is open and at work within the block. The database comes before all else."""
        try:
            await self.database.open()
            async with self.newsroom.channels:
                await self._open()
                try:
                    async with self.newsroom.listening(self.heard, self.hub.compare):
                        work = (self.hub.sweep(), self.watch(), self.hub.tell_presence(), self.tidy(), self.call())
                        helpers = [asyncio.create_task(helper) for helper in work]
                        self._tell_ready()
                        yield
                        for helper in helpers:
                            helper.cancel()
                        await asyncio.gather(*helpers, return_exceptions=True)
                finally:
                    self.hub.draining = True
                    self.sockets.close_all()
                    await self.hub.close()
        finally:
            await self.database.close()
        self.log("stopped")

    async def _open(self) -> None:
        secret = self.settings.secret or await self.store.settle_fact("secret", token_hex(32))
        self.hub.epoch = await self.store.fact("epoch") or ""
        self.identity = Identity(self.accounts, secret)
        self.dailies = Dailies(self.store, self.lobby, secret)
        await self._open_calls(secret)
        await self.journal.open()

    def _tell_ready(self) -> None:
        for broken in (*underhall.broken_games().values(), *broken_bots().values()):
            self.log("plugin_broken", problem=str(broken))
        if self.settings.is_sqlite and (reason := sqlite.why_slow()):
            self.log("no_write_ahead_log", reason=reason)
        self.log("ready", database=without_password(self.settings.database))

    async def _open_calls(self, secret: str) -> None:
        settings = self.settings
        mail = Mail(settings) if settings.mail_server else None
        push = None
        if settings.push_contact:
            if not settings.origins:
                raise ProtocolError("mail_origin")
            push = Push(settings, await self.store.settle_fact("vapid", Push.new_key()))
        origin = settings.origins[0] if settings.origins else ""
        self.contacts = Contacts(self.store, mail, push, origin, secret)
        if mail is not None or push is not None:
            after, pause = settings.call_after_seconds, settings.call_pause_seconds
            self.crier = Crier(self.store, self.hub, self.contacts, log=self.log, after=after, pause=pause)
            self.hub.turn_came = self.crier.look
            self.lobby.wanted = self.crier.invited

    async def call(self) -> None:
        """Call people who are away, as long as the server runs."""
        if self.crier is None:
            return
        looked_back = False
        while True:
            try:
                if not looked_back:
                    await self.crier.look_back()
                    looked_back = True
                await self.crier.deliver()
            except Exception as problem:
                self.log("calling_failed", problem=repr(problem))
            await asyncio.sleep(_LOOK_SECONDS)

    async def heard(self, item: Item) -> None:
        """Take in news from another process."""
        if item.kind == PLY:
            await self.hub.heard(item.about, item.number)
        elif item.kind == CHANGED:
            await self.hub.heard_changed(item.about)
        elif item.kind == CHAT:
            await self.hub.heard_chat(item.about, item.number)
        elif item.kind == REVOKED:
            self.sockets.revoked(item.about)
        elif item.kind == MUTES:
            await self.sockets.tell_muted(item.about)
        elif item.kind == ACTED:
            await self.warden.heard(item.about)
        elif item.kind == PRESENCE:
            await self.hub.heard_presence(item.sender, item.tables)

    async def watch(self) -> None:
        """Look after what nobody asks for: a database restored under us, lost news, days-per-move clocks. Failures are
        retried next time."""
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            try:
                self._note_jumps()
                await self._maybe_begin_anew()
                # What is asked at once is answered together.
                looks = (self.hub.compare(), self.hub.look_at_due_tables(), self.warden.catch_up())
                problems = await asyncio.gather(*looks, self.books.catch_up(), return_exceptions=True)
                for problem in problems:
                    if isinstance(problem, BaseException):
                        raise problem
                await self._maybe_forget_seeks()
            except Exception as problem:
                self.log("watch_failed", problem=repr(problem))

    async def _maybe_forget_seeks(self) -> None:
        """Not before this process has heard who is at the others."""
        now = self.store.moment()
        if now > self._seeks_at:
            self._seeks_at = now + _SEEK_LOOK
            await seeking.forget_lonely(self.store, self.hub, self.lobby, now - _SEEK_ALONE)

    def _note_jumps(self) -> None:
        jumped = self.clock.jumped()
        if abs(jumped - self._jumped) > _JUMP_SECONDS:
            self._jumped = jumped
            self.log("host_clock_jumped", seconds=round(jumped))

    async def tidy(self) -> None:
        """Clear away what nobody came back to, every now and then, forever."""
        while True:
            await asyncio.sleep(_TIDY_SECONDS)
            try:
                await self.tidy_once()
            except Exception as problem:
                self.log("tidying_failed", problem=repr(problem))

    async def tidy_once(self) -> None:
        now = self.store.moment()
        for session in await tidying.end_sessions(self.database, now):
            self.sockets.revoked(session)
            self.newsroom.revoked(session)
        in_use = {live.row.id for live in self.hub.live if live.connections}
        for table in await tidying.forget_waiting_tables(self.database, now, in_use):
            await self.hub.forget(table)  # another process finds out by comparing
        for table in await tidying.forget_lessons(self.database, now):
            await self.hub.forget(table)
        for table in await self.books.stale_tables(now - _STALE):
            await self.hub.table(table)
        await reports.forget(self.database, now)
        guests = await tidying.forget_guests(self.database, now)
        if guests:
            self.log("guests_forgotten", count=guests)

    async def _maybe_begin_anew(self) -> None:
        epoch = await self.store.fact("epoch") or ""
        if epoch != self.hub.epoch:
            self.log("database_restored")
            await self.hub.begin_anew(epoch)
            self.sockets.close_all()


class Application(Doors):
    """The whole server as an ASGI application. Its lifespan opens and closes the house."""

    def __init__(self, house: House) -> None:
        super().__init__(routes.application(), house.settings, house.metrics, house.log)
        self.house = house

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            scope["state"][HOUSE] = self.house
            await self._live(receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def _live(self, receive: Any, send: Any) -> None:
        """A problem that has a sentence is left for the caller to report, and needs no traceback."""
        await receive()
        began = False
        try:
            async with self.house.opened():
                began = True
                await send({"type": "lifespan.startup.complete"})
                await receive()
        except Error as problem:
            self.house.problem = problem
            await send({"type": "lifespan.startup.failed", "message": ""})
        except Exception:
            phase = "shutdown" if began else "startup"
            await send({"type": f"lifespan.{phase}.failed", "message": traceback.format_exc()})
            raise
        else:
            await send({"type": "lifespan.shutdown.complete"})


def build(settings: Settings, *, log: Callable[..., None] = logs.log) -> Application:
    """The ASGI application."""
    return Application(House(settings, log))


def serve(settings: Settings, *, started: Callable[[], None] | None = None) -> bool:
    """Run until a signal says stop. `started` is called once the port is open. False if it could not start; if there is
    a sentence for why, as with a damaged or newer database, that is raised."""
    _check_address(settings.host, settings.port)
    logs.set_up(as_json=settings.log_json)
    application = build(settings)
    server = _Server(configuration(settings, application), started)
    try:
        server.run()
    except KeyboardInterrupt:
        return True  # uvicorn has stopped in order, and passes the signal on
    except SystemExit:
        if application.house.problem is None:
            raise
    if application.house.problem is not None:
        raise application.house.problem
    return server.started


def _check_address(host: str, port: int) -> None:
    """Refuse an address that nobody can listen on, before anything is opened: uvicorn would only log it."""
    try:
        for family, kind, protocol, _, place in socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM):
            with socket.socket(family, kind, protocol) as trial:
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, True)
                if family == socket.AF_INET6:
                    trial.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, True)
                trial.bind(place)
    except (OSError, UnicodeError) as problem:
        if isinstance(problem, OSError) and problem.errno == EADDRINUSE:
            raise ProtocolError("port_taken", port=str(port)) from None
        raise ProtocolError("listening", host=host, port=str(port), problem=_why(problem)) from None


def _why(problem: OSError | UnicodeError) -> str:
    return problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)


def configuration(settings: Settings, application: Application | None = None) -> uvicorn.Config:
    """How uvicorn should run it."""
    return uvicorn.Config(
        application or build(settings),
        host=settings.host,
        port=settings.port,
        http=HttpProtocol.for_most(most_connections(settings.connections)),
        ws=TableProtocol.for_server(),
        ws_max_size=8 * MESSAGE_LIMIT,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_STOP_SECONDS,
        forwarded_allow_ips=settings.trusted_proxies,
    )


class _Server(uvicorn.Server):
    """Told to stop, it stops: uvicorn asks itself ten times a second, and wakes the process each time."""

    _exits = False
    _wake: Callable[[], object] | None = None

    def __init__(self, config: uvicorn.Config, started: Callable[[], None] | None) -> None:
        super().__init__(config)
        self._tell = started

    @property
    def should_exit(self) -> bool:
        return self._exits

    @should_exit.setter
    def should_exit(self, exits: bool) -> None:
        self._exits = exits
        if exits and self._wake is not None:
            self._wake()

    async def main_loop(self) -> None:
        told = asyncio.Event()
        self._wake = partial(asyncio.get_running_loop().call_soon_threadsafe, told.set)
        while not await self.on_tick(0):  # which also tells the time in answers
            with suppress(TimeoutError):
                await asyncio.wait_for(told.wait(), 1.0)
        self._wake = None

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        _spare_the_collector()
        if self._tell is not None and not self.should_exit:
            self._tell()


def _spare_the_collector() -> None:
    """What games and libraries have loaded stays, and tables make hardly any cycles: collecting at the usual pace took
    a fifth of a move's time. The little that the start has left behind is not worth looking for."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()
