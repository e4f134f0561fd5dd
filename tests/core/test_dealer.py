"""Draws never change, are exactly uniform, and are bound by a commitment."""

from __future__ import annotations

from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from underhall.core import dealer as dealing
from underhall.core.dealer import Dealer, combine, commitment


def test_known_draws_stay_the_same_for_ever() -> None:
    dealer = Dealer("underhall")
    assert [dealer.draw("tile", number, 10) for number in range(12)] == [0, 4, 6, 0, 6, 6, 4, 4, 8, 1, 2, 7]
    assert [dealer.draw("a", 0, size) for size in (1, 2, 3, 52)] == [0, 0, 1, 42]
    assert dealer.draw("a", 0, 2**63 + 1) == 8308319258717404150
    assert Dealer("").draw("", 0, 1000) == 250


def test_known_commitments_and_combined_seeds_stay_the_same_for_ever() -> None:
    assert commitment("underhall") == "098f5038c5d94c35772918592f0523542e0220d73874d2b3bd62a9c4b8c6375f"
    assert commitment("") == "0ab76badc3fcbe03419fc7cfb208390c06bc08cc200102b8df29a5a59011e467"
    assert combine("underhall", ["a", "b"]) == "43abdfdec60cfa43df346f66ce6fe7d7a0a59f9f3cdd0485477ffaf9c50b807b"


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"])), st.text("abc", max_size=3), st.integers(0, 99))
def test_a_draw_depends_on_seed_label_and_number_only(seed: str, label: str, number: int) -> None:
    dealer = Dealer(seed)
    dealer.draw("something else", 3, 7)
    assert dealer.draw(label, number, 1000) == Dealer(seed).draw(label, number, 1000)


@given(st.integers(1, 2**64), st.integers(0, 50))
def test_a_draw_is_within_its_size(size: int, number: int) -> None:
    assert 0 <= Dealer("s").draw("x", number, size) < size


def test_labels_and_numbers_give_unrelated_draws() -> None:
    dealer = Dealer("underhall")
    assert len({dealer.draw("a", number, 2**60) for number in range(200)}) == 200
    assert len({dealer.draw(f"label {number}", 0, 2**60) for number in range(200)}) == 200
    assert dealer.draw("a\n1", 2, 2**60) != dealer.draw("a", 12, 2**60)


@pytest.mark.parametrize("size", [1, 2, 3, 5, 6, 7, 52])
def test_every_outcome_has_equally_many_accepted_numbers(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a stream of one byte instead of eight, all 256 numbers can be tried: those thrown back leave none over."""
    monkeypatch.setattr(dealing, "_LIMIT", 256)
    fair = 256 - 256 % size
    counts = [0] * size
    for value in range(256):
        if value < fair:
            counts[value % size] += 1
    assert len(set(counts)) == 1
    assert 256 - fair < size


def test_numbers_that_would_favour_low_results_are_thrown_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a stream that begins with the highest number, a size that does not divide 2^64 takes the second."""

    class Digest:
        def digest(self) -> bytes:
            return b"\xff" * 8 + (5).to_bytes(8, "big") + b"\x00" * 48

    dealer = Dealer("s")
    monkeypatch.setattr(dealing, "blake2b", lambda *_, **__: Digest())
    assert dealer.draw("x", 0, 3) == 5 % 3
    assert dealer.draw("x", 0, 4) == (2**64 - 1) % 4


def test_a_whole_stream_thrown_back_is_followed_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []

    class Digest:
        def digest(self) -> bytes:
            return b"\xff" * 64 if len(asked) == 1 else b"\x00" * 64

    def stream(text: bytes, **_: object) -> Digest:
        asked.append(text)
        return Digest()

    dealer = Dealer("s")
    monkeypatch.setattr(dealing, "blake2b", stream)
    assert dealer.draw("x", 4, 3) == 0
    assert asked == [b"x\n4\n0", b"x\n4\n1"]


def test_draws_look_uniform() -> None:
    dealer = Dealer("underhall")
    counts = [0] * 6
    for number in range(6000):
        counts[dealer.draw("die", number, 6)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 20.5  # chi square with 5 degrees of freedom, 0.1 %


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="'pile' has nothing"):
        Dealer("s").draw("pile", 0, 0)


def test_a_commitment_binds_to_the_seed_and_differs_from_what_draws_use() -> None:
    assert commitment("a") != commitment("b")
    assert commitment("a") != blake2b(b"a", digest_size=32).hexdigest()


def test_every_contribution_and_their_order_count() -> None:
    assert combine("s", []) == "s"
    assert len({combine("s", texts) for texts in (["a", "b"], ["b", "a"], ["ab"], ["ab", ""], ["a", "b", ""])}) == 5
    assert combine("s", ["a"]) != combine("t", ["a"])
