"""Files that people name: read and written with a sentence for everything that can go wrong, never half-written."""

from __future__ import annotations

import codecs
import contextlib
import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

import underhall
from underhall.cli.trouble import BadData, Trouble
from underhall.core import Error, Match
from underhall.core.record import LONGEST, TITLE

_POSITION = b'"underhall"'


def read_text(file: Path) -> str:
    """The text of a file, of which no more is read than can be a record or a position."""
    try:
        with file.open(encoding="utf-8-sig") as opened:
            text = opened.read(LONGEST + 1)
    except FileNotFoundError:
        raise Trouble("file-missing", file=str(file)) from None
    except IsADirectoryError:
        raise Trouble("file-folder", file=str(file)) from None
    except UnicodeDecodeError:
        raise Trouble("file-not_text", file=str(file)) from None
    except OSError as problem:
        raise Trouble("file-unreadable", file=str(file), problem=_why(problem)) from None
    except ValueError:  # a name with a null in it
        raise Trouble("file-missing", file=str(file)) from None
    if len(text) > LONGEST:
        raise Trouble("file-long", file=str(file), most=LONGEST)
    return text


def load(file: Path, *, verify: bool = False) -> Match:
    """The match of a record file."""
    text = read_text(file)
    try:
        return underhall.verify(text) if verify else underhall.load(text)
    except Error as problem:
        raise BadData(problem) from None


def load_position(file: Path, seed: str | None) -> Match:
    """The match that begins at a dumped position."""
    try:
        data = msgspec.json.decode(read_text(file))
    except (msgspec.DecodeError, RecursionError) as problem:
        raise Trouble("file-not_json", file=str(file), problem=str(problem)) from None
    if not isinstance(data, dict):
        raise Trouble("file-not_json_object", file=str(file))
    try:
        return underhall.position(data, seed=seed)
    except Error as problem:
        raise BadData(problem) from None


def save(match: Match, file: Path) -> None:
    """Write the record, or the position if the name ends in `.json`. A file that is something else is left alone."""
    check_target(file)
    if file.suffix == ".json":
        text = msgspec.json.format(msgspec.json.encode(match.dump())).decode() + "\n"
    else:
        text = match.record()
    try:
        beside = file.with_name(f".{file.name}.{os.getpid()}")
        beside.write_text(text, encoding="utf-8")
        beside.replace(file)
    except OSError as problem:
        raise Trouble("file-unwritable", file=str(file), problem=_why(problem)) from None


def check_target(file: Path) -> None:
    """Refuse to write over what is not ours, or into a folder that is not there."""
    try:
        with file.open("rb") as old:
            start = old.read(200)
    except FileNotFoundError:
        if not file.parent.is_dir():
            raise Trouble("file-missing", file=str(file.parent)) from None
        return
    except IsADirectoryError:
        raise Trouble("file-folder", file=str(file)) from None
    except OSError as problem:
        raise Trouble("file-unwritable", file=str(file), problem=_why(problem)) from None
    except ValueError:  # a name with a null in it
        raise Trouble("file-missing", file=str(file)) from None
    if start and not start.removeprefix(codecs.BOM_UTF8).startswith(TITLE.encode()) and _POSITION not in start:
        raise Trouble("file-foreign", file=str(file))


def autosave_file(game: str, environ: Mapping[str, str]) -> Path:
    """Where a game is kept while it is played if nobody named a file. Makes the folder if it can."""
    state = environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")
    folder = Path(state) / "underhall"
    with contextlib.suppress(OSError):  # saving will say what is wrong
        folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.record"


def game_folders(folder: Path, games: Mapping[str, Any]) -> list[Path]:
    """The subfolders of a content pack, one per game, in alphabetical order."""
    check_folder(folder)
    return sorted(place for place in folder.iterdir() if place.is_dir() and place.name in games)


def check_folder(folder: Path) -> None:
    """Refuse what is no folder, or cannot be read."""
    try:
        next(folder.iterdir(), None)
    except FileNotFoundError:
        raise Trouble("file-missing", file=str(folder)) from None
    except NotADirectoryError:
        raise Trouble("file-no_folder", file=str(folder)) from None
    except OSError as problem:
        raise Trouble("file-unreadable", file=str(folder), problem=_why(problem)) from None


def _why(problem: OSError) -> str:
    return problem.strerror or type(problem).__name__
