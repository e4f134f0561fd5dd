"""Display names of everything that appears in messages: from the data, and for bundles from the names of their
goods."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import Final

from underhall.core import messages
from underhall.games.caverna.board.feeding import SPARES
from underhall.games.caverna.board.furnishing import payment_variants
from underhall.games.caverna.board.squares import CELLS, cells_in
from underhall.games.caverna.box.action_nodes import Furnish
from underhall.games.caverna.box.catalogue import FURNISHINGS, tiles_with
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.effect_kinds import Discount, SubstitutePayment
from underhall.games.caverna.box.goods import GOODS, Bundle, notation

_MOST_SHORT: Final = 100
"""Nothing costs as much as this."""


@cache
def names(lang: str) -> Mapping[str, str]:
    """Names by id. Conversions of furnishings, and payments, are named by what changes hands."""
    found = CONTENT.names(lang)

    def words(bundle: Bundle) -> str:
        return ", ".join(f"{amount} × {found[GOODS[good]]}" for good, amount in bundle)

    for square in CELLS:
        found[square] = _place(int(square[1]), int(square[3]), lang)
    for one in CONTENT.conversions.furnishing:
        if not one.variable:
            found[one.id] = f"{found[one.tile]}: {words(one.pay)} → {words(one.get)}"
    for bundle in (*_payments(), *SPARES, *(((good, n),) for good in range(len(GOODS)) for n in range(1, _MOST_SHORT))):
        if bundle:
            found[notation(bundle)] = words(bundle)
    return found


def _place(column: int, row: int, lang: str) -> str:
    """Where a square is: the third of the forest or the mountain, and the row; outside the board, beside which one."""
    inner, line = min(max(column, 1), 6), min(max(row, 1), 4)
    facts: dict[str, messages.Fact] = {"column": (inner - 1) % 3 + 1, "mountain": int(inner > 3), "row": line}
    return messages.sentence(
        "caverna-square" if (inner, line) == (column, row) else "caverna-square-outside", facts, lang
    )


def _payments() -> Iterator[Bundle]:
    """Whatever a furnishing tile can cost, with any discounts and substitutions."""
    helpers = [1 << tile for tile in cells_in(tiles_with(Discount) | tiles_with(SubstitutePayment))]
    replaced = [one.effect.cost for one in CONTENT.loot.loot if isinstance(one.effect, Furnish) and one.effect.cost]
    for number in range(len(helpers) + 1):
        for chosen in combinations(helpers, number):
            for tile in range(len(FURNISHINGS)):
                for cost in (None, *replaced):
                    yield from payment_variants(sum(chosen), tile, cost)
