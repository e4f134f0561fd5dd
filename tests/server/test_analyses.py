"""Analyses of finished games: made once, kept with the table, never for a game that runs; and hints that say why."""

from __future__ import annotations

import asyncio
import sys
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.pace import until
from tests.server.cluster import Cluster
from tests.server.conftest import Come, Serve
from tests.server.finished import play_out
from tests.server.running import RunningServer
from tests.server.visitors import Visitor
from underhall.bots.analysis import analyse
from underhall.core.match import Match
from underhall.server.schema import analyses
from underhall.server.thinking import Thinkers

pytestmark = pytest.mark.anyio

Json = dict[str, Any]


async def finished(server: RunningServer, person: Visitor, **more: Any) -> tuple[str, Match]:
    table: str = (await person.new_table("me", "hot_seat", **more))["table"]["id"]
    return f"/api/tables/{table}/analysis", play_out(server, table, "beginner", "random")


async def ready(person: Visitor, path: str) -> Json:
    """The analysis, when it is there."""
    answer: Json = {}

    async def is_ready() -> bool:
        answer.update(await person.get_done("GET", path))
        assert answer["state"] != "none"
        return bool(answer["state"] == "ready")

    await until(is_ready)
    return answer


def claims(server: RunningServer) -> list[Any]:
    return server.run(server.house.database.ask(select(analyses)))


def claim_as(server: RunningServer, path: str, seconds: float) -> None:
    """Another process is at the analysis, and will be known to be dead after so many seconds."""
    values = {"maker": "another", "until": server.house.store.moment() + timedelta(seconds=seconds), "body": None}

    async def write() -> None:
        async with server.house.database.writing() as connection:
            await connection.execute(update(analyses).where(analyses.c.table == path.split("/")[3]).values(values))

    server.run(write())


async def test_a_finished_game_is_analysed_once_and_kept_with_its_table(
    server: RunningServer, serve: Serve, come: Come
) -> None:
    ada, ben = await come(server).enter("Ada"), await come(server).enter("Ben")
    path, match = await finished(server, ada, open=True)
    assert (await ada.get_done("GET", path))["state"] == "none"
    begun = await asyncio.gather(*(person.get_done("POST", path) for person in (ada, ben, ada)))
    assert {answer["state"] for answer in begun} <= {"working", "ready"}
    assert all(answer["steps"] == begun[0]["steps"] > match.ply for answer in begun)
    answer = await ready(ben, path)
    found = analyse(match)
    assert answer["expected"] == [[round(points, 1) for points in row] for row in found.expected]
    assert answer["expected"][-1] == [score["total"] for score in match.scores()]
    assert [(one["ply"], one["seat"], one["cost"]) for one in answer["turnings"]] == [
        (one.ply, one.seat, one.cost) for one in found.turnings
    ]
    for one in answer["turnings"]:
        assert one["played"]["moves"] == [str(match.plies[one["ply"]].move)]
        assert one["better"]["moves"] != one["played"]["moves"]
        assert one["question"]
        for event in (*one["played"]["events"], *one["better"]["events"]):
            assert event["seat"] == one["seat"]
            assert "Ada" in event["text"]
    assert await ada.get_done("POST", path) == answer
    spanish = await ada.get_done("GET", path + "?lang=es")
    assert spanish["expected"] == answer["expected"]
    assert not answer["turnings"] or spanish["turnings"] != answer["turnings"]
    database = server.settings.database
    server.stop()
    later = serve(database, port=server.port)
    again = come(later)
    again.http.cookies = ada.http.cookies
    assert await again.get_done("POST", path) == answer
    assert len(claims(later)) == 1
    await again.get_done("POST", "/api/me/delete", {})
    assert claims(later) == []


async def test_a_game_that_runs_is_not_analysed(plain_server: RunningServer, come: Come) -> None:
    ada = await come(plain_server).enter("Ada")
    for kinds in (("me", "hot_seat"), ("me", "open")):
        path = f"/api/tables/{(await ada.new_table(*kinds))['table']['id']}/analysis"
        assert await ada.refused("GET", path) == (409, "not_over")
        assert await ada.refused("POST", path) == (409, "not_over")
    assert claims(plain_server) == []


async def test_what_dies_leaves_nothing_and_the_next_request_begins_again(
    server: RunningServer, come: Come, tmp_path: Path
) -> None:
    ada = await come(server).enter("Ada")
    path, _ = await finished(server, ada)
    house = server.house
    good, program = house.hub.thinkers, tmp_path / "dies.py"
    program.write_text("print('ready', flush=True)\ninput()\nraise SystemExit(3)\n", encoding="utf-8")
    house.hub.thinkers = Thinkers(1, 1.0, 400, log=house.log, command=(sys.executable, str(program)))
    assert (await ada.get_done("POST", path))["state"] == "working"

    async def is_given_up() -> bool:
        return bool((await ada.get_done("GET", path))["state"] == "none")

    await until(is_given_up)
    assert claims(server) == []
    server.run(house.hub.thinkers.close())
    house.hub.thinkers = good
    # A process that was killed has left its claim. Where there can be others it runs out, else it is void at once.
    await ada.get_done("POST", path)
    await ready(ada, path)
    is_shared = house.hub.news.is_shared
    claim_as(server, path, 3600)
    assert (await ada.get_done("GET", path))["state"] == ("working" if is_shared else "none")
    if is_shared:
        assert (await ada.get_done("POST", path))["state"] == "working"
        assert [row.maker for row in claims(server)] == ["another"]
        claim_as(server, path, -1)
    assert (await ada.get_done("POST", path))["state"] == "working"
    await ready(ada, path)


async def test_two_processes_make_an_analysis_once_and_nobody_asks_without_end(
    cluster: Cluster, serve: Serve, come: Come
) -> None:
    database = cluster.migrated_database()
    one, two = serve(database, analyses_per_hour=1), serve(database, analyses_per_hour=1)
    ada = await come(one).enter("Ada")
    path, match = await finished(one, ada)
    there = come(two)
    there.http.cookies = ada.http.cookies
    await asyncio.gather(*(person.get_done("POST", path) for person in (ada, there)))
    assert len(claims(one)) == 1
    assert await ready(ada, path) == await ready(there, path)
    assert [row.steps for row in claims(two)] == [match.ply + 9]
    assert sum(bool(server.house.hub.thinkers.crew.pids) for server in (one, two)) == 1
    others = [(await finished(one, ada))[0] for _ in range(2)]
    assert [(await ada.call("POST", other)).status_code for other in others][-1] == 429
    assert await ada.refused("POST", others[-1]) == (429, "too_many_analyses")
    assert (await ada.get_done("POST", path))["state"] == "ready"


@pytest.mark.parametrize("game", ["ghosts_galore", "mountain_king", "caverna"])
async def test_a_hint_says_what_it_leads_to_and_how_much_better_it_is(
    shared_server: RunningServer, come: Come, game: str
) -> None:
    ada = await come(shared_server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat", game=game))["table"]["id"]
    async with ada.sit(table, 0) as place, ada.sit(table, 1) as other:
        frames = [await place.frame_at(0), await other.frame_at(0)]
        seat = 0 if frames[0]["moves"] else 1
        answer = await (place, other)[seat].ask("answer", type="hint", id=place.key())
    advice = answer["advice"]
    assert answer["move"] == advice["moves"][0] != advice["next"]
    assert {answer["move"], advice["next"]} <= {"", *(offer["move"] for offer in frames[seat]["moves"])}
    assert len(advice["points"]) == 2
    assert all(-60 < points < 300 for points in advice["points"])
    assert advice["ahead"] >= 0
    assert all(event["seat"] == seat and "Ada" in event["text"] for event in advice["events"])
