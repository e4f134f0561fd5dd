"""Compiled engines: `make fast`. Pure Python is the reference; see docs/architecture.md."""
