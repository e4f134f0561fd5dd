"""What Underhall costs, alongside peers in the same run. `python -m bench`; README.md says what the numbers mean."""
