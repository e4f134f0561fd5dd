"""How a match comes to be: new, from a record, or from a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from underhall.core import plain
from underhall.core.dealer import Dealer, commitment
from underhall.core.game import Game, Setup
from underhall.core.match import Match
from underhall.core.messages import told
from underhall.core.record import Record
from underhall.core.refusals import PositionError, RecordError


def new(
    game: Game[Any],
    setup: Setup,
    seed: str,
    *,
    seats: Sequence[str] = (),
    contributions: Sequence[str] = (),
    start: Mapping[str, Any] | None = None,
) -> Match:
    """A fresh match, advanced to its first decision. See `Match` for what the arguments mean."""
    match = Match(game, setup, Dealer(seed), seats=seats, contributions=contributions, start=start)
    match.advance()
    return match


def load(game: Game[Any], record: Record) -> Match:
    """The match of a record, replayed and checked: moves, draws (if the seed is known), commitment and result.

    Raises RecordError, SetupError or PositionError.
    """
    if record.setup.rules > game.rules or record.setup.rules < 1:
        raise RecordError("rules", rules=record.setup.rules, known=game.rules)
    if record.edition != game.edition:
        raise RecordError("edition", edition=record.edition, known=game.edition)
    setup = game.setup(record.setup.players, record.setup.options, rules=record.setup.rules)
    if record.seats and len(record.seats) != setup.players:
        raise RecordError("header_type", name="seat")
    if record.seed is not None and record.commitment and commitment(record.seed) != record.commitment:
        raise RecordError("commitment")
    if record.position is not None and any(
        record.position.get(name) != value
        for name, value in zip(("game", "players", "options", "rules"), msgspec.structs.astuple(setup), strict=True)
    ):
        raise RecordError("position")
    dealer = None if record.seed is None else Dealer(record.seed)
    match = Match(
        game,
        setup,
        dealer,
        seats=record.seats,
        contributions=record.contributions,
        start=record.position,
        commitment=record.commitment,
    )
    match._course.replay(record.lines)
    match.advance()
    if match.ply != len(record.lines):
        raise RecordError("draw_missing", ply=len(record.lines) + 1)
    if record.result is not None:
        have = tuple(score.total for score in game.scores(match.state)) if match.over else ()
        if have != record.result:
            raise RecordError("result", said=tuple(map(str, record.result)), have=tuple(map(str, have)))
    return match


def verify(game: Game[Any], record: Record) -> Match:
    """Like `load`, but the record must show its seed and a commitment to it, so that every draw is checked."""
    if record.seed is None:
        raise RecordError("no_seed")
    if not record.commitment:
        raise RecordError("no_commitment")
    return load(game, record)


def position(game: Game[Any], data: Mapping[str, Any], seed: str) -> Match:
    """A match that begins at a dumped position, of which it keeps a copy. Raises PositionError or SetupError."""
    data = plain.owned(data)
    players, options = data.get("players"), data.get("options", {})
    if not isinstance(players, int) or not isinstance(options, dict):
        raise PositionError("shape", path="players" if not isinstance(players, int) else "options")
    rules = data.get("rules")
    if isinstance(rules, bool) or not isinstance(rules, int) or not 1 <= rules <= game.rules:
        raise PositionError("rules", rules=told(rules), known=game.rules)
    return new(game, game.setup(players, options, rules=rules), seed, start=data)
