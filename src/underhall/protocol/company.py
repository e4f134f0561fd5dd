"""What HTTP says about people among themselves: friends, blocked people, invitations, and looking for opponents."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from underhall.protocol.bodies import Body, Clock, TableCard, Text
from underhall.protocol.live import SeatNumber

GameId = Annotated[str, Meta(max_length=40)]


class Whom(Body, frozen=True):
    """Somebody: by the handle of their profile, or as the one who sits, or sat, on a seat of a table you may see."""

    handle: Text = ""
    table: Text = ""
    seat: SeatNumber | None = None


class Someone(msgspec.Struct, frozen=True):
    """A person as you know them. `id` names them in your own lists only; `handle` leads to their profile, if they have
    one."""

    id: str
    name: str
    handle: str


class Company(msgspec.Struct, frozen=True):
    """The people you know: your friends, those who want to be, those you have asked, and those you have blocked."""

    friends: list[Someone]
    asking: list[Someone]
    asked: list[Someone]
    blocked: list[Someone]


class Found(msgspec.Struct, frozen=True):
    """Accounts that go by a name."""

    people: list[Someone]


class Invitation(msgspec.Struct, frozen=True):
    """You are wanted at a table; `link` opens it."""

    host: str
    link: str
    card: TableCard


class Waiting(msgspec.Struct, frozen=True):
    """What waits for your answer: invitations, and how many people ask to be your friend."""

    invitations: list[Invitation]
    asking: int


class Seek(Body, frozen=True):
    """Opponents wanted. With `within`, only those whose rating is at most so far from yours."""

    game: GameId
    players: Annotated[int, Meta(ge=2, le=15)]
    clock: Clock = Clock()
    rated: bool = False
    within: Annotated[int, Meta(ge=50, le=2000)] | None = None
    contribution: Text = ""
