"""What the fault tests share: a nursery of real server processes, and people who visit them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator

import pytest

from tests.server.faults.nursery import Nursery
from tests.server.visitors import Visitor

Visit = Callable[[str], Visitor]


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with Nursery() as running:
        yield running


@pytest.fixture
async def visit() -> AsyncIterator[Visit]:
    """Makes visitors of a server's address, who leave at the end."""
    visitors: list[Visitor] = []

    def arrive(url: str) -> Visitor:
        visitors.append(Visitor(url))
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        await visitor.go()
