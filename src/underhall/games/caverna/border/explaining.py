"""Cards: what every component is and does, in words.

The texts about spaces, loot and furnishings are put together from the data with the messages that the page uses.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from underhall.core import grammar, messages
from underhall.core.agenda import Seat
from underhall.core.cards import Card, owned, picking, seat_name
from underhall.core.game import Game
from underhall.core.messages import Fact
from underhall.games.caverna.border.view import CavernaView, view
from underhall.games.caverna.box.action_nodes import CONNECTORS, REPEAT, Expression, LeafNode, Pay
from underhall.games.caverna.box.catalogue import FURNISHINGS, TILE
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.effect_kinds import AnimalRoom, BonusTable, BreedingFood, Conversion, Effect
from underhall.games.caverna.box.goods import GOODS, Bundle
from underhall.games.caverna.state import CavernaState

GAME_ID: Final = "caverna"

_SPACES: Final = {space.id: space for space in CONTENT.actions.space}
_LOOT: Final = {item.id: item for item in CONTENT.loot.loot}
_TWINS: Final = {tile.id: tile for tile in CONTENT.homeboard.twin_tile}
_GROUPS: Final = {group.id: group for group in CONTENT.furnishings.group}
_BOARDS: Final = {board.id: board for board in CONTENT.actions.board}
_FREE: Final = (
    *(one.id for one in CONTENT.conversions.food),
    *(one.id for one in CONTENT.conversions.ruby),
    *(one.id for one in CONTENT.conversions.furnishing if not one.variable),
)
_SPECIAL: Final = tuple(one.id for one in CONTENT.conversions.ruby_special)
_OWN: Final = (*GOODS, "begging_marker")
_RULES: Final = {
    "ruby": "8",
    "weapon": "10.1",
    "dog": "R-89",
    "sheep": "9",
    "donkey": "9",
    "wild_boar": "9",
    "cattle": "9",
    "stable": "9",
    "begging_marker": "R-101",
    "starting_player_token": "R-18",
    "dwarf": "7",
    "grain": "R-109",
    "field": "R-103",
    "food": "R-99",
    "gold": "R-68",
}

EXPLAINED: Final = tuple(
    dict.fromkeys(
        (
            *GOODS,
            *(piece.id for piece in CONTENT.resources.piece),
            *(terrain.id for terrain in CONTENT.homeboard.terrain),
            *(landscape.id for landscape in CONTENT.homeboard.landscape),
            "entry_level_dwelling",
            *_TWINS,
            *TILE,
            *_GROUPS,
            *_SPACES,
            *_BOARDS,
            *_LOOT,
            *_FREE,
            *_SPECIAL,
            *(event.id for event in CONTENT.rounds.event),
            *(category.id for category in CONTENT.scoring.category),
        )
    )
)


def card(
    game: Game[CavernaState], id: str, lang: str, state: CavernaState | None, seat: Seat | None, names: Sequence[str]
) -> Card:
    words = _Words(lang)
    text, rule = words.text(id, None if state is None else len(state.homes))
    now = () if state is None else tuple(_now(game, id, words, state, seat, names))
    return Card(id, words.name(id), text, f"{GAME_ID}:{rule}", now)


def _now(
    game: Game[CavernaState], id: str, words: _Words, state: CavernaState, seat: Seat | None, names: Sequence[str]
) -> Iterator[str]:
    shown, lang = view(state, seat), words.lang
    if seat is not None and id in _OWN:
        player = shown.players[seat]
        yield words.say("now-goods", count=player.begging if id == "begging_marker" else player.goods[id])
    if id in TILE:
        owners = [player.seat for player in shown.players if any(room.tile == id for room in player.furnishings)]
        yield words.say("now-offer" if id in shown.offer else "now-gone")
        yield from owned(names, owners, lang)
        yield from picking(game, state, seat, f"tile:{id}", lang)
    if id in _SPACES:
        yield from _space(shown, id, words, names)
        yield from picking(game, state, seat, f"space:{id}", lang)
    if id in _LOOT:
        yield from picking(game, state, seat, f"item:{id}", lang)
    if id in _FREE:
        yield from picking(game, state, seat, f"conversion:{id}", lang)


def _space(shown: CavernaView, id: str, words: _Words, names: Sequence[str]) -> Iterator[str]:
    space = next((space for space in shown.spaces if space.id == id), None)
    if space is None:
        yield words.say("now-absent")
        return
    if space.goods:
        yield messages.sentence(f"{GAME_ID}-page-space-goods", {"goods": words.counted(space.goods)}, words.lang)
    if space.dwarf is not None:
        yield words.say("now-taken", name=seat_name(names, space.dwarf.seat, words.lang))


class _Words:
    """Puts together what the data says, in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, key: str, **facts: Fact) -> str:
        return messages.sentence(f"{GAME_ID}-card-{key}", facts, self.lang)

    def page(self, key: str, **facts: Fact) -> str:
        return messages.sentence(f"{GAME_ID}-page-{key}", facts, self.lang)

    def name(self, id: str) -> str:
        return messages.component_name(GAME_ID, id, self.lang)

    def text(self, id: str, players: int | None) -> tuple[str, str]:
        """What it does, and where the rules say so."""
        if id in TILE:
            return self._furnishing(id), "12"
        if id in _SPACES:
            return self._space(id, players), "6.1"
        if id in _LOOT:
            item = _LOOT[id]
            return self.say("loot", strength=item.min_strength, does=self._leaf(item.effect)), "10.2"
        if id in _FREE:
            return self.say("conversion", name=self.name(id)), "8"
        if id in _SPECIAL:
            return self.say("special", name=self.name(id)), "8"
        if id in _TWINS:
            first, second = map(self.name, _TWINS[id].halves)
            return self.say("twin", first=first, second=second), _RULES.get(id, "6")
        if id in _GROUPS:
            tiles = tuple(self.name(tile.id) for tile in FURNISHINGS if tile.group == id)
            return self.say("group", tiles=tiles), "12"
        if id in _BOARDS:
            return self.say("action_board", players=tuple(map(str, _BOARDS[id].players))), "6"
        section = "14" if any(id == category.id for category in CONTENT.scoring.category) else "6"
        if any(id == event.id for event in CONTENT.rounds.event):
            section = "13"
        return self.say(id), _RULES.get(id, section)

    def _furnishing(self, id: str) -> str:
        tile = FURNISHINGS[TILE[id]]
        cost = self.goods(tile.cost) or self.page("free")
        points = self.page("star") if tile.star else self.page("points", points=tile.points)
        return self.say("furnishing", cost=cost, points=points, effects=" ".join(map(self.effect, tile.effect)))

    def _space(self, id: str, players: int | None) -> str:
        """With a number of players, what is printed for them; else the first variant."""
        space = _SPACES[id]
        variant = (space.for_players(players) if players else None) or space.variant[0]
        text = self.say("space", does=self.action(variant.action))
        if variant.accumulate is None:
            return text
        return f"{text} {self.say('grows', goods=self.goods(variant.accumulate.nonempty))}"

    # Actions ----------------------------------------------------------------------------------------------------

    def action(self, tree: Expression) -> str:
        """A tree of steps in words, as the page says it."""
        if isinstance(tree, grammar.Leaf):
            return self._leaf(tree.do)
        if isinstance(tree, grammar.Repeat):
            return self.page(f"op-{REPEAT}", max=tree.most, step=self.action(tree.part))
        if isinstance(tree, grammar.Maybe):
            return self.action(tree.part)
        steps = [step for step in tree.parts if not _is_free(step)]
        op = next(op for op, connector in CONNECTORS.items() if connector is type(tree))
        return f" {self.page(f'op-{op}')} ".join(map(self.action, steps))

    def _leaf(self, node: LeafNode) -> str:
        data = msgspec.structs.asdict(node)
        tile = self.name(data["tile"]) if "tile" in data else self._tiles(data.get("tiles", "any"))
        return self.page(
            f"do-{_tag(node)}",
            goods=self.goods(data.get("goods", ())),
            pay=self.goods(data.get("pay", ())),
            gain=self.goods(data.get("gain", ())),
            cost=self.goods(data.get("cost") or ()) or self.page("free"),
            tile=tile,
            on=self.name(data.get("on", "")),
            per=self._word("per", data.get("per", "")),
            level=data.get("level", 0),
        )

    def _tiles(self, tiles: str | tuple[str, ...]) -> str:
        return self._word("tiles", tiles) if isinstance(tiles, str) else " / ".join(map(self.name, tiles))

    # Effects ----------------------------------------------------------------------------------------------------

    def effect(self, effect: Effect) -> str:
        """One effect of a furnishing tile, as the page says it."""
        data = msgspec.structs.asdict(effect)
        facts: dict[str, Fact] = {"only_for_sixth": 0}
        facts |= {name: int(value) for name, value in data.items() if isinstance(value, int)}
        per, trigger = data.get("per", ""), data.get("trigger", "")
        facts |= {
            "goods": self.goods(data.get("goods", ())),
            "animals": self._listed("species", data.get("species", ())),
            "thing": self._word("per", per) if per else self.name(trigger),
            "builds": self._listed("on", data.get("on", ())),
            "partner": self.name(data.get("partner", "")),
            "condition": self._word("condition", data.get("condition", "")),
            "options": " / ".join(map(self.goods, data.get("options", ()))),
        }
        if isinstance(effect, AnimalRoom) and effect.capacity_from:
            facts["capacity"] = -1
        if isinstance(effect, BreedingFood):
            facts["steps"] = " / ".join(map(str, effect.food_by_newborns[1:]))
        if isinstance(effect, BonusTable):
            facts["steps"] = ", ".join(f"{step.count}: {step.points}" for step in effect.table)
        if isinstance(effect, Conversion):
            one = next(one for one in CONTENT.conversions.furnishing if one.id == effect.conversion)
            facts |= {"pay": self.goods(one.pay), "gain": self.goods(one.get)}
        return self.page(f"effect-{_tag(effect)}", **facts)

    def _listed(self, kind: str, ids: str | tuple[str, ...]) -> str:
        return ", ".join(self._word(kind, id) for id in ((ids,) if isinstance(ids, str) else ids))

    def _word(self, kind: str, id: str) -> str:
        """The page's word for a thing that is counted or named in the data, else its own name."""
        key = f"{GAME_ID}-page-{kind}-{id}"
        return messages.sentence(key, {}, self.lang) if id and messages.has(key, self.lang) else self.name(id)

    # Goods ------------------------------------------------------------------------------------------------------

    def goods(self, bundle: Bundle) -> str:
        return self.counted({GOODS[good]: count for good, count in bundle})

    def counted(self, counts: Mapping[str, int]) -> str:
        return ", ".join(f"{count} {self.name(good)}" for good, count in counts.items())


def _is_free(step: Expression) -> bool:
    """Whether it is a payment of nothing: the cheapest imitation."""
    return isinstance(step, grammar.Leaf) and isinstance(step.do, Pay) and not step.do.goods


def _tag(node: Any) -> str:
    return str(type(node).__struct_config__.tag)
