"""Finished games for tests that begin where a game ends: bots play both sides of a table, within its server."""

from __future__ import annotations

from functools import partial

from tests.server.running import RunningServer
from underhall.bots import bot, situation
from underhall.core.match import Match


def play_out(server: RunningServer, table: str, *names: str) -> Match:
    """Let these bots play the seats of a table whose seats are all people's to its end; returns the match."""
    players = [bot(name, f"seat {seat}") for seat, name in enumerate(names)]

    async def play() -> Match:
        live = await server.house.hub.table(table)
        match = live.running()
        while (decision := match.decision) is not None:
            seat = decision.seats[0]
            move = str(players[seat].choose(situation(match, seat)))
            await live.do(partial(live.play, seat, move, f"key-{live.ply:06d}", live.ply))
        return match

    return server.run(play())
