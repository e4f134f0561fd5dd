"""Caverna: The Cave Farmers. One module a chapter of the rulebook; see docs/caverna.md for the map."""
