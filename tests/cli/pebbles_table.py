"""Pebbles with a picture and with words: a game from outside the package, as the command line sees it.

`plugin/` makes it known through its entry point, as another distribution would.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tests.core.pebbles import Pebbles, PebblesState
from underhall.core import ContentError, Seat, messages

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PYTHONPATH = (ROOT, HERE / "plugin")
"""What a process needs to find the game."""

messages.add_folder(HERE.parent / "core" / "locales")


class TablePebbles(Pebbles):
    def picture(
        self, state: PebblesState, seat: Seat | None, lang: str, *, width: int | None = None, names: Sequence[str] = ()
    ) -> str:
        view = self.view(state, seat)
        rows = [f"[bold]heap[/] {'o' * view.heap}"]
        for other, stones in enumerate(view.stones):
            pebble = view.own if other == seat else view.pebbles[other] if view.pebbles else "?"
            rows.append(f"seat {other}: [yellow]{'o' * stones or '-'}[/] pebble={pebble} cup={view.cups[other] or '?'}")
        return "\n".join(rows)

    def check_content(self, folder: Path) -> None:
        if not (folder / "pebbles.toml").exists():
            raise ContentError("missing", file="pebbles.toml")


GAME = TablePebbles()
