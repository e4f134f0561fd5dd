"""People over HTTP: guests, accounts, sessions and tokens."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from underhall.protocol.bodies import Account, Me, NewAccount, Nickname, SessionInfo, TokenMade, TokenRequest
from underhall.protocol.errors import ProtocolError
from underhall.server import texts
from underhall.server.http.callers import COOKIE, address_of, caller_of
from underhall.server.http.parts import TheAccounts, TheCaller, TheHub, TheIdentity, TheSettings, TheSockets, TheStore
from underhall.server.identity import BROWSER, SESSION_LONGEST, TOKEN, Caller
from underhall.server.settings import Settings

BROWSER_COOKIE = "underhall_browser"

_AGE = int(SESSION_LONGEST.total_seconds())


@post("/api/guest", status_code=201, tags=["people"])
async def become_guest(
    request: Request[Any, Any, Any],
    data: JSONBody[Nickname],
    identity: TheIdentity,
    settings: TheSettings,
) -> Response[Me]:
    """Sit down as a guest: a nickname is all it takes. Sets the cookie."""
    if await caller_of(request, identity) is not None:
        raise ProtocolError("known_already", status=409)
    caller, secret = await identity.guest(data.nickname, BROWSER, _browser(request), address_of(request))
    return Response(_me(caller), status_code=201, cookies=[cookie(secret, settings)])


@post("/api/tokens/guest", status_code=201, tags=["people"])
async def become_guest_program(
    request: Request[Any, Any, Any], data: JSONBody[Nickname], identity: TheIdentity
) -> TokenMade:
    """A guest that is a program: the answer has its token."""
    caller, token = await identity.guest(data.nickname, TOKEN, _browser(request), address_of(request))
    return TokenMade(caller.session.id, token, caller.person.id)


@get("/api/me", tags=["people"])
async def who_am_i(caller: TheCaller) -> Me:
    """The person who asks."""
    return _me(caller)


@put("/api/me", tags=["people"])
async def rename(data: JSONBody[Nickname], caller: TheCaller, accounts: TheAccounts) -> Me:
    """Take another nickname. Seats at tables keep the name they were taken under."""
    nickname = texts.name(data.nickname)
    await accounts.rename(caller.person.id, nickname)
    return Me(caller.person.id, nickname, caller.person.login, caller.session.id, caller.person.host)


@post("/api/account", status_code=200, tags=["people"])
async def make_account(
    request: Request[Any, Any, Any],
    data: JSONBody[NewAccount],
    caller: TheCaller,
    identity: TheIdentity,
    settings: TheSettings,
    sockets: TheSockets,
) -> Response[Me]:
    """Turn a guest into an account with a login and a password; seats and sessions stay. With your existing login
    and `current`, it changes the password and ends all other sessions and tokens. Not for tokens."""
    check_browser(caller)
    address = address_of(request)
    person, ended = await identity.make_account(caller, data.login, data.password, data.current, address)
    for session in ended:
        sockets.revoked(session)
    me = Me(person.id, person.nickname, person.login, caller.session.id, person.host)
    return Response(me, cookies=[_browser_cookie(identity.browser(person), settings)])


@post("/api/login", status_code=200, tags=["people"])
async def log_in(
    request: Request[Any, Any, Any],
    data: JSONBody[Account],
    identity: TheIdentity,
    settings: TheSettings,
    store: TheStore,
    hub: TheHub,
    sockets: TheSockets,
) -> Response[Me]:
    """Log in, with a new session. A guest who logs in brings their seats along."""
    shown = await caller_of(request, identity)
    before = shown if shown is not None and shown.session.kind == BROWSER else None
    browser = request.cookies.get(BROWSER_COOKIE, "")
    made = await identity.log_in(data.login, data.password, _browser(request), address_of(request), before, browser)
    if before is not None:
        sockets.come_again(before.person.id)  # the browser's other tabs have the new cookie, too
    for table in made.changed:
        row = await store.table(table)
        if row is not None:
            await hub.row_changed(row)
    cookies = [cookie(made.secret, settings), _browser_cookie(made.browser, settings)]
    return Response(_me(made.caller), cookies=cookies)


@post("/api/logout", status_code=204, tags=["people"])
async def log_out(
    caller: TheCaller,
    accounts: TheAccounts,
    sockets: TheSockets,
    settings: TheSettings,
) -> Response[None]:
    """End this session. A guest's seats can no longer be reached afterwards."""
    await accounts.revoke(caller.person.id, caller.session.id)
    sockets.revoked(caller.session.id)
    return Response(None, status_code=204, cookies=[cookie("", settings, age=0)])


@get("/api/sessions", tags=["people"])
async def list_sessions(caller: TheCaller, accounts: TheAccounts) -> list[SessionInfo]:
    """All ways in that this person has: browsers and tokens. Not for tokens."""
    check_browser(caller)
    return [
        SessionInfo(
            session.id,
            session.kind,
            session.label,
            session.created.isoformat(timespec="seconds"),
            session.seen.isoformat(timespec="seconds"),
            session.id == caller.session.id,
        )
        for session in await accounts.sessions(caller.person.id)
    ]


@delete("/api/sessions/{session:str}", tags=["people"])
async def revoke_session(
    session: FromPath[str],
    caller: TheCaller,
    accounts: TheAccounts,
    sockets: TheSockets,
) -> None:
    """End a session or a token; its open sockets are closed. Not for tokens."""
    check_browser(caller)
    if not texts.is_id(session) or not await accounts.revoke(caller.person.id, session):
        raise ProtocolError("no_session", status=404)
    sockets.revoked(session)


@post("/api/tokens", status_code=201, tags=["people"])
async def make_token(data: JSONBody[TokenRequest], caller: TheCaller, identity: TheIdentity) -> TokenMade:
    """A token for a program that plays as this person. Not for tokens."""
    check_browser(caller)
    made, token = await identity.token(caller.person, data.label)
    return TokenMade(made.session.id, token, made.person.id)


def check_browser(caller: Caller) -> None:
    """A token is lent to a program to play with; the account is not."""
    if caller.session.kind == TOKEN:
        raise ProtocolError("not_for_tokens", status=403)


def _me(caller: Caller) -> Me:
    person = caller.person
    return Me(person.id, person.nickname, person.login, caller.session.id, person.host)


def cookie(secret: str, settings: Settings, age: int = _AGE) -> Cookie:
    return Cookie(key=COOKIE, value=secret, max_age=age, httponly=True, samesite="lax", secure=settings.secure_cookies)


def _browser_cookie(value: str, settings: Settings) -> Cookie:
    """Sent only when someone logs in."""
    known = cookie(value, settings)
    known.key, known.path = BROWSER_COOKIE, "/api/login"
    return known


def _browser(request: Request[Any, Any, Any]) -> str:
    return texts.clean(request.headers.get("user-agent", ""), texts.LABEL_LIMIT)


HANDLERS = [
    become_guest,
    become_guest_program,
    who_am_i,
    rename,
    make_account,
    log_in,
    log_out,
    list_sessions,
    revoke_session,
    make_token,
]
