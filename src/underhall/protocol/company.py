"""What HTTP says about people among themselves: friends, blocked people, invitations, and looking for opponents."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from underhall.protocol.bodies import Body, Clock, TableCard, Text
from underhall.protocol.live import SeatNumber

GameId = Annotated[str, Meta(max_length=40)]


class Whom(Body, frozen=True):
    """Somebody: by the handle of their profile, or, at a table you may see, as the one who sits, or sat, on a seat, or
    as a `speaker` of its chat."""

    handle: Text = ""
    table: Text = ""
    seat: SeatNumber | None = None
    speaker: Text = ""
    link: Annotated[str, Meta(max_length=64)] = ""
    """The table's invitation, for those who watch a table that is not open to everyone."""


class Someone(msgspec.Struct, frozen=True):
    """A person as you know them. `id` names them in your own lists only; `handle` leads to their profile, if they have
    one."""

    id: str
    name: str
    handle: str


class Company(msgspec.Struct, frozen=True):
    """The people you know: your friends, those who want to be, those you have asked, those you have blocked, those you
    follow, and those whose chat you do not want to read."""

    friends: list[Someone]
    asking: list[Someone]
    asked: list[Someone]
    blocked: list[Someone]
    followed: list[Someone]
    muted: list[Someone]


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
