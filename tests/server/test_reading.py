"""Reading a table over HTTP: the log, a preview of a move, the check of a finished record."""

from __future__ import annotations

import pytest

from tests.server.conftest import Come
from tests.server.running import RunningServer

pytestmark = pytest.mark.anyio


async def test_the_log_tells_every_ply_and_a_preview_changes_nothing(plain_server: RunningServer, come: Come) -> None:
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        await place.until("frame")
        offers = [offer["move"] for offer in place.frame["moves"]]
        seat = place.frame["decision"]["seats"][0]
        if not offers:
            async with ada.sit(table, seat) as other:
                await other.until("frame")
                offers = [offer["move"] for offer in other.frame["moves"]]
        path = f"/api/tables/{table}/preview"
        answer = (await ada.http.get(path, params={"move": offers[0], "seat": seat})).json()
        assert set(answer) == {"points", "total", "events", "final"}
        assert answer["final"], "sides are chosen in secret: nobody takes that back alone"
        assert answer["total"] == sum(answer["points"].values())
        here = await ada.http.get(path, params={"move": offers[0], "seat": seat, "ply": 0})
        assert here.json() == answer
        stale = await ada.http.get(path, params={"move": offers[0], "seat": seat, "ply": 7})
        assert (stale.status_code, stale.json()) == (200, None)
        refused = await ada.http.get(path, params={"move": "reveal_all", "seat": seat})
        assert refused.status_code == 409
        await place.send(type="refresh")
        assert (await place.until("frame"))["ply"] == 0
    async with ada.sit(table, seat) as place:
        await place.until("frame")
        await place.move(offers[0])
        await place.frame_at(1)
        log = (await ada.get_done("GET", f"/api/tables/{table}/log?seat={seat}&lang=pl"))["plies"]
        assert log
        assert all(event["text"] for ply in log for event in ply["events"])
        assert log[-1]["ply"] <= place.frame["record"]
    assert await ada.refused("GET", f"/api/tables/{table}/check") == (409, "not_over")


async def test_cards_explain_components_with_and_without_a_table(plain_server: RunningServer, come: Come) -> None:
    ada = await come(plain_server).enter("Ada")
    cards = (await ada.get_done("GET", "/api/games/ghosts_galore/cards?lang=es"))["cards"]
    assert {"id", "name", "text", "rule", "now", "drawing"} == set(cards[0])
    assert any(card["name"] == "Sátiro" for card in cards)
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        await place.until("frame")
    card = await ada.get_done("GET", f"/api/tables/{table}/cards/satyr?seat=0")
    assert card["name"] == "Satyr"
    assert card["now"]
    assert await ada.refused("GET", f"/api/tables/{table}/cards/unicorn") == (404, "no_card")
