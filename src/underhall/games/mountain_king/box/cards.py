"""The cards and tiles that carry words and symbols: trolls, starting trolls, spells and workshops, read from content.

The state uses numbers, everything else ids. Cards are numbered in one sequence: first the horde's trolls as their file
lists them, then the starting trolls, colour by colour. What the mountain is made of is in `content`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

import msgspec

from underhall.core import content
from underhall.core.content import Names
from underhall.core.refusals import ContentError
from underhall.games.mountain_king.box.content import CART, CLANS, GAME_ID, HOUSE, KINDS

# Symbols of trolls. The first seven are numbered as the kind that lies on them; then the carts of the clans.
SYMBOLS: Final = (*KINDS[:CART], "cart_wild", *KINDS[CART + 1 :], "cart_fire", "cart_ice", "cart_moon")
KIND_OF: Final = (0, 1, 2, 3, 4, 5, 6, CART, CART, CART)
TROLL_COUNT: Final = 55
SPELL_COUNT: Final = 17
WORKSHOP_COUNT: Final = 11
CLAN_CART: Final = 7  # the symbol of clan 0's cart

Goods = dict[str, int]


class Troll(msgspec.Struct, frozen=True):
    """A card of the horde, or a starting troll (level 0). `symbols` are (symbol, how often); `once` counts by kind."""

    id: str
    clan: str
    level: int
    symbols: tuple[tuple[int, int], ...]
    once: tuple[int, ...] = (0,) * 7
    colour: str = ""


class GainOneOf(msgspec.Struct, frozen=True, tag_field="op", tag="gain_one_of"):
    options: tuple[Goods, ...]


class BribeAnyResource(msgspec.Struct, frozen=True, tag_field="op", tag="bribe_any_resource"):
    pass


class PromoteTroll(msgspec.Struct, frozen=True, tag_field="op", tag="promote_troll"):
    from_level: int
    to_level: int
    activates: Literal[False] = False
    pays_bribes: Literal[False] = False
    gives_pedestal: Literal[False] = False


class ExtraDig(msgspec.Struct, frozen=True, tag_field="op", tag="extra_dig"):
    pass


class DetachedDig(msgspec.Struct, frozen=True, tag_field="op", tag="detached_dig"):
    max_size: int


class FreeRubble(msgspec.Struct, frozen=True, tag_field="op", tag="free_rubble"):
    max: int


class MixedMinerals(msgspec.Struct, frozen=True, tag_field="op", tag="mixed_minerals"):
    pass


class CascadeFrom(msgspec.Struct, frozen=True, tag_field="op", tag="cascade_from"):
    rows: tuple[int, ...]


class FreeStatueMoves(msgspec.Struct, frozen=True, tag_field="op", tag="free_statue_moves"):
    max: int


class SwapStatues(msgspec.Struct, frozen=True, tag_field="op", tag="swap_statues"):
    pass


class UnearthAdjacent(msgspec.Struct, frozen=True, tag_field="op", tag="unearth_adjacent"):
    pass


class DrawPedestals(msgspec.Struct, frozen=True, tag_field="op", tag="draw_pedestals"):
    draw: int
    keep: int


class RemoteWorkshop(msgspec.Struct, frozen=True, tag_field="op", tag="remote_workshop"):
    extra_uses: int


class CheapTrades(msgspec.Struct, frozen=True, tag_field="op", tag="cheap_trades"):
    rate: int
    max: int


class TakeBribes(msgspec.Struct, frozen=True, tag_field="op", tag="take_bribes"):
    max: int
    per_troll: Literal[1]


class RefreshHorde(msgspec.Struct, frozen=True, tag_field="op", tag="refresh_horde"):
    max: int


class UnloadTrolls(msgspec.Struct, frozen=True, tag_field="op", tag="unload_trolls"):
    max: int


Effect = (
    GainOneOf
    | BribeAnyResource
    | PromoteTroll
    | ExtraDig
    | DetachedDig
    | FreeRubble
    | MixedMinerals
    | CascadeFrom
    | FreeStatueMoves
    | SwapStatues
    | UnearthAdjacent
    | DrawPedestals
    | RemoteWorkshop
    | CheapTrades
    | TakeBribes
    | RefreshHorde
    | UnloadTrolls
)


class Spell(msgspec.Struct, frozen=True):
    """A spell as its file has it."""

    id: str
    name: Names
    duration: Literal["instant", "turn"]
    text: str
    effect: Effect


class Mode(msgspec.Struct, frozen=True):
    """One way to use a workshop. `spend` names kinds, or `cart_wild` for a cart that is not a clan's."""

    spend: Goods = {}
    spend_any: int = 0
    gain: Goods = {}
    move_from_troll: int = 0


class Workshop(msgspec.Struct, frozen=True):
    """A workshop as its file has it."""

    id: str
    name: Names
    copies: int
    mode: tuple[Mode, ...]


class Catalogue(msgspec.Struct, frozen=True):
    """Everything this module reads, for one content folder."""

    trolls: tuple[Troll, ...]
    starting: tuple[Troll, ...]
    spells: tuple[Spell, ...]
    workshops: tuple[Workshop, ...]
    colours: tuple[str, ...]
    box: tuple[int, ...]
    names: dict[str, Names]


class _Printed(msgspec.Struct):
    id: str
    clan: str
    level: Literal[1, 2, 3]
    name: Names
    symbols: list[str]


class _PrintedStart(msgspec.Struct):
    id: str
    colour: str
    name: Names
    repeat: list[str]
    one_time: Goods


class _Named(msgspec.Struct):
    id: str
    name: Names
    token_count: int = 0


class _TrollFile(msgspec.Struct):
    troll: list[_Printed]


class _StartingFile(msgspec.Struct):
    starting_troll: list[_PrintedStart]


class _SpellFile(msgspec.Struct):
    spell: list[Spell]
    spellbook_size: Literal[3]
    runes_to_disintegrate: int


class _WorkshopFile(msgspec.Struct):
    workshop: list[Workshop]


class _ComponentFile(msgspec.Struct):
    resource: list[_Named]
    symbol: list[_Named]
    clan: list[_Named]
    tier: list[_Named]
    player_colour: list[_Named]
    term: list[_Named]


def read(place: Path) -> Catalogue:
    """The catalogue of a content folder; ContentError names the file and what does not fit in it."""
    parts = content.read(place, "components.toml", _ComponentFile)
    trolls = content.read(place, "trolls.toml", _TrollFile).troll
    starting = content.read(place, "starting_trolls.toml", _StartingFile).starting_troll
    spells = content.read(place, "spells.toml", _SpellFile)
    workshops = content.read(place, "workshops.toml", _WorkshopFile).workshop
    _expect("components.toml", {part.id for part in parts.resource} == set(KINDS), "resource")
    _expect("components.toml", {part.id for part in parts.symbol} == set(SYMBOLS), "symbol")
    _expect("components.toml", [part.id for part in parts.clan if part.id != "mud"] == list(CLANS), "clan")
    colours = tuple(part.id for part in parts.player_colour)
    _expect("components.toml", len(colours) == 5, "player_colour")
    levels = [card.level for card in trolls]
    _expect("trolls.toml", len(trolls) == TROLL_COUNT and levels == sorted(levels), "troll")
    _expect("starting_trolls.toml", [c.colour for c in starting] == [c for c in colours for _ in range(6)], "colour")
    _expect("spells.toml", len(spells.spell) == SPELL_COUNT and spells.runes_to_disintegrate == 3, "spell")
    for spell in spells.spell:
        if isinstance(spell.effect, GainOneOf):
            known = all(option and {*option} <= {*KINDS} for option in spell.effect.options)
            _expect("spells.toml", known and bool(spell.effect.options), spell.id)
    _expect(
        "workshops.toml",
        len(workshops) == WORKSHOP_COUNT and all(w.copies == 2 and w.mode for w in workshops),
        "workshop",
    )
    for file, entries in (("trolls.toml", trolls), ("starting_trolls.toml", starting), ("workshops.toml", workshops)):
        ids = [entry.id for entry in entries]
        _expect(file, len(set(ids)) == len(ids), "id")
    counts = {part.id: part.token_count for part in parts.resource}
    names = {part.id: part.name for part in (*parts.term, *parts.resource, *parts.symbol, *parts.clan, *parts.tier)}
    names |= {part.id: part.name for part in parts.player_colour} | {card.id: card.name for card in trolls}
    names |= {card.id: card.name for card in starting} | {spell.id: spell.name for spell in spells.spell}
    names |= {workshop.id: workshop.name for workshop in workshops}
    for workshop in workshops:
        for mode in workshop.mode:
            kinds = {*mode.spend} <= {*KINDS, "cart_wild"} and {*mode.gain} <= {*KINDS}
            _expect("workshops.toml", kinds and len(mode.spend) <= 1, workshop.id)
    return Catalogue(
        trolls=tuple(Troll(card.id, card.clan, card.level, _symbols("trolls.toml", card.symbols)) for card in trolls),
        starting=tuple(
            Troll(
                card.id,
                "",
                0,
                _symbols("starting_trolls.toml", card.repeat),
                _counts("starting_trolls.toml", card.one_time),
                card.colour,
            )
            for card in starting
        ),
        spells=tuple(spells.spell),
        workshops=tuple(workshops),
        colours=colours,
        box=tuple(counts[kind] for kind in KINDS),
        names=names,
    )


def _symbols(file: str, printed: list[str]) -> tuple[tuple[int, int], ...]:
    for symbol in printed:
        _expect(file, symbol in SYMBOLS, symbol)
    return tuple((n, printed.count(symbol)) for n, symbol in enumerate(SYMBOLS) if symbol in printed)


def _counts(file: str, goods: Mapping[str, int]) -> tuple[int, ...]:
    for kind in goods:
        _expect(file, kind in KINDS, kind)
    return tuple(goods.get(kind, 0) for kind in KINDS)


def _expect(file: str, holds: bool, entry: str) -> None:
    if not holds:
        raise ContentError("entry", game=GAME_ID, file=file, entry=entry)


_CATALOGUE: Final = read(content.folder(GAME_ID, HOUSE))

CARDS: Final[tuple[Troll, ...]] = _CATALOGUE.trolls + _CATALOGUE.starting
TROLLS: Final = len(_CATALOGUE.trolls)
CARD_OF: Final = {card.id: number for number, card in enumerate(CARDS)}
LEVEL: Final = tuple(card.level for card in CARDS)
SYMBOLS_OF: Final = tuple(card.symbols for card in CARDS)
LEVEL_CARDS: Final = tuple(tuple(n for n in range(TROLLS) if LEVEL[n] == level) for level in range(4))
LEVEL_MASK: Final = tuple(sum(1 << n for n in cards) for cards in LEVEL_CARDS)
COLOURS: Final = _CATALOGUE.colours
STARTING: Final = 6  # starting trolls of each colour

SPELLS: Final = _CATALOGUE.spells
SPELL_OF: Final = {spell.id: number for number, spell in enumerate(SPELLS)}
SPELLBOOK: Final = 3
RUNES_TO_DISINTEGRATE: Final = 3

WORKSHOPS: Final = _CATALOGUE.workshops
WORKSHOP_OF: Final = {workshop.id: number for number, workshop in enumerate(WORKSHOPS)}

BOX: Final = _CATALOGUE.box
"""Resource tokens in the box, by kind: what the supply starts with. It never runs out, so it may fall below zero."""

NAMES: Final = _CATALOGUE.names


def starting_card(seat: int, kind: int) -> int:
    """The number of a seat's starting troll, `kind` from 0 to 5. Seats take the colours in their order."""
    return TROLLS + seat * STARTING + kind
