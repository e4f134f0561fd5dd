"""Boards and their cells, drawn in text: large, with tracks to the edges, or small. `picture` puts them together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from underhall.core.drawing import Block, Line, padded
from underhall.games.ghosts_galore.board.boards import RIM_LETTERS
from underhall.games.ghosts_galore.board.tiles import FACES, TILE_INDEX, TileFace
from underhall.games.ghosts_galore.border.view import LaidTile, SeatView
from underhall.games.ghosts_galore.box.components import CELLS

WIDE: Final = 13  # letters of a cell
TALL: Final = 5  # lines of a cell where there is room
LOW: Final = 3  # lines of a cell of a board that stays in sight in 24 rows
MONSTER_STYLES: Final = (
    "red",
    "bright_white",
    "yellow",
    "magenta",
    "white",
    "green",
    "blue",
    "bright_red",
    "cyan",
)
RIM_STYLES: Final = {"bone": "bold bright_white", "tooth": "bold yellow", "plain": "bold green", "wall": "dim"}
DIAMOND_STYLE: Final = "bright_cyan"
TRACK_STYLE: Final = "bold"
FRAME_STYLE: Final = "dim"

_GLYPHS: Final = {  # a section by the edges it joins
    (0, 2): "│",
    (1, 3): "─",
    (0, 1): "└",
    (1, 2): "┌",
    (2, 3): "┐",
    (0, 3): "┘",
}
_FALLING: Final = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER LEFT TO LOWER RIGHT}"
_RISING: Final = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}"


# Boards ---------------------------------------------------------------------------------------------------------


def large_board(seat: SeatView, title: Line, signs: tuple[str, ...], high: int) -> Block:
    """Cells 13 wide with tracks drawn to the edges, and at the rim the letter of each door or wall."""
    lines: Block = [title, rim_line(seat.rim, "n", WIDE)]
    bar: Line = [("   +" + ("-" * WIDE + "+") * 3, FRAME_STYLE)]
    for row in range(3):
        lines.append(bar)
        names = [CELLS[row * 3 + column] for column in range(3)]
        drawn = [draw_cell(seat.grid.get(name), signs, name, high) for name in names]
        for height in range(high):
            middle = height == high // 2
            line: Line = [rim_sign(seat.rim, f"w{row}", middle=middle), ("|", FRAME_STYLE)]
            for cell in drawn:
                line += [*cell[height], ("|", FRAME_STYLE)]
            sign, style = rim_sign(seat.rim, f"e{row}", middle=middle)
            lines.append([*line, (sign.strip().rjust(2) if middle else "", style)])
    return [*lines, bar, rim_line(seat.rim, "s", WIDE)]


def small_board(rim: Mapping[str, str], grid: Mapping[str, LaidTile], title: Line, signs: tuple[str, ...]) -> Block:
    """Cells of 13 by 2: a line for each section."""
    lines: Block = [title, rim_line(rim, "n", WIDE)]
    bar: Line = [("   +" + ("-" * WIDE + "+") * 3, FRAME_STYLE)]
    for row in range(3):
        lines.append(bar)
        drawn = [_small_cell(grid.get(CELLS[row * 3 + column]), signs) for column in range(3)]
        for height in range(2):
            line: Line = [rim_sign(rim, f"w{row}", middle=height == 0), ("|", FRAME_STYLE)]
            for cell in drawn:
                line += [*cell[height], ("|", FRAME_STYLE)]
            sign, style = rim_sign(rim, f"e{row}", middle=height == 0)
            lines.append([*line, (sign.strip().rjust(2) if height == 0 else "", style)])
    return [*lines, bar, rim_line(rim, "s", WIDE)]


# Cells ------------------------------------------------------------------------------------------------------


def draw_cell(laid: LaidTile | None, signs: tuple[str, ...], cell: str, high: int) -> Block:
    """A laid tile as three or five lines: tracks through the middle, what is on them in the corners."""
    middle, centre = high // 2, WIDE // 2
    canvas = [[(" ", "")] * WIDE for _ in range(high)]
    if laid is None:
        _write(canvas, middle, centre - 2, cell, "dim")
        return [list(line) for line in canvas]
    face = FACES[TILE_INDEX[laid.tile]]
    sections = face.ends_at(laid.rotation)
    for edge in (edge for ends in sections for edge in ends):
        if edge == 0:
            cells = [(height, centre, "│") for height in range(middle)]
        elif edge == 1:
            cells = [(middle, width, "─") for width in range(centre + 1, WIDE)]
        elif edge == 2:
            cells = [(height, centre, "│") for height in range(middle + 1, high)]
        else:
            cells = [(middle, width, "─") for width in range(centre)]
        for height, width, sign in cells:
            canvas[height][width] = (sign, TRACK_STYLE)
    canvas[middle][centre] = (_centre(face, sections), TRACK_STYLE)
    corners = _CORNERS[high]
    used: list[tuple[int, int]] = []
    for ends, monsters in zip(sections, face.monsters, strict=True):
        corner = _corner(face, ends, used, corners)
        used.append(corner)
        mark = glyph(ends) if len(sections) == 2 else ""
        _fill_corner(canvas, corner, mark, [(signs[m], MONSTER_STYLES[m]) for m in monsters])
    free = next(corner for corner in corners if corner not in used)
    _fill_corner(canvas, free, "", [(f"◆{value}", DIAMOND_STYLE) for value in face.diamonds])
    return [list(line) for line in canvas]


_CORNERS: Final = {
    TALL: ((0, 0), (3, 8), (0, 8), (3, 0)),
    LOW: ((0, 0), (2, 7), (0, 7), (2, 0)),
}
"""Where the words of a corner begin: top left, bottom right, top right, bottom left."""


def _corner(
    face: TileFace, ends: tuple[int, int], used: list[tuple[int, int]], corners: tuple[tuple[int, int], ...]
) -> tuple[int, int]:
    """Where the monsters of a section stand: inside the bend of a double curve, else in the next free corner."""
    if face.track == "double_curve":
        return corners[{(0, 1): 2, (1, 2): 1, (2, 3): 3, (0, 3): 0}[_pair(ends)]]
    return next(corner for corner in corners if corner not in used)


def _fill_corner(
    canvas: list[list[tuple[str, str]]], corner: tuple[int, int], mark: str, words: list[tuple[str, str]]
) -> None:
    """Two words per line, or all on one where lines are few; the mark before them says which section they are on."""
    height, width = corner
    across = 2 if len(canvas) == TALL else 3
    apart = 2 if mark or min(len(words), across) == 3 else 3
    for number, (word, style) in enumerate(words):
        line, place = divmod(number, across)
        if mark and place == 0:
            _write(canvas, height + line, width, mark, TRACK_STYLE)
        _write(canvas, height + line, width + apart * place + len(mark), word, style)


def _write(canvas: list[list[tuple[str, str]]], height: int, width: int, text: str, style: str) -> None:
    for offset, letter in enumerate(text):
        canvas[height][width + offset] = (letter, style)


def _centre(face: TileFace, sections: tuple[tuple[int, int], ...]) -> str:
    if face.track == "bridge":
        return "┼"
    if face.track == "double_curve":  # the stroke lies between the two bends
        return _FALLING if _pair(sections[0]) in ((0, 1), (2, 3)) else _RISING
    return glyph(sections[0])


def _small_cell(laid: LaidTile | None, signs: tuple[str, ...]) -> Block:
    if laid is None:
        return [[(" " * WIDE, "")], [(" " * WIDE, "")]]
    face = FACES[TILE_INDEX[laid.tile]]
    lines: Block = []
    for ends, monsters in zip(face.ends_at(laid.rotation), face.monsters, strict=True):
        line: Line = [(" " + glyph(ends), TRACK_STYLE)]
        for monster in monsters:
            line += [(" ", ""), (signs[monster], MONSTER_STYLES[monster])]
        lines.append(line)
    if len(lines) == 1:
        lines.append([("  ", "")])
    lines[1] += [(f" ◆{value}", DIAMOND_STYLE) for value in face.diamonds]
    return [padded(line, WIDE) for line in lines]


def rim_line(rim: Mapping[str, str], edge: str, wide: int) -> Line:
    line: Line = [("    ", "")]
    for column in range(3):
        kind = rim[f"{edge}{column}"]
        line += [(" " * (wide // 2), ""), (RIM_LETTERS[kind], RIM_STYLES[kind]), (" " * (wide // 2 + 1), "")]
    return line


def rim_sign(rim: Mapping[str, str], position: str, *, middle: bool) -> tuple[str, str]:
    kind = rim[position]
    return (f" {RIM_LETTERS[kind]} " if middle else "   ", RIM_STYLES[kind] if middle else "")


def _pair(ends: tuple[int, int]) -> tuple[int, int]:
    return (min(ends), max(ends))


def glyph(ends: tuple[int, int]) -> str:
    return _GLYPHS[_pair(ends)]
