"""A position drawn in text: the asking seat's board large, the others small, the row, the score pad.

Drawn from the view alone, so it shows what the view shows. Every sign can be read without colour; colours are
rich markup. Monsters are two letters of their names in the reader's language, explained in a legend.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from underhall.core import messages
from underhall.core.agenda import Seat
from underhall.core.drawing import (
    Block,
    Line,
    beside,
    cells,
    columns_of,
    cut,
    flowing,
    padded,
    short_names,
    stacked,
    widest,
    wrapped,
    written,
)
from underhall.core.messages import Fact
from underhall.games.ghosts_galore.board.boards import RIM_KINDS, RIM_LETTERS, RIMS, SIDE_IDS, SIDE_LETTERS
from underhall.games.ghosts_galore.board.tiles import FACES, TILE_INDEX
from underhall.games.ghosts_galore.border.board_picture import (
    DIAMOND_STYLE,
    FRAME_STYLE,
    LOW,
    MONSTER_STYLES,
    RIM_STYLES,
    TALL,
    TRACK_STYLE,
    WIDE,
    draw_cell,
    glyph,
    large_board,
    rim_line,
    rim_sign,
    small_board,
)
from underhall.games.ghosts_galore.border.view import GhostsGaloreView, LaidTile, view
from underhall.games.ghosts_galore.box.components import CATEGORIES, GAME_ID, MONSTERS, POSITIONS
from underhall.games.ghosts_galore.state import GhostsGaloreState

_NARROW: Final = 5  # letters of a cell of an empty board
_NAME: Final = 24  # letters of a player's name above a board
_ENDLESS: Final = 1000  # columns
_LEAST_BESIDE: Final = 26  # columns that a list of tiles needs
_ROOMY: Final = 100  # at this many columns or more, cells are tall


def picture(state: GhostsGaloreState, seat: Seat | None, lang: str, width: int | None, names: Sequence[str]) -> str:
    """The whole table as `seat` sees it, in rich markup; laid out for `width`, if there is one."""
    return written(_Writer(view(state, seat), lang, names).page(width))


def turned(tile: str, lang: str, *, across: int = 4) -> Block:
    """A tile as it lies after no, one, two and three quarter turns, each under its number."""
    signs = _signs(lang)
    lying: list[Block] = []
    for rotation in range(4):
        head: Line = [(f"{rotation}".center(WIDE), "bold")]
        lying.append([padded(head, WIDE), *draw_cell(LaidTile(tile, rotation), signs, "", LOW)])
    page: Block = []
    for first in range(0, 4, across):
        row = lying[first]
        for other in lying[first + 1 : first + across]:
            row = beside(row, other, gap=1)
        page += row
    return page


def empty_board(side: str, lang: str) -> Block:
    """A side of a board before anything is laid: its doors and walls."""
    rim = dict(zip(POSITIONS, (RIM_KINDS[kind] for kind in RIMS[SIDE_IDS.index(side)]), strict=True))
    lines: Block = [[(messages.component_name(GAME_ID, side, lang), "bold")], rim_line(rim, "n", _NARROW)]
    bar: Line = [("   +" + ("-" * _NARROW + "+") * 3, FRAME_STYLE)]
    for row in range(3):
        west, east = (rim_sign(rim, f"{edge}{row}", middle=True) for edge in "we")
        inside: Line = [("|" + (" " * _NARROW + "|") * 3, FRAME_STYLE)]
        lines += [bar, [west, *inside, east]]
    return [*lines, bar, rim_line(rim, "s", _NARROW)]


def describe(tile: str, rotation: int, signs: tuple[str, ...]) -> Line:
    """A tile in one line: each section with the monsters on it, then diamonds."""
    face = FACES[TILE_INDEX[tile]]
    line: Line = []
    for ends, monsters in zip(face.ends_at(rotation), face.monsters, strict=True):
        line.append((glyph(ends), TRACK_STYLE))
        for monster in monsters:
            line += [(" ", ""), (signs[monster], MONSTER_STYLES[monster])]
        line.append((" ", ""))
    line += [(f"◆{value} ", DIAMOND_STYLE) for value in face.diamonds]
    return line


class _Writer:
    """Draws one view in one language."""

    def __init__(self, view: GhostsGaloreView, lang: str, names: Sequence[str]) -> None:
        self.view = view
        self.lang = lang
        self.names = names
        self.signs = _signs(lang)
        self.own = None if view.own is None else view.own.seat

    def page(self, width: int | None) -> Block:
        return self._as_it_comes() if width is None else self._within(width)

    def _as_it_comes(self) -> Block:
        view, own = self.view, self.own
        lines = [self._headline(), [], *self._offers()]
        pad = self._score_pad(_ENDLESS)
        if own is not None and view.seats[own].side is not None:
            lines += [[], *beside(self._own_board(TALL), pad)]
        elif view.seats[0].side is not None:
            lines += [[], *pad]
        small = self._other_boards()
        for first in range(0, len(small), 2):
            pair = small[first : first + 2]
            lines += [[], *(beside(pair[0], pair[1]) if len(pair) == 2 else pair[0])]
        for side in self._sides():
            lines += [[], *side]
        return [*lines, [], *(line for part in self._legend() for line in flowing(part, _ENDLESS))]

    def _within(self, width: int) -> Block:
        """What you need to see to decide comes last: your own board, with the tiles on offer or the turned tile beside
        it."""
        view, own = self.view, self.own
        lines = [*wrapped(self._headline(), width), []]
        lines += [line for part in self._legend() for line in flowing(part, width)]
        lines += _after_a_gap(stacked(self._other_boards(), width))
        if view.seats[0].side is None:
            return [*lines, *_after_a_gap(self._tiles(width)), *_after_a_gap(stacked(self._sides(), width))]
        pad = self._score_pad(width)
        if own is None:
            return [*lines, *_after_a_gap(pad), *_after_a_gap(self._tiles(width))]
        board = self._own_board(TALL if width >= _ROOMY else LOW)
        room = width - widest(board) - 3
        tile = self._to_lay()
        if tile is not None:
            last = [pad, self._tiles(width), turned(tile, self.lang, across=2), board]
        else:
            last = [pad, self._tiles(room if room >= _LEAST_BESIDE else width), board]
        return [*lines, [], *stacked(last, width)]

    def _tiles(self, width: int) -> Block:
        return [line for part in self._offers(narrow=width < _ROOMY) for line in wrapped(part, width, 4)]

    # Parts of the page --------------------------------------------------------------------------------------------

    def _headline(self) -> Line:
        view, lang = self.view, self.lang
        if view.phase == "finished":
            line: Line = [(_say("finished", lang), "bold")]
        elif not view.round:
            line = [(_say("preparation", lang), "bold")]
        else:
            line = [(_say("round", lang, round=view.round, rounds=view.rounds), "bold")]
        if view.lantern is not None:
            line.append(("   " + _say("lantern", lang, player=self._player(view.lantern)), ""))
        if view.round and view.phase != "finished":
            line.append(("   " + _say("pile", lang, pile=view.pile), ""))
        return line

    def _offers(self, *, narrow: bool = False) -> Block:
        """The tiles you can get or have: the row, the revealed tile, claims, and what only this seat knows."""
        view, lang = self.view, self.lang
        lines: Block = []
        groups: list[tuple[str, list[tuple[str, str]]]] = [
            ("row", [(tile, "") for tile in view.row]),
            ("revealed", [(view.revealed, "")] if view.revealed else []),
            ("claimed", [(s.claimed, self._player(n)) for n, s in enumerate(view.seats) if s.claimed]),
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
                name = "" if narrow else f"{messages.component_name(GAME_ID, tile, lang):<20}"
                after: Line = [(f" {who}", "bold")] if who else []
                lines.append([(f"  {tile:<16}{name}", ""), *describe(tile, 0, self.signs), *after])
            if not tiles:
                lines.append([("  " + _say("empty", lang), "dim")])
        return lines

    def _score_pad(self, room: int) -> Block:
        view, lang = self.view, self.lang
        labels = [messages.sentence(f"{GAME_ID}-category-{category}", {}, lang) for category in CATEGORIES]
        last = [_say("total", lang), _say("cut_routes", lang)]
        width = max(map(len, labels + last)) + 1
        head: Line = [(f"{_say('score', lang):<{width}}", "bold")]
        names = columns_of(self.names or [str(seat + 1) for seat in range(view.players)], room - width, 5)
        each = cells(names[0])
        lines: Block = [[*head, ("".join(names), "bold")]]
        for category, label in zip(CATEGORIES, labels, strict=True):
            points = "".join(f"{seat.points[category]:>{each}}" for seat in view.seats)
            lines.append([(f"{label:<{width}}{points}", "")])
        lines.append([(f"{last[0]:<{width}}" + "".join(f"{seat.total:>{each}}" for seat in view.seats), "bold")])
        lines.append([(f"{last[1]:<{width}}" + "".join(f"{seat.cut_routes:>{each}}" for seat in view.seats), "")])
        if view.own is not None and view.own.best_total is not None:
            lines += [[], [(_say("best", lang, total=view.own.best_total), "")]]
        return lines

    def _own_board(self, high: int) -> Block:
        assert self.own is not None
        return large_board(self.view.seats[self.own], self._title(self.own), self.signs, high)

    def _other_boards(self) -> list[Block]:
        return [
            small_board(seat.rim, seat.grid, self._title(number), self.signs)
            for number, seat in enumerate(self.view.seats)
            if number != self.own and seat.side is not None
        ]

    def _sides(self) -> list[Block]:
        """Both sides of your own board while you choose one."""
        if self.own is None or self.view.phase != "choose_side":
            return []
        board = self.view.seats[self.own].board
        return [empty_board(f"{board}_{letter}", self.lang) for letter in SIDE_LETTERS]

    def _to_lay(self) -> str | None:
        """The tile whose cell or rotation the viewer has to choose now."""
        view, own = self.view, self.view.own
        if own is None or own.seat not in view.deciding:
            return None
        return {"place": view.seats[own.seat].claimed, "place_secret": own.secret}.get(view.phase)

    def _title(self, seat: int) -> Line:
        side = self.view.seats[seat].side
        you = f" ({_say('you', self.lang)})" if seat == self.own else ""
        name = messages.component_name(GAME_ID, side or "", self.lang)
        return [(cut(self._player(seat), _NAME) + you, "bold"), (f"  {name}", "")]

    def _legend(self) -> list[list[Line]]:
        """The monsters, then the rest: each sign with its name."""
        signs = [*zip(MONSTERS, self.signs, MONSTER_STYLES, strict=True), ("diamond", "◆", DIAMOND_STYLE)]
        signs += [(rim, RIM_LETTERS[rim], RIM_STYLES[rim]) for rim in ("bone", "tooth", "plain", "wall")]
        named: list[Line] = [
            [(sign, style), (f" {messages.component_name(GAME_ID, id, self.lang)}", "")] for id, sign, style in signs
        ]
        return [named[: len(MONSTERS)], named[len(MONSTERS) :]]

    def _player(self, seat: int) -> str:
        return self.names[seat] if self.names else _say("player", self.lang, number=seat + 1)


# Text -------------------------------------------------------------------------------------------------------


def _signs(lang: str) -> tuple[str, ...]:
    """Two letters for each monster."""
    return short_names([messages.component_name(GAME_ID, monster, lang) for monster in MONSTERS])


def _say(key: str, lang: str, **facts: Fact) -> str:
    return messages.sentence(f"{GAME_ID}-picture-{key}", facts, lang)


def _after_a_gap(block: Block) -> Block:
    return [[], *block] if block else []
