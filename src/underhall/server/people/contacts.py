"""How a person can be reached: an e-mail address, browsers that take web push, and which of the two they want.

An address is used only after its owner has followed a link that was sent there; the link carries a signed token, so
nothing is kept until then but the address itself. Nobody but its owner is ever shown it.
"""

from __future__ import annotations

import re
from secrets import token_hex, token_urlsafe
from typing import Any

import msgspec
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from underhall.core import messages
from underhall.protocol.calling import Calls, CallsWish, PushBrowser
from underhall.protocol.errors import ProtocolError
from underhall.server.database import put
from underhall.server.people.letters import Mail, Message, Push
from underhall.server.rows import Person
from underhall.server.schema import contacts, pushes, quiet
from underhall.server.store import Store
from underhall.server.texts import is_id

_EMAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+\Z")
_LINK_SECONDS = 24 * 3600
_BROWSERS = 10


class Contacts:
    """What people have said about how to reach them."""

    def __init__(self, store: Store, mail: Mail | None, push: Push | None, origin: str, secret: str) -> None:
        self._store = store
        self._database = store.database
        self.mail = mail
        self.push = push
        self.origin = origin.rstrip("/")
        self._signer = URLSafeTimedSerializer(secret, salt="underhall e-mail")

    async def told(self, person: str) -> Calls:
        async with self._database.reading() as connection:
            row = (await connection.execute(select(contacts).where(contacts.c.person == person))).first()
            count = select(func.count()).where(pushes.c.person == person)
            browsers = int(await connection.scalar(count) or 0)
        return Calls(
            mail=self.mail is not None,
            push_key=self.push.key if self.push is not None else "",
            email=row.email if row is not None else "",
            verified=row is not None and row.verified,
            by_mail=row is None or row.by_mail,
            by_push=row is None or row.by_push,
            browsers=browsers,
        )

    async def choose(self, person: str, wish: CallsWish, lang: str) -> None:
        async with self._database.writing() as connection:
            await _settle(connection, person, lang, {"by_mail": wish.by_mail, "by_push": wish.by_push})

    # E-mail ---------------------------------------------------------------------------------------------------------

    async def set_email(self, person: Person, email: str, lang: str) -> None:
        """Keep an address and send it a link; or forget the one there is."""
        if person.login is None:
            raise ProtocolError("mail_account", status=403)
        if email and _EMAIL.match(email) is None:
            raise ProtocolError("mail_shape")
        if email and self.mail is None:
            raise ProtocolError("mail_off", status=409)
        async with self._database.writing() as connection:
            await _settle(connection, person.id, lang, {"email": email, "verified": False, "by_mail": True})
        if not email or self.mail is None:
            return
        url = f"{self.origin}/verify/{self._signer.dumps([person.id, email])}"
        title = messages.sentence("server-mail_verify_title", {}, lang)
        text = messages.sentence("server-mail_verify_text", {"name": person.nickname}, lang)
        try:
            await self.mail.send(email, Message(title, f"{text}\n\n{url}\n", url, ""))
        except OSError:
            raise ProtocolError("mail_failed", status=502) from None

    async def verify(self, token: str) -> None:
        """The owner of an address has followed the link. Only the address that the link was for is verified."""
        try:
            person, email = self._signer.loads(token, max_age=_LINK_SECONDS)
        except (BadSignature, ValueError, TypeError):
            raise ProtocolError("mail_link", status=404) from None
        mine = (contacts.c.person == person) & (contacts.c.email == email)
        async with self._database.writing() as connection:
            if not (await connection.execute(update(contacts).where(mine).values(verified=True))).rowcount:
                raise ProtocolError("mail_link", status=404)

    async def unsubscribe(self, token: str) -> None:
        """No more letters to whoever was sent this token."""
        if not is_id(token):
            raise ProtocolError("mail_link", status=404)
        async with self._database.writing() as connection:
            ended = update(contacts).where(contacts.c.token == token).values(by_mail=False)
            if not (await connection.execute(ended)).rowcount:
                raise ProtocolError("mail_link", status=404)

    # Browsers -------------------------------------------------------------------------------------------------------

    async def add_browser(self, person: str, browser: PushBrowser, lang: str) -> None:
        """Call somebody in this browser, too; the same subscription again is kept once, with whoever came last."""
        if self.push is None:
            raise ProtocolError("push_off", status=409)
        problem = self.push.why_not(browser.endpoint, browser.p256dh, browser.auth)
        if problem is not None:
            raise problem
        async with self._database.writing() as connection:
            await connection.execute(delete(pushes).where(pushes.c.endpoint == browser.endpoint))
            own = pushes.c.person == person
            older = select(pushes.c.id).where(own).order_by(pushes.c.created.desc()).offset(_BROWSERS - 1)
            extra = [str(id) for id in await connection.scalars(older.limit(_BROWSERS))]
            await connection.execute(delete(pushes).where(pushes.c.id.in_(extra)))
            values = {"id": token_hex(8), "person": person, "created": self._store.moment()}
            await connection.execute(insert(pushes).values(**values, **msgspec.structs.asdict(browser)))
            await _settle(connection, person, lang, {"by_push": True})

    async def remove_browser(self, person: str, endpoint: str) -> None:
        async with self._database.writing() as connection:
            mine = (pushes.c.person == person) & (pushes.c.endpoint == endpoint)
            await connection.execute(delete(pushes).where(mine))

    # Tables ---------------------------------------------------------------------------------------------------------

    async def is_quiet(self, person: str, table: str) -> bool:
        async with self._database.reading() as connection:
            here = (quiet.c.person == person) & (quiet.c.table == table)
            return await connection.scalar(select(quiet.c.person).where(here)) is not None

    async def set_quiet(self, person: str, table: str, on: bool) -> None:
        """Call somebody about a table, or do not."""
        async with self._database.writing() as connection:
            here = (quiet.c.person == person) & (quiet.c.table == table)
            if on:
                await put(connection, quiet, {"person": person, "table": table})
            else:
                await connection.execute(delete(quiet).where(here))


async def _settle(connection: AsyncConnection, person: str, lang: str, values: dict[str, Any]) -> None:
    values = {**values, "lang": lang}
    fresh = {"email": "", "verified": False, "by_mail": True, "by_push": True, "token": token_urlsafe(24)}
    await put(connection, contacts, {"person": person, **fresh, **values}, values)


def reached_by_mail(row: Row[Any]) -> bool:
    return bool(row.email and row.verified and row.by_mail)
