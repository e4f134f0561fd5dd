"""Results on disk: a text file with one JSON line per game, only ever added to.

An interrupted run continues where it stopped: games in the file are not played again, and a line
cut short by a crash is dropped. Lines from other versions of the program or the content stay, and are not mixed in.
"""

from __future__ import annotations

import csv
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from underhall.arena.playing import Result
from underhall.core import Error

_HEADER = {"underhall": "arena 1"}


class ArenaError(Error):
    """A tournament that cannot be played, or a file of results that cannot be used."""

    key = "arena"


class Results:
    """The results in a file, or in memory alone."""

    def __init__(self, file: str | Path | None = None) -> None:
        """Read what the file holds. Raises ArenaError if it is something else."""
        file = None if file is None else Path(file)
        self.file = file
        self._by_key: dict[str, Result] = {}
        if file is None:
            return
        with writing(file):
            data = file.read_bytes() if file.exists() else b""
            if not data:
                file.write_bytes(msgspec.json.encode(_HEADER) + b"\n")
        if data:
            self._read(file, data)

    def __iter__(self) -> Iterator[Result]:
        return iter(self._by_key.values())

    def __len__(self) -> int:
        return len(self._by_key)

    def __contains__(self, key: str) -> bool:
        return key in self._by_key

    def add(self, result: Result) -> None:
        """Keep a result; it is on disk when this returns. One that is already known changes nothing."""
        if result.key in self._by_key:
            return
        if self.file is not None:
            with writing(self.file), self.file.open("ab") as out:
                out.write(msgspec.json.encode(result) + b"\n")
                out.flush()
                os.fsync(out.fileno())
        self._by_key[result.key] = result

    def _read(self, file: Path, data: bytes) -> None:
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.split(b"\n")[:-1]
        try:
            header = msgspec.json.decode(lines[0]) if lines else None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            header = None
        if not isinstance(header, dict) or "underhall" not in header:
            raise ArenaError("foreign", file=str(file))
        if header != _HEADER:
            raise ArenaError("other_format", file=str(file), format=str(header["underhall"]))
        decoder = msgspec.json.Decoder(Result)
        for number, line in enumerate(lines[1:], start=2):
            try:
                result = decoder.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
                raise ArenaError("line", file=str(file), line=number, problem=str(problem)) from None
            self._by_key.setdefault(result.key, result)
        if whole != data:  # the line that a crash cut short
            with writing(file), file.open("r+b") as out:
                out.truncate(len(whole))


def write_table(results: Sequence[Result], file: Path) -> None:
    """The results as a flat table, one row per seat and game: Parquet or CSV, by the file's name."""
    check_table(file)
    rows = [row for result in results for row in _rows(result)]
    if file.suffix == ".parquet":
        import pyarrow
        import pyarrow.parquet

        with writing(file):
            pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), file)
    else:
        columns = list(dict.fromkeys(name for row in rows for name in row))
        with writing(file), file.open("w", newline="", encoding="utf-8") as out:
            writer = csv.DictWriter(out, columns, restval="")
            writer.writeheader()
            writer.writerows(rows)


def check_table(file: Path) -> None:
    """Refuse what `write_table` could not write, before a tournament is played for it."""
    if file.suffix not in (".csv", ".parquet"):
        raise ArenaError("suffix", file=str(file))
    if file.suffix == ".parquet" and find_spec("pyarrow") is None:
        raise ArenaError("no_parquet", file=str(file))
    check_writable(file)


def check_writable(file: Path) -> None:
    """Refuse a file that could not be written. What it holds is left as it is."""
    with writing(file):
        is_new = not file.exists()
        with file.open("ab"):
            pass
        if is_new:
            file.unlink()


def _rows(result: Result) -> Iterator[dict[str, Any]]:
    pairing = result.pairing
    for seat, name in enumerate(pairing.bots):
        fault = result.fault.reason if result.fault is not None and result.fault.seat == seat else ""
        yield {
            "game": pairing.game,
            "players": pairing.players,
            "options": " ".join(f"{key}={value}" for key, value in sorted(pairing.options.items())),
            "version": result.version,
            "edition": result.edition,
            "seed": pairing.seed,
            "rotation": pairing.rotation,
            "seat": seat,
            "bot": name,
            "total": result.totals[seat],
            "place": result.places[seat],
            "seconds": result.seconds[seat],
            "decisions": result.decisions[seat],
            "choices": result.choices[seat],
            "plies": result.plies,
            "fault": fault,
            "used": " ".join(result.used[seat]),
            **{f"points_{name}": points for name, points in result.points[seat].items()},
        }


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """Tell in a sentence that a file cannot be read or written."""
    try:
        yield
    except OSError as problem:
        raise ArenaError("unwritable", file=str(file), problem=problem.strerror or str(problem)) from None
