"""The numbers: a figure, the target it is held to, a section of them, a report. Plain data, printed by `report`."""

from __future__ import annotations

import platform
import sys
from importlib.metadata import version
from pathlib import Path

import msgspec

from underhall.core import COMPILED


class Figure(msgspec.Struct, frozen=True):
    """One measured number. `ratio` is to the peer in the same run; `low` and `high` are the extreme repetitions."""

    value: float
    low: float
    high: float
    ratio: float | None = None


class Target(msgspec.Struct, frozen=True):
    """What a figure (or its ratio) has to reach: at least `least`, or at most `most`."""

    figure: str
    least: float | None = None
    most: float | None = None
    of_ratio: bool = False
    unit: str = ""

    def value(self, figure: Figure) -> float | None:
        """The number that is held to the target."""
        return figure.ratio if self.of_ratio else figure.value

    def met(self, figure: Figure) -> bool:
        number = self.value(figure)
        if number is None:
            return False
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)

    def __str__(self) -> str:
        sign, bound = ("≥", self.least) if self.least is not None else ("≤", self.most)
        return f"{self.figure} {sign} {bound:g} {'× peer' if self.of_ratio else self.unit}".rstrip()


class Subject(msgspec.Struct, frozen=True):
    """What was measured, for instance a game with a number of players, with its figures by name."""

    name: str
    setting: str
    figures: dict[str, Figure]
    targets: list[Target] = []
    peer: bool = False

    def verdicts(self) -> list[tuple[Target, bool]]:
        return [(target, target.met(self.figures[target.figure])) for target in self.targets]


class Section(msgspec.Struct, frozen=True):
    """Subjects that are measured alike. `columns` maps the names of figures to their units."""

    title: str
    columns: dict[str, str]
    subjects: list[Subject]
    others: float | None = None
    """The share of the machine's processors that other processes took meanwhile, if that is known."""


class Report(msgspec.Struct, frozen=True):
    machine: dict[str, str]
    pace: str
    sections: list[Section]

    @property
    def passed(self) -> bool:
        return all(met for section in self.sections for subject in section.subjects for _, met in subject.verdicts())


def machine() -> dict[str, str]:
    """Where and with what the figures were made."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "processor": _processor(),
        "underhall": f"{version('underhall')} ({'compiled' if COMPILED else 'pure'})",
        "msgspec": version("msgspec"),
        "catanatron": version("catanatron"),
    }


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    if sys.platform == "linux" and info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor()
