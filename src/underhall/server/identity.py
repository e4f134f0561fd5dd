"""Identity: who is asking. Guests by nickname, accounts with a password, tokens for programs.

A session's secret is a random token. A browser keeps it in a signed HttpOnly cookie, a program sends it as a Bearer
token; the database has only its digest, so that a stolen copy of it opens nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import timedelta
from hashlib import sha256
from secrets import token_hex, token_urlsafe
from time import monotonic

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer

from underhall.server import texts
from underhall.server.limits import Limiter
from underhall.server.protocol import ProtocolError
from underhall.server.store import Person, Session, Store

BROWSER, TOKEN = "browser", "token"
PASSWORD_LEAST, PASSWORD_MOST = 8, 200

_TOUCH_AFTER = timedelta(minutes=10)
_TRIES, _TRY_SECONDS = 10, 300.0
_GUESTS, _GUEST_SECONDS = 60, 60.0


class Caller(msgspec.Struct, frozen=True):
    """Somebody who has shown a valid session."""

    person: Person
    session: Session


class Identity:
    """Sessions, passwords and tokens on top of the store."""

    def __init__(self, store: Store, secret: str, *, now: Callable[[], float] = monotonic) -> None:
        self._store = store
        self._signer = URLSafeSerializer(secret, salt="underhall session")
        self._hasher = PasswordHasher()
        self._nobody = ""
        self._logins = Limiter(_TRIES, _TRIES / _TRY_SECONDS, now)
        self._guests = Limiter(_GUESTS, _GUESTS / _GUEST_SECONDS, now)

    # Who is it ------------------------------------------------------------------------------------------------------

    async def by_cookie(self, cookie: str) -> Caller | None:
        try:
            token = self._signer.loads(cookie)
        except BadSignature:
            return None
        return await self.by_token(token) if isinstance(token, str) else None

    async def by_token(self, token: str) -> Caller | None:
        found = await self._store.session(_digest(token))
        if found is None:
            return None
        session, person = found
        if self._store.moment() - session.seen > _TOUCH_AFTER:
            await self._store.touch(session.id)
        return Caller(person, session)

    # Ways in --------------------------------------------------------------------------------------------------------

    async def guest(self, nickname: str, kind: str, label: str, address: str) -> tuple[Caller, str]:
        """A new guest. Returns the secret of the session too: a cookie's value, or a token."""
        self._guests.check(address, "too_many_guests")
        person = Person(token_hex(12), texts.name(nickname), None)
        await self._store.add_person(person)
        return await self._enter(person, kind, label)

    async def token(self, person: Person, label: str) -> tuple[Caller, str]:
        """A token for a program that plays as this person."""
        return await self._enter(person, TOKEN, texts.label(label))

    async def make_account(self, person: Person, login: str, password: str, current: str) -> Person:
        """Turn a guest into an account; seats and sessions stay. Whoever has this login gets another password,
        if `current` is the present one."""
        login = texts.login(login)
        if person.login == login:
            await self._check_password(login, current)
            await self._store.set_password(person.id, await self._hash(password))
        else:
            await self._store.set_account(person.id, login, await self._hash(password))
        return msgspec.structs.replace(person, login=login)

    async def log_in(
        self, login: str, password: str, label: str, address: str, before: Person | None
    ) -> tuple[Caller, str, list[str]]:
        """Log in from a browser. A guest who was there before brings his seats along; their tables are returned."""
        login = login.strip().casefold()
        self._logins.check(f"login {login}", "too_many_tries")
        self._logins.check(f"from {address}", "too_many_tries")
        found = await self._store.account(login) if texts.is_login(login) else None
        if found is None and not self._nobody:
            self._nobody = await self._hash(token_hex(8))  # not at the start, which is to be quick
        # A login that nobody has is checked all the same, so that the time of the answer does not tell.
        person, hashed = found or (None, self._nobody)
        if not await self._is_right(hashed, password) or person is None:
            raise ProtocolError("login_wrong", status=401)
        self._logins.forget(f"login {login}")
        if self._hasher.check_needs_rehash(hashed):
            await self._store.set_password(person.id, await self._hash(password))
        changed: list[str] = []
        if before is not None and before.login is None and before.id != person.id:
            changed = await self._store.merge(before.id, person.id)
        caller, secret = await self._enter(person, BROWSER, label)
        return caller, secret, changed

    async def _enter(self, person: Person, kind: str, label: str) -> tuple[Caller, str]:
        token, now = token_urlsafe(32), self._store.moment()
        session = Session(token_hex(8), person.id, kind, label, now, now)
        await self._store.add_session(session, _digest(token))
        secret = str(self._signer.dumps(token)) if kind == BROWSER else token
        return Caller(person, session), secret

    async def _check_password(self, login: str, password: str) -> None:
        self._logins.check(f"login {login}", "too_many_tries")
        found = await self._store.account(login)
        if found is None or not await self._is_right(found[1], password):
            raise ProtocolError("password_wrong", status=403)
        self._logins.forget(f"login {login}")

    async def _hash(self, password: str) -> str:
        if not PASSWORD_LEAST <= len(password) <= PASSWORD_MOST:
            raise ProtocolError("password_length", least=PASSWORD_LEAST, most=PASSWORD_MOST)
        return await asyncio.to_thread(self._hasher.hash, password)

    async def _is_right(self, hashed: str, password: str) -> bool:
        if len(password) > PASSWORD_MOST:
            return False
        try:
            return await asyncio.to_thread(self._hasher.verify, hashed, password)
        except (VerificationError, InvalidHashError):
            return False


def _digest(token: str) -> str:
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
