"""What HTTP says about keeping people safe: reports, and what hosts see and do."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from underhall.protocol.bodies import Body, Text
from underhall.protocol.live import Ply, SeatNumber

Reason = Literal["insult", "hate", "spam", "cheating", "other"]
Note = Annotated[str, Meta(max_length=300)]
MUTED_HOURS = 24 * 365


class Report(Body, frozen=True):
    """Tell the hosts about somebody: by the handle of their profile, as the one on a seat of a table that you may see,
    or as the one who wrote a `line` of its chat. `about` is what is wrong: their name, their profile, or that line."""

    about: Literal["name", "profile", "chat"]
    reason: Reason
    note: Note = ""
    handle: Text = ""
    table: Text = ""
    seat: SeatNumber | None = None
    line: Ply | None = None
    link: Annotated[str, Meta(max_length=64)] = ""
    """The table's invitation, for those who watch a table that is not open to everyone."""


class Line(msgspec.Struct, frozen=True):
    """A line of chat near one that was reported."""

    number: int
    name: str
    text: str


class Reported(msgspec.Struct, frozen=True):
    """A report as hosts see it: what the text was, what the person is called now, and what was said around it."""

    id: str
    at: str
    reporter: str
    name: str
    login: str
    handle: str
    about: str
    reason: str
    note: str
    table: str
    line: int | None
    text: str
    around: list[Line]
    muted: str
    """Until when the person is muted; empty if they are not."""
    closed: bool
    others: int
    """How many other reports about the person are open."""


class ActWish(Body, frozen=True):
    """Something for a host to do, to the person of a report or to `handle`: mute or unmute them, give them another
    name, empty their profile, remove the reported line, close their account or open it again; or nothing (`settle`). A
    report is settled by whatever is done."""

    kind: Literal["mute", "unmute", "rename", "clear", "remove", "close", "reopen", "settle"]
    reason: Annotated[str, Meta(min_length=1, max_length=300)]
    report: Text = ""
    handle: Text = ""
    hours: Annotated[int, Meta(ge=1, le=MUTED_HOURS)] = 24
    name: Text = ""


class Act(msgspec.Struct, frozen=True):
    """A line of the audit log. `host` is a login; empty: in the terminal."""

    at: str
    host: str
    kind: str
    name: str
    table: str
    line: int | None
    until: str
    text: str
    reason: str


class HostDesk(msgspec.Struct, frozen=True):
    """What waits for a host, the oldest first, and what hosts did last, the newest first."""

    reports: list[Reported]
    acts: list[Act]
