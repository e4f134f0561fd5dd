"""A position drawn in text: the mountain, the horde and the trollsmoots as pyramids, storages and the score sheet.

Drawn from the view alone, so it shows what the view shows. Every sign can be read without colour; colours are rich
markup and say whose network a tunnel is in.
"""

from __future__ import annotations

from typing import Final

from underhall.core import messages
from underhall.core.messages import Fact
from underhall.games.mountain_king.content import CLANS, GAME_ID, KINDS, TIERS
from underhall.games.mountain_king.scoring import CATEGORIES
from underhall.games.mountain_king.view_shapes import (
    HordeView,
    MountainView,
    SeatView,
    SideView,
    TableView,
    TrollView,
)

Line = list[tuple[str, str]]  # pieces of text with their styles

_SEATS: Final = ("magenta", "cyan", "green", "blue", "bright_magenta")
_TIER_MARK: Final = {".": " ", "d": ".", "g": ":", "b": "-", "o": "=", "y": "+", "H": "*"}
_TIER_STYLE: Final = {"d": "dim", "g": "white", "b": "yellow", "o": "bright_yellow", "y": "bold bright_yellow"}
_SYMBOL: Final = {
    "stone": "s",
    "iron": "i",
    "heartstone": "h",
    "coin": "c",
    "cart_wild": "k*",
    "hammer": "m",
    "rune": "r",
    "cart_fire": "kf",
    "cart_ice": "ki",
    "cart_moon": "km",
}
_CARD: Final = 22  # the width of a card in a pyramid
_HALLS: Final = "ABCDEF"
_TUNNELS: Final = "abcdeghjklnopqrstuvxyz"  # without f, i and m, which are statues, and w, a site


def picture(view: TableView, seat: int | None, lang: str) -> str:
    """The whole table as its viewer sees it, in rich markup."""
    lines = [_headline(view, lang), []]
    lines += _side_by_side(_map(view.mountain), _table(view, lang))
    lines += [[(_say("map", lang), "dim")], [], [(_say("horde", lang), "bold")], *_horde(view, lang)]
    seats = list(view.seats)
    if seat is not None:
        seats = seats[seat:] + seats[:seat]
    for player in seats:
        lines += [[], *_seat(view, player, lang, own=player.seat == seat)]
    lines += [[], *_score_sheet(view, lang)]
    return "\n".join(_markup(line) for line in lines)


def _headline(view: TableView, lang: str) -> Line:
    if view.active is None or view.over:
        return [(_say("over" if view.over else "setup", lang), "bold")]
    line: Line = [(_say("round", lang, round=view.round, seat=_player(view.active, lang)), "bold")]
    if view.last_rounds is not None:
        line.append(("  " + _say("last_rounds", lang, count=view.last_rounds), "bold red"))
    return line


# The mountain -------------------------------------------------------------------------------------------------------


def _map(mountain: MountainView) -> list[Line]:
    """Three signs a cell: the tier, what covers it, and what stands or lies on it."""
    ground = mountain.ground
    cover, style = _covers(mountain)
    things = _things(mountain)
    lines: list[Line] = [[("   " + "".join(f"{col:<3}" for col in range(ground.cols)), "dim")]]
    for row in range(ground.rows):
        line: Line = [(f"{row:>2} ", "dim")]
        for col in range(ground.cols):
            cell, tier = f"r{row}c{col}", ground.tiers[row][col]
            if tier == ".":
                line.append(("   ", ""))
            elif tier == "H":
                line.append(("***", "bold red"))
            elif cell in cover:
                mark = _TIER_MARK[tier]
                line.append((f"{mark}{cover[cell]}{things.get(cell, ' ')}", style.get(cell, "dim")))
            else:
                rock = "#" if ground.rubble[row][col] == "#" else " "
                line.append((f"{_TIER_MARK[tier]}{rock}{things.get(cell, ' ')}", _TIER_STYLE[tier]))
        lines.append(line)
    return lines


def _covers(mountain: MountainView) -> tuple[dict[str, str], dict[str, str]]:
    """The sign of what covers a cell, and the style of the network it is in."""
    cover: dict[str, str] = {}
    style: dict[str, str] = {}
    number = 0
    for tunnel in mountain.tunnels:
        if tunnel.kind in ("tile", "fragment"):
            sign = _TUNNELS[number % len(_TUNNELS)]
            number += 1
        elif tunnel.kind == "gate":
            sign = str(mountain.gates.index(tunnel.cells[0]))
        else:
            sign = next(_HALLS[n] for n, hall in enumerate(mountain.halls) if hall.cells == tunnel.cells)
        for cell in tunnel.cells:
            cover[cell] = sign
            if tunnel.seats:
                style[cell] = f"reverse {_SEATS[tunnel.seats[0]]}"
    for site in mountain.sites:
        cover[site.cell] = "w" if site.workshop is None else "W"
        style[site.cell] = "bold"
    return cover, style


def _things(mountain: MountainView) -> dict[str, str]:
    things = dict.fromkeys(mountain.ground.buried, "°")
    things |= {hall.altar: "@" for hall in mountain.halls if hall.altar is not None}
    things |= dict.fromkeys(mountain.pedestals, "'")
    for statue in mountain.statues:
        on_own = mountain.pedestals.get(statue.cell) == statue.clan
        things[statue.cell] = statue.clan[0].upper() if on_own else statue.clan[0]
    return things


def _table(view: TableView, lang: str) -> list[Line]:
    """What lies beside the board: spells, workshops, bag, piles, halls and the pedestal track."""
    mountain = view.mountain
    lines: list[Line] = [[(_say("spells", lang), "bold")]]
    pages = [page for page in view.spellbook if page.spell is not None]
    lines += [[(f"  {_name(page.spell or '', lang)} ", ""), ("r" * page.runes, "bold")] for page in pages]
    lines += [[("  " + _say("deck", lang, count=view.spell_deck.size), "dim")], []]
    lines.append([(_say("workshops", lang), "bold")])
    lines += [
        [(f"  {_name(id, lang)}{f' × {count}' if count > 1 else ''}", "")] for id, count in view.workshops.items()
    ]
    for site in mountain.sites:
        if site.workshop is not None:
            entrances = f"({len(site.open_entrances)})"
            lines.append([(f"  {site.cell} {_name(site.workshop, lang)} {entrances}", "bold")])
    lines += [[], [(_say("bag", lang) + " ", "bold"), (_counted(view.bag, lang), "")]]
    piles = "  ".join(f"{shape} {left}" for shape, left in mountain.piles.items())
    lines.append([(_say("piles", lang) + " ", "bold"), (piles, "")])
    lines.append([(_say("halls", lang), "bold")])
    for letter, hall in zip(_HALLS, mountain.halls, strict=True):
        where = "" if hall.altar is None else f" @ {hall.altar}"
        values = f"{hall.value}/{hall.value_with_statue}"
        lines.append([(f"  {letter} {_name(hall.hall, lang)} {values}{where}", "dim" if hall.altar else "")])
    lines.append([(_say("track", lang), "bold")])
    for tier in TIERS:
        spaces = [space for space in view.track if space.tier == tier]
        marks = "  ".join(f"{s.clan[0]} {_points(s.points, s.claimed_by)}" for s in spaces)
        lines.append([(f"  {marks}  {_name(tier, lang)}", "")])
    return lines


def _points(points: int | None, owner: int | None) -> str:
    value = "?" if points is None else str(points) if points else "-"
    return value if owner is None else f"({value})"


# Cards --------------------------------------------------------------------------------------------------------------


def _horde(view: TableView, lang: str) -> list[Line]:
    """The top row first, each row shifted by half a card, so that a card stands on the two beneath it."""
    rows = (view.horde[9:12], view.horde[5:9], view.horde[0:5])
    lines: list[Line] = []
    for row, (places, deck) in enumerate(zip(rows, reversed(view.decks), strict=True)):
        indent: Line = [(" " * ((2 - row) * _CARD // 2), "")]
        heads: Line = list(indent)
        feet: Line = list(indent)
        for place in places:
            head, foot = _horde_card(place, lang)
            heads.append((head.ljust(_CARD)[:_CARD], "bold"))
            feet.append((foot.ljust(_CARD)[:_CARD], ""))
        heads.append((_say("deck", lang, count=deck.size), "dim"))
        lines += [heads, feet]
    return lines


def _horde_card(place: HordeView, lang: str) -> tuple[str, str]:
    if place.troll is None:
        return f"{place.place} -", ""
    head = f"{place.place} {place.level} {_name(place.troll, lang)}"
    foot = "   " + " ".join(_SYMBOL[symbol] for symbol in place.symbols)
    bribes = "".join(_SYMBOL.get(kind, "k") * count for kind, count in place.bribes.items())
    foot += f" ${bribes}" if bribes else ""
    foot += f" '{place.pedestal[0]}" if place.pedestal else ""
    return head[: _CARD - 1], foot


def _seat(view: TableView, seat: SeatView, lang: str, *, own: bool) -> list[Line]:
    title: Line = [(f"{_player(seat.seat, lang)}", f"bold {_SEATS[seat.seat]}")]
    side = view.sides[seat.side]
    title.append((f"  {_say('storage', lang)}: {_counted(side.storage, lang) or '-'}", ""))
    if side.pedestals:
        title.append((f"  ' {_counted(side.pedestals, lang)}", ""))
    lines = [title]
    if own and seat.hand:
        hand = ", ".join(_name(card, lang) for card in seat.hand)
        lines.append([(f"{_say('hand', lang)}: {hand}", "bold")])
    by_slot = {troll.slot: troll for troll in seat.trollsmoot}
    for row in range(3, -1, -1):
        slots = [f"{row}.{slot}" for slot in range(4 - row)]
        if not any(slot in by_slot or slot in seat.open_slots for slot in slots):
            continue
        indent: Line = [(" " * (row * _CARD // 2), "")]
        heads: Line = list(indent)
        feet: Line = list(indent)
        for slot in slots:
            head, foot = _troll(slot, by_slot.get(slot), slot in seat.open_slots, lang)
            heads.append((head.ljust(_CARD)[:_CARD], "bold"))
            feet.append((foot.ljust(_CARD)[:_CARD], ""))
        lines += [heads, feet]
    return lines


def _troll(slot: str, troll: TrollView | None, is_open: bool, lang: str) -> tuple[str, str]:
    """A card of a trollsmoot: a symbol that holds its token is written large."""
    if troll is None:
        return (f"{slot} [ ]" if is_open else "", "")
    left = dict(troll.tokens)
    signs = []
    for symbol in troll.symbols:
        held = left.get(symbol, 0) > 0
        left[symbol] = left.get(symbol, 0) - 1
        sign = _SYMBOL[symbol]
        signs.append(sign[0].upper() + sign[1:] if held else sign)
    return f"{slot} {_name(troll.troll, lang)}"[: _CARD - 1], "    " + " ".join(signs)


# The score sheet ----------------------------------------------------------------------------------------------------


def _score_sheet(view: TableView, lang: str) -> list[Line]:
    labels = [messages.sentence(f"{GAME_ID}-category-{category}", {}, lang) for category in CATEGORIES]
    total = _say("total", lang)
    width = max(map(len, [*labels, total])) + 1
    names = ["+".join(str(seat + 1) for seat in side.seats) for side in view.sides]
    lines: list[Line] = [[(f"{_say('score', lang):<{width}}" + "".join(f"{name:>6}" for name in names), "bold")]]
    for category, label in zip(CATEGORIES, labels, strict=True):
        points = "".join(f"{_row(side, category):>6}" for side in view.sides)
        lines.append([(f"{label:<{width}}{points}", "")])
    sums = "".join(f"{side.score['total']:>6}" for side in view.sides)
    return [*lines, [(f"{total:<{width}}{sums}", "bold")]]


def _row(side: SideView, category: str) -> str:
    """Hidden point tokens are shown by their number."""
    return str(side.score[category]) if category in side.score else f"?×{side.point_tokens}"


# Text ---------------------------------------------------------------------------------------------------------------


def _counted(counts: dict[str, int], lang: str) -> str:
    order = (*KINDS, *CLANS)
    return ", ".join(f"{_name(kind, lang)} {counts[kind]}" for kind in order if counts.get(kind))


def _name(id: str, lang: str) -> str:
    return messages.component_name(GAME_ID, id, lang)


def _player(seat: int, lang: str) -> str:
    return messages.sentence("core-seat", {"number": seat + 1}, lang)


def _say(key: str, lang: str, **facts: Fact) -> str:
    return messages.sentence(f"{GAME_ID}-picture-{key}", facts, lang)


def _side_by_side(left: list[Line], right: list[Line]) -> list[Line]:
    width = max(sum(len(text) for text, _ in line) for line in left)
    lines: list[Line] = []
    for number in range(max(len(left), len(right))):
        line = list(left[number]) if number < len(left) else []
        used = sum(len(text) for text, _ in line)
        if number < len(right):
            line = [*line, (" " * (width - used + 2), ""), *right[number]]
        lines.append(line)
    return lines


def _markup(line: Line) -> str:
    """A line in rich markup; brackets of the text itself are escaped."""
    pieces = []
    for text, style in line:
        safe = text.replace("[", "\\[")
        pieces.append(f"[{style}]{safe}[/]" if style and text.strip() else safe)
    return "".join(pieces).rstrip()
