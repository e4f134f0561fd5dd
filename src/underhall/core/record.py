"""Records: a match as text that people can read and `match` can replay.

A record is a title line, a header of `name: value` lines (values are JSON), the numbered plies, and a closing line
with their number and a digest of everything above it, so that a truncated or edited record is recognised:

    Underhall record 1
    game: "ghosts_galore"
    players: 2
    seed: "any text"

    1. * board 0 board_3
    2. 0 side a
    3. 1 ?
    end 3 0f6c...

`*` is the dealer. A `?` stands for what the reader may not know yet; a record with one cannot be replayed.
This module knows the text only. What the moves mean is for `match`.

A record has at most 1,000,000 characters; seeds, names and contributions have at most 1,000 each. A leading byte-order
mark and Windows line ends are fine.
"""

from __future__ import annotations

import re
from hashlib import blake2b
from typing import Any, Final

import msgspec

from underhall.core.agenda import DEALER, Seat
from underhall.core.game import LONGEST_TEXT, OptionValue, Setup
from underhall.core.messages import told
from underhall.core.refusals import RecordError, SetupError

TITLE = "Underhall record 1"
MASK = "?"

LONGEST: Final = 1_000_000

_PLY = re.compile(r"([1-9][0-9]{0,8})\. (.*)\Z")
_LINE = re.compile(r"(\*|0|[1-9][0-9]?) (\S.*)\Z")
_END = re.compile(r"end (0|[1-9][0-9]{0,8}) ([0-9a-f]{32})\Z")
_NUMBER = re.compile(r"(?:0|[1-9][0-9]?)\Z")
_HEADER = re.compile(r"([a-z]+)(?: ([a-z0-9_]+))?: (.*)\Z")


class Line(msgspec.Struct, frozen=True):
    """One ply as it is written: who, and the notation of the move or outcome."""

    seat: Seat
    text: str

    def __str__(self) -> str:
        return f"{'*' if self.seat == DEALER else self.seat} {self.text}"


class Record(msgspec.Struct, frozen=True):
    """The content of a record. `seed` is None while it is a secret; `position` replaces the usual start."""

    setup: Setup
    edition: str
    lines: tuple[Line, ...]
    seats: tuple[str, ...] = ()
    commitment: str = ""
    contributions: tuple[str, ...] = ()
    seed: str | None = None
    position: dict[str, Any] | None = None
    result: tuple[int, ...] | None = None


def write(record: Record) -> str:
    """The record as text."""
    setup = record.setup
    header: list[tuple[str, object]] = [
        ("game", setup.game),
        ("rules", setup.rules),
        ("edition", record.edition),
        ("players", setup.players),
    ]
    header += [(f"option {name}", value) for name, value in setup.options.items()]
    header += [(f"seat {seat}", name) for seat, name in enumerate(record.seats)]
    header += [("commitment", record.commitment)] if record.commitment else []
    header += [(f"contribution {seat}", text) for seat, text in enumerate(record.contributions)]
    header += [("seed", record.seed)] if record.seed is not None else []
    header += [("position", record.position)] if record.position is not None else []
    header += [("result", record.result)] if record.result is not None else []
    body = [TITLE, *(f"{name}: {msgspec.json.encode(value).decode()}" for name, value in header), ""]
    body += [f"{number}. {line}" for number, line in enumerate(record.lines, start=1)]
    return _closed(body, len(record.lines))


def seal(text: str) -> str:
    """Close a record: `text` with its plies' number and digest; an old closing line is replaced."""
    body = [line for line in _lines(text) if not line.startswith("end ")]
    if body and not body[-1]:
        body.pop()  # what follows the last line break is not a line
    return _closed(body, sum(1 for line in body if _PLY.match(line)))


def _closed(body: list[str], plies: int) -> str:
    return "\n".join([*body, f"end {plies} {_digest(body)}"]) + "\n"


def read(text: object) -> Record:
    """The record in `text`. RecordError tells foreign, truncated and edited files apart."""
    if not isinstance(text, str):
        raise RecordError("foreign", line=told(text))
    if len(text) > LONGEST:
        raise RecordError("long", most=LONGEST)
    if is_broken(text):
        raise RecordError("characters")
    lines = _lines(text)
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines or lines[0] != TITLE:
        raise RecordError("foreign", line=lines[0][:60] if lines else "")
    closing = _END.match(lines[-1])
    if closing is None:
        raise RecordError("truncated", line=lines[-1][:60])
    if closing[2] != _digest(lines[:-1]):
        raise RecordError("edited")
    try:
        gap = lines.index("")
    except ValueError:
        raise RecordError("no_moves") from None
    header = _read_header(lines[1:gap])
    plies = [_read_ply(number, line) for number, line in enumerate(lines[gap + 1 : -1], start=1)]
    if len(plies) != int(closing[1]):
        raise RecordError("count", said=int(closing[1]), have=len(plies))
    return _record(header, tuple(plies))


def read_line(text: object) -> Line:
    """A ply without its number: `0 take curve_03`, `* reveal bridge_08`."""
    found = _LINE.match(text) if isinstance(text, str) else None
    if found is None:
        raise RecordError("line", line=told(text)[:60])
    return Line(DEALER if found[1] == "*" else int(found[1]), found[2])


def is_broken(text: str) -> bool:
    """Whether a text holds half a character, as shells pass on for broken bytes: no file can store that."""
    return not text.isascii() and any("\ud800" <= character <= "\udfff" for character in text)


def check_text(text: object) -> str:
    """The text itself, if it can be a seed or a name in a record; SetupError otherwise."""
    if not isinstance(text, str) or is_broken(text):
        raise SetupError("text", text=ascii(text)[:60] if isinstance(text, str | bytes) else told(text))
    if len(text) > LONGEST_TEXT:
        raise SetupError("text_long", text=text[:60], most=LONGEST_TEXT)
    return text


def _lines(text: str) -> list[str]:
    """The lines of a text. Names and seeds may hold rare Unicode line breaks, which do not end a line here."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")


def _digest(lines: list[str]) -> str:
    return blake2b("\n".join(lines).encode(), digest_size=16, person=b"underhall rec").hexdigest()


def _read_header(lines: list[str]) -> dict[tuple[str, str], Any]:
    header: dict[tuple[str, str], Any] = {}
    for line in lines:
        found = _HEADER.match(line)
        if found is None:
            raise RecordError("header", line=line[:60])
        key = (found[1], found[2] or "")
        if key in header:
            raise RecordError("header_twice", line=line[:60])
        try:
            header[key] = msgspec.json.decode(found[3])
        except (msgspec.DecodeError, RecursionError):
            raise RecordError("header", line=line[:60]) from None
    return header


def _read_ply(number: int, line: str) -> Line:
    found = _PLY.match(line)
    if found is None or int(found[1]) != number or not _LINE.match(found[2]):
        raise RecordError("ply", ply=number, line=line[:60])
    return read_line(found[2])


def _record(header: dict[tuple[str, str], Any], lines: tuple[Line, ...]) -> Record:
    def field(name: str, kind: Any, default: Any) -> Any:
        value = header.pop((name, ""), default)
        if value is None and default is not None:
            raise RecordError("header_missing", name=name)
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError:
            raise RecordError("header_type", name=name) from None

    def numbered(name: str) -> tuple[str, ...]:
        found = sorted((int(key[1]), key) for key in header if key[0] == name and _NUMBER.match(key[1]))
        if [number for number, _ in found] != list(range(len(found))):
            raise RecordError("header_missing", name=f"{name} {len(found)}")
        texts = [header.pop(key) for _, key in found]
        if not all(isinstance(text, str) and len(text) <= LONGEST_TEXT for text in texts):
            raise RecordError("header_type", name=name)
        return tuple(texts)

    options: dict[str, OptionValue] = {}
    for key in [key for key in header if key[0] == "option"]:
        value = header.pop(key)
        if not isinstance(value, str | int | bool):
            raise RecordError("header_type", name=f"option {key[1]}")
        options[key[1]] = value
    for name in ("game", "rules", "players", "edition"):
        if (name, "") not in header:
            raise RecordError("header_missing", name=name)
    setup = Setup(field("game", str, ""), field("players", int, 0), options, field("rules", int, 0))
    record = Record(
        setup=setup,
        edition=field("edition", str, ""),
        lines=lines,
        seats=numbered("seat"),
        commitment=field("commitment", str, ""),
        contributions=numbered("contribution"),
        seed=field("seed", str | None, None),
        position=field("position", dict[str, Any] | None, None),
        result=field("result", tuple[int, ...] | None, None),
    )
    if record.seed is not None and len(record.seed) > LONGEST_TEXT:
        raise RecordError("header_type", name="seed")
    if header:
        name = " ".join(next(iter(header))).strip()
        raise RecordError("header_unknown", name=name)
    return record
