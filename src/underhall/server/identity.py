"""Identity: who is asking. Guests by nickname, accounts with a password, tokens for programs.

A session's secret is a random token. A browser keeps it in a signed HttpOnly cookie, a program sends it as a Bearer
token; the database has only its digest, so a stolen copy of it opens nothing. A session ends when it has not been used
for a while, and after a year in any case.

Hashing a password takes a third of a second of processor time, so it comes last, after every check that could refuse.
Attempts are limited by address and by login. A browser in which someone has logged in or made their account has a
second cookie that says so, and a limit of its own: nobody can lock people out of their accounts by guessing from
elsewhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from hashlib import sha256
from secrets import token_hex, token_urlsafe
from time import monotonic, thread_time
from typing import TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer

from underhall.protocol.errors import ProtocolError
from underhall.server import costs, texts
from underhall.server.accounts import Accounts
from underhall.server.limits import Limiter
from underhall.server.rows import Person, Session

T = TypeVar("T")

BROWSER, TOKEN = "browser", "token"
PASSWORD_LEAST, PASSWORD_MOST = 8, 200
SESSION_UNUSED, SESSION_LONGEST = timedelta(days=90), timedelta(days=365)

_TOUCH_AFTER = timedelta(minutes=10)
_TRIES, _TRY_SECONDS = 10, 300.0
# From all addresses together, for one login.
_TRIES_ANYWHERE = 100
_ACCOUNTS = 30
_GUESTS, _GUEST_SECONDS = 60, 60.0


class Caller(msgspec.Struct, frozen=True):
    """Someone who has shown a valid session."""

    person: Person
    session: Session


class LoggedIn(msgspec.Struct, frozen=True):
    """What logging in gives: the new session with its secret, the value of the cookie that recognises the
    browser, the session it replaces, and the tables where a guest's seats are now this person's."""

    caller: Caller
    secret: str
    browser: str
    ended: str
    changed: list[str]


class Identity:
    """Passwords, cookies and tokens: who someone is, and how they come in."""

    def __init__(self, accounts: Accounts, secret: str, *, now: Callable[[], float] = monotonic) -> None:
        self._people = accounts
        self._signer = URLSafeSerializer(secret, salt="underhall session")
        self._browsers = URLSafeSerializer(secret, salt="underhall browser")
        self._hasher = PasswordHasher()
        self._nobody = ""
        self._tries = Limiter(_TRIES, _TRIES / _TRY_SECONDS, now)
        self._tries_anywhere = Limiter(_TRIES_ANYWHERE, _TRIES_ANYWHERE / _TRY_SECONDS, now)
        self._accounts = Limiter(_ACCOUNTS, _ACCOUNTS / _TRY_SECONDS, now)
        self._guests = Limiter(_GUESTS, _GUESTS / _GUEST_SECONDS, now)

    # Who is it ------------------------------------------------------------------------------------------------------

    async def by_cookie(self, cookie: str) -> Caller | None:
        try:
            token = self._signer.loads(cookie)
        except BadSignature:
            return None
        return await self.by_token(token) if isinstance(token, str) else None

    async def by_token(self, token: str) -> Caller | None:
        found = await self._people.session(_digest(token))
        if found is None:
            return None
        session, person = found
        if is_ended(session, self._people.moment()):
            return None
        if self._people.moment() - session.seen > _TOUCH_AFTER:
            await self._people.touch(session.id)
        return Caller(person, session)

    # Ways in --------------------------------------------------------------------------------------------------------

    async def guest(self, nickname: str, kind: str, label: str, address: str) -> tuple[Caller, str]:
        """A new guest. Returns the secret of the session too: a cookie's value, or a token."""
        self._guests.check(address, "too_many_guests")
        person = Person(token_hex(12), texts.name(nickname), None)
        await self._people.add_person(person)
        return await self._enter(person, kind, label)

    async def token(self, person: Person, label: str) -> tuple[Caller, str]:
        """A token for a program that plays as this person."""
        return await self._enter(person, TOKEN, texts.label(label))

    async def make_account(
        self, caller: Caller, login: str, password: str, current: str, address: str
    ) -> tuple[Person, list[str]]:
        """Turn a guest into an account; seats and sessions stay. A person who already has this login gets a new
        password if `current` is the old one; that ends all other sessions, which are returned."""
        login, person = texts.login(login), caller.person
        if not PASSWORD_LEAST <= len(password) <= PASSWORD_MOST:
            raise ProtocolError("password_length", least=PASSWORD_LEAST, most=PASSWORD_MOST)
        found, ended = await self._people.account(login), []
        if person.login == login:
            await self.check_password(person, current, address)
            ended = await self._people.change_password(person.id, await self._hash(password), keep=caller.session.id)
        else:
            if person.login is not None:
                raise ProtocolError("has_account", status=409)
            if found is not None:
                raise ProtocolError("login_taken", status=409, login=login)
            self._accounts.check(address, "too_many_tries")
            await self._people.set_account(person.id, login, await self._hash(password))
        return msgspec.structs.replace(person, login=login), ended

    async def check_password(self, person: Person, password: str, address: str) -> None:
        """Refuse a wrong password of somebody who is logged in; a guest has none."""
        found = None if person.login is None else await self._people.account(person.login)
        if found is None:
            return
        self._tries.check(f"person {person.id}", "too_many_tries")
        self._accounts.check(address, "too_many_tries")
        if not await self._is_right(found[1], password):
            raise ProtocolError("password_wrong", status=403)
        self._tries.forget(f"person {person.id}")

    async def log_in(
        self, login: str, password: str, label: str, address: str, before: Caller | None, browser: str
    ) -> LoggedIn:
        """Log in from a browser. A guest who was there before brings their seats along. `browser` is the value of the
        cookie that an earlier log-in has left."""
        login = login.strip().casefold()
        found = await self._people.account(login) if texts.is_login(login) else None
        known = None if found is None else self._known(browser, found[0].id)
        if known is not None:
            self._tries.check(f"browser {known}", "too_many_tries")
        else:  # the address first: one at its limit uses up nothing of the login's
            self._tries.check(f"from {address}", "too_many_tries")
            self._tries_anywhere.check(login, "too_many_tries")
        if found is None and not self._nobody:
            self._nobody = await self._hash(token_hex(8))  # not at start-up, which should be quick
        # A login that does not exist is checked too, so that the answer's timing gives nothing away.
        person, hashed = found or (None, self._nobody)
        if not await self._is_right(hashed, password) or person is None:
            raise ProtocolError("login_wrong", status=401)
        if person.closed:
            raise ProtocolError("account_closed", status=403)
        if known is not None:
            self._tries.forget(f"browser {known}")
        if self._hasher.check_needs_rehash(hashed):
            await self._people.set_password(person.id, await self._hash(password))
        changed, ended = [], ""
        if before is not None and before.person.login is None and before.person.id != person.id:
            changed = await self._people.merge(before.person.id, person.id)
        elif before is not None and await self._people.revoke(before.person.id, before.session.id):
            ended = before.session.id
        caller, secret = await self._enter(person, BROWSER, label)
        return LoggedIn(caller, secret, self.browser(person, known), ended, changed)

    def browser(self, person: Person, known: str | None = None) -> str:
        """The value of the cookie by which a browser, known or new, is recognised as this person's."""
        return str(self._browsers.dumps([person.id, known or token_hex(8)]))

    def _known(self, browser: str, person: str) -> str | None:
        """The name of a browser in which this person has logged in before; None for any other."""
        try:
            owner, name = self._browsers.loads(browser)
        except (BadSignature, ValueError, TypeError):
            return None
        return name if owner == person and isinstance(name, str) else None

    async def _enter(self, person: Person, kind: str, label: str) -> tuple[Caller, str]:
        token, now = token_urlsafe(32), self._people.moment()
        session = Session(token_hex(8), person.id, kind, label, now, now)
        await self._people.add_session(session, _digest(token))
        secret = str(self._signer.dumps(token)) if kind == BROWSER else token
        return Caller(person, session), secret

    async def _hash(self, password: str) -> str:
        return await self._work(self._hasher.hash, password)

    async def _is_right(self, hashed: str, password: str) -> bool:
        if len(password) > PASSWORD_MOST:
            return False
        try:
            return await self._work(self._hasher.verify, hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _work(self, hashing: Callable[..., T], *texts: str) -> T:
        """Hash outside the event loop, charged to the request. One password takes several threads."""
        spent = 0.0

        def work() -> T:
            nonlocal spent
            began = thread_time()
            try:
                return hashing(*texts)
            finally:
                spent = thread_time() - began

        try:
            return await asyncio.to_thread(work)
        finally:
            costs.add(spent * self._hasher.parallelism)


def is_ended(session: Session, now: datetime) -> bool:
    """Whether a session has been unused for too long, or is too old."""
    return now - session.seen > SESSION_UNUSED or now - session.created > SESSION_LONGEST


def _digest(token: str) -> str:
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
