"""The table drawn in text with rich markup, for terminals and playthroughs. Everything in it comes from the view.

Squares are shown by a letter and, for fields, their crop; colours only repeat what the letters say.
"""

from __future__ import annotations

from typing import Final

from underhall.core import Seat
from underhall.core.messages import component_name, sentence
from underhall.games.caverna.content import CONTENT
from underhall.games.caverna.goods import GOODS, SPECIES
from underhall.games.caverna.rounds import ROUNDS
from underhall.games.caverna.squares import CELLS, FOREST_BOARD, MOUNTAIN_BOARD
from underhall.games.caverna.state import CavernaState
from underhall.games.caverna.view import CavernaView, PlayerView, SpaceView, view

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


def picture(state: CavernaState, seat: Seat | None, lang: str) -> str:
    """The position as `seat` sees it: the round, the action spaces, every player's home."""
    shown = view(state, seat)
    writer = _Writer(lang)
    lines = [*writer.head(shown), *writer.spaces(shown)]
    for player in shown.players:
        lines += ["", *writer.player(shown, player)]
    return "\n".join([*lines, "", writer.legend()])


class _Writer:
    """Draws in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def name(self, component: str) -> str:
        return component_name("caverna", component, self.lang)

    def text(self, key: str, **facts: str | int) -> str:
        return sentence(f"caverna-picture-{key}", facts, self.lang, game="caverna")

    # The table --------------------------------------------------------------------------------------------------

    def head(self, shown: CavernaView) -> list[str]:
        if not shown.round:
            return [f"[bold]{self.text('setup')}[/bold]"]
        now = next(one for one in shown.rounds if one.number == shown.round)
        event = self.text("event", event=now.event) if now.event else self.text("unknown")
        last = ROUNDS[len(shown.players)][-1]
        lines = [f"[bold]{self.text('round', round=shown.round, last=last)}[/bold], {event}"]
        coming = [", ".join(map(self.name, stage.cards)) for stage in shown.stages if stage.cards]
        if coming:
            lines.append(f"{self.text('coming')}: {' | '.join(coming)}")
        if any(shown.markers_left.values()):
            lines.append(self.text("markers", **shown.markers_left))
        lines.append(self.text("offer", count=len(shown.offer)))
        return lines

    def spaces(self, shown: CavernaView) -> list[str]:
        """The action spaces in two columns."""
        cells = [self._space(space) for space in shown.spaces]
        width = max(len(plain) for plain, _ in cells)
        half = (len(cells) + 1) // 2
        lines = ["", f"[bold]{self.text('spaces')}[/bold]"]
        for number in range(half):
            plain, marked = cells[number]
            line = marked + " " * (width - len(plain))
            if number + half < len(cells):
                line += "  " + cells[number + half][1]
            lines.append(line.rstrip())
        return lines

    def _space(self, space: SpaceView) -> tuple[str, str]:
        goods = ", ".join(f"{count} × {self.name(good)}" for good, count in space.goods.items())
        name = self.name(space.id)
        if space.dwarf is None:
            plain = f"  {name}: {goods}" if goods else f"  {name}"
            return plain, plain
        who = f"<{space.dwarf.seat + 1}" + (f"/{space.dwarf.weapon}" if space.dwarf.weapon else "") + ">"
        plain = f"{who} {name}" + (f": {goods}" if goods else "")
        return plain, f"[dim]{plain}[/dim]"

    # A player ---------------------------------------------------------------------------------------------------

    def player(self, shown: CavernaView, player: PlayerView) -> list[str]:
        notes = [self.text("you")] if player.seat == shown.seat else []
        if player.seat == shown.starting_player:
            notes.append(self.text("first"))
        if player.passed:
            notes.append(self.text("passed"))
        title = self.text("player", number=player.seat + 1) + (f" ({', '.join(notes)})" if notes else "")
        lines = [f"[bold]{title}[/bold]  {self.text('score', total=player.total)}"]
        board = self._board(player)
        beside = self._beside(player)
        height = max(len(board), len(beside))
        blank = " " * max(len(plain) for plain, _ in board)
        for number in range(height):
            marked = board[number][1] if number < len(board) else blank
            right = beside[number] if number < len(beside) else ""
            lines.append(f"{marked}   {right}".rstrip())
        return lines

    def _board(self, player: PlayerView) -> list[tuple[str, str]]:
        """The home board, with the ring squares that are in use: each line plain and with markup."""
        used = {CELLS[square] for square in player.squares}
        rows = [row for row in range(6) if 0 < row < 5 or any(cell // 8 == row for cell in used)]
        columns = [column for column in range(8) if 0 < column < 7 or any(cell % 8 == column for cell in used)]
        rooms = {room.square: number for number, room in enumerate(player.furnishings, start=1)}
        head = "    " + "".join(("|" if column == 4 else " ") + f"c{column}".ljust(_WIDTH) for column in columns)
        lines = [(head, f"[dim]{head}[/dim]")]
        for row in rows:
            plain = marked = f" r{row} "
            for column in columns:
                text, colour = self._square(player, f"c{column}r{row}", rooms)
                edge = "|" if column == 4 else " "
                plain += edge + text.ljust(_WIDTH)
                marked += edge + (f"[{colour}]{text}[/{colour}]" if colour else text) + " " * (_WIDTH - len(text))
            lines.append((plain, marked))
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

    def _beside(self, player: PlayerView) -> list[str]:
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
        if player.begging:
            lines.append(f"[red]{player.begging} × {self.name('begging_marker')}[/red]")
        if player.furnishings:
            rooms = [f"{_ROOM}{n} {self.name(room.tile)}" for n, room in enumerate(player.furnishings, start=1)]
            lines.append(f"{self.text('furnishings')}: {', '.join(rooms)}")
        return lines

    def _dwarf_facts(self, player: PlayerView) -> list[tuple[int, str, bool]]:
        return [(dwarf.weapon, dwarf.where, dwarf.newborn) for dwarf in player.dwarfs]

    def _dwarf(self, dwarf: tuple[int, str, bool]) -> str:
        weapon, where, newborn = dwarf
        place = self.text("newborn") if newborn else self.name(where) if where else self.text("home")
        return f"{weapon or '-'} ({place})"

    def legend(self) -> str:
        signs = [f"{sign} {self.name(kind)}" for kind, (sign, _) in _SIGNS.items()]
        signs += [f"{_STABLE} {self.name('stable')}", f"{_ROOM} {self.text('furnishings')}"]
        signs += [f"{sign} {self.name(good)}" for good, sign in (*_CROPS.items(), *_BONUSES.items())]
        return f"[dim]{self.text('legend', signs=', '.join(signs))}[/dim]"
