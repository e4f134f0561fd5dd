"""Gates: RULES 3.3 C and 13, R-2 and R-4."""

from __future__ import annotations

import itertools

import pytest

from underhall.games.mountain_king.board.boards import AUTUMN, BOARDS, WINTER, Board
from underhall.games.mountain_king.board.gates import are_neighbours, legal_gates, why_no_gate
from underhall.games.mountain_king.board.mountain import Mountain

TEAMS = (0, 1, 1, 0)


def code(mountain: Mountain, seat: int, start: str) -> str:
    refusal = why_no_gate(mountain, seat, start)
    return "" if refusal is None else refusal.code


def lay(mountain: Mountain, seat: int, id: str) -> None:
    start = mountain.board.start(id)
    assert start is not None
    mountain.lay_gate(seat, start.cell)


@pytest.mark.parametrize(("board", "players"), [(AUTUMN, 3), (WINTER, 4), (WINTER, 5)])
def test_gates_stand_on_free_start_points_of_the_player_count(board: Board, players: int) -> None:
    mountain = Mountain(board, range(players))
    for seat in range(players):
        legal = legal_gates(mountain, seat)
        assert len(legal) == players - seat
        assert all(start.label == players for start in legal)
        mountain.lay_gate(seat, legal[0].cell)
        assert mountain.networks[seat] == 1 << legal[0].cell
    assert code(mountain, 0, board.starts[0].id) != ""


@pytest.mark.rule("mountain_king:R-2")
def test_two_players_on_winter_use_one_label() -> None:
    mountain = Mountain(WINTER, range(2))
    assert len(legal_gates(mountain, 0)) == 9
    lay(mountain, 0, "winter_5_b")
    assert [start.id for start in legal_gates(mountain, 1)] == ["winter_5_a", "winter_5_c", "winter_5_d", "winter_5_e"]
    refusal = why_no_gate(mountain, 1, "winter_4_a")
    assert refusal is not None
    assert (refusal.code, refusal.ruling) == ("start_other_label", "mountain_king:R-2")
    assert code(mountain, 1, "winter_5_b") == "start_taken"


def test_two_players_on_autumn_take_any_two_points() -> None:
    mountain = Mountain(AUTUMN, range(2))
    assert len(legal_gates(mountain, 0)) == 3
    lay(mountain, 0, "autumn_3_b")
    assert [start.id for start in legal_gates(mountain, 1)] == ["autumn_3_a", "autumn_3_c"]


def test_a_refusal_names_what_is_wrong_with_a_start_point() -> None:
    mountain = Mountain(WINTER, range(4))
    assert code(mountain, 0, "winter_5_a") == "start_label"
    assert code(mountain, 0, "autumn_3_a") == "no_such_start"


@pytest.mark.rule("mountain_king:R-4")
def test_start_points_of_one_label_are_never_adjacent() -> None:
    for board in BOARDS:
        for one, other in itertools.combinations(board.starts, 2):
            if one.label == other.label:
                assert not board.grid.beside(1 << one.cell) >> other.cell & 1


@pytest.mark.rule("mountain_king:E-32")
def test_gates_of_teammates_are_clockwise_neighbours() -> None:
    mountain = Mountain(WINTER, TEAMS)
    lay(mountain, 0, "winter_4_a")
    lay(mountain, 1, "winter_4_b")
    # Seat 2 must be next to seat 1 and leave a neighbour of winter_4_a for seat 3.
    assert [start.id for start in legal_gates(mountain, 2)] == ["winter_4_c"]
    assert code(mountain, 2, "winter_4_d") == "start_apart"
    lay(mountain, 2, "winter_4_c")
    assert [start.id for start in legal_gates(mountain, 3)] == ["winter_4_d"]
    a, c, d = (WINTER.start(f"winter_4_{letter}") for letter in "acd")
    assert a is not None
    assert c is not None
    assert d is not None
    assert are_neighbours(WINTER, a, d)
    assert not are_neighbours(WINTER, a, c)


@pytest.mark.parametrize("first", [0, 2])
def test_however_the_teams_choose_every_seat_finds_a_point(first: int) -> None:
    order = [(first + step) % 4 for step in range(4)]
    endings = set()

    def explore(mountain: Mountain, left: list[int]) -> None:
        if not left:
            endings.add(tuple(mountain.gates))
            return
        options = legal_gates(mountain, left[0])
        assert options
        for start in options:
            twin = mountain.copy()
            twin.lay_gate(left[0], start.cell)
            explore(twin, left[1:])

    explore(Mountain(WINTER, TEAMS), order)
    ring = {start.cell: start for start in WINTER.starts}
    for gates in endings:
        assert are_neighbours(WINTER, ring[gates[0]], ring[gates[3]])
        assert are_neighbours(WINTER, ring[gates[1]], ring[gates[2]])
    assert len(endings) == 16  # two ways to cut the ring into pairs, two to give them out, four to seat them
