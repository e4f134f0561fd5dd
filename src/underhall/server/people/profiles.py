"""Profiles and leaderboards: what people show of themselves, and how strong they and the bots are."""

from __future__ import annotations

from secrets import token_hex

from sqlalchemy import or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from underhall import bots
from underhall.bots.ratings import Strength
from underhall.protocol.errors import ProtocolError
from underhall.protocol.records import Leader, Leaderboard, OwnProfile, Profile, ProfileWish, RatingInfo
from underhall.server.database import Database, put
from underhall.server.people import history, muting
from underhall.server.people.standing import PROVISIONAL, bot_of, bot_player, first_guess
from underhall.server.rows import Person, utc
from underhall.server.schema import people, profiles, ratings
from underhall.server.store import Store
from underhall.server.texts import is_id

_LISTED = 100
_GAMES_SHOWN = 10


async def own(database: Database, person: Person) -> OwnProfile:
    """What a person shows. Somebody who has never chosen gets a handle now."""
    if person.login is None:
        raise ProtocolError("profile_account", status=403)
    query = select(profiles).where(profiles.c.person == person.id)
    async with database.writing() as connection:
        await settle_handle(connection, person.id)
        row = (await connection.execute(query)).one()
    return OwnProfile(row.handle, row.about, row.ratings, row.statistics, row.games)


async def settle_handle(connection: AsyncConnection, person: str) -> None:
    """Give somebody a handle, if they have none."""
    await put(connection, profiles, {"person": person, "handle": token_hex(6)})


async def change(store: Store, person: Person, wish: ProfileWish, about: str) -> OwnProfile:
    """Show something else. Somebody who is muted keeps the words they have, or has none."""
    database = store.database
    before = await own(database, person)
    shown = {"ratings": wish.ratings, "statistics": wish.statistics, "games": wish.games}
    async with database.writing() as connection:
        if about and about != before.about:
            await muting.check(connection, person.id, store.moment())
        await connection.execute(update(profiles).where(profiles.c.person == person.id).values(about=about, **shown))
    return await own(database, person)


async def profile(database: Database, handle: str, reader: str) -> Profile:
    """A person as others may see them."""
    query = select(profiles, people.c.nickname, people.c.created).join(people).where(profiles.c.handle == handle)
    row = None
    if is_id(handle):
        async with database.reading() as connection:
            row = (await connection.execute(query)).first()
    if row is None:
        raise ProtocolError("no_person", status=404)
    listed = await history.games(database, row.person, history.Wish(), _GAMES_SHOWN) if row.games else None
    return Profile(
        name=row.nickname,
        about=row.about,
        since=utc(row.created).date().isoformat(),
        ratings=await ratings_of(database, row.person) if row.ratings else [],
        statistics=await history.all_statistics(database, row.person) if row.statistics else [],
        games=[] if listed is None else listed.games,
        mine=row.person == reader,
    )


async def ratings_of(database: Database, person: str) -> list[RatingInfo]:
    """All ratings of a person, by game."""
    query = select(ratings).where(ratings.c.person == person).order_by(ratings.c.game)
    async with database.reading() as connection:
        rows = list(await connection.execute(query))
    return [_info(row.game, Strength(row.mu, row.sigma), row.games) for row in rows]


async def leaderboard(database: Database, game: str, person: str) -> Leaderboard:
    """The strongest at a game, people and bots on one scale."""
    shown = or_(profiles.c.ratings, profiles.c.person.is_(None))
    known = or_(ratings.c.games >= PROVISIONAL, ratings.c.person.is_(None))
    query = (
        select(ratings, people.c.nickname, profiles.c.handle)
        .outerjoin(people, people.c.id == ratings.c.person)
        .outerjoin(profiles, profiles.c.person == ratings.c.person)
        .where(ratings.c.game == game, shown, known)
        .order_by(ratings.c.mu.desc(), ratings.c.player)
        .limit(_LISTED)
    )
    mine = (ratings.c.game == game) & (ratings.c.player == person)
    async with database.reading() as connection:
        rows = list(await connection.execute(query))
        me = (await connection.execute(select(ratings).where(mine))).first()
        played = ratings.c.player.in_([bot_player(bot) for bot in bots.opponents()])
        met = {
            row.player: row for row in await connection.execute(select(ratings).where(ratings.c.game == game, played))
        }
    strengths = {
        bot: Strength(met[player].mu, met[player].sigma) if player in met else first_guess(game, player)
        for bot in bots.opponents()
        for player in [bot_player(bot)]
    }
    leaders = [
        _leader(row.nickname, False, row.handle or "", Strength(row.mu, row.sigma), row.games, row.player == person)
        for row in rows
        if not bot_of(row.player)
    ]
    for bot, strength in strengths.items():
        row = met.get(bot_player(bot))
        leaders.append(_leader(bot, True, "", strength, row.games if row else 0, False))
    own_strength = Strength(me.mu, me.sigma) if me is not None else Strength()
    return Leaderboard(
        sorted(leaders, key=lambda leader: (-leader.value, leader.bot, leader.name)),
        _info(game, own_strength, me.games) if me is not None else None,
        min(strengths, key=lambda bot: (abs(strengths[bot].mu - own_strength.mu), bot), default=""),
    )


def _leader(name: str, bot: bool, handle: str, strength: Strength, games: int, mine: bool) -> Leader:
    return Leader(name, bot, handle, round(strength.value), round(strength.spread), games, mine)


def _info(game: str, strength: Strength, games: int) -> RatingInfo:
    return RatingInfo(game, round(strength.value), round(strength.spread), games, games < PROVISIONAL)
