"""The last bit of wire: uvicorn's WebSocket protocol, with a way to be rid of a reader that has stopped reading.

ASGI has no word for it: every `send` waits until the reader has read, and so does a polite `close`.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request

GIVE_UP = "underhall.give_up"

_GRACE_SECONDS = 5.0


class TableProtocol(WebSocketsSansIOProtocol):
    """Offers `scope["extensions"]["underhall.give_up"]["call"](code)` to the application."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            self.scope["extensions"] = {**extensions, GIVE_UP: {"call": self.give_up}}

    def data_received(self, data: bytes) -> None:
        """Whoever speaks before the connection is agreed upon speaks something else; uvicorn would stumble over it."""
        if hasattr(self, "scope") and not self.handshake_complete:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.PROTOCOL_ERROR})
            self.transport.close()
            return
        super().data_received(data)

    def give_up(self, code: int) -> None:
        """Leave a close code behind what is in the pipe already, and cut the connection soon, read or not."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.loop.call_later(_GRACE_SECONDS, self.transport.abort)
