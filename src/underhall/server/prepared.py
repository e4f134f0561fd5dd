"""Prepared queries: those that are asked so often that asking them through SQLAlchemy costs more than their answer.

A `Prepared` becomes SQL once, and `Database.ask_all` has SQLite answer several of them in one go. PostgreSQL, whose
driver prepares queries itself, is asked as ever.
"""

from __future__ import annotations

import asyncio
from collections import namedtuple
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Select
from sqlalchemy.dialects import sqlite

_DIALECT = sqlite.dialect(paramstyle="named")

Plain = tuple[str, Mapping[str, Any]]
"""SQL, with the values of its parameters."""
Rows = list[tuple[Any, ...]]
"""As the driver has them."""


class Prepared:
    """A query and the SQL that it becomes, when it is asked first."""

    def __init__(self, query: Select[Any]) -> None:
        self.query = query

    def plain(self, given: Mapping[str, Any] | None) -> Plain:
        """What to ask the driver, with these values beside those that are in the query."""
        values = {**self._fixed, **(given or {})}
        for name, write in self._writers:
            values[name] = write(values[name])
        return self._sql, values

    def rows(self, found: Rows) -> list[Any]:
        """Rows as SQLAlchemy would hand them out."""
        rows = []
        for plain in found:
            values = list(plain)
            for at, read in self._readers:
                values[at] = read(values[at])
            rows.append(self._row(*values))
        return rows

    @cached_property
    def _compiled(self) -> Any:
        return self.query.compile(dialect=_DIALECT)

    @cached_property
    def _sql(self) -> str:
        sql = str(self._compiled)
        for name in self._lists:  # SQLAlchemy would write a statement for every length
            sql = sql.replace(f"(__[POSTCOMPILE_{name}])", f"(SELECT value FROM json_each(:{name}))")
        return sql

    @cached_property
    def _fixed(self) -> dict[str, Any]:
        return dict(self._compiled.params)

    @cached_property
    def _lists(self) -> list[str]:
        """The parameters that are lists."""
        return [name for name, bind in self._compiled.binds.items() if bind.expanding]

    @cached_property
    def _writers(self) -> list[tuple[str, Callable[[Any], Any]]]:
        """What makes texts and numbers of values that SQLite does not take as they are, by parameter."""
        kinds = {name: bind.type.dialect_impl(_DIALECT) for name, bind in self._compiled.binds.items()}
        writers = [(name, kind.bind_processor(_DIALECT)) for name, kind in kinds.items() if name not in self._lists]
        lists = [(name, lambda values: msgspec.json.encode(values).decode()) for name in self._lists]
        return [*lists, *((name, write) for name, write in writers if write is not None)]

    @cached_property
    def _row(self) -> Callable[..., Any]:
        return namedtuple("Row", [column.name for column in self.query.selected_columns])

    @cached_property
    def _readers(self) -> list[tuple[int, Callable[[Any], Any]]]:
        """What makes moments and truths of the texts and numbers that SQLite has for them, by column."""
        kinds = [column.type.dialect_impl(_DIALECT) for column in self.query.selected_columns]
        readers = [kind.result_processor(_DIALECT, None) for kind in kinds]
        return [(at, read) for at, read in enumerate(readers) if read is not None]


class Asked:
    """What is asked while an answer is on its way is answered together: after a restart everybody asks at once, and the
    way to a connection's thread and back costs more than most queries."""

    def __init__(self, find: Callable[[Sequence[Plain]], Awaitable[list[Rows]]]) -> None:
        """`find` asks the driver."""
        self._find = find
        self._waiting: list[_Waiting] = []
        self._errand: asyncio.Task[None] | None = None

    async def answer(self, questions: Sequence[tuple[Prepared, Mapping[str, Any] | None]]) -> list[list[Any]]:
        """The rows of each of these queries."""
        answer: asyncio.Future[list[Rows]] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting([query.plain(values) for query, values in questions], answer))
        if self._errand is None:
            self._errand = asyncio.create_task(self._run())
        return [query.rows(rows) for (query, _), rows in zip(questions, await answer, strict=True)]

    async def _run(self) -> None:
        try:
            while self._waiting:
                together, self._waiting = self._waiting, []
                await self._fetch(together)
        finally:
            self._errand = None

    async def _fetch(self, together: Sequence[_Waiting]) -> None:
        try:
            found = iter(await self._find([question for one in together for question in one.questions]))
        except Exception as problem:
            for one in together:
                if not one.answer.done():
                    one.answer.set_exception(problem)
            return
        for one in together:
            rows = [next(found) for _ in one.questions]
            if not one.answer.done():
                one.answer.set_result(rows)


class _Waiting(NamedTuple):
    """Questions that are to be answered, and who waits for that; they may have given up."""

    questions: list[Plain]
    answer: asyncio.Future[list[Rows]]
