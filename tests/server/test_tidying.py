"""What ends by itself: sessions, waiting tables and guests that nobody came back to."""

from __future__ import annotations

from datetime import timedelta

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Come
from tests.server.running import RunningServer
from tests.server.visitors import Place
from underhall.server.identity import SESSION_LONGEST, SESSION_UNUSED
from underhall.server.tidying import FORGOTTEN

pytestmark = pytest.mark.anyio

DAY = timedelta(days=1)


def make_older(server: RunningServer, column: str, age: timedelta, id: str) -> None:
    """Make something in the database that much older."""
    table, name = column.split(".")

    async def change() -> None:
        async with server.house.database.writing() as connection:
            moment = server.house.store.moment() - age
            bind = moment if not server.settings.is_sqlite else moment.replace(tzinfo=None).isoformat(" ")
            await connection.execute(text(f'UPDATE {table} SET "{name}" = :at WHERE id = :id'), {"at": bind, "id": id})

    server.run(change())


def ids(server: RunningServer, table: str) -> set[str]:
    async def look() -> set[str]:
        async with server.house.database.reading() as connection:
            return {str(id) for id in await connection.scalars(text(f"SELECT id FROM {table}"))}

    return server.run(look())


@pytest.mark.parametrize(("column", "age"), [("sessions.seen", SESSION_UNUSED), ("sessions.created", SESSION_LONGEST)])
async def test_a_session_ends_when_it_is_not_used_or_old(
    server: RunningServer, come: Come, column: str, age: timedelta
) -> None:
    ada = await come(server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    session = ada.me["session"]
    make_older(server, column, age - DAY, session)
    assert (await ada.call("GET", "/api/me")).status_code == 200
    async with ada.sit(table, 0) as place:
        make_older(server, column, age + DAY, session)
        assert await ada.refused("GET", "/api/me") == (401, "not_known")
        server.run(server.house.tidy_once())
        assert session not in ids(server, "sessions")
        while (await place.receive())["type"] != "failed":
            pass
        with pytest.raises(ConnectionClosed):
            await place.receive()


async def test_a_table_that_waits_in_vain_is_cleared_away(server: RunningServer, come: Come) -> None:
    ada = await come(server).enter("Ada")
    old, watched, young = [(await ada.new_table("me", "open"))["table"]["id"] for _ in range(3)]
    running = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(watched, 0):
        for table in (old, watched, running):
            make_older(server, "tables.changed", FORGOTTEN + DAY, table)
        make_older(server, "tables.changed", FORGOTTEN - DAY, young)
        server.run(server.house.tidy_once())
        assert ids(server, "tables") == {watched, young, running}
    assert await ada.refused("GET", f"/api/tables/{old}") == (404, "no_table")


async def test_a_guest_who_left_nothing_behind_is_forgotten(server: RunningServer, come: Come) -> None:
    gone, lately, sitting, talking, account = [await come(server).enter(f"Guest {number}") for number in range(5)]
    table = (await sitting.new_table("me", "hot_seat"))["table"]["id"]
    async with talking.sit(table, None) as place:
        assert (await place.ask("ack", type="say", text="Hello"))["type"] == "ack"
    await account.get_done("POST", "/api/account", {"login": "ada", "password": "correct horse battery"})
    for guest in (gone, lately, sitting, talking, account):
        make_older(server, "people.created", FORGOTTEN + DAY, guest.me["id"])
        if guest is not lately:
            make_older(server, "sessions.seen", FORGOTTEN + DAY, guest.me["session"])
    server.run(server.house.tidy_once())
    assert ids(server, "people") == {guest.me["id"] for guest in (lately, sitting, talking, account)}
    assert await gone.refused("GET", "/api/me") == (401, "not_known")
    assert (await gone.enter("Guest again")).me["nickname"] == "Guest again"
    assert (await sitting.get_done("GET", "/api/me"))["nickname"] == "Guest 2"


async def test_another_password_ends_all_other_sessions_and_tokens(server: RunningServer, come: Come) -> None:
    ada, phone, program = await come(server).enter("Ada"), come(server), come(server)
    account = {"login": "ada", "password": "correct horse battery"}
    await ada.get_done("POST", "/api/account", account)
    await phone.get_done("POST", "/api/login", account)
    token = (await ada.get_done("POST", "/api/tokens", {}))["token"]
    program.http.headers["Authorization"] = f"Bearer {token}"
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with program.socket(f"/ws?token={token}") as socket:
        place = Place(socket)
        await place.send(type="hello", table=table, seat=0)
        await place.my_turn()
        new = {"login": "ada", "password": "another horse", "current": account["password"]}
        await ada.get_done("POST", "/api/account", new)
        assert (await place.until("failed", that=lambda said: said["code"] == "session_ended"))["fatal"]
    assert await phone.refused("GET", "/api/me") == (401, "not_known")
    assert await program.refused("GET", "/api/me") == (401, "not_known")
    assert len(await ada.get_done("GET", "/api/sessions")) == 1


async def test_logging_in_makes_a_new_session_and_ends_the_one_before(server: RunningServer, come: Come) -> None:
    ada, thief = await come(server).enter("Ada"), come(server)
    account = {"login": "ada", "password": "correct horse battery"}
    await ada.get_done("POST", "/api/account", account)
    stolen = ada.http.cookies["underhall"]
    thief.http.cookies.set("underhall", stolen)
    assert (await thief.get_done("GET", "/api/me"))["login"] == "ada"
    await ada.get_done("POST", "/api/login", account)
    assert ada.http.cookies["underhall"] != stolen
    assert await thief.refused("GET", "/api/me") == (401, "not_known")
    assert len(await ada.get_done("GET", "/api/sessions")) == 1
