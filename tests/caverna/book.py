"""A plain reading of the rule book, written from the rules and the data alone: what may be done in a dumped position.

It uses none of the game's own code, and none of it is fast. A `Reader` follows a match move by move: it keeps for
itself what has been done of the current action, and lists every legal move of the seat that decides, as text.
"""

from __future__ import annotations

import copy
import functools
import itertools
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from underhall.games import caverna

_FOLDER = Path(caverna.__file__).parent / "content"
Data = dict[str, Any]


def _read(name: str) -> Data:
    return tomllib.loads((_FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


BOARD, ROOMS, LOOT, TRADES = _read("homeboard"), _read("furnishings"), _read("loot"), _read("conversions")
SPACES = {space["id"]: space for space in _read("actions")["space"]}
TILES = {tile["id"]: tile for tile in ROOMS["furnishing"]}
ITEMS = {item["id"]: item for item in LOOT["loot"]}
TWINS = {twin["id"]: twin for twin in BOARD["twin_tile"]}
BONUS = {bonus["square"]: bonus["goods"] for bonus in BOARD["bonus"]}
SPECIES = ("sheep", "donkey", "wild_boar", "cattle")
GOODS = ("wood", "stone", "ore", "ruby", "gold", "food", "grain", "vegetable", *SPECIES, "dog")
INNER = [f"c{column}r{row}" for row in range(1, 5) for column in range(1, 7)]
RING = BOARD["overhang"]["forest_ring"] + BOARD["overhang"]["mountain_ring"]
SQUARES = sorted(INNER + RING, key=lambda name: (int(name[3]), int(name[1])))


def action_of(space: str, players: int) -> Data:
    return next(variant["action"] for variant in SPACES[space]["variant"] if players in variant["players"])


def text(bundle: Data) -> str:
    return "+".join(f"{bundle[good]}{good}" for good in GOODS if bundle.get(good)) or "0"


# The home board (section 3) -----------------------------------------------------------------------------------------


@functools.cache
def neighbours(square: str) -> list[str]:
    column, row = int(square[1]), int(square[3])
    around = [f"c{column + x}r{row + y}" for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)) if column + x >= 0]
    return [other for other in around if other in SQUARES and (int(other[1]) <= 3) == (column <= 3)]


PAIRS = [(first, second) for first in SQUARES for second in neighbours(first)]


class Home:
    """One player of a dump, with the questions of sections 3, 7, 9 and 12."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.goods: dict[str, int] = data["goods"]
        self.weapons: list[int] = data["weapons"]
        self.squares: dict[str, str] = data["squares"]

    def at(self, square: str) -> str:
        bare = ("forest" if int(square[1]) <= 3 else "mountain") if square in INNER else "nothing"
        return self.squares.get(square, bare).split("+")[0]

    def all(self, *kinds: str) -> list[str]:
        return [square for square in SQUARES if self.at(square) in kinds]

    def has(self, tile: str) -> bool:
        return tile in self.squares.values()

    def can_pay(self, cost: Data) -> bool:
        return all(self.goods[good] >= amount for good, amount in cost.items())

    def receive(self, goods: Data, times: int = 1) -> None:
        for good, amount in goods.items():
            self.goods[good] += amount * times
            for tile, trigger, extra in (("seam", "stone", "ore"), ("dog_school", "dog", "wood")):
                if good == trigger and self.has(tile):
                    self.goods[extra] += amount * times

    def pay(self, cost: Data) -> None:
        for good, amount in cost.items():
            self.goods[good] -= amount

    def is_connected(self, squares: list[str]) -> bool:
        if int(squares[0][1]) <= 3:
            tiles = ("meadow", "field", "small_pasture", "large_pasture")
            return "c3r4" in squares or any(self.at(other) in tiles for one in squares for other in neighbours(one))
        return any(self.at(other) not in ("mountain", "nothing") for one in squares for other in neighbours(one))

    def twins(self, tile: str) -> list[tuple[str, str]]:
        twin = TWINS[tile]
        office = self.has("office_room") and twin["may_overhang"]
        found = []
        for first, second in PAIRS:
            if twin["halves"][0] == twin["halves"][1] and SQUARES.index(first) > SQUARES.index(second):
                continue
            over = [square for square in (first, second) if self.at(square) == "nothing"]
            right = all(
                self.at(square) == on or square in over for square, on in zip((first, second), twin["on"], strict=True)
            )
            field = [square for square, half in zip((first, second), twin["halves"], strict=True) if half == "field"]
            if not right or len(over) > (1 if office else 0) or set(field) & set(self.data["stables"]):
                continue
            if not twin["needs_connection"] or self.is_connected([first, second]):
                found.append((first, second))
        return found

    def singles(self, tile: str) -> list[str]:
        ground = "forest" if tile in ("meadow", "field") else "mountain"
        blocked = self.data["stables"] if tile == "field" else []
        return [square for square in self.all(ground) if square not in blocked and self.is_connected([square])]

    def stables(self) -> list[str]:
        if len(self.data["stables"]) == 3:
            return []
        ground = self.all("forest", "meadow", "small_pasture", "large_pasture")
        return [square for square in ground if square not in self.data["stables"]]

    def cheaper(self, cost: Data, primitive: str) -> Data:
        left = dict(cost)
        for tile in self.squares.values():
            for effect in TILES.get(tile, {}).get("effect", ()):
                if effect["kind"] == "discount" and primitive in effect["on"]:
                    for good, amount in effect["goods"].items():
                        left[good] = max(0, left.get(good, 0) - amount)
        return {good: amount for good, amount in left.items() if amount}

    def payments(self, tile: str, cost: Data | None) -> list[Data]:
        plain = self.cheaper(TILES[tile]["cost"] if cost is None else cost, "furnish")
        ways = [plain]
        if self.has("builder"):
            for good in ("wood", "stone"):
                replaced = [{**way, good: way[good] - 1, "ore": way.get("ore", 0) + 1} for way in ways if way.get(good)]
                ways = ways + replaced
        return [way for way in ways if self.can_pay(way)]

    def sites(self, tile: str) -> list[str]:
        partner = {"trader": "spare_part_storage", "spare_part_storage": "trader"}.get(tile)
        if partner and self.has(partner):
            return self.all(partner)
        if self.has("work_room") and tile != "work_room":
            return self.all("cavern", "tunnel", "deep_tunnel")
        return self.all("cavern")

    def can_grow(self) -> bool:
        beds = {"mixed_dwelling": 1, "couple_dwelling": 2, "dwelling": 1, "entry_level_dwelling": 2}
        beds |= {"simple_dwelling_4w2s": 1, "simple_dwelling_3w3s": 1}
        places = sum(beds.get(what, 0) for what in self.squares.values())
        dwarfs = len(self.weapons)
        return dwarfs < min(places, 5) or (dwarfs == 5 and self.has("additional_dwelling"))

    def fits(self, more: tuple[str, ...] = ()) -> bool:
        """The procedure of section 9.4, without dropping anything but what is equal."""
        need = {species: self.goods[species] + more.count(species) for species in SPECIES}
        stables = self.data["stables"]
        need["wild_boar"] -= sum(square in stables for square in self.all("forest"))
        need["donkey"] -= len(self.all("ore_mine", "ruby_mine"))
        need["sheep"] -= len(self.weapons) if self.has("cuddle_room") else 0
        need["cattle"] -= 3 if self.has("breakfast_room") else 0
        areas = [(2, False)] * (1 + self.has("mixed_dwelling"))
        areas += [(4 if square in stables else 2, True) for square in self.all("small_pasture")]
        areas += [(4 * 2 ** sum(one in stables for one in pair), True) for pair in self.data["large_pastures"]]
        areas += [(1 if square in stables else 0, True) for square in self.all("meadow")]
        if self.has("stubble_room"):
            areas += [(1, False) for what in self.squares.values() if what == "field"]
        states = {(*(max(0, need[species]) for species in SPECIES), self.goods["dog"])}
        for capacity, watched in areas:
            grown = set(states)
            for *left, dogs in states:
                for number in range(4):
                    rest = [max(0, amount - capacity) if one == number else amount for one, amount in enumerate(left)]
                    grown.add((*rest, dogs))
                for w in range(1, dogs + 1) if watched and left[0] else ():
                    grown.add((max(0, left[0] - w - 1), *left[1:], dogs - w))
            states = grown
        return any(not any(left) for *left, _ in states)


# What may be done (sections 6 to 12) --------------------------------------------------------------------------------

Leaf = tuple[int, ...]
Word = tuple[tuple[Leaf, bool], ...]
"""A way to carry out an action: leaves in order, each with whether it is passed over."""


def ways(node: Data, loose: bool, path: Leaf = ()) -> Iterator[Word]:
    """Every way to carry out a tree (section 6.1); whether its leaves can be executed is not asked."""
    if "do" in node:
        yield ((path, False),)
        if node.get("may_be_empty"):
            yield ((path, True),)
        return
    if node["op"] == "repeat":
        once = list(ways(node["step"], loose, (*path, 0)))
        for number in range(node["min"], node["max"] + 1):
            yield from (sum(words, ()) for words in itertools.product(once, repeat=number))
        return
    parts = [list(ways(step, loose, (*path, number))) for number, step in enumerate(node["steps"])]
    every = range(1, len(parts) + 1)
    orders: list[tuple[list[Word], ...]]
    if node["op"] == "all":
        orders = [tuple(parts)]
    elif node["op"] == "and_then":
        orders = [tuple(parts[:number]) for number in every]
    elif node["op"] == "and_then_or":
        orders = [chosen for number in every for chosen in itertools.combinations(parts, number)]
    elif node["op"] == "either_or" and not loose:
        orders = [(part,) for part in parts]
    else:
        orders = [chosen for number in every for chosen in itertools.permutations(parts, number)]
    for chosen in orders:
        yield from (sum(words, ()) for words in itertools.product(*chosen))


def leaf_at(node: Data, path: Leaf) -> Data:
    for number in path:
        node = node["step"] if node["op"] == "repeat" else node["steps"][number]
    return node


class Reader:
    """Follows one match: `legal` lists what the seat may do in a dump, `note` is told what it did."""

    def __init__(self, players: int, *, intro: bool = False, ruby_to_gold: bool = True) -> None:
        self.players = players
        self.intro = intro
        self.ruby_to_gold = ruby_to_gold
        self.done: tuple[Leaf, ...] = ()
        self.bought: tuple[str, ...] = ()
        self.loose = False
        self.extended: set[int] = set()
        self.journey: tuple[int, int, tuple[str, ...]] | None = None
        self.chosen: tuple[str, Data | None] = ("", None)
        self.item = ""

    # Following the match

    def note(self, dump: Data, seat: int, move: str) -> None:
        """What the seat is about to do in this position."""
        word, *rest = move.split(" ")
        kind, step = self._step(dump)
        home = Home(dump["state"]["players"][seat])
        if word in ("place", "imitate"):
            self.done, self.bought = (), ()
            space = rest[-1]
            self.loose = home.has("guest_room") and not (space == "extension" and seat in self.extended)
        elif kind == "act" and word not in ("end_turn", "convert", "eat_gold", "buy_tile", "give_weapon"):
            who = (seat, int(step[1]), step[2])
            path = next(p for p in self._next(dump, who)[0] if move in self._moves(dump, who, self._leaf(who, p)))
            leaf = self._leaf(who, path)
            if leaf["do"] == "market_buy":
                self.bought += (rest[0],)
                if len(self.bought) > 1:
                    return
            if leaf["do"] == "expedition":
                self.journey = (home.weapons[who[1]], leaf["level"], ())
            if leaf["do"] == "furnish":
                self.chosen = (rest[0], leaf.get("cost"))
            self.done += (path,)
            if who[2] == "extension" and self.loose and len({one[0] for one in self.done}) == 2:
                self.extended.add(seat)
        elif word == "loot":
            assert self.journey is not None
            self.journey = (*self.journey[:2], (*self.journey[2], rest[0]))
            self.item = rest[0]
        elif word == "choose":
            self.chosen = (rest[0], ITEMS[self.item]["effect"].get("cost"))

    def _leaf(self, who: tuple[int, int, str], path: Leaf) -> Data:
        return leaf_at(action_of(who[2], self.players), path)

    def _step(self, dump: Data) -> tuple[str, list[str]]:
        kind, *rest = dump["agenda"][-1].split(" ")
        return kind, rest

    # Listing what is legal

    def legal(self, dump: Data, seat: int) -> tuple[set[str], set[str]]:
        """The legal answers to the open decision, and the legal free actions beside it."""
        kind, step = self._step(dump)
        home = Home(dump["state"]["players"][seat])
        plain: set[str] = set()
        if kind == "turn":
            plain = self._placements(dump, seat)
        elif kind == "act":
            who = (seat, int(step[1]), step[2])
            allowed, may_end = self._next(dump, who)
            for path in allowed:
                plain |= set(self._moves(dump, who, self._leaf(who, path)))
            plain |= {"end_turn"} if may_end else set()
        elif kind == "choose_loot":
            assert self.journey is not None
            strength, _, taken = self.journey
            who = (seat, int(step[1]), "")
            plain = {
                f"loot {item}"
                for item, data in ITEMS.items()
                if data["min_strength"] <= strength and item not in taken and self._moves(dump, who, data["effect"])
            }
            plain |= {"end_expedition"} if taken else set()
        elif kind == "resolve":
            plain = set(self._moves(dump, (seat, int(step[1]), ""), ITEMS[self.item]["effect"]))
        elif kind == "site":
            tile, cost = self.chosen
            ways_to_pay = {text(way) for way in home.payments(tile, cost)}
            plain = {f"furnish {tile} {site} {way}" for site in home.sites(tile) for way in ways_to_pay}
        elif kind == "settle":
            assert not home.fits()
            plain = {f"make_room {one}" for one, pay in self._trades(home) if set(pay) & set(SPECIES)}
        elif kind == "harvest_skip":
            plain = {"skip field", "skip breeding"}
        elif kind == "feeding":
            spares = [{"wood": 1}, {"stone": 1}, {"ore": 2}] if home.has("working_cave") else []
            plain = {"feed 0", *(f"feed {text(spare)}" for spare in spares if home.can_pay(spare))}
        elif kind == "before_breeding":
            plain = {"breed -", *self._litters(home, 4)}
        elif kind == "solo_keep":
            crowded = [one for one in dump["state"]["spaces"] if self._lying(dump, one) >= 6]
            assert step[1].split(",") == [one for one in crowded if one in step[1].split(",")]
            assert home.goods["ruby"]
            plain = {f"{word} {step[1].split(',')[0]}" for word in ("keep", "clear")}
        else:
            assert kind == "final"
            plain = {"done"}
        closed = kind in ("resolve", "site", "harvest_skip", "solo_keep")
        return plain, set() if closed else set(self._free(dump, seat, kind))

    def _lying(self, dump: Data, space: str) -> int:
        return sum(dump["state"]["spaces"][space]["goods"].values())

    def _placements(self, dump: Data, seat: int) -> set[str]:
        home = Home(dump["state"]["players"][seat])
        away = home.data["placed"] + home.data["newborn"]
        waiting = {home.weapons[dwarf]: dwarf for dwarf in range(len(home.weapons)) if dwarf not in away}
        found = {"pass"}
        for weapon, dwarf in waiting.items():
            if weapon > min(waiting) and not home.goods["ruby"]:
                continue
            for space, there in dump["state"]["spaces"].items():
                if "dwarf" not in there and self._can_begin(dump, (seat, dwarf, space)):
                    found.add(f"place {weapon} {space}")
        return found

    def _can_begin(self, dump: Data, who: tuple[int, int, str]) -> bool:
        """Section 6.3: a leaf that the grammar permits first can be carried out now."""
        kept = self.done, self.bought, self.loose
        self.done, self.bought = (), ()
        self.loose = False
        found = any(self._moves(dump, who, self._leaf(who, path)) for path in self._next(dump, who)[0])
        self.done, self.bought, self.loose = kept
        return found

    def _next(self, dump: Data, who: tuple[int, int, str]) -> tuple[list[Leaf], bool]:
        """The leaves that may come next, and whether the seat may stop."""
        tree = action_of(who[2], self.players)
        allowed: dict[Leaf, None] = {}
        may_end = False
        for way in ways(tree, self.loose):
            carried = tuple(path for path, passed in way if not passed)
            if carried[: len(self.done)] != self.done or not carried:
                continue
            count, place = 0, 0
            while count < len(self.done):
                count += not way[place][1]
                place += 1
            while place < len(way) and way[place][1]:
                if self._moves(dump, who, leaf_at(tree, way[place][0])):
                    break
                place += 1
            if place == len(way):
                may_end = may_end or bool(self.done)
            elif not way[place][1]:
                allowed[way[place][0]] = None
        if self.bought and self.done:
            allowed[self.done[-1]] = None  # the market is a leaf of its own: one article after another
        return list(allowed), may_end

    def _moves(self, dump: Data, who: tuple[int, int, str], leaf: Data) -> list[str]:
        """All ways to carry out a leaf (section 7); none if it is not executable."""
        state = dump["state"]
        home = Home(state["players"][who[0]])
        do = leaf["do"]
        if do in (
            "take_accumulated",
            "gain",
            "gain_per",
            "gain_if",
            "take_starting_player_token",
            "increase_all_weapons",
        ):
            possible = (
                do == "gain"
                or (do == "take_accumulated" and self._lying(dump, who[2]) > 0)
                or (do == "gain_per" and bool(home.all(leaf["per"])))
                or (do == "gain_if" and len(home.all("ruby_mine")) >= leaf["condition"]["ruby_mines_at_least"])
                or (do == "take_starting_player_token" and state["starting_player"] != who[0])
                or (do == "increase_all_weapons" and any(0 < weapon < 14 for weapon in home.weapons))
            )
            word = {"take_accumulated": "take", "take_starting_player_token": "token"}.get(do, "gain")
            return [word] if possible else []
        if do == "pay":
            after = copy.deepcopy(dump)
            paying = Home(after["state"]["players"][who[0]])
            if not leaf["goods"] or not paying.can_pay(leaf["goods"]):
                return []
            paying.pay(leaf["goods"])
            return ["pay"] if self._targets(after, who) else []
        if do == "imitate":
            return [f"imitate {space}" for space in self._targets(dump, who)]
        if do == "trade":
            return ["trade"] if home.can_pay(leaf["pay"]) else []
        if do == "market_buy":
            prices = leaf["gold_prices"].items()
            return [f"buy {what}" for what, price in prices if what not in self.bought and home.goods["gold"] >= price]
        if do == "place_twin_tile":
            return [f"twin {tile} {first},{second}" for tile in leaf["tiles"] for first, second in home.twins(tile)]
        if do == "place_single_tile":
            return [f"single {leaf['tile']} {square}" for square in home.singles(leaf["tile"])]
        if do == "place_ruby_mine":
            return [f"ruby_mine {square}" for square in home.all(leaf["on"])]
        if do.startswith("build_"):
            return self._building(home, leaf) if home.can_pay(home.cheaper(leaf["cost"], do)) else []
        if do == "furnish":
            return [
                f"choose {tile}"
                for tile in self._offer(dump, leaf["tiles"])
                if home.sites(tile) and home.payments(tile, leaf.get("cost"))
            ]
        if do == "family_growth":
            return ["grow"] if home.can_grow() else []
        if do == "sow":
            fields = sum(what == "field" for what in home.squares.values())
            limits = [range(min(2, home.goods[crop]) + 1) for crop in ("grain", "vegetable")]
            return [f"sow {a} {b}" for a, b in itertools.product(*limits) if 0 < a + b <= fields]
        if do == "forge":
            affordable = range(1, home.goods["ore"] + (2 if home.has("blacksmith") else 0) + 1)
            return [] if home.weapons[who[1]] else [f"forge {s}" for s in affordable if s <= leaf["max_strength"]]
        if do == "expedition":
            return ["expedition"] if home.weapons[who[1]] else []
        assert do == "breed"
        return self._litters(home, leaf["max_species"])

    def _building(self, home: Home, leaf: Data) -> list[str]:
        if leaf["do"] == "build_small_pasture":
            return [f"small_pasture {square}" for square in home.all("meadow")]
        if leaf["do"] == "build_large_pasture":
            return [f"large_pasture {first},{second}" for first, second in home.twins("large_pasture")]
        return [f"stable {square}" for square in home.stables()]

    def _litters(self, home: Home, most: int) -> list[str]:
        pairs = [species for species in SPECIES if home.goods[species] >= 2]
        litters = [litter for size in range(1, most + 1) for litter in itertools.combinations(pairs, size)]
        return [f"breed {','.join(litter)}" for litter in litters if home.fits(litter)]

    def _offer(self, dump: Data, tiles: str | list[str]) -> list[str]:
        gone = {
            tile for player in dump["state"]["players"] for tile in (*player["squares"].values(), *player["covered"])
        }
        allowed = [tile for tile in TILES if tiles == "any" or tile in tiles or TILES[tile]["is_dwelling"]]
        if isinstance(tiles, list):
            allowed = tiles
        return [
            tile
            for tile in allowed
            if (tile not in gone or tile == "dwelling") and (TILES[tile]["intro"] or not self.intro)
        ]

    def _targets(self, dump: Data, who: tuple[int, int, str]) -> list[str]:
        return [
            space
            for space, there in dump["state"]["spaces"].items()
            if there.get("dwarf", {}).get("player", who[0]) != who[0]
            and not space.startswith("imitation")
            and space != "starting_player"
            and self._can_begin(dump, (who[0], who[1], space))
        ]

    # Free actions (section 8)

    def _trades(self, home: Home) -> list[tuple[str, Data]]:
        found = []
        for one in (*TRADES["ruby"], *TRADES["furnishing"], *TRADES["food"]):
            if "pay" not in one or "place_single_tile" in one or (one.get("uncertain") and not self.ruby_to_gold):
                continue
            if home.can_pay(one["pay"]) and ("tile" not in one or home.has(one["tile"])):
                found.append((one["id"], one["pay"]))
        return found

    def _free(self, dump: Data, seat: int, kind: str) -> Iterator[str]:
        home = Home(dump["state"]["players"][seat])
        moves = []
        for one, pay in self._trades(home):
            if kind != "settle" or not set(pay) & set(SPECIES):  # there they are ways to make room
                moves.append(f"convert {one}")
        moves += [f"eat_gold {gold}" for gold in range(2, home.goods["gold"] + 1)]
        for one in TRADES["ruby"]:
            if "place_single_tile" in one and home.can_pay(one["pay"]):
                tile = one["place_single_tile"]
                moves += [f"buy_tile {tile} {square}" for square in home.singles(tile)]
        acting = self._acting(dump, seat)
        if home.has("peaceful_cave"):
            away = next((one for one in dump["agenda"][-3:] if one.split(" ")[0] in ("choose_loot", "come_home")), None)
            for dwarf, weapon in enumerate(home.weapons):
                on_the_way = away is not None and [str(seat), str(dwarf)] == away.split(" ")[1:3]
                if weapon and not on_the_way:
                    where = "work" if dwarf in home.data["placed"] else "home"
                    moves.append(f"give_weapon {weapon} {'acting' if acting and dwarf == acting[1] else where}")
        for move in moves:
            if not self._spoils(dump, seat, kind, move, acting):
                yield move

    def _acting(self, dump: Data, seat: int) -> tuple[int, int, str] | None:
        """The dwarf in the middle of an action, and the space of that action."""
        for step in reversed(dump["agenda"][-3:]):
            word, *rest = step.split(" ")
            if word == "act" and int(rest[0]) == seat:
                return seat, int(rest[1]), rest[2]
        return None

    def _spoils(self, dump: Data, seat: int, kind: str, move: str, who: tuple[int, int, str] | None) -> bool:
        """R-126: nothing done yet (or an action begun that has to go on), and nothing could be done afterwards."""
        below = dump["agenda"][-2].split(" ")[0] if kind == "settle" else kind
        if who is None or below != "act" or self._next(dump, who)[1]:
            return False
        after = copy.deepcopy(dump)
        self._convert(Home(after["state"]["players"][seat]), move, who[1])
        return not any(self._moves(after, who, self._leaf(who, path)) for path in self._next(after, who)[0])

    def _convert(self, home: Home, move: str, acting: int) -> None:
        word, *rest = move.split(" ")
        if word == "convert":
            one = next(o for o in (*TRADES["ruby"], *TRADES["furnishing"], *TRADES["food"]) if o["id"] == rest[0])
            home.pay(one["pay"])
            home.receive(one["get"])
            if home.has("slaughtering_cave"):
                home.receive({"food": one.get("slaughter", 0)})
        elif word == "eat_gold":
            home.pay({"gold": int(rest[0])})
            home.receive({"food": int(rest[0]) - 1})
        elif word == "buy_tile":
            home.pay(next(o["pay"] for o in TRADES["ruby"] if o.get("place_single_tile") == rest[0]))
            home.squares[rest[1]] = rest[0]
            home.receive(BONUS.get(rest[1], {}))
        else:
            placed = home.data["placed"]
            dwarf = next(
                number
                for number, weapon in enumerate(home.weapons)
                if weapon == int(rest[0])
                and rest[1] == ("acting" if number == acting else "work" if number in placed else "home")
            )
            home.weapons[dwarf] = 0
            home.receive({"food": int(rest[0])})
