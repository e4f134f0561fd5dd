"""Neighbours: people who do everything but play while servers are killed around them.

Each asks again until there is an answer, as a page does, and all that they do has the same outcome when it is done
twice. So what was answered holds, and what the database has afterwards is never half of something (`check`).
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from secrets import token_hex
from typing import Any

import httpx

from tests.pace import until
from tests.server.visitors import Json, Visitor
from underhall.server.people import acts
from underhall.server.people.desk import opened

DAYS = {"kind": "days", "days": 3}
SEEK = {"game": "ghosts_galore", "players": 2, "clock": DAYS}
PUZZLE = "/api/puzzles/ghosts_galore"
PUSH = "https://push.example/neighbour"
KEYS = {
    "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
    "auth": "tBHItJI5svbpez7KI4CCXg",
}
SETTINGS: dict[str, Any] = {"push_contact": "mailto:host@example.org", "push_services": ("push.example",)}
SETTINGS["origins"] = ("https://games.example",)
"""What a server needs to take neighbours' browsers."""

Ask = Callable[[str], Awaitable[list[tuple[Any, ...]]]]


class Neighbour(Visitor):
    """Somebody with an account, who goes from server to server."""

    def __init__(self, urls: Sequence[str], name: str) -> None:
        super().__init__(urls[0])
        self.name = name
        self.lost = 0
        """How often an answer did not come to what was asked."""
        self.handle = ""
        self._urls = urls
        self._tries = 0

    async def settle(self) -> None:
        await self.enter(self.name)
        await self.get_done("POST", "/api/account", {"login": self.name.lower(), "password": "a long password"})
        self.handle = (await self.get_done("GET", "/api/me/profile"))["handle"]

    async def insist(self, method: str, path: str, body: object = None) -> Any:
        """Ask until there is an answer. None where it was refused: then nothing was done."""
        key, answers = token_hex(8), list[httpx.Response]()

        async def is_answered() -> bool:
            self._tries += 1
            url = self._urls[self._tries % len(self._urls)]
            try:
                answer = await self.call(method, url + path, body, Idempotency_Key=key)
            except httpx.ConnectError:
                await asyncio.sleep(0.05)
                return False
            except httpx.TransportError:
                self.lost += 1
                return False
            if answer.status_code >= 500:
                return False
            answers.append(answer)
            return True

        await until(is_answered, 60)
        (answer,) = answers
        return answer.json() if answer.is_success and answer.content else answer.is_success or None


class Neighbours:
    """Three of them: two who deal with each other, and a host."""

    def __init__(self, urls: Sequence[str], random: Random) -> None:
        self._random = random
        self._done = asyncio.Event()
        self.deeds: Counter[str] = Counter()
        self.ada, self.ben, self.host = (Neighbour(urls, name) for name in ("Nada", "Nben", "Nhost"))
        self._table = ""
        self._bonds: set[str] = set()
        """What Ada wants of Ben, as far as it was answered."""

    async def settle(self, database: str) -> None:
        for one in (self.ada, self.ben, self.host):
            await one.settle()
        async with opened(database) as store:
            await acts.set_host(store, acts.Deed("", "for the tests"), self.host.me["id"], on=True)
        self._table = (await self.ada.new_table("me", "open", clock=DAYS))["table"]["id"]
        await self.ben.get_done("POST", f"/api/tables/{self._table}/join", {})

    async def live(self) -> None:
        """Do one thing after the other until told to stop, and each at least once."""
        deeds = [self._bind, self._invite, self._seek, self._report, self._rest, self._pause, self._try, self._call]
        while not self._done.is_set() or len(self.deeds) < len(deeds):
            self._random.shuffle(deeds)
            for deed in deeds:
                await deed()
                self.deeds[deed.__name__] += 1
                if self._done.is_set() and len(self.deeds) == len(deeds):
                    return

    def stop(self) -> None:
        self._done.set()

    # Deeds ----------------------------------------------------------------------------------------------------------

    async def _bind(self) -> None:
        path = self._random.choice(("friends", "blocks", "follows", "mutes"))
        if await self.ada.insist("POST", f"/api/{path}", {"handle": self.ben.handle}):
            self._bonds.add(path)
            if path == "blocks":
                self._bonds -= {"friends", "follows"}
            elif path != "mutes":
                self._bonds.discard("blocks")
        await self.ben.insist("POST", "/api/follows", {"handle": self.ada.handle})

    async def _invite(self) -> None:
        card = await self.host.insist("POST", "/api/tables", {"game": "ghosts_galore", "players": 2, "open": False})
        if not card:
            return
        table = card["table"]["id"]
        if await self.host.insist("POST", f"/api/tables/{table}/invitations", {"handle": self.ben.handle}):
            assert table in await self._invited() or not await self._is_waiting(table)
            await self.ben.insist("DELETE", f"/api/invitations/{table}")
            assert table not in await self._invited()
        await self.host.insist("POST", f"/api/tables/{table}/leave", {})

    async def _invited(self) -> list[str]:
        found: Json = await self.ben.insist("GET", "/api/invitations")
        return [one["card"]["table"]["id"] for one in found["invitations"]]

    async def _is_waiting(self, table: str) -> bool:
        card = await self.host.insist("GET", f"/api/tables/{table}")
        return bool(card and card["table"]["status"] == "waiting")

    async def _seek(self) -> None:
        await asyncio.gather(*(one.insist("POST", "/api/seeks", SEEK) for one in (self.ben, self.host)))

    async def _report(self) -> None:
        await self.ada.insist("POST", "/api/reports", {"about": "name", "reason": "spam", "handle": self.ben.handle})
        desk = await self.host.insist("GET", "/api/host")
        whom = [{"report": report["id"]} for report in desk["reports"]] or [{"handle": self.ben.handle}]
        kind = self._random.choice(("mute", "unmute"))
        await self.host.insist("POST", "/api/host/acts", {"kind": kind, "reason": "why", **whom[0]})

    async def _rest(self) -> None:
        taken = await self.ben.insist("PUT", "/api/me/holiday", {"days": 1})
        if taken:
            assert (await self.ben.insist("GET", "/api/me/holiday"))["until"]
        if await self.ben.insist("DELETE", "/api/me/holiday"):
            assert not (await self.ben.insist("GET", "/api/me/holiday"))["until"]

    async def _pause(self) -> None:
        asked = [await one.insist("POST", f"/api/tables/{self._table}/pause") for one in (self.ada, self.ben)]
        if all(asked):
            card = await self.ada.insist("GET", f"/api/tables/{self._table}")
            assert card["table"]["pause"]["since"]
        if await self.ada.insist("POST", f"/api/tables/{self._table}/resume"):
            assert (await self.ben.insist("GET", f"/api/tables/{self._table}"))["table"]["pause"] is None

    async def _try(self) -> None:
        """A puzzle, and the challenge of the day."""
        listed = await self.ada.insist("GET", PUZZLE)
        puzzle = self._random.choice(listed["puzzles"])["id"]
        begun = await self.ada.insist("POST", f"{PUZZLE}/{puzzle}")
        if begun and await self.ada.insist("POST", f"/api/tables/{begun['table']}/puzzle", {"give_up": True}):
            listed = await self.ada.insist("GET", PUZZLE)
            assert [one["tried"] for one in listed["puzzles"] if one["id"] == puzzle] == ["missed"]
        tables = {(await self.ada.insist("POST", "/api/daily/ghosts_galore") or {}).get("table") for _ in range(2)}
        assert len(tables - {None}) <= 1

    async def _call(self) -> None:
        wish = {"by_mail": False, "by_push": self._random.random() < 0.5}
        if await self.ben.insist("PUT", "/api/me/calls", wish):
            assert (await self.ben.insist("GET", "/api/me/calls"))["by_push"] == wish["by_push"]
        await self.ben.insist("POST", "/api/me/pushes", {"endpoint": PUSH, **KEYS})
        await self.ben.insist("POST", "/api/me/pushes/end", {"endpoint": PUSH})

    # Afterwards -----------------------------------------------------------------------------------------------------

    async def check(self, ask: Ask) -> str:
        """What was answered holds, and nothing is half-made. Returns the figures."""
        known = await self.ada.insist("GET", "/api/friends")
        lists = {"friends": ("friends", "asked"), "blocks": ("blocked",), "follows": ("followed",), "mutes": ("muted",)}
        wanted = {path for path, kinds in lists.items() if any(known[kind] for kind in kinds)}
        assert wanted == self._bonds
        # Nobody is blocked and wanted.
        twice = "SELECT a.person FROM bonds a JOIN bonds b ON a.person = b.person AND a.other = b.other"
        assert await ask(f"{twice} WHERE a.kind = 'blocked' AND b.kind IN ('friend', 'followed')") == []
        # A table has all its seats, runs if all are taken, and one that is gone leaves nothing behind.
        places = 'SELECT count(*) FROM seats WHERE seats."table" = tables.id'
        assert await ask(f"SELECT id FROM tables WHERE players <> ({places})") == []
        assert await ask(f"SELECT id FROM tables WHERE status <> 'waiting' AND ({places} AND kind = 'open') > 0") == []
        assert await ask('SELECT "table" FROM journal WHERE "table" NOT IN (SELECT id FROM tables)') == []
        # Nobody seeks twice, has two challenges of a day, or two tables of lessons.
        for twice in (
            "seek AND status = 'waiting' GROUP BY owner",
            "daily <> '' GROUP BY owner, daily, game",
            "lesson <> '' GROUP BY owner",
        ):
            assert await ask(f"SELECT owner FROM tables WHERE {twice} HAVING count(*) > 1") == []
        # What a host did is in the log, and what the log says was done.
        done = await ask("SELECT kind, person FROM acts WHERE kind IN ('mute', 'unmute') ORDER BY at")
        muted = await ask("SELECT id FROM people WHERE muted IS NOT NULL")
        assert muted == [(person,) for kind, person in done[-1:] if kind == "mute"]
        settled = await ask("SELECT settled IS NOT NULL FROM reports")
        assert [bool(row[0]) for row in settled] == [True]
        # Holidays follow one another.
        apart = "SELECT a.id FROM holidays a JOIN holidays b ON a.person = b.person AND a.id < b.id"
        assert await ask(f"{apart} WHERE a.since < b.until AND b.since < a.until") == []
        for one in (self.ada, self.ben, self.host):
            await one.go()
        lost = sum(one.lost for one in (self.ada, self.ben, self.host))
        return f"{sum(self.deeds.values())} deeds of neighbours, {lost} answers to them lost"
