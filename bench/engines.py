"""The engines: random play, copy, record and memory of every game, alongside catanatron.

Subjects take turns in short slices, and every slice of ours is compared with the peer's slice beside it, so that a
machine that slows down slows both. Figures are medians over the repetitions.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bench import peer, random_play
from bench.figures import Figure, Section, Subject, Target
from underhall.core import COMPILED, DEALER, Game, Move, Setup, State, playout

RATE, PLAYOUT, COPY, SPREAD = "decisions/s", "playout", "copy", "of fewest"
ESTIMATE, RECORD, MEMORY, LENGTH = "estimate", "record", "memory", "a game"
COLUMNS = {
    RATE: "",
    PLAYOUT: "/s",
    SPREAD: "×",
    COPY: "µs",
    ESTIMATE: "nodes",
    RECORD: "bytes",
    MEMORY: "MB",
    LENGTH: "decisions",
}


class Goal(msgspec.Struct, frozen=True):
    """What a game with four players has to reach."""

    rate: float = 1.0
    """Decisions as a multiple of the peer's."""
    playout: float | None = None
    """The same through `playout`."""
    copy: float = 10.0
    """Microseconds, with any number of players."""


_PURE = {"caverna": Goal(3.0), "ghosts_galore": Goal(10.5, copy=5.0), "mountain_king": Goal(3.0)}
_FAST = {"caverna": Goal(8.0, copy=3.0), "ghosts_galore": Goal(20.0, 40.0, 3.0), "mountain_king": Goal(8.0, copy=3.0)}
_GOALS = _FAST if COMPILED else _PURE
_OF_FOUR = 4
_SPREAD_AT_MOST = 1.5
"""A decision may cost this much more with the most players than with the fewest, or vice versa."""
_MEMORY_AT_MOST = {"caverna": 64.0}
_ESTIMATE_AT_MOST = 2.0


class Pace(msgspec.Struct, frozen=True):
    """How long to measure: how many repetitions, of slices of how many seconds."""

    name: str
    repetitions: int
    seconds: float


FULL = Pace("full", repetitions=9, seconds=0.4)
QUICK = Pace("quick", repetitions=3, seconds=0.1)
_GAMES = 8
"""How many random games the positions for estimates come from, and what share of their decisions is taken."""
_SAMPLED = 0.1


class _Runner:
    """One subject while it is measured."""

    def __init__(
        self,
        name: str,
        setting: str,
        play: Callable[[Random], int],
        middle: Any,
        out: Callable[[Random], int] | None = None,
    ) -> None:
        self.name = name
        self.setting = setting
        self.play = play
        self.out = out
        self.copy: Callable[[], Any] = middle
        self.rates: list[float] = []
        self.outs: list[float] = []
        self.copies: list[float] = []
        self.lengths: list[float] = []


def measure(games: Mapping[str, Game[Any]], players: Sequence[int] | None, pace: Pace, console: Console) -> Section:
    """Measure all games at sensible player counts: the fewest that make a contest, four or the nearest, the most."""
    settings = [(game, count) for game in games.values() for count in _counts(game, players)]
    catan = _peer()
    ours = [_runner(game, count) for game, count in settings]
    runners = [catan, *ours]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("measuring", total=pace.repetitions * len(runners) + len(settings))
        for repetition in range(pace.repetitions):
            # A fixed order would give one subject the same neighbour every time.
            for runner in runners[repetition % len(runners) :] + runners[: repetition % len(runners)]:
                progress.update(task, description=f"{runner.name} {runner.setting}")
                _slice(runner, Random(f"{repetition} {runner.name}"), pace.seconds)
                progress.advance(task)
        subjects = [_subject(catan, catan, {}, [], peer=True)]
        for runner, (game, count) in zip(ours, settings, strict=True):
            progress.update(task, description=f"{game.id} estimate, record, memory")
            fewest = next(other for other in ours if other.name == runner.name)
            spread = _figure(_ratios(fewest.rates, runner.rates), None)
            more = {SPREAD: spread, ESTIMATE: _estimate(game, count, pace), **_sizes(game, count)}
            subjects.append(_subject(runner, catan, more, _targets(game.id, count)))
            progress.advance(task)
    make = "compiled" if COMPILED else "pure Python"
    return Section(f"Engines, {make}: uniformly random play beneath Match", COLUMNS, subjects)


def _counts(game: Game[Any], wanted: Sequence[int] | None) -> list[int]:
    if wanted is not None:
        return [count for count in game.players if count in wanted]
    contests = [count for count in game.players if count > 1]
    return sorted({min(contests), min(contests, key=lambda count: abs(count - 4)), max(contests)})


def _runner(game: Game[Any], players: int) -> _Runner:
    setup = game.setup(players, {})
    length, _ = random_play.play(game, setup, Random("middle"))
    _, state = random_play.play(game, setup, Random("middle"), decisions=length // 2)
    return _Runner(
        game.id,
        f"{players} players",
        lambda random: _play(game, setup, random),
        state.copy,
        lambda random: playout(game, game.start(setup), random),
    )


def _play(game: Game[Any], setup: Setup, random: Random) -> int:
    return random_play.play(game, setup, random)[0]


def _peer() -> _Runner:
    length, _ = peer.play(Random("middle"))
    _, middle = peer.play(Random("middle"), decisions=length // 2)
    return _Runner("catanatron", "4 players", lambda random: peer.play(random)[0], middle.copy)


def _slice(runner: _Runner, random: Random, seconds: float) -> None:
    """Whole games until the time is up, then playouts for half of it, and copies for a quarter."""
    decisions, games, spent = _games(runner.play, random, seconds)
    runner.rates.append(decisions / spent)
    runner.lengths.append(decisions / games)
    if runner.out is not None:
        decisions, _, spent = _games(runner.out, random, seconds / 2)
        runner.outs.append(decisions / spent)
    copies, copy = 0, runner.copy
    started = process_time()
    while (spent := process_time() - started) < seconds / 4:
        for _ in range(100):
            copy()
        copies += 100
    runner.copies.append(1e6 * spent / copies)


def _games(play: Callable[[Random], int], random: Random, seconds: float) -> tuple[int, int, float]:
    """Decisions, games and the time they took."""
    decisions = games = 0
    started = process_time()
    while process_time() - started < seconds or not games:
        decisions += play(random)
        games += 1
    return decisions, games, process_time() - started


def _subject(
    runner: _Runner, catan: _Runner, more: dict[str, Figure], targets: list[Target], *, peer: bool = False
) -> Subject:
    figures = {
        RATE: _figure(runner.rates, None if peer else catan.rates),
        COPY: _figure(runner.copies, None if peer else catan.copies),
        LENGTH: _figure(runner.lengths, None),
        **more,
    }
    if runner.outs:
        figures[PLAYOUT] = _figure(runner.outs, catan.rates)
    return Subject(runner.name, runner.setting, figures, targets, peer=peer)


def _figure(values: Sequence[float], beside: Sequence[float] | None) -> Figure:
    ratio = None if beside is None else median(_ratios(values, beside))
    return Figure(median(values), min(values), max(values), ratio)


def _ratios(values: Sequence[float], beside: Sequence[float]) -> list[float]:
    return [own / other for own, other in zip(values, beside, strict=True)]


def _estimate(game: Game[Any], players: int, pace: Pace) -> Figure:
    """What `expected` costs per seat, in nodes of a search: a copy, a move on it, and the moves after that."""
    random, setup = Random("estimate"), game.setup(players, {})
    found: list[tuple[State, int, Move]] = []
    for _ in range(_GAMES):
        state = game.start(setup)
        while state.agenda:
            seat, moves = game.choices(state)
            move = moves[int(random.random() * len(moves))]
            if seat != DEALER and random.random() < _SAMPLED:
                found.append((state.copy(), seat, move))
            game.apply(state, seat, move)
    ratios = []
    for _ in range(pace.repetitions):
        started = process_time()
        for state, seat, move in found:
            twin = state.copy()
            game.apply(twin, seat, move)
            game.choices(twin)
        between = process_time()
        for state, _, _ in found:
            game.expected(state)
        ratios.append((process_time() - between) / (between - started) / players)
    return _figure(ratios, None)


def _sizes(game: Game[Any], players: int) -> dict[str, Figure]:
    """The record of a finished game, and the peak memory of a process that played one."""
    setup = game.setup(players, {})
    lengths = [float(len(random_play.play_match(game, setup, f"record {n}").record().encode())) for n in range(3)]
    command = [sys.executable, "-m", "bench.random_play", game.id, str(players)]
    root = Path(__file__).resolve().parent.parent
    peak = float(subprocess.run(command, capture_output=True, text=True, check=True, cwd=root).stdout)
    return {RECORD: _figure(lengths, None), MEMORY: Figure(peak, peak, peak)}


def _targets(game: str, players: int) -> list[Target]:
    goal = _GOALS.get(game, Goal())
    targets = [
        Target(COPY, most=goal.copy, unit=COLUMNS[COPY]),
        Target(SPREAD, least=1 / _SPREAD_AT_MOST, unit=COLUMNS[SPREAD]),
        Target(SPREAD, most=_SPREAD_AT_MOST, unit=COLUMNS[SPREAD]),
    ]
    if players == _OF_FOUR or game not in _GOALS:
        targets.append(Target(RATE, least=goal.rate, of_ratio=True))
        if goal.playout is not None:
            targets.append(Target(PLAYOUT, least=goal.playout, of_ratio=True))
    if COMPILED and game in _GOALS:
        targets.append(Target(ESTIMATE, most=_ESTIMATE_AT_MOST, unit=COLUMNS[ESTIMATE]))
    if game in _MEMORY_AT_MOST:
        targets.append(Target(MEMORY, most=_MEMORY_AT_MOST[game], unit=COLUMNS[MEMORY]))
    return targets
