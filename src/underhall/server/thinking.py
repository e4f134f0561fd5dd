"""Bot seats: bots think in processes of their own, with limits on time and memory, never in the event loop.

A worker gets a position in which everything its seat does not know has been redrawn, so it could not cheat if it
wanted to. Our bots know how long they may think, and then play the best they have found. If a bot hangs, dies, eats
memory or answers nonsense, a random legal move is played for it and the table goes on; the log has the traceback, or
the last words of the worker, for the bot's author. Bots think for the person who made the table, hints for the person
who asks (see `workers`).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random, SystemRandom
from typing import Any

import msgspec

from underhall.core.agenda import Seat
from underhall.core.match import Match
from underhall.core.positions import describe
from underhall.protocol.errors import ProtocolError
from underhall.server.workers import Crew, WorkerLost, command

_SHARE = 0.6  # of the time that a worker has for a job, for the bot's thinking


class Job(msgspec.Struct, frozen=True):
    """What a worker is asked."""

    position: dict[str, Any]
    seat: int
    bot: str
    seed: str
    seconds: float = 0.0
    """How long the bot may think: then it plays the best it has found."""
    chair: str = ""
    """The table, the seat and the bot, if the bot stays there."""


class Thought(msgspec.Struct, frozen=True):
    """What a worker answers: a move, or the traceback of the bot's mistake."""

    move: str
    trace: str = ""


class Thinkers:
    """The bots' crew."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        megabytes: int,
        *,
        log: Callable[..., None],
        command: tuple[str, ...] = command("underhall.server.bot_worker"),
    ) -> None:
        self._log = log
        self._rng = SystemRandom()
        self._seconds = _SHARE * seconds
        self.crew = Crew(workers, seconds, megabytes, command, log=log)
        self.failures = 0

    async def choose(
        self, match: Match, seat: Seat, bot: str, person: str, table: str = "", luck: Random | None = None
    ) -> str:
        """The notation of a legal move for `seat`, chosen by the bot of that name, or at random if it fails.
        `person` is charged for the thinking. A bot that stays at a `table` keeps what it has planned there. With
        `luck` of its own it keeps nothing, and the same luck gives the same move."""
        rng = luck or self._rng
        game, legal = match.game, [str(move) for move in match.moves(seat)]
        # Side moves leave the decision open; a stand-in answers it. By then the match may have moved on.
        plain = [str(move) for move in match.moves(seat, side=False)]
        if not plain:
            raise ProtocolError("nothing_to_decide", status=409)
        state = game.determinize(match.state, seat, rng)
        chair = f"{table} {seat} {bot}" if table and luck is None else ""
        own = f"{rng.getrandbits(64):x}"
        job = Job(describe(game, match.setup, state), seat, bot, own, self._seconds, chair)
        reason, trace = "nonsense", ""
        try:
            thought = msgspec.json.decode(await self.crew.ask(person, msgspec.json.encode(job)), type=Thought)
            if thought.move in legal:
                return thought.move
            if thought.trace:
                reason, trace = thought.trace.strip().rpartition("\n")[2], thought.trace
        except (TimeoutError, msgspec.DecodeError) as problem:
            reason = type(problem).__name__
        except WorkerLost as lost:
            reason, trace = type(lost).__name__, str(lost)
        self.failures += 1
        self._log("bot_failed", bot=bot, reason=reason, trace=trace)
        return rng.choice(plain)

    async def close(self) -> None:
        await self.crew.close()
