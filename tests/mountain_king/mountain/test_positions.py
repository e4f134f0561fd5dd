"""The mountain as data: it comes back the same, and impossible ones are refused by name."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tests.mountain_king.mountain.scenes import (
    K1,
    K2,
    K3,
    K4,
    SETUPS,
    TROVE,
    cell,
    dedicate,
    hall_id,
    magenta,
    pedestal,
    start,
    tunnel_id,
)
from underhall.core.grids import NOWHERE
from underhall.core.messages import LANGUAGES
from underhall.core.refusals import PositionError
from underhall.games.mountain_king.board.boards import WINTER
from underhall.games.mountain_king.board.digging import legal_digs
from underhall.games.mountain_king.board.halls import legal_halls
from underhall.games.mountain_king.board.mountain import Mountain
from underhall.games.mountain_king.board.networks import empty_sites_beside
from underhall.games.mountain_king.board.pedestals import TRACK_SPACES, legal_pedestals, track_space
from underhall.games.mountain_king.board.statues import statue_targets, statues_of
from underhall.games.mountain_king.border.mountain_positions import MountainData, describe, restore
from underhall.games.mountain_king.box.content import FIRE, MOON

WORKSHOPS = [f"workshop_{number}" for number in range(11)]


def there_and_back(mountain: Mountain) -> Mountain:
    text = msgspec.json.encode(describe(mountain, WORKSHOPS))
    data = msgspec.json.decode(text, type=MountainData)
    return restore(mountain.board, mountain.sides, data, WORKSHOPS, detached=3)


@pytest.mark.parametrize("seed", range(3))
def test_positions_of_random_games_come_back_the_same(seed: int) -> None:
    rng = random.Random(seed)
    for setup in SETUPS:
        mountain = start(*setup, rng)
        track = [1] * TRACK_SPACES
        table = mountain.board.tunnels
        for turn in range(30):
            seat = turn % len(mountain.sides)
            digs = legal_digs(mountain, seat, hammers=3, detached=3 if turn % 7 == 6 else 0)
            if digs:
                number = rng.choice(digs)
                mountain.lay_tile(number)
                for clan in legal_pedestals(mountain.board, number, [1, 1, 1], track)[:1]:
                    mountain.lay_pedestal(table.marked[number], clan)
                    track[track_space(mountain.board.tier[table.marked[number]], clan)] = 0
                for site in empty_sites_beside(mountain, number)[:1]:
                    mountain.lay_workshop(site, rng.randrange(11))
            halls = legal_halls(mountain, seat)
            if halls:
                mountain.lay_hall(rng.choice(halls))
            for statue in statues_of(mountain, seat)[:1]:
                mountain.move_statue(statue, rng.choice(statue_targets(mountain, statue) or [statue]))
            if turn % 6 == 5:
                assert there_and_back(mountain) == mountain


def test_a_mountain_before_its_setup_comes_back_too() -> None:
    mountain = Mountain(WINTER, (0, 1, 1, 0))
    assert there_and_back(mountain) == mountain
    mountain.lay_gate(0, cell((1, 13)))
    assert mountain.gates.count(NOWHERE) == 3
    assert there_and_back(mountain) == mountain


def example() -> dict[str, Any]:
    """A sound position as data: the trove over three tiles, a pedestal and a workshop beside them."""
    mountain = magenta(K1, K2, K3, K4)
    mountain.set_up_statues(18, (MOON, FIRE, 1))
    dedicate(mountain, TROVE)
    pedestal(mountain, FIRE, (2, 7))
    mountain.lay_workshop(WINTER.sites.index(cell((5, 6))), 3)
    data: dict[str, Any] = msgspec.to_builtins(describe(mountain, WORKSHOPS))
    return data


def moved(data: dict[str, Any], clan: str, old: str, new: str) -> None:
    data["statues"][clan] = [new if name == old else name for name in data["statues"][clan]]


def test_the_data_are_readable() -> None:
    data = example()
    assert data["gates"] == ["winter_5_e", "winter_5_d", "winter_5_a", "winter_5_b", "winter_5_c"]
    assert data["tiles"][1] == "t4:2:r2c7"
    assert data["halls"] == ["the_trove:0:r3c7"]
    assert data["pedestals"] == {"fire": ["r2c7"], "ice": [], "moon": []}
    assert data["workshops"] == {"r5c6": "workshop_3"}


def two_pedestals_in_gray(data: dict[str, Any]) -> None:
    data["tiles"].append(tunnel_id("i2", (3, 6), (2, 6), anchor=(3, 6)))
    data["pedestals"]["fire"].append("r3c6")


def too_many_pedestals(data: dict[str, Any]) -> None:
    data["pedestals"]["fire"] = ["r2c7", "r9c2", "r9c3", "r8c2", "r8c3", "r7c2", "r7c3"]


def too_many_straights(data: dict[str, Any]) -> None:
    data["tiles"] += ["i3:0:r14c9", "i3:0:r15c7", "i3:0:r15c10", "i3:0:r16c7"]


def beside_purple(data: dict[str, Any]) -> None:
    data["tiles"].append(tunnel_id("l5", (3, 3), (3, 4), (3, 5), (3, 6), (4, 3)))
    data["tiles"].append(tunnel_id("i2", (5, 3), (5, 2)))
    data["tiles"].append(tunnel_id("i2", (6, 2), (7, 2)))


CHANGES: list[tuple[str, Any]] = [
    ("gate_count", lambda d: d["gates"].pop()),
    ("gate", lambda d: d["gates"].__setitem__(1, "winter_4_a")),
    ("gate", lambda d: d["gates"].__setitem__(1, "winter_5_e")),
    ("gate", lambda d: d["gates"].__setitem__(1, "summit")),
    ("tiles_before_gates", lambda d: d["gates"].__setitem__(1, None)),
    ("tile", lambda d: d["tiles"].append("i2:0:r0c0")),
    ("tile", lambda d: d["tiles"].append("tunnel")),
    ("tile_overlaps", lambda d: d["tiles"].append(tunnel_id("i2", (3, 9), (3, 10)))),
    ("tile_pile", too_many_straights),
    ("networks_touch", beside_purple),
    ("tile_isolated", lambda d: d["tiles"].append(tunnel_id("t4", (14, 9), (15, 8), (15, 9), (15, 10)))),
    ("hall", lambda d: d["halls"].append("the_rift:0:r0c0")),
    ("hall_twice", lambda d: d["halls"].append("the_trove:0:r3c7")),
    (
        "hall_ground",
        lambda d: d["halls"].append(hall_id(("shamans_seat", [(3, 7), (3, 8), (3, 9), (4, 7), (4, 8), (4, 9)], None))),
    ),
    ("statue_count", lambda d: d["statues"]["fire"].pop()),
    ("statue_place", lambda d: moved(d, "fire", "r2c8", "r12c5")),
    ("cell_twice", lambda d: moved(d, "fire", "r2c8", d["statues"]["ice"][0])),
    ("cell", lambda d: moved(d, "fire", "r2c8", "r9c9")),
    ("cell", lambda d: moved(d, "fire", "r2c8", "somewhere")),
    ("clans", lambda d: d["statues"].pop("ice")),
    ("pedestal_place", lambda d: d["pedestals"]["ice"].append("r3c8")),  # under the hall
    ("pedestal_place", lambda d: d["pedestals"]["ice"].append("r1c7")),
    ("pedestal_twice", two_pedestals_in_gray),
    ("pedestal_count", too_many_pedestals),
    ("workshop_site", lambda d: d["workshops"].update(r5c7="workshop_3")),
    ("workshop_kind", lambda d: d["workshops"].update(r5c6="bakery")),
    ("workshop_apart", lambda d: d["workshops"].update(r18c10="workshop_1")),
]


@pytest.mark.parametrize(("code", "change"), CHANGES)
def test_an_impossible_position_is_refused_by_name(code: str, change: Any) -> None:
    data = example()
    restore(WINTER, range(5), msgspec.convert(data, MountainData), WORKSHOPS, detached=3)
    change(data)
    with pytest.raises(PositionError) as refused:
        restore(WINTER, range(5), msgspec.convert(data, MountainData), WORKSHOPS, detached=3)
    assert refused.value.code == code
    for lang in LANGUAGES:
        assert refused.value.sentence(lang)
