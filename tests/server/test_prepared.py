"""Prepared queries: they find what SQLAlchemy finds, and are answered together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import bindparam, insert, select

from underhall.core.refusals import Error
from underhall.server.database import Database
from underhall.server.prepared import Asked, Plain, Prepared, Rows
from underhall.server.schema import facts, people, sessions

pytestmark = pytest.mark.anyio

_MOMENT = datetime(2026, 11, 19, 5, 44, 1, 123456, tzinfo=UTC)
_SESSIONS = (
    select(sessions, people.c.host, people.c.login)
    .join(people)
    .where(sessions.c.kind == bindparam("kind"), sessions.c.label != "")
    .order_by(sessions.c.id)
    .limit(2)
)
_FACT = Prepared(select(facts.c.value).where(facts.c.name == bindparam("called")))


async def test_a_prepared_query_finds_what_sqlalchemy_finds(database: str) -> None:
    house = Database(database)
    async with house.writing() as connection:
        await connection.execute(insert(people).values(id="ada", nickname="Ada", created=_MOMENT, host=True))
        for number in range(4):
            kept = {"digest": f"{number}", "label": f"{number or ''}", "created": _MOMENT, "seen": _MOMENT}
            await connection.execute(insert(sessions).values(id=f"s{number}", person="ada", kind="token", **kept))
    plain = await house.ask(_SESSIONS, {"kind": "token"})
    found = await house.ask(Prepared(_SESSIONS), {"kind": "token"})
    assert [tuple(row) for row in found] == [tuple(row) for row in plain]
    assert [(row.id, row.host, row.login) for row in found] == [("s1", True, None), ("s2", True, None)]
    assert found[0]._fields == plain[0]._fields
    assert await house.ask(Prepared(_SESSIONS), {"kind": "browser"}) == []
    await house.close()


async def test_moments_and_lists_are_asked_for_as_sqlalchemy_does(database: str) -> None:
    house = Database(database)
    async with house.writing() as connection:
        for number in range(4):
            created = _MOMENT + timedelta(seconds=number)
            await connection.execute(insert(people).values(id=f"p{number}", nickname="N", created=created, host=True))
    query = (
        select(people.c.id, people.c.created)
        .where(people.c.created > bindparam("then"), people.c.id.in_(bindparam("which", expanding=True)))
        .order_by(people.c.id)
    )
    for which in ([], ["p0"], ["p3", "p1", "none"], [f"p{number}" for number in range(200)]):
        values = {"then": _MOMENT, "which": which}
        plain = await house.ask(query, values)
        assert await house.ask(Prepared(query), values) == [tuple(row) for row in plain]
        assert [row.id for row in plain] == sorted({*which} & {"p1", "p2", "p3"})
    await house.close()


async def test_everyone_who_asks_at_once_gets_their_own_answer(database: str) -> None:
    house = Database(database)
    async with house.writing() as connection:
        await connection.execute(insert(facts), [{"name": f"fact {n}", "value": f"{n}"} for n in range(40)])
    asked = [
        house.ask_all((_FACT, {"called": f"fact {n}"}), (_FACT, {"called": "nothing"}), (_FACT, {"called": "fact 7"}))
        for n in range(40)
    ]
    for number, (own, none, same) in enumerate(await asyncio.gather(*asked)):
        assert ([row.value for row in own], none, [row.value for row in same]) == ([f"{number}"], [], ["7"])
    await house.close()


async def test_what_is_asked_while_an_answer_is_on_its_way_goes_together() -> None:
    errands: list[int] = []
    road = asyncio.Event()

    async def find(questions: Sequence[Plain]) -> list[Rows]:
        errands.append(len(questions))
        await road.wait()
        return [[(values["called"],)] for _, values in questions]

    asked = Asked(find)
    answers = [asyncio.ensure_future(asked.answer([(_FACT, {"called": f"{n}"})])) for n in range(3)]
    await asyncio.sleep(0)
    answers += [asyncio.ensure_future(asked.answer([(_FACT, {"called": f"{n}"})])) for n in range(3, 6)]
    await asyncio.sleep(0)
    answers[4].cancel()
    road.set()
    found = await asyncio.gather(*answers, return_exceptions=True)
    assert isinstance(found.pop(4), asyncio.CancelledError)
    assert [rows[0][0].value for rows in found if isinstance(rows, list)] == ["0", "1", "2", "3", "5"]
    assert sum(errands) == 6
    assert len(errands) == 2


async def test_everyone_who_asks_a_broken_database_is_told(sqlite_database: str) -> None:
    house = Database(sqlite_database)
    async with house.writing() as connection:
        await connection.exec_driver_sql("DROP TABLE facts")
    asked = [house.ask(_FACT, {"called": f"{n}"}) for n in range(3)]
    problems = await asyncio.gather(*asked, return_exceptions=True)
    assert len(problems) == 3
    assert all(isinstance(problem, Exception) and not isinstance(problem, Error) for problem in problems)
    await house.close()
