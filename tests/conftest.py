"""What every test runs under. Fixtures live beside the tests that use them."""

import hypothesis

# A deadline measures the machine, not the code: with a worker on every core it fails at random.
hypothesis.settings.register_profile("underhall", deadline=None)
hypothesis.settings.load_profile("underhall")
