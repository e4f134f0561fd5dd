"""Players of the fault tests: the reference client, with a notebook of everything the server acknowledged."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from underhall import client
from underhall.protocol.bodies import Join, NewTable, TableCard
from underhall.protocol.live import Ack, Changes, Frame, MovedOn, Refused, ServerMessage, Welcome
from underhall.server.sqlite import driver as sqlite3


class Acknowledged(NamedTuple):
    """A promise of the server's: this move, sent under this key, is at this ply."""

    table: str
    seat: int
    key: str
    ply: int
    move: str


class Said(NamedTuple):
    """What the server said of a move that it did not make."""

    table: str
    seat: int
    key: str
    answer: str


class WatchedSeat(client.Seat):
    """A seat of the reference client's that notes when it is shown less than it has seen already."""

    highest = -1
    backward = 0

    def _note(self, message: ServerMessage) -> None:
        shown = message.frame if isinstance(message, MovedOn) else message
        if isinstance(shown, Frame | Changes | Welcome):
            self.backward += shown.ply < self.highest
            self.highest = max(self.highest, shown.ply)
        super()._note(message)


class Player:
    """A person at a seat who plays random legal moves with the reference client, and writes down what was promised."""

    def __init__(self, server: client.Server, table: str, seat: int, random: Random, pause: float = 0.0) -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self.promised: list[Acknowledged] = []
        self.refusals: Counter[str] = Counter()
        self.refused: list[Said] = []
        self.backward = 0
        self.last: Frame | None = None
        self.is_asking = False
        """Whether a move of this player's is on its way, or its answer."""
        self._random = random
        self._pause = pause

    async def play(self) -> None:
        """To the end of the game."""
        place = WatchedSeat(self.server, self.table, self.seat)
        try:
            while not (frame := await place.ready()).over:
                move = self._random.choice(frame.moves).move
                self.is_asking = True
                answer = await place.move(move)
                self.is_asking = False
                self.note(answer, move)
                if self._pause:
                    await asyncio.sleep(self._random.random() * self._pause)
            self.last = frame
        finally:
            self.backward = place.backward
            await place.close()

    def note(self, answer: Ack | Refused | MovedOn, move: str) -> None:
        if isinstance(answer, Ack):
            self.promised.append(Acknowledged(self.table, self.seat, answer.key, answer.ply, move))
        else:
            said = answer.code if isinstance(answer, Refused) else "moved_on"
            self.refusals[said] += 1
            self.refused.append(Said(self.table, self.seat, answer.key, said))


class Traveller(client.Server):
    """Somebody who goes to the other server when the connection is lost."""

    def __init__(self, urls: list[str], token: str) -> None:
        super().__init__(urls[0], token, patience=3600)  # an unlucky client finds a server down many times in a row
        self._urls = urls

    @property
    def url(self) -> str:
        self._urls.append(self._urls.pop(0))
        return self._urls[-1]

    @url.setter
    def url(self, _: str) -> None: ...


async def gather_people(url: str, count: int) -> list[client.Server]:
    """Guests with tokens of their own."""
    people = [client.Server(url) for _ in range(count)]
    for number, person in enumerate(people):
        await person.guest(f"Guest {number}")
    return people


async def tables_for(people: list[client.Server], seats: int, *, game: str = "ghosts_galore") -> list[tuple[str, int]]:
    """Tables with this many seats each, filled in order: the table and the seat of every person."""
    places: list[tuple[str, int]] = []
    for first in range(0, len(people), seats):
        owner, *others = people[first : first + seats]
        table = (await owner.call("POST", "/api/tables", NewTable(game, seats), answer=TableCard)).table.id
        places.append((table, 0))
        for person in others:
            joined = await person.call("POST", f"/api/tables/{table}/join", Join(), answer=TableCard)
            places.append((table, joined.mine[0]))
    return places


def check_promises(promised: list[Acknowledged], file: Path) -> int:
    """Every promise is in the journal exactly once, at its ply; and the journal has nothing twice. Returns its rows."""
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    rows = connection.execute('SELECT "table", ply, seat, "key", body FROM journal ORDER BY "table", ply').fetchall()
    connection.close()
    check_rows(promised, rows)
    return len(rows)


def check_rows(promised: list[Acknowledged], rows: list[tuple[Any, ...]]) -> None:
    """The same for rows of the journal: table, ply, seat, key and body."""
    assert len({row[:2] for row in rows}) == len(rows)
    found = Counter((table, seat, key) for table, _, seat, key, _ in rows)
    at = {(table, key): (ply, json.loads(body)["lines"][0]) for table, ply, _, key, body in rows}
    for promise in promised:
        key = f"{promise.seat}:{promise.key}"  # two seats may have made the same one
        assert found[promise.table, promise.seat, key] == 1, promise
        assert at[promise.table, key] == (promise.ply, f"{promise.seat} {promise.move}"), promise
    for table in {row[0] for row in rows}:
        plies = [row[1] for row in rows if row[0] == table]
        assert plies == list(range(1, len(plies) + 1))


def check_refusals(refused: list[Said], rows: list[tuple[Any, ...]]) -> None:
    """Nothing that was said not to be done is in the journal."""
    written = {(table, key) for table, _, _, key, _ in rows}
    assert [said for said in refused if (said.table, f"{said.seat}:{said.key}") in written] == []
