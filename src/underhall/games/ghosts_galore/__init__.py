"""Ghosts Galore: draft track tiles and build a ghost train on a board of nine cells.

The rules, in our own words, are in locales/en/ghosts_galore.md; its numbered rulings are cited here as R-n. The
chapters: `plan` (the whole game in one list), `setup`, `claiming`, `placement`, `secret`; `board.routes` and
`board.scoring` say what they come to.
"""

from underhall.games.ghosts_galore.border.view import GhostsGaloreView
from underhall.games.ghosts_galore.game import GAME, GhostsGalore
from underhall.games.ghosts_galore.state import GhostsGaloreState

__all__ = ["GAME", "GhostsGalore", "GhostsGaloreState", "GhostsGaloreView"]
