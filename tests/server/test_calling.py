"""Being called: letters and notifications, once per turn, by one process, with nothing hidden in them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from email.message import EmailMessage

import pytest
from sqlalchemy import select

from tests.pace import until
from tests.server.conftest import Come, Serve
from tests.server.postbox import Postbox, bytes_of
from tests.server.running import RunningServer
from tests.server.test_books import member
from tests.server.visitors import Visitor
from underhall.protocol.errors import ProtocolError
from underhall.server import schema
from underhall.server.http import calling as routes
from underhall.server.limits import Limiter
from underhall.server.people.letters import Mail
from underhall.server.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.fixture
async def postbox(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Postbox]:
    for name in ("_letters", "_addresses", "_proofs", "_changes"):
        monkeypatch.setattr(routes, name, Limiter(0, 0))
    async with Postbox() as there:
        yield there


def text_of(letter: EmailMessage) -> str:
    return str(letter.get_content())


def token_in(letter: EmailMessage, page: str) -> str:
    found = re.search(rf"https://games.example/{page}/(\S+)", text_of(letter))
    assert found is not None
    return found[1]


async def deliver(*servers: RunningServer) -> None:
    """Let every server send what is due, all at the same moment."""

    async def send(server: RunningServer) -> None:
        assert server.house.crier is not None
        await asyncio.to_thread(server.run, server.house.crier.deliver())

    await asyncio.gather(*(send(server) for server in servers))


async def with_address(person: Visitor, postbox: Postbox, email: str) -> None:
    await person.get_done("PUT", "/api/me/email", {"email": email})
    await person.get_done("POST", "/api/email/verify", {"token": token_in(postbox.letters.pop(), "verify")})


async def two_at_a_table(ada: Visitor, ben: Visitor) -> str:
    """Both have to decide at once: which side of their board to play on."""
    card = await ada.new_table("me", "open", open=False)
    await ben.get_done("POST", "/api/join", {"link": card["link"]})
    table: str = card["table"]["id"]
    return table


async def waiting(server: RunningServer, person: Visitor) -> bool:
    """Whether a call has been noted for a person, sent or not."""

    async def look() -> bool:
        async with server.house.database.reading() as connection:
            mine = select(schema.calls.c.turn).where(schema.calls.c.person == person.me["id"])
            return (await connection.execute(mine)).first() is not None

    return await asyncio.to_thread(server.run, look())


async def test_an_address_is_verified_by_a_link_and_shown_to_nobody(
    serve: Serve, database: str, come: Come, postbox: Postbox
) -> None:
    server = serve(database, **postbox.settings)
    ada, eve = await member(come, server, "Ada"), await come(server).enter("Eve")
    assert await eve.refused("PUT", "/api/me/email", {"email": "eve@home.example"}) == (403, "mail_account")
    for wrong in ("ada", "ada@home", "a b@home.example", "ada@home.example\r\nBcc: eve@home.example"):
        assert (await ada.refused("PUT", "/api/me/email", {"email": wrong}))[1] == "mail_shape"
    told = await ada.get_done("PUT", "/api/me/email", {"email": "ada@home.example"})
    assert (told["email"], told["verified"], told["mail"]) == ("ada@home.example", False, True)
    (letter,) = postbox.letters
    assert letter["To"] == "ada@home.example"
    token = token_in(letter, "verify")
    assert await eve.refused("POST", "/api/email/verify", {"token": token[:-4]}) == (404, "mail_link")
    await ada.get_done("PUT", "/api/me/email", {"email": "ada@work.example"})
    assert await ada.refused("POST", "/api/email/verify", {"token": token}) == (404, "mail_link")  # another address
    await come(server).get_done("POST", "/api/email/verify", {"token": token_in(postbox.letters[1], "verify")})
    assert (await ada.get_done("GET", "/api/me/calls"))["verified"]
    handle = (await ada.get_done("GET", "/api/me/profile"))["handle"]
    for path in (f"/api/people/{handle}", "/api/people?name=Ada", "/api/me"):
        assert "work.example" not in (await eve.call("GET", path)).text
    assert not (await ada.get_done("PUT", "/api/me/email", {"email": ""}))["verified"]
    postbox.refuses = 450
    assert await ada.refused("PUT", "/api/me/email", {"email": "ada@home.example"}) == (502, "mail_failed")


async def test_a_turn_is_called_once_by_one_process_and_says_nothing_hidden(
    serve: Serve, database: str, come: Come, postbox: Postbox
) -> None:
    servers = [serve(database, **postbox.settings) for _ in range(1 if database.startswith("sqlite") else 3)]
    ada, ben = await member(come, servers[0], "Ada"), await member(come, servers[-1], "Ben")
    await with_address(ben, postbox, "ben@home.example")
    await ben.get_done("PUT", "/api/me/calls?lang=es", {"by_mail": True, "by_push": True})
    browser = postbox.browser("ben")
    await ben.get_done("POST", "/api/me/pushes?lang=es", browser.subscription)
    table = await two_at_a_table(ada, ben)
    async with ada.sit(table, 0) as place:
        await place.my_turn()
        await place.move()
    await until(lambda: waiting(servers[0], ben))
    for _ in range(3):
        await deliver(*servers)
    await until(lambda: bool(postbox.letters and postbox.pushes))
    (letter,), ((path, headers, body),) = postbox.letters, postbox.pushes
    assert (letter["To"], letter["Subject"]) == ("ben@home.example", "Te toca")
    assert f"https://games.example/table/{table}" in text_of(letter)
    assert "Ada" in text_of(letter)
    assert path == "/ben"
    assert headers["authorization"].startswith("vapid ")
    told = browser.read(body)
    assert told["title"] == "Te toca"
    assert told["url"] == f"https://games.example/table/{table}"
    key = (await ben.get_done("GET", "/api/me/calls"))["push_key"]
    assert len(bytes_of(key)) == 65
    # Everything is looked at again after a restart, and nobody is called twice for the same turn.
    servers.append(serve(database, **postbox.settings) if len(servers) > 1 else servers[0])
    crier = servers[-1].house.crier
    assert crier is not None
    servers[-1].run(crier.look_back())
    await deliver(*servers)
    assert (len(postbox.letters), len(postbox.pushes)) == (1, 1)


async def test_letters_end_with_one_click_and_a_table_can_stay_silent(
    serve: Serve, sqlite_database: str, come: Come, postbox: Postbox
) -> None:
    server = serve(sqlite_database, **postbox.settings)
    ada, ben = await member(come, server, "Ada"), await member(come, server, "Ben")
    await with_address(ben, postbox, "ben@home.example")
    silent = (await ada.new_table("me", "open", open=False))["table"]["id"]
    handle = (await ben.get_done("GET", "/api/me/profile"))["handle"]
    await ada.get_done("POST", f"/api/tables/{silent}/invitations", {"handle": handle})
    await deliver(server)
    await until(lambda: len(postbox.letters) == 1)
    letter = postbox.letters.pop()
    assert letter["Subject"] == "You are invited"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = letter["List-Unsubscribe"].strip(" <>").removeprefix("https://games.example")
    assert token_in(letter, "unsubscribe") in link
    # As a mail program does it: no cookie, no header of ours, a form.
    stranger = Visitor(server.url)
    stranger.http.headers.pop("X-Underhall")
    answer = await stranger.http.post(link, data={"List-Unsubscribe": "One-Click"})
    await stranger.go()
    assert answer.status_code == 204
    assert not (await ben.get_done("GET", "/api/me/calls"))["by_mail"]
    assert await ben.refused("POST", "/api/unsubscribe/nobody") == (404, "mail_link")

    await ben.get_done("PUT", "/api/me/calls", {"by_mail": True, "by_push": True})
    quiet = await ada.new_table("me", "open", open=False)
    path = f"/api/tables/{quiet['table']['id']}/calls"
    await ben.get_done("POST", "/api/join", {"link": quiet["link"]})
    await until(lambda: waiting(server, ben))
    assert (await ben.get_done("GET", path))["on"]
    assert not (await ben.get_done("PUT", path, {"on": False}))["on"]

    async def make_due() -> None:
        again = schema.calls.update().where(schema.calls.c.table == quiet["table"]["id"])
        async with server.house.database.writing() as connection:
            await connection.execute(again.values(due=server.house.store.moment(), sent=False))

    await deliver(server)
    postbox.letters.clear()
    await asyncio.to_thread(server.run, make_due())
    await deliver(server)
    assert postbox.letters == []


async def test_many_turns_are_one_letter_and_somebody_who_is_there_gets_none(
    serve: Serve, sqlite_database: str, come: Come, postbox: Postbox
) -> None:
    server = serve(sqlite_database, **{**postbox.settings, "call_after_seconds": 3600.0, "call_pause_seconds": 3600.0})
    ada, ben = await member(come, server, "Ada"), await member(come, server, "Ben")
    await with_address(ben, postbox, "ben@home.example")
    tables = [await two_at_a_table(ada, ben) for _ in range(3)]

    async def noted() -> int:
        async with server.house.database.reading() as connection:
            return len(list(await connection.execute(select(schema.calls))))

    async def are_noted() -> bool:
        return await asyncio.to_thread(server.run, noted()) == 3

    async def make_due() -> None:
        async with server.house.database.writing() as connection:
            await connection.execute(schema.calls.update().values(due=server.house.store.moment(), sent=False))

    async with ben.sit(tables[0], 1):
        await until(are_noted)
        await asyncio.to_thread(server.run, make_due())
        await deliver(server)
        await until(lambda: bool(postbox.letters))
    (letter,) = postbox.letters
    assert letter["Subject"] == "2 games are waiting for you"
    # After that there is a pause.
    await asyncio.to_thread(server.run, make_due())
    await deliver(server)
    assert len(postbox.letters) == 1


async def test_what_cannot_be_sent_is_tried_again_and_what_is_gone_is_forgotten(
    serve: Serve, sqlite_database: str, come: Come, postbox: Postbox
) -> None:
    server = serve(sqlite_database, **postbox.settings)
    ada, ben = await member(come, server, "Ada"), await member(come, server, "Ben")
    await with_address(ben, postbox, "ben@home.example")
    await ben.get_done("POST", "/api/me/pushes", postbox.browser("ben").subscription)
    handle = (await ben.get_done("GET", "/api/me/profile"))["handle"]
    postbox.refuses = 451
    table = (await ada.new_table("me", "open", open=False))["table"]["id"]
    await ada.get_done("POST", f"/api/tables/{table}/invitations", {"handle": handle})
    await until(lambda: bool(server.events("mail_failed") and server.events("push_failed")))

    async def make_due() -> None:
        async with server.house.database.writing() as connection:
            await connection.execute(schema.calls.update().values(due=server.house.store.moment()))

    async def tried_again() -> bool:
        async with server.house.database.reading() as connection:
            row = (await connection.execute(select(schema.calls))).one()
        return row.attempts >= 1 and not row.sent

    await until(lambda: asyncio.to_thread(server.run, tried_again()))
    postbox.refuses = 550
    await asyncio.to_thread(server.run, make_due())
    await deliver(server)

    async def is_unverified() -> bool:
        return not (await ben.get_done("GET", "/api/me/calls"))["verified"]

    await until(is_unverified)
    postbox.refuses = 410
    await ben.get_done("POST", "/api/me/pushes", postbox.browser("ben").subscription)
    other = (await ada.new_table("me", "open", open=False))["table"]["id"]
    await ada.get_done("POST", f"/api/tables/{other}/invitations", {"handle": handle})

    async def is_forgotten() -> bool:
        return bool((await ben.get_done("GET", "/api/me/calls"))["browsers"] == 0)

    await until(is_forgotten)


async def test_push_goes_to_push_services_only_and_all_of_it_is_off_at_first(
    serve: Serve, sqlite_database: str, come: Come, postbox: Postbox
) -> None:
    server = serve(sqlite_database, **{**postbox.settings, "push_services": ("push.example",)})
    ada = await come(server).enter("Ada")
    good = postbox.browser("ada").subscription
    for endpoint in (
        good["endpoint"],
        "http://push.example/x",
        "https://push.example.evil.example/x",
        "https://[::1/xx",
    ):
        refused = await ada.refused("POST", "/api/me/pushes", {**good, "endpoint": endpoint})
        assert refused[0] == 400
    assert await ada.refused(
        "POST", "/api/me/pushes", {**good, "endpoint": "https://a.push.example/x", "auth": "AAAAAAAA"}
    ) == (400, "push_shape")
    await ada.get_done("POST", "/api/me/pushes", {**good, "endpoint": "https://a.push.example/x"})
    assert (await ada.get_done("GET", "/api/me/calls"))["browsers"] == 1
    await ada.get_done("POST", "/api/me/pushes/end", {"endpoint": "https://a.push.example/x"})
    assert (await ada.get_done("GET", "/api/me/calls"))["browsers"] == 0
    server.stop()
    plain = serve(sqlite_database)
    cleo = await member(come, plain, "Cleo")
    told = await cleo.get_done("GET", "/api/me/calls")
    assert (told["mail"], told["push_key"]) == (False, "")
    assert await cleo.refused("POST", "/api/me/pushes", good) == (409, "push_off")
    assert await cleo.refused("PUT", "/api/me/email", {"email": "cleo@home.example"}) == (409, "mail_off")
    plain.stop()
    for address, sender, code in (
        ("smtp://127.0.0.1:25", "hall@games.example", "mail_origin"),
        ("mail.example", "hall@games.example", "setting"),
        ("smtp://mail.example:port", "hall@games.example", "setting"),
        ("smtp://mail.example", "the hall", "setting"),
    ):
        with pytest.raises(ProtocolError) as refused_settings:
            Mail(Settings(mail_server=address, mail_from=sender))
        assert refused_settings.value.code == code
