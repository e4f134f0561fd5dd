"""The last bit of wire: uvicorn's HTTP and WebSocket protocols, with time limits for those who do not finish.

uvicorn waits forever for the rest of a request, and for a reader who has stopped reading, and it accepts connections
until there are no file descriptors left. ASGI has no notion of any of this. Nor does it fit thousands of sockets at
which little happens: a socket that was accepted is handed over to a `Listener`, and needs no task, queue or timer of
its own until something is said.
"""

from __future__ import annotations

import asyncio
import resource
from struct import Struct
from typing import Any, ClassVar, Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.utils import apply_mask

from underhall.protocol.live import MESSAGE_LIMIT

WIRE = "underhall.wire"
CROWDED = "underhall.crowded"
# Together they are how long a connection can be dead before it is noticed: less than twenty seconds.
PING_SECONDS, PONG_SECONDS = 6.0, 12.0

_GRACE_SECONDS = 5.0
_LAST_WORDS_SECONDS = 10.0
# The head of a WebSocket message: final text, and how long it is. What clients send is masked.
_TEXT = 0x81
_SHORT, _LONG = Struct("!BBH"), Struct("!BBQ")
_FINAL = _MASKED = 0x80
_PING, _PONG = bytes((0x89, 0)), 0x8A
# How many shares of the sockets are pinged one after the other.
_SHARES = 24
_REQUEST_SECONDS = 15.0
_CROWDED_SECONDS = 2.0
_READER_SECONDS = 30.0
# File descriptors for the database, the workers, the logs and the listening socket; and for telling those who find no
# room that there is none.
_OWN_FILES = 96
_BEING_REFUSED = 64

_TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def most_connections(wanted: int) -> int:
    """How many connections there may be: as many as asked for, but no more than there are file descriptors for."""
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if files == resource.RLIM_INFINITY:
        files = 1_000_000
    room = max(8, files - _OWN_FILES - _BEING_REFUSED)
    return min(wanted, room) if wanted > 0 else room


class HttpProtocol(H11Protocol):
    """A request comes within seconds or not at all. Beyond `most` connections, the application finds CROWDED in
    `scope["state"]`; far beyond, there is no answer."""

    most: ClassVar[int] = 1_000_000

    @classmethod
    def for_most(cls, most: int) -> type[HttpProtocol]:
        """The protocol of a server that takes this many connections."""
        return type(cls.__name__, (cls,), {"most": most})

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._deadline: asyncio.TimerHandle | None = None
        self._reader: asyncio.TimerHandle | None = None
        self._seconds = _REQUEST_SECONDS
        self._upgraded = False
        over = len(self.connections) - self.most
        if over > _BEING_REFUSED:
            transport.abort()
            return
        if over > 0:
            self.app_state = {**self.app_state, CROWDED: True}
            self._seconds = _CROWDED_SECONDS
        self._set_deadline()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._upgraded:  # the deadline was dropped; h11 is left waiting for a body that never comes
            return
        if self.transport.is_closing() or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._drop_deadline()
        elif self._deadline is None:
            self._set_deadline()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._upgraded = True
        self._drop_deadline()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._reader is None:
            self._reader = self.loop.call_later(_READER_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting_for_reader()

    def connection_lost(self, exc: Exception | None) -> None:
        self._drop_deadline()
        self._stop_waiting_for_reader()
        super().connection_lost(exc)

    def _set_deadline(self) -> None:
        self._deadline = self.loop.call_later(self._seconds, self._too_slow)

    def _drop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _stop_waiting_for_reader(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            self._reader = None

    def _too_slow(self) -> None:
        """The rest of the request did not come: say so, unless an answer is on its way, and hang up."""
        self._deadline = None
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(_TOO_SLOW)
        self.transport.close()


class Listener(Protocol):
    """Whoever has taken over a socket."""

    async def hear(self, text: str | bytes) -> None:
        """The next message. The one after it waits until this is done."""
        ...

    def lost(self) -> None:
        """The connection is gone; there will be no more messages."""
        ...


class Wire(Protocol):
    """A socket to write to without waiting, which ASGI has no word for."""

    def hand_over(self, listener: Listener) -> None:
        """From now on messages go to the listener, and the application need not wait for them."""
        ...

    def write(self, text: bytes) -> int:
        """Send a message; returns how many bytes the reader has left unread in our memory."""
        ...

    def hang_up(self, code: int) -> None:
        """Close after what was written before; a reader that does not read it is cut off after a while."""
        ...

    def give_up(self, code: int) -> None:
        """Close soon, read or not."""
        ...


class Pulse:
    """Pings all sockets of a server, each once per interval and a few at a time: a timer per socket costs more than its
    ping."""

    def __init__(self) -> None:
        self._shares: list[dict[TableProtocol, None]] = [{} for _ in range(_SHARES)]
        self._turn = 0
        self._ticking: asyncio.TimerHandle | None = None

    def enter(self, socket: TableProtocol) -> None:
        min(self._shares, key=len)[socket] = None
        if self._ticking is None:
            self._wait(socket)

    def leave(self, socket: TableProtocol) -> None:
        for share in self._shares:
            share.pop(socket, None)

    def _wait(self, socket: TableProtocol) -> None:
        self._ticking = socket.loop.call_later((socket.ping_interval or PING_SECONDS) / _SHARES, self._tick)

    def _tick(self) -> None:
        self._ticking = None
        self._turn = (self._turn + 1) % _SHARES
        for socket in list(self._shares[self._turn]):
            socket.look()
        anyone = next((socket for share in self._shares for socket in share), None)
        if anyone is not None:
            self._wait(anyone)


class _Nobody:
    """In place of uvicorn's queue and event, for which nobody waits once a socket has been handed over."""

    def put_nowait(self, _message: object) -> None: ...
    def set(self) -> None: ...
    def clear(self) -> None: ...


_NOBODY: Any = _Nobody()


class TableProtocol(WebSocketsSansIOProtocol):
    """A `Wire`, which the application finds as `scope["extensions"]["underhall.wire"]["wire"]`."""

    pulse: ClassVar[Pulse] = Pulse()
    _listener: Listener | None = None
    _listening: asyncio.Task[None] | None = None
    _unheard: tuple[str | bytes, ...] = ()
    _missed = 0  # how often we looked in vain for an answer to the last ping
    _is_between = True  # whether every read so far has brought whole messages, so that the next one begins one

    @classmethod
    def for_server(cls) -> type[TableProtocol]:
        """The protocol of one server."""
        return type(cls.__name__, (cls,), {"pulse": Pulse()})

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            self.scope["extensions"] = {**extensions, WIRE: {"wire": self}}

    # What is said -----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """A client that speaks before the handshake is done speaks another protocol; uvicorn would stumble over it."""
        if hasattr(self, "scope") and not self.handshake_complete:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.PROTOCOL_ERROR})
            self.transport.close()
            return
        self._missed = 0
        if self._listener is not None and self._is_between and not self.close_sent:
            # What most messages are; uvicorn takes ten times as long to see it.
            if data[0] == _PONG and len(data) == 6:
                return  # the answer to our ping
            text = _short_text(data)
            if text is not None:
                self._take(text)
                return
        if self.handshake_complete:
            self._is_between = self._is_between and _are_whole(data)
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self._take(data)
            return
        try:
            self._take(data.decode())
        except UnicodeDecodeError:
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()

    def hand_over(self, listener: Listener) -> None:
        """What the handshake needed is not needed again."""
        self._listener = listener
        while not self.queue.empty():
            message: Any = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                text: str | bytes | None = message.get("text")
                self._take(message["bytes"] if text is None else text)
        if self.read_paused and self._listening is None:
            self._read_on()
        self.queue = self.writable = _NOBODY
        self.request = self.response = _NOBODY
        if self.disconnected:
            listener.lost()

    def _take(self, text: str | bytes) -> None:
        """One message after another, and no more of them in memory than there are in what was read at once."""
        if self._listening is None:
            self._hear(text)
            return
        self._unheard += (text,)
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _hear(self, text: str | bytes) -> None:
        assert self._listener is not None
        self._listening = task = self.loop.create_task(self._listener.hear(text))
        self.tasks.add(task)  # uvicorn waits for these before it stops
        task.add_done_callback(self._heard)

    def _heard(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        self._listening = None
        if not task.cancelled() and (problem := task.exception()) is not None:
            self.logger.error("a message broke its listener", exc_info=problem)
            self.hang_up(CloseCode.INTERNAL_ERROR)
        if self._unheard and not self.close_sent and not self.disconnected:
            text, *rest = self._unheard
            self._unheard = tuple(rest)
            self._hear(text)
        elif self.read_paused:
            self._read_on()

    def _read_on(self) -> None:
        self.read_paused = False
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._listener is not None:
            self._listener.lost()

    async def run_asgi(self) -> None:
        """As uvicorn does it, except that a socket that was handed over stays open."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        else:
            # Whoever hung up, or was hung up on, before the handshake was done gets no answer and is no fault of ours.
            if not self.handshake_complete and not self.transport.is_closing():
                self.logger.error("ASGI callable returned without completing handshake.")
                self.send_500_response()
        if self._listener is not None:
            self.scope = {}  # type: ignore[typeddict-item]
        elif self.close_timer is None:
            self.transport.close()

    # Whether anybody is there -----------------------------------------------------------------------------------------

    def start_keepalive(self) -> None:
        if self.ping_interval:
            self.pulse.enter(self)

    def stop_keepalive(self) -> None:
        self.pulse.leave(self)

    def look(self) -> None:
        """Ping, unless the last ping has been without an answer for too long: then there is no point in waiting while
        the rest is sent. A client whose words are still unread because the application is busy with earlier ones is
        alive. What counts is how often we looked, not the time: if we were stopped, so were the answers."""
        if self.close_sent or self.transport.is_closing() or self.read_paused:
            return
        interval, patience = self.ping_interval or PING_SECONDS, self.ping_timeout or PONG_SECONDS
        if self._missed == 0:
            self._missed = 1
            self.transport.write(_PING)
        elif self._missed * interval < patience:
            self._missed += 1
        else:
            self.conn.fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.abort()

    # What we say ------------------------------------------------------------------------------------------------------

    def write(self, text: bytes) -> int:
        """Frame a text by hand: it is never masked, cut or squeezed, so that is a few bytes in front of it."""
        transport, size = self.transport, len(text)
        if self.close_sent or transport.is_closing():
            return 0
        if size < 126:
            head = bytes((_TEXT, size))
        elif size < 65536:
            head = _SHORT.pack(_TEXT, 126, size)
        else:
            head = _LONG.pack(_TEXT, 127, size)
        transport.write(head + text)
        return transport.get_write_buffer_size()

    def hang_up(self, code: int) -> None:
        self._end(code, _LAST_WORDS_SECONDS)

    def give_up(self, code: int) -> None:
        self._end(code, _GRACE_SECONDS)

    def _end(self, code: int, seconds: float) -> None:
        """Put a close code behind what is already in the pipe, and cut the connection later, read or not."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self._read_on()
        # uvicorn closes when the client has confirmed it; the timer is for one that does not.
        self.close_timer = self.loop.call_later(seconds, self.transport.abort)


def _short_text(data: bytes) -> str | None:
    """The text that these bytes are, if they are one whole, short message, as most are; None if uvicorn has to look."""
    if len(data) < 6 or data[0] != _TEXT or data[1] & _MASKED == 0:
        return None
    size, start = data[1] & 127, 2
    if size == 126 and len(data) > 8:
        size, start = int.from_bytes(data[2:4], "big"), 4
    if size >= MESSAGE_LIMIT or len(data) != start + 4 + size:
        return None
    try:
        return apply_mask(data[start + 4 :], data[start : start + 4]).decode()
    except UnicodeDecodeError:
        return None


def _are_whole(data: bytes) -> bool:
    """Whether these bytes, which begin a message, are one or more messages from the first byte to the last."""
    at = 0
    while at < len(data):
        if len(data) < at + 6 or data[at] & _FINAL == 0:
            return False
        size, start = data[at + 1] & 127, 2
        if size == 127:
            return False
        if size == 126:
            size, start = int.from_bytes(data[at + 2 : at + 4], "big"), 4
        at += start + 4 + size
    return at == len(data)
