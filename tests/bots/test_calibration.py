"""What a game expects is neither too high nor too low, and does not jump while others move.

Both are measured on stored games that `greedy` played against itself: the moves stay, the estimate is today's.

    python -m tests.bots.test_calibration

plays them again, which takes some minutes; that is needed only when a game's content or rules change.
"""

from __future__ import annotations

from functools import cache
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import msgspec
import pytest

import underhall
from underhall.bots import bot, play_out

GAMES = Path(__file__).parent / "games"
COUNTS = {"ghosts_galore": 24, "mountain_king": 4, "caverna": 4}
EVERY = 5
"""One decision in so many is looked at: what is expected at the next ones is wrong for the same reason."""
PARTS = 8  # Ghosts Galore has as many rounds
TOO_FAR = 2.0
"""How many points an estimate may be off on average, beyond what luck explains."""
LUCK = 2.0  # standard errors
JUMP = 1.0
"""How many points a seat's expectation may gain or lose on average with each decision of the other."""


class Played(msgspec.Struct, frozen=True):
    """One stored game: at some decisions who makes it and what everybody expects before and after, and how it ended."""

    seats: list[int]
    expected: list[list[float]]
    after: list[list[float]]
    totals: list[int]


@cache
def games(game: str) -> list[Played]:
    found = []
    for number in range(COUNTS[game]):
        match = underhall.load((GAMES / f"{game}_{number}.txt").read_text(encoding="utf-8"))
        asked = [past for past in match.history() if past.decision is not None]
        some = range(number % EVERY, len(asked) - 1, EVERY)
        found.append(
            Played(
                [asked[place].decision.seats[0] for place in some],  # type: ignore[union-attr]
                [match.game.expected(asked[place].state) for place in some],
                [match.game.expected(asked[place + 1].state) for place in some],
                match.game.totals(match.state),
            )
        )
    return found


def test_what_is_expected_is_right_on_average_at_every_stage_of_the_game() -> None:
    """Only Ghosts Galore's estimate is fitted to how games end at two-player tables."""
    played = games("ghosts_galore")
    for part in range(PARTS):
        off = []  # one mean per game: what is expected twice in a game is wrong twice for the same reason
        for one in played:
            length = len(one.expected)
            here = one.expected[length * part // PARTS : length * (part + 1) // PARTS]
            off.append(fmean(points - total for row in here for points, total in zip(row, one.totals, strict=True)))
        assert abs(fmean(off)) < TOO_FAR + LUCK * stdev(off) / sqrt(len(off)), f"part {part + 1} of {PARTS}: {off}"


@pytest.mark.parametrize("game", COUNTS)
def test_nobody_s_expectation_jumps_because_another_moves(game: str) -> None:
    """Such as when a turn is handed over: the first `greedy` burned its goods in the Mountain King because of that."""
    by_game = []
    for one in games(game):
        changes = [
            later[other] - sooner[other]
            for seat, sooner, later in zip(one.seats, one.expected, one.after, strict=True)
            for other in range(len(one.totals))
            if other != seat
        ]
        by_game.append(fmean(changes))
    assert abs(fmean(by_game)) < JUMP


if __name__ == "__main__":
    for name, count in COUNTS.items():
        for number in range(count):
            match = underhall.new(name, players=2, seed=f"sample{number}")
            play_out(match, [bot("greedy", f"sample{number}{seat}") for seat in range(2)])
            (GAMES / f"{name}_{number}.txt").write_text(match.record(), encoding="utf-8")
