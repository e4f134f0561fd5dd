"""Calling people who are away when it is their turn, or when they are wanted at a table.

A call is a row: one per person and table. It is noted when somebody's turn comes and they are not looking; it is sent
a little later, if it still stands then. A turn is called once: there is no new call before the person has moved. All
calls that are due for one person go out as one message, and then there is a pause, so that many turns make a digest.

Several processes may send: whoever claims the person's row does. A call counts as sent before it goes out, so a process
that is killed at that moment loses a message and never sends it twice; one that could not be sent is tried again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Row, delete, exists, func, or_, select, update

from underhall.core import messages
from underhall.core.messages import Fact
from underhall.protocol.errors import ProtocolError
from underhall.server.database import put
from underhall.server.hub import Hub
from underhall.server.journal import StorageRefused
from underhall.server.people.contacts import Contacts, reached_by_mail
from underhall.server.people.letters import Message, Undeliverable
from underhall.server.rows import OVER, PERSON, RUNNING, WAITING, TableRow, utc
from underhall.server.schema import calls, contacts, journal, pushes, quiet, seats, tables
from underhall.server.store import Store
from underhall.server.table import LiveTable

TURN, INVITED = "turn", "invited"

_CLAIMED = timedelta(minutes=2)
_AT_ONCE = 20
_ATTEMPTS = 5
_AGAIN = timedelta(minutes=1)
# A process that was killed between a move and its note left it out; whoever starts next looks this far back.
_LOOK_BACK = timedelta(hours=1)


class Crier:
    """Notes calls and sends them."""

    def __init__(
        self, store: Store, hub: Hub, reach: Contacts, *, log: Callable[..., None], after: float, pause: float
    ) -> None:
        """A call is sent `after` seconds; a person is left alone for `pause` seconds after a message."""
        self._store = store
        self._database = store.database
        self._hub = hub
        self._reach = reach
        self._log = log
        self._after = timedelta(seconds=after)
        self._pause = timedelta(seconds=pause)

    # Noting ---------------------------------------------------------------------------------------------------------

    def look(self, table: LiveTable) -> None:
        """Something happened at a table: whoever has to decide and is not there is called."""
        decision = table.match.decision if table.match is not None else None
        if decision is None or table.row.status != RUNNING or table.row.lesson:
            return
        here = table.audience.present().seats
        away = [seat for seat in decision.seats if table.row.seats[seat].kind == PERSON and seat not in here]
        waited = {table.row.seats[seat].person: seat for seat in away if not table.row.seats[seat].bot}
        if waited:
            self._hub.spawn(self._turn(table.row.id, table.ply, {who: seat for who, seat in waited.items() if who}))

    async def _turn(self, table: str, ply: int, waited: dict[str, int]) -> None:
        for person in await self._reachable(waited, table):
            own = (journal.c.table == table) & (journal.c.seat == waited[person])
            async with self._database.writing() as connection:
                moved = await connection.scalar(select(func.coalesce(func.max(journal.c.ply), 0)).where(own))
                row = (await connection.execute(select(calls).where(_call(person, table)))).first()
                if row is not None and row.kind == TURN and row.turn >= (moved or 0):
                    continue  # called since they last moved
                call = self._new(person, table, TURN, ply)
                await put(connection, calls, call, call)

    async def invited(self, table: str, people: Collection[str]) -> None:
        """People are wanted at a table; they are called once."""
        for person in await self._reachable(people, table):
            async with self._database.writing() as connection:
                await put(connection, calls, self._new(person, table, INVITED, -1))

    def _new(self, person: str, table: str, kind: str, turn: int) -> dict[str, Any]:
        due = self._store.moment() + self._after
        return {"person": person, "table": table, "kind": kind, "turn": turn, "due": due, "sent": False, "attempts": 0}

    async def _reachable(self, people: Collection[str], table: str) -> list[str]:
        """Those who want to be called about this table, and can be."""
        by_mail = contacts.c.by_mail & contacts.c.verified & (contacts.c.email != "")
        browsers = exists().where(pushes.c.person == contacts.c.person)
        ways: list[ColumnElement[bool]] = []
        if self._reach.mail is not None:
            ways.append(by_mail)
        if self._reach.push is not None:
            ways.append(contacts.c.by_push & browsers)
        silent = exists().where(quiet.c.person == contacts.c.person, quiet.c.table == table)
        query = select(contacts.c.person).where(contacts.c.person.in_(list(people)), ~silent, or_(*ways))
        async with self._database.reading() as connection:
            return sorted(str(person) for person in await connection.scalars(query))

    async def look_back(self) -> None:
        """Look at the tables where something happened lately and somebody could be called."""
        since = self._store.moment() - _LOOK_BACK
        recent = exists().where(journal.c.table == tables.c.id, journal.c.at > since)
        sitting = select(seats.c.person).join(contacts, contacts.c.person == seats.c.person)
        known = exists(sitting.where(seats.c.table == tables.c.id))
        query = select(tables.c.id).where(tables.c.status == RUNNING, tables.c.lesson == "", known, recent)
        async with self._database.reading() as connection:
            found = [str(table) for table in await connection.scalars(query)]
        for table in found:
            try:
                self.look(await self._hub.table(table))
            except StorageRefused:
                raise
            except Exception as problem:
                self._log("table_failed", table=table, problem=repr(problem))

    # Sending --------------------------------------------------------------------------------------------------------

    async def deliver(self) -> int:
        """Send what is due; returns how many people got a message."""
        now = self._store.moment()
        query = select(calls.c.person).where(_is_due(now)).distinct().limit(_AT_ONCE)
        async with self._database.reading() as connection:
            people = [str(person) for person in await connection.scalars(query)]
        return sum([await self._call(person) for person in people])

    async def _call(self, person: str) -> bool:
        """Send one person everything that is due, in one message, unless another process is at it."""
        contact = await self._claim(person)
        if contact is None:
            return False
        try:
            now = self._store.moment()
            mine = (calls.c.person == person) & _is_due(now)
            async with self._database.reading() as connection:
                due = list(await connection.execute(select(calls).where(mine).order_by(calls.c.due, calls.c.table)))
            standing = [(call, row) for call in due if (row := await self._standing(call)) is not None]
            async with self._database.writing() as connection:
                done = mine & calls.c.table.in_([call.table for call in due])
                await connection.execute(update(calls).where(done).values(sent=True))
            if not standing:
                return False
            told = self._message(contact, standing)
            is_sent = await self._send(contact, told)
            await self._noted(person, [call for call, _ in standing], is_sent)
            return is_sent
        finally:
            async with self._database.writing() as connection:
                await connection.execute(update(contacts).where(contacts.c.person == person).values(claimed=None))

    async def _claim(self, person: str) -> Row[Any] | None:
        now = self._store.moment()
        mine = contacts.c.person == person
        is_free = or_(contacts.c.claimed.is_(None), contacts.c.claimed < now)
        async with self._database.writing() as connection:
            contact = (await connection.execute(select(contacts).where(mine))).first()
            if contact is not None and contact.called is not None and utc(contact.called) + self._pause > now:
                later = update(calls).where(calls.c.person == person, _is_due(now))
                await connection.execute(later.values(due=utc(contact.called) + self._pause))
                return None
            claim = update(contacts).where(mine, is_free).values(claimed=now + _CLAIMED)
            return contact if (await connection.execute(claim)).rowcount else None

    async def _standing(self, call: Row[Any]) -> TableRow | None:
        """The table of a call, if the person is still waited for and not there by now."""
        row = await self._store.table(call.table)
        if row is None or row.status == OVER or not await self._reachable([call.person], call.table):
            return None
        if call.kind == INVITED:
            return row if row.status == WAITING and all(place.person != call.person for place in row.seats) else None
        try:
            live = await self._hub.table(row.id)
        except StorageRefused:
            raise
        except ProtocolError:
            return None
        decision = live.match.decision if live.match is not None else None
        own = [place.seat for place in live.row.seats if place.person == call.person and not place.bot]
        here = live.audience.present().seats
        waits = decision is not None and any(seat in own for seat in decision.seats)
        return live.row if waits and not any(seat in here for seat in own) else None

    def _message(self, contact: Row[Any], standing: Sequence[tuple[Row[Any], TableRow]]) -> Message:
        lang, origin = contact.lang, self._reach.origin

        def say(key: str, **facts: Fact) -> str:
            return messages.sentence(f"server-call_{key}", facts, lang)

        lines = []
        for call, row in standing:
            others = [place.name for place in row.seats if place.name and place.person != contact.person]
            names = ", ".join(others or [place.name for place in row.seats])
            words = {"game": messages.sentence(f"{row.game}-name", {}, lang), "names": names}
            url = f"{origin}/join/{row.link}" if call.kind == INVITED else f"{origin}/table/{row.id}"
            lines.append((say(call.kind, **words), url))
        if len(lines) == 1:
            title, (text, url) = say(f"{standing[0][0].kind}_title"), lines[0]
            return Message(title, text, url, standing[0][1].id)
        title = say("many_title", count=len(lines))
        return Message(title, "\n".join(text for text, _ in lines), f"{origin}/", "many")

    async def _send(self, contact: Row[Any], message: Message) -> bool:
        """Whether the message got out on any way."""
        sent = [await self._push(row, message) for row in await self._browsers(contact)]
        if self._reach.mail is not None and reached_by_mail(contact):
            sent.append(await self._letter(contact, message))
        return any(sent)

    async def _browsers(self, contact: Row[Any]) -> list[Row[Any]]:
        if self._reach.push is None or not contact.by_push:
            return []
        async with self._database.reading() as connection:
            return list(await connection.execute(select(pushes).where(pushes.c.person == contact.person)))

    async def _push(self, row: Row[Any], message: Message) -> bool:
        assert self._reach.push is not None
        try:
            await self._reach.push.send(row.endpoint, row.p256dh, row.auth, message)
        except Undeliverable:
            async with self._database.writing() as connection:
                await connection.execute(delete(pushes).where(pushes.c.id == row.id))
            return False
        except OSError as problem:
            self._log("push_failed", problem=repr(problem))
            return False
        return True

    async def _letter(self, contact: Row[Any], message: Message) -> bool:
        assert self._reach.mail is not None
        end = messages.sentence("server-call_end", {}, contact.lang)
        text = f"{message.text}\n{message.url}\n\n-- \n{end}\n{self._reach.origin}/unsubscribe/{contact.token}\n"
        letter = Message(message.title, text, message.url, message.tag)
        try:
            one_click = f"{self._reach.origin}/api/unsubscribe/{contact.token}"
            await self._reach.mail.send(contact.email, letter, one_click)
        except Undeliverable:  # an address that no longer exists is not written to again
            async with self._database.writing() as connection:
                mine = (contacts.c.person == contact.person) & (contacts.c.email == contact.email)
                await connection.execute(update(contacts).where(mine).values(verified=False))
            return False
        except OSError as problem:
            self._log("mail_failed", problem=type(problem).__name__)
            return False
        return True

    async def _noted(self, person: str, due: Sequence[Row[Any]], is_sent: bool) -> None:
        now = self._store.moment()
        async with self._database.writing() as connection:
            if is_sent:
                await connection.execute(update(contacts).where(contacts.c.person == person).values(called=now))
                return
            for call in due:
                if call.attempts + 1 < _ATTEMPTS:
                    again = {"sent": False, "attempts": call.attempts + 1, "due": now + _AGAIN * 2**call.attempts}
                    same = _call(person, call.table) & (calls.c.turn == call.turn)
                    await connection.execute(update(calls).where(same).values(again))


def _call(person: str, table: str) -> ColumnElement[bool]:
    return (calls.c.person == person) & (calls.c.table == table)


def _is_due(now: datetime) -> ColumnElement[bool]:
    return calls.c.sent.is_(False) & (calls.c.due <= now)
