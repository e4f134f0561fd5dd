"""What every test runs under. Fixtures live beside the tests that use them."""

import gc
import os
from collections.abc import Generator

import hypothesis
import pytest

from tests.pace import patience
from underhall.core import COMPILED

# A deadline measures the machine, not the code: with a worker on every core it fails at random.
hypothesis.settings.register_profile(
    "underhall", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("underhall")


def pytest_configure(config: pytest.Config) -> None:
    meant = os.environ.get("UNDERHALL_ENGINES", "pure")
    if (meant == "compiled") != COMPILED:
        raise pytest.UsageError(f"{meant} engines are to be tested, and these are {'compiled' if COMPILED else 'pure'}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first: at the end nobody waits for one of them."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """Half a million objects of modules stay to the end: the collector need not look through them again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.hookimpl(wrapper=True, tryfirst=True)  # before pytest-timeout reads it
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    if item.config.getoption("timeout", None) is None:
        item.add_marker(pytest.mark.timeout(patience(float(item.config.getini("timeout")))))
    return (yield)
