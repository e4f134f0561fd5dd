"""Lessons at the server: a private table per task, which ends with the next task or by itself."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.server.conftest import Come
from tests.server.running import RunningServer
from tests.server.test_tidying import ids, make_older
from underhall.server.tidying import LESSON_KEPT

pytestmark = pytest.mark.anyio

LESSON = "/api/lessons/ghosts_galore"


async def test_a_task_is_done_at_a_table_of_its_own_that_is_listed_nowhere(server: RunningServer, come: Come) -> None:
    ada, ben = await come(server).enter("Ada"), await come(server).enter("Ben")
    assert [task["id"] for task in await ada.get_done("GET", LESSON)][:2] == ["welcome", "side"]
    table = (await ada.get_done("POST", f"{LESSON}/leave"))["table"]
    assert await ada.get_done("GET", f"/api/tables/{table}/lesson") == {"progress": "open"}
    async with ada.sit(table, 0) as place:
        await place.my_turn()
        await place.move("leave_revealed")
        assert await ada.get_done("GET", f"/api/tables/{table}/lesson") == {"progress": "done"}
    assert (await ada.get_done("GET", "/api/tables/mine"))["tables"] == []
    assert (await ben.get_done("GET", "/api/tables/running"))["tables"] == []
    assert await ben.refused("GET", f"/api/tables/{table}/lesson") == (403, "not_invited")
    async with ada.sit(table, 0) as place:
        await ada.get_done("POST", f"{LESSON}/keep")
        assert (await place.until("failed"))["code"] == "no_table"
    assert (await ada.refused("GET", f"/api/tables/{table}"))[0] == 404
    assert await ada.refused("POST", f"{LESSON}/nothing") == (404, "no_lesson")
    assert await ada.refused("POST", "/api/lessons/ghosts/keep") == (400, "game_near")
    played = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    assert await ada.refused("GET", f"/api/tables/{played}/lesson") == (404, "no_lesson")


async def test_a_task_that_nobody_goes_on_with_is_forgotten_after_a_day(
    plain_server: RunningServer, come: Come
) -> None:
    ada, ben = await come(plain_server).enter("Ada"), await come(plain_server).enter("Ben")
    kept = (await ada.get_done("POST", f"{LESSON}/keep"))["table"]
    table = (await ben.get_done("POST", f"{LESSON}/keep"))["table"]
    make_older(plain_server, "tables.created", LESSON_KEPT + timedelta(hours=1), table)
    plain_server.run(plain_server.house.tidy_once())
    assert ids(plain_server, "tables") == {kept}
