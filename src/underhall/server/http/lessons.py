"""Lessons over HTTP: the tasks of a game, a table for one of them, and whether it is done."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath

import underhall
from underhall.core import lessons
from underhall.core.lessons import LEARNER, Task
from underhall.protocol.errors import ProtocolError
from underhall.protocol.records import LessonState, LessonTable, LessonTask
from underhall.server.http.callers import address_of
from underhall.server.http.parts import TheCaller, TheHub, TheLobby


@get("/api/lessons/{game:str}", tags=["lessons"])
async def list_tasks(game: FromPath[str]) -> list[LessonTask]:
    """The tasks of a game in their order; empty if it has no lessons."""
    found = lessons.of(underhall.game(game)).task
    return [LessonTask(task.id, task.is_read, task.ruling, list(task.solution)) for task in found]


@post("/api/lessons/{game:str}/{task:str}", status_code=201, tags=["lessons"])
async def begin_task(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    task: FromPath[str],
    caller: TheCaller,
    lobby: TheLobby,
) -> LessonTable:
    """A private table at a task's position; the one of the task before is gone."""
    found = _task(game, task)
    lobby.may_learn(caller.person, address_of(request))
    played = underhall.game(game)
    position = lessons.position(played, lessons.of(played), found)
    row = await lobby.begin_lesson(caller.person, played, found.id, position, LEARNER)
    return LessonTable(row.id)


@get("/api/tables/{table:str}/lesson", tags=["lessons"])
async def look_at_task(table: FromPath[str], caller: TheCaller, lobby: TheLobby, hub: TheHub) -> LessonState:
    """Whether the learner at a lesson's table has done what the task asks for, or something else."""
    row = await lobby.visible(table, caller.person.id)
    if not row.lesson:
        raise ProtocolError("no_lesson", status=404)
    live = await hub.table(table)

    async def look() -> LessonState:
        match, task = live.match, _task(row.game, row.lesson)
        return LessonState("open" if match is None else lessons.progress(lessons.of(match.game), task, match))

    return await live.do(look)


def _task(game: str, id: str) -> Task:
    found = next((task for task in lessons.of(underhall.game(game)).task if task.id == id), None)
    if found is None:
        raise ProtocolError("no_lesson", status=404)
    return found


HANDLERS = [list_tasks, begin_task, look_at_task]
