"""The reference client: take a seat at a table of a server, from Python, over the documented protocol.

    async with client.connect("http://127.0.0.1:8000", token=token) as server:
        async with server.sit(table, seat=0) as seat:
            await seat.play_with(bots.bot("greedy", "my seed"))

It reconnects when the connection is lost, says which ply it has, and resends under the same key whatever was not
answered for certain, so that nothing is lost and nothing is done twice. `underhall join` is this module on the command
line.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from http.client import HTTPException
from secrets import token_urlsafe
from typing import TYPE_CHECKING, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

import underhall
from underhall import bots
from underhall.core import messages
from underhall.core.messages import printable
from underhall.core.refusals import Error
from underhall.protocol import live
from underhall.protocol.bodies import Body, Nickname, Problem, TokenMade
from underhall.protocol.live import (
    Ack,
    Answer,
    Changes,
    Failed,
    Frame,
    Hello,
    MovedOn,
    PlayMove,
    Refresh,
    Refused,
    Sample,
    Sampled,
    ServerMessage,
    TableChanged,
    TableInfo,
    Unknown,
    Welcome,
    WhyNot,
)

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

T = TypeVar("T")

_AGAIN_SECONDS = 0.5
# Refusals that pass: a full disk, a server that is stopping, too many messages at once.
_FOR_NOW = {"try_again", "too_fast", "storage", "disk_full", "read_only"}
_RETRY_SECONDS = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
_PATIENCE_SECONDS = 60.0
_TRY_LATER = 1013
_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class ServerRefused(Error):
    """The server said no: `text` is its sentence, `code` its code."""

    key = "client"

    def __init__(self, code: str, text: str) -> None:
        super().__init__(code, text=text)
        self.text = text

    def sentence(self, lang: str = "en") -> str:
        return printable(self.text)  # whoever sent it


class Server:
    """A server as one person or program: HTTP for the lobby, `sit` for playing."""

    def __init__(self, url: str, token: str = "", lang: str = "en", patience: float = _PATIENCE_SECONDS) -> None:
        """`patience` is how many seconds to keep trying a server that cannot be reached."""
        self.url = url.rstrip("/")
        self.token = token
        self.lang = lang
        self.patience = patience

    async def call(self, method: str, path: str, body: Body | None = None, *, answer: type[T]) -> T:
        """One HTTP request of the lobby's API; bodies and answers are in `underhall.protocol.bodies`, and `str` takes
        text as it is. It is sent again, under the same key, as long as the server cannot say whether it was done."""
        key, loop = token_urlsafe(12), asyncio.get_running_loop()
        deadline = loop.time() + self.patience
        while True:
            try:
                text = await asyncio.to_thread(self._call, method, path, body, key)
            except ServerRefused as problem:
                if problem.code != "unknown" or loop.time() > deadline:
                    raise
            else:
                with self.understanding():
                    is_text = answer is str
                    return msgspec.convert(text.decode(), answer) if is_text else msgspec.json.decode(text, type=answer)
            await asyncio.sleep(_AGAIN_SECONDS)

    async def guest(self, nickname: str) -> None:
        """Become a guest with a token."""
        made = await self.call("POST", "/api/tokens/guest", Nickname(nickname), answer=TokenMade)
        self.token = made.token

    @asynccontextmanager
    async def sit(self, table: str, seat: int | None) -> AsyncIterator[Seat]:
        """Look at a table from one of your seats, or as a spectator."""
        place = Seat(self, table, seat)
        try:
            yield place
        finally:
            await place.close()

    @contextmanager
    def understanding(self) -> Iterator[None]:
        """Refuse what no server of ours would say: someone else may be at that address."""
        try:
            yield
        except (ValueError, RecursionError):
            text = messages.sentence("core-client-foreign", {"url": self.url}, self.lang)
            raise ServerRefused("foreign_server", text) from None

    def _call(self, method: str, path: str, body: Body | None, key: str) -> bytes:
        data = None if body is None else msgspec.json.encode(body)
        headers = {"Accept": "application/json", "Accept-Language": self.lang, "X-Underhall": "1"}
        if method != "GET":
            headers["Idempotency-Key"] = key
        if data is not None:
            headers["Content-Type"] = "application/json"
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        try:
            request = Request(self.url + path, data=data, headers=headers, method=method)
            with urlopen(request, timeout=30) as answer:
                text: bytes = answer.read()
                return text
        except HTTPError as problem:
            with suppress(HTTPException, OSError):
                raise _refused(problem.read(), problem.code) from None
            raise _refused(b"", problem.code) from None
        except (HTTPException, OSError, ValueError) as problem:  # ValueError: an address or a token that is none
            raise ServerRefused("unreachable", f"{self.url}: {problem}") from None


class Seat:
    """A place at a table: the newest frame, and commands that survive a lost connection."""

    def __init__(self, server: Server, table: str, seat: int | None) -> None:
        self._server = server
        self._table = table
        self._seat = seat
        self._socket: ClientConnection | None = None
        self._epoch: str | None = None
        self.frame: Frame | None = None
        self.table: TableInfo | None = None

    @property
    def ply(self) -> int:
        return -1 if self.frame is None else self.frame.ply

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def ready(self) -> Frame:
        """The next frame in which this seat has a choice, or the last one of the game."""
        while True:
            frame = self.frame
            if frame is not None and (frame.over or frame.moves):
                return frame
            await self.receive()

    async def move(self, move: str, *, key: str = "", ply: int | None = None) -> Ack | Refused | MovedOn:
        """Make a move and wait until the server has it on disk.

        The same `key` again gets the same answer; by default each call has one of its own. `ply` is what the move
        answers, by default that of the newest frame.
        """
        key = key or token_urlsafe(12)

        def answered(message: ServerMessage) -> Ack | Refused | MovedOn | None:
            if isinstance(message, Frame | Changes) and message.ack == key:
                return Ack(key, message.ply)
            return message if isinstance(message, Ack | Refused | MovedOn) and message.key == key else None

        return await self._ask(PlayMove(key, self.ply if ply is None else ply, move), answered)

    async def why_not(self, move: str) -> Answer:
        """Why a move cannot be made; an empty text says that it can."""
        id = token_urlsafe(12)
        return await self._ask(
            WhyNot(id, move), lambda message: message if isinstance(message, Answer) and message.id == id else None
        )

    async def sample(self) -> Sampled:
        """A position that agrees with everything this seat knows, for `underhall.position`."""
        id = token_urlsafe(12)
        return await self._ask(
            Sample(id), lambda message: message if isinstance(message, Sampled) and message.id == id else None
        )

    async def play_with(self, bot: bots.Bot) -> Frame:
        """Let a bot play this seat to the end of the game; returns the last frame."""
        assert self._seat is not None
        while True:
            frame = await self.ready()
            if frame.over:
                return frame
            match = underhall.position((await self.sample()).position, seed=token_urlsafe(12))
            decision = match.decision
            if decision is None or self._seat not in decision.seats:
                self.frame = None
                await self._send(Refresh())
                continue
            answer = await self.move(str(bot.choose(bots.situation(match, self._seat))))
            if isinstance(answer, Refused) and answer.code in _FOR_NOW:
                await asyncio.sleep(_AGAIN_SECONDS)
            elif isinstance(answer, Refused):
                # A bot that samples honestly is hardly ever refused; any legal move keeps the table going.
                await self.move(frame.moves[0].move)

    async def receive(self) -> ServerMessage:
        """The next message, reconnecting as often as needed."""
        from websockets.exceptions import ConnectionClosed

        while True:
            socket = await self._connected()
            try:
                with self._server.understanding():
                    message = _decoder.decode(await socket.recv())
            except (ConnectionClosed, OSError) as problem:
                self._socket = None
                if isinstance(problem, ConnectionClosed) and problem.rcvd and problem.rcvd.code == _TRY_LATER:
                    await asyncio.sleep(_AGAIN_SECONDS)
                continue
            self._note(message)
            if isinstance(message, Changes) and message.ply > self.ply:
                await self._send(Refresh())  # they change a frame that we do not have
            return message

    def _note(self, message: ServerMessage) -> None:
        match message:
            case Frame():
                self._show(message)
            case Changes():
                if self.frame is not None and self.frame.ply == message.since:
                    self._show(_whole(self.frame, message))
            case MovedOn():
                self._show(message.frame)
            case Welcome():
                self.table = message.table
                self._greeted(message.ply, message.epoch)
            case TableChanged():
                self.table = message.table
            case Failed(fatal=True):
                raise ServerRefused(message.code, message.text)

    def _show(self, frame: Frame) -> None:
        if frame.ply >= self.ply:
            self.frame = frame

    def _greeted(self, ply: int, epoch: str) -> None:
        """After a restore, nothing that we were shown before counts."""
        if ply < self.ply or self._epoch not in (None, epoch):
            self.frame = None
        self._epoch = epoch

    async def _ask(self, message: PlayMove | WhyNot | Sample, answered: Callable[[ServerMessage], T | None]) -> T:
        """Send a message and wait until one comes that `answered` takes for its answer. It is sent again under the
        same key when the connection is lost, and as long as the server cannot say whether it was done."""
        sent_on = None
        while True:
            socket = await self._connected()
            if socket is not sent_on:
                await self._send(message)
                sent_on = self._socket
            heard = await self.receive()
            if (answer := answered(heard)) is not None:
                return answer
            if isinstance(heard, Unknown) and isinstance(message, PlayMove) and heard.key == message.key:
                await asyncio.sleep(_AGAIN_SECONDS)
                sent_on = None
            if isinstance(heard, Failed) and self._socket is sent_on:
                if heard.code not in _FOR_NOW:
                    raise ServerRefused(heard.code, heard.text)
                # Nothing was done: wait and ask again.
                await asyncio.sleep(_AGAIN_SECONDS)
                sent_on = None

    async def _send(self, message: live.ClientMessage) -> None:
        from websockets.exceptions import ConnectionClosed

        socket = await self._connected()
        try:
            await socket.send(live.encode(message).decode())
        except (ConnectionClosed, OSError):
            self._socket = None

    async def _connected(self) -> ClientConnection:
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
                known = None if self.frame is None else self.ply
                hello = Hello(self._table, self._seat, known, self._server.lang)
                await socket.send(live.encode(hello).decode())
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


def _whole(frame: Frame, changes: Changes) -> Frame:
    """The frame that changes make of the one before it."""
    parts = {path: msgspec.json.decode(part) for path, part in changes.view.items()}
    view = live.changed_view(msgspec.json.decode(frame.view), parts)
    rest = {name: getattr(changes, name) for name in live.Scene.__struct_fields__}
    return Frame(view=msgspec.Raw(msgspec.json.encode(view)), **rest)


def _refused(body: bytes, status: int) -> ServerRefused:
    try:
        problem = msgspec.json.decode(body, type=Problem)
    except (ValueError, RecursionError):
        return ServerRefused(f"http_{status}", f"HTTP {status}")
    return ServerRefused(problem.code, problem.text)
