"""`underhall join URL --bot greedy`: let a bot on this machine take a seat at someone's table.

The address is what the page shows: an invitation (`/join/<link>`) or a table (`/table/<id>`). Everything goes over
the documented protocol with the reference client, `underhall.client`; to the server, a program is just another guest.
"""

from __future__ import annotations

import asyncio
import os
from secrets import token_hex
from urllib.parse import urlsplit

from underhall import bots
from underhall.cli.speech import Speaker
from underhall.cli.trouble import Trouble
from underhall.core.refusals import nearest


class JoinCommand:
    """The command as a method; its keyword parameters are its options. It returns the exit code."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker

    def join(
        self,
        url: str,
        /,
        *,
        bot: str = "greedy",
        seat: int | None = None,
        name: str | None = None,
        token: str | None = None,
    ) -> int:
        if not bots.is_bot(bot):
            raise Trouble("join-no_bot", bot=bot, known=tuple(bots.bots()), near=nearest(bot, bots.bots()))
        try:
            parts = urlsplit(url)
        except ValueError:
            raise Trouble("join-address", url=url) from None
        if "@" in parts.netloc:  # it would be printed and logged with every error
            raise Trouble("join-password")
        path = parts.path.strip("/").split("/")
        if (
            not parts.hostname
            or parts.scheme not in ("http", "https")
            or len(path) < 2
            or path[-2] not in ("join", "table")
        ):
            raise Trouble("join-address", url=url)
        base = f"{parts.scheme}://{parts.netloc}" + "".join(f"/{part}" for part in path[:-2])
        place = (path[-2], path[-1])
        secret = token or os.environ.get("UNDERHALL_TOKEN", "")
        return asyncio.run(self._play(base, place, bot, seat, name or f"{bot} bot", secret))

    async def _play(self, base: str, place: tuple[str, str], bot: str, seat: int | None, name: str, token: str) -> int:
        from underhall import client
        from underhall.protocol.bodies import Join, JoinByLink, TableCard

        tell = self._speaker.tell
        async with client.connect(base, token=token, lang=self._speaker.lang) as server:
            if not token:
                await server.guest(name)
            kind, id = place
            wanted, addition = None if seat is None else seat - 1, token_hex(16)
            if kind == "join":
                by_link = JoinByLink(id, wanted, addition)
                card = await server.call("POST", "/api/join", by_link, answer=TableCard)
            else:
                join = Join(wanted, contribution=addition)
                card = await server.call("POST", f"/api/tables/{id}/join", join, answer=TableCard)
            table, own = card.table.id, card.mine[0]
            print(tell("join-sat", seat=own + 1, table=table), flush=True)
            async with server.sit(table, own) as chair:
                last = await chair.play_with(bots.bot(bot, token_hex(8)))
            place_taken = next(rank for rank, seats in last.standings or () if own in seats)
            print(tell("join-over", place=place_taken, players=card.table.players))
        return 0
