"""Words are written and read back, and text that is no word is refused with what is wrong with it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from underhall.core import MalformedMove, Move, Notation
from underhall.core.frozen import tag_of
from underhall.core.notation import LONGEST, LONGEST_ID, MOST


class Haul(Move, frozen=True, gc=False, tag="haul"):
    good: str
    amount: int
    over: tuple[str, ...]
    turns: tuple[int, ...]
    by: str | None


class Rest(Move, frozen=True, gc=False, tag="rest"):
    pass


WORDS = Notation[Move](Haul, Rest)

ids = st.from_regex(r"[a-z0-9_.:+=/@]{1,6}(-[a-z0-9_.:+=/@]{1,4}){0,2}", fullmatch=True)
numbers = st.integers(-MOST, MOST)
hauls = st.builds(
    Haul,
    good=ids,
    amount=numbers,
    over=st.lists(ids, max_size=4).map(tuple),
    turns=st.lists(numbers, max_size=4).map(tuple),
    by=st.none() | ids,
)


@given(hauls)
def test_what_is_written_is_read_back(move: Haul) -> None:
    assert WORDS.parse(str(move)) == move
    assert str(WORDS.parse(str(move))) == str(move)
    assert str(move).isascii()


@given(st.text(alphabet="haulrest 0123456789-,_.:é\n", max_size=30))
def test_text_that_can_be_read_is_the_canonical_one(text: str) -> None:
    try:
        move = WORDS.parse(text)
    except MalformedMove:
        return
    assert str(move) == text


def test_notation_reads_like_a_line_of_a_record() -> None:
    assert str(Haul("ore", 2, ("cell:c7", "cell:c8"), (), None)) == "haul ore 2 cell:c7,cell:c8 - -"
    assert str(Rest()) == "rest"


def test_moves_are_values() -> None:
    assert Haul("ore", 2, (), (), None) == Haul("ore", 2, (), (), None)
    assert len({Rest(), Rest()}) == 1
    with pytest.raises(AttributeError):
        Haul("ore", 2, (), (), None).amount = 3  # type: ignore[misc]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown_word"),
        ("sing", "unknown_word"),
        ("hual ore 2 - - -", "unknown_word_near"),
        ("haul", "field_count"),
        ("haul ore 2 - -", "field_count"),
        ("haul  ore 2 - - -", "field_count"),
        ("rest now", "field_count"),
        ("haul Ore 2 - - -", "field"),
        ("haul ore two - - -", "field"),
        ("haul ore 02 - - -", "field"),
        ("haul ore +2 - - -", "field"),
        ("haul ore -0 - - -", "field"),
        ("haul ore 2 a,,b - -", "field"),
        ("haul ore 2 - 1,x -", "field"),
        ("haul -ore 2 - - -", "field"),
        ("haul ore- 2 - - -", "field"),
        ("haul ore ٣ - - -", "field"),
        ("haul ore " + "9" * 10 + " - - -", "field"),
        ("haul " + "x" * (LONGEST_ID + 1) + " 1 - - -", "field"),
        ("haul ore " + "9" * 5000 + " - - -", "long"),
        ("haul ore 1 " + ",".join(["ore"] * 400) + " - -", "long"),
        (None, "no_move"),
        (b"rest", "no_move"),
    ],
)
def test_text_that_is_no_move_is_refused_with_what_is_wrong(text: str, code: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        WORDS.parse(text)
    assert refused.value.code == code
    for lang in ("en", "es", "pl"):
        assert refused.value.sentence(lang)


def test_the_longest_that_can_be_written_is_read() -> None:
    longest = Haul("x" * LONGEST_ID, -MOST, ("y" * LONGEST_ID,) * 13, (MOST,), None)
    assert len(str(longest)) <= LONGEST
    assert WORDS.parse(str(longest)) == longest


@pytest.mark.parametrize(
    "move",
    [
        Haul("Ore", 2, (), (), None),
        Haul("x" * (LONGEST_ID + 1), 2, (), (), None),
        Haul("ore", MOST + 1, (), (), None),
        Haul("ore", True, (), (), None),
        Haul("ore", 2.0, (), (), None),  # type: ignore[arg-type]
        Haul("ore", 2, ["c7"], (), None),  # type: ignore[arg-type]
        Haul("ore", 2, (), ("c7",), None),  # type: ignore[arg-type]
        Haul("ore", 2, (), (), 7),  # type: ignore[arg-type]
        Haul(None, 2, (), (), None),  # type: ignore[arg-type]
        Haul("ore", 2, ("ore",) * 400, (), None),
        Haul,
        "rest",
        None,
    ],
)
def test_a_move_that_could_not_be_written_and_read_back_is_none(move: object) -> None:
    with pytest.raises(MalformedMove) as refused:
        WORDS.check(move)
    assert all(refused.value.sentence(lang) for lang in ("en", "es", "pl"))


def test_the_nearest_word_is_suggested() -> None:
    with pytest.raises(MalformedMove, match='Did you mean "haul"'):
        WORDS.parse("hual ore 2 - - -")


def test_two_words_cannot_share_a_tag() -> None:
    class Sleep(Move, frozen=True, gc=False, tag="rest"):
        pass

    with pytest.raises(ValueError, match="share a tag"):
        Notation[Move](Rest, Sleep)


def test_a_word_needs_a_tag() -> None:
    class Nameless(Move, frozen=True, gc=False):
        pass

    with pytest.raises(TypeError, match="needs a tag"):
        tag_of(Nameless)
