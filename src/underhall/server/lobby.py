"""The lobby: making tables, taking seats and giving them up. Its rules are functions from a table to a table
(`seating` has most of them).

Each of them is handed to `Store.change`, which runs it under a lock. This process's live table is told the result;
the store tells other processes. Nothing here knows HTTP.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from secrets import token_hex
from typing import Any

import msgspec

import underhall
from underhall.core.agenda import Seat
from underhall.core.game import Game
from underhall.protocol.bodies import Branch, Join, NewTable, SeatPlan
from underhall.protocol.errors import ProtocolError
from underhall.server import seating, texts
from underhall.server.branches import PositionAt, past_of
from underhall.server.hub import Hub
from underhall.server.limits import Limiter
from underhall.server.people import company, invitations, standing
from underhall.server.rows import BOT, OPEN, OVER, PERSON, RUNNING, STAND_IN, WAITING, Person, SeatRow, TableRow
from underhall.server.store import Store, with_seat

_HOUR = 3600.0
# Guests cost nothing to make, so a limit per person needs one per address as well.
_MAKERS_AT_HOME = 10
_TASKS = 300
_MOST_SILENCED = 50


class Lobby:
    """What people do around a table. Every method checks that the person may do it."""

    def __init__(self, store: Store, hub: Hub, tables_per_hour: int) -> None:
        self._store = store
        self._makers = Limiter(tables_per_hour, tables_per_hour / _HOUR)
        self._homes = Limiter(_MAKERS_AT_HOME * tables_per_hour, _MAKERS_AT_HOME * tables_per_hour / _HOUR)
        self._learners = Limiter(_TASKS, _TASKS / _HOUR)
        self._hub = hub
        self.wanted: Callable[[str, Collection[str]], Awaitable[None]] | None = None
        """Told whom to call to a table, if people can be called here."""

    # Finding --------------------------------------------------------------------------------------------------------

    async def table(self, table: str) -> TableRow:
        row = await self._store.table(table)
        if row is None:
            raise ProtocolError("no_table", status=404, table=table[:64])
        return row

    async def visible(self, table: str, person: str, link: str = "") -> TableRow:
        """The table, if this person may know of it: those who sit there, those with a link, everyone if it is open."""
        row = await self.table(table)
        if not (row.open or seating.is_at(row, person) or seating.is_invited(row, link)):
            raise ProtocolError("not_invited", status=403)
        return row

    async def linked(self, link: str) -> tuple[TableRow, Seat | None]:
        found = await self._store.linked(link)
        if found is None:
            raise ProtocolError("no_link", status=404)
        return found

    # Making ---------------------------------------------------------------------------------------------------------

    def may_make(self, person: Person, address: str) -> None:
        """Refuse a person who has made too many tables lately. Call it before `create`, `rematch` and `branch`."""
        self._makers.check(person.id, "too_many_tables")
        self._homes.check(address, "too_many_tables")

    async def create(
        self, person: Person, wish: NewTable, key: str = "", seek: tuple[int | None, int | None] | None = None
    ) -> TableRow:
        """A new table. The same key again finds the one that was made with it. `seek` are the lowest and the highest
        rating of the opponents it is made to find."""
        game = underhall.game(wish.game)
        setup = game.setup(wish.players, wish.options)
        plans = wish.seats
        if plans is None:
            plans = [SeatPlan("me"), *(SeatPlan() for _ in range(wish.players - 1))]
        if len(plans) != wish.players:
            raise ProtocolError("seat_count", players=wish.players, have=len(plans))
        contribution = texts.contribution(wish.contribution)
        seats = tuple(seating.planned(number, plan, person, contribution) for number, plan in enumerate(plans))
        row = self._new_row(person.id, setup, game.edition, seats)
        row = msgspec.structs.replace(row, open=wish.open, clock=wish.clock, rated=wish.rated, delay=wish.delay)
        if seek is not None:
            row = msgspec.structs.replace(row, seek=True, least=seek[0], most=seek[1])
        if wish.rated:
            seating.check_rated(row, person)
        if not wish.wait:
            row = seating.started_if_full(row)
        return await self._store.create_table(row, key)

    async def rematch(self, table: str, person: Person) -> TableRow:
        """The same game again. The first to ask makes the table; the others find it and take their old seats."""
        old = await self.table(table)
        own = seating.own_seats(old, person.id)
        if old.status != OVER:
            raise ProtocolError("not_over", status=409)
        if not old.rematch:
            seats = tuple(seating.again(seat, person) for seat in old.seats)
            game = underhall.game(old.game)
            setup = game.setup(old.players, old.options)
            fresh = self._new_row(person.id, setup, game.edition, seats)
            fresh = seating.started_if_full(
                msgspec.structs.replace(
                    fresh, open=False, clock=old.clock, chat=old.chat, rated=old.rated, delay=old.delay
                )
            )
            await self._store.create_table(fresh)
            old = await self._change(table, partial(seating.with_rematch, rematch=fresh.id))
            if old.rematch == fresh.id:
                others = [place.person for place in old.seats if place.person]
                if fresh.status == WAITING:
                    await self.invite(fresh, person, others)
                return fresh
            await self._store.remove_table(fresh.id)
        again = await self.table(old.rematch)
        if again.status == OVER:  # they have played it, too
            return await self.rematch(again.id, person)
        for seat in own:
            if again.status == WAITING and again.seats[seat].kind == OPEN:
                again = await self._change(again.id, partial(seating.joined, person=person, seat=seat, contribution=""))
        return again

    async def branch(self, table: str, person: Person, wish: Branch, link: str = "", key: str = "") -> TableRow:
        """What if: a private table against bots that goes on from a ply of this one."""
        row = await self.visible(table, person.id, link)
        own = [seat.seat for seat in row.seats if seat.person == person.id]
        if row.status != OVER and (not own or (wish.seat is not None and wish.seat not in own)):
            raise ProtocolError("not_your_seat", status=403, seat=(wish.seat or 0) + 1)
        if row.is_unaided and row.status == RUNNING:
            raise ProtocolError("rated_help", status=409)
        seat = wish.seat if wish.seat is not None else own[0] if own else 0
        if seat >= row.players:
            raise ProtocolError("no_seat", status=404, seat=seat + 1)
        seating.check_bot(wish.bot)
        live = await self._hub.table(table)
        errand = PositionAt(await past_of(live, seat), seat, wish.ply, f"{self._hub.rng.getrandbits(128):x}")
        position = await self._hub.lookback.position(person.id, errand)
        seats = tuple(
            SeatRow(n, PERSON, person.id, person.nickname, "", seating.link(), "")
            if n == seat
            else seating.bot_seat(n, wish.bot)
            for n in range(row.players)
        )
        game = underhall.game(row.game)
        fresh = self._new_row(person.id, game.setup(row.players, row.options), game.edition, seats)
        fresh = msgspec.structs.replace(fresh, open=False, start=position, status=RUNNING, rules=row.rules)
        return await self._store.create_table(fresh, key)

    def may_learn(self, person: Person, address: str) -> None:
        """Refuse a person who goes through tasks faster than anyone can read."""
        self._learners.check(person.id, "too_many_tables")
        self._homes.check(address, "too_many_tables")

    async def begin_lesson(
        self, person: Person, game: Game[Any], lesson: str, position: dict[str, Any], seat: Seat
    ) -> TableRow:
        """A private table at the position of a task or a puzzle, against bots. The one before is gone."""
        for table in await self._store.end_lessons(person.id):
            await self._hub.forget(table)
        setup = game.setup(position["players"], position["options"])
        learner = SeatRow(seat, PERSON, person.id, person.nickname, "", seating.link(), "")
        seats = tuple(
            learner if n == seat else SeatRow(n, BOT, None, "", STAND_IN, seating.link(), "")
            for n in range(setup.players)
        )
        row = self._new_row(person.id, setup, game.edition, seats)
        row = msgspec.structs.replace(
            row, open=False, start=position, status=RUNNING, rules=position["rules"], lesson=lesson
        )
        return await self._store.create_table(row)

    async def begin_daily(self, person: Person, game: Game[Any], day: str, seed: str, bots: Sequence[str]) -> TableRow:
        """A private table for the challenge of a day: one person, and the same bots for everybody. IntegrityError if
        they have one."""
        setup = game.setup(1 + len(bots), {})
        own = SeatRow(0, PERSON, person.id, person.nickname, "", seating.link(), "")
        seats = (own, *(seating.bot_seat(number, bot) for number, bot in enumerate(bots, start=1)))
        row = self._new_row(person.id, setup, game.edition, seats)
        row = msgspec.structs.replace(row, open=False, status=RUNNING, seed=seed, daily=day)
        return await self._store.create_table(row)

    # Seats ----------------------------------------------------------------------------------------------------------

    async def join(self, table: str, person: Person, wish: Join) -> TableRow:
        """Take a seat at a table. A person who already has it keeps it."""
        contribution = texts.contribution(wish.contribution)
        if not wish.link:
            await self._check_suits(await self.table(table), person)
        row = await self._change(table, lambda row: seating.join(row, person, wish.seat, wish.link, contribution))
        await invitations.decline(self._store, person.id, table)
        return row

    async def _check_suits(self, row: TableRow, person: Person) -> None:
        """Refuse people who were not invited where somebody has blocked them, or where others are sought."""
        if seating.is_at(row, person.id):
            return
        sitting = [row.owner, *(place.person for place in row.seats if place.person)]
        if await company.has_blocked(self._store.database, person.id, sitting):
            raise ProtocolError("not_invited", status=403)
        if row.seek and (row.least is not None or row.most is not None):
            own = await standing.value(self._store.database, row.game, person.id)
            if not row.takes(own):
                facts = {"lowest": row.least or 0, "highest": row.most or 0, "rating": own}
                raise ProtocolError("other_strength", status=403, **facts)

    async def withdraw(self, table: str, person: Person | None) -> bool:
        """Take back a seek at which only one person sits: this one, or anybody. False if there are others, or the
        game has begun."""

        def alone(row: TableRow) -> TableRow:
            others = {place.person for place in row.seats if place.person} - {row.owner}
            if row.status != WAITING or others or (person is not None and row.owner != person.id):
                raise ProtocolError("has_started", status=409)
            return row

        try:
            await self._change(table, alone, is_gone=lambda _: True)
        except ProtocolError as problem:
            if problem.status == 503:
                raise
            return False
        await self._hub.forget(table)
        return True

    async def invite(self, row: TableRow, host: Person, guests: Collection[str]) -> None:
        """Ask people to a table that waits for them."""
        asked = await invitations.invite(self._store, row, host, guests)
        if self.wanted is not None and asked:
            await self.wanted(row.id, asked)

    async def contribute(self, table: str, person: Person, seat: Seat, text: str, key: str = "") -> TableRow:
        """Add a person's own text to the seed, as long as nothing has been drawn from it."""
        contribution = texts.contribution(text)

        def contributed(row: TableRow) -> TableRow:
            if seat not in seating.own_seats(row, person.id):
                raise ProtocolError("not_your_seat", status=403, seat=seat + 1)
            if row.status != WAITING:
                raise ProtocolError("has_started", status=409)
            return with_seat(row, msgspec.structs.replace(row.seats[seat], contribution=contribution))

        return await self._change(table, contributed, key=key)

    async def leave(self, table: str, person: Person, seat: Seat | None, key: str = "") -> TableRow | None:
        """Give up one seat, or all of a person's. In a running game a bot takes over; a table without people is
        gone."""
        row = await self._change(
            table, partial(seating.left, person=person.id, seat=seat), is_gone=seating.is_deserted, key=key
        )
        if seating.is_deserted(row):
            await self._hub.forget(table)
            return None
        return row

    async def come_back(self, table: str, person: Person, seat: Seat | None) -> TableRow:
        """Take a seat back from the bot that stands in."""

        def returned(row: TableRow) -> TableRow:
            if row.daily:
                raise ProtocolError("daily_left", status=409)
            for own in seating.chosen(row, person.id, seat):
                row = with_seat(row, msgspec.structs.replace(row.seats[own], bot=""))
            return row

        return await self._change(table, returned)

    async def hand_to_bot(self, table: str, person: Person, seat: Seat, bot: str, key: str = "") -> TableRow:
        """Let a bot play one of a person's own seats, or an open seat at their own table."""
        seating.check_bot(bot)

        def handed(row: TableRow) -> TableRow:
            if seat >= row.players:
                raise ProtocolError("no_seat", status=404, seat=seat + 1)
            place = row.seats[seat]
            if row.status == WAITING and row.owner == person.id and place.kind in (OPEN, BOT):
                filled = msgspec.structs.replace(seating.bot_seat(seat, bot), link=place.link)
                return seating.started_if_full(with_seat(row, filled))
            if place.person != person.id:
                raise ProtocolError("not_your_seat", status=403, seat=seat + 1)
            if row.status != RUNNING:
                raise ProtocolError("not_started" if row.status == WAITING else "is_over", status=409)
            if row.is_unaided:
                raise ProtocolError("rated_help", status=409)
            return with_seat(row, msgspec.structs.replace(place, bot=bot))

        return await self._change(table, handed, key=key)

    async def start(self, table: str, person: Person) -> TableRow:
        """Begin. Bots take the seats that are still open."""

        def started(row: TableRow) -> TableRow:
            if row.owner != person.id:
                raise ProtocolError("owner_only", status=403)
            if row.status != WAITING:
                return row
            for place in row.seats:
                if place.kind == OPEN:
                    filled = msgspec.structs.replace(seating.bot_seat(place.seat, STAND_IN), link=place.link)
                    row = with_seat(row, filled)
            return msgspec.structs.replace(row, status=RUNNING)

        return await self._change(table, started)

    async def set_chat(self, table: str, person: Person, on: bool) -> TableRow:
        """Let people talk at a table, or not."""

        def switched(row: TableRow) -> TableRow:
            if row.owner != person.id:
                raise ProtocolError("owner_only", status=403)
            return msgspec.structs.replace(row, chat=on)

        return await self._change(table, switched)

    async def silence(self, table: str, person: Person, other: str, on: bool) -> TableRow:
        """Let somebody talk at a table no more, or again."""

        def silenced(row: TableRow) -> TableRow:
            if row.owner != person.id:
                raise ProtocolError("owner_only", status=403)
            others = tuple(one for one in row.silenced if one != other)
            if on and len(others) >= _MOST_SILENCED:
                raise ProtocolError("too_many_silenced", status=409, most=_MOST_SILENCED)
            return msgspec.structs.replace(row, silenced=(*others, other) if on else others)

        return await self._change(table, silenced)

    # Within ---------------------------------------------------------------------------------------------------------

    async def _change(
        self,
        table: str,
        make: Callable[[TableRow], TableRow],
        *,
        is_gone: Callable[[TableRow], bool] = lambda _: False,
        key: str = "",
    ) -> TableRow:
        """An action that has the same outcome when repeated needs no key."""
        row = await self._store.change(table, make, is_gone=is_gone, key=key)
        await self._hub.row_changed(row)
        return row

    def _new_row(self, owner: str, setup: Any, edition: str, seats: tuple[SeatRow, ...]) -> TableRow:
        now = self._store.moment()
        return TableRow(
            id=token_hex(8),
            game=setup.game,
            rules=setup.rules,
            edition=edition,
            players=setup.players,
            options=dict(setup.options),
            owner=owner,
            status=WAITING,
            open=True,
            link=seating.link(),
            clock=NewTable("", 1).clock,
            seed=token_hex(32),
            rematch="",
            start=None,
            created=now,
            changed=now,
            version=0,
            proposal=None,
            chat=True,
            rated=False,
            lesson="",
            seats=seats,
        )
