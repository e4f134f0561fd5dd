"""What the fault tests share: a nursery of real server processes, and people who visit them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator

import pytest

from tests.pace import patience
from tests.server.faults.nursery import Nursery
from tests.server.visitors import Visitor
from underhall import client

Visit = Callable[[str], Visitor]


@pytest.fixture(autouse=True)
def patient_clients(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a killed server takes longer to come back than clients usually wait."""
    monkeypatch.setattr(client, "_PATIENCE_SECONDS", patience(client._PATIENCE_SECONDS))


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
