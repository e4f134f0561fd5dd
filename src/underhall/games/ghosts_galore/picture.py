"""A position drawn in text: the asking seat's board large, the others small, the row, the score pad.

Drawn from the view alone, so it shows what the view shows. Every sign can be read without colour; colours are
rich markup. Monsters are two letters of their names in the reader's language, explained in the last lines.
"""

from __future__ import annotations

from typing import Final

from underhall.core import messages
from underhall.core.messages import Fact
from underhall.games.ghosts_galore.boards import RIM_LETTERS
from underhall.games.ghosts_galore.content import CATEGORIES, CELLS, GAME_ID, MONSTERS
from underhall.games.ghosts_galore.tiles import FACES, TILE_INDEX, TileFace
from underhall.games.ghosts_galore.view import GhostsGaloreView, LaidTile, SeatView

Line = list[tuple[str, str]]  # pieces of text with their styles

_WIDE: Final = 13
_HIGH: Final = 5
_SMALL: Final = 13

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
_MONSTER_STYLES: Final = (
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
_RIM_STYLES: Final = {"bone": "bold bright_white", "tooth": "bold yellow", "plain": "bold green", "wall": "dim"}
_DIAMOND_STYLE: Final = "bright_cyan"
_TRACK_STYLE: Final = "bold"
_FRAME_STYLE: Final = "dim"


def picture(view: GhostsGaloreView, lang: str) -> str:
    """The whole table as its viewer sees it, in rich markup."""
    signs = _signs(lang)
    lines = [_headline(view, lang), []]
    lines += _offers(view, signs, lang)
    pad = _score_pad(view, lang)
    own = None if view.own is None else view.own.seat
    if own is not None and view.seats[own].side is not None:
        lines += [[], *_side_by_side(_large_board(view.seats[own], _title(view, own, lang), signs), pad)]
    elif view.seats[0].side is not None:
        lines += [[], *pad]
    small = [
        _small_board(seat, _title(view, number, lang), signs)
        for number, seat in enumerate(view.seats)
        if number != own and seat.side is not None
    ]
    for first in range(0, len(small), 2):
        pair = small[first : first + 2]
        lines += [[], *(_side_by_side(pair[0], pair[1]) if len(pair) == 2 else pair[0])]
    lines += [[], *_legend(signs, lang)]
    return "\n".join(_markup(line) for line in lines)


def describe(tile: str, rotation: int, signs: tuple[str, ...]) -> Line:
    """A tile in one line: each section with the monsters on it, then diamonds."""
    face = FACES[TILE_INDEX[tile]]
    line: Line = []
    for ends, monsters in zip(face.ends_at(rotation), face.monsters, strict=True):
        line.append((_glyph(ends), _TRACK_STYLE))
        for monster in monsters:
            line += [(" ", ""), (signs[monster], _MONSTER_STYLES[monster])]
        line.append((" ", ""))
    line += [(f"◆{value} ", _DIAMOND_STYLE) for value in face.diamonds]
    return line


# Parts of the page ------------------------------------------------------------------------------------------


def _headline(view: GhostsGaloreView, lang: str) -> Line:
    if view.phase == "finished":
        line: Line = [(_say("finished", lang), "bold")]
    elif not view.round:
        line = [(_say("preparation", lang), "bold")]
    else:
        line = [(_say("round", lang, round=view.round, rounds=view.rounds), "bold")]
    if view.lantern is not None:
        line.append(("   " + _say("lantern", lang, player=_player(view.lantern, lang)), ""))
    if view.round and view.phase != "finished":
        line.append(("   " + _say("pile", lang, pile=view.pile), ""))
    return line


def _offers(view: GhostsGaloreView, signs: tuple[str, ...], lang: str) -> list[Line]:
    """The tiles one can get or has: the row, the revealed tile, claims, and what only this seat knows."""
    lines: list[Line] = []
    names = messages.component_name
    groups: list[tuple[str, list[tuple[str, str]]]] = [
        ("row", [(tile, "") for tile in view.row]),
        ("revealed", [(view.revealed, "")] if view.revealed else []),
        ("claimed", [(s.claimed, _player(n, lang)) for n, s in enumerate(view.seats) if s.claimed]),
    ]
    if view.own is not None:
        own = view.own
        groups += [
            ("drawn", [(tile, "") for tile in own.drawn]),
            ("secret", [(own.secret, "")] if own.secret else []),
            ("given_back", [(own.given_back, "")] if own.given_back and not own.given_back_turned_up else []),
        ]
    for heading, tiles in groups:
        if not tiles and not (heading == "row" and view.phase.startswith("claim")):
            continue
        lines.append([(_say(heading, lang), "bold")])
        for tile, who in tiles:
            name = f"  {tile:<16}{names(GAME_ID, tile, lang):<20}"
            lines.append([(name, ""), *describe(tile, 0, signs), *([(f" {who}", "bold")] if who else [])])
        if not tiles:
            lines.append([("  " + _say("empty", lang), "dim")])
    return lines


def _score_pad(view: GhostsGaloreView, lang: str) -> list[Line]:
    labels = [messages.sentence(f"{GAME_ID}-category-{category}", {}, lang) for category in CATEGORIES]
    last = [_say("total", lang), _say("cut_routes", lang)]
    width = max(map(len, labels + last)) + 1
    head: Line = [(f"{_say('score', lang):<{width}}", "bold")]
    head += [(f"{seat + 1:>5}", "bold") for seat in range(view.players)]
    lines = [head]
    for category, label in zip(CATEGORIES, labels, strict=True):
        cells = "".join(f"{seat.points[category]:>5}" for seat in view.seats)
        lines.append([(f"{label:<{width}}{cells}", "")])
    lines.append([(f"{last[0]:<{width}}" + "".join(f"{seat.total:>5}" for seat in view.seats), "bold")])
    lines.append([(f"{last[1]:<{width}}" + "".join(f"{seat.cut_routes:>5}" for seat in view.seats), "")])
    if view.own is not None and view.own.best_total is not None:
        lines += [[], [(_say("best", lang, total=view.own.best_total), "")]]
    return lines


def _large_board(seat: SeatView, title: Line, signs: tuple[str, ...]) -> list[Line]:
    """Cells of 13 by 5 with tracks drawn to the edges, and at the rim the letter of each door or wall."""
    lines: list[Line] = [title, _rim_line(seat, "n", _WIDE)]
    bar: Line = [("   +" + ("-" * _WIDE + "+") * 3, _FRAME_STYLE)]
    for row in range(3):
        lines.append(bar)
        cells = [_cell(seat.grid.get(CELLS[row * 3 + column]), signs, CELLS[row * 3 + column]) for column in range(3)]
        for height in range(_HIGH):
            middle = height == _HIGH // 2
            line: Line = [_rim_sign(seat, f"w{row}", middle=middle), ("|", _FRAME_STYLE)]
            for cell in cells:
                line += [*cell[height], ("|", _FRAME_STYLE)]
            sign, style = _rim_sign(seat, f"e{row}", middle=middle)
            lines.append([*line, (sign.strip().rjust(2) if middle else "", style)])
    return [*lines, bar, _rim_line(seat, "s", _WIDE)]


def _small_board(seat: SeatView, title: Line, signs: tuple[str, ...]) -> list[Line]:
    """Cells of 13 by 2: a line for each section."""
    lines: list[Line] = [title, _rim_line(seat, "n", _SMALL)]
    bar: Line = [("   +" + ("-" * _SMALL + "+") * 3, _FRAME_STYLE)]
    for row in range(3):
        lines.append(bar)
        cells = [_small_cell(seat.grid.get(CELLS[row * 3 + column]), signs) for column in range(3)]
        for height in range(2):
            line: Line = [_rim_sign(seat, f"w{row}", middle=height == 0), ("|", _FRAME_STYLE)]
            for cell in cells:
                line += [*cell[height], ("|", _FRAME_STYLE)]
            sign, style = _rim_sign(seat, f"e{row}", middle=height == 0)
            lines.append([*line, (sign.strip().rjust(2) if height == 0 else "", style)])
    return [*lines, bar, _rim_line(seat, "s", _SMALL)]


def _title(view: GhostsGaloreView, seat: int, lang: str) -> Line:
    side = view.seats[seat].side
    you = f" ({_say('you', lang)})" if view.own is not None and view.own.seat == seat else ""
    return [(_player(seat, lang) + you, "bold"), (f"  {messages.component_name(GAME_ID, side or '', lang)}", "")]


def _legend(signs: tuple[str, ...], lang: str) -> list[Line]:
    name = messages.component_name
    monsters: Line = []
    for kind, monster in enumerate(MONSTERS):
        monsters += [(signs[kind], _MONSTER_STYLES[kind]), (f" {name(GAME_ID, monster, lang)}  ", "")]
    others: Line = [("◆", _DIAMOND_STYLE), (f" {name(GAME_ID, 'diamond', lang)}  ", "")]
    for rim in ("bone", "tooth", "plain", "wall"):
        others += [(RIM_LETTERS[rim], _RIM_STYLES[rim]), (f" {name(GAME_ID, rim, lang)}  ", "")]
    return [monsters, others]


# Cells ------------------------------------------------------------------------------------------------------


def _cell(laid: LaidTile | None, signs: tuple[str, ...], cell: str) -> list[Line]:
    """A laid tile as five lines: tracks through the middle, what is on them in the corners."""
    middle, centre = _HIGH // 2, _WIDE // 2
    canvas = [[(" ", "")] * _WIDE for _ in range(_HIGH)]
    if laid is None:
        _write(canvas, middle, centre - 2, cell, "dim")
        return [list(line) for line in canvas]
    face = FACES[TILE_INDEX[laid.tile]]
    sections = face.ends_at(laid.rotation)
    for edge in (edge for ends in sections for edge in ends):
        if edge == 0:
            cells = [(height, centre, "│") for height in range(middle)]
        elif edge == 1:
            cells = [(middle, width, "─") for width in range(centre + 1, _WIDE)]
        elif edge == 2:
            cells = [(height, centre, "│") for height in range(middle + 1, _HIGH)]
        else:
            cells = [(middle, width, "─") for width in range(centre)]
        for height, width, sign in cells:
            canvas[height][width] = (sign, _TRACK_STYLE)
    canvas[middle][centre] = (_centre(face, sections), _TRACK_STYLE)
    used: list[tuple[int, int]] = []
    for ends, monsters in zip(sections, face.monsters, strict=True):
        corner = _corner(face, ends, used)
        used.append(corner)
        mark = _glyph(ends) if len(sections) == 2 else ""
        _fill_corner(canvas, corner, mark, [(signs[m], _MONSTER_STYLES[m]) for m in monsters])
    free = next(corner for corner in _CORNERS if corner not in used)
    _fill_corner(canvas, free, "", [(f"◆{value}", _DIAMOND_STYLE) for value in face.diamonds])
    return [list(line) for line in canvas]


_CORNERS: Final = ((0, 0), (3, 8), (0, 8), (3, 0))


def _corner(face: TileFace, ends: tuple[int, int], used: list[tuple[int, int]]) -> tuple[int, int]:
    """Where the monsters of a section stand: inside the bend of a double curve, else in the next free corner."""
    if face.track == "double_curve":
        return {(0, 1): (0, 8), (1, 2): (3, 8), (2, 3): (3, 0), (0, 3): (0, 0)}[_pair(ends)]
    return next(corner for corner in _CORNERS if corner not in used)


def _fill_corner(
    canvas: list[list[tuple[str, str]]], corner: tuple[int, int], mark: str, words: list[tuple[str, str]]
) -> None:
    """Two words a line; the mark before them says which section they are on."""
    height, width = corner
    for number, (word, style) in enumerate(words):
        line, place = divmod(number, 2)
        column = width + (3 if not mark else 2) * place
        if mark and place == 0:
            _write(canvas, height + line, width, mark, _TRACK_STYLE)
        _write(canvas, height + line, column + len(mark), word, style)


def _write(canvas: list[list[tuple[str, str]]], height: int, width: int, text: str, style: str) -> None:
    for offset, letter in enumerate(text):
        canvas[height][width + offset] = (letter, style)


def _centre(face: TileFace, sections: tuple[tuple[int, int], ...]) -> str:
    if face.track == "bridge":
        return "┼"
    if face.track == "double_curve":  # the stroke lies between the two bends
        return _FALLING if _pair(sections[0]) in ((0, 1), (2, 3)) else _RISING
    return _glyph(sections[0])


def _small_cell(laid: LaidTile | None, signs: tuple[str, ...]) -> list[Line]:
    if laid is None:
        return [[(" " * _SMALL, "")], [(" " * _SMALL, "")]]
    face = FACES[TILE_INDEX[laid.tile]]
    lines: list[Line] = []
    for ends, monsters in zip(face.ends_at(laid.rotation), face.monsters, strict=True):
        line: Line = [(" " + _glyph(ends), _TRACK_STYLE)]
        for monster in monsters:
            line += [(" ", ""), (signs[monster], _MONSTER_STYLES[monster])]
        lines.append(line)
    if len(lines) == 1:
        lines.append([("  ", "")])
    lines[1] += [(f" ◆{value}", _DIAMOND_STYLE) for value in face.diamonds]
    return [_padded(line, _SMALL) for line in lines]


def _rim_line(seat: SeatView, edge: str, width: int) -> Line:
    line: Line = [("    ", "")]
    for column in range(3):
        kind = seat.rim[f"{edge}{column}"]
        line += [(" " * (width // 2), ""), (RIM_LETTERS[kind], _RIM_STYLES[kind]), (" " * (width // 2 + 1), "")]
    return line


def _rim_sign(seat: SeatView, position: str, *, middle: bool) -> tuple[str, str]:
    kind = seat.rim[position]
    return (f" {RIM_LETTERS[kind]} " if middle else "   ", _RIM_STYLES[kind] if middle else "")


# Text -------------------------------------------------------------------------------------------------------


def _signs(lang: str) -> tuple[str, ...]:
    """Two letters for each monster: the first of its name and the first other that makes it unlike the rest."""
    signs: list[str] = []
    for monster in MONSTERS:
        name = messages.component_name(GAME_ID, monster, lang)
        signs.append(next(name[0] + letter for letter in name[1:] if name[0] + letter not in signs))
    return tuple(signs)


def _pair(ends: tuple[int, int]) -> tuple[int, int]:
    return (min(ends), max(ends))


def _glyph(ends: tuple[int, int]) -> str:
    return _GLYPHS[_pair(ends)]


def _say(key: str, lang: str, **facts: Fact) -> str:
    return messages.sentence(f"{GAME_ID}-picture-{key}", facts, lang)


def _player(seat: int, lang: str) -> str:
    return _say("player", lang, number=seat + 1)


def _width(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def _padded(line: Line, width: int) -> Line:
    return [*line, (" " * (width - _width(line)), "")]


def _side_by_side(left: list[Line], right: list[Line]) -> list[Line]:
    width = max(map(_width, left)) + 3
    height = max(len(left), len(right))
    left, right = left + [[]] * (height - len(left)), right + [[]] * (height - len(right))
    return [[*_padded(one, width), *other] for one, other in zip(left, right, strict=True)]


def _markup(line: Line) -> str:
    """Neighbouring pieces of one style become one piece; names from content packs may hold brackets."""
    merged: Line = []
    for text, style in line:
        if merged and merged[-1][1] == style:
            merged[-1] = (merged[-1][0] + text, style)
        else:
            merged.append((text, style))
    pieces = [(text.replace("[", "\\["), style) for text, style in merged if text]
    return "".join(f"[{style}]{text}[/]" if style and text.strip() else text for text, style in pieces).rstrip()
