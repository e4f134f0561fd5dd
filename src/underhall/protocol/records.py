"""What HTTP says about finished games and the people who played them: history, statistics, ratings, profiles."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from underhall.protocol.bodies import Body, Text


class PlayedSeat(msgspec.Struct, frozen=True):
    """A seat of a finished game. `bot` names the bot of a seat that was never a person's; `away` says that a bot sat in
    for a person at the end. `handle` leads to the person's profile, if they show one."""

    seat: int
    name: str
    bot: str
    place: int
    total: int
    away: bool
    mine: bool
    handle: str
    before: int | None
    rating: int | None
    """The rating before and after, where the game was rated."""


class PlayedGame(msgspec.Struct, frozen=True):
    table: str
    game: str
    ended: str
    rated: bool
    seats: list[PlayedSeat]
    """The best place first."""


class PlayedGames(msgspec.Struct, frozen=True):
    """The newest first; `more` says that there are older ones."""

    games: list[PlayedGame]
    more: bool


class Moment(msgspec.Struct, frozen=True):
    """What one game brought: the total, and the points by category."""

    table: str
    ended: str
    place: int
    total: int
    points: dict[str, int]


class Favourite(msgspec.Struct, frozen=True):
    """A component that a person ended up with often, and how many of those games they won."""

    id: str
    games: int
    won: int


class Statistics(msgspec.Struct, frozen=True):
    """How a person does at a game. `over_time` are the last games, the oldest first; `best` the highest totals."""

    game: str
    games: int
    won: int
    average: float
    categories: dict[str, float]
    best: list[Moment]
    over_time: list[Moment]
    favourites: list[Favourite]


class RatingInfo(msgspec.Struct, frozen=True):
    """`value` is the best guess, nineteen times in twenty right within twice `spread`. It is provisional until a few
    rated games have been played."""

    game: str
    value: int
    spread: int
    games: int
    provisional: bool


class Leader(msgspec.Struct, frozen=True):
    """A line of a leaderboard: a person by their nickname, or a bot by its name."""

    name: str
    bot: bool
    handle: str
    value: int
    spread: int
    games: int
    mine: bool


class Leaderboard(msgspec.Struct, frozen=True):
    """The strongest first. People are listed once their rating is no longer provisional; `mine` is yours either way."""

    leaders: list[Leader]
    mine: RatingInfo | None
    fair: str
    """The bot that is closest to your own strength."""


class ProfileWish(Body, frozen=True):
    """What others may see of you."""

    about: Text
    ratings: bool
    statistics: bool
    games: bool


class OwnProfile(msgspec.Struct, frozen=True):
    handle: str
    about: str
    ratings: bool
    statistics: bool
    games: bool


class Profile(msgspec.Struct, frozen=True):
    """A person as others may see them; what they do not show is empty."""

    name: str
    about: str
    since: str
    ratings: list[RatingInfo]
    statistics: list[Statistics]
    games: list[PlayedGame]
    mine: bool
    """Whether it is your own."""


class LessonTask(msgspec.Struct, frozen=True):
    """A task of a lesson: its words are `<game>-lesson-<id>`. One that is only read asks for no move; one with a ruling
    asks for a thing that cannot be done, and is done when that reason is heard. `answer` has moves that do the task."""

    id: str
    read: bool
    ruling: str
    answer: list[str]


class LessonTable(msgspec.Struct, frozen=True):
    table: str


class LessonState(msgspec.Struct, frozen=True):
    progress: Literal["open", "done", "missed"]


class HolidayWish(Body, frozen=True):
    """Be away for some days, from now or from `first` on (UTC)."""

    days: Annotated[int, Meta(ge=1, le=30)]
    first: date | None = None


class Holiday(msgspec.Struct, frozen=True):
    """How many days are left this year, and the holiday you are on, or that comes next; empty if there is none."""

    left: int
    since: str
    until: str


class Farewell(Body, frozen=True):
    """Delete everything that is yours. An account needs its password."""

    password: Annotated[str, Meta(max_length=400)] = ""
