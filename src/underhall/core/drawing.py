"""Pictures in text: lines made of pieces with styles, laid out for a width and written as rich markup.

Games draw with it; what they draw is theirs. Nothing here needs rich: markup is text.

    >>> page = beside([[("ab", "")]], [[("c", "bold")], [("d", "")]], gap=1)
    >>> print(written(page))
    ab [bold]c[/]
       d
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

_STYLE = re.compile(r"(?<!\\)\[(?:/[a-z0-9_# ]*|[a-z#][a-z0-9_# ]*)\]")

Line = list[tuple[str, str]]
"""Pieces of text with their styles."""
Block = list[Line]


def cells(text: str) -> int:
    """The columns that a text takes in a terminal: names may hold wide letters and combining accents."""
    if text.isascii():
        return len(text)
    wide = sum(1 for letter in text if unicodedata.east_asian_width(letter) in "WF")
    return len(text) + wide - sum(1 for letter in text if unicodedata.combining(letter))


def width_of(line: Line) -> int:
    return sum(cells(text) for text, _ in line)


def widest(block: Block) -> int:
    return max(map(width_of, block), default=0)


def padded(line: Line, width: int) -> Line:
    return [*line, (" " * (width - width_of(line)), "")]


def beside(left: Block, right: Block, gap: int = 3) -> Block:
    """Two blocks side by side, level at the top."""
    width = widest(left) + gap
    height = max(len(left), len(right))
    left, right = left + [[]] * (height - len(left)), right + [[]] * (height - len(right))
    return [[*padded(one, width), *other] for one, other in zip(left, right, strict=True)]


def stacked(blocks: Iterable[Block], width: int) -> Block:
    """Blocks below each other with empty lines between; the last row holds as many of the last blocks as fit."""
    rows: list[Block] = []
    for block in reversed([block for block in blocks if block]):
        if rows and widest(block) + 3 + widest(rows[-1]) <= width:
            rows[-1] = beside(block, rows[-1])
        else:
            rows.append(block)
    page: Block = []
    for row in reversed(rows):
        page += [*([[]] if page else []), *row]
    return page


def in_columns(items: Sequence[Line], width: int, gap: int = 2) -> Block:
    """Items in as many equal columns as fit, down the first and then down the next; long ones are wrapped."""
    if not items:
        return []
    each = max(map(width_of, items))
    count = min(len(items), max(1, (width + gap) // (each + gap)))
    if count == 1:
        return [line for item in items for line in wrapped(item, width, 4)]
    high = -(-len(items) // count)
    columns = [items[first : first + high] for first in range(0, len(items), high)]
    page: Block = []
    for row in range(high):
        line: Line = []
        for number, column in enumerate(columns):
            if row < len(column):
                line = [*padded(line, (each + gap) * number), *column[row]]
        page.append(line)
    return page


def flowing(items: Sequence[Line], width: int, gap: int = 2) -> Block:
    """Items one after another, as many to a line as fit; one that is too wide for a line is wrapped."""
    page: Block = []
    for item in items:
        if page and width_of(page[-1]) + gap + width_of(item) <= width:
            page[-1] = [*page[-1], (" " * gap, ""), *item]
        else:
            page += wrapped(item, width)
    return page


def cut(text: str, width: int) -> str:
    """The text, or its beginning and its last two letters: bots' names differ in the last one."""
    if cells(text) <= width:
        return text
    head, tail = text[:-2], text[-2:]
    while head and cells(head) + 1 + cells(tail) > width:
        head = head[:-1]
    return f"{head}…{tail}"


def columns_of(names: Sequence[str], width: int, least: int) -> list[str]:
    """Headings of equal columns that together are no wider than `width`, each at least `least` wide."""
    each = max(least, min(max(map(cells, names)) + 2, width // len(names)))
    return [" " * (each - cells(shown)) + shown for shown in (cut(name, each - 1) for name in names)]


def wrapped(line: Line, width: int, indent: int = 2) -> Block:
    """The line broken at spaces, later lines indented; a word that is wider than the width is cut."""
    if width_of(line) <= width:
        return [line]
    page: Block = [[]]
    used, margin = 0, 0
    for word, style in _words(line):
        while used + cells(word.rstrip(" ")) > width:
            if used > margin:
                last, its_style = page[-1][-1]
                page[-1][-1] = (last.rstrip(" "), its_style)  # the space before a break would stick out
                page.append([(" " * indent, "")])
                used = margin = indent
                word = word.lstrip(" ")
            else:  # it has to be cut
                head = word[: max(1, (width - used) // 2 if not word.isascii() else width - used)]
                page[-1].append((head, style))
                word = word[len(head) :]
                page.append([(" " * indent, "")])
                used = margin = indent
        page[-1].append((word, style))
        used += cells(word)
    return page


def _words(line: Line) -> Line:
    """Words with the spaces after them, each with its style."""
    words: Line = []
    for text, style in line:
        start = 0
        for place in range(1, len(text)):
            # A count stays with its thing: `2 × Sheep`.
            if text[place] not in " ×" and text[place - 1] == " " and text[place - 2 : place - 1] != "×":
                words.append((text[start:place], style))
                start = place
        words.append((text[start:], style))
    return words


def short_names(names: Sequence[str]) -> tuple[str, ...]:
    """Two letters for each name: its first, and the first other letter that makes it unlike the rest.

    >>> short_names(["Wood", "Wool", "Ore"])
    ('Wo', 'Wl', 'Or')
    """
    found: list[str] = []
    for name in names:
        letters = [letter for letter in name[1:] if letter.isalpha()]
        found.append(next((name[0] + letter for letter in letters if name[0] + letter not in found), name[:3]))
    return tuple(found)


def of_data(data: object, width: int | None = None) -> str:
    """Plain data as a picture: one entry per line, with its contents below it.

    >>> print(of_data({"heap": 3, "cups": ["left", None]}))
    heap: 3
    cups: left, -
    """
    page: Block = []
    for line in _entries(data, 0):
        page.extend(wrapped(line, width) if width is not None else [line])
    return written(page)


def _entries(data: object, depth: int) -> Block:
    indent = "  " * depth
    if isinstance(data, dict):
        found: Block = []
        for name, value in data.items():
            if _is_small(value):
                found.append([(f"{indent}{name}: ", ""), (_small(value), "bold")])
            else:
                found.append([(f"{indent}{name}:", "")])
                found.extend(_entries(value, depth + 1))
        return found
    if isinstance(data, list | tuple) and not _is_small(data):
        found = []
        for number, value in enumerate(data, 1):
            found.append([(f"{indent}{number}.", "")])
            found.extend(_entries(value, depth + 1))
        return found
    return [[(indent + _small(data), "bold")]]


def _is_small(value: object) -> bool:
    if isinstance(value, list | tuple):
        return not any(isinstance(item, dict | list | tuple) for item in value)
    return not isinstance(value, dict) or not value


def _small(value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(_small(item) for item in value) or "-"
    return "-" if value is None or value == "" or value == {} else str(value)


def written(page: Block) -> str:
    """The page as rich markup. Neighbours of one style become one piece; brackets in the text are not markup."""
    return "\n".join(map(_markup, page))


def _markup(line: Line) -> str:
    merged: Line = []
    for text, style in line:
        if merged and merged[-1][1] == style:
            merged[-1] = (merged[-1][0] + text, style)
        else:
            merged.append((text, style))
    # A backslash before a bracket would be read as markup, so a lookalike replaces it.
    pieces = [(text.replace("\\", "\N{SET MINUS}").replace("[", "\\["), style) for text, style in merged if text]
    return "".join(f"[{style}]{text}[/]" if style and text.strip() else text for text, style in pieces).rstrip()


def plain(markup: str) -> str:
    """Rich markup without its styles.

    >>> plain("ab [bold]c[/] \\\\[d]")
    'ab c [d]'
    """
    return "\n".join(line.rstrip() for line in _STYLE.sub("", markup).replace("\\[", "[").splitlines())
