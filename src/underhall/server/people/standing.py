"""Ratings: what a finished game says about the strength of those who played it. OpenSkill, as the arena uses it.

A player who was away at the end, with a bot in their seat, counts as last: leaving a lost game saves nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from underhall.bots.ratings import Strength, measured
from underhall.server.database import Database
from underhall.server.schema import ratings

PROVISIONAL = 5
"""How many rated games it takes until a rating counts as known."""

_LAST = 1000
_BOT = "bot:"


class Finisher(msgspec.Struct, frozen=True):
    """How a seat ended a game. Seats of the same `team` win and lose together."""

    player: str
    person: str | None
    team: int
    place: int
    away: bool


def bot_player(bot: str) -> str:
    """The name under which a bot is rated; no person has such an id."""
    return f"{_BOT}{bot}"


def bot_of(player: str) -> str:
    """The bot that is rated under this name; empty for a person."""
    return player.removeprefix(_BOT) if player.startswith(_BOT) else ""


def first_guess(game: str, player: str) -> Strength:
    bot = bot_of(player)
    return measured(game, bot) if bot else Strength()


def after(finishers: Sequence[Finisher], known: Mapping[str, Strength]) -> dict[str, Strength]:
    """What is known of everyone after a game. A bot on several seats moves by the mean of them."""
    from openskill.models import PlackettLuce  # takes a while to load, and few servers rate

    model = PlackettLuce()
    teams: dict[int, list[Finisher]] = {}
    for finisher in finishers:
        teams.setdefault(finisher.team, []).append(finisher)
    ranks = [_LAST if any(one.away for one in team) else min(one.place for one in team) for team in teams.values()]
    before = [
        [model.create_rating([known[one.player].mu, known[one.player].sigma]) for one in team]
        for team in teams.values()
    ]
    rated = model.rate(before, ranks=[float(rank) for rank in ranks])
    found: dict[str, list[Strength]] = {}
    for team, new in zip(teams.values(), rated, strict=True):
        for one, rating in zip(team, new, strict=True):
            found.setdefault(one.player, []).append(Strength(rating.mu, rating.sigma))
    return {
        player: Strength(sum(one.mu for one in many) / len(many), sum(one.sigma for one in many) / len(many))
        for player, many in found.items()
    }


async def value(database: Database, game: str, person: str) -> int:
    """A person's rating at a game, as people read it; the middle for a newcomer."""
    mine = (ratings.c.game == game) & (ratings.c.player == person)
    async with database.reading() as connection:
        row = (await connection.execute(select(ratings).where(mine))).first()
    return round((Strength() if row is None else Strength(row.mu, row.sigma)).value)


async def rate(
    connection: AsyncConnection, game: str, finishers: Sequence[Finisher], now: datetime
) -> dict[str, tuple[Strength, Strength]]:
    """Rate a game within a transaction; returns everyone's strength before and after."""
    people = {finisher.player: finisher.person for finisher in finishers}
    # In one order, so that two processes that rate at the same time do not wait for each other.
    mine = (ratings.c.game == game) & ratings.c.player.in_(sorted(people))
    rows = await connection.execute(select(ratings).where(mine).order_by(ratings.c.player).with_for_update())
    known = {row.player: Strength(row.mu, row.sigma) for row in rows}
    before = {player: known.get(player) or first_guess(game, player) for player in people}
    new = after(finishers, before)
    for player in sorted(people):
        values = {"mu": new[player].mu, "sigma": new[player].sigma, "changed": now}
        if player in known:
            this = (ratings.c.game == game) & (ratings.c.player == player)
            await connection.execute(update(ratings).where(this).values(games=ratings.c.games + 1, **values))
        else:
            row = {"game": game, "player": player, "person": people[player], "games": 1, **values}
            await connection.execute(insert(ratings).values(row))
    return {player: (before[player], new[player]) for player in people}
