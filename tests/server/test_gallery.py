"""Watching with a delay: those without a seat learn nothing newer, by any door, until the game is over."""

from __future__ import annotations

import io
from datetime import timedelta
from zipfile import ZipFile

import pytest

from tests.pace import until
from tests.server.conftest import Come, Serve
from tests.server.running import RunningServer
from tests.server.test_books import member
from tests.server.visitors import Json, Place, Visitor
from underhall.server import gallery

pytestmark = pytest.mark.anyio

LIVE = {"kind": "live", "minutes": 30, "increment": 0}


def later(server: RunningServer, minutes: float) -> None:
    """Let time pass at a server."""
    server.house.clock._then += timedelta(minutes=minutes)


async def refreshed(place: Place) -> Json:
    """The frame that a watcher gets for the asking, after everything that came by itself."""
    await place.send(type="refresh")
    await place.send(type="hello", table="x")
    while (await place.receive()).get("code") != "hello_twice":
        pass
    return place.frame


async def doors(person: Visitor, table: str) -> dict[str, str]:
    """Everything that somebody can ask for about a table."""
    found = {}
    for path in ("", "/log", "/record", "/history", "/replay/0", "/replay/3", "/cards/tile:1.a", "/check", "/result"):
        found[path] = (await person.call("GET", f"/api/tables/{table}{path}")).text
    for ply in range(6):
        found[f"preview {ply}"] = (await person.call("GET", f"/api/tables/{table}/preview?move=x&ply={ply}")).text
    archive = ZipFile(io.BytesIO((await person.call("GET", "/api/me/archive")).content))
    found |= {name: archive.read(name).decode() for name in archive.namelist() if name != "about.json"}
    mine = (await person.get_done("GET", "/api/tables/mine"))["tables"]
    return found | {"mine": str([(card["ply"], card["deciding"]) for card in mine])}


async def make_moves(places: list[Place], count: int) -> None:
    for _ in range(count):
        ply = places[0].frame["ply"]
        mover = next(place for place in places if place.frame["moves"])
        await mover.move()
        for place in places:
            await place.frame_at(ply + 1)


async def test_those_who_watch_see_the_game_as_it_was_by_every_door(plain_server: RunningServer, come: Come) -> None:
    server = plain_server
    ada, ben = await come(server).enter("Ada"), await come(server).enter("Ben")
    eve = await member(come, server, "Eve")  # who made the table, and only watches
    card = await eve.new_table("open", "open", delay=5, clock=LIVE)
    table = card["table"]["id"]
    assert card["table"]["delay"] == 5
    assert await eve.refused("POST", "/api/tables", {"game": "ghosts_galore", "players": 2, "delay": 2}) == (
        400,
        "bad_request",
    )
    async with eve.sit(table, None) as watcher:
        for person in (ada, ben):
            await person.get_done("POST", f"/api/tables/{table}/join", {})
        async with ada.sit(table, 0) as hers, ben.sit(table, 1) as his:
            for place in (hers, his, watcher):
                await place.frame_at(0)
            start, told = await refreshed(watcher), await doors(eve, table)
            await make_moves([hers, his], 2)
            await hers.ask("ack", type="say", text="a word in the second ply")
            assert (await watcher.ask("ack", type="say", text="among us"))["ply"] == 0
            assert await refreshed(watcher) == {**start, "clocks": watcher.frame["clocks"]}
            assert await doors(eve, table) == told
            later(server, 3)
            await make_moves([hers, his], 2)
            assert await refreshed(watcher) == {**start, "clocks": watcher.frame["clocks"]}
            async with eve.sit(table, None) as again:
                assert (again.seen[0]["ply"], (await refreshed(again))["ply"]) == (0, 0)
                heard = [said["text"] for said in again.seen if said["type"] == "said"]
                assert heard == ["among us"]
            later(server, 2.5)
            shown = await refreshed(watcher)
            assert shown["ply"] == 2
            assert min(shown["clocks"]) > 29 * 60_000  # as they were then
            heard = [said["text"] for said in watcher.seen if said["type"] == "said"]
            assert heard == ["among us", "a word in the second ply"]
            log = (await eve.get_done("GET", f"/api/tables/{table}/log"))["plies"]
            whole = (await ada.get_done("GET", f"/api/tables/{table}/log"))["plies"]
            assert 0 < len(log) < len(whole)
            assert (await eve.get_done("GET", f"/api/tables/{table}"))["ply"] is None
            # A move that is taken back was there for those who watch, too, for a while.
            later(server, 3)
            assert (await refreshed(watcher))["ply"] == 4
            if (undoes := next((place for place in (hers, his) if place.frame.get("can_undo")), None)) is not None:
                assert (await undoes.ask("ack", "refused", type="undo", ply=4))["type"] == "ack"
                before = (await refreshed(watcher))["record"]
                assert watcher.frame["ply"] == 4
                for place in (hers, his):
                    await place.frame_at(5)
                later(server, 5)
                assert (await refreshed(watcher))["record"] == hers.frame["record"] < before


async def test_at_the_end_those_who_watch_see_how_it_went_on(plain_server: RunningServer, come: Come) -> None:
    ada, eve = await come(plain_server).enter("Ada"), await come(plain_server).enter("Eve")
    table = (await ada.new_table("me", "random", delay=15))["table"]["id"]
    async with eve.sit(table, None) as watcher, ada.sit(table, 0) as place:
        await place.ask("ack", type="say", text="Watch this")
        last = await place.play_on()
        while not (await watcher.until("frame"))["over"]:
            assert watcher.frame["ply"] == 0
        assert (watcher.frame["ply"], watcher.frame["scores"]) == (last["ply"], last["scores"])
        assert len(watcher.frame["events"]) > len(last["events"])
        assert (await watcher.until("said"))["text"] == "Watch this"
    assert "seed" in (await eve.call("GET", f"/api/tables/{table}/record")).text


async def test_what_is_old_enough_comes_by_itself(
    plain_server: RunningServer, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gallery, "_UNIT", timedelta(seconds=0.2))
    ada, eve = await come(plain_server).enter("Ada"), await come(plain_server).enter("Eve")
    table = (await ada.new_table("me", "hot_seat", delay=1))["table"]["id"]
    async with eve.sit(table, None) as watcher, ada.sit(table, 0) as place:
        await place.my_turn()
        await place.move()
        await place.ask("ack", type="say", text="Done")
        await watcher.until("said")
        assert (await watcher.frame_at(1))["ply"] == 1


async def test_a_delay_holds_at_every_process_and_over_restarts(
    serve: Serve, database: str, come: Come, request: pytest.FixtureRequest
) -> None:
    first = serve(database)
    ada, eve = await come(first).enter("Ada"), await come(first).enter("Eve")
    table = (await ada.new_table("me", "hot_seat", delay=5))["table"]["id"]
    is_shared = database.startswith("postgresql")
    other = serve(database) if is_shared else first
    there = come(other)
    there.http.cookies = eve.http.cookies
    async with there.sit(table, None) as watcher, ada.sit(table, 0) as place:
        await watcher.frame_at(0)
        await place.my_turn()
        await place.move()
        live = other.run(other.house.hub.table(table))
        await until(lambda: live.ply == 1)
        assert (await refreshed(watcher))["ply"] == 0
    other.stop()
    again = serve(database, port=other.port)
    async with there.sit(table, None) as watcher:
        assert (watcher.seen[0]["ply"], (await refreshed(watcher))["ply"]) == (0, 0)
        later(again, 5)
        assert (await refreshed(watcher))["ply"] == 1
