"""A position drawn in text: the mountain, the horde and the trollsmoots as pyramids, storages and the score sheet.

Drawn from the view alone, so it shows what the view shows. Every sign can be read without colour; colours are rich
markup and say whose network a tunnel is in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from underhall.core import messages
from underhall.core.drawing import (
    Block,
    Line,
    beside,
    cells,
    columns_of,
    flowing,
    in_columns,
    stacked,
    widest,
    wrapped,
    written,
)
from underhall.core.messages import Fact
from underhall.games.mountain_king.board.gates import legal_gates
from underhall.games.mountain_king.board.scoring import CATEGORIES
from underhall.games.mountain_king.border.view import view as seen
from underhall.games.mountain_king.border.view_shapes import (
    HordeView,
    MountainView,
    SeatView,
    SideView,
    TableView,
    TrollView,
)
from underhall.games.mountain_king.box.content import CLANS, GAME_ID, KINDS, TIERS
from underhall.games.mountain_king.draft import ChooseGate
from underhall.games.mountain_king.state import TableState

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
_ENDLESS: Final = 1000  # columns
_HALLS: Final = "ABCDEF"
_TUNNELS: Final = "abcdeghjklnopqrstuvxyz"  # without f, i and m, which are statues, and w, a site


def picture(state: TableState, seat: int | None, lang: str, width: int | None, names: Sequence[str]) -> str:
    """The whole table as `seat` sees it, in rich markup; laid out for `width`, if there is one."""
    view = seen(state, seat)
    names = names or [messages.sentence("core-seat", {"number": number + 1}, lang) for number in range(view.players)]
    if width is None:
        return written(_as_it_comes(view, seat, lang, names))
    return written(_within(width, view, seat, lang, names, _starts(state)))


def _starts(state: TableState) -> dict[str, str]:
    """The cells on which a gate can be placed now, each with the sign of its start point."""
    if not state.agenda or not isinstance(placing := state.agenda[-1], ChooseGate):
        return {}
    starts = legal_gates(state.mountain, placing.seat)
    return {state.mountain.board.grid.name(start.cell): start.sign for start in starts}


def _as_it_comes(view: TableView, seat: int | None, lang: str, names: Sequence[str]) -> Block:
    lines = [_headline(view, lang, names), []]
    lines += beside(_map(view.mountain, {}), _table(view, lang), gap=2)
    lines += [[(_say("map", lang), "dim")], [], [(_say("horde", lang), "bold")], *_horde(view, lang)]
    for player in _seats(view, seat):
        lines += [[], *_seat(view, player, lang, names, own=player.seat == seat, card=_CARD)]
    numbers = ["+".join(str(seat + 1) for seat in side.seats) for side in view.sides]
    return [*lines, [], *_score_sheet(view, lang, numbers, _ENDLESS)]


def _within(
    width: int, view: TableView, seat: int | None, lang: str, names: Sequence[str], starts: Mapping[str, str]
) -> Block:
    """What you need to see to decide comes last: the mountain when something is laid there, else your own trolls."""
    card = min(_CARD, width // 4)
    sides = ["+".join(names[seat] for seat in side.seats) for side in view.sides]
    others: list[Block] = [
        _fitted(_seat(view, player, lang, names, own=False, card=card), width)
        for player in _seats(view, seat)
        if player.seat != seat
    ]
    legend = flowing([[(part.strip(), "dim")] for part in _say("map", lang).split(", ")], width)
    gates = tuple(f"{number} {name}" for number, name in enumerate(names))
    legend += wrapped([(_say("gates", lang, gates=gates), "dim")], width)
    legend += flowing([[(f"{sign} {_name(symbol, lang)}", "dim")] for symbol, sign in _SYMBOL.items()], width)
    legend += wrapped([(_say("cards", lang), "dim")], width)
    if starts:
        legend += wrapped([(_say("starts", lang, starts=tuple(starts.values())), "bold")], width)
    sheet = _score_sheet(view, lang, sides, width)
    piles, beside_board = _fitted(_piles(view, lang), width), _fitted(_table(view, lang, piles=False), width)
    if widest(sheet) + 3 + widest(beside_board) <= width:
        sheet = beside(sheet, beside_board)
    else:
        sheet = [*sheet, [], *beside_board]
    heap: Block = [[(_say("horde", lang), "bold")]]
    heap += _horde(view, lang) if width >= widest(_horde(view, lang)) else _horde_list(view, lang, width)
    mountain = _map(view.mountain, starts)
    if widest(mountain) > width:
        mountain = _map(view.mountain, starts, dense=True)
    own = [] if seat is None else _fitted(_seat(view, view.seats[seat], lang, names, own=True, card=card), width)
    last = [own, mountain] if view.outlines or starts else [mountain, own]
    blocks = [[*wrapped(_headline(view, lang, names), width)], *others, sheet, heap, [*piles, *legend]]
    return [*_apart(blocks), [], *stacked(last, width)]


def _apart(blocks: Sequence[Block]) -> Block:
    page: Block = []
    for block in blocks:
        page += [*([[]] if page else []), *block]
    return page


def _fitted(block: Block, width: int) -> Block:
    return [part for line in block for part in wrapped(line, width, 4)]


def _seats(view: TableView, seat: int | None) -> list[SeatView]:
    """The seats in turn order, starting with the viewer's."""
    return list(view.seats[seat or 0 :]) + list(view.seats[: seat or 0])


def _headline(view: TableView, lang: str, names: Sequence[str]) -> Line:
    if view.active is None or view.over:
        return [(_say("over" if view.over else "setup", lang), "bold")]
    line: Line = [(_say("round", lang, round=view.round, seat=names[view.active]), "bold")]
    if view.last_rounds is not None:
        line.append(("  " + _say("last_rounds", lang, count=view.last_rounds), "bold red"))
    return line


# The mountain -------------------------------------------------------------------------------------------------------


def _map(mountain: MountainView, starts: Mapping[str, str], *, dense: bool = False) -> Block:
    """Three signs per cell: the tier, what covers it, and what stands or lies on it.

    Dense, a cell has two: the tier gives way to what covers it, even rubble.
    """
    ground = mountain.ground
    cover, style = _covers(mountain)
    things = _things(mountain)
    wide = 2 if dense else 3
    lines: Block = [[("   " + "".join(f"{col:<{wide}}" for col in range(ground.cols)), "dim")]]
    for row in range(ground.rows):
        line: Line = [(f"{row:>2} ", "dim")]
        for col in range(ground.cols):
            cell, tier = f"r{row}c{col}", ground.tiers[row][col]
            mark, thing = _TIER_MARK[tier], things.get(cell, " ")
            if tier == ".":
                line.append((" " * wide, ""))
            elif tier == "H":
                line.append(("*" * wide, "bold red"))
            elif cell in starts:
                line.append((starts[cell].rjust(wide), "bold reverse"))
            elif cell in cover:
                line.append(((cover[cell] if dense else mark + cover[cell]) + thing, style.get(cell, "dim")))
            else:
                rock = "#" if ground.rubble[row][col] == "#" else " "
                signs = mark + rock
                line.append(((signs.strip()[-1] if dense else signs) + thing, _TIER_STYLE[tier]))
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


def _table(view: TableView, lang: str, *, piles: bool = True) -> Block:
    """What lies beside the board: spells, workshops, bag, piles, halls and the pedestal track."""
    mountain = view.mountain
    lines: Block = [[(_say("spells", lang), "bold")]]
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
    lines += _piles(view, lang) if piles else []
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


def _piles(view: TableView, lang: str) -> Block:
    piles = "  ".join(f"{shape} {left}" for shape, left in view.mountain.piles.items())
    return [[(_say("piles", lang) + " ", "bold"), (piles, "")]]


def _points(points: int | None, owner: int | None) -> str:
    value = "?" if points is None else str(points) if points else "-"
    return value if owner is None else f"({value})"


# Cards --------------------------------------------------------------------------------------------------------------


def _horde(view: TableView, lang: str) -> Block:
    """The top row first, each row shifted by half a card, so that a card stands on the two beneath it."""
    rows = (view.horde[9:12], view.horde[5:9], view.horde[0:5])
    lines: Block = []
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


def _horde_list(view: TableView, lang: str, width: int) -> Block:
    """The horde without the shape of a pyramid, in columns, the top row first."""
    lines: Block = []
    rows = (view.horde[9:12], view.horde[5:9], view.horde[0:5])
    for places, deck in zip(rows, reversed(view.decks), strict=True):
        trolls: list[Line] = []
        for place in places:
            head, foot = _horde_card(place, lang, width)
            trolls.append([(f"{head} ", "bold"), (foot.strip(), "")])
        trolls.append([(_say("deck", lang, count=deck.size), "dim")])
        lines += in_columns(trolls, width)
    return lines


def _horde_card(place: HordeView, lang: str, card: int = _CARD) -> tuple[str, str]:
    if place.troll is None:
        return f"{place.place} -", ""
    head = f"{place.place} {place.level} {_name(place.troll, lang)}"
    foot = "   " + " ".join(_SYMBOL[symbol] for symbol in place.symbols)
    bribes = "".join(_SYMBOL.get(kind, "k") * count for kind, count in place.bribes.items())
    foot += f" ${bribes}" if bribes else ""
    foot += f" '{place.pedestal[0]}" if place.pedestal else ""
    return head[: card - 1], foot


def _seat(view: TableView, seat: SeatView, lang: str, names: Sequence[str], *, own: bool, card: int) -> Block:
    title: Line = [(names[seat.seat], f"bold {_SEATS[seat.seat]}")]
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
        indent: Line = [(" " * (row * card // 2), "")]
        heads: Line = list(indent)
        feet: Line = list(indent)
        for slot in slots:
            head, foot = _troll(slot, by_slot.get(slot), slot in seat.open_slots, lang, card)
            heads.append((head.ljust(card)[:card], "bold"))
            feet.append((foot.ljust(card)[:card], ""))
        lines += [heads, feet]
    return lines


def _troll(slot: str, troll: TrollView | None, is_open: bool, lang: str, card: int) -> tuple[str, str]:
    """A card of a trollsmoot: a symbol that holds its token is a capital letter."""
    if troll is None:
        return (f"{slot} [ ]" if is_open else "", "")
    left = dict(troll.tokens)
    signs = []
    for symbol in troll.symbols:
        held = left.get(symbol, 0) > 0
        left[symbol] = left.get(symbol, 0) - 1
        sign = _SYMBOL[symbol]
        signs.append(sign[0].upper() + sign[1:] if held else sign)
    return f"{slot} {_name(troll.troll, lang)}"[: card - 1], (" " if card < _CARD - 2 else "    ") + " ".join(signs)


# The score sheet ----------------------------------------------------------------------------------------------------


def _score_sheet(view: TableView, lang: str, sides: Sequence[str], room: int) -> Block:
    labels = [messages.sentence(f"{GAME_ID}-category-{category}", {}, lang) for category in CATEGORIES]
    total = _say("total", lang)
    width = max(map(len, [*labels, total])) + 1
    names = columns_of(sides, room - width, 6)
    each = cells(names[0])
    lines: Block = [[(f"{_say('score', lang):<{width}}" + "".join(names), "bold")]]
    for category, label in zip(CATEGORIES, labels, strict=True):
        points = "".join(f"{_row(side, category):>{each}}" for side in view.sides)
        lines.append([(f"{label:<{width}}{points}", "")])
    sums = "".join(f"{side.score['total']:>{each}}" for side in view.sides)
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


def _say(key: str, lang: str, **facts: Fact) -> str:
    return messages.sentence(f"{GAME_ID}-picture-{key}", facts, lang)
