"""The rulebook: a game's rules in the reader's language, and the paragraph that a citation leads to.

The rules are Markdown, `<language>/<game>.md` beside the message files (see `messages.add_folder`). Two kinds of
places have a name that refusals cite:

- a numbered heading: `## 8. Digging` is `8`, `### 8.2 Where a tile may lie` is `8.2`;
- a ruling: its place is the first paragraph, list item or table row that names it in brackets, `(R-41)`, or else
  the first that names it at all. Text in backticks names nothing.

A rulebook is illustrated: `![wood](piece:good:wood)` is a piece in the line, and fenced blocks `figure`, `pieces` and
`cards` are drawn where there is something to draw on (see docs/rulebooks.md). `paragraph` has their captions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from textwrap import dedent

import msgspec

from underhall.core import messages
from underhall.core.messages import told
from underhall.core.refusals import RulesError, nearest

_HEADING = re.compile(r"(#+) (?:([0-9]+(?:\.[0-9]+)?)\.? )?")
_ITEM = re.compile(r"\s*(?:[-*]|[0-9]+\.) ")
_HASHES = re.compile(r"#+ ")
_CELL = re.compile(r"\s*\|\s*")
_SPACE = re.compile(r"\s*")
_RULE = re.compile(r"\s*\|(?:\s*:?-+:?\s*\|)+\s*\Z")
_RULING = re.compile(r"\bR-[0-9]+\b")
_BRACKETS = re.compile(r"\([^()]*\)")
_CODE = re.compile(r"`[^`]*`")
_PICTURE = re.compile(r"!\[([^\]]*)\]\(piece:[^)]*\)( ?)")
_LINK = re.compile(r"\[([^\]]*)\]\(#rule-([^)]+)\)")
_DRAWN = re.compile(r"^```(?:figure|pieces|cards)\b.*?^```\n?", re.MULTILINE | re.DOTALL)
_SHORT = re.compile(r"R-?([0-9]+)\Z", re.IGNORECASE)


class _Block(msgspec.Struct):
    """Lines that belong together: a heading, a paragraph, a list item or a table row."""

    lines: list[str]
    first: int
    """The number of the first line in the file."""
    level: int = 0
    """How deep a heading is; 0 for anything else."""
    head: tuple[str, ...] = ()
    """The two lines above a table's rows."""
    names: tuple[str, ...] = ()
    """The citations that lead here."""


def text(game: str, lang: str = "en") -> str:
    """The rules as Markdown; in English where there is no translation. Raises RulesError if the game has none."""
    return _file(game, lang).read_text(encoding="utf-8")


def places(game: str, lang: str = "en") -> list[str]:
    """Every section and ruling that can be cited, in the order of the text. Raises RulesError like `text`."""
    return [name for block in _blocks(_file(game, lang)) for name in block.names]


def paragraph(game: str, citation: str, lang: str = "en") -> str:
    """The Markdown of the place that a citation names: `R-41`, `r41`, `8.2` or, as refusals have it, `caverna:R-41`.

    A section is given whole, a row with the heads of its table. Raises RulesError if there is no such place.
    """
    blocks = _blocks(_file(game, lang))
    given: object = citation
    if not isinstance(given, str):
        raise RulesError("no_place", citation=told(given), near="")
    owner, _, name = citation.strip().rpartition(":")
    name = _SHORT.sub(r"R-\1", name.strip("§. "))
    found = [number for number, block in enumerate(blocks) if name in block.names]
    if not found or owner not in ("", game):
        known = [name for block in blocks for name in block.names]
        near = nearest(name, known) if owner in ("", game) else ""
        raise RulesError("no_place_near" if near else "no_place", citation=told(citation), near=near)
    block = blocks[found[0]]
    if not block.level:
        return _plain(dedent("\n".join([*block.head, *block.lines])))
    after = (other for other in blocks[found[0] + 1 :] if 0 < other.level <= block.level)
    end = next((other.first for other in after), None)
    return _plain("\n".join(text(game, lang).splitlines()[block.first : end])).strip()


def _plain(markdown: str) -> str:
    """Captions in place of drawings, as they say all there is to see; words in place of pictures, places of links."""
    linked = _LINK.sub(r"\1 (\2)", _DRAWN.sub(_caption, markdown))
    return _PICTURE.sub(lambda picture: picture[1] + picture[2] if picture[1] else "", linked)


def _caption(drawn: re.Match[str]) -> str:
    return "".join(f"> {line}\n" for line in drawn[0].splitlines()[1:-1])


def anchored(game: str, lang: str = "en") -> str:
    """The rules with an HTML anchor at every place that can be cited: `<a id="rule-R-41"></a>`."""
    lines = text(game, lang).splitlines()
    for block in _blocks(_file(game, lang)):
        marks = "".join(f'<a id="rule-{name}"></a>' for name in block.names)
        line = lines[block.first]
        mark = _HASHES if block.level else _CELL if block.head else _ITEM
        start = mark.match(line) or _SPACE.match(line)
        at = start.end() if start else 0
        lines[block.first] = line[:at] + marks + line[at:]
    return "\n".join(lines) + "\n"


def _file(game: str, lang: str) -> Path:
    given: object = game
    for language in (lang, "en") if isinstance(given, str) else ():
        file = messages.file(f"{game}.md", language)
        if file is not None:
            return file
    raise RulesError("no_rules", game=told(given))


@lru_cache(maxsize=64)
def _blocks(file: Path) -> tuple[_Block, ...]:
    """All blocks of a file that can be cited, and all headings."""
    found = list(_cut(file.read_text(encoding="utf-8").splitlines()))
    bare = [_CODE.sub("", "\n".join(block.lines)) for block in found]
    owner: dict[str, int] = {}
    for number, block in enumerate(found):
        heading = _HEADING.match(block.lines[0]) if block.level else None
        if heading is not None and heading[2]:
            owner.setdefault(heading[2], number)
    for named in ([" ".join(_BRACKETS.findall(text)) for text in bare], bare):
        for number, words in enumerate(named):
            for ruling in _RULING.findall(words):
                owner.setdefault(ruling, number)
    for name, number in owner.items():
        found[number].names += (name,)
    return tuple(block for block in found if block.names or block.level)


def _cut(lines: list[str]) -> Iterator[_Block]:
    block: _Block | None = None
    head: tuple[str, ...] = ()
    for number, line in enumerate(lines):
        heading = _HEADING.match(line)
        row = line.lstrip().startswith("|")
        if not row:
            head = ()
        if block is not None and not (line.strip() and not heading and not row and not _ITEM.match(line)):
            yield block
            block = None
        if heading:
            yield _Block([line], number, level=len(heading[1]))
        elif row and head:
            yield _Block([line], number, head=head)
        elif row:
            if _RULE.match(line):
                head = (lines[number - 1], line)
        elif block is not None:
            block.lines.append(line)
        elif line.strip():
            block = _Block([line], number)
    if block is not None:
        yield block
