"""What every test runs under. Fixtures live beside the tests that use them."""

import hypothesis
import pytest

from tests.pace import patience

# A deadline measures the machine, not the code: with a worker on every core it fails at random.
hypothesis.settings.register_profile(
    "underhall", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("underhall")


@pytest.hookimpl(tryfirst=True)  # before pytest-timeout reads it
def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("timeout", None) is None:
        config.option.timeout = patience(float(config.getini("timeout")))
