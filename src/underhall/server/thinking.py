"""Bot seats, hints and analyses: bots think in processes of their own, with limits on time and memory, never in the
event loop.

A worker gets a position in which everything its seat does not know has been redrawn, so it could not cheat if it
wanted to. Our bots know how long they may think, and then play the best they have found. If a bot hangs, dies, eats
memory or answers nonsense, a random legal move is played for it and the table goes on; the log has the traceback, or
the last words of the worker, for the bot's author. Bots think for the person who made the table, hints and analyses
for the person who asks (see `workers`). An analysis is many short jobs, so that bots need not wait for it.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random, SystemRandom
from typing import Any, TypeVar

import msgspec

from underhall.core.agenda import Event, Seat
from underhall.core.game import Decision
from underhall.core.match import Match
from underhall.core.positions import describe
from underhall.protocol.errors import ProtocolError
from underhall.server.workers import Crew, WorkerLost, command

T = TypeVar("T")

_SHARE = 0.6  # of the time that a worker has for a job, for the bot's thinking


class Job(msgspec.Struct, frozen=True, tag=True):
    """What would a bot do?"""

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


class Ask(msgspec.Struct, frozen=True, tag=True):
    """What is best for a seat, and why?"""

    position: dict[str, Any]
    seat: int
    seed: str
    seconds: float


class Advised(msgspec.Struct, frozen=True):
    """The best line: its moves, what they bring about, what every seat may expect after it. `next` is the answer that
    comes closest, if there is another, and `ahead` by how many points the best line is better."""

    moves: list[str]
    events: tuple[Event, ...]
    points: list[float]
    next: str
    ahead: float


class Glances(msgspec.Struct, frozen=True, tag=True):
    """A quick look at as many plies of a finished game as the time allows, from `start` on, at least one."""

    record: str
    start: int
    seconds: float = 0.3


class PatientLook(msgspec.Struct, frozen=True, tag=True):
    """A patient look at one decision of a finished game: a list of one if it mattered, else an empty one."""

    record: str
    ply: int


class Found(msgspec.Struct, frozen=True):
    """A decision that mattered, with what was played, what would have been better, and what each brings about."""

    ply: int
    seat: int
    decision: Decision
    played: str
    better: list[str]
    cost: float
    played_events: tuple[Event, ...]
    better_events: tuple[Event, ...]


Errand = Job | Ask | Glances | PatientLook


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

    async def advise(self, match: Match, seat: Seat, person: str, luck: Random) -> Advised:
        """The best that a strong bot finds for a seat, knowing what the seat knows. `person` is charged."""
        if match.decision is None or seat not in match.decision.seats:  # someone moved at the same moment
            raise ProtocolError("nothing_to_decide", status=409)
        state = match.game.determinize(match.state, seat, luck)
        ask = Ask(describe(match.game, match.setup, state), seat, f"{luck.getrandbits(64):x}", self._seconds)
        return await self.ask(person, ask, Advised)

    async def ask(self, person: str, errand: Ask | Glances | PatientLook, kind: type[T]) -> T:
        """Have something of our own done for a person. ProtocolError if it cannot be done now."""
        try:
            return msgspec.json.decode(await self.crew.ask(person, msgspec.json.encode(errand)), type=kind)
        except (TimeoutError, WorkerLost) as problem:
            self._log("advice_failed", errand=type(errand).__name__, reason=type(problem).__name__, trace=str(problem))
            raise ProtocolError("try_again", status=503) from problem

    async def close(self) -> None:
        await self.crew.close()
