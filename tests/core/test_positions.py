"""Positions: dumped, edited, loaded again; and each impossible one refused with its reason."""

from __future__ import annotations

import json
from typing import Annotated, Any

import msgspec
import pytest

from tests.core.pebbles import GAME, Turn
from tests.core.playing import begin, play, play_out
from underhall.core import Match, PositionError, SetupError, positions
from underhall.core.loading import load, position
from underhall.core.record import read


def _position(data: dict[str, Any], seed: str = "s") -> Match:
    return position(GAME, data, seed)


def _dump(*moves: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(play(begin(), *moves).dump()))
    return data


def test_a_position_is_readable_data() -> None:
    data = _dump("cup left", "cup right", "take 2")
    assert data["agenda"] == ["turn 1"]
    assert data["players"] == 2
    assert data["options"] == {"heap": 7}
    assert data["state"]["stones"] == [2, 0]


def test_a_position_comes_back_as_it_was_at_every_decision() -> None:
    match = begin(3, "positions")
    while not match.over:
        again = _position(json.loads(json.dumps(match.dump())))
        assert again.dump() == match.dump()
        assert again.moves() == match.moves()
        assert [again.view(seat) for seat in (None, 0, 1, 2)] == [match.view(seat) for seat in (None, 0, 1, 2)]
        match.play(match.moves()[0])
    assert _position(match.dump()).over


def test_an_edited_position_is_played_on_as_it_was_written() -> None:
    data = _dump("cup left", "cup right")
    data["state"]["heap"], data["state"]["stones"] = 2, [5, 0]
    match = _position(data)
    assert match.moves() == [*GAME.moves(match.state, 0)]
    assert match.scores()[0]["stones"] == 5


def test_a_match_from_a_position_has_a_record_that_holds_it() -> None:
    match = play_out(_position(_dump("cup left", "cup right", "take 2")))
    again = load(GAME, read(match.record()))
    assert again.record() == match.record()
    assert again.scores() == match.scores()


def test_a_running_match_from_a_position_does_not_show_it_to_seats() -> None:
    match = _position(_dump("cup left", "cup right"))
    assert read(match.record(0)).position is None
    assert read(match.record()).position is not None


def test_a_position_before_a_draw_is_drawn_from_the_seed() -> None:
    data = begin().dump()
    data["agenda"].append("deal_pebble 1")
    data["state"]["pebble"][1] = 0
    drawn = {_position(data, str(seed)).state.pebble[1] for seed in range(30)}
    assert len(drawn) > 1


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        ("underhall", "position 2", "foreign"),
        ("rules", 2, "rules"),
        ("rules", 0, "rules"),
        ("rules", "1", "rules"),
        ("rules", True, "rules"),
        ("edition", "pack-1", "edition"),
        ("players", "2", "shape"),
        ("options", [], "shape"),
        ("agenda", "turn 0", "shape"),
        ("agenda", [1], "shape"),
        ("agenda", ["turn"], "step"),
        ("agenda", ["trun 0"], "step"),
        ("agenda", ["turn 2"], "seat"),
        ("agenda", ["turn -1"], "seat"),
        ("state", [], "shape"),
        ("state.heap", 6, "stones"),
        ("state.heap", -1, "value"),
        ("state.heap", "5", "shape"),
        ("state.pebble", [4, 9], "pebble"),
        ("state.pebble", [1, 1], "pebble"),
        ("state.cup", ["left", "middle"], "cup"),
        ("state.cup", ["left"], "shape"),
        ("state.weather", 1, "unknown_key"),
        ("weather", 1, "unknown_key"),
    ],
)
def test_an_impossible_position_is_refused_with_its_reason(path: str, value: object, code: str) -> None:
    data = _dump("cup left", "cup right", "take 2")
    *outer, last = path.split(".")
    place = data[outer[0]] if outer else data
    place[last] = value
    with pytest.raises(PositionError) as refused:
        _position(data)
    assert refused.value.code == code
    assert all(refused.value.sentence(lang) for lang in ("en", "es", "pl"))


@pytest.mark.parametrize("key", ["underhall", "rules", "edition", "players", "agenda", "state"])
def test_a_position_that_lacks_something_is_refused(key: str) -> None:
    data = _dump()
    del data[key]
    with pytest.raises(PositionError):
        _position(data)


def _stuck() -> dict[str, Any]:
    data = _dump("cup left", "cup right")
    data["agenda"] = ["turn 0"]
    data["state"].update(heap=0, swapped=[1, 0], stones=[0, 6])
    return data


def test_a_position_in_which_nobody_could_move_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "called_for", classmethod(lambda cls, state: None))
    with pytest.raises(PositionError) as refused:
        _position(_stuck())
    assert refused.value.code == "dead_end"


@pytest.mark.parametrize(
    ("agenda", "code", "words"),
    [
        ([], "agenda_count", 'hold the step "turn" this many times: 1, not 0'),
        (["turn 1", "turn 1"], "agenda_first", '"turn 1" can only be the first'),
        (["choose_cup"], "agenda_bottom", 'cannot begin with "choose_cup", which comes after next_turn'),
        (["turn 1", "choose_cup"], "agenda_order", '"choose_cup" cannot come right after "turn 1"'),
        (["next_turn 1"], "agenda_step", '"next_turn 1" on the agenda does not fit'),
        (["next_turn 0"], "agenda_count", "turn"),
    ],
)
def test_an_agenda_that_cannot_have_arisen_is_refused(agenda: list[str], code: str, words: str) -> None:
    data = _dump("cup left", "cup right", "take 2")
    data["agenda"] = agenda
    with pytest.raises(PositionError, match=words) as refused:
        _position(data)
    assert refused.value.code == code
    assert all(refused.value.sentence(lang) for lang in ("en", "es", "pl"))


def test_a_match_owns_the_position_it_began_with() -> None:
    data = _dump("cup left", "cup right", "take 2")
    match = _position(data)
    record = match.record()
    data["state"]["stones"][0] = 77
    data["agenda"].clear()
    data["options"]["heap"] = 9
    assert match.record() == record
    assert load(GAME, read(record)).record() == record


_DEEP: list[Any] = []
for _ in range(5000):
    _DEEP = [_DEEP]


@pytest.mark.parametrize(
    ("value", "code"),
    [
        (10**30, "number"),
        (-(10**5000), "number"),
        (1.5, "shape"),
        ({1: 2}, "shape"),
        ({1, 2}, "shape"),
        (b"heap", "shape"),
        ("x" * 20_000, "text"),
        ("\ud800", "text"),
        (_DEEP, "size"),
        ([0] * 20_000, "size"),
    ],
    ids=["large", "small", "float", "key", "set", "bytes", "long", "surrogate", "deep", "wide"],
)
def test_data_that_is_not_plain_or_out_of_all_proportion_is_refused(value: object, code: str) -> None:
    data = _dump("cup left", "cup right", "take 2")
    data["state"]["heap"] = value
    with pytest.raises(PositionError) as refused:
        _position(data)
    assert refused.value.code == code
    assert all("state.heap" in refused.value.sentence(lang) for lang in ("en", "es", "pl"))


def test_a_position_for_an_unknown_number_of_players_is_refused() -> None:
    data = _dump()
    data["players"] = 9
    with pytest.raises(SetupError):
        _position(data)


class _Heap(msgspec.Struct, forbid_unknown_fields=True):
    stones: dict[str, int]
    most: Annotated[int, msgspec.Meta(le=9)] = 9


class _Table(msgspec.Struct, forbid_unknown_fields=True):
    heaps: dict[str, list[_Heap]]


@pytest.mark.parametrize(
    ("heap", "code", "path"),
    [
        ({"stones": {"white": 1, "black": "2"}}, "shape", "state.heaps.left.1.stones.black"),
        ({"stones": {"white": 1, "black": True}}, "shape", "state.heaps.left.1.stones.black"),
        ({"stones": [1]}, "shape", "state.heaps.left.1.stones"),
        ([], "shape", "state.heaps.left.1"),
        ({}, "missing", "state.heaps.left.1.stones"),
        ({"stones": {}, "rocks": 1}, "unknown_key", "state.heaps.left.1.rocks"),
        ({"stones": {}, "most": 10}, "value", "state.heaps.left.1.most"),
    ],
)
def test_the_wrong_entry_is_named_by_its_whole_path(heap: object, code: str, path: str) -> None:
    good = {"stones": {"white": 2}}
    with pytest.raises(PositionError) as refused:
        positions.read({"heaps": {"right": [good], "left": [good, heap]}}, _Table, "state")
    assert refused.value.code == code
    assert refused.value.facts["path"] == path


def test_data_of_another_kind_is_refused_as_a_whole() -> None:
    for path, named in (("", "state"), ("players.0", "players.0")):
        with pytest.raises(PositionError) as refused:
            positions.read([1], _Table, path)
        assert refused.value.facts["path"] == named
