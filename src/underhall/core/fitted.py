"""Weights of an estimate that are fitted on self-play: kept as readable data, looked up (`scales`) by the time left.

An estimate is the current score plus the sum of its features, each times its weight. A weight is given for a few
moments of the game, with straight lines between them. There is one table of weights for each number of players that was
fitted; other numbers use the nearest smaller one. `underhall fit` makes the tables.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from underhall.core.scales import Scale, shares

Table = dict[str, list[float]]
"""By feature, a weight for each moment."""
Evidence = Callable[[Any, int], tuple[float, list[float], float]]
"""Of a state and a seat: the score as it stands, all features, and the time left."""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    time_left: list[float]
    tables: dict[str, Table]


class Fitted:
    """The weights of one game's estimate, read from its file."""

    def __init__(
        self,
        file: Path,
        names: Sequence[str],
        knots: Sequence[float],
        evidence: Evidence,
        together: Sequence[Sequence[str]] = (),
    ) -> None:
        """Features that are of use only `together` are bent together, where another taste is tried."""
        self.file = file
        self.together = tuple(map(tuple, together))
        self.names = tuple(names)
        self.knots = tuple(knots)
        self.evidence = evidence
        data = msgspec.json.decode(file.read_bytes(), type=_File)
        unknown = [name for table in data.tables.values() for name in table if name not in self.names]
        uneven = any(len(row) != len(self.knots) for table in data.tables.values() for row in table.values())
        if tuple(data.time_left) != self.knots or unknown or uneven:
            raise ValueError(f"{file} does not fit the features of the estimate: {unknown[:3]}")
        self._tables = {int(players): table for players, table in data.tables.items()}
        self._scales = {players: Scale(self.names, self.knots, table) for players, table in self._tables.items()}
        self.scales: list[Scale] = [self._scales[self._nearest(players)] for players in range(9)]
        """By number of players."""

    def table(self, players: int) -> Table:
        return self._tables[self._nearest(players)]

    def shares(self, time: float) -> list[tuple[int, float]]:
        return shares(self.knots, time)

    def scale(self, table: Table) -> Scale:
        return Scale(self.names, self.knots, table)

    @contextmanager
    def using(self, players: int, weights: Table | Scale) -> Iterator[None]:
        """With other weights for a while. A scale that is used again remembers what was looked up."""
        before = self.scales[players]
        self.scales[players] = weights if isinstance(weights, Scale) else self.scale(weights)
        try:
            yield
        finally:
            self.scales[players] = before

    def text(self, players: int, table: Table) -> str:
        """The file with this table in its place: a line per feature, to two decimals."""
        tables: Mapping[int, Table] = dict(sorted({**self._tables, players: table}.items()))
        blocks = []
        for count, rows in tables.items():
            lines = [f'      "{name}": {_numbers(rows[name])}' for name in self.names if _matters(rows.get(name))]
            blocks.append(f'    "{count}": {{\n' + ",\n".join(lines) + "\n    }")
        inner = ",\n".join(blocks)
        return f'{{\n  "time_left": {_numbers(self.knots)},\n  "tables": {{\n{inner}\n  }}\n}}\n'

    def _nearest(self, players: int) -> int:
        return max((count for count in self._tables if count <= players), default=min(self._tables))


def _matters(row: Sequence[float] | None) -> bool:
    return row is not None and any(abs(weight) >= 0.005 for weight in row)


def _numbers(row: Sequence[float]) -> str:
    return "[" + ", ".join(f"{round(value, 2) + 0.0:g}" for value in row) + "]"
