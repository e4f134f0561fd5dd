"""Questions to a table, which change nothing: why not, what would a bot do, what may the position be."""

from __future__ import annotations

from underhall.core.positions import describe
from underhall.core.refusals import MoveError
from underhall.protocol.errors import ProtocolError
from underhall.protocol.live import Answer, Hint, Sample, Sampled, WhyNot
from underhall.server.frames import language
from underhall.server.readers import Connection, send
from underhall.server.table import LiveTable


async def why_not(table: LiveTable, connection: Connection, message: WhyNot) -> None:
    match, seat = table.running(), table.own_seat(connection)
    lang = language(connection.lang)
    try:
        problem = match.why_not(message.move, seat) if message.move else match.why_not_touch(message.picks, seat)
    except MoveError as malformed:
        send(connection, Answer(message.id, malformed.sentence(lang)))
        return
    if problem is None:
        send(connection, Answer(message.id))
    else:
        names = [match.seat_name(player, lang) for player in range(match.setup.players)]
        send(connection, Answer(message.id, problem.sentence(lang, names), problem.ruling))


async def sample(table: LiveTable, connection: Connection, message: Sample) -> None:
    match, seat = table.running(), table.own_seat(connection)
    state = match.game.determinize(match.state, seat, table.hub.rng)
    send(connection, Sampled(message.id, table.ply, describe(match.game, match.setup, state)))


async def hint(table: LiveTable, connection: Connection, message: Hint) -> None:
    """What a strong bot would do, and why. It thinks beside the table; the answer is for the ply it was asked at."""
    match, seat = table.running(), table.own_seat(connection)
    decision = match.decision
    if decision is None or seat not in decision.seats:
        raise ProtocolError("nothing_to_decide", status=409)
    if table.row.is_unaided:
        raise ProtocolError("rated_help", status=409)
    table.hub.hint(table, connection, seat, message.id)
