"""Being called over HTTP: the e-mail address, browsers with web push, and tables that stay silent."""

from __future__ import annotations

from litestar import get, post, put
from litestar.params import FromPath, JSONBody

from underhall.protocol.calling import Calls, CallsWish, Email, Proof, PushBrowser, PushEnd, TableCalls
from underhall.server.http.callers import address_of
from underhall.server.http.parts import AnyRequest, TheCaller, TheContacts, TheLang, TheLobby
from underhall.server.http.people import check_browser
from underhall.server.limits import Limiter

_HOUR = 3600
_letters = Limiter(5, 5 / _HOUR)
_addresses = Limiter(5, 5 / _HOUR)
_proofs = Limiter(30, 30 / _HOUR)
_changes = Limiter(60, 60 / _HOUR)


@get("/api/me/calls", tags=["calls"])
async def my_calls(caller: TheCaller, contacts: TheContacts) -> Calls:
    """How you are called when you are away. Not for tokens."""
    check_browser(caller)
    return await contacts.told(caller.person.id)


@put("/api/me/calls", tags=["calls"])
async def choose_calls(data: JSONBody[CallsWish], caller: TheCaller, contacts: TheContacts, lang: TheLang) -> Calls:
    """Choose how you are called, in the language you ask in. Not for tokens."""
    check_browser(caller)
    _changes.check(caller.person.id, "too_many_requests")
    await contacts.choose(caller.person.id, data, lang)
    return await contacts.told(caller.person.id)


@put("/api/me/email", tags=["calls"])
async def set_email(data: JSONBody[Email], caller: TheCaller, contacts: TheContacts, lang: TheLang) -> Calls:
    """Give an address; a link is sent there, and the address is used once the link has been followed. An empty one
    forgets the address. For accounts, and not for tokens."""
    check_browser(caller)
    email = data.email.strip()
    if email:
        _letters.check(caller.person.id, "too_many_letters")
        _addresses.check(email.lower(), "too_many_letters")
    await contacts.set_email(caller.person, email, lang)
    return await contacts.told(caller.person.id)


@post("/api/email/verify", status_code=204, tags=["calls"])
async def verify_email(request: AnyRequest, data: JSONBody[Proof], contacts: TheContacts) -> None:
    """The address has been shown to be its owner's, by the token of the link."""
    _proofs.check(address_of(request), "too_many_requests")
    await contacts.verify(data.token)


@post("/api/unsubscribe/{token:str}", status_code=204, tags=["calls"])
async def unsubscribe(request: AnyRequest, token: FromPath[str], contacts: TheContacts) -> None:
    """No more letters to whoever was sent this token. Mail programs may ask for it on their own."""
    _proofs.check(address_of(request), "too_many_requests")
    await contacts.unsubscribe(token)


@post("/api/me/pushes", status_code=204, tags=["calls"])
async def add_push(data: JSONBody[PushBrowser], caller: TheCaller, contacts: TheContacts, lang: TheLang) -> None:
    """Call you in this browser, too. Not for tokens."""
    check_browser(caller)
    _changes.check(caller.person.id, "too_many_requests")
    await contacts.add_browser(caller.person.id, data, lang)


@post("/api/me/pushes/end", status_code=204, tags=["calls"])
async def end_push(data: JSONBody[PushEnd], caller: TheCaller, contacts: TheContacts) -> None:
    """No more calls in a browser. Not for tokens."""
    check_browser(caller)
    await contacts.remove_browser(caller.person.id, data.endpoint)


@get("/api/tables/{table:str}/calls", tags=["calls"])
async def table_calls(table: FromPath[str], caller: TheCaller, contacts: TheContacts, lobby: TheLobby) -> TableCalls:
    """Whether you are called about this table."""
    await lobby.visible(table, caller.person.id)
    return TableCalls(not await contacts.is_quiet(caller.person.id, table))


@put("/api/tables/{table:str}/calls", tags=["calls"])
async def choose_table_calls(
    table: FromPath[str], data: JSONBody[TableCalls], caller: TheCaller, contacts: TheContacts, lobby: TheLobby
) -> TableCalls:
    """Be called about this table, or not."""
    await lobby.visible(table, caller.person.id)
    await contacts.set_quiet(caller.person.id, table, not data.on)
    return data


HANDLERS = [
    my_calls,
    choose_calls,
    set_email,
    verify_email,
    unsubscribe,
    add_push,
    end_push,
    table_calls,
    choose_table_calls,
]
