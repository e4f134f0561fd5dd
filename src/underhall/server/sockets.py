"""The live socket: `/ws`. One connection looks at one table; what it says is done there in order.

What a connection is told goes into its transport at once. A reader that lets too much pile up there is closed, and
nobody else notices. A message that cannot be understood or is not allowed gets a typed answer, and the connection stays
open; close codes are in docs/protocol.md.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from time import perf_counter
from typing import Any

from litestar import WebSocket

from underhall.core.agenda import Seat
from underhall.core.refusals import Error
from underhall.protocol import live as protocol
from underhall.protocol.errors import ProtocolError
from underhall.protocol.live import (
    CHAT_LIMIT,
    VERSION,
    Ack,
    ClientMessage,
    Consent,
    Failed,
    Hello,
    Hint,
    Look,
    Notice,
    PlayMove,
    Refresh,
    Sample,
    Say,
    SayPhrase,
    Undo,
    Unknown,
    WhyNot,
)
from underhall.server import costs, frames, questions, takebacks, talk, texts
from underhall.server.hub import Hub
from underhall.server.identity import Caller
from underhall.server.journal import OutcomeUnknown
from underhall.server.limits import Bucket, OpenCount, TooMany
from underhall.server.metrics import Metrics
from underhall.server.table import LiveTable
from underhall.server.transport import WIRE, Wire

BAD_MESSAGE, NOT_KNOWN, NOT_ALLOWED, NOT_THERE, TOO_SLOW, TOO_MANY = 4400, 4401, 4403, 4404, 4408, 4429
TRY_LATER, OUR_MISTAKE, RESTART, DONE = 1013, 1011, 1012, 1000

_CLOSE_CODES = {400: BAD_MESSAGE, 401: NOT_KNOWN, 403: NOT_ALLOWED, 404: NOT_THERE, 429: TOO_MANY, 503: TRY_LATER}
_UNREAD_BYTES = 4 * 1024 * 1024
_HELLO_SECONDS = 15.0
_PATIENCE = 100
# Processor time that a message may take before it counts as more than one. A move is shown to everybody at the table.
_ORDINARY_SECONDS = 0.01
# What counts for more than the time it takes here: a hint is thought about elsewhere, and talk takes others' attention.
_COSTS: dict[type, float] = {Hint: 10.0, Say: 4.0, SayPhrase: 4.0}


class Sockets:
    """All connections of this process."""

    def __init__(self, hub: Hub, metrics: Metrics, log: Callable[..., None]) -> None:
        self.hub = hub
        self.metrics = metrics
        self.log = log
        self.open: set[Line] = set()
        self.people = OpenCount(hub.settings.sockets_per_person)
        self.addresses = OpenCount(hub.settings.sockets_per_address)

    async def serve(self, socket: WebSocket[Any, Any, Any], caller: Caller | None, lang: str, address: str) -> None:
        """Let a client in. The conversation goes on when this has returned, until either side goes away."""
        line = Line(self, socket, caller, lang, address)
        counts = self._counts(line)
        if any(count.is_full(name) for count, name in counts):
            await self._turn_away(socket, line.lang)
            return
        for count, name in counts:
            count.enter(name)
        self.open.add(line)
        self.metrics.connections.inc()
        try:
            await socket.accept()
            line.begin()
        except BaseException:
            self.left(line)
            raise

    def left(self, line: Line) -> None:
        """A client is gone."""
        if line in self.open:
            self.open.discard(line)
            self.metrics.connections.dec()
            for count, name in self._counts(line):
                count.leave(name)

    def _counts(self, line: Line) -> list[tuple[OpenCount, str]]:
        return [(self.addresses, line.address), *([(self.people, line.person)] if line.person else [])]

    async def _turn_away(self, socket: WebSocket[Any, Any, Any], lang: str) -> None:
        """Say why, and close: a refused upgrade would tell a page nothing."""
        problem = TooMany("too_many_sockets")
        self.metrics.refusals.labels(problem.code).inc()
        await socket.accept()
        await socket.send_text(protocol.encode(Failed(problem.code, problem.sentence(lang), fatal=True)).decode())
        await socket.close(code=TOO_MANY)

    def revoked(self, session: str) -> None:
        """Close everything opened with a session that no longer exists."""
        for line in list(self.open):
            if line.session == session:
                line.dismiss("session_ended", NOT_KNOWN)

    def come_again(self, person: str) -> None:
        """A guest has become someone else: their open connections must be opened again."""
        for line in list(self.open):
            if line.person == person:
                line.come_again()

    def tell(self, person: str, notice: Callable[[str], str]) -> None:
        """Tell somebody something, wherever they are, in the language they read there."""
        for line in list(self.open):
            if line.person == person:
                line.send(protocol.encode(Notice(notice(line.lang))))

    async def tell_muted(self, person: str) -> None:
        """Tell somebody's pages whom they have muted now."""
        for line in list(self.open):
            if line.person == person:
                await line.tell_muted()

    def send_away(self, person: str, code: str) -> None:
        """Close everything that somebody has open."""
        for line in list(self.open):
            if line.person == person:
                line.dismiss(code, NOT_KNOWN)

    def close_all(self) -> None:
        """The server is stopping, or was given another database: everyone must reconnect."""
        for line in list(self.open):
            line.come_again()


class Line:
    """One connection: who looks through it, what was received, and how fast."""

    __slots__ = (
        "_allowance",
        "_caller",
        "_closing",
        "_hurry",
        "_sockets",
        "_table",
        "_warnings",
        "_wire",
        "address",
        "lang",
        "person",
        "seat",
        "session",
        "shown",
    )

    def __init__(
        self, sockets: Sockets, socket: WebSocket[Any, Any, Any], caller: Caller | None, lang: str, address: str
    ) -> None:
        self._sockets = sockets
        self._caller = caller
        self.address = address
        self.person = "" if caller is None else caller.person.id
        self.session = "" if caller is None else caller.session.id
        self.seat: Seat | None = None
        self.shown = -1
        self.lang = frames.language(lang)
        self._table: LiveTable | None = None
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        self._wire: Wire = extensions[WIRE]["wire"]
        self._closing = False
        self._hurry: asyncio.TimerHandle | None = None
        """Runs until the client has said hello."""
        rate = sockets.hub.settings.rate_per_second
        self._allowance = Bucket(2 * rate, rate)
        self._warnings = 0

    # What tables use ------------------------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Send a message. Never waits; too many unread ones close the connection."""
        if self._closing:
            return
        if self._wire.write(data) > _UNREAD_BYTES:
            self._sockets.metrics.slow_readers.inc()
            self._closing = True
            self._wire.give_up(TOO_SLOW)
            self.lost()

    def dismiss(self, code: str, close_code: int = NOT_THERE, *, table: str = "") -> None:
        """Say why, and close."""
        self.send(protocol.encode(Failed(code, ProtocolError(code, table=table).sentence(self.lang), fatal=True)))
        self.close(close_code)

    async def tell_muted(self) -> None:
        """Tell the reader whom they have muted."""
        if self._table is not None:
            muted = await talk.muted(self._sockets.hub.store, self._table.row.id, self.person)
            self.send(protocol.encode(muted))

    def come_again(self) -> None:
        """Close, for the client to connect again at once."""
        self.close(RESTART)

    def close(self, code: int) -> None:
        """Close, after what was sent before."""
        if not self._closing:
            self._closing = True
            self._wire.hang_up(code)
            self.lost()

    # The conversation -----------------------------------------------------------------------------------------------

    def begin(self) -> None:
        if self._caller is None:
            self.dismiss("not_known", NOT_KNOWN)
            return
        self._hurry = asyncio.get_running_loop().call_later(_HELLO_SECONDS, self.dismiss, "hello_first", BAD_MESSAGE)
        self._wire.hand_over(self)

    async def hear(self, text: str | bytes) -> None:
        if self._closing:
            return
        if self._hurry is None:
            await self._hear(text)
        else:
            self._hurry.cancel()
            self._hurry = None
            await self._greet(text)

    def lost(self) -> None:
        """Leave the table; a message that is being dealt with is dealt with all the same."""
        self._closing = True
        if self._hurry is not None:
            self._hurry.cancel()
        self._sockets.left(self)
        if self._table is not None:
            table, self._table = self._table, None
            self._sockets.hub.spawn(_leave(table, self))

    async def _greet(self, data: str | bytes) -> None:
        """The first message has to be `hello`; whatever is wrong with it ends the connection."""
        try:
            hello = protocol.decode(data)
            if not isinstance(hello, Hello):
                raise ProtocolError("hello_first")
            self.lang = frames.language(hello.lang)
            if hello.version != VERSION:
                raise ProtocolError("version", version=hello.version, known=VERSION)
            await self._attach(hello)
        except Error as problem:
            status = problem.status if isinstance(problem, ProtocolError) else 500
            self._fail(problem, fatal=status != 503)  # a passing problem is worth another try
            self.close(_CLOSE_CODES.get(status, OUR_MISTAKE))
        except Exception as problem:
            self._broke(Hello, problem)

    async def _attach(self, hello: Hello) -> None:
        for attempt in range(3):
            table = await self._sockets.hub.table(hello.table)
            try:
                await table.do(partial(table.attach, self, hello))
            except ProtocolError as problem:
                # It was just being unloaded: the next try loads it again.
                if problem.code != "try_again" or attempt == 2:
                    raise
                await asyncio.sleep(0)
            else:
                self._table = table
                if self._closing:
                    self.lost()  # in the meantime; now there is a table to leave
                return

    async def _hear(self, data: str | bytes) -> None:
        """Deal with one message, and survive whatever can be survived."""
        try:
            message = protocol.decode(data)
        except ProtocolError as problem:
            self._fail(problem)
            self._is_too_fast(1.0)
            return
        if self._is_too_fast(_COSTS.get(type(message), 1.0)):
            return
        self._sockets.metrics.messages.labels(type(message).__name__).inc()
        began, meter = perf_counter(), costs.Meter()
        try:
            await costs.measured(self._obey(message), meter)
        except Error as problem:
            self._refuse(message, problem)
        except Exception as problem:
            self._broke(type(message), problem)
        else:
            if isinstance(message, PlayMove):
                self._sockets.metrics.acknowledged.observe(perf_counter() - began)
        finally:
            self._allowance.spend(meter.beyond_one(_ORDINARY_SECONDS))

    def _refuse(self, message: ClientMessage, problem: Error) -> None:
        """Say that something was not done; or, while the database is away or the table is being unloaded, that nobody
        knows: the same key may have been carried out before."""
        key = getattr(message, "key", None)
        if key is None:
            self._fail(problem)
            return
        self._sockets.metrics.refusals.labels(problem.code).inc()
        if isinstance(problem, OutcomeUnknown):
            self.send(protocol.encode(Unknown(key, problem.sentence(self.lang))))
        else:
            self.send(protocol.encode(protocol.refusal(key, problem, self.lang)))

    async def _obey(self, message: ClientMessage) -> None:
        table = self._table
        if table is None:
            return  # the client is gone
        command: Callable[[], Coroutine[Any, Any, None]]
        match message:
            case PlayMove():
                command = partial(table.move, self, message)
            case Undo():
                command = partial(takebacks.undo, table, self, message)
            case Consent():
                command = partial(takebacks.consent, table, self, message)
            case WhyNot():
                command = partial(questions.why_not, table, self, message)
            case Hint():
                command = partial(questions.hint, table, self, message)
            case Sample():
                command = partial(questions.sample, table, self, message)
            case Look():
                command = partial(table.look, self, message)
            case Refresh():
                command = partial(table.refresh, self)
            case Say() | SayPhrase():
                await self._say(table, message)
                return
            case Hello():
                raise ProtocolError("hello_twice")
        try:
            await table.do(command)
        except ProtocolError as problem:
            if problem.code == "try_again":
                self.come_again()  # the table was unloaded under us; the next connection loads it again
            if problem.status == 503 and hasattr(message, "key"):
                # The table itself answers when the disk has certainly refused.
                raise OutcomeUnknown from problem
            raise

    async def _say(self, table: LiveTable, message: Say | SayPhrase) -> None:
        assert self._caller is not None
        if not table.row.chat:
            raise ProtocolError("chat_off", status=409)
        if self.person in table.row.silenced:
            raise ProtocolError("silenced", status=403)
        if isinstance(message, SayPhrase):
            line = talk.phrase(message.phrase)
        else:
            line = talk.Words(texts.chat(message.text, CHAT_LIMIT))
        hub, speaker = self._sockets.hub, self._caller.person
        number = await talk.say(hub.store, table.row.id, speaker, self.seat, line, message.key)
        await hub.heard_chat(table.row.id, number)
        self.send(protocol.encode(Ack(message.key, table.audience.ply_for(self))))

    def _broke(self, kind: type, problem: Exception) -> None:
        """Our own mistake: log it, say so, and close."""
        self._sockets.log("message_failed", kind=kind.__name__, problem=repr(problem))
        self._fail(ProtocolError("our_mistake", status=500), fatal=True)
        self.close(OUR_MISTAKE)

    def _fail(self, problem: Error, *, fatal: bool = False) -> None:
        self._sockets.metrics.refusals.labels(problem.code).inc()
        self.send(protocol.encode(Failed(problem.code, problem.sentence(self.lang), fatal)))

    def _is_too_fast(self, cost: float) -> bool:
        """Whether a message would use more than is left of the connection's rate."""
        if not self._allowance.wait(cost):
            return False
        self._warnings += 1
        self._fail(ProtocolError("too_fast", status=429), fatal=self._warnings > _PATIENCE)
        if self._warnings > _PATIENCE:
            self.close(TOO_MANY)
        return True


async def _leave(table: LiveTable, line: Line) -> None:
    try:
        await table.do(partial(table.detach, line))
    except ProtocolError:
        return  # the table has been unloaded in the meantime
