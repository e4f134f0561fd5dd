"""The last bit of wire: uvicorn's HTTP and WebSocket protocols, with time limits for those who do not finish.

uvicorn waits forever for the rest of a request, and for a reader who has stopped reading, and it accepts connections
until there are no file descriptors left. ASGI has no notion of any of this.
"""

from __future__ import annotations

import asyncio
import resource
from struct import Struct
from typing import Any, ClassVar, Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request

WIRE = "underhall.wire"
CROWDED = "underhall.crowded"
# Together they are how long a connection can be dead before it is noticed: less than twenty seconds.
PING_SECONDS, PONG_SECONDS = 6.0, 12.0

_GRACE_SECONDS = 5.0
_LAST_WORDS_SECONDS = 10.0
# The head of a WebSocket message: final text, and how long it is.
_TEXT = 0x81
_SHORT, _LONG = Struct("!BBH"), Struct("!BBQ")
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


class Wire(Protocol):
    """A socket to write to without waiting, which ASGI has no word for."""

    def write(self, text: bytes) -> int:
        """Send a message; returns how many bytes the reader has left unread in our memory."""
        ...

    def hang_up(self, code: int) -> None:
        """Close after what was written before; a reader that does not read it is cut off after a while."""
        ...

    def give_up(self, code: int) -> None:
        """Close soon, read or not."""
        ...


class TableProtocol(WebSocketsSansIOProtocol):
    """A `Wire`, which the application finds as `scope["extensions"]["underhall.wire"]["wire"]`."""

    _heard = 0.0  # when the last bytes came

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            self.scope["extensions"] = {**extensions, WIRE: {"wire": self}}

    def data_received(self, data: bytes) -> None:
        """A client that speaks before the handshake is done speaks another protocol; uvicorn would stumble over it."""
        if hasattr(self, "scope") and not self.handshake_complete:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.PROTOCOL_ERROR})
            self.transport.close()
            return
        self._heard = self.loop.time()
        super().data_received(data)

    def keepalive_timeout(self) -> None:
        """Nobody answers, so there is no point in waiting while the rest is sent. But a client that has spoken since
        the ping is alive, and so is one whose words are still unread because the application is busy with earlier
        ones."""
        if self.read_paused or self._heard > self.ping_sent_at:
            self.pong_timer = self.pending_ping_payload = None
            self.schedule_ping()
            return
        super().keepalive_timeout()
        self.transport.abort()

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
            self.read_paused = False
            self.transport.resume_reading()
        # uvicorn closes when the client has confirmed it; the timer is for one that does not.
        self.close_timer = self.loop.call_later(seconds, self.transport.abort)
