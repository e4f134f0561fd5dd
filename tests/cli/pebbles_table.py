"""Pebbles with content to check: a game from outside the package, as the command line sees it.

`plugin/` makes it known through its entry point, as another distribution would.
"""

from __future__ import annotations

from pathlib import Path

from tests.core.pebbles import Pebbles
from underhall.core import ContentError, messages

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PYTHONPATH = (ROOT, HERE / "plugin")
"""What a process needs to find the game."""

messages.add_folder(HERE.parent / "core" / "locales")


class TablePebbles(Pebbles):
    def check_content(self, folder: Path) -> None:
        if not (folder / "pebbles.toml").exists():
            raise ContentError("missing", file="pebbles.toml")


GAME = TablePebbles()
