"""Requests of the lobby that are sent again with the same key do nothing twice."""

from __future__ import annotations

import pytest

from tests.server.conftest import Come
from tests.server.running import RunningServer

pytestmark = pytest.mark.anyio

KEY = {"idempotency_key": "the-same-key"}


async def test_a_table_is_made_once_with_one_key(server: RunningServer, come: Come) -> None:
    ada, ben = await come(server).enter("Ada"), await come(server).enter("Ben")
    body = {"game": "ghosts_galore", "players": 2}
    first, again = [(await ada.call("POST", "/api/tables", body, **KEY)).json() for _ in range(2)]
    assert again == first
    other = (await ben.call("POST", "/api/tables", body, **KEY)).json()  # a key of somebody else's
    assert other["table"]["id"] != first["table"]["id"]
    assert len((await ada.get_done("GET", "/api/tables/mine"))["tables"]) == 1
    assert await ada.refused("POST", "/api/tables", body, idempotency_key="short") == (400, "bad_request")


async def test_what_would_be_refused_the_second_time_is_answered_again(server: RunningServer, come: Come) -> None:
    ada, ben = await come(server).enter("Ada"), await come(server).enter("Ben")
    table = (await ada.new_table("me", "open", "open"))["table"]["id"]
    await ben.get_done("POST", f"/api/tables/{table}/join", {})
    for _ in range(2):
        left = await ben.call("POST", f"/api/tables/{table}/leave", {}, **KEY)
        assert left.is_success
        assert left.json()["mine"] == []
    await ada.get_done("POST", f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    for _ in range(2):  # which starts the game
        started = await ada.call("POST", f"/api/tables/{table}/seats/2/bot", {"bot": "random"}, **KEY)
        assert started.json()["table"]["status"] == "running"
