"""How the kit looks into states without their help."""

from __future__ import annotations

from tests.core.pebbles import PebblesState, Take
from underhall.conformance.anatomy import differences, leaves, portrait, shared, slots_of, strangers, unset


class Board:
    __slots__ = ("cells", "name")

    def __init__(self) -> None:
        self.cells = [[0, 1], [2, 3]]
        self.name = "board"


def test_slots_come_with_those_of_the_bases() -> None:
    assert slots_of(PebblesState(2, 7)) == ("agenda", "bag", "cup", "heap", "pebble", "stones", "swapped")
    assert slots_of(7) == ()


def test_a_portrait_sees_every_slot() -> None:
    one, two = Board(), Board()
    assert portrait(one) == portrait(two)
    two.cells[1][0] = 7
    assert portrait(one) != portrait(two)
    assert differences(one, two) == ["state.cells[1][0]"]


def test_lists_of_different_length_and_types_differ() -> None:
    assert differences([1], [1, 2]) == ["len(state)", "state[1]"]
    assert differences({"a": 1}, {"b": 1}) == ["state['a']", "state['b']"]
    assert differences((1,), [1]) == ["state"]
    assert differences({"a": 1, "b": 2}, {"b": 2, "a": 1}) == ["state"]


def test_slots_that_were_never_set_are_found() -> None:
    board = Board()
    del board.name
    assert unset(board) == ["state.name"]


def test_shared_parts_are_found_however_deep() -> None:
    one, two = Board(), Board()
    assert shared(one, two) == []
    two.cells = one.cells[:]
    assert shared(one, two) == ["state.cells[0]", "state.cells[1]"]
    two.cells = one.cells
    assert shared(one, two)[0] == "state.cells"
    assert shared([Take(1)], [Take(1)]) == []


def test_what_is_not_plain_data_is_found() -> None:
    class Loose:
        pass

    assert list(strangers([1, "a", None, (2.5, Take(1)), {"x": {3}}, b"", Board()])) == []
    assert list(strangers([len, Loose(), (str(number) for number in range(3))])) == [
        ("state[0]", "builtin_function_or_method"),
        ("state[1]", "Loose"),
        ("state[2]", "generator"),
    ]


def test_leaves_have_paths() -> None:
    assert dict(leaves(Board()))["state.cells[1][1]"] == 3
