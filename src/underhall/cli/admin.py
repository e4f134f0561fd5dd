"""`underhall admin`: what hosts do about people, in the terminal. It works on the database, beside any running servers,
which find out by themselves.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from underhall.cli.serve import check_installed
from underhall.cli.speech import Speaker
from underhall.cli.trouble import Trouble

if TYPE_CHECKING:
    from underhall.server.people.acts import Deed
    from underhall.server.store import Store

_MOST_HOURS = 24 * 365


class AdminCommands:
    """Each method is a command; its keyword parameters are its options. It returns the exit code."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker

    @property
    def all(self) -> tuple[Callable[..., int], ...]:
        looking = (self.reports, self.people, self.log)
        acting = (self.mute, self.unmute, self.rename, self.clear, self.remove, self.settle, self.close, self.reopen)
        return (*looking, *acting, self.host, self.unhost)

    # Looking ----------------------------------------------------------------------------------------------------------

    def reports(self, *, database: str | None = None) -> int:
        from underhall.server.people import reports

        async def show(store: Store) -> None:
            found = await reports.waiting(store.database, store.moment(), self._speaker.lang)
            if not found:
                self._tell("admin-no_reports")
            for one in found:
                place = f"{one.table} {one.line}" if one.line is not None else one.table
                self._tell("admin-report", id=one.id, at=_moment(one.at), about=one.about, reason=one.reason)
                self._tell("admin-report-whom", name=one.name, login=one.login or "-", reporter=one.reporter)
                self._tell("admin-report-text", text=one.text)
                if one.note:
                    self._tell("admin-report-note", text=one.note)
                if place:
                    self._tell("admin-report-place", place=place)
                for line in one.around:
                    mark = ">" if line.number == one.line else " "
                    print(f"    {mark} {line.number}  {line.name}: {line.text}")

        return self._run(database, show)

    def people(self, who: str, /, *, database: str | None = None) -> int:
        from underhall.server.people import acts
        from underhall.server.rows import utc

        async def show(store: Store) -> None:
            found = await acts.find(store.database, who)
            if not found:
                raise Trouble("admin-nobody", who=who)
            for row in found:
                self._tell("admin-person", name=row.nickname, login=row.login or "-", id=row.id, since=utc(row.created))
                if row.muted is not None and utc(row.muted) > store.moment():
                    self._tell("admin-person-muted", until=_moment(row.muted))
                if row.closed:
                    self._tell("admin-person-closed")
                if row.host:
                    self._tell("admin-person-host")

        return self._run(database, show)

    def log(self, *, who: str = "", database: str | None = None) -> int:
        from underhall.server.people import reports

        async def show(store: Store) -> None:
            person = await self._person(store, who) if who else ""
            for act in await reports.log(store.database, self._speaker.lang, 1000, person):
                host = act.host or self._speaker.tell("admin-terminal")
                until = _moment(act.until) if act.until else ""
                place = f"{act.table} {act.line}" if act.table else ""
                facts = [act.kind, act.name, place, until, act.text, act.reason]
                print("  ".join([_moment(act.at), host, *(fact for fact in facts if fact)]))

        return self._run(database, show)

    # Acting -----------------------------------------------------------------------------------------------------------

    def mute(self, who: str, /, *, reason: str, hours: int = 24, report: str = "", database: str | None = None) -> int:
        if not 1 <= hours <= _MOST_HOURS:
            raise Trouble("admin-hours", exit_code=2, most=_MOST_HOURS)

        async def act(store: Store, deed: Deed, person: str) -> None:
            await _acts().mute(store, deed, person, store.moment() + timedelta(hours=hours))

        return self._act(database, who, reason, report, act)

    def unmute(self, who: str, /, *, reason: str, report: str = "", database: str | None = None) -> int:
        return self._act(database, who, reason, report, _acts().unmute)

    def rename(self, who: str, name: str, /, *, reason: str, report: str = "", database: str | None = None) -> int:
        async def act(store: Store, deed: Deed, person: str) -> None:
            await _acts().rename(store, deed, person, name)

        return self._act(database, who, reason, report, act)

    def clear(self, who: str, /, *, reason: str, report: str = "", database: str | None = None) -> int:
        return self._act(database, who, reason, report, _acts().clear)

    def remove(self, table: str, line: int, /, *, reason: str, report: str = "", database: str | None = None) -> int:
        return self._run(database, lambda store: _acts().remove(store, _deed(reason, report), table, line), done=True)

    def settle(self, report: str, /, *, reason: str, database: str | None = None) -> int:
        return self._run(database, lambda store: _acts().settle(store, _deed(reason, report)), done=True)

    def close(self, who: str, /, *, reason: str, report: str = "", database: str | None = None) -> int:
        return self._act(database, who, reason, report, _acts().close)

    def reopen(self, who: str, /, *, reason: str, report: str = "", database: str | None = None) -> int:
        return self._act(database, who, reason, report, _acts().reopen)

    def host(self, who: str, /, *, reason: str, database: str | None = None) -> int:
        async def act(store: Store, deed: Deed, person: str) -> None:
            await _acts().set_host(store, deed, person, on=True)

        return self._act(database, who, reason, "", act)

    def unhost(self, who: str, /, *, reason: str, database: str | None = None) -> int:
        async def act(store: Store, deed: Deed, person: str) -> None:
            await _acts().set_host(store, deed, person, on=False)

        return self._act(database, who, reason, "", act)

    # Within -----------------------------------------------------------------------------------------------------------

    def _act(
        self,
        database: str | None,
        who: str,
        reason: str,
        report: str,
        act: Callable[[Store, Deed, str], Awaitable[Any]],
    ) -> int:
        async def work(store: Store) -> None:
            await act(store, _deed(reason, report), await self._person(store, who))

        return self._run(database, work, done=True)

    def _run(self, database: str | None, work: Callable[[Store], Awaitable[Any]], *, done: bool = False) -> int:
        check_installed()
        from underhall.server import settings
        from underhall.server.people.desk import opened

        async def run() -> None:
            async with opened(settings.read({"database": database}, os.environ).database) as store:
                await work(store)

        asyncio.run(run())
        if done:
            self._tell("admin-done")
        return 0

    async def _person(self, store: Store, who: str) -> str:
        found = await _acts().find(store.database, who)
        if not found:
            raise Trouble("admin-nobody", who=who)
        if len(found) > 1:
            raise Trouble("admin-many", who=who, ids=tuple(row.login or row.id for row in found))
        return str(found[0].id)

    def _tell(self, key: str, **facts: Any) -> None:
        indent = "    " if key.count("-") > 1 else ""  # what belongs to a line above
        told = {name: _moment(fact) if isinstance(fact, datetime) else fact for name, fact in facts.items()}
        print(f"{indent}{self._speaker.tell(key, **told)}")


def _acts() -> Any:
    check_installed()
    from underhall.server.people import acts

    return acts


def _deed(reason: str, report: str) -> Deed:
    deed: Deed = _acts().Deed("", reason, report)
    return deed


def _moment(at: datetime | str) -> str:
    when = datetime.fromisoformat(at) if isinstance(at, str) else at
    return f"{when:%Y-%m-%d %H:%M}"
