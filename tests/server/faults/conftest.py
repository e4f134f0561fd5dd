"""What the fault tests share: a nursery of real server processes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.faults.nursery import Nursery


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with Nursery() as running:
        yield running
