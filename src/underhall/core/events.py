"""Events: what happened when a move was carried out, for logs and animations."""

from __future__ import annotations

import msgspec

from underhall.core.messages import Fact

Seat = int


class Transfer(msgspec.Struct, frozen=True, gc=False):
    """Things that went from one place to another.

    A place is an id as picks have it, on the board of the event's seat or shared by all: `space:logging`,
    `square:c2r3`. `store:wood` is where the seat keeps its wood, `field:grain` where its grain grows, and the empty
    place is the supply.
    """

    thing: str
    count: int
    source: str = ""
    target: str = ""


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, for logs and animations: the message `<game>-event-<kind>` tells it in words.

    `seat` is who did it or whom it concerns, None for the table. `only` lists the seats that may learn of it;
    None means everyone.
    """

    kind: str
    seat: Seat | None = None
    facts: dict[str, Fact] = {}
    only: tuple[Seat, ...] | None = None
    transfers: tuple[Transfer, ...] = ()
    """What went from where to where."""


# Where events go. None is the null sink: playouts pay one comparison per event.
Events = list[Event] | None
