"""What every test runs under. Fixtures live beside the tests that use them."""

from collections.abc import Generator

import hypothesis
import pytest

from tests.pace import patience

# A deadline measures the machine, not the code: with a worker on every core it fails at random.
hypothesis.settings.register_profile(
    "underhall", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("underhall")


@pytest.hookimpl(wrapper=True, tryfirst=True)  # before pytest-timeout reads it
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    if item.config.getoption("timeout", None) is None:
        item.add_marker(pytest.mark.timeout(patience(float(item.config.getini("timeout")))))
    return (yield)
