"""Safety, as people and hosts would do it: reporting, muting, renaming, removing, closing; and the log of it all."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.cli.running import run
from tests.pace import until
from tests.server.conftest import Come, Serve
from tests.server.running import RunningServer
from tests.server.test_books import member
from tests.server.test_due_tables import put_back
from tests.server.visitors import Place, Visitor
from underhall.server import schema
from underhall.server.http import safety as routes
from underhall.server.limits import Limiter
from underhall.server.people import acts, reports

pytestmark = pytest.mark.anyio


async def admin(database: str, *words: str) -> str:
    """`underhall admin` in a process of its own; what it prints."""
    done = await asyncio.to_thread(run, Path(gettempdir()), "admin", *words, "--database", database, seconds=60)
    assert done.returncode == 0, done.stderr
    return done.stdout


def make_host(server: RunningServer, person: Visitor) -> None:
    deed = acts.Deed("", "runs this server")
    server.run(acts.set_host(server.house.store, deed, person.me["id"], on=True))


async def table_of_two(ada: Visitor, eve: Visitor, **more: Any) -> str:
    table: str = (await ada.new_table("me", "open", **more))["table"]["id"]
    await eve.get_done("POST", f"/api/tables/{table}/join", {})
    return table


async def line(place: Place, text: str) -> int:
    """Say something; its number."""
    assert (await place.ask("ack", "refused", type="say", text=text))["type"] == "ack"
    heard = [message for message in place.seen if message["type"] == "said" and message["text"] == text]
    said = heard[0] if heard else await place.until("said", that=lambda message: bool(message["text"] == text))
    return int(said["number"])


async def act(host: Visitor, kind: str, **more: Any) -> Any:
    return await host.get_done("POST", "/api/host/acts", {"kind": kind, "reason": "house rules", **more})


async def test_a_line_is_reported_removed_and_its_writer_muted(server: RunningServer, come: Come) -> None:
    ada, eve, hal = await come(server).enter("Ada"), await come(server).enter("Eve"), await member(come, server, "Hal")
    make_host(server, hal)
    assert (await hal.get_done("GET", "/api/me"))["host"] is True
    table = await table_of_two(ada, eve)
    async with ada.sit(table, 0) as mine, eve.sit(table, 1) as hers:
        await mine.ask("ack", type="phrase", phrase="good_luck")
        bad = await line(hers, "You are a toad")
        wish = {"about": "chat", "reason": "insult", "table": table, "line": bad, "note": "again"}
        for _ in range(2):  # twice counts once
            await ada.get_done("POST", "/api/reports", wish)
        assert await eve.refused("POST", "/api/reports", wish) == (400, "yourself")
        assert await ada.refused("POST", "/api/reports", {**wish, "line": 99}) == (404, "no_line")
        (report,) = (await hal.get_done("GET", "/api/host"))["reports"]
        assert (report["name"], report["reporter"], report["text"]) == ("Eve", "Ada", "You are a toad")
        assert [(near["name"], near["text"]) for near in report["around"]] == [
            ("Ada", "Good luck!"),
            ("Eve", "You are a toad"),
        ]
        desk = await act(hal, "remove", report=report["id"])
        assert (await mine.until("unsaid"))["number"] == bad
        assert desk["reports"] == []
        await act(hal, "mute", report=report["id"], hours=2)
        assert "house rules" in (await hers.until("notice"))["text"]
        answer = await hers.ask("ack", "refused", type="say", text="But why")
        assert (answer["code"], "UTC" in answer["text"]) == ("muted", True)
        assert (await hers.ask("ack", "refused", type="phrase", phrase="boo"))["code"] == "muted"
        assert await eve.refused("PUT", "/api/me", {"nickname": "You are a toad"}) == (403, "muted")
        assert await hal.refused(
            "POST", "/api/host/acts", {"kind": "remove", "report": report["id"], "reason": "x"}
        ) == (
            404,
            "no_line",
        )
        await act(hal, "unmute", report=report["id"])
        await hers.until("notice")
        await hers.ask("ack", type="phrase", phrase="boo")
        await ada.get_done("POST", "/api/reports", {**wish, "line": bad + 1})
        (report,) = (await hal.get_done("GET", "/api/host?lang=pl"))["reports"]
        assert report["text"] == "Buu!"
        assert (await act(hal, "remove", report=report["id"]))["acts"][0]["text"] == "Boo!"
        await line(hers, "Sorry")
    async with ada.sit(table, 0) as again:
        await again.until("said", that=lambda message: bool(message["text"] == "Sorry"))
        assert not [message for message in again.seen if message.get("text") == "You are a toad"]
    log = (await hal.get_done("GET", "/api/host"))["acts"]
    assert [(one["host"], one["kind"], one["name"], one["reason"]) for one in log] == [
        ("hal", "remove", "Eve", "house rules"),
        ("hal", "unmute", "Eve", "house rules"),
        ("hal", "mute", "Eve", "house rules"),
        ("hal", "remove", "Eve", "house rules"),
        ("", "host", "Hal", "runs this server"),
    ]


async def test_a_name_and_a_profile_are_changed_everywhere_and_stay_so(server: RunningServer, come: Come) -> None:
    ada, eve, hal = [await member(come, server, name) for name in ("Ada", "Eve", "Hal")]
    make_host(server, hal)
    shown = {"about": "Nasty words", "ratings": True, "statistics": True, "games": False}
    handle = (await eve.get_done("PUT", "/api/me/profile", shown))["handle"]
    table = await table_of_two(ada, eve)
    await ada.get_done("POST", "/api/reports", {"about": "name", "reason": "hate", "table": table, "seat": 1})
    await ada.get_done("POST", "/api/reports", {"about": "profile", "reason": "hate", "handle": handle})
    name, profile = (await hal.get_done("GET", "/api/host"))["reports"]
    assert (name["text"], profile["text"], name["others"]) == ("Eve", "Nasty words", 1)
    await act(hal, "rename", report=name["id"], name="Player 7")
    await act(hal, "clear", report=profile["id"])
    assert (await eve.get_done("GET", "/api/me"))["nickname"] == "Player 7"
    card = await ada.get_done("GET", f"/api/tables/{table}")
    assert [seat["name"] for seat in card["table"]["seats"]] == ["Ada", "Player 7"]
    async with ada.sit(table, 0) as place:
        await place.frame_at(0)
        assert "Eve" not in (await ada.call("GET", f"/api/tables/{table}/record")).text
    assert (await ada.get_done("GET", f"/api/people/{handle}"))["about"] == ""
    assert await eve.refused("PUT", "/api/me", {"nickname": "Eve"}) == (403, "name_fixed")


async def test_a_closed_account_is_out_at_once_and_a_bot_plays_on(server: RunningServer, come: Come) -> None:
    ada, eve, hal = (
        await come(server).enter("Ada"),
        await member(come, server, "Eve"),
        await member(come, server, "Hal"),
    )
    make_host(server, hal)
    table = await table_of_two(ada, eve)
    waiting = (await eve.new_table("me", "open"))["table"]["id"]
    handle = (await eve.get_done("GET", "/api/me/profile"))["handle"]
    async with eve.sit(table, 1) as place:
        await act(hal, "close", handle=handle)
        while (message := await place.receive())["type"] != "failed":
            pass
        assert (message["code"], message["fatal"]) == ("account_closed", True)
    assert (await ada.get_done("GET", f"/api/tables/{table}"))["table"]["seats"][1]["bot"]
    assert await ada.refused("GET", f"/api/tables/{waiting}") == (404, "no_table")
    assert (await eve.refused("GET", "/api/me"))[1] == "not_known"
    login = {"login": "eve", "password": "a long password"}
    assert await come(server).refused("POST", "/api/login", login) == (403, "account_closed")
    await act(hal, "reopen", handle=handle)
    await come(server).get_done("POST", "/api/login", login)


async def test_only_hosts_act_and_not_on_hosts_or_with_tokens(plain_server: RunningServer, come: Come) -> None:
    ada, hal, hob = [await member(come, plain_server, name) for name in ("Ada", "Hal", "Hob")]
    make_host(plain_server, hal)
    make_host(plain_server, hob)
    handle = (await hob.get_done("GET", "/api/me/profile"))["handle"]
    wish = {"kind": "mute", "handle": handle, "reason": "x"}
    assert await ada.refused("GET", "/api/host") == (403, "hosts_only")
    assert await ada.refused("POST", "/api/host/acts", wish) == (403, "hosts_only")
    assert await hal.refused("POST", "/api/host/acts", wish) == (409, "is_host")
    token = (await hal.get_done("POST", "/api/tokens", {}))["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    assert await come(plain_server).refused("GET", "/api/host", **bearer) == (403, "not_for_tokens")
    assert await hal.refused("POST", "/api/host/acts", {**wish, "reason": " "}) == (400, "text_empty")
    assert await hal.refused("POST", "/api/host/acts", {"kind": "settle", "report": "x", "reason": "x"}) == (
        404,
        "no_report",
    )


async def test_nobody_reports_faster_than_they_can_mean_it(
    plain_server: RunningServer, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes, "_reports", Limiter(1, 0.001))
    ada, eve = await come(plain_server).enter("Ada"), await come(plain_server).enter("Eve")
    table = await table_of_two(ada, eve, open=True)
    wish = {"about": "name", "reason": "other", "table": table, "seat": 1}
    await ada.get_done("POST", "/api/reports", wish)
    assert await ada.refused("POST", "/api/reports", wish) == (429, "too_many_reports")


async def test_what_no_database_can_hold_is_refused_and_not_our_mistake(server: RunningServer, come: Come) -> None:
    ada, hal = await come(server).enter("Ada"), await member(come, server, "Hal")
    make_host(server, hal)
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    chat = {"about": "chat", "reason": "other", "table": table}
    for person, method, path, body in (
        (ada, "DELETE", "/api/invitations/%00", None),
        (ada, "POST", "/api/unsubscribe/%00", None),
        *((ada, "POST", "/api/reports", {**chat, "line": line}) for line in (2**31, 2**63, 10**30)),
        (hal, "POST", "/api/host/acts", {"kind": "settle", "reason": "none", "report": "\0"}),
        (hal, "POST", "/api/host/acts", {"kind": "mute", "reason": "none", "report": "\0", "handle": "\0"}),
        (hal, "POST", "/api/me/pushes/end", {"endpoint": "https://push.example/\0"}),
    ):
        answer = await person.call(method, path, body)
        assert answer.status_code < 500, (path, body, answer.text)
    assert server.events("request_failed") == []


async def test_the_terminal_names_what_no_database_can_hold(database: str, tmp_path: Path) -> None:
    for words in (
        ("people", "\udcff"),
        ("remove", "t1", "9" * 30, "--reason", "none"),
        ("mute", "\udcff", "--reason", "x"),
    ):
        done = await asyncio.to_thread(run, tmp_path, "admin", *words, "--database", database, seconds=60)
        assert (done.returncode, done.stderr) == (1, "There is a text or a number in this that cannot be kept.\n"), (
            words
        )


async def test_what_has_been_kept_long_enough_is_forgotten(plain_server: RunningServer, come: Come) -> None:
    ada, eve = await come(plain_server).enter("Ada"), await come(plain_server).enter("Eve")
    table = await table_of_two(ada, eve)
    await ada.get_done("POST", "/api/reports", {"about": "name", "reason": "other", "table": table, "seat": 1})
    store = plain_server.house.store

    async def age() -> tuple[int, int]:
        async with store.database.writing() as connection:
            long_ago = store.moment() - reports.ACTS_KEPT - timedelta(days=1)
            await connection.execute(update(schema.reports).values(at=long_ago))
            await connection.execute(update(schema.acts).values(at=long_ago))
        await reports.forget(store.database, store.moment())
        async with store.database.reading() as connection:
            left = [len(list(await connection.execute(select(kept)))) for kept in (schema.reports, schema.acts)]
        return left[0], left[1]

    plain_server.run(acts.mute(store, acts.Deed("", "x"), eve.me["id"], store.moment()))
    assert plain_server.run(age()) == (0, 0)


async def test_the_terminal_acts_beside_two_servers(serve: Serve, database: str, come: Come) -> None:
    """On PostgreSQL with people at two processes; on SQLite with one."""
    first = serve(database)
    second = first if database.startswith("sqlite") else serve(database)
    ada, eve = await come(first).enter("Ada"), await come(second).enter("Eve")
    table = await table_of_two(ada, eve)
    async with ada.sit(table, 0) as mine, eve.sit(table, 1) as hers:
        bad = await line(hers, "Toad")
        await ada.get_done("POST", "/api/reports", {"about": "chat", "reason": "insult", "table": table, "line": bad})
        shown = await admin(database, "reports")
        assert "Toad" in shown
        report = shown.split(":")[0]
        await admin(database, "mute", "Eve", "--hours", "3", "--reason", "No toads", "--report", report)
        assert "No toads" in (await hers.until("notice"))["text"]
        assert (await hers.ask("ack", "refused", type="say", text="Toad"))["code"] == "muted"
        assert "No report" in await admin(database, "reports")
        await admin(database, "remove", table, str(bad), "--reason", "No toads")
        assert (await mine.until("unsaid"))["number"] == bad
        assert "muted until" in await admin(database, "people", "Eve")
        await admin(database, "close", "Eve", "--reason", "No toads")

        async def is_out() -> bool:
            card = await ada.get_done("GET", f"/api/tables/{table}")
            return bool(card["table"]["seats"][1]["bot"])

        await until(is_out)
        while (message := await hers.receive())["type"] != "failed":
            pass
        assert message["code"] == "account_closed"
    log = await admin(database, "log", "--who", eve.me["id"])
    assert [kind for kind in ("close", "remove", "mute") if kind in log] == ["close", "remove", "mute"]


async def test_a_house_of_the_first_version_is_brought_up_to_date_with_its_games(
    serve: Serve, database: str, come: Come
) -> None:
    old = serve(database)
    ada, eve = await member(come, old, "Ada"), await come(old).enter("Eve")
    running, over = await table_of_two(ada, eve), (await ada.new_table("me", "random"))["table"]["id"]
    async with ada.sit(running, 0) as place:
        await place.my_turn()
        await place.move()
        shown = (await place.frame_at(1))["view"]
        number = await line(place, "Good luck")
    async with ada.sit(over, 0) as place:
        await place.play_on()
    record = (await ada.call("GET", f"/api/tables/{over}/record")).text
    old.stop()
    await put_back(database, "0001")
    new = serve(database, port=old.port)
    async with ada.sit(running, 0) as place:
        assert (await place.frame_at(1))["view"] == shown
        assert (await place.until("said"))["text"] == "Good luck"
    assert (await ada.call("GET", f"/api/tables/{over}/record")).text == record

    async def is_booked() -> bool:
        return bool((await ada.get_done("GET", "/api/me/games"))["games"])

    await until(is_booked)
    assert (await ada.get_done("GET", "/api/me"))["host"] is False
    assert (await ada.get_done("GET", "/api/me/holiday"))["left"] == 30
    report = {"about": "chat", "reason": "other", "table": running, "line": number}
    await eve.get_done("POST", "/api/reports", report)
    assert len(new.run(reports.waiting(new.house.database, new.house.store.moment(), "en"))) == 1
