"""One Chromium and one server for all tests of this folder, and visitors who leave at the end of each test."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.house import Visitor, chromium, is_built, serve
from tests.server.running import RunningServer

HERE = Path(__file__).parent
Visit = Callable[..., Visitor]

_running: list[Browser] = []
_at_the_end = ExitStack()


@pytest.fixture
def browser() -> Browser:
    if not is_built():
        pytest.skip("the page is not built: `make test` builds it first")
    if not _running:
        _running.append(_at_the_end.enter_context(chromium()))
    return _running[0]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, None, None]:
    """Playwright keeps an event loop running for as long as it lives; asynchronous tests elsewhere need their own."""
    yield
    if nextitem is None or HERE not in nextitem.path.parents:
        _running.clear()
        _at_the_end.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    server = serve(tmp_path_factory.mktemp("house"))
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser, house: RunningServer) -> Iterator[Visit]:
    """Makes visitors of the house; afterwards the page must not have complained about anything."""
    visitors: list[Visitor] = []

    def arrive(url: str = "", *, drawn: bool = False, **wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, url or house.url, drawn=drawn, **wishes))
        return visitors[-1]

    yield arrive
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints if not _is_expected(complaint)]
    for visitor in visitors:
        visitor.close()
    assert complaints == []


def _is_expected(complaint: str) -> bool:
    """A browser reports every 401, and sockets that a stopped server closed: both are expected."""
    return "status of 4" in complaint or "WebSocket" in complaint or "net::ERR_" in complaint
