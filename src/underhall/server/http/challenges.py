"""Puzzles and the challenge of a day over HTTP."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

import underhall
from underhall.core import puzzles
from underhall.core.puzzles import Puzzle
from underhall.protocol.challenges import Daily, PuzzleAnswer, Puzzles, PuzzleTry
from underhall.protocol.errors import ProtocolError
from underhall.protocol.records import LessonTable
from underhall.server.http.callers import address_of
from underhall.server.http.parts import AnyRequest, TheCaller, TheDailies, TheHub, TheLobby, TheStore
from underhall.server.people import puzzles as tries
from underhall.server.rows import PUZZLE


@get("/api/puzzles/{game:str}", tags=["challenges"])
async def list_puzzles(game: FromPath[str], caller: TheCaller, store: TheStore) -> Puzzles:
    """The puzzles of a game without their answers, what you made of them, and your streak."""
    return await tries.puzzles(store, underhall.game(game), caller.person.id)


@post("/api/puzzles/{game:str}/{puzzle:str}", status_code=201, tags=["challenges"])
async def begin_puzzle(
    request: AnyRequest, game: FromPath[str], puzzle: FromPath[str], caller: TheCaller, lobby: TheLobby
) -> LessonTable:
    """A private table at a puzzle's position; the one of the puzzle or the lesson before is gone."""
    found = _puzzle(game, puzzle)
    lobby.may_learn(caller.person, address_of(request))
    played = underhall.game(game)
    row = await lobby.begin_lesson(caller.person, played, f"{PUZZLE}{found.id}", found.position, found.seat)
    return LessonTable(row.id)


@post("/api/tables/{table:str}/puzzle", status_code=200, tags=["challenges"])
async def try_puzzle(
    table: FromPath[str], data: JSONBody[PuzzleTry], caller: TheCaller, lobby: TheLobby, hub: TheHub, store: TheStore
) -> PuzzleAnswer | None:
    """What your answer at a puzzle's table is worth, and what the best one is. Your first try counts. Null before you
    have answered, unless you give up."""
    row = await lobby.visible(table, caller.person.id)
    if not row.puzzle:
        raise ProtocolError("no_puzzle", status=404)
    found = _puzzle(row.game, row.puzzle)
    live = await hub.table(table)

    async def look() -> str | None:
        return None if live.match is None else puzzles.answer(found, live.match)

    played = await live.do(look)
    if played is None and not data.give_up:
        return None
    return await tries.tried(store, caller.person.id, found, played or "")


@get("/api/daily/{game:str}", tags=["challenges"])
async def look_at_daily(game: FromPath[str], caller: TheCaller, dailies: TheDailies) -> Daily:
    """Today's challenge: how far you are, and the results of today and yesterday."""
    return await dailies.look(caller.person.id, underhall.game(game))


@post("/api/daily/{game:str}", status_code=200, tags=["challenges"])
async def begin_daily(
    request: AnyRequest, game: FromPath[str], caller: TheCaller, dailies: TheDailies, lobby: TheLobby
) -> LessonTable:
    """Your table for today's challenge; the same one if you have begun."""
    played = underhall.game(game)
    lobby.may_make(caller.person, address_of(request))
    return LessonTable(await dailies.begin(caller.person, played))


def _puzzle(game: str, id: str) -> Puzzle:
    found = next((puzzle for puzzle in puzzles.of(underhall.game(game)) if puzzle.id == id), None)
    if found is None:
        raise ProtocolError("no_puzzle", status=404)
    return found


HANDLERS = [list_puzzles, begin_puzzle, try_puzzle, look_at_daily, begin_daily]
