"""People and programs of the tests: they talk to a server as strangers do, over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from secrets import token_hex
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.pace import let_pass, patience, until
from underhall.protocol.live import changed_view

Json = dict[str, Any]


class Visitor:
    """Someone with a cookie jar."""

    def __init__(self, url: str, headers: dict[str, str] | None = None) -> None:
        self.url = url
        self.http = httpx.AsyncClient(
            verify=False,  # nothing here is encrypted, and reading the authorities' certificates takes a while
            base_url=url,
            headers={"X-Underhall": "1", **(headers or {})},
            trust_env=False,
            timeout=patience(30),
        )
        self.me: Json = {}

    async def go(self) -> None:
        await self.http.aclose()

    async def enter(self, nickname: str) -> Visitor:
        """Become a guest."""
        self.me = await self.get_done("POST", "/api/guest", {"nickname": nickname})
        return self

    async def call(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if body is None:
            return await self.http.request(method, path, headers=sent)
        return await self.http.request(method, path, json=body, headers=sent)

    async def get_done(self, method: str, path: str, body: object = None) -> Any:
        """A call that is expected to work."""
        answer = await self.call(method, path, body)
        assert answer.is_success, (method, path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def refused(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, str]:
        """A call that is expected to be refused: status and code."""
        answer = await self.call(method, path, body, **headers)
        assert not answer.is_success, (method, path, answer.status_code, answer.text)
        problem = answer.json()
        assert set(problem) == {"code", "text"}
        assert problem["text"]
        return answer.status_code, problem["code"]

    async def new_table(self, *kinds: str, game: str = "ghosts_galore", **more: Any) -> Json:
        """A table with these seats: me, open, hot_seat, or the name of a bot."""
        plans = [
            {"kind": kind} if kind in ("me", "open", "hot_seat") else {"kind": "bot", "bot": kind} for kind in kinds
        ]
        body = {"game": game, "players": len(kinds), "seats": plans, **more}
        card: Json = await self.get_done("POST", "/api/tables", body)
        return card

    @asynccontextmanager
    async def socket(self, path: str = "/ws", **options: Any) -> AsyncIterator[ClientConnection]:
        """A bare socket with this visitor's cookie."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        headers = {"Cookie": cookies} if cookies else {}
        headers |= options.pop("headers", {})
        address = self.url.replace("http", "ws", 1) + path
        options = {"proxy": None, "max_size": None, "open_timeout": patience(30), **options}
        async with connect(address, additional_headers=headers, **options) as socket:
            yield socket

    @asynccontextmanager
    async def sit(self, table: str, seat: int | None, **hello: Any) -> AsyncIterator[Place]:
        """A place at a table, after the server's welcome."""
        async with self.socket() as socket:
            place = Place(socket)
            await place.send(type="hello", table=table, seat=seat, **hello)
            await place.until("welcome")
            yield place


class Place:
    """One socket at a table. Remembers the newest frame."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frame: Json = {}
        self.seen: list[Json] = []
        self._keys = count()
        self._name = token_hex(4)

    def key(self) -> str:
        return f"{self._name}-{next(self._keys):04d}"

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Json:
        message: Json = json.loads(await asyncio.wait_for(self.socket.recv(), patience(30)))
        self.seen.append(message)
        return self.note(message)

    def note(self, message: Json) -> Json:
        """Remember the newest frame. Changes are handed on as the whole frame that they make."""
        if message["type"] == "changes":
            assert message["since"] == self.frame["ply"]
            message = {**message, "type": "frame", "view": changed_view(self.frame["view"], message["view"])}
        if message["type"] == "frame":
            self.frame = message
        elif message["type"] == "moved_on":
            self.frame = message["frame"]
        return message

    async def until(self, *kinds: str, that: Callable[[Json], bool] = lambda _: True) -> Json:
        """The next message of these kinds. Others that keep coming do not make it wait for ever."""
        async with asyncio.timeout(patience(60)):
            while True:
                message = await self.receive()
                if message["type"] in kinds and that(message):
                    return message
                assert not message.get("fatal"), message

    async def frame_at(self, ply: int) -> Json:
        """The frame of this ply or a later one."""
        async with asyncio.timeout(patience(60)):
            while self.frame.get("ply", -1) < ply:
                await self.receive()
        return self.frame

    async def ask(self, *kinds: str, **message: Any) -> Json:
        """Send a message with a key or an id, and wait for its answer, which a frame may carry."""
        name = "id" if "id" in message else "key"
        message.setdefault(name, self.key())
        await self.send(**message)
        own = message[name]
        answer = await self.until(
            *kinds, "failed", "frame", that=lambda m: m["type"] == "failed" or own in (m.get(name), m.get("ack"))
        )
        return {"type": "ack", "key": own, "ply": answer["ply"]} if answer["type"] == "frame" else answer

    async def move(self, move: str | None = None, *, ply: int | None = None, key: str | None = None) -> Json:
        """Make a move, by default the first legal one. Like the page, ask with the same key until it is certain."""
        chosen = move if move is not None else self.frame["moves"][0]["move"]
        at = self.frame["ply"] if ply is None else ply
        own = key or self.key()
        answers: list[Json] = []

        async def is_certain() -> bool:
            answers.append(await self.try_move(chosen, ply=at, key=own))
            return answers[-1]["type"] != "unknown" and answers[-1].get("code") != "storage"

        await until(is_certain)
        return answers[-1]

    async def try_move(self, move: str | None = None, *, ply: int | None = None, key: str | None = None) -> Json:
        """Make a move, by default the first legal one, and hand on the server's first answer."""
        chosen = move if move is not None else self.frame["moves"][0]["move"]
        at = self.frame["ply"] if ply is None else ply
        return await self.ask(
            "ack", "refused", "unknown", "moved_on", type="move", key=key or self.key(), ply=at, move=chosen
        )

    async def my_turn(self) -> Json:
        """The next frame in which this seat has moves, or the last of the game."""
        while not self.frame or not (self.frame["moves"] or self.frame["over"]):
            await self.receive()
        return self.frame

    async def play_on(self) -> Json:
        """Play first legal moves to the end of the game."""
        while not (await self.my_turn())["over"]:
            before = self.frame["ply"]
            answer = await self.move()
            if answer.get("code") == "too_fast":  # no person plays as fast as this
                await let_pass(0.5)
                continue
            assert answer["type"] in ("ack", "moved_on"), answer
            if answer["type"] == "ack" and self.frame["ply"] == before:
                await self.frame_at(before + 1)
        return self.frame
