"""Tables that this process plays for all of their people, one socket per seat."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

import msgspec

from bench.wire import Wire, connect
from underhall import client
from underhall.protocol.bodies import NewTable, SeatPlan, TableCard

GAMES = ("ghosts_galore", "mountain_king", "caverna")
SEATS = 4

_AGAIN_SECONDS = 0.2
# The database does not answer; it may later.
_STORAGE = "storage"


class _Offer(msgspec.Struct, frozen=True, gc=False):
    move: str


class _Decision(msgspec.Struct, frozen=True, gc=False):
    seats: tuple[int, ...]


class _Message(msgspec.Struct, frozen=True):
    """What a player of this process reads of a message; the rest of it is skipped, to leave the time to the server."""

    type: str
    ack: str = ""
    code: str = ""
    ply: int = 0
    over: bool = False
    decision: _Decision | None = None
    moves: tuple[_Offer, ...] = ()


_decode = msgspec.json.Decoder(_Message).decode


class BenchTable:
    """A table, and what its seats have been shown. It is as patient as a page: a connection that the server could not
    serve is made again, and a move that could not be written, or whose fate nobody knows, is sent again."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.wires: dict[int, Wire] = {}
        self.frames: list[_Message | None] = []
        self.keys = 0
        self.busy = False
        self.line: asyncio.Queue[BenchTable] | None = None
        self.again = 0
        """How often something had to be asked again."""
        self._answer: asyncio.Future[bool] | None = None
        self._shown: asyncio.Future[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, port: int, token: str, seats: int = SEATS) -> None:
        """Sit down at this many seats, until each has been shown the table."""
        self._shown = asyncio.get_running_loop().create_future()
        self.frames = [None] * seats
        await asyncio.gather(*(self._sit_down(port, token, seat) for seat in range(seats)))
        await self._shown

    async def _sit_down(self, port: int, token: str, seat: int) -> None:
        def hear(data: bytes) -> None:
            self._heard(seat, data)

        def lost() -> None:
            self.again += 1
            self._spawn(self._sit_down_again(port, token, seat))

        self.wires[seat] = wire = await connect(port, hear, token=token, lost=lost)
        wire.send(json.dumps({"type": "hello", "table": self.id, "seat": seat}).encode())

    async def _sit_down_again(self, port: int, token: str, seat: int) -> None:
        await asyncio.sleep(_AGAIN_SECONDS)
        await self._sit_down(port, token, seat)

    def join(self, line: asyncio.Queue[BenchTable]) -> None:
        """Stand in line whenever everyone at the table has seen the last move and another can be made."""
        self.line, self.busy = line, False
        self._stand_in_line()

    async def move(self) -> None:
        """Make a legal move for a seat that decides, and wait until it is acknowledged."""
        self.busy = True
        first = self.frames[0]
        assert first is not None
        assert first.decision is not None
        seat = first.decision.seats[0]
        frame = self.frames[seat]
        assert frame is not None
        move = frame.moves[self.keys % len(frame.moves)].move
        self.keys += 1
        message = {"type": "move", "key": f"key-{self.keys:08d}", "ply": frame.ply, "move": move}
        while not await self._is_made(seat, json.dumps(message).encode()):
            self.again += 1
            await asyncio.sleep(_AGAIN_SECONDS)
        self.busy = False
        self._stand_in_line()

    async def _is_made(self, seat: int, message: bytes) -> bool:
        """Whether a move is on disk; if not, it is worth another try."""
        self._answer = asyncio.get_running_loop().create_future()
        self.wires[seat].send(message)
        return await self._answer

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for wire in self.wires.values():
            wire.abort()
        self.wires.clear()

    def _stand_in_line(self) -> None:
        if self.line is None or self.busy:
            return
        frames = [frame for frame in self.frames if frame is not None and not frame.over]
        if len(frames) == len(self.frames) and len({frame.ply for frame in frames}) == 1:
            self.busy = True
            self.line.put_nowait(self)

    def _heard(self, seat: int, data: bytes) -> None:
        message = _decode(data)
        if message.type in ("frame", "changes"):
            self.frames[seat] = message
            if self._shown is not None and not self._shown.done() and all(self.frames):
                self._shown.set_result(None)
            self._stand_in_line()
            if message.ack:
                self._answered(made=True)
        elif message.type == "ack":
            self._answered(made=True)
        elif message.type == "unknown" or message.code == _STORAGE:
            self._answered(made=False)  # with a connection that could not begin, `lost` makes another
        elif message.type in ("refused", "moved_on", "failed"):
            self._fail(RuntimeError(f"the server refuses: {data!r}"))

    def _answered(self, *, made: bool) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(made)

    def _fail(self, problem: BaseException) -> None:
        """Whoever waits for this table fails; nobody waits for ever."""
        for waiting in (self._shown, self._answer):
            if waiting is not None and not waiting.done():
                waiting.set_exception(problem)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            self._fail(problem)


async def new_table(server: client.Server, game: str) -> BenchTable:
    seats = [SeatPlan("me"), *(SeatPlan("hot_seat") for _ in range(SEATS - 1))]
    card = await server.call("POST", "/api/tables", NewTable(game, SEATS, seats=seats), answer=TableCard)
    return BenchTable(card.table.id)
