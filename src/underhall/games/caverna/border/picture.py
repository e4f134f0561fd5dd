"""The table drawn in text with rich markup, for terminals and playthroughs. Everything in it comes from the view.

Squares are shown by a letter and, for fields, their crop; colours only repeat what the letters say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from underhall.core import Seat
from underhall.core.drawing import (
    Block,
    Line,
    beside,
    flowing,
    in_columns,
    padded,
    short_names,
    widest,
    width_of,
    wrapped,
    written,
)
from underhall.core.messages import component_name, sentence
from underhall.games.caverna.board.squares import CELLS, FOREST_BOARD, MOUNTAIN_BOARD
from underhall.games.caverna.border.view import CavernaView, PlayerView, SpaceView, view
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.goods import GOODS, SPECIES
from underhall.games.caverna.calendar import ROUNDS
from underhall.games.caverna.state import CavernaState

_SIGNS: Final = {
    "meadow": ("m", "green"),
    "field": ("f", "yellow"),
    "small_pasture": ("p", "bright_green"),
    "large_pasture": ("P", "bright_green"),
    "cavern": ("c", "white"),
    "tunnel": ("t", "cyan"),
    "deep_tunnel": ("d", "cyan"),
    "ore_mine": ("o", "blue"),
    "ruby_mine": ("r", "red"),
    "entry_level_dwelling": ("E", "magenta"),
}
_STABLE: Final = "^"
_ROOM: Final = "#"
_CROPS: Final = {"grain": "g", "vegetable": "v"}
_BONUSES: Final = {"food": "+f", "wild_boar": "+b"}
_WIDTH: Final = 5
_BONUS: Final = {bonus.square: bonus.goods for bonus in CONTENT.homeboard.bonus}
_ANIMALS: Final = (*(GOODS[species] for species in SPECIES), "dog")


_LEAST_BESIDE: Final = 30  # columns that the words beside a board need


def picture(state: CavernaState, seat: Seat | None, lang: str, width: int | None, names: Sequence[str]) -> str:
    """The position as `seat` sees it: the round, the action spaces, every player's home."""
    return written(_Writer(view(state, seat), lang, names).page(width))


class _Writer:
    """Draws one view in one language."""

    def __init__(self, shown: CavernaView, lang: str, names: Sequence[str]) -> None:
        self.shown = shown
        self.lang = lang
        self.names = names

    def name(self, component: str) -> str:
        return component_name("caverna", component, self.lang)

    def text(self, key: str, **facts: str | int) -> str:
        return sentence(f"caverna-picture-{key}", facts, self.lang, game="caverna")

    def page(self, width: int | None) -> Block:
        return self._as_it_comes() if width is None else self._within(width)

    def _as_it_comes(self) -> Block:
        cells = [self._space(space) for space in self.shown.spaces]
        half = (len(cells) + 1) // 2
        each = max(map(width_of, cells))
        rows: Block = [padded(cell, each) for cell in cells[:half]]
        lines = [*self._head(), [], [(self.text("spaces"), "bold")]]
        lines += [[*row, ("  ", ""), *other] for row, other in zip(rows, [*cells[half:], []], strict=False)]
        for player in self.shown.players:
            lines += [[], self._title(player), *beside(self._board(player), self._facts(player))]
        return [*lines, [], [(self.text("legend", signs=", ".join(self._signs())), "dim")]]

    def _within(self, width: int) -> Block:
        """The other homes first, then what the table offers, then your own home."""
        shown = self.shown
        lines = [part for line in self._head() for part in wrapped(line, width)]
        own = [player for player in shown.players if player.seat == shown.seat]
        for player in shown.players:
            if player not in own:
                lines += [[], *self._home(player, width)]
        lines += [[], [(self.text("spaces"), "bold")], *self._spaces(width)]
        lines += [[], *flowing([[(sign, "dim")] for sign in self._signs()], width)]
        for player in own:
            lines += [[], *self._home(player, width)]
        return lines

    # The table --------------------------------------------------------------------------------------------------

    def _head(self) -> Block:
        shown = self.shown
        if not shown.round:
            return [[(self.text("setup"), "bold")]]
        now = next(one for one in shown.rounds if one.number == shown.round)
        event = self.text("event", event=now.event) if now.event else self.text("unknown")
        last = ROUNDS[len(shown.players)][-1]
        lines: Block = [[(self.text("round", round=shown.round, last=last), "bold"), (f", {event}", "")]]
        coming = [", ".join(map(self.name, stage.cards)) for stage in shown.stages if stage.cards]
        if coming:
            lines.append([(f"{self.text('coming')}: {' | '.join(coming)}", "")])
        if any(shown.markers_left.values()):
            lines.append([(self.text("markers", **shown.markers_left), "")])
        lines.append([(self.text("offer", count=len(shown.offer)), "")])
        return lines

    def _spaces(self, width: int) -> Block:
        """The action spaces in columns; where few would fit, goods are abbreviated."""
        full = [self._space(space) for space in self.shown.spaces]
        if 2 * widest(full) + 2 <= width:
            return in_columns(full, width)
        goods = list(dict.fromkeys(good for space in self.shown.spaces for good in space.goods))
        short = dict(zip(goods, short_names([self.name(good) for good in goods]), strict=True))
        legend: list[Line] = [[(f"{sign} {self.name(good)}", "dim")] for good, sign in short.items()]
        return [*in_columns([self._space(space, short) for space in self.shown.spaces], width), *flowing(legend, width)]

    def _space(self, space: SpaceView, short: dict[str, str] | None = None) -> Line:
        if short is None:
            goods = ", ".join(f"{count} × {self.name(good)}" for good, count in space.goods.items())
        else:
            goods = " ".join(f"{count}{short[good]}" for good, count in space.goods.items())
        name = self.name(space.id)
        if space.dwarf is None:
            return [(f"  {name}: {goods}" if goods else f"  {name}", "")]
        who = f"<{space.dwarf.seat + 1}" + (f"/{space.dwarf.weapon}" if space.dwarf.weapon else "") + ">"
        return [(f"{who} {name}" + (f": {goods}" if goods else ""), "dim")]

    # A player ---------------------------------------------------------------------------------------------------

    def _home(self, player: PlayerView, width: int) -> Block:
        """The board, and beside it what is not on it; below it where there is no room beside."""
        board = self._board(player)
        facts = self._facts(player)
        room = width - widest(board) - 3
        title = wrapped(self._title(player), width)
        if room < _LEAST_BESIDE:
            return [*title, *(part for line in facts for part in wrapped(line, width)), *board]
        return [*title, *beside(board, [part for line in facts for part in wrapped(line, room)])]

    def _title(self, player: PlayerView) -> Line:
        notes = [self.text("you")] if player.seat == self.shown.seat else []
        if player.seat == self.shown.starting_player:
            notes.append(self.text("first"))
        if player.passed:
            notes.append(self.text("passed"))
        title = self._player(player.seat) + (f" ({', '.join(notes)})" if notes else "")
        return [(title, "bold"), (f"  {self.text('score', total=player.total)}", "")]

    def _player(self, seat: Seat) -> str:
        """The name, after the number that marks the dwarfs on action spaces; without names the number is enough."""
        number = self.text("player", number=seat + 1)
        return f"{seat + 1} {self.names[seat]}" if self.names and self.names[seat] != number else number

    def _board(self, player: PlayerView) -> Block:
        """The home board, with the ring squares that are in use."""
        used = {CELLS[square] for square in player.squares}
        rows = [row for row in range(6) if 0 < row < 5 or any(cell // 8 == row for cell in used)]
        columns = [column for column in range(8) if 0 < column < 7 or any(cell % 8 == column for cell in used)]
        rooms = {room.square: number for number, room in enumerate(player.furnishings, start=1)}
        head = "    " + "".join(("|" if column == 4 else " ") + f"c{column}".ljust(_WIDTH) for column in columns)
        lines: Block = [[(head, "dim")]]
        for row in rows:
            line: Line = [(f" r{row} ", "")]
            for column in columns:
                sign, colour = self._square(player, f"c{column}r{row}", rooms)
                line += [("|" if column == 4 else " ", ""), (sign, colour), (" " * (_WIDTH - len(sign)), "")]
            lines.append(line)
        return lines

    def _square(self, player: PlayerView, square: str, rooms: dict[str, int]) -> tuple[str, str]:
        stable = _STABLE if square in player.stables else ""
        if square in rooms:
            return f"{_ROOM}{rooms[square]}", "magenta"
        if square not in player.squares:
            on_board = square in CELLS and (FOREST_BOARD | MOUNTAIN_BOARD) >> CELLS[square] & 1
            bonus = "".join(_BONUSES[GOODS[good]] * count for good, count in _BONUS.get(square, ()))
            return (f".{stable}{bonus}", "dim") if on_board else ("", "")
        kind, _, crop = player.squares[square].partition("+")
        sign, colour = _SIGNS[kind]
        if crop:
            sign += crop[0] + _CROPS[crop[1:]]
        return sign + stable, colour

    def _facts(self, player: PlayerView) -> Block:
        """Goods, animals, dwarfs, food and rooms."""
        goods = [
            f"{count} × {self.name(good)}" for good, count in player.goods.items() if count and good not in _ANIMALS
        ]
        animals = [f"{player.goods[animal]} × {self.name(animal)}" for animal in _ANIMALS if player.goods[animal]]
        room = ", ".join(f"{count} × {self.name(species)}" for species, count in player.room.items() if count)
        none = self.text("none")
        beside = f" ({self.text('room')} {room})" if room else ""
        lines = [
            f"{self.text('goods')}: {', '.join(goods) or none}",
            f"{self.text('animals')}: {', '.join(animals) or none}{beside}",
            f"{self.text('dwarfs')}: {', '.join(map(self._dwarf, self._dwarf_facts(player)))}",
            self.text("food", due=player.food_due, short=player.short),
        ]
        facts: Block = [[(line, "")] for line in lines]
        if player.begging:
            facts.append([(f"{player.begging} × {self.name('begging_marker')}", "red")])
        if player.furnishings:
            rooms = [f"{_ROOM}{n} {self.name(room.tile)}" for n, room in enumerate(player.furnishings, start=1)]
            facts.append([(f"{self.text('furnishings')}: {', '.join(rooms)}", "")])
        return facts

    def _dwarf_facts(self, player: PlayerView) -> list[tuple[int, str, bool]]:
        return [(dwarf.weapon, dwarf.where, dwarf.newborn) for dwarf in player.dwarfs]

    def _dwarf(self, dwarf: tuple[int, str, bool]) -> str:
        weapon, where, newborn = dwarf
        place = self.text("newborn") if newborn else self.name(where) if where else self.text("home")
        return f"{weapon or '-'} ({place})"

    def _signs(self) -> list[str]:
        """Each sign of a square with its name."""
        signs = [f"{sign} {self.name(kind)}" for kind, (sign, _) in _SIGNS.items()]
        signs += [f"{_STABLE} {self.name('stable')}", f"{_ROOM} {self.text('furnishings')}"]
        return [*signs, *(f"{sign} {self.name(good)}" for good, sign in (*_CROPS.items(), *_BONUSES.items()))]
