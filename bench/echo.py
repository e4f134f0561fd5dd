"""The peer of the server: the same stack — Litestar, uvicorn, its WebSockets — that says back what it hears.

`python -m bench.echo PORT` runs it. It has no games, no disk and no other reader, so it shows what the wire costs.
"""

from __future__ import annotations

import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket


@websocket("/ws")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    while True:
        message: dict[str, Any] = dict(await socket.receive())
        if message["type"] == "websocket.disconnect":
            return
        await socket.send({"type": "websocket.send", "text": message.get("text"), "bytes": message.get("bytes")})


if __name__ == "__main__":
    app = Litestar([echo], openapi_config=None, logging_config=None)
    port = int(sys.argv[1])
    uvicorn.run(app, host="127.0.0.1", port=port, ws="websockets-sansio", ws_per_message_deflate=False, log_config=None)
