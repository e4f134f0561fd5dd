"""Compiled engines: `make fast`. Pure Python is the reference; see docs/fast.md."""
