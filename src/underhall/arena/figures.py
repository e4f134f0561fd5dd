"""Results summed up: wins and scores per bot with intervals, who beats whom, what was used and whether it won.

Intervals are 95% intervals. Games on the same seed belong together (that is what pairing is for), so scores are
compared seed by seed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

from underhall.arena.playing import Result

_WIDE = 1.96


class Mean(msgspec.Struct, frozen=True):
    """A mean and half the width of its interval; `count` is how many independent values it rests on."""

    value: float
    spread: float
    count: int

    @classmethod
    def of(cls, values: Sequence[float]) -> Mean:
        if not values:
            return cls(0.0, 0.0, 0)
        spread = _WIDE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
        return cls(fmean(values), spread, len(values))


class Share(msgspec.Struct, frozen=True):
    """How much of `count` was won, between `low` and `high` (Wilson's interval, which holds near 0 and 1 too)."""

    value: float
    low: float
    high: float
    count: int

    @classmethod
    def of(cls, won: float, count: int) -> Share:
        if not count:
            return cls(0.0, 0.0, 1.0, 0)
        share, z = won / count, _WIDE
        centre = (share + z * z / (2 * count)) / (1 + z * z / count)
        half = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
        return cls(share, max(0.0, centre - half), min(1.0, centre + half), count)


class Standing(msgspec.Struct, frozen=True):
    """One bot over all its seat-games. A shared first place counts in equal parts for those who share it."""

    bot: str
    wins: Share
    score: Mean
    seconds: float
    """Mean processor time per decision."""
    faults: int


class Use(msgspec.Struct, frozen=True):
    """A component: the share of seat-games that used it, and how those went compared with all of the same bot's."""

    component: str
    used: Share
    wins: Share
    margin: Mean
    """Points over the mean of the bot's other games: what goes with using it, not necessarily what it causes."""


def standings_of(results: Iterable[Result]) -> list[Standing]:
    """All bots, by wins."""
    wins: dict[str, float] = defaultdict(float)
    by_seed: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    seconds: dict[str, float] = defaultdict(float)
    decisions: dict[str, int] = defaultdict(int)
    games: dict[str, int] = defaultdict(int)
    faults: dict[str, int] = defaultdict(int)
    for result in results:
        firsts = result.places.count(1)
        for seat, bot in enumerate(result.pairing.bots):
            games[bot] += 1
            wins[bot] += (result.places[seat] == 1) / firsts
            seconds[bot] += result.seconds[seat]
            decisions[bot] += result.decisions[seat]
            at_fault = result.fault is not None and result.fault.seat == seat
            faults[bot] += at_fault
            if result.fault is None:
                by_seed[bot][result.pairing.seed].append(float(result.totals[seat]))
    found = [
        Standing(
            bot=bot,
            wins=Share.of(wins[bot], games[bot]),
            score=Mean.of([fmean(totals) for totals in by_seed[bot].values()]),
            seconds=seconds[bot] / max(1, decisions[bot]),
            faults=faults[bot],
        )
        for bot in games
    ]
    return sorted(found, key=lambda one: (-one.wins.value, -one.score.value, one.bot))


def duels(results: Iterable[Result]) -> dict[tuple[str, str], tuple[Share, Mean]]:
    """For every two bots that met: how often the first came in ahead (a tie is half), and by how many points."""
    ahead: dict[tuple[str, str], float] = defaultdict(float)
    met: dict[tuple[str, str], int] = defaultdict(int)
    margins: dict[tuple[str, str], dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for result in results:
        bots, places = result.pairing.bots, result.places
        for one, first in enumerate(bots):
            for other, second in enumerate(bots):
                if first == second:
                    continue
                pair = (first, second)
                met[pair] += 1
                ahead[pair] += 1.0 if places[one] < places[other] else 0.5 if places[one] == places[other] else 0.0
                if result.fault is None:
                    margins[pair][result.pairing.seed].append(float(result.totals[one] - result.totals[other]))
    return {
        pair: (Share.of(ahead[pair], met[pair]), Mean.of([fmean(one) for one in margins[pair].values()]))
        for pair in sorted(met)
    }


def first_seat(results: Sequence[Result]) -> list[Share]:
    """Per seat, how often it won: the advantage of sitting first."""
    seats = max((result.pairing.players for result in results), default=0)
    shares = []
    for seat in range(seats):
        here = [result for result in results if result.pairing.players > seat and result.fault is None]
        won = sum((result.places[seat] == 1) / result.places.count(1) for result in here)
        shares.append(Share.of(won, len(here)))
    return shares


def categories(results: Iterable[Result]) -> dict[str, dict[str, Mean]]:
    """Per bot, the mean points of every row of the score sheet."""
    found: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for result in results:
        if result.fault is None:
            for bot, points in zip(result.pairing.bots, result.points, strict=True):
                for name, value in points.items():
                    found[bot][name].append(float(value))
    return {bot: {name: Mean.of(values) for name, values in rows.items()} for bot, rows in found.items()}


def uses(results: Iterable[Result], counted: Iterable[str] = ()) -> list[Use]:
    """Every component that was used, and those `counted` that nobody used: how often, and how the games went. Most used
    first."""
    seats: list[tuple[str, float, float, frozenset[str]]] = []
    for result in results:
        if result.fault is None:
            firsts = result.places.count(1)
            for seat, bot in enumerate(result.pairing.bots):
                won = (result.places[seat] == 1) / firsts
                seats.append((bot, won, float(result.totals[seat]), frozenset(result.used[seat])))
    means = {bot: fmean(total for name, _, total, _ in seats if name == bot) for bot, *_ in seats}
    by_component: dict[str, list[tuple[float, float]]] = {component: [] for component in counted}
    for bot, won, total, used in seats:
        for component in used:
            by_component.setdefault(component, []).append((won, total - means[bot]))
    found = [
        Use(
            component,
            Share.of(len(games), len(seats)),
            Share.of(sum(won for won, _ in games), len(games)),
            Mean.of([margin for _, margin in games]),
        )
        for component, games in by_component.items()
    ]
    return sorted(found, key=lambda use: (-use.used.value, use.component))
