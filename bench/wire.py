"""A WebSocket client that costs next to nothing, so that what is measured is the server: no masks worth the name, no
extensions, no queue. Only for talking to our own servers.
"""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from struct import Struct

_SHORT, _LONG = Struct("!H"), Struct("!Q")
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_NO_MASK = bytes(4)
Hear = Callable[[bytes], None]
Lost = Callable[[], None]


class Wire(asyncio.Protocol):
    """One connection. What the server says is handed to `hear`; `lost` is called if it hangs up."""

    def __init__(self, hear: Hear, request: bytes, lost: Lost | None = None) -> None:
        self._hear = hear
        self._lost = lost
        self._request = request
        self._buffer = bytearray()
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone = False

    def send(self, text: bytes) -> None:
        self._write(_TEXT, text)

    def abort(self) -> None:
        self._lost = None
        self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone = True
        if not self.ready.done():
            self.ready.set_exception(ConnectionResetError())
        elif self._lost is not None:
            self._lost()

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self.ready.done():
            head, end, _ = buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.ready.set_exception(ConnectionRefusedError(bytes(head[:80])))
                self.abort()
                return
            self.ready.set_result(None)
            del buffer[: len(head) + 4]
        at = 0
        while (size := len(buffer) - at) >= 2:
            length, start = buffer[at + 1], at + 2
            if length == 126 and size >= 4:
                (length,), start = _SHORT.unpack_from(buffer, start), start + 2
            elif length == 127 and size >= 10:
                (length,), start = _LONG.unpack_from(buffer, start), start + 8
            elif length > 125:
                break
            if len(buffer) < start + length:
                break
            self._take(buffer[at] & 15, bytes(buffer[start : start + length]))
            at = start + length
        del buffer[:at]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == _TEXT:
            self._hear(payload)
        elif kind == _PING:
            self._write(_PONG, payload)
        elif kind == _CLOSE:
            self._transport.close()

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes((0x80 | size,)) if size < 126 else bytes((0x80 | 126,)) + _SHORT.pack(size)
        self._transport.write(bytes((0x80 | kind,)) + length + _NO_MASK + payload)


async def connect(port: int, hear: Hear, *, token: str = "", lost: Lost | None = None) -> Wire:
    """A socket that is open."""
    secret = f"Authorization: Bearer {token}\r\n" if token else ""
    request = (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n{secret}\r\n"
    )
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(hear, request.encode(), lost), "127.0.0.1", port)
    await wire.ready
    return wire
