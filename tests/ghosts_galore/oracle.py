"""The plain scorer: the rulebook's words in the slowest and clearest form, straight from the TOML files.

It shares no table and no idea with the engine's scorer, which is checked against it.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

from underhall.games.ghosts_galore.box.content import HOUSE


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((HOUSE / name).read_text(encoding="utf-8"))


_TILES, _BOARDS, SCORING = _read("tiles.toml"), _read("boards.toml"), _read("scoring.toml")
TRACK = {track["id"]: track for track in _TILES["track_type"]}
TILE = {tile["id"]: tile for tile in _TILES["tile"]}
DOORS = {
    side["id"]: {door["pos"]: door["kind"] for door in side["doors"]}
    for board in _BOARDS["board"]
    for side in board["side"]
}
RULE = {category["id"]: category for category in SCORING["category"]}
POSITION = {(position["cell"], position["edge"]): position["id"] for position in _BOARDS["position"]}
STEP = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
OPPOSITE = {"n": "s", "s": "n", "e": "w", "w": "e"}

Board = dict[str, tuple[str, int]]  # cell -> tile, rotation
Section = tuple[str, int]


def beyond(cell: str, edge: str) -> str | None:
    row, column = int(cell[1]) + STEP[edge][0], int(cell[3]) + STEP[edge][1]
    return f"r{row}c{column}" if row in range(3) and column in range(3) else None


def sections(board: Board) -> dict[Section, list[str]]:
    return {
        (cell, section["index"]): ["nesw"[("nesw".index(end) + rotation) % 4] for end in section["ends"]]
        for cell, (tile, rotation) in board.items()
        for section in TRACK[TILE[tile]["track"]]["sections"]
    }


def routes(board: Board, side: str) -> list[tuple[list[Section], list[tuple[str, str]]]]:
    """Each route's sections, and its ends that are not joints."""
    ends = sections(board)
    found: list[tuple[list[Section], list[tuple[str, str]]]] = []
    for start in sorted(ends):
        if any(start in members for members, _ in found):
            continue
        members, loose, todo = [start], [], [start]
        while todo:
            cell, index = todo.pop()
            for edge in ends[cell, index]:
                other = beyond(cell, edge)
                if other is None:
                    place = POSITION[cell, edge]
                    loose.append(("door" if place in DOORS[side] else "wall", place))
                elif other not in board:
                    loose.append(("open", other))
                else:
                    joined = [key for key in ends if key[0] == other and OPPOSITE[edge] in ends[key]]
                    if not joined:
                        loose.append(("blank_edge", other))
                    elif joined[0] not in members:
                        members.append(joined[0])
                        todo.append(joined[0])
        found.append((sorted(members), sorted(loose)))
    return found


def score(board: Board, side: str) -> dict[str, int]:
    """The thirteen categories without the werewolf bonus, and `cuts`."""
    ways = routes(board, side)
    units = [
        (monster["type"], cell, number)
        for cell, (tile, _) in board.items()
        for monster in TILE[tile]["monsters"]
        for number, (members, _) in enumerate(ways)
        if (cell, monster["section"]) in members
    ]
    count = Counter(kind for kind, _, _ in units)
    diamonds = [value for tile, _ in board.values() for value in TILE[tile]["diamonds"]]

    def has_neighbour(kind: str, cell: str) -> bool:
        return any((kind, beyond(cell, edge)) in {(other, where) for other, where, _ in units} for edge in "nesw")

    points = dict.fromkeys(RULE, 0)
    points["dragons"] = RULE["dragons"]["table"][count["dragon"]]
    for ghosts in Counter(route for kind, _, route in units if kind == "ghost").values():
        group = ghosts >= RULE["ghosts"]["group_minimum"]
        points["ghosts"] += ghosts * RULE["ghosts"]["points_in_group" if group else "points_otherwise"]
    alone = sum(1 for kind, cell, _ in units if kind == "golem" and not has_neighbour("golem", cell))
    points["golems"] = RULE["golems"]["table"][alone]
    for kind, _, route in units:
        if kind == "satyr":
            points["satyrs"] += len({other for other, _, where in units if where == route})
    points["skeletons"] = count["skeleton"] * len(diamonds)
    points["slimes"] = count["slime"] * sum(TRACK[TILE[tile]["track"]]["curve_count"] for tile, _ in board.values())
    points["bats"] = 5 * sum(1 for kind, cell, _ in units if kind == "bat" and has_neighbour("bat", cell))
    points["werewolves"] = 4 * count["werewolf"]
    wisps = count["will_o_wisp"]
    points["will_o_wisps"] = wisps * (3 if wisps <= 3 else 4 if wisps <= 6 else 5)
    points["diamonds"] = sum(diamonds)
    for members, loose in ways:
        kinds = [DOORS[side][place] for kind, place in loose if kind == "door"]
        if len(kinds) == 2:
            if kinds == ["bone", "bone"]:
                points["bone_doors"] += 2 * len(members)
            elif kinds == ["tooth", "tooth"]:
                points["tooth_doors"] += 2 * len(members)
            else:
                points["other_routes"] += len(members)
    return {**points, "cuts": sum(1 for _, loose in ways for kind, _ in loose if kind in ("wall", "blank_edge"))}
