"""Which modules are compiled: what is run for every move. What is read once, or by people, stays as it is."""

from __future__ import annotations

from pathlib import Path

_CORE = ("frozen", "notation", "agenda", "flow", "playouts", "grids", "scales")
_NOT_OF_A_GAME = ("__init__", "game", "refusing", "plan", "pricing", "stalls")
_OF_THE_BORDER = ("yardstick", "estimate", "estimate_features", "plans", "hunger")
_OF_THE_BOX = {"caverna": ("goods",)}


def hot(package: Path) -> list[Path]:
    """The files of `underhall`, in that folder, that are worth compiling."""
    found = [package / "core" / f"{name}.py" for name in _CORE]
    for game in sorted(path for path in (package / "games").iterdir() if (path / "game.py").exists()):
        found += [path for path in sorted(game.glob("*.py")) if path.stem not in _NOT_OF_A_GAME]
        found += [path for path in sorted(game.glob("board/*.py")) if path.stem not in _NOT_OF_A_GAME]
        found += [path for path in sorted(game.glob("border/*.py")) if path.stem in _OF_THE_BORDER]
        found += [game / "box" / f"{name}.py" for name in _OF_THE_BOX.get(game.name, ())]
    return found
