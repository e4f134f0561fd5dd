"""Touching what is not offered: every component of the table answers with a rule, at every kind of decision."""

from __future__ import annotations

import random

import pytest

import underhall
from tests.mountain_king.mountain.scenes import Tile
from tests.mountain_king.table import Table
from underhall.core import Match
from underhall.games.mountain_king import GAME

GATE = (1, 9)


def said(table: Table, *picked: str) -> tuple[str, str]:
    """The code and the rule with which touching the last of these is refused."""
    refusal = GAME.why_not_touch(table.state, GAME.actors(table.state)[0], picked)
    assert refusal is not None, picked
    assert all(refusal.sentence(lang) for lang in ("en", "es", "pl"))
    return refusal.code, refusal.ruling.removeprefix("mountain_king:")


def dropped(*places: tuple[int, int]) -> list[str]:
    return [f"cell:r{row}c{col}" for row, col in places]


def digging(*tiles: Tile, **goods: int) -> Table:
    """At step 2 on the winter side, with gates far apart and these tunnels of seat 0."""
    table = Table(5)
    table.mountain(GATE, (15, 9), (8, 1), (8, 17), (15, 12))
    return table.dug(*tiles).give(**goods).at(2)


def touchable(match: Match, seat: int) -> list[str]:
    """The components that the page lets a person touch."""
    view = match.view(seat)
    mountain = view["mountain"]
    tiers = mountain["ground"]["tiers"]
    found = [f"place:{place['place']}" for place in view["horde"]]
    found += [f"spell:{page['spell']}" for page in view["spellbook"] if page["spell"]]
    found += [f"workshop:{workshop}" for workshop in view["workshops"]]
    found += [f"slot:{row}.{place}" for row in range(4) for place in range(4 - row)]
    found += [f"statue:{statue['cell']}" for statue in mountain["statues"]]
    found += [f"site:{site['cell']}" for site in mountain["sites"]]
    found += [f"tunnel:{shape}" for shape in mountain["piles"]]
    found += [f"hall:{hall['hall']}" for hall in mountain["halls"]]
    found += [f"cell:r{row}c{col}" for row, line in enumerate(tiers) for col, tier in enumerate(line) if tier != "."]
    return [*found, "pedestal:fire", "pedestal:ice", "pedestal:moon", "token:stone@0.0", "token:coin@storage"]


def test_every_component_says_at_every_decision_why_it_is_not_offered() -> None:
    chance = random.Random(5)
    met: set[str] = set()
    match = underhall.new("mountain_king", players=2, seed="touch")
    while not match.over:
        assert match.decision is not None
        seat, kind = match.decision.seats[0], match.decision.kind
        moves = match.moves(seat)
        if kind not in met or chance.random() < 0.02:
            met.add(kind)
            offered = {pick for move in moves for pick in move.picks(match.state, seat)}
            chosen = match.decision.facts.get("shape", "")
            for thing in touchable(match, seat):
                if thing in offered or thing == f"tunnel:{chosen}":
                    continue
                refusal = match.why_not_touch([thing], seat)
                assert refusal is not None, (kind, thing)
                assert refusal.ruling.startswith("mountain_king:"), (kind, thing, refusal)
        match.play(chance.choice(moves))
    assert len(met) > 12


@pytest.mark.parametrize(
    ("places", "reason"),
    [
        ([(1, 10), (1, 11)], None),
        ([(0, 0), (0, 1)], ("off_the_mountain", "8.2")),
        ([(-1, 9), (0, 9)], ("off_the_mountain", "8.2")),
        ([(1, 9), (1, 10)], ("overlaps", "8.2")),
        ([(14, 9), (13, 9)], ("touches_opponent", "R-54")),
        ([(5, 9), (5, 10)], ("not_connected", "R-41")),
    ],
)
def test_a_tile_dropped_where_it_cannot_lie_names_the_rule(
    places: list[tuple[int, int]], reason: tuple[str, str] | None
) -> None:
    table = digging(stone=2, hammer=5).play("dig i2")
    if reason is None:
        assert GAME.why_not_touch(table.state, 0, dropped(*places)) is None
    else:
        assert said(table, *dropped(*places)) == reason


def test_rubble_without_hammers_the_heart_and_sites_are_named() -> None:
    table = digging(stone=2).play("dig i2")
    board = table.state.mountain.board
    rows = [(row, col) for row in range(board.grid.rows) for col in range(board.grid.cols)]
    offered = {pick for move in GAME.moves(table.state, 0) for pick in move.picks(table.state, 0)}
    touched = [pick for pick in dropped(*rows) if pick not in offered]
    reasons = {said(table, pick) for pick in touched}
    assert {("heart", "8.2"), ("workshop_site", "8.2"), ("off_the_mountain", "8.2")} <= reasons
    rubble = next(
        (row, col)
        for row, col in rows
        if board.rubble >> board.grid.cell(row, col) & 1 and board.rubble >> board.grid.cell(row, col + 1) & 1
    )
    beside = table.branch()
    beside.mountain((rubble[0], rubble[1] - 1), (0, 9))
    assert said(beside, *dropped(rubble, (rubble[0], rubble[1] + 1))) == ("hammers_short", "R-49")


def test_another_shape_is_not_the_one_chosen_and_a_cell_needs_a_shape_first() -> None:
    table = digging(stone=3)
    assert said(table, "cell:r3c9") == ("shape_first", "8.1")
    assert said(table, "tunnel:t4") == ("minerals_short", "R-52")
    assert said(table.play("dig i2"), "tunnel:v3") == ("other_shape", "14")
    assert said(digging(), "cell:r3c9") == ("minerals_short", "R-52")


def test_each_kind_of_move_names_the_step_it_belongs_to() -> None:
    table = Table(5).give(rune=1, stone=2)
    assert said(table, "place:b0") == ("only_in_step_2", "4")
    assert said(table, "slot:0.0") == ("recruit_first", "7.4")
    assert said(table, "token:stone@storage") == ("nothing_is_due", "5.1")
    hall = table.state.mountain.board.halls.shapes[0]
    assert said(table, f"hall:{hall}") == ("only_in_step_3", "4")
    spell = underhall_spell(table)
    table.play("end_step")
    assert said(table, f"spell:{spell}") == ("only_in_step_1", "R-10")
    table.play(table.moves("recruit")[0])
    assert table.decision == "place_troll"
    assert said(table, "place:b1") == ("unfinished", "14.1")
    assert said(table, "slot:3.0") == ("slot_unsupported", "2.3")


def underhall_spell(table: Table) -> str:
    from underhall.games.mountain_king.box.cards import SPELLS

    return next(SPELLS[spell].id for spell in table.state.book if spell >= 0)


def test_a_statue_says_why_it_stays() -> None:
    table = digging(("i2", [(1, 10), (1, 11)], None)).at(4)
    statue = next(iter(GAME.view(Table(5).state, 0).mountain.statues)).cell
    full = Table(5).at(4)
    assert said(full, f"statue:{statue}")[0] in ("statue_buried", "statue_of_another")
    assert said(table, "cell:r1c10") == ("statue_first", "10")
    assert said(table, "statue:r1c10") == ("no_statue", "10")
