"""Caverna: The Cave Farmers, for one to seven players. Read `game` first, then `rounds`, `work` and `actions`."""

from underhall.games.caverna.game import GAME

__all__ = ["GAME"]
