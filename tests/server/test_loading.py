"""Loading a table reads its whole record again; people who play elsewhere do not wait for that."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager

import pytest

from tests.pace import patience
from tests.server.conftest import Come
from tests.server.running import RunningServer
from tests.server.visitors import Place
from underhall.core.match import Match

pytestmark = pytest.mark.anyio


async def test_other_tables_answer_while_a_long_record_is_replayed(
    plain_server: RunningServer, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await come(plain_server).enter("Ada")
    long, other = [(await ada.new_table("me", "hot_seat"))["table"]["id"] for _ in range(2)]
    async with ada.sit(long, 0) as place:
        await place.my_turn()
        await place.move()
    await asyncio.to_thread(plain_server.run, plain_server.house.hub.unload(long))
    begun, may_end, ended = threading.Event(), threading.Event(), []
    replay = Match.replay

    def replay_slowly(match: Match, lines: Iterable[str]) -> None:
        begun.set()
        ended.append(may_end.wait(patience(30)))
        replay(match, lines)

    monkeypatch.setattr(Match, "replay", replay_slowly)
    async with ada.sit(other, 0) as place:
        await place.my_turn()
        coming = asyncio.create_task(ply_seen(ada.sit(long, 0)))
        assert await asyncio.to_thread(begun.wait, patience(30))
        assert (await place.move())["type"] == "ack"
        assert (await ada.call("GET", "/health")).status_code == 200
        assert not ended
        may_end.set()
        assert await coming == 1
    assert ended == [True]


async def ply_seen(sitting: AbstractAsyncContextManager[Place]) -> int:
    """Sit down; returns the ply that is shown."""
    async with sitting as place:
        return int((await place.until("frame"))["ply"])
