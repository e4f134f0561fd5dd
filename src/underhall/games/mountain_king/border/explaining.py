"""Cards: what every component is and does, in words. Where a thing is comes from the view, so secrets stay secret."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from underhall.core import messages
from underhall.core.agenda import Seat
from underhall.core.cards import Card, picking, seat_name
from underhall.core.game import Game
from underhall.core.messages import Fact
from underhall.games.mountain_king.board.boards import BOARDS
from underhall.games.mountain_king.board.scoring import CATEGORIES, STATUE_VALUES
from underhall.games.mountain_king.border.view import view
from underhall.games.mountain_king.border.view_shapes import TableView
from underhall.games.mountain_king.box import cards
from underhall.games.mountain_king.box.cards import CARD_OF, CARDS, SPELL_OF, SYMBOLS, WORKSHOP_OF, WORKSHOPS, Mode
from underhall.games.mountain_king.box.content import CLANS, CONTENT, GAME_ID, KINDS, TIERS
from underhall.games.mountain_king.state import TableState

_TILES: Final = {tile.id: tile for tile in CONTENT.tunnels}
_HALLS: Final = {hall.id: hall for hall in CONTENT.halls}
_STARTS: Final = {start.id: (start, board) for board in BOARDS for start in board.starts}
_CLAN_CARTS: Final = {f"cart_{clan}": clan for clan in CLANS}
_RULES: Final = {
    "trollsmoot": "7.4",
    "horde": "7.1",
    "troll": "7.1",
    "starting_troll": "3.3",
    "storage": "5.1",
    "supply": "5.1",
    "team_storage": "13",
    "cascade": "7.4",
    "bribe": "7.1",
    "retire": "7.6",
    "network": "2.3",
    "gate": "3.3",
    "start_point": "3.3",
    "tunnel": "2.3",
    "anchor": "8.3",
    "pedestal": "8.3",
    "pedestal_track": "8.3",
    "pedestal_point_token": "8.3",
    "pedestal_reminder_token": "7.2",
    "great_hall": "9",
    "altar": "9",
    "statue": "10",
    "statue_spot": "2.1",
    "buried_statue": "2.3",
    "buried_resource": "8.1",
    "rubble_space": "8.1",
    "workshop": "6.3",
    "workshop_site": "8.4",
    "entrance": "6.3",
    "spell": "6.1",
    "spellbook": "6.1",
    "disintegrate": "6.1",
    "coronation_token": "7.5",
    "crown": "11",
    "trade": "5.2",
    "any_resource": "5.2",
    "honour": "12",
    "score_track": "12",
}

EXPLAINED: Final = tuple(
    dict.fromkeys((*cards.NAMES, *_TILES, *_HALLS, *_STARTS, *(board.id for board in BOARDS), *CATEGORIES))
)


def card(
    game: Game[TableState], id: str, lang: str, state: TableState | None, seat: Seat | None, names: Sequence[str]
) -> Card:
    text, rule = _text(id, lang)
    now = () if state is None else tuple(_now(game, id, lang, state, seat, names))
    name = messages.sentence(f"{GAME_ID}-category-{id}", {}, lang) if id in CATEGORIES else _name(id, lang)
    return Card(id, name, text, f"{GAME_ID}:{rule}", now, _drawing(id, lang))


def _text(id: str, lang: str) -> tuple[str, str]:
    """What it does, and the section of the rules."""
    if id in CARD_OF:
        troll = CARDS[CARD_OF[id]]
        symbols = ", ".join(f"{count} × {_name(SYMBOLS[symbol], lang)}" for symbol, count in troll.symbols)
        if not troll.level:
            once = _goods({KINDS[kind]: count for kind, count in enumerate(troll.once) if count}, lang)
            return _say("starter", lang, once=once, symbols=symbols), "3.3"
        return _say("troll_of", lang, level=troll.level, clan=_name(troll.clan, lang), symbols=symbols), "7.4"
    if id in SPELL_OF:
        return messages.sentence(f"{GAME_ID}-spell-{id}", {}, lang), "6.2"
    if id in WORKSHOP_OF:
        modes = "; ".join(_mode(mode, lang) for mode in WORKSHOPS[WORKSHOP_OF[id]].mode)
        return _say("workshop_modes", lang, modes=modes), "6.3"
    if id in _HALLS:
        hall = _HALLS[id]
        return _say("hall", lang, size=hall.size, value=hall.value_empty_altar, more=hall.value_statue_on_altar), "9"
    if id in _TILES:
        tile = _TILES[id]
        honour = {entry.mineral: entry.honour for entry in CONTENT.scoring.tunnel_score if entry.size == tile.size}
        return _say("tile", lang, size=tile.size, anchor=int("A" in tile.shape), **honour), "8.1"
    if id in TIERS:
        number = TIERS.index(id)
        return _say("tier_of", lang, number=number + 1, value=STATUE_VALUES[number][0]), "12"
    if id in CLANS:
        return _say("clan_of", lang), "12"
    if id in _CLAN_CARTS:
        return _say("clan_cart", lang, clan=_name(_CLAN_CARTS[id], lang)), "5.1"
    if id in cards.COLOURS:
        return _say("colour", lang), "3.1"
    if id in _STARTS:
        start, board = _STARTS[id]
        return _say("start", lang, label=start.label, cell=board.grid.name(start.cell)), "3.3"
    if id in CATEGORIES:
        return _say(f"category-{id}", lang), "12"
    return _say(id, lang), _RULES.get(id, "5.1" if id in KINDS else "2.1")


def _mode(mode: Mode, lang: str) -> str:
    if mode.move_from_troll:
        return _say("mode_unload", lang, count=mode.move_from_troll)
    gain = _goods(mode.gain, lang)
    if mode.spend_any:
        return _say("mode_any", lang, count=mode.spend_any, gain=gain)
    return _say("mode", lang, spend=_goods(mode.spend, lang), gain=gain)


def _drawing(id: str, lang: str) -> str:
    """A tile in every orientation, each under its number."""
    table = BOARDS[0].tunnels if id in _TILES else BOARDS[0].halls if id in _HALLS else None
    if table is None:
        return ""
    ways = [way for way in table.orientations if table.shapes[way.shape] == id]
    drawn = [_name(f"{id}:{way.index}", lang).rpartition(" ")[2].split("/") for way in ways]
    high = max(map(len, drawn))
    rows = ["   ".join(str(way.index).ljust(len(rows[0])) for way, rows in zip(ways, drawn, strict=True))]
    for row in range(high):
        rows.append("   ".join((rows[row] if row < len(rows) else "").ljust(len(rows[0])) for rows in drawn))
    return "\n".join(row.rstrip() for row in rows)


def _now(
    game: Game[TableState], id: str, lang: str, state: TableState, seat: Seat | None, names: Sequence[str]
) -> Iterator[str]:
    shown = view(state, seat)
    yield from _places(shown, id, lang, names)
    if seat is not None and id in shown.sides[shown.seats[seat].side].score and id in CATEGORIES:
        points = shown.sides[shown.seats[seat].side].score[id]
        yield messages.sentence("core-card-points", {"points": points}, lang)
    if seat is not None and id in KINDS:
        yield _say("now-goods", lang, count=_count(shown, seat, id))
    pick = f"spell:{id}" if id in SPELL_OF else f"start:{id}" if id in _STARTS else ""
    pick = f"tunnel:{id}" if id in _TILES else f"hall:{id}" if id in _HALLS else pick
    place = next((place.place for place in shown.horde if place.troll == id), "")
    if pick or place:
        yield from picking(game, state, seat, pick or f"place:{place}", lang)


def _places(shown: TableView, id: str, lang: str, names: Sequence[str]) -> Iterator[str]:
    for place in shown.horde:
        if place.troll == id:
            yield _say("now-horde", lang, bribes=place.bribes_due)
    for player in shown.seats:
        for troll in player.trollsmoot:
            if troll.troll == id:
                yield _say("now-owned", lang, name=seat_name(names, player.seat, lang))
    for page in shown.spellbook:
        if page.spell == id:
            yield _say("now-spell", lang, runes=page.runes)
    if id in shown.workshops:
        yield _say("now-supply", lang, count=shown.workshops[id])
    for site in shown.mountain.sites:
        if site.workshop == id:
            yield _say("now-site", lang, cell=site.cell, entrances=len(site.open_entrances))
    if id in shown.mountain.piles:
        yield _say("now-pile", lang, count=shown.mountain.piles[id])
    for hall in shown.mountain.halls:
        if hall.hall == id:
            yield _say("now-hall", lang, cell=hall.altar or "none")


def _count(shown: TableView, seat: Seat, kind: str) -> int:
    """What a seat owns of a kind: in storage and on its trolls, carts of clans included."""
    own = shown.seats[seat]
    on_trolls = sum(
        count
        for troll in own.trollsmoot
        for symbol, count in troll.tokens.items()
        if symbol == kind or (kind == "cart" and symbol.startswith("cart"))
    )
    return shown.sides[own.side].storage.get(kind, 0) + on_trolls


def _goods(goods: dict[str, int], lang: str) -> str:
    return ", ".join(f"{count} × {_name(kind, lang)}" for kind, count in goods.items())


def _name(id: str, lang: str) -> str:
    return messages.component_name(GAME_ID, id, lang)


def _say(key: str, lang: str, **facts: Fact) -> str:
    return messages.sentence(f"{GAME_ID}-card-{key}", facts, lang)
