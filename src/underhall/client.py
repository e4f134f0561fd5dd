"""The reference client: take a seat at a table of a server, from Python, over the documented protocol.

    async with client.connect("http://127.0.0.1:8000", token=token) as server:
        async with server.sit(table, seat=0) as seat:
            await seat.play_with(bots.bot("greedy", "my seed"))

It reconnects when the connection is lost, says which ply it has, and resends what was not answered for certain under
the same key, so that nothing is lost and nothing is done twice. `underhall join` is this module on the command line.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_urlsafe
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import underhall
from underhall import bots
from underhall.core.refusals import Error

_AGAIN_SECONDS = 0.5
# Refusals that pass: of a full disk, of a server that is stopping or that we sent too much at once.
_FOR_NOW = {"try_again", "too_fast", "storage", "disk_full", "read_only"}
_RETRY_SECONDS = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
_PATIENCE_SECONDS = 60.0
_TRY_LATER = 1013


class ServerRefused(Error):
    """The server said no: `text` is its sentence, `code` its code."""

    key = "client"

    def __init__(self, code: str, text: str) -> None:
        super().__init__(code, text=text)
        self.text = text

    def sentence(self, lang: str = "en") -> str:
        return self.text


class Server:
    """A server as one person or program: HTTP for the lobby, `sit` for playing."""

    def __init__(self, url: str, token: str = "", lang: str = "en", patience: float = _PATIENCE_SECONDS) -> None:
        """`patience` is how many seconds to keep trying a server that cannot be reached."""
        self.url = url.rstrip("/")
        self.token = token
        self.lang = lang
        self.patience = patience

    async def call(self, method: str, path: str, body: object = None) -> Any:
        """One HTTP request of the lobby's API, JSON in and out. It is sent again, under the same key, as long as the
        server cannot say whether it was done."""
        key, loop = token_urlsafe(12), asyncio.get_running_loop()
        deadline = loop.time() + self.patience
        while True:
            try:
                return await asyncio.to_thread(self._call, method, path, body, key)
            except ServerRefused as problem:
                if problem.code != "unknown" or loop.time() > deadline:
                    raise
            await asyncio.sleep(_AGAIN_SECONDS)

    async def guest(self, nickname: str) -> None:
        """Become a guest with a token."""
        answer = await self.call("POST", "/api/tokens/guest", {"nickname": nickname})
        self.token = answer["token"]

    @asynccontextmanager
    async def sit(self, table: str, seat: int | None) -> AsyncIterator[Seat]:
        """Look at a table from one of your seats, or as a spectator."""
        place = Seat(self, table, seat)
        try:
            yield place
        finally:
            await place.close()

    def _call(self, method: str, path: str, body: object, key: str) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Accept": "application/json", "Accept-Language": self.lang, "X-Underhall": "1"}
        if method != "GET":
            headers["Idempotency-Key"] = key
        if data is not None:
            headers["Content-Type"] = "application/json"
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        request = Request(self.url + path, data=data, headers=headers, method=method)
        try:
            with urlopen(request, timeout=30) as answer:
                text = answer.read()
        except HTTPError as problem:
            raise _refused(problem.read(), problem.code) from None
        except (URLError, OSError) as problem:
            raise ServerRefused("unreachable", f"{self.url}: {problem}") from None
        return json.loads(text) if text and text[:1] in b"[{" else text.decode()


class Seat:
    """A place at a table: the newest frame, and commands that survive a lost connection."""

    def __init__(self, server: Server, table: str, seat: int | None) -> None:
        self._server = server
        self._table = table
        self._seat = seat
        self._socket: Any = None
        self._epoch: str | None = None
        self.frame: dict[str, Any] | None = None
        self.table: dict[str, Any] | None = None

    @property
    def ply(self) -> int:
        return -1 if self.frame is None else int(self.frame["ply"])

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def ready(self) -> dict[str, Any]:
        """The next frame in which this seat has a choice, or the last one of the game."""
        while True:
            frame = self.frame
            if frame is not None and (frame["over"] or frame["moves"]):
                return frame
            await self.receive()

    async def move(self, move: str, *, key: str = "", ply: int | None = None) -> dict[str, Any]:
        """Make a move and wait until the server has it on disk. Returns `ack`, `refused` or `moved_on`.

        The same `key` again gets the same answer; by default each call has one of its own. `ply` is what the move
        answers, by default that of the newest frame.
        """
        at = self.ply if ply is None else ply
        message = {"type": "move", "key": key or token_urlsafe(12), "ply": at, "move": move}
        return await self._ask(message, "key", ("ack", "refused", "moved_on"))

    async def why_not(self, move: str) -> dict[str, Any]:
        return await self._ask({"type": "why_not", "id": token_urlsafe(12), "move": move}, "id", ("answer",))

    async def sample(self) -> dict[str, Any]:
        """A position that agrees with everything this seat knows."""
        answer = await self._ask({"type": "sample", "id": token_urlsafe(12)}, "id", ("sampled",))
        position: dict[str, Any] = answer["position"]
        return position

    async def play_with(self, bot: bots.Bot) -> dict[str, Any]:
        """Let a bot play this seat to the end of the game; returns the last frame."""
        assert self._seat is not None
        while True:
            frame = await self.ready()
            if frame["over"]:
                return frame
            match = underhall.position(await self.sample(), seed=token_urlsafe(12))
            decision = match.decision
            if decision is None or self._seat not in decision.seats:
                self.frame = None
                await self._send({"type": "refresh"})
                continue
            answer = await self.move(str(bot.choose(bots.situation(match, self._seat))))
            if answer["type"] == "refused" and answer["code"] in _FOR_NOW:
                await asyncio.sleep(_AGAIN_SECONDS)
            elif answer["type"] == "refused":
                # A bot that samples honestly is hardly ever refused; any legal move keeps the table going.
                await self.move(frame["moves"][0]["move"])

    async def receive(self) -> dict[str, Any]:
        """The next message, connecting again as often as need be."""
        from websockets.exceptions import ConnectionClosed

        while True:
            socket = await self._connected()
            try:
                message: dict[str, Any] = json.loads(await socket.recv())
            except (ConnectionClosed, OSError) as problem:
                self._socket = None
                if isinstance(problem, ConnectionClosed) and problem.rcvd and problem.rcvd.code == _TRY_LATER:
                    await asyncio.sleep(_AGAIN_SECONDS)
                continue
            self._note(message)
            return message

    def _note(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "frame" and int(message["ply"]) >= self.ply:
            self.frame = message
        elif kind == "moved_on" and int(message["frame"]["ply"]) >= self.ply:
            self.frame = message["frame"]
        elif kind in ("welcome", "table"):
            self.table = message["table"]
            if kind == "welcome":
                self._greeted(int(message["ply"]), message.get("epoch", ""))
        elif kind == "failed" and message.get("fatal"):
            raise ServerRefused(message["code"], message["text"])

    def _greeted(self, ply: int, epoch: str) -> None:
        """After a restore, nothing that we were shown before counts."""
        if ply < self.ply or self._epoch not in (None, epoch):
            self.frame = None
        self._epoch = epoch

    async def _ask(self, message: dict[str, Any], field: str, kinds: tuple[str, ...]) -> dict[str, Any]:
        """Send a message and wait for its answer. It is sent again under the same key when the connection is lost,
        and as long as the server cannot say whether it was done."""
        sent_on = None
        while True:
            socket = await self._connected()
            if socket is not sent_on:
                await self._send(message)
                sent_on = self._socket
            answer = await self.receive()
            if answer["type"] in kinds and answer.get(field) == message[field]:
                return answer
            if answer["type"] == "unknown" and answer["key"] == message.get("key"):
                await asyncio.sleep(_AGAIN_SECONDS)
                sent_on = None
            if answer["type"] == "failed" and self._socket is sent_on:
                if answer["code"] not in _FOR_NOW:
                    raise ServerRefused(answer["code"], answer["text"])
                # Nothing was done: wait and ask again.
                await asyncio.sleep(_AGAIN_SECONDS)
                sent_on = None

    async def _send(self, message: dict[str, Any]) -> None:
        from websockets.exceptions import ConnectionClosed

        socket = await self._connected()
        try:
            await socket.send(json.dumps(message))
        except (ConnectionClosed, OSError):
            self._socket = None

    async def _connected(self) -> Any:
        from websockets.asyncio.client import connect
        from websockets.exceptions import ConnectionClosed, InvalidHandshake

        loop = asyncio.get_running_loop()
        pauses, deadline = iter(_RETRY_SECONDS), loop.time() + self._server.patience
        headers = {"Authorization": f"Bearer {self._server.token}"}
        while self._socket is None:
            try:
                parts = urlsplit(self._server.url)
                url = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}{parts.path}/ws"
                socket = await connect(url, max_size=None, proxy=None, additional_headers=headers)
                hello: dict[str, Any] = {"type": "hello", "table": self._table, "seat": self._seat}
                if self.frame is not None:
                    hello["ply"] = self.ply
                await socket.send(json.dumps({**hello, "lang": self._server.lang}))
                self._socket = socket
            except (OSError, InvalidHandshake, ConnectionClosed) as problem:
                if loop.time() > deadline:
                    raise ServerRefused("unreachable", f"{self._server.url}: {problem}") from None
                await asyncio.sleep(next(pauses, _RETRY_SECONDS[-1]))
        return self._socket


@asynccontextmanager
async def connect(url: str, *, token: str = "", lang: str = "en") -> AsyncIterator[Server]:
    """A server to talk to; without a token, become a guest with `Server.guest`."""
    yield Server(url, token, lang)


def _refused(body: bytes, status: int) -> ServerRefused:
    try:
        answer = json.loads(body)
        return ServerRefused(str(answer["code"]), str(answer["text"]))
    except (ValueError, KeyError, TypeError):
        return ServerRefused(f"http_{status}", f"HTTP {status}")
