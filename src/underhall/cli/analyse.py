"""`underhall analyse FILE`: what a finished game could have been, and the decisions that mattered most."""

from __future__ import annotations

from pathlib import Path

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from underhall.bots.analysis import Analysis, Turning, analyse
from underhall.bots.planning import Budget
from underhall.cli import files
from underhall.cli.screen import Screen
from underhall.cli.speech import Speaker
from underhall.cli.trouble import USAGE, Trouble
from underhall.core import Match

_BARS = "▁▂▃▄▅▆▇█"
_COLUMNS = 60


class AnalyseCommand:
    """The command as a method; its keyword parameters are its options. It returns the exit code."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.screen = Screen(speaker)

    def analyse(self, file: Path, /, *, positions: int = 3_000) -> int:
        if positions < 1:
            raise Trouble("usage-positions", exit_code=USAGE, positions=positions)
        match = files.load(file)
        columns = (TextColumn(self.speaker.tell("analyse-title")), BarColumn(), TimeRemainingColumn())
        with Progress(*columns, console=self.screen.console, transient=True) as progress:
            bar = progress.add_task("", total=1)
            found = analyse(
                match,
                budget=Budget(positions),
                progress=lambda done, of: progress.update(bar, completed=done, total=of),
            )
        self._show(match, found)
        return 0

    def _show(self, match: Match, found: Analysis) -> None:
        screen, names = self.screen, self.screen.names(match)
        least = min(min(points) for points in found.expected)
        most = max(max(points) for points in found.expected)
        screen.tell("analyse-graph", low=f"{least:.0f}", high=f"{most:.0f}")
        for seat in range(match.setup.players):
            points = [entry[seat] for entry in found.expected]
            screen.tell("analyse-seat", seat=names[seat], bars=_bars(points, least, most), total=f"{points[-1]:.0f}")
        if not found.turnings:
            screen.tell("analyse-nothing")
        for number, one in enumerate(found.turnings, start=1):
            self._tell(match, number, one, names)

    def _tell(self, match: Match, number: int, one: Turning, names: list[str]) -> None:
        past, speak = match.at(one.ply), self.speaker.move
        self.screen.tell(
            "analyse-turning",
            number=number,
            ply=one.ply + 1,
            seat=names[one.seat],
            played=speak(match.game, one.played, past.state),
            better=speak(match.game, one.better[0], past.state),
            line=" · ".join(map(str, one.better)),
            cost=f"{one.cost:.1f}",
        )


def _bars(points: list[float], least: float, most: float) -> str:
    """The points as a row of bars, at most so many columns wide."""
    step = max(1, -(-len(points) // _COLUMNS))
    height = (most - least) or 1.0
    return "".join(_BARS[int((len(_BARS) - 1) * (value - least) / height + 0.5)] for value in points[::step])
