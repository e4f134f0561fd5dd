"""One arena game, and what is kept of it.

A bot that raises, answers with anything but a legal move, or takes too much time or memory loses this game: it ends
there, the others share the first place, and the fault is kept with its traceback.
"""

from __future__ import annotations

import signal
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b

import msgspec

import underhall
from underhall.arena.pairings import Pairing
from underhall.bots import Bot, Situation, bot, play_out
from underhall.core import Match, Move, MoveError, Seat

CRASHED, NO_MOVE, ILLEGAL, OVERTIME, MEMORY, DIED = "crashed", "no_move", "illegal", "overtime", "memory", "died"


class Limits(msgspec.Struct, frozen=True):
    """What a bot may use. On the wall clock it gets ten times the seconds, for busy machines."""

    seconds: float = 60.0
    """Processor time for one decision."""
    mebibytes: int = 4096
    """Memory of a process that plays; 0 sets no limit."""


LIMITS = Limits()


class Fault(msgspec.Struct, frozen=True):
    """What a bot did wrong: `reason` is one of the constants above, `detail` a traceback or a sentence."""

    seat: Seat
    reason: str
    detail: str = ""


class Result(msgspec.Struct, frozen=True):
    """How a game went, seat by seat. `used` names the components that a seat chose at least once, or had at the end
    (`Game.counted`)."""

    pairing: Pairing
    version: str
    edition: str
    totals: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[dict[str, int], ...]
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]
    choices: tuple[int, ...]
    """How many moves each seat was offered over all its decisions."""
    used: tuple[tuple[str, ...], ...]
    plies: int
    fault: Fault | None = None

    @property
    def key(self) -> str:
        return f"{self.version} {self.edition} {self.pairing.key}"


class _Overtime(BaseException):
    """Not an Exception, so that a bot's own `except Exception` does not swallow it."""


Asking = Callable[[Seat], None]


def key_of(pairing: Pairing) -> str:
    """The key that the result of a pairing would have now."""
    return f"{underhall.__version__} {underhall.game(pairing.game).edition} {pairing.key}"


def play(pairing: Pairing, limits: Limits = LIMITS, asking: Asking | None = None) -> Result:
    """Play one game to its end, or to a bot's fault. `asking` is told whose turn it is before every decision."""
    match = _match(pairing)
    if pairing.opening:
        openers = [bot("random", _own_seed(pairing, seat)) for seat in range(pairing.players)]
        play_out(match, openers, plies=pairing.opening)
    log = _Log(match)
    company: dict[Seat, Bot] = {}
    while (decision := match.decision) is not None:
        seat = decision.seats[0]
        if asking is not None:
            asking(seat)
        started = time.process_time()
        fault = None
        try:
            with _limited(limits.seconds):
                if seat not in company:
                    company[seat] = bot(pairing.bots[seat], _own_seed(pairing, seat))
                move = company[seat].choose(Situation(match, seat))
        except _Overtime:
            fault = Fault(seat, OVERTIME, traceback.format_exc())
        except MemoryError:
            fault = Fault(seat, MEMORY, traceback.format_exc())
        except Exception:
            fault = Fault(seat, CRASHED, traceback.format_exc())
        else:
            fault = _wrong(match, seat, move)
            if fault is None:
                log.chosen(seat, move)
                match.play(move, seat)
        log.seconds[seat] += time.process_time() - started
        if fault is not None:
            return lost(pairing, fault, match, log)
    return log.result(pairing)


def _wrong(match: Match, seat: Seat, move: object) -> Fault | None:
    """What is wrong with a bot's answer, which may be anything."""
    if not isinstance(move, Move):
        return Fault(seat, NO_MOVE, repr(move)[:200])
    try:
        refusal = match.why_not(move, seat)
    except MoveError as problem:  # a move of another game, or put together by hand
        return Fault(seat, NO_MOVE, str(problem))
    return None if refusal is None else Fault(seat, ILLEGAL, f"{move}: {refusal.sentence()}")


def lost(pairing: Pairing, fault: Fault, match: Match | None = None, log: _Log | None = None) -> Result:
    """The result of a game that a bot's fault ended, at its start if nothing of the match is left."""
    if match is None:
        match = _match(pairing)
    places = tuple(pairing.players if seat == fault.seat else 1 for seat in range(pairing.players))
    return (log or _Log(match)).result(pairing, places=places, fault=fault)


def _match(pairing: Pairing) -> Match:
    return underhall.new(
        pairing.game, players=pairing.players, seed=pairing.seed, seats=pairing.bots, **pairing.options
    )


class _Log:
    def __init__(self, match: Match) -> None:
        count = match.setup.players
        self.match = match
        self.names = match.game.names("en")
        self.counted = set(match.game.counted())
        self.seconds = [0.0] * count
        self.decisions = [0] * count
        self.choices = [0] * count
        self.used: list[set[str]] = [set() for _ in range(count)]

    def chosen(self, seat: Seat, move: Move) -> None:
        self.decisions[seat] += 1
        self.choices[seat] += len(self.match.moves(seat))
        for pick in move.picks(self.match.state, seat):
            if pick in self.counted if self.counted else pick.partition(":")[2] in self.names:
                self.used[seat].add(pick)

    def result(self, pairing: Pairing, *, places: tuple[int, ...] = (), fault: Fault | None = None) -> Result:
        match = self.match
        scores = match.scores()
        for seat, used in enumerate(self.used):
            used.update(match.game.held(match.state, seat))
        if not places:
            place_of = {seat: place for place, seats in match.standings() for seat in seats}
            places = tuple(place_of[seat] for seat in range(pairing.players))
        return Result(
            pairing=pairing,
            version=underhall.__version__,
            edition=match.game.edition,
            totals=tuple(score["total"] for score in scores),
            places=places,
            points=tuple({name: n for name, n in score.items() if name != "total"} for score in scores),
            seconds=tuple(round(one, 4) for one in self.seconds),
            decisions=tuple(self.decisions),
            choices=tuple(self.choices),
            used=tuple(tuple(sorted(one)) for one in self.used),
            plies=match.ply,
            fault=fault,
        )


def _own_seed(pairing: Pairing, seat: Seat) -> str:
    """The bot's own seed, which reveals nothing about the draws."""
    return blake2b(f"{seat}\n{pairing.seed}".encode(), digest_size=16, person=b"underhall arena").hexdigest()


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """Interrupt what runs longer. Signals reach only the main thread; elsewhere the caller has to watch."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(*_: object) -> None:
        raise _Overtime

    before = {number: signal.signal(number, interrupt) for number in (signal.SIGPROF, signal.SIGALRM)}
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, 10 * seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        for number, handler in before.items():
            signal.signal(number, handler)
