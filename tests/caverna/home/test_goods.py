"""Goods, bundles and heaps."""

from __future__ import annotations

import doctest
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from underhall.games.caverna.box import goods
from underhall.games.caverna.box.content import CONTENT

amounts = st.dictionaries(st.sampled_from(goods.GOODS), st.integers(0, 100))


def test_the_numbering_is_that_of_the_data() -> None:
    ids = [good.id for good in CONTENT.resources.good] + [animal.id for animal in CONTENT.resources.animal]
    assert (*ids, "begging_marker") == goods.GOODS
    assert goods.GOODS[goods.WILD_BOAR] == "wild_boar"


@given(amounts)
def test_the_notation_of_a_bundle_reads_back(given: dict[str, int]) -> None:
    bundle = goods.bundle(given)
    assert goods.parse(goods.notation(bundle)) == bundle
    assert goods.unpack(goods.pack(bundle)) == bundle
    assert goods.as_dict(bundle) == {good: amount for good, amount in given.items() if amount}


@given(amounts, amounts)
def test_bundles_and_heaps_add_up(one: dict[str, int], other: dict[str, int]) -> None:
    both = goods.plus(goods.bundle(one), goods.bundle(other))
    assert both == goods.bundle({good: one.get(good, 0) + other.get(good, 0) for good in goods.GOODS})
    assert goods.pack(both) == goods.pack(goods.bundle(one)) + goods.pack(goods.bundle(other))
    rest = goods.reduced(goods.bundle(one), goods.bundle(other))
    assert rest == goods.bundle({good: max(0, amount - other.get(good, 0)) for good, amount in one.items()})


@given(amounts, st.lists(st.integers(0, 100), min_size=14, max_size=14))
def test_paying_takes_what_receiving_gives(given: dict[str, int], supply: list[int]) -> None:
    bundle, before = goods.bundle(given), supply[:]
    assert goods.can_pay(supply, bundle) == all(supply[goods.GOOD[good]] >= amount for good, amount in given.items())
    goods.receive(supply, bundle)
    assert goods.can_pay(supply, bundle)
    goods.pay(supply, bundle)
    assert supply == before


@pytest.mark.parametrize(
    "text", ["", "wood", "0wood", "3stone+4wood", "4wood+4wood", "4 wood", "4gems", "04wood", "4wood+"]
)
def test_other_texts_are_no_bundles(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(text)}$"):
        goods.parse(text)


def test_the_examples_in_the_module_run() -> None:
    assert doctest.testmod(goods).failed == 0
