"""Who sits where: from a table, or from the plan of one, to a table with people and bots in their seats.

Nothing here waits or stores anything: `Store.change` runs it under a lock, on behalf of the lobby.
"""

from __future__ import annotations

from secrets import token_urlsafe

import msgspec

from underhall import bots
from underhall.core.agenda import Seat
from underhall.protocol.bodies import SeatPlan
from underhall.protocol.errors import ProtocolError
from underhall.server import texts
from underhall.server.clocks import NONE
from underhall.server.rows import BOT, OPEN, PERSON, RUNNING, STAND_IN, WAITING, Person, SeatRow, TableRow
from underhall.server.store import with_seat


def join(row: TableRow, person: Person, seat: Seat | None, link: str, contribution: str) -> TableRow:
    linked = next((place.seat for place in row.seats if link and place.link == link), None)
    if linked is not None:
        seat = linked
    elif not (row.open or link == row.link or is_at(row, person.id)):
        raise ProtocolError("not_invited", status=403)
    if seat is None:
        if is_at(row, person.id):
            return row
        seat = next((place.seat for place in row.seats if place.kind == OPEN), None)
        if seat is None:
            raise ProtocolError("table_full", status=409)
    if seat >= row.players:
        raise ProtocolError("no_seat", status=404, seat=seat + 1)
    return joined(row, person, seat, contribution)


def joined(row: TableRow, person: Person, seat: Seat, contribution: str) -> TableRow:
    place = row.seats[seat]
    if place.person == person.id:
        return row
    if place.kind != OPEN:
        raise ProtocolError("seat_taken", status=409, seat=seat + 1)
    if row.status != WAITING:
        raise ProtocolError("has_started", status=409)
    if row.rated:
        _check_may_be_rated(row, person)
    taken = SeatRow(seat, PERSON, person.id, person.nickname, "", place.link, contribution)
    return started_if_full(with_seat(row, taken))


def left(row: TableRow, person: str, seat: Seat | None) -> TableRow:
    for own in chosen(row, person, seat):
        place = row.seats[own]
        if row.status == WAITING:
            row = with_seat(row, SeatRow(own, OPEN, None, "", "", place.link, ""))
        elif row.status == RUNNING:
            row = with_seat(row, msgspec.structs.replace(place, bot=place.bot or STAND_IN))
    if row.status == WAITING and row.owner == person and not _is_sitting(row, person):
        heir = next((place.person for place in row.seats if place.person), None)
        row = msgspec.structs.replace(row, owner=heir or person)
    return row


def with_rematch(row: TableRow, rematch: str) -> TableRow:
    return row if row.rematch else msgspec.structs.replace(row, rematch=rematch)


def started_if_full(row: TableRow) -> TableRow:
    if row.status == WAITING and all(place.kind != OPEN for place in row.seats):
        return msgspec.structs.replace(row, status=RUNNING)
    return row


def planned(number: Seat, plan: SeatPlan, person: Person, contribution: str) -> SeatRow:
    if plan.kind == "me":
        return SeatRow(number, PERSON, person.id, person.nickname, "", link(), contribution)
    if plan.kind == "hot_seat":
        return SeatRow(number, PERSON, person.id, texts.name(plan.name or person.nickname), "", link(), "")
    if plan.kind == "bot":
        check_bot(plan.bot)
        return bot_seat(number, plan.bot, texts.name(plan.name) if plan.name else "")
    return SeatRow(number, OPEN, None, "", "", link(), "")


def again(seat: SeatRow, person: Person) -> SeatRow:
    """A seat of a rematch: bots and the person who asks sit down at once, others when they come."""
    if seat.kind == BOT:
        return bot_seat(seat.seat, seat.bot, seat.name)
    if seat.person == person.id:
        return SeatRow(seat.seat, PERSON, person.id, seat.name, "", link(), "")
    return SeatRow(seat.seat, OPEN, None, "", "", link(), "")


def bot_seat(number: Seat, bot: str, name: str = "") -> SeatRow:
    return SeatRow(number, BOT, None, name or f"{bot} {number + 1}", bot, link(), "")


def check_rated(row: TableRow, person: Person) -> None:
    """Refuse a rated table that would say nothing about anyone's strength, or could never end."""
    mine = sum(place.person == person.id for place in row.seats)
    if row.clock.kind == NONE:
        raise ProtocolError("rated_clock")
    if row.players < 2:
        raise ProtocolError("rated_alone")
    if mine > 1:
        raise ProtocolError("rated_one_seat")
    if mine:
        _check_may_be_rated(msgspec.structs.replace(row, seats=()), person)


def _check_may_be_rated(row: TableRow, person: Person) -> None:
    """A rating belongs to an account: guests cost nothing to make."""
    if person.login is None:
        raise ProtocolError("rated_account", status=403)
    if _is_sitting(row, person.id):
        raise ProtocolError("rated_one_seat", status=409)


def check_bot(bot: str) -> None:
    if not bots.is_bot(bot):
        raise ProtocolError("no_bot", bot=bot, known=tuple(bots.bots()))


def own_seats(row: TableRow, person: str) -> list[Seat]:
    own = [place.seat for place in row.seats if place.person == person]
    if not own:
        raise ProtocolError("not_at_table", status=403)
    return own


def chosen(row: TableRow, person: str, seat: Seat | None) -> list[Seat]:
    own = own_seats(row, person)
    if seat is not None and seat not in own:
        raise ProtocolError("not_your_seat", status=403, seat=seat + 1)
    return own if seat is None else [seat]


def _is_sitting(row: TableRow, person: str) -> bool:
    return any(place.person == person for place in row.seats)


def is_at(row: TableRow, person: str) -> bool:
    return row.owner == person or _is_sitting(row, person)


def is_deserted(row: TableRow) -> bool:
    """Whether no game began and nobody is left to begin one."""
    return row.status == WAITING and not any(place.person for place in row.seats)


def is_invited(row: TableRow, link: str) -> bool:
    return bool(link) and (link == row.link or any(place.link == link for place in row.seats))


def link() -> str:
    """128 bits that nobody can guess."""
    return token_urlsafe(16)
