"""Puzzles that people try: whether the first try found the answer, how others did, and how many in a row.

A try is one transaction. Two at the same moment are one: the first counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from itertools import takewhile
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from underhall.core.game import Game
from underhall.core.puzzles import Puzzle, of
from underhall.protocol.challenges import PuzzleAnswer, PuzzleInfo, PuzzleLine, Puzzles, Streak
from underhall.server.database import put
from underhall.server.rows import utc
from underhall.server.schema import attempts
from underhall.server.store import Store

# A longer streak is told as this one.
_LONGEST = 1_000


async def puzzles(store: Store, game: Game[Any], person: str) -> Puzzles:
    """The puzzles of a game, and what a person has made of them."""
    mine = (attempts.c.person == person) & (attempts.c.game == game.id)
    async with store.database.reading() as connection:
        tried = {
            row.puzzle: row.found
            for row in await connection.execute(select(attempts.c.puzzle, attempts.c.found).where(mine))
        }
        streak = await _streak(connection, person, store.moment())
    words = {None: "", True: "found", False: "missed"}
    infos = [PuzzleInfo(one.id, one.theme, words[tried.get(one.id)]) for one in of(game)]  # type: ignore[arg-type]
    return Puzzles(infos, streak)


async def tried(store: Store, person: str, puzzle: Puzzle, played: str) -> PuzzleAnswer:
    """Note what a person has answered, if it is their first try, and tell them all about the puzzle."""
    now = store.moment()
    right_now = played == puzzle.best.move
    this = (attempts.c.game == puzzle.game) & (attempts.c.puzzle == puzzle.id)
    row = {"person": person, "game": puzzle.game, "puzzle": puzzle.id, "found": right_now, "at": now}
    async with store.database.writing() as connection:
        await put(connection, attempts, row)
        found = await connection.scalar(select(attempts.c.found).where(this, attempts.c.person == person))
        counts = select(attempts.c.found, func.count()).where(this).group_by(attempts.c.found)
        tries = {bool(is_found): int(count) for is_found, count in await connection.execute(counts)}
        streak = await _streak(connection, person, now)
    return PuzzleAnswer(
        lines=[PuzzleLine(list(one.moves), one.points, one.behind, one.error) for one in puzzle.candidates],
        played=played,
        right_now=right_now,
        found=bool(found),
        tries=sum(tries.values()),
        right=tries.get(True, 0),
        streak=streak,
    )


async def _streak(connection: AsyncConnection, person: str, now: datetime) -> Streak:
    query = select(attempts.c.found, attempts.c.at).where(attempts.c.person == person)
    rows = list(await connection.execute(query.order_by(attempts.c.at.desc()).limit(_LONGEST)))
    found = sum(1 for _ in takewhile(lambda row: row.found, rows))
    return Streak(found, days_in_a_row([utc(row.at).date() for row in rows], utc(now).date()))


def days_in_a_row(days: Sequence[date], today: date) -> int:
    """How many days in a row are among these, up to today, or yesterday if today is not over yet."""
    known = set(days)
    last = today if today in known else today - timedelta(days=1)
    count = 0
    while last - timedelta(days=count) in known:
        count += 1
    return count
